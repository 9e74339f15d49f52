#include "console/screens/table/happenings.h"

#include "console/parts/hint.h"
#include "console/parts/leafing.h"
#include "core/same_text.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

namespace {

constexpr int margin = 8, row_height = 72, first_row_y = 22, picture_width = 56;
constexpr int line_pitch = 18, marked_x = 26;
constexpr Rect large_row{4, 32, screen_width - 8, 80};

}  // namespace

Happenings::Happenings(const Unit& unit, What what) : unit_(unit) {
  const Table& table = unit.table;
  const EventLog& log = table.log();
  const int first = what == What::all ? 0 : log.first_untold(table.view(Language::english, true).near);
  for (int i = first; i < log.size(); ++i) events_.push_back(table.masked(log[i]));
  for (int i = 0; i < events_.size(); ++i) {
    const bool is_known =
        EventLog::is_missed(events_[i]) || table.game().knows(*unit.view().state, events_[i]);
    if (is_known && !words(i).empty() && !is_same_as_before(i))
      lines_.push_back(static_cast<std::uint8_t>(i));
  }
}

/// Each with what came of it, and without what was before.
View Happenings::view_of(int line) const {
  View view = unit_.view();
  view.told = &events_[line];
  view.told_count = events_.size() - line;
  return view;
}

Phrase Happenings::words(int line) const {
  if (EventLog::is_missed(events_[line])) return phrase(Word::was_missed, unit_.preferences.language);
  return unit_.table.screen().caption(view_of(line), events_[line]);
}

/// What many do at once is told once.
bool Happenings::is_same_as_before(int place) const {
  return !lines_.empty() && same_text(words(lines_.back()).text(), words(place).text());
}

bool Happenings::is_theirs(int line) const {
  const View view = unit_.view();
  return !EventLog::is_missed(events_[line]) && unit_.table.screen().concerns(events_[line], view.near);
}

int Happenings::pages() const {
  return larger(1, (lines_.size() + rows - 1) / rows);
}

void Happenings::draw_picture(Painter& painter, int line, Rect area) const {
  if (EventLog::is_missed(events_[line])) {
    text_in(painter, area, "…", TextSize::title, palette::night);
    return;
  }
  unit_.table.screen().illustrate(painter, view_of(line), events_[line], area);
}

/// The last page is full, if there are enough.
void Happenings::draw_page(Painter& painter, int page) const {
  const Language language = unit_.preferences.language;
  painter.fill(palette::deep);
  text_in(painter, {margin, 0, 220, first_row_y}, word(Word::what_happened, language), TextSize::body,
          palette::sand, Align::left);
  text_in(painter, {screen_width - 110, 0, 50, first_row_y}, page_number(page, pages()).text(),
          TextSize::body, palette::foam, Align::right);
  if (empty())
    return static_cast<void>(paragraph(painter, {20, 90, screen_width - 40, 60},
                                       word(Word::nothing_happened, language), TextSize::child,
                                       palette::foam));
  const int first = larger(0, lines_.size() - (pages() - page) * rows);
  const int shown = smaller(rows, lines_.size() - (pages() - page - 1) * rows - first);
  for (int row = 0; row < shown; ++row) {
    const Rect area{4, first_row_y + row * row_height, screen_width - 8, row_height - 2};
    const int line = lines_[first + row];
    const Clipped clipped(painter, area);
    painter.rounded(area, 10, is_theirs(line) ? palette::sand : palette::foam);
    draw_picture(painter, line, {area.x + 6, area.y - 1, picture_width, row_height});
    const Rect beside{area.x + 72, area.y, area.width - 80, area.height};
    const Phrase said = words(line);
    const int height = paragraph_height(said.text(), TextSize::child, beside.width);
    paragraph(painter, centred(beside, beside.width, height), said.text(), TextSize::child, palette::night,
              Align::left, 3);
  }
}

void Happenings::draw_in_short(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const View view = unit_.view();
  const Face& face = view.face(view.near);
  painter.fill(palette::deep);
  painter.sprite(face.small, {margin, 4}, face.color);
  text_in(painter, {margin + 32, 2, 244, 28}, word(Word::since_you_decided, language), TextSize::child,
          palette::foam, Align::left);
  int theirs = -1, y = large_row.y;
  for (const std::uint8_t line : lines_)
    if (is_theirs(line)) theirs = line;
  if (theirs >= 0) {
    painter.rounded(large_row, 12, palette::foam);
    draw_picture(painter, theirs, {large_row.x + 6, large_row.y + 3, picture_width, 74});
    const Rect beside{large_row.x + 70, large_row.y + 3, large_row.width - 78, 74};
    const Phrase said = words(theirs);
    const int height = paragraph_height(said.text(), TextSize::child, beside.width);
    paragraph(painter, centred(beside, beside.width, height), said.text(), TextSize::child, palette::night,
              Align::left, 3);
    y = large_row.bottom() + 4;
  }
  constexpr int bottom = 210, width = screen_width - marked_x - margin;
  const auto height_of = [&](int line) {
    return line_pitch * smaller(2, line_count(words(line).text(), TextSize::body, width));
  };
  int first = lines_.size(), height = 0;
  while (first > 0) {
    const int more = lines_[first - 1] == theirs ? 0 : height_of(lines_[first - 1]);
    if (y + height + more > bottom) break;
    height += more;
    --first;
  }
  for (int i = first; i < lines_.size(); ++i) {
    const int line = lines_[i];
    if (line == theirs) continue;
    const bool marked = is_theirs(line);
    painter.circle({fine(margin + 8), fine(y + line_pitch / 2)}, fine(marked ? 5 : 3),
                   marked ? palette::sun : palette::sea_glass);
    paragraph(painter, {marked_x, y + 2, width, height_of(line)}, words(line).text(), TextSize::body,
              marked ? palette::sun : palette::foam, Align::left, 2);
    y += height_of(line);
  }
  draw_hint(painter, {margin, 215}, "A", word(Word::go_on, language));
}

}  // namespace seaglass
