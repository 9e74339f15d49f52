#include "console/settings.h"

#include "console/hint.h"
#include "console/status.h"
#include "words/words.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::settings, Settings::outcomes));

namespace {

constexpr int margin = 16;
constexpr int first_line_y = 52;
constexpr int line_pitch = 38;
constexpr Rect line_area{margin - 6, first_line_y, screen_width - 2 * margin + 12, 34};
constexpr Color unlit(0x1d4866);
constexpr int value_right = screen_width - margin - 8;

constexpr int stepped(int value, int by, int count, bool around) {
  if (around) return (value + by + count) % count;
  return within(0, value + by, count - 1);
}

/// Rising bars, as many lit as the level says.
void draw_level(Painter& painter, int y, int level, int levels) {
  constexpr int bar_width = 12, spacing = 18, height_max = 20;
  for (int i = 0; i < levels; ++i) {
    const int height = height_max * (i + 2) / (levels + 1);
    const int x = value_right - (levels - i) * spacing + spacing - bar_width;
    painter.rounded({x, y + 27 - height, bar_width, height}, 3, i < level ? palette::sun : unlit);
  }
}

void draw_switch(Painter& painter, int y, bool on) {
  const Rect track{value_right - 44, y + 6, 44, 22};
  painter.rounded(track, 11, on ? palette::sea_glass : unlit);
  painter.circle({fine(on ? track.right() - 11 : track.x + 11), fine(track.y + 11)}, fine(8),
                 on ? palette::night : palette::foam);
}

}  // namespace

Outcome Settings::handle(Press press, Milliseconds) {
  changed_ = all_rows;
  switch (press.button) {
    case Button::up: move(-1); break;
    case Button::down: move(1); break;
    case Button::left: change(-1, false); break;
    case Button::right: change(1, false); break;
    case Button::a: change(1, true); break;
    case Button::b:
    case Button::menu: return Outcome::back;
  }
  return Outcome::stay;
}

void Settings::move(int lines) {
  line_ = static_cast<Line>(stepped(static_cast<int>(line_), lines, line_count, true));
}

void Settings::change(int by, bool around) {
  Preferences& preferences = unit_.preferences;
  switch (line_) {
    case Line::brightness:
      preferences.brightness = static_cast<std::uint8_t>(
          stepped(preferences.brightness, by, Preferences::brightness_levels, around));
      break;
    case Line::volume:
      preferences.volume =
          static_cast<std::uint8_t>(stepped(preferences.volume, by, Preferences::volume_levels, around));
      unit_.sound.play(Motif::turn);  // as loud as that
      break;
    case Line::language:
      preferences.language =
          static_cast<Language>(stepped(static_cast<int>(preferences.language), by, language_count, true));
      break;
    case Line::calm: preferences.calm = !preferences.calm; break;
  }
}

Tick Settings::tick(Milliseconds) {
  const Tick tick{changed_};
  changed_ = no_rows;
  return tick;
}

void Settings::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  painter.fill(palette::deep);
  text(painter, {margin, 15}, word(Word::settings, language), TextSize::title, palette::foam);
  for (int i = 0; i < line_count; ++i) draw_line(painter, static_cast<Line>(i));
  const int x = draw_hint(painter, {margin, 213}, "A", word(Word::change, language));
  draw_hint(painter, {x, 213}, "B", word(Word::back, language));
  draw_battery(painter, unit_.battery);
}

void Settings::draw_line(Painter& painter, Line line) const {
  constexpr Word names[line_count] = {Word::brightness, Word::volume, Word::language, Word::calm};
  const int i = static_cast<int>(line);
  const Rect area = line_area.moved({0, i * line_pitch});
  if (!painter.shows(area)) return;
  const Preferences& preferences = unit_.preferences;
  const bool chosen = line == line_;
  if (chosen) painter.rounded(area, 10, palette::tide);
  const int text_y = area.y + (area.height - cap_height(TextSize::child)) / 2;
  text(painter, {margin + 6, text_y}, word(names[i], preferences.language), TextSize::child, palette::foam);
  switch (line) {
    case Line::brightness:
      draw_level(painter, area.y, preferences.brightness + 1, Preferences::brightness_levels);
      break;
    case Line::volume: draw_level(painter, area.y, preferences.volume, Preferences::volume_levels - 1); break;
    case Line::language:
      text(painter, {value_right, text_y}, name_of(preferences.language), TextSize::child, palette::sun,
           Align::right);
      break;
    case Line::calm: draw_switch(painter, area.y, preferences.calm); break;
  }
}

}  // namespace seaglass
