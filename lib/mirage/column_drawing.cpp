// The column at the right: a panel for everybody, and what is left of tiles and coasts.
#include "ink/text.h"
#include "mirage/drawing.h"
#include "mirage/pieces.h"

namespace seaglass::mirage::drawing {

using namespace ink;

namespace {

constexpr Color panel_color(0x0f3550);

void draw_number(Painter& painter, Rect area, int number, TextSize size, Color color) {
  Phrase figure;
  figure.add(number);
  text_in(painter, area, figure.text(), size, color, Align::left);
}

void draw_panel(Painter& painter, const View& view, Seat seat, bool decides, bool chosen) {
  const Rect area = layout::panel(seat);
  if (!painter.shows(area)) return;
  const State& state = view.state->as<State>();
  painter.rounded(area, 8, chosen ? palette::sun : decides ? palette::sea_glass : panel_color);
  painter.rounded(inset(area, 2), 6, panel_color);
  painter.sprite(view.face(seat).small, area.top_left() + ink::Point{3, 3}, view.face(seat).color);
  pieces::draw_plate(painter, area.top_left() + ink::Point{36, 15}, 16, seat);
  const Supply& supply = state.supplies[seat];
  const int counts[] = {supply.of(ExplorerKind::camel), supply.of(ExplorerKind::ship), supply.tents};
  for (int i = 0; i < 3; ++i)
    draw_number(painter, {area.x + 14 + i * 24, area.y + 28, 12, 16}, counts[i], TextSize::body,
                palette::foam);
}

}  // namespace

void draw_column(Painter& painter, const View& view, const ChoiceWalk* walk) {
  const State& state = view.state->as<State>();
  for (Seat seat : all_seats(view.players)) {
    const bool chosen =
        walk != nullptr && verb_of(walk->choice()) == Verb::leader && walk->choice().a == seat.index();
    draw_panel(painter, view, seat, state.to_act().contains(seat), chosen);
  }
  draw_number(painter, layout::stock, survey_tiles_left(state), TextSize::child, palette::foam);
}

}  // namespace seaglass::mirage::drawing
