// The column at the right: a panel for everybody, and what is left of tiles and coasts.
#include "ink/text.h"
#include "mirage/drawing.h"
#include "mirage/pieces.h"

namespace seaglass::mirage::drawing {

using namespace ink;
using ScreenPoint = ink::Point;

namespace {

constexpr Color panel_color(0x0f3550);

void draw_number(Painter& painter, Rect area, int number, TextSize size, Color color, Align align) {
  Phrase figure;
  figure.add(number);
  text_in(painter, area, figure.text(), size, color, align);
}

void draw_supply(Painter& painter, const Supply& supply, Seat seat) {
  const int counts[] = {supply.of(ExplorerKind::camel), supply.of(ExplorerKind::ship), supply.tents};
  for (int i = 0; i < 3; ++i) {
    const Rect icon = layout::supply_icon(seat, i);
    pieces::draw_icon(painter, icon.top_left(), static_cast<pieces::Icon>(i));
    draw_number(painter, {icon.right() + 1, icon.y, 10, icon.height}, counts[i], TextSize::body,
                counts[i] > 0 ? palette::foam : palette::coral, Align::left);
  }
}

void draw_panel(Painter& painter, const View& view, Seat seat, bool decides, bool chosen) {
  const Rect area = layout::panel(seat);
  if (!painter.shows(area)) return;
  painter.rounded(area, 8, chosen ? palette::sun : decides ? palette::sea_glass : panel_color);
  painter.rounded(inset(area, 2), 6, decides || chosen ? palette::shadow : panel_color);
  painter.sprite(view.face(seat).small, area.top_left() + ScreenPoint{3, 3}, view.face(seat).color);
  pieces::draw_plate(painter, view, area.top_left() + ScreenPoint{36, 15}, 15, seat);
  const Rect score{area.x + 46, area.y + 8, 25, cap_height(TextSize::child)};
  if (painter.shows(score))  // what it is takes a while to count
    draw_number(painter, score, view.state->as<State>().score().totals[seat], TextSize::child, palette::sun,
                Align::right);
  draw_supply(painter, view.state->as<State>().supplies[seat], seat);
}

/// Survey tiles, and below them coasts: when either run out, the game is over.
void draw_stock(Painter& painter, const State& state) {
  if (!painter.shows(layout::stock)) return;
  const Rect area = layout::stock;
  for (int i = 0; i < elbow_squares; ++i)
    painter.rectangle({area.x + (i == 1 ? 6 : 1), area.y + (i == 2 ? 8 : 3), 4, 4}, palette::sand);
  draw_number(painter, {area.x + 12, area.y, 18, 14}, survey_tiles_left(state), TextSize::body, palette::foam,
              Align::left);
  pieces::draw_ground(painter, {area.x + 1, area.y + 17, 9, 9}, Ground::coast(0, Tone::light, Tone::light));
  draw_number(painter, {area.x + 12, area.y + 15, 18, 14}, coasts_left(state), TextSize::body, palette::foam,
              Align::left);
}

}  // namespace

void draw_column(Painter& painter, const View& view, const ChoiceWalk* walk) {
  const State& state = view.state->as<State>();
  for (Seat seat : all_seats(view.players)) {
    const bool chosen =
        walk != nullptr && verb_of(walk->choice()) == Verb::leader && walk->choice().a == seat.index();
    draw_panel(painter, view, seat, state.to_act().contains(seat), chosen);
  }
  draw_stock(painter, state);
}

}  // namespace seaglass::mirage::drawing
