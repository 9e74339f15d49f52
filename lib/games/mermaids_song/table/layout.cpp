#include "games/mermaids_song/table/layout.h"

namespace seaglass::mermaids_song::layout {

Rect panel(const View& view, Seat seat) {
  const int others = view.players - 1;
  const int room = ink::whole_screen.width - 8 - (others - 1) * panel_gap;
  const int width = ink::smaller(panel_width_max, room / others);
  const int all = others * width + (others - 1) * panel_gap;
  const int place = steps_clockwise(view.near, seat, view.players) - 1;
  return {(ink::whole_screen.width - all) / 2 + place * (width + panel_gap), panels_y, width, panel_height};
}

Rect mermaid(const View& view, Seat seat, int slot) {
  if (seat == view.near)
    return {near_cells_x + slot * near_cell_pitch, near_strip.y, near_cell_width, near_strip.height};
  const Rect area = panel(view, seat);
  if (is_wide(area)) {
    const int pitch = (area.width - column_width - 1) / slots;
    return {area.x + column_width + slot * pitch, area.y + 2, pitch, area.height - 4};
  }
  const int pitch = (area.width - 2) / slots, spare = area.width - pitch * slots;
  return {area.x + spare / 2 + slot * pitch, area.y + header_height, pitch, area.height - header_height - 2};
}

Rect figure(Rect place, bool near) {
  if (near) return {place.x, place.y, 48, 48};
  const int side = place.width >= 28 ? 28 : 20;
  const int y = place.height >= 40 ? place.y + (28 - side) / 2 : place.y - 2;
  return {place.x + (place.width - side) / 2, y, side, side};
}

Rect power(Rect place, bool near) {
  if (near) return {place.x + 48, place.y + 2, 31, 26};
  const bool tall = place.height >= 40;
  const int width = ink::smaller(place.width, 24), height = tall ? 16 : 12;
  return {place.x + (place.width - width) / 2, place.bottom() - height, width, height};
}

Rect own_mermaids(const View& view) {
  const Rect first = mermaid(view, view.near, 0), last = mermaid(view, view.near, slots - 1);
  return {first.x, first.y, last.right() - first.x, first.height};
}

Rect creature(int place) {
  constexpr int width = 70, pitch = 74;
  return {row_area.x + place * pitch, row_area.y, width, row_area.height};
}

Rect card(int place) {
  return {8 + place * card_pitch, hand_y, card_width, card_height};
}

Rect card_in_sight(int place) {
  return card(place).common_with(ink::whole_screen);
}

int place_of(const Hand& hand, int kind) {
  int place = 0;
  for (int i = 0; i < kind && i < kind_count; ++i) place += hand.count[i];
  return place;
}

Rect hand_count(const View& view, Seat seat) {
  if (seat == view.near) return {near_place.x + 44, near_place.y + 27, 14, 17};
  const Rect area = panel(view, seat);
  if (is_wide(area)) return {area.x + 26, area.y + 6, 12, 15};
  return {area.right() - 15, area.y + 2, 12, 15};
}

Rect points(const View& view, Seat seat) {
  if (seat == view.near) return {near_place.x + 28, near_place.y + 1, 34, 26};
  const Rect area = panel(view, seat);
  if (is_wide(area)) return {area.x + 3, area.y + 25, 34, 17};
  return {area.x + 19, area.y + 1, 24, 16};
}

Rect race(const View& view, Seat seat) {
  if (seat == view.near) return {near_place.x + 6, near_place.y + 33, 34, 6};
  const Rect area = panel(view, seat);
  if (is_wide(area)) return {area.x + 4, area.bottom() - 5, 32, 3};
  return {area.x + 5, area.bottom() - 2, area.width - 10, 2};
}

}  // namespace seaglass::mermaids_song::layout
