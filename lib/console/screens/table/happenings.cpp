#include "console/screens/table/happenings.h"

#include "console/parts/hint.h"
#include "console/parts/leafing.h"
#include "console/parts/place.h"
#include "core/same_text.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

namespace {

constexpr int margin = 4, row_pitch = 42, row_gap = 2;
constexpr int hints_y = 217;

bool names(const char* said, const char* name) {
  for (; *said != '\0'; ++said) {
    int same = 0;
    while (name[same] != '\0' && said[same] == name[same]) ++same;
    if (name[same] == '\0') return true;
  }
  return false;
}

}  // namespace

Happenings::Happenings(const Unit& unit, What what) : unit_(unit), what_(what) {
  const Table& table = unit.table;
  const EventLog& log = table.log();
  const int first = what == What::all ? 0 : log.first_untold(table.view(Language::english, true).near);
  for (int i = first; i < table.told_of_log(); ++i) events_.push_back(table.masked(log[i]));
  int theirs = 0;
  Phrase before;
  for (int i = 0; i < events_.size(); ++i) {
    if (!is_known(i)) continue;
    const Phrase said = words(i);
    // What many do at once is told once.
    if (said.empty() || same_text(before.text(), said.text())) continue;
    before = said;
    const bool leads = what == What::untold && is_theirs(i);
    lines_.insert(leads ? theirs++ : lines_.size(), static_cast<std::uint8_t>(i));
  }
}

bool Happenings::is_known(int event) const {
  return EventLog::is_missed(events_[event]) || unit_.table.game().knows(*unit_.view().state, events_[event]);
}

/// Each with what came of it, and without what was before.
View Happenings::view_of(int event) const {
  View view = unit_.view();
  view.told = &events_[event];
  view.told_count = events_.size() - event;
  return view;
}

Phrase Happenings::words(int event) const {
  if (EventLog::is_missed(events_[event])) return phrase(Word::was_missed, unit_.preferences.language);
  return unit_.table.screen().caption(view_of(event), events_[event]);
}

bool Happenings::is_theirs(int event) const {
  const View view = unit_.view();
  return !EventLog::is_missed(events_[event]) && unit_.table.screen().concerns(events_[event], view.near);
}

int Happenings::rows_of(int event) const {
  const bool is_little = 2 * lines_.size() <= rows;
  return is_little || (what_ == What::untold && is_theirs(event)) ? 2 : 1;
}

int Happenings::end_of_page(int first) const {
  int end = first, room = rows;
  while (end < lines_.size() && rows_of(lines_[end]) <= room) room -= rows_of(lines_[end++]);
  return end;
}

int Happenings::pages() const {
  if (what_ == What::all) return larger(1, (lines_.size() + rows - 1) / rows);
  int count = 0;
  for (int first = 0; first < lines_.size(); first = end_of_page(first)) ++count;
  return larger(1, count);
}

Happenings::Page Happenings::page_at(int number) const {
  if (what_ == What::all) {
    const int end = lines_.size() - (pages() - 1 - number) * rows;
    return {larger(0, end - rows), end};
  }
  int first = 0;
  for (; number > 0; --number) first = end_of_page(first);
  return {first, end_of_page(first)};
}

void Happenings::draw_page(Painter& painter, int page) const {
  const Language language = unit_.preferences.language;
  const bool is_all = what_ == What::all;
  draw_place(painter, unit_.table.name(),
             word(is_all ? Word::what_happened : Word::since_you_decided, language));
  if (empty())
    paragraph(painter, {20, 100, screen_width - 40, 60}, word(Word::nothing_happened, language),
              TextSize::child, palette::foam);
  const Page shown = page_at(page);
  int y = place_top;
  for (int line = shown.first; line < shown.end; ++line) {
    const int height = rows_of(lines_[line]) * row_pitch;
    draw_line(painter, lines_[line], {margin, y, screen_width - 2 * margin, height - row_gap});
    y += height;
  }
  const int x = draw_hint(painter, {margin + 4, hints_y}, "A", word(Word::go_on, language));
  if (is_all) draw_hint(painter, {x, hints_y}, unit_.back_button(), word(Word::back, language));
  if (pages() > 1)
    text_in(painter, {screen_width - 70, hints_y, 60, hint_height}, page_number(page, pages()).text(),
            TextSize::body, palette::foam, Align::right);
}

/// Who did it, what, and in words. What happened to who looks is in the sun.
void Happenings::draw_line(Painter& painter, int event, Rect area) const {
  if (!painter.shows(area)) return;
  constexpr int actor_width = 34, gap = 6;
  const Phrase said = words(event);
  const bool is_missed = EventLog::is_missed(events_[event]);
  const Clipped clipped(painter, area);
  painter.rounded(area, 10, is_theirs(event) ? palette::sun : palette::foam);
  Rect rest = inset(area, gap, 0);
  draw_actor(painter, event, said, {rest.x + actor_width / 2 - 3, area.y + area.height / 2});
  take_left(rest, actor_width);
  const Rect picture = inset(take_left(rest, smaller(56, area.height)), 0, 1);
  if (is_missed)
    text_in(painter, picture, "…", TextSize::title, palette::night);
  else
    unit_.table.screen().illustrate(painter, view_of(event), events_[event], picture);
  take_left(rest, gap + 2);
  const int lines_max = (area.height - cap_height(TextSize::child)) / line_height(TextSize::child) + 1;
  const TextSize size = largest_fitting(said.text(), TextSize::child, rest.width, lines_max);
  const int height = paragraph_height(said.text(), size, rest.width);
  paragraph(painter, centred(rest, rest.width, height), said.text(), size, palette::night, Align::left, 3);
}

/// Whoever is named.
void Happenings::draw_actor(Painter& painter, int event, const Phrase& said, Point middle) const {
  const View view = unit_.view();
  if (EventLog::is_missed(events_[event])) return;
  const Seat seat = events_[event].seat;
  if (!names(said.text(), Phrase().add(view.name(seat)).text())) return;
  const Face face = view.face(seat);
  painter.circle(fine(middle), fine(15), palette::deep);
  painter.sprite(face.small, middle - Point{12, 12}, face.color);
}

}  // namespace seaglass
