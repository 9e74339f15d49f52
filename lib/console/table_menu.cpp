#include "console/table_menu.h"

#include "console/hint.h"
#include "console/status.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::table_menu, TableMenu::outcomes));

namespace {

constexpr int margin = 16;
constexpr Rect line_area{margin - 6, 60, screen_width - 2 * margin + 12, 36};
constexpr int line_pitch = 42;

}  // namespace

Outcome TableMenu::handle(Press press, Milliseconds) {
  changed_ = all_rows;
  switch (press.button) {
    case Button::up:
    case Button::left: move(-1); break;
    case Button::down:
    case Button::right: move(1); break;
    case Button::a: return choose();
    case Button::b:
    case Button::menu: return go_on();
  }
  return Outcome::stay;
}

void TableMenu::move(int by) {
  do line_ = (line_ + by + line_count) % line_count;
  while (!can_choose(line_));
}

Outcome TableMenu::choose() {
  switch (static_cast<Line>(line_)) {
    case Line::go_on: return go_on();
    case Line::take_back: unit_.table.take_back(); return Outcome::back;
    case Line::leave: unit_.table.close(); return Outcome::left;
  }
  return Outcome::stay;
}

Tick TableMenu::tick(Milliseconds) {
  const Tick tick{changed_};
  changed_ = no_rows;
  return tick;
}

void TableMenu::draw(Painter& painter) const {
  constexpr Word names[line_count] = {Word::go_on, Word::take_back, Word::leave_table};
  constexpr int unusable_opacity = 90;
  const Language language = unit_.preferences.language;
  painter.fill(palette::deep);
  text(painter, {margin, 15}, card_of(unit_.table.name()).title, TextSize::title, palette::foam);
  for (int i = 0; i < line_count; ++i) {
    const Rect area = line_area.moved({0, i * line_pitch});
    if (i == line_) painter.rounded(area, 10, palette::tide);
    const Paint paint(palette::foam, can_choose(i) ? 255 : unusable_opacity);
    text_in(painter, inset(area, 10, 0), word(names[i], language), TextSize::child, paint, Align::left);
  }
  const Phrase why_not = unit_.table.screen().why_not(unit_.view());
  const bool leaving = static_cast<Line>(line_) == Line::leave;
  const Text below = leaving ? Text(word(Word::table_stays, language)) : Text(why_not.text());
  text_in(painter, {margin, 186, screen_width - 2 * margin, 20}, below, TextSize::body, palette::sand,
          Align::left);
  const int x = draw_hint(painter, {margin, 213}, "A", word(Word::choose, language));
  draw_hint(painter, {x, 213}, "B", word(Word::back, language));
  draw_battery(painter, unit_.battery);
}

}  // namespace seaglass
