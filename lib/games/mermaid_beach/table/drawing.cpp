#include "games/mermaid_beach/table/drawing.h"

#include "games/mermaid_beach/rules/figures.h"
#include "games/mermaid_beach/table/choice_keys.h"
#include "games/mermaid_beach/table/pieces.h"
#include "games/mermaid_beach/table/retelling.h"
#include "ink/text.h"
#include "stage/cursor.h"
#include "stage/number.h"

namespace seaglass::mermaid_beach::drawing {

using namespace ink;

namespace {

constexpr Color sign_color(0x0f6484), board_color(0xd9a363), board_edge(0x6b3a1c);

/// With its number on it, or beside it on a sign.
void draw_counted_deck(Painter& painter, const View& view, Rect deck, bool beach, int cards) {
  if (!painter.drawn().meets({deck.x - 4, deck.y - 4, deck.width + 40, deck.height + 9})) return;
  if (!layout::has_room_for_decks(view.players)) {
    painter.rounded(deck, 9, palette::foam);
    painter.rounded(inset(deck, 2), 7, sign_color);
    Rect number = inset(deck, 3, 0);
    pieces::draw_deck_mark(painter, take_left(number, 26), beach);
    return draw_number(painter, number, cards, TextSize::child, palette::foam);
  }
  pieces::draw_deck(painter, deck, beach, cards);
  const Rect number{deck.x + 2, deck.bottom() - 19, deck.width - 4, 18};
  painter.rounded(number, 6, pieces::dark);
  draw_number(painter, number, cards, TextSize::child, palette::foam);
}

/// On the card just drawn.
void draw_new_mark(Painter& painter, Rect card) {
  const FinePoint middle{fine(card.right() - 13), fine(card.y + 13)};
  painter.circle(middle, fine(9), pieces::dark);
  painter.circle(middle, fine(8), palette::sun);
  painter.rectangle({card.right() - 17, card.y + 12, 8, 2}, pieces::dark);
  painter.rectangle({card.right() - 14, card.y + 9, 2, 8}, pieces::dark);
}

void draw_shells_of(Painter& painter, const View& view, Seat seat, const ChoiceWalk* walk) {
  for (int value = 1; value <= shell_values; ++value) {
    const int key = shell_key(seat, value), shells = figures::shells(view.state->as<State>(), seat, value);
    if (shells > 0)
      pieces::draw_shells(painter, layout::shells(view, seat, value), value, shells, points_at(walk, 1, key),
                          offered(walk, 1, key));
  }
}

/// In the colours of who sits there.
void draw_towel(Painter& painter, Rect area, Color color) {
  constexpr int stripe = 3;
  painter.rounded(area, 6, pieces::dark);
  painter.rounded(inset(area, 1), 5, color);
  painter.rounded(inset(area, 1 + stripe), 3, palette::foam);
}

/// Red where the Monster's holder should see how few they are.
void draw_hand_count(Painter& painter, Rect card, int cards, bool alarming) {
  painter.rounded(card, 4, pieces::dark);
  painter.rounded(inset(card, 1), 3, palette::foam);
  painter.rounded(inset(card, 2), 2, alarming ? palette::coral : sign_color);
  draw_number(painter, card, cards, TextSize::body, alarming ? pieces::dark : palette::foam);
}

/// On the Monster: it may be about to eat.
void draw_alarm_mark(Painter& painter, Rect card) {
  const Rect badge{card.right() - 23, card.y + 4, 20, 20};
  painter.rounded_outline(card, 8, 3, palette::coral);
  painter.circle(badge.middle(), fine(10), palette::coral);
  text_in(painter, badge, "!", TextSize::child, palette::night);
}

/// Whose turn it is, and whether it is a bonus.
void draw_sign(Painter& painter, const View& view) {
  const Rect sign = layout::turn_area;
  if (!painter.drawn().meets(inset(sign, -12))) return;
  const State& state = view.state->as<State>();
  const Face& face = view.face(named(view));
  painter.rounded(sign, 13, palette::foam);
  painter.rounded(inset(sign, 2), 11, sign_color);
  painter.sprite(face.small, sign.top_left() + Point{4, 1}, face.color);
  const Rect name{sign.x + 32, sign.y, sign.width - 36, sign.height};
  text_in(painter, name, view.name(named(view)), TextSize::body, palette::foam, Align::left);
  if (state.bonus) {
    const Rect mark{sign.right() - 16, sign.y + 11, 28, 19};
    painter.rounded(mark, 9, pieces::dark);
    painter.rounded(inset(mark, 1), 8, palette::sun);
    text_in(painter, mark, "+1", TextSize::body, pieces::dark);
  }
}

}  // namespace

bool monster_threatens(const View& view) {
  const State& state = view.state->as<State>();
  if (!view.open || state.over() || !state.hands[view.near].holds(Kind::monster)) return false;
  for (Seat seat : all_seats(view.players))
    if (state.hands[seat].size <= few_cards) return true;
  return false;
}

Seat named(const View& view) {
  const State& state = view.state->as<State>();
  const SeatSet deciding = state.to_act();
  if (deciding.contains(view.near)) return view.near;
  return deciding.empty() || deciding.contains(state.turn) ? state.turn : deciding.first();
}

void draw_top(Painter& painter, const View& view, const ChoiceWalk* walk) {
  const State& state = view.state->as<State>();
  draw_sign(painter, view);
  const Rect shell_deck = layout::shell_deck(view);
  draw_counted_deck(painter, view, layout::beach_deck(view), true, figures::beach_cards_left(state));
  draw_counted_deck(painter, view, shell_deck, false, figures::shell_cards_left(state));
  const bool chosen = points_at(walk, 1, shell_deck_key);
  if (!chosen && !offered(walk, 1, shell_deck_key)) return;
  painter.rounded_outline(inset(shell_deck, -4), 8, 4, pieces::dark);
  painter.rounded_outline(inset(shell_deck, -3), 7, 2, chosen ? palette::sun : palette::sea_glass);
}

void draw_other(Painter& painter, const View& view, Seat seat, const ChoiceWalk* walk) {
  const Rect area = layout::towel(view, seat);
  if (!painter.drawn().meets({area.x - 4, area.y - 4, area.width + 8, layout::shells_bottom - area.y + 8}))
    return;
  const State& state = view.state->as<State>();
  const Face& face = view.face(seat);
  const bool chosen = points_at(walk, 1, seat.index()), can_be = offered(walk, 1, seat.index());
  draw_towel(painter, area, face.color);
  if (can_be || chosen) {
    painter.rounded_outline(inset(area, -1), 7, 4, pieces::dark);
    painter.rounded_outline(area, 6, 2, palette::sea_glass);
    if (chosen) draw_cursor(painter, inset(area, -1), 7);
  }
  painter.sprite(face.small, {area.x + 4, area.y + 3}, face.color);
  const int points = figures::points(state, seat);
  if (points > 0) pieces::draw_total(painter, {area.x + 27, area.y + 3, 22, 22}, points);
  const int cards = figures::cards_held(state, seat);
  draw_hand_count(painter, layout::hand_count(view, seat), cards,
                  cards <= few_cards && monster_threatens(view));
  const Rect name{area.x + 2, area.bottom() - 20, area.width - 4, 16};
  if (state.to_act().contains(seat)) painter.rounded(inset(name, 3, 1), 6, palette::sun);
  text_in(painter, name, view.name(seat), TextSize::body, pieces::dark);
  draw_shells_of(painter, view, seat, walk);
}

void draw_near(Painter& painter, const View& view) {
  const Rect area = layout::near_towel;
  if (!painter.drawn().meets({0, area.y - 10, layout::prompt_area(view).x, area.height + 14})) return;
  const Face& face = view.face(view.near);
  const Shells& shells = view.state->as<State>().shells[view.near];
  draw_towel(painter, area, face.color);
  painter.sprite(face.small, {area.x + 4, area.y + 6}, face.color);
  pieces::draw_total(painter, {area.right() - 28, area.y + 6, 24, 24},
                     figures::points(view.state->as<State>(), view.near));
  if (shells.any() && monster_threatens(view)) {
    const Rect eaten = layout::shells(view, view.near, shells.highest());
    painter.rounded(inset(eaten, -4), 9, pieces::dark);
    painter.rounded(inset(eaten, -3), 8, palette::coral);
  }
  draw_shells_of(painter, view, view.near, nullptr);
}

/// Each card as far as the next one does not cover it, and then what is covered of the one that is pointed
/// at: so that moving the cursor draws little anew.
void draw_hand(Painter& painter, const View& view, const layout::HandPlaces& places, const ChoiceWalk* walk) {
  constexpr int above = 8, corner = 8;
  if (!painter.drawn().meets({0, layout::hand_y - above, screen_width, layout::card_height})) return;
  const State& state = view.state->as<State>();
  const auto draw_part = [&](int kind, int number, int from, int width) {
    const Rect place = layout::place(places, number);
    const Clipped clipped(painter, {place.x + from, place.y - above, width, screen_height});
    if (painter.drawn().empty()) return;
    const bool usable = walk == nullptr || points_at(walk, 0, kind) || offered(walk, 0, kind);
    pieces::draw_card(painter, place, kind, figures::cards_held(state, view.near, kind_at(kind)), usable);
    if (kind == index(Kind::monster) && monster_threatens(view)) draw_alarm_mark(painter, place);
    if (state.drawn == kind_at(kind)) draw_new_mark(painter, place);
  };
  int number = 0, pointed_at = -1, its_kind = 0;
  for (int kind = 0; kind < kind_count; ++kind) {
    if (figures::cards_held(state, view.near, kind_at(kind)) <= 0) continue;
    if (points_at(walk, 0, kind)) pointed_at = number, its_kind = kind;
    const bool is_covered = number + 1 < places.cards && places.overlap();
    draw_part(kind, number++, 0, is_covered ? places.pitch + corner : places.width);
  }
  if (pointed_at < 0) return;
  if (places.overlap()) draw_part(its_kind, pointed_at, places.pitch, places.width - places.pitch);
  draw_card_cursor(painter, layout::place(places, pointed_at), 8);
}

void draw_button(Painter& painter, const View& view, const ChoiceWalk* walk) {
  const bool keeps = view.state->as<State>().phase == Phase::play_drawn;
  const bool chosen = points_at(walk, 0, keeps ? keep_key : stop_key);
  const Rect area = layout::button;
  painter.rectangle({area.x + area.width / 2 - 5, area.bottom() - 4, 10, screen_height - area.bottom() + 4},
                    board_edge);
  painter.rounded(area, 8, board_edge);
  painter.rounded(inset(area, 2), 6, chosen ? palette::sun : board_color);
  text_in(painter, area, word(keeps ? Word::keep_short : Word::stop_short, view.language), TextSize::body,
          pieces::dark);
  if (chosen) draw_cursor(painter, area, 8);
}

void draw_prompt(Painter& painter, const View& view, const ChoiceWalk& walk) {
  constexpr int margin = 7;
  const Rect area = layout::prompt_area(view);
  if (!painter.drawn().meets(inset(area, -margin, -margin - layout::prompt_line))) return;
  const Phrase words = proposal(view, walk.choice(), walk.step());
  const TextSize usual = largest_fitting(words.text(), TextSize::child, area.width);
  const TextSize size = enlarged(painter, words.text(), usual, area.width, area.height);
  const int lines = line_count(words.text(), size, area.width);
  const int top = lines > 2 ? area.y - layout::prompt_line : area.y;
  const int board_y = smaller(top, area.y) - margin;
  const Rect board{area.x - margin, board_y, area.width + 2 * margin, layout::prompt_bottom - board_y};
  painter.rounded(board, 9, palette::foam);
  painter.rounded_outline(board, 9, 1, pieces::dark);
  paragraph(painter, {area.x, top, area.width, area.height}, words.text(), size, pieces::dark, Align::left,
            3);
}

void draw_warning(Painter& painter, const View& view) {
  painter.rounded(inset(layout::warning_area, -1), 9, pieces::dark);
  painter.rounded(layout::warning_area, 8, palette::coral);
  text_in(painter, layout::warning_area, word(Word::monster_warning, view.language), TextSize::body,
          palette::night);
}

}  // namespace seaglass::mermaid_beach::drawing
