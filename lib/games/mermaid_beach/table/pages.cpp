#include "games/mermaid_beach/table/pages.h"

#include "content/art.h"
#include "games/mermaid_beach/table/pieces.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass::mermaid_beach::pages {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

constexpr Color dim_text(0xa9c9cf);

void draw_share(Painter& painter, Rect area, const char* mark, int count, int all) {
  Phrase share;
  share.add(mark).add(count).add("/").add(all);
  text_in(painter, area, share.text(), TextSize::body, count > 0 ? palette::foam : dim_text);
}

void draw_shell_card(Painter& painter, Rect place, ShellCard card, int count) {
  static constexpr const char* ways[] = {"← ", "→ "};
  const bool star = is_starfish(card);
  const Rect words = take_bottom(place, 16), picture = centred(place, 24, 24);
  if (star)
    painter.sprite(art::starfish_24, picture.top_left(), palette::coral);
  else
    pieces::draw_large_shell(painter, picture, value_of(card), TextSize::child);
  draw_share(painter, words, star ? ways[index(card) - index(ShellCard::left)] : "", count, cards_of(card));
}

}  // namespace

void draw_put_away(Painter& painter, const View& view) {
  constexpr int columns = item_count, pitch = 39, height = 92, top = 36;
  constexpr int shell_columns = 3, shell_rows = 2, shells_x = columns - shell_columns;
  const auto place = [](int column, int row) {
    return Rect{5 + column * pitch, top + row * (height + 8), pitch - 2, height};
  };
  const State& state = view.state->as<State>();
  painter.fill(palette::deep);
  text_in(painter, {12, 4, 250, 24}, word(Word::beach_overview, view.language), TextSize::child,
          palette::foam, Align::left);
  for (int kind = 0; kind < index(Kind::monster); ++kind) {  // which nobody can put away
    const int all = cards_of(kind_at(kind), state.younger), count = state.beach_discard[kind];
    Rect card = place(kind % columns, kind / columns);
    if (all == 0 || !painter.shows(card)) continue;
    draw_share(painter, take_bottom(card, 16), "", count, all);
    pieces::draw_card(painter, card, kind, 1, count > 0);
  }
  for (int i = 0; i < shell_card_kinds; ++i)
    draw_shell_card(painter, row(place(shells_x + i % shell_columns, 1), i / shell_columns, shell_rows),
                    static_cast<ShellCard>(i), state.shell_discard[i]);
}

}  // namespace seaglass::mermaid_beach::pages
