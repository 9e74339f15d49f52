#include "games/mermaid_beach/table/pages.h"

#include "content/art.h"
#include "games/mermaid_beach/rules/figures.h"
#include "games/mermaid_beach/table/layout.h"
#include "games/mermaid_beach/table/pieces.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass::mermaid_beach::pages {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

void draw_share(Painter& painter, Rect area, const char* mark, int count, int all) {
  Phrase share;
  share.add(mark).add(count).add("/").add(all);
  text_in(painter, area, share.text(), TextSize::body, pieces::dark);
}

void draw_shell_card(Painter& painter, Rect place, ShellCard card, int count) {
  static constexpr const char* ways[] = {"← ", "→ "};
  const bool star = is_starfish(card);
  draw_share(painter, take_bottom(place, 16), star ? ways[index(card) - index(ShellCard::left)] : "", count,
             cards_of(card));
  if (star)
    painter.sprite(art::beach_star, centred(place, 24, 24).top_left());
  else
    pieces::draw_shell(painter, centred(place, layout::shell_side, layout::shell_side).top_left(),
                       value_of(card));
}

}  // namespace

void draw_put_away(Painter& painter, const View& view) {
  constexpr int columns = 6, pitch = 52, left = 5, top = 32, height = 82, shells_y = 196;
  const State& state = view.state->as<State>();
  painter.fill(Color(0xf7e2b4));
  text_in(painter, {12, 4, 250, 24}, word(Word::beach_overview, view.language), TextSize::child, pieces::dark,
          Align::left);
  for (int kind = 0; kind < index(Kind::monster); ++kind) {  // which nobody can put away
    const int all = cards_of(kind_at(kind), state.younger), count = figures::put_away(state, kind_at(kind));
    Rect card{left + kind % columns * pitch, top + kind / columns * height, pitch - 2, height - 4};
    if (all == 0 || !painter.shows(card)) continue;
    draw_share(painter, take_bottom(card, 16), "", count, all);
    pieces::draw_told_card(painter, card, kind);
    if (count == 0) painter.rounded(card, 7, Paint(Color(0xf7e2b4), 170));
  }
  for (int i = 0; i < shell_card_kinds; ++i)
    draw_shell_card(painter, {left + i * pitch, shells_y, pitch - 2, 43}, static_cast<ShellCard>(i),
                    figures::put_away(state, static_cast<ShellCard>(i)));
}

}  // namespace seaglass::mermaid_beach::pages
