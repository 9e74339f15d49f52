#include "games/mirage/table/pages.h"

#include "games/mirage/rules/figures.h"
#include "games/mirage/table/drawing.h"
#include "games/mirage/table/pieces.h"
#include "ink/text.h"
#include "stage/number.h"

namespace seaglass::mirage::pages {

using namespace ink;
using ScreenPoint = ink::Point;

namespace {

constexpr int margin = 10;
constexpr int part_count = 3;
constexpr Color written(0x3b2012);

void draw_title(Painter& painter, const View& view, Word words) {
  text(painter, {margin, 10}, word(words, view.language), TextSize::child, written);
}

void draw_whole_map(Painter& painter, const View& view) {
  ShownMap shown;
  set_shown_map(view, nullptr, shown);
  drawing::draw_map(painter, view, shown, layout::overview(view.state->as<State>()), nullptr);
}

/// Both faces of each type, and how many of it nobody has seen yet.
void draw_tiles_left(Painter& painter, const View& view) {
  constexpr int side = 13, columns = 4;
  const State& state = view.state->as<State>();
  draw_title(painter, view, Word::mirage_tiles_left);
  for (int i = 0; i < survey_type_count; ++i) {
    const Rect cell{margin + i % columns * 76, 36 + i / columns * 68, 72, 64};
    if (!painter.shows(cell)) continue;
    painter.rounded(cell, 8, pieces::frame);
    const ScreenPoint at{cell.x + 7, cell.y + 5};
    pieces::draw_survey(painter, at, side, survey_type(i), Terrain::land, 0);
    pieces::draw_survey(painter, at + ScreenPoint{0, 2 * side + 1}, side, survey_type(i), Terrain::water, 2);
    draw_number(painter, {cell.x + 38, cell.y, 30, cell.height}, tiles_unseen(state, survey_type(i)),
                TextSize::title, palette::foam);
  }
  for (int pattern = 0; pattern < coast_pattern_count; ++pattern) {
    const Rect cell{margin + pattern * 152, 176, 148, 40};
    painter.rounded(cell, 8, pieces::frame);
    for (int face = 0; face < face_count; ++face)
      pieces::draw_ground(painter, {cell.x + 8 + face * 34, cell.y + 6, 28, 28},
                          Ground::coast(0, tone_of(static_cast<CoastPattern>(pattern), face, Terrain::land),
                                        tone_of(static_cast<CoastPattern>(pattern), face, Terrain::water)));
    draw_number(painter, {cell.x + 80, cell.y, 56, cell.height}, figures::coasts_left(state, pattern),
                TextSize::title, palette::foam);
  }
}

void draw_points(Painter& painter, const View& view) {
  static constexpr Word parts[part_count] = {Word::points_regions, Word::points_tour, Word::points_palms};
  static constexpr Word meanings[part_count] = {Word::points_regions_means, Word::points_tour_means,
                                                Word::points_palms_means};
  static constexpr Rect parts_area{134, 0, 142, 0};  // as a plain local, GCC 8 chokes on it in the lambda
  constexpr int first_row = 54, pitch = 27, meanings_y = 168;
  const Score score = view.state->as<State>().score();
  draw_title(painter, view, Word::mirage_points);
  const auto part_area = [=](int part, int y, int height) {
    const Rect area = column(parts_area, part, part_count, 2);
    return Rect{area.x, y, area.width, height};
  };
  const int shown = view.state->as<State>().palms ? part_count : part_count - 1;
  for (int part = 0; part < shown; ++part) {
    text_in(painter, part_area(part, 34, 18), word(parts[part], view.language), TextSize::body, written);
    text_in(painter, {margin, meanings_y + part * 22, 300, 20}, word(meanings[part], view.language),
            TextSize::body, written, Align::left);
  }
  for (Seat seat : all_seats(view.players)) {
    const Rect area{margin - 4, first_row + seat.index() * pitch, screen_width - 2 * margin + 8, pitch - 2};
    painter.rounded(area, 8, pieces::frame);
    painter.sprite(view.face(seat).small, {area.x + 4, area.y}, view.face(seat).color);
    pieces::draw_plate(painter, view, {area.x + 40, area.y + 12}, 15, seat);
    text_in(painter, {area.x + 52, area.y, 76, area.height}, view.name(seat), TextSize::body, palette::foam,
            Align::left);
    for (int part = 0; part < shown; ++part)
      draw_number(painter, part_area(part, area.y, area.height), score.parts[part][seat], TextSize::body,
                  palette::foam);
    draw_number(painter, {area.right() - 50, area.y, 44, area.height}, score.totals[seat], TextSize::child,
                palette::sun, Align::right);
  }
}

}  // namespace

void draw(Painter& painter, const View& view, Page page) {
  drawing::draw_parchment(painter, whole_screen);
  switch (page) {
    case Page::map: return draw_whole_map(painter, view);
    case Page::tiles: return draw_tiles_left(painter, view);
    case Page::points: return draw_points(painter, view);
  }
}

}  // namespace seaglass::mirage::pages
