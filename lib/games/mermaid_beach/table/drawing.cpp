#include "games/mermaid_beach/table/drawing.h"

#include "games/mermaid_beach/table/choice_keys.h"
#include "games/mermaid_beach/table/pieces.h"
#include "games/mermaid_beach/table/retelling.h"
#include "ink/text.h"
#include "stage/cursor.h"
#include "stage/number.h"

namespace seaglass::mermaid_beach::drawing {

using namespace ink;

namespace {

constexpr Color panel_color(0x0f3550);
constexpr Color dim_text(0xa9c9cf);
void draw_deck(Painter& painter, Rect card, bool beach, int cards) {
  for (int i = 2; i > 0; --i)
    if (cards > i * 8)
      painter.rounded(card.moved({i * 2, -i}), 4, mixed(palette::foam, palette::night, i * 70));
  if (cards > 0)
    pieces::draw_back(painter, card, beach);
  else
    painter.rounded_outline(card, 3, 1, palette::tide);
  draw_number(painter, {card.right() + 5, card.y, 26, card.height}, cards, TextSize::child, palette::foam,
              Align::left);
}

/// On the card just drawn.
void draw_new_mark(Painter& painter, Rect card) {
  const FinePoint middle{fine(card.x + card.width / 2), fine(card.y - 2)};
  painter.circle(middle, fine(6), palette::night);
  painter.circle(middle, fine(5), palette::sun);
}

void draw_shells_of(Painter& painter, const View& view, Seat seat, const ChoiceWalk* walk) {
  const State& state = view.state->as<State>();
  for (int value = 1; value <= shell_values; ++value) {
    const int key = shell_key(seat, value);
    pieces::draw_shells(painter, layout::shell(view, seat, value), value, state.shells[seat].of(value),
                        points_at(walk, 1, key), offered(walk, 1, key));
  }
}

/// Red where the Monster's holder should see how few they are.
void draw_hand_count(Painter& painter, Rect card, int cards, bool alarming) {
  painter.rounded(card, 4, palette::foam);
  painter.rounded(inset(card, 2), 3, alarming ? palette::coral : Color(0x1f6f78));
  draw_number(painter, card, cards, TextSize::child, alarming ? palette::night : palette::foam);
}

/// On the Monster: it may be about to eat.
void draw_alarm_mark(Painter& painter, Rect card) {
  const Rect badge{card.right() - 22, card.y + 3, 20, 20};
  painter.rounded_outline(card, 6, 2, palette::coral);
  painter.circle(badge.middle(), fine(10), palette::coral);
  text_in(painter, badge, "!", TextSize::child, palette::night);
}

}  // namespace

bool monster_threatens(const View& view) {
  const State& state = view.state->as<State>();
  if (!view.open || state.over() || !state.hands[view.near].holds(Kind::monster)) return false;
  for (Seat seat : all_seats(view.players))
    if (state.hands[seat].size <= few_cards) return true;
  return false;
}

void draw_top(Painter& painter, const View& view, const ChoiceWalk* walk) {
  if (!painter.shows({0, 0, screen_width, layout::panels_y})) return;
  const State& state = view.state->as<State>();
  const Face& face = view.face(state.turn);
  painter.rounded(layout::turn_area, 13, Paint(palette::night, 150));
  painter.sprite(face.small, layout::turn_area.top_left() + Point{3, 1}, face.color);
  const Rect name{layout::turn_area.x + 32, layout::turn_area.y, 118, layout::turn_area.height};
  text_in(painter, name, view.name(state.turn), TextSize::body, palette::foam, Align::left);
  if (state.bonus) {
    const Rect mark{layout::turn_area.right() - 28, layout::turn_area.y + 4, 24, 18};
    painter.rounded(mark, 9, palette::sun);
    text_in(painter, mark, "+1", TextSize::body, palette::night);
  }
  draw_deck(painter, layout::beach_deck, true, state.beach_deck.size());
  draw_deck(painter, layout::shell_deck, false, state.shell_deck.size());
  if (points_at(walk, 1, shell_deck_key) || offered(walk, 1, shell_deck_key))
    painter.rounded_outline(inset(layout::shell_deck, -3), 5, 2,
                            points_at(walk, 1, shell_deck_key) ? palette::sun : palette::sea_glass);
}

void draw_other(Painter& painter, const View& view, Seat seat, const ChoiceWalk* walk) {
  const Rect area = layout::panel(view, seat);
  if (!painter.shows(area)) return;
  const State& state = view.state->as<State>();
  const Face& face = view.face(seat);
  const bool chosen = points_at(walk, 1, seat.index()), can_be = offered(walk, 1, seat.index());
  painter.rounded(area, 10, can_be || chosen ? palette::shadow : panel_color);
  if (can_be || chosen) painter.rounded_outline(area, 10, 2, palette::sea_glass);
  if (chosen) draw_cursor(painter, area, 10);
  painter.sprite(face.small, {area.x + 6, area.y + 4}, face.color);
  draw_hand_count(painter, {area.right() - 30, area.y + 4, 24, 26}, state.hands[seat].size,
                  state.hands[seat].size <= few_cards && monster_threatens(view));
  text_in(painter, {area.x + 2, area.y + 32, area.width - 4, 14}, view.name(seat), TextSize::body,
          can_be || chosen || state.turn == seat ? palette::foam : dim_text);
  draw_shells_of(painter, view, seat, walk);
}

void draw_near(Painter& painter, const View& view) {
  if (!painter.shows({0, layout::near_strip.y - 16, screen_width, layout::near_strip.height + 20})) return;
  const Face& face = view.face(view.near);
  painter.rounded(layout::near_strip, 10, panel_color);
  painter.sprite(face.small, layout::near_strip.top_left() + Point{3, 3}, face.color);
  draw_shells_of(painter, view, view.near, nullptr);
  const Shells& shells = view.state->as<State>().shells[view.near];
  if (!shells.any() || !monster_threatens(view)) return;
  const int value = shells.highest(), height = (shells.of(value) - 1) * layout::shell_lift;
  const Point lowest = layout::shell(view, view.near, value);
  painter.rounded_outline(
      inset({lowest.x, lowest.y - height, layout::shell_side, layout::shell_side + height}, -2), 9, 2,
      palette::coral);
}

void draw_hand(Painter& painter, const View& view, const layout::HandPlaces& places, const ChoiceWalk* walk) {
  if (!painter.shows({0, layout::hand_y, screen_width, layout::card_height})) return;
  const State& state = view.state->as<State>();
  int number = 0;
  for (int kind = 0; kind < kind_count; ++kind) {
    const int count = state.hands[view.near].count[kind];
    if (count == 0) continue;
    const Rect place = layout::place(places, number++);
    const bool chosen = points_at(walk, 0, kind);
    pieces::draw_card(painter, place, kind, count, walk == nullptr || chosen || offered(walk, 0, kind));
    if (chosen) draw_cursor(painter, place, 6);
    if (kind == index(Kind::monster) && monster_threatens(view)) draw_alarm_mark(painter, place);
    if (state.drawn == kind_at(kind)) draw_new_mark(painter, place);
  }
}

void draw_button(Painter& painter, const View& view, const layout::HandPlaces& places,
                 const ChoiceWalk* walk) {
  const bool keeps = view.state->as<State>().phase == Phase::play_drawn;
  const bool chosen = points_at(walk, 0, keeps ? keep_key : stop_key);
  const Rect area = layout::button(places);
  painter.rounded(area, 10, palette::sea_glass);
  painter.rounded(inset(area, 2), 8, palette::tide);
  text_in(painter, area, word(keeps ? Word::keep_short : Word::stop_short, view.language), TextSize::body,
          palette::foam);
  if (chosen) draw_cursor(painter, area, 10);
}

void draw_prompt(Painter& painter, const View& view, const ChoiceWalk& walk) {
  Rect area = layout::prompt_area;
  if (!painter.shows(inset(area, -6))) return;
  if (monster_threatens(view)) {
    painter.rounded(layout::warning_area, 7, palette::coral);
    text_in(painter, layout::warning_area, word(Word::monster_warning, view.language), TextSize::body,
            palette::night);
    area = layout::warned_prompt_area;
  }
  const Phrase words = proposal(view, walk.choice(), walk.step());
  const TextSize size = enlarged(painter, words.text(), TextSize::body, area.width, area.height);
  const int height = paragraph_height(words.text(), size, area.width);
  paragraph(painter, centred(area, area.width, height), words.text(), size, palette::foam, Align::left, 2);
}

}  // namespace seaglass::mermaid_beach::drawing
