#include "games/mermaid_rain/table/pages.h"

#include "games/mermaid_rain/rules/figures.h"
#include "games/mermaid_rain/rules/scoring.h"
#include "games/mermaid_rain/table/ocean_drawing.h"
#include "games/mermaid_rain/table/pieces.h"
#include "games/mermaid_rain/table/retelling.h"
#include "ink/layout.h"
#include "ink/text.h"
#include "stage/number.h"
#include "tabletop/score.h"

namespace seaglass::mermaid_rain::pages {

using namespace ink;

namespace {

constexpr Color row_color(0x12405e), quiet_row_color(0x0f2c49), best_row_color(0x1f6370),
    none_color(0x9db9c6), missing_color(0xff9a8d);
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

/// As many as there are, in so much room; many overlap.
void draw_cards(Painter& painter, Rect area, const Cards& cards) {
  constexpr int width_min = 13;  // of the symbol
  const int width = larger(width_min, area.height * 3 / 4), count = cards.size();
  const int pitch = count < 2 ? 0 : smaller(width + 2, (area.width - width) / (count - 1));
  int x = area.x;
  for (int kind = 0; kind < card_kinds; ++kind)
    for (int n = 0; n < cards.count[kind]; ++n, x += pitch)
      draw_card(painter, {x, area.y, width, area.height}, card_at(kind), false);
}

/// What a meld brings, as a thing: points on a golden disc, a tile, a chest, the mermaid who jumps.
void draw_bonus(Painter& painter, Point middle, Rank rank) {
  switch (bonus_of(rank)) {
    case Bonus::nothing: return painter.rectangle({middle.x - 4, middle.y - 1, 8, 2}, none_color);
    case Bonus::points: {
      Phrase points;
      points.add("+").add(points_of(rank));
      painter.circle(fine(middle), fine(11), palette::sun);
      return (void)text_in(painter, {middle.x - 11, middle.y - 11, 22, 22}, points.text(), TextSize::body,
                           palette::night);
    }
    case Bonus::tile:
      return draw_small_tile(painter, {middle.x - 13, middle.y - 11, 26, 22}, Shape::triangular,
                             unknown_tile);
    case Bonus::token: return draw_token(painter, middle, Treasure::unknown, TokenSize::large);
    case Bonus::warp: {
      const CardLook& mermaid = look_of(Card::princess);
      return painter.sprite(mermaid.large, middle - Point{11, 11}, mermaid.bright);
    }
  }
}

struct MeldRow {
  Rect area;
  Color color;
  int place = 0;  // in the order; 0: not known yet
};

/// Where there is room, the cards are large, and the name stands below the emblem.
void draw_meld(Painter& painter, const View& view, const MeldRow& row, Seat seat, const Cards& cards) {
  const Rect area = row.area;
  if (!painter.shows(area)) return;
  constexpr int name_left = 180, bonus_width = 30;
  const bool is_low = area.height < 48;
  if (is_low) {
    draw_who(painter, view, area, seat, row.color);
  } else {
    painter.rounded(area, 8, row.color);
    const seaglass::Face& face = view.face(seat);
    painter.sprite(face.small, {area.x + 6, area.y + (area.height - 44) / 2 + 2}, face.color);
    text_in(painter, {area.x + 4, area.y + area.height / 2 + 4, 96, 18}, view.name(seat), TextSize::body,
            palette::foam, Align::left);
  }
  if (row.place > 0) {
    const Rect badge{area.x + (is_low ? 88 : 36), area.y + (is_low ? (area.height - 18) / 2 : 4), 18, 18};
    painter.circle(badge.middle(), fine(9), row.place == 1 ? palette::sun : palette::sea_glass);
    draw_number(painter, badge, row.place, TextSize::body, palette::night, Align::centre);
  }
  const int margin = is_low ? 3 : 5;
  draw_cards(painter, {area.x + 106, area.y + margin, name_left - 6 - area.x - 106, area.height - 2 * margin},
             cards);
  if (cards.size() < meld_min) return;
  const Rank rank = rank_of(cards);
  text_in(painter, {name_left, area.y, area.right() - bonus_width - name_left, area.height},
          word(name_of(rank), view.language), TextSize::body, palette::foam, Align::left);
  draw_bonus(painter, {area.right() - bonus_width / 2, area.y + area.height / 2}, rank);
}

/// As high as so many fit into the room.
Rect meld_area(const View& view, int number, int top, int bottom) {
  constexpr int height_max = 58;
  const int pitch = smaller(height_max, (bottom - top) / view.players);
  return {4, top + number * pitch, screen_width - 8, pitch - 2};
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

void draw_melds(Painter& painter, const View& view) {
  const State& state = view.state->as<State>();
  for (Seat seat : all_seats(state.players))
    draw_meld(painter, view,
              {meld_area(view, seat.index(), first_row_y, layout::prompt_area.y - 2),
               has_stopped(state, seat) ? quiet_row_color : row_color},
              seat, state.melds[seat]);
}

void draw_revelation(Painter& painter, const View& view) {
  const State& state = view.state->as<State>();
  const bool ranked = !state.order.empty();
  drawing::draw_storm(painter);
  draw_title(painter, word(ranked ? Word::rain_order : Word::rain_melds, view.language));
  for (int i = 0; i < state.players; ++i) {
    const Seat seat = ranked ? state.order[i] : Seat(i);
    MeldRow row{meld_area(view, i, 33, 211), row_color, ranked ? i + 1 : 0};
    if (ranked && i == 0) row.color = best_row_color;
    if (!ranked && has_stopped(state, seat)) row.color = quiet_row_color;
    draw_meld(painter, view, row, seat, state.melds[seat]);
  }
  draw_hint(painter, view);
}

void draw_meld_chart(Painter& painter, const View& view) {
  constexpr int top = 26, pitch = 16, cards_x = 28, called_x = 118, bonus_x = 226;
  painter.fill(Paint::gradient(Color(0x104961), palette::deep, 0, screen_height));
  draw_title(painter, word(Word::rain_chart, view.language));
  for (int i = 0; i < content::meld_ranks; ++i) {
    const Rank rank = static_cast<Rank>(rank_count - 1 - i);
    const Rect area{4, top + i * pitch, screen_width - 8, pitch - 1};
    if (!painter.shows(area)) continue;
    painter.rounded(area, 6, i % 2 == 0 ? row_color : quiet_row_color);
    draw_number(painter, {area.x + 2, area.y, 20, area.height}, index(rank), TextSize::body, palette::sun);
    Cards cards;
    for (int kind = 0; kind < card_kinds; ++kind)
      for (int n = 0; n < content::melds[index(rank) - 1].needs[kind]; ++n) cards.add(card_at(kind));
    draw_cards(painter, {cards_x, area.y, called_x - cards_x - 6, area.height}, cards);
    text_in(painter, {called_x, area.y, bonus_x - called_x, area.height}, word(name_of(rank), view.language),
            TextSize::body, palette::foam, Align::left);
    text_in(painter, {bonus_x, area.y, area.right() - 4 - bonus_x, area.height},
            bonus_words(rank, view.language).text(), TextSize::body, palette::sun, Align::left);
  }
  paragraph(painter, {14, top + content::meld_ranks * pitch + 16, screen_width - 28, 40},
            word(Word::rain_chart_means, view.language), TextSize::body, palette::foam);
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
    draw_token(painter, {head.x + head.width / 2, head.y + 10}, treasure_at(i), TokenSize::large);
  }
}

}  // namespace

namespace {

/// What is left of a type above, what it brings below; or what is missing.
void draw_holding_counted(Painter& painter, Rect area, int left, int points, bool missing) {
  if (missing)
    return draw_number(painter, area, -content::points_tribute, TextSize::body, missing_color, Align::centre);
  if (left == 0) return draw_number(painter, area, 0, TextSize::body, none_color, Align::centre);
  const Rect upper = take_top(area, area.height / 2);
  draw_number(painter, upper, left, TextSize::body, palette::foam, Align::centre);
  draw_number(painter, area, points, TextSize::body, palette::sun, Align::centre);
}

}  // namespace

void draw_count(Painter& painter, const View& view) {
  constexpr int top = 50, bottom = 210, height_max = 40;
  const State& state = view.state->as<State>();
  const FinalCount count(state);
  drawing::draw_storm(painter);
  draw_title(painter, word(Word::rain_tribute, view.language));
  draw_type_heads(painter, 30);
  const int pitch = smaller(height_max, (bottom - top) / state.players);
  for (Seat seat : all_seats(state.players)) {
    const Rect area{4, top + seat.index() * pitch, screen_width - 8, pitch - 2};
    if (!painter.shows(area)) continue;
    draw_who(painter, view, area, seat, row_color);
    for (int type = 0; type < treasure_kinds; ++type)
      draw_holding_counted(painter, type_column(type, area.y, area.height), count.left[type][seat],
                           count.points[type][seat], count.won[seat].count[type] == 0);
    draw_number(painter, {area.right() - 56, area.y, 50, area.height}, count.sum[seat], TextSize::child,
                palette::sun, Align::right);
  }
  draw_hint(painter, view);
}

// --------------------------------------------------------------------------------------------- what all have

namespace {

/// What lies open; who looks sees what they have face-down, too.
void draw_holding(Painter& painter, const View& view, Rect area, Seat seat, int type) {
  const State& state = view.state->as<State>();
  const int open = figures::treasure_open(state, seat, treasure_at(type));
  const int hidden = larger(0, figures::treasure_face_down(state, seat, treasure_at(type)));
  Phrase figure;
  figure.add(open);
  if (hidden > 0) figure.add("+").add(hidden);
  text_in(painter, area, figure.text(), TextSize::body, open + hidden > 0 ? palette::foam : none_color);
}

}  // namespace

void draw_chart(Painter& painter, const View& view) {
  painter.fill(Paint::gradient(Color(0x104961), palette::deep, 0, screen_height));
  draw_title(painter, word(Word::rain_ocean, view.language));
  drawing::draw_chart(painter, view);
  constexpr content::Scenery sceneries[] = {content::Scenery::wreck, content::Scenery::island,
                                            content::Scenery::cave};
  for (int kind = 0; kind < card_kinds; ++kind) {
    const SceneryLook& look = look_of(sceneries[kind]);
    const Rect area = column({106, 207, screen_width - 108, 30}, kind, card_kinds);
    painter.sprite(look.hex, {area.x, area.y});
    draw_card(painter, {area.x + 32, area.y + 3, 22, 25}, card_at(kind), false);
  }
  draw_hint(painter, view);
}

void draw_everybody(Painter& painter, const View& view) {
  painter.fill(palette::deep);
  const State& state = view.state->as<State>();
  draw_title(painter, word(Word::look_around, view.language));
  draw_type_heads(painter, 26);
  const Rect hidden_head = type_column(treasure_kinds, 26, 20),
             hand_head = type_column(treasure_kinds + 1, 26, 20);
  draw_token(painter, {hidden_head.x + 13, hidden_head.y + 10}, Treasure::unknown, TokenSize::large);
  draw_card(painter, {hand_head.x + 6, hand_head.y, 15, 20}, Card::princess, false);
  for (Seat seat : all_seats(state.players)) {
    const Rect area = row_area(view, seat.index(), 50);
    if (!painter.shows(area)) continue;
    draw_who(painter, view, area, seat, row_color);
    for (int i = 0; i < treasure_kinds; ++i)
      draw_holding(painter, view, type_column(i, area.y, area.height), seat, i);
    draw_number(painter, type_column(treasure_kinds, area.y, area.height),
                figures::treasure_face_down(state, seat), TextSize::body, palette::foam);
    draw_number(painter, type_column(treasure_kinds + 1, area.y, area.height),
                figures::cards_held(state, seat), TextSize::body, palette::foam);
  }
  draw_hint(painter, view);
}

}  // namespace seaglass::mermaid_rain::pages
