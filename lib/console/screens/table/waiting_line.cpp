#include "console/screens/table/waiting_line.h"

#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

void draw_waiting_line(Painter& painter, Rect area, const View& view, SeatSet waited_for,
                       const PerSeat<SitterSign>& signs) {
  constexpr int emblem_side = 15, emblem_pitch = 19, line_height = 20, beside = 6, above = 2;
  if (waited_for.empty() || !painter.shows(inset(area, -beside, -above))) return;
  painter.rounded(inset(area, -beside, -above), 9, palette::shadow);
  const Text words = word(Word::waits_for, view.language);
  const bool in_two_lines = area.height >= 2 * line_height;
  Rect line{area.x, area.y, area.width, in_two_lines ? line_height : area.height};
  const int width = text_width(words, TextSize::body);
  text_in(painter, {line.x, line.y, width, line.height}, words, TextSize::body, palette::sand, Align::left);
  if (in_two_lines)
    line.y += line_height;
  else
    line.x += width + 8;
  line.width = area.right() - line.x;
  const auto move_on = [&line](int by) { line = {line.x + by, line.y, line.width - by, line.height}; };
  for (Seat seat : all_seats(view.players)) {
    if (!waited_for.contains(seat)) continue;
    const Face& face = view.face(seat);
    painter.sprite(face.tiny, {line.x, line.y + (line.height - emblem_side) / 2}, face.color);
    move_on(emblem_pitch);
    if (signs[seat] == SitterSign::none) continue;
    draw_sign(painter, {line.x, line.y + (line.height - sign_side) / 2}, signs[seat], face.color);
    move_on(sign_side + 5);
  }
  if (waited_for.count() == 1)
    text_in(painter, line, view.name(waited_for.first()), TextSize::body, palette::foam, Align::left);
}

}  // namespace seaglass
