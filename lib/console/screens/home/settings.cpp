#include "console/screens/home/settings.h"

#include <type_traits>

#include "console/parts/hint.h"
#include "console/parts/place.h"
#include "console/parts/status.h"
#include "console/parts/switch.h"
#include "console/session/pace.h"
#include "words/words.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::settings, Settings::outcomes));

namespace {

constexpr int margin = 16;
constexpr int first_line_y = 50;
constexpr int line_pitch = 38;
constexpr int lines_shown = 4;
constexpr Rect line_area{margin - 6, first_line_y, screen_width - 2 * margin + 12, 34};
constexpr Color unlit(0x1d4866);
static_assert(Preferences::brightness_levels < 10 && Preferences::volume_levels < 10);  // one digit
constexpr int value_right = screen_width - margin - 8;

constexpr int stepped(int value, int by, int count, bool around) {
  if (around) return (value + by + count) % count;
  return within(0, value + by, count - 1);
}

/// Rising bars, as many lit as the level says.
void draw_level(Painter& painter, int y, int level, int levels) {
  constexpr int bar_width = 12, spacing = 18, height_max = 20;
  const char digit = static_cast<char>('0' + level);
  painter.show_meaning({&digit, 1}, {value_right - levels * spacing, y + 7, levels * spacing, height_max});
  for (int i = 0; i < levels; ++i) {
    const int height = height_max * (i + 2) / (levels + 1);
    const int x = value_right - (levels - i) * spacing + spacing - bar_width;
    painter.rounded({x, y + 27 - height, bar_width, height}, 3, i < level ? palette::sun : unlit);
  }
}

}  // namespace

Outcome Settings::handle(Press press, Milliseconds) {
  changed_ = all_rows;
  switch (press.button) {
    case Button::up: move(-1); break;
    case Button::down: move(1); break;
    case Button::left: is_walk() ? move(-1) : change(-1, false); break;
    case Button::right: is_walk() ? move(1) : change(1, false); break;
    case Button::a:
      if (line() == Line::names) return Outcome::names_opened;
      change(1, true);
      break;
    case Button::b:
    case Button::menu: return unit_.over_table ? Outcome::back_to_table : Outcome::back;
  }
  return Outcome::stay;
}

void Settings::move(int by) {
  at_ = stepped(at_, by, lines(), true);
  first_ = within(at_ - lines_shown + 1, first_, at_);
}

void Settings::change(int by, bool around) {
  Preferences& preferences = unit_.preferences;
  const auto step = [by, around](auto& value, int count) {
    value = static_cast<std::remove_reference_t<decltype(value)>>(
        stepped(static_cast<int>(value), by, count, around));
  };
  switch (line()) {
    case Line::brightness: return step(preferences.brightness, Preferences::brightness_levels);
    case Line::volume:
      step(preferences.volume, Preferences::volume_levels);
      return unit_.sound.play(Motif::turn);  // as loud as that
    case Line::language:
      preferences.language =
          static_cast<Language>(stepped(static_cast<int>(preferences.language), by, language_count, true));
      return;
    case Line::speed: return step(preferences.speed, speed_count);
    case Line::hides_after: return step(preferences.hides_after, hides_after_count);
    case Line::dims_after: return step(preferences.dims_after, dims_after_count);
    case Line::off_after: return step(preferences.off_after, off_after_count);
    default: change_switch();
  }
}

void Settings::change_switch() {
  Preferences& preferences = unit_.preferences;
  switch (line()) {
    case Line::guide:
      is_on(Line::guide) ? preferences.learn_every_game() : preferences.forget_every_game();
      break;
    case Line::large_text: preferences.large_text = !preferences.large_text; break;
    case Line::strong_colors: preferences.strong_colors = !preferences.strong_colors; break;
    case Line::calm: preferences.calm = !preferences.calm; break;
    case Line::left_handed: preferences.left_handed = !preferences.left_handed; break;
    case Line::three_buttons: preferences.three_buttons = !preferences.three_buttons; break;
    default: break;
  }
}

