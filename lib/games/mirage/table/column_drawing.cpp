// The column at the right: a panel for everybody, and what is left of tiles and coasts.
#include "games/mirage/rules/figures.h"
#include "games/mirage/table/drawing.h"
#include "games/mirage/table/pieces.h"
#include "ink/text.h"
#include "stage/number.h"

namespace seaglass::mirage::drawing {

using namespace ink;
using ScreenPoint = ink::Point;

namespace {

constexpr Color none_left(0xa32a1a), panel_color(0x0b333d), lively_color(0x155a63);

void draw_supply(Painter& painter, const View& view, Seat seat) {
  const State& state = view.state->as<State>();
  const Rect panel = layout::panel(view.players, seat);
  const Rect strip{panel.x + 1, panel.bottom() - 20, panel.width - 2, 18};
  painter.rounded(strip, 6, palette::sand);
  const int counts[] = {figures::explorers_left(state, seat, ExplorerKind::camel),
                        figures::explorers_left(state, seat, ExplorerKind::ship),
                        figures::tents_left(state, seat)};
  for (int i = 0; i < 3; ++i) {
    const Rect icon = layout::supply_icon(view.players, seat, i);
    pieces::draw_icon(painter, icon.top_left(), static_cast<pieces::Icon>(i));
    draw_number(painter, {icon.right(), icon.y - 1, 11, icon.height + 2}, counts[i], TextSize::child,
                counts[i] > 0 ? palette::night : none_left, Align::left);
  }
}

/// Emblem, plate and points.
void draw_who(Painter& painter, const View& view, Seat seat, Rect area, int total) {
  const bool large = layout::has_large_emblem(view.players);
  const Face& face = view.face(seat);
  painter.sprite(large ? face.large : face.small, area.top_left() + ScreenPoint{large ? 2 : 3, 3},
                 face.color);
  pieces::draw_plate(painter, view, area.top_left() + (large ? ScreenPoint{64, 14} : ScreenPoint{36, 15}), 15,
                     seat);
  const Rect score{area.x + 46, area.y + (large ? 43 : 8), large ? 24 : 26, cap_height(TextSize::child)};
  if (large) painter.rounded(inset(score, -4, -3), 8, palette::night);
  draw_number(painter, score, total, TextSize::child, palette::sun, large ? Align::centre : Align::right);
}

void draw_panel(Painter& painter, const View& view, Seat seat, int total, bool decides, bool chosen) {
  const Rect area = layout::panel(view.players, seat);
  if (!painter.shows(area)) return;
  const bool lively = decides || chosen;
  painter.rounded(area, 8, chosen ? palette::sun : decides ? palette::sea_glass : panel_color);
  if (lively) painter.rounded(inset(area, 2), 6, lively_color);
  draw_who(painter, view, seat, area, total);
  const Rect name{area.x + 3, area.bottom() - 38, area.width - 6, 16};
  if (layout::has_name(view.players) && text_width(view.name(seat), TextSize::body) <= name.width)
    text_in(painter, name, view.name(seat), TextSize::body, palette::foam);
  draw_supply(painter, view, seat);
}

/// Survey tiles, and below them coasts: when either run out, the game is over.
void draw_stock(Painter& painter, const State& state) {
  if (!painter.shows(layout::stock)) return;
  const Rect area = layout::stock;
  for (int i = 0; i < elbow_squares; ++i)
    painter.rectangle({area.x + (i == 1 ? 6 : 0), area.y + (i == 2 ? 8 : 2), 5, 5}, palette::sand);
  draw_number(painter, {area.x + 12, area.y, 18, 14}, survey_tiles_left(state), TextSize::body, palette::foam,
              Align::left);
  pieces::draw_ground(painter, {area.x, area.y + 16, 11, 11}, Ground::coast(0, Tone::light, Tone::light));
  draw_number(painter, {area.x + 12, area.y + 15, 18, 14}, coasts_left(state), TextSize::body, palette::foam,
              Align::left);
}

}  // namespace

void draw_column(Painter& painter, const View& view, const ChoiceWalk* walk,
                 const PerSeat<std::int16_t>& totals) {
  const State& state = view.state->as<State>();
  constexpr int left = layout::map_area.width;
  painter.rectangle({left, 0, screen_width - left, screen_height}, pieces::frame);
  painter.rectangle({left - 2, 0, 2, layout::map_area.height}, palette::sand);
  for (Seat seat : all_seats(view.players)) {
    const bool chosen =
        walk != nullptr && verb_of(walk->choice()) == Verb::leader && walk->choice().a == seat.index();
    draw_panel(painter, view, seat, totals[seat], state.to_act().contains(seat), chosen);
  }
  draw_stock(painter, state);
}

}  // namespace seaglass::mirage::drawing
