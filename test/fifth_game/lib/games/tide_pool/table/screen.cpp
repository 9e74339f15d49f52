#include "games/tide_pool/table/screen.h"

#include "games/door.h"
#include "games/tide_pool/table/layout.h"
#include "ink/text.h"
#include "stage/choice_walk.h"
#include "stage/cursor.h"
#include "stage/number.h"

namespace seaglass::tide_pool {

using namespace ink;

namespace {

constexpr Color water(0x1d5a6b), rock(0x1c2a38), panel_color(0x0f3550), card_back(0x1f6f78);
constexpr Color stones[] = {Color(0xd9cdb8), Color(0xb79ced), Color(0xf2dcb1), Color(0xe89a8a)};

void draw_pebble(Painter& painter, Rect place, int number) {
  painter.circle(place.middle(), fine(8), palette::night);
  painter.circle(place.middle(), fine(7), stones[number % 4]);
}

void draw_pool(Painter& painter, int pebbles) {
  if (!painter.shows(layout::pool)) return;
  painter.rounded(layout::pool, 30, water);
  for (int i = 0; i < pebbles; ++i)
    draw_pebble(painter,
                cell(inset(layout::pool, 12, 10), i % layout::columns, layout::columns, i / layout::columns,
                     layout::rows),
                i);
}

void draw_card(Painter& painter, Rect area, Card card) {
  painter.rounded(area, 5, palette::foam);
  if (card == Card::unknown)
    painter.rounded(inset(area, 2), 4, card_back);
  else
    draw_number(painter, area, worth_of(card), TextSize::child, palette::night);
}

/// Who it is, how many pebbles they have, and their card: its back for all who may not see it.
void draw_panel(Painter& painter, const View& view, Seat seat) {
  const Rect area = layout::panel(view, seat);
  if (!painter.shows(area)) return;
  const State& state = view.state->as<State>();
  const Face& face = view.face(seat);
  const bool has_turn = !state.over() && state.turn == seat;
  painter.rounded(area, 10, panel_color);
  if (has_turn) painter.rounded_outline(area, 10, 2, palette::sea_glass);
  const bool is_large = layout::is_for_two(view);
  const int margin = is_large ? 6 : 2;
  painter.sprite(face.small, area.top_left() + Point{margin, 4}, face.color);
  draw_number(painter, {area.x + margin + 25, area.y + 4, is_large ? 40 : 17, 24}, state.pebbles[seat],
              is_large ? TextSize::child : TextSize::body, palette::sun, Align::left);
  if (is_large)
    text_in(painter, {area.x + 6, area.y + 32, 94, 14}, view.name(seat), TextSize::body, palette::foam,
            Align::left);
  draw_card(painter, layout::card(view, seat), state.cards[seat]);
}

void draw_button(Painter& painter, int number, const ChoiceWalk& walk) {
  const Rect area = layout::button(number);
  const bool chosen = points_at(&walk, 0, number), can_be = chosen || offered(&walk, 0, number);
  painter.rounded(area, 10, can_be ? palette::tide : panel_color);
  draw_number(painter, area, number, TextSize::title, can_be ? palette::foam : palette::sea_glass);
  if (chosen) draw_cursor(painter, area, 10);
}

}  // namespace

Point PoolScreen::spot(const View&, int, int key) const {
  return layout::button(key).top_left();
}

Phrase PoolScreen::proposal(const View& view, const ChoiceWalk& walk) const {
  return phrase(Word::do_take_pebbles, view.language, int{walk.choice().a});
}

void PoolScreen::draw(Painter& painter, const View& view, const ChoiceWalk* walk) const {
  painter.fill(rock);
  draw_pool(painter, view.state->as<State>().pool);
  for (Seat seat : all_seats(view.players)) draw_panel(painter, view, seat);
  if (walk == nullptr) return;
  for (int number = 1; number <= content::taken_max; ++number) draw_button(painter, number, *walk);
  const Phrase words = proposal(view, *walk);
  text_in(painter, layout::prompt, words.text(), TextSize::body, palette::foam);
}

Phrase PoolScreen::caption(const View& view, const Event& event) const {
  const Word told = happening(event) == Happening::took ? Word::told_took_pebbles : Word::told_tide_card;
  return phrase(told, view.language, view.name(event.seat), int{event.a});
}

void PoolScreen::illustrate(Painter& painter, const View&, const Event& event, Rect area) const {
  if (happening(event) == Happening::showed)
    return draw_card(painter, centred(area, 28, 40), card_worth(event.a));
  for (int i = 0; i < event.a; ++i) draw_pebble(painter, row(area, i, content::taken_max), i);
}

Motif PoolScreen::motif(const View&, const Event& event) const {
  return happening(event) == Happening::took ? Motif::gain : Motif::none;
}

Rect PoolScreen::waiting_area() const {
  return layout::prompt;
}

Word PoolScreen::part(int number) const {
  return number == 0 ? Word::pebbles_taken : Word::tide_card;
}

const GameScreen& screen() {
  static constexpr PoolScreen screen;
  return screen;
}

}  // namespace seaglass::tide_pool
