#include "games/mermaid_beach/table/layout.h"

namespace seaglass::mermaid_beach::layout {

Rect beach_deck(const View& view) {
  return has_room_for_decks(view.players) ? Rect{242, 33, 32, 44} : Rect{138, 3, 62, 27};
}

Rect shell_deck(const View& view) {
  return has_room_for_decks(view.players) ? Rect{281, 33, 32, 44} : Rect{204, 3, 62, 27};
}

Rect towel(const View& view, Seat seat) {
  constexpr int gap = 4;
  const int others = view.players - 1;
  const int room = has_room_for_decks(view.players) ? 230 : ink::whole_screen.width - 2 * edge;
  const int width = ink::smaller(towel_width_max, (room - (others - 1) * gap) / others);
  const int all = others * width + (others - 1) * gap;
  const int place = steps_clockwise(view.near, seat, view.players) - 1;
  return {edge + (room - all) / 2 + place * (width + gap), towel_y, width, towel_height};
}

Point shell(const View& view, Seat seat, int value) {
  constexpr int pitch_max = 27;
  const bool near = seat == view.near;
  const Rect area = near ? Rect{near_towel.right() + 3, 0, 4 * 22, 0} : towel(view, seat);
  const Shells& shells = view.state->as<State>().shells[seat];
  int before = 0, kinds = 0;
  for (int i = 1; i <= shell_values; ++i) {
    if (i != value && shells.of(i) == 0) continue;
    ++kinds;
    before += i < value ? 1 : 0;
  }
  const int room = area.width - shell_side;
  const int pitch = kinds < 2 ? 0 : ink::smaller(pitch_max, room / (kinds - 1));
  const int left = near ? area.x : area.x + (room - pitch * (kinds - 1)) / 2;
  return {left + before * pitch, (near ? near_shells_bottom : shells_bottom) - shell_side};
}

Rect shells(const View& view, Seat seat, int value) {
  const int count = ink::larger(1, view.state->as<State>().shells[seat].of(value));
  const Point lowest = shell(view, seat, value);
  const int lifted = (count - 1) * shell_lift(count);
  return {lowest.x, lowest.y - lifted, shell_side, shell_side + lifted};
}

Rect prompt_area(const View& view) {
  const Shells& own = view.state->as<State>().shells[view.near];
  const int taken = own.any() ? shell(view, view.near, own.highest()).x + shell_side : near_towel.right();
  const int left = taken + 12;
  return {left, prompt_y, ink::whole_screen.width - edge - 7 - left, hand_y - prompt_y};
}

Rect hand_count(const View& view, Seat seat) {
  const Rect area = towel(view, seat);
  return {area.right() - 25, area.y + 2, 19, 25};
}

Point cards_of(const View& view, Seat seat) {
  if (seat == view.near) return {ink::whole_screen.width / 2, hand_y - 10};
  const Rect area = hand_count(view, seat);
  return {area.x + area.width / 2, area.y + area.height / 2};
}

bool has_button(const View& view) {
  const State& state = view.state->as<State>();
  const bool decides = view.open && state.to_act().contains(view.near);
  return decides && ((state.phase == Phase::action && state.bonus) || state.phase == Phase::play_drawn);
}

HandPlaces hand_places(const State& state, Seat seat, bool with_button) {
  HandPlaces places;
  for (int i = 0; i < kind_count; ++i) places.cards += state.hands[seat].count[i] > 0 ? 1 : 0;
  if (places.cards == 0) return places;
  const int room = ink::whole_screen.width - 2 * hand_margin - (with_button ? button_width + card_gap : 0);
  const int gaps = places.cards - 1, wide = card_width_max + card_gap, narrow = card_width_min + narrow_gap;
  if (gaps * wide + card_width_max > room) places.width = card_width_min;
  if (gaps > 0)
    places.pitch = ink::smaller(places.width == card_width_max ? wide : narrow, (room - places.width) / gaps);
  places.left = hand_margin + (room - places.pitch * gaps - places.width) / 2;
  return places;
}

Rect place(const HandPlaces& places, int number) {
  return {places.left + number * places.pitch, hand_y, places.width, card_height};
}

Rect in_sight(const HandPlaces& places, int number) {
  return place(places, number).common_with(ink::whole_screen);
}

int place_of(const State& state, Seat seat, int kind) {
  int number = 0;
  for (int i = 0; i < kind && i < kind_count; ++i) number += state.hands[seat].count[i] > 0 ? 1 : 0;
  return number;
}

}  // namespace seaglass::mermaid_beach::layout
