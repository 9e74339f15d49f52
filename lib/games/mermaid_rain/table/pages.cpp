#include "games/mermaid_rain/table/pages.h"

#include "games/mermaid_rain/rules/scoring.h"
#include "games/mermaid_rain/table/ocean_drawing.h"
#include "games/mermaid_rain/table/pieces.h"
#include "ink/layout.h"
#include "ink/text.h"
#include "stage/number.h"
#include "tabletop/score.h"

namespace seaglass::mermaid_rain::pages {

using namespace ink;

namespace {

constexpr Color row_color(0x12405e), quiet_row_color(0x0f2c49), none_color(0x9db9c6), missing_color(0xff9a8d);
constexpr int first_row_y = 24;
constexpr int name_x = 34, name_width = 76;

/// Few people have higher rows.
Rect row_area(const View& view, int number, int top) {
  const int pitch = view.players > 4 ? 26 : 36;
  return {4, top + number * pitch, screen_width - 8, pitch - 2};
}

void draw_title(Painter& painter, Text words) {
  text(painter, {10, 5}, words, TextSize::child, palette::foam);
}

/// A leads on.
void draw_hint(Painter& painter, const View& view) {
  constexpr Rect disc{10, 213, 20, 20};
  painter.circle(disc.middle(), fine(10), palette::sea_glass);
  text_in(painter, disc, "A", TextSize::body, palette::night);
  text_in(painter, {disc.right() + 6, disc.y, 150, disc.height}, word(Word::go_on, view.language),
          TextSize::body, palette::foam, Align::left);
}

/// A row of its own for somebody: emblem and name.
void draw_who(Painter& painter, const View& view, Rect area, Seat seat, Color color) {
  painter.rounded(area, 8, color);
  const seaglass::Face& face = view.face(seat);
  painter.sprite(face.small, {area.x + 4, area.y + (area.height - 24) / 2}, face.color);
  text_in(painter, {name_x, area.y, name_width, area.height}, view.name(seat), TextSize::body, palette::foam,
          Align::left);
}

// ------------------------------------------------------------------------------------------------- the melds

struct Shown {
  Cards cards;
  bool goes_on = true;  // may still add
};

void draw_cards(Painter& painter, Point at, const Cards& cards) {
  constexpr int width = 15, height = 20, pitch = 14;
  int x = at.x;
  for (int kind = 0; kind < card_kinds; ++kind)
    for (int n = 0; n < cards.count[kind]; ++n, x += pitch)
      draw_card(painter, {x, at.y, width, height}, card_at(kind), false);
}

void draw_bonus(Painter& painter, Rect area, Rank rank) {
  Phrase points;
  const Rect right{area.right() - 28, area.y, 26, area.height};
  switch (bonus_of(rank)) {
    case Bonus::nothing: return;
    case Bonus::points: points.add("+").add(points_of(rank)); break;
    case Bonus::tile: return draw_small_tile(painter, right, Shape::triangular, unknown_tile);
    case Bonus::token:
      return draw_token(painter, {right.x + 13, right.y + right.height / 2}, Treasure::unknown, true);
    case Bonus::warp: points.add("→"); break;
  }
  text_in(painter, right, points.text(), TextSize::body, palette::sun, Align::right);
}

void draw_meld(Painter& painter, const View& view, Rect area, Seat seat, const Cards& cards, bool lively) {
  if (!painter.shows(area)) return;
  draw_who(painter, view, area, seat, lively ? row_color : quiet_row_color);
  draw_cards(painter, {110, area.y + (area.height - 20) / 2}, cards);
  if (cards.size() < meld_min) return;
  const Rank rank = rank_of(cards);
  text_in(painter, {184, area.y, 104, area.height}, word(name_of(rank), view.language), TextSize::body,
          palette::foam, Align::left);
  draw_bonus(painter, area, rank);
}

bool is_newest_told(const View& view, const Event& event) {
  return view.told_count > 0 && &event == &view.told[view.told_count - 1];
}

bool shows_a_card(const View& view) {
  for (int i = 0; i < view.told_count; ++i)
    if (happening(view.told[i]) == Happening::showed) return true;
  return false;
}

}  // namespace

bool are_all_shown(const View& view, const Event& event) {
  const State& state = view.state->as<State>();
  if (!is_newest_told(view, event) || !shows_a_card(view)) return false;
  for (Seat seat : all_seats(state.players))
    if (state.committed[seat].made()) return false;
  return cards_shown(state) > 0 && cards_shown(state) < meld_max;
}

bool are_all_ranked(const View& view, const Event& event) {
  const State& state = view.state->as<State>();
  return is_newest_told(view, event) && state.order.size() == view.players && cards_shown(state) > 0;
}

bool is_first_of_its_type(const View& view, const Event& event) {
  for (int i = 0; i < view.told_count; ++i)
    if (view.told[i].what == event.what && view.told[i].a == event.a) return view.told[i] == event;
  return false;
}

void draw_melds(Painter& painter, const View& view) {
  const State& state = view.state->as<State>();
  for (Seat seat : all_seats(state.players))
    draw_meld(painter, view, row_area(view, seat.index(), first_row_y), seat, state.melds[seat],
              !has_stopped(state, seat));
}

void draw_revelation(Painter& painter, const View& view) {
  const State& state = view.state->as<State>();
  const bool ranked = !state.order.empty();
  draw_title(painter, word(ranked ? Word::rain_order : Word::rain_melds, view.language));
  for (int i = 0; i < state.players; ++i) {
    const Seat seat = ranked ? state.order[i] : Seat(i);
    const bool lively = ranked || !has_stopped(state, seat);
    draw_meld(painter, view, row_area(view, i, 30), seat, state.melds[seat], lively);
  }
  draw_hint(painter, view);
}

// ------------------------------------------------------------------------------------------- the final count

namespace {

constexpr Rect type_column(int type, int y, int height) {
  return {114 + type * 27, y, 27, height};
}

void draw_type_heads(Painter& painter, int y) {
  for (int i = 0; i < treasure_kinds; ++i) {
    const Rect head = type_column(i, y, 20);
    draw_token(painter, {head.x + head.width / 2, head.y + 10}, treasure_at(i), true);
  }
}

}  // namespace

void draw_tribute(Painter& painter, const View& view) {
  const State& state = view.state->as<State>();
  draw_title(painter, word(Word::rain_tribute, view.language));
  draw_type_heads(painter, 26);
  for (Seat seat : all_seats(state.players)) {
    const Rect area = row_area(view, seat.index(), 50);
    draw_who(painter, view, area, seat, row_color);
    const Tokens won = won_by(state, seat), left = after_tribute(won);
    for (int i = 0; i < treasure_kinds; ++i) {
      const bool missing = won.count[i] == 0;
      draw_number(painter, type_column(i, area.y, area.height),
                  missing ? -content::points_tribute : left.count[i], TextSize::body,
                  missing ? missing_color : palette::foam);
    }
    draw_number(painter, {area.right() - 34, area.y, 32, area.height},
                -content::points_tribute * missing_types(won), TextSize::body, palette::sun);
  }
  draw_hint(painter, view);
}

namespace {

/// Places are counted from 1; those who have equally many share the places `first` to `last`.
struct Standing {
  int first = 0;
  int last = 0;
};

Standing standing_of(const PerSeat<int>& left, Seat seat, int players) {
  Standing standing{1, 0};
  for (Seat other : all_seats(players)) {
    standing.first += left[other] > left[seat] ? 1 : 0;
    standing.last += left[other] >= left[seat] ? 1 : 0;
  }
  return standing;
}

/// "(12 + 6) : 2", "12 + 3": where the points come from. Where many share, "24 : 6" has to do.
Phrase reckoning(Standing standing, bool alone) {
  constexpr int listed_max = 3;
  const int sharing = standing.last - standing.first + 1;
  Phrase list;
  int sum = 0;
  for (int place = standing.first; place <= standing.last; ++place) {
    const int points = content::points_of_place[place - 1];
    sum += points;
    if (place > standing.first && sharing <= listed_max) list.add(" + ");
    if (sharing <= listed_max) list.add(points);
  }
  if (sharing > listed_max) list.add(sum);
  if (alone) list.add(" + ").add(content::points_alone);
  if (sharing == 1) return list;
  Phrase shared;
  if (sharing <= listed_max)
    shared.add("(").add(list.text()).add(")");
  else
    shared.add(list.text());
  return shared.add(" : ").add(sharing);
}

}  // namespace

void draw_type(Painter& painter, const View& view, Treasure type) {
  const State& state = view.state->as<State>();
  draw_token(painter, {19, 14}, type, true);
  text(painter, {34, 7}, word(look_of(type).name, view.language), TextSize::child, palette::foam);
  PerSeat<int> left;
  int holders = 0;
  for (Seat seat : all_seats(state.players)) {
    left[seat] = after_tribute(won_by(state, seat)).of(type);
    holders += left[seat] > 0 ? 1 : 0;
  }
  const PerSeat<std::int16_t> points = points_for_type(left, state.players);
  int number = 0;
  for (int count = tokens_per_player_max; count >= 0; --count)
    for (Seat seat : all_seats(state.players)) {
      if (left[seat] != count) continue;
      const Rect area = row_area(view, number++, 30);
      if (!painter.shows(area)) continue;
      draw_who(painter, view, area, seat, count > 0 ? row_color : quiet_row_color);
      if (count == 0) continue;
      draw_token(painter, {128, area.y + area.height / 2}, type, true);
      Phrase times;
      times.add("×").add(count);
      text_in(painter, {140, area.y, 34, area.height}, times.text(), TextSize::body, palette::foam,
              Align::left);
      const Phrase sum = reckoning(standing_of(left, seat, state.players), holders == 1);
      text_in(painter, {176, area.y, 104, area.height}, sum.text(), TextSize::body, palette::sand,
              Align::right);
      draw_number(painter, {area.right() - 34, area.y, 32, area.height}, points[seat], TextSize::body,
                  palette::sun);
    }
  draw_hint(painter, view);
}

// --------------------------------------------------------------------------------------------- what all have

namespace {

/// What lies open; who looks sees what they have face-down, too.
void draw_holding(Painter& painter, const View& view, Rect area, Seat seat, int type) {
  const State& state = view.state->as<State>();
  const int open = state.face_up[seat].count[type];
  const int hidden = state.face_down[seat].known.count[type];
  Phrase figure;
  figure.add(open);
  if (hidden > 0) figure.add("+").add(hidden);
  text_in(painter, area, figure.text(), TextSize::body, open + hidden > 0 ? palette::foam : none_color);
}

}  // namespace

void draw_everybody(Painter& painter, const View& view) {
  const State& state = view.state->as<State>();
  draw_title(painter, word(Word::look_around, view.language));
  draw_type_heads(painter, 26);
  const Rect hidden_head = type_column(treasure_kinds, 26, 20),
             hand_head = type_column(treasure_kinds + 1, 26, 20);
  draw_token(painter, {hidden_head.x + 13, hidden_head.y + 10}, Treasure::unknown, true);
  draw_card(painter, {hand_head.x + 6, hand_head.y, 15, 20}, Card::princess, false);
  for (Seat seat : all_seats(state.players)) {
    const Rect area = row_area(view, seat.index(), 50);
    if (!painter.shows(area)) continue;
    draw_who(painter, view, area, seat, row_color);
    for (int i = 0; i < treasure_kinds; ++i)
      draw_holding(painter, view, type_column(i, area.y, area.height), seat, i);
    draw_number(painter, type_column(treasure_kinds, area.y, area.height), state.face_down[seat].size,
                TextSize::body, palette::foam);
    draw_number(painter, type_column(treasure_kinds + 1, area.y, area.height), state.hands[seat].size,
                TextSize::body, palette::foam);
  }
  draw_hint(painter, view);
}

}  // namespace seaglass::mermaid_rain::pages