bool Settings::is_on(Line line) const {
  const Preferences& preferences = unit_.preferences;
  switch (line) {
    case Line::guide: return !preferences.knows_every_game();
    case Line::large_text: return preferences.large_text;
    case Line::strong_colors: return preferences.strong_colors;
    case Line::calm: return preferences.calm;
    case Line::left_handed: return preferences.left_handed;
    case Line::three_buttons: return unit_.three_buttons();
    default: break;
  }
  return false;
}

void Settings::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  draw_place(painter, unit_.preferences.game, word(Word::settings, language));
  for (int place = 0; place < lines_shown; ++place) draw_line(painter, place);
  draw_marks(painter);
  const int x = draw_hint(painter, {margin, 213}, "A", word(Word::change, language));
  draw_hint(painter, {x, 213}, unit_.back_button(), word(Word::back, language));
  draw_battery(painter, unit_.battery);
}

Text Settings::chosen(Line line) const {
  constexpr const char* seconds[] = {"20 s", "60 s"};
  static_assert(hides_after_count == 3);
  constexpr Word dims[dims_after_count] = {Word::one_minute, Word::five_minutes, Word::never};
  constexpr Word off[off_after_count] = {Word::five_minutes, Word::fifteen_minutes, Word::never};
  const Preferences& preferences = unit_.preferences;
  switch (line) {
    case Line::language: return name_of(preferences.language);
    case Line::speed: return word(name_of(preferences.speed), preferences.language);
    case Line::hides_after:
      if (preferences.hides_after == HidesAfter::never) return word(Word::never, preferences.language);
      return seconds[static_cast<int>(preferences.hides_after)];
    case Line::dims_after: return word(dims[static_cast<int>(preferences.dims_after)], preferences.language);
    case Line::off_after: return word(off[static_cast<int>(preferences.off_after)], preferences.language);
    default: return {};
  }
}

void Settings::draw_line(Painter& painter, int place) const {
  constexpr Word names[line_count] = {
      Word::brightness,    Word::volume,     Word::language,    Word::guide,         Word::large_text,
      Word::strong_colors, Word::calm,       Word::left_handed, Word::three_buttons, Word::speed,
      Word::hides_after,   Word::dims_after, Word::off_after,   Word::names};
  const Rect area = line_area.moved({0, place * line_pitch});
  if (!painter.shows(area)) return;
  const Line line = line_at(first_ + place);
  const Preferences& preferences = unit_.preferences;
  if (first_ + place == at_) painter.rounded(area, 10, palette::lagoon);
  const int text_y = area.y + (area.height - cap_height(TextSize::child)) / 2;
  text(painter, {margin + 6, text_y}, word(names[static_cast<int>(line)], preferences.language),
       TextSize::child, palette::foam);
  switch (line) {
    case Line::brightness:
      return draw_level(painter, area.y, preferences.brightness + 1, Preferences::brightness_levels);
    case Line::volume: return draw_level(painter, area.y, preferences.volume, Preferences::volume_levels - 1);
    case Line::names: return;
    default: break;
  }
  const Text value = chosen(line);
  if (!value.empty())
    return text(painter, {value_right, text_y}, value, TextSize::child, palette::sun, Align::right);
  draw_switch(painter, value_right, area.y + (area.height - switch_height) / 2, is_on(line));
}

/// Which of the lines these are: there are more above, or below.
void Settings::draw_marks(Painter& painter) const {
  constexpr int x = screen_width - 7, top = first_line_y, height = lines_shown * line_pitch - 4;
  painter.rounded({x, top, 3, height}, 1, unlit);
  painter.rounded({x, top + height * first_ / lines(), 3, height * lines_shown / lines()}, 1,
                  palette::sea_glass);
}

}  // namespace seaglass
