#include "console/screens/start/first_start.h"

#include "console/parts/hint.h"
#include "words/words.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::first_start, FirstStart::outcomes));

namespace {

constexpr int columns = 2;
constexpr int margin = 14, gap = 8;
constexpr int first_y = 58, tile_width = (screen_width - 2 * margin - gap) / columns, tile_height = 70;

constexpr Rect tile(int i) {
  return {margin + i % columns * (tile_width + gap), first_y + i / columns * (tile_height + gap), tile_width,
          tile_height};
}
static_assert(tile(language_count - 1).bottom() < 213);

}  // namespace

/// What is pressed takes effect at once: all of it can be read in the language that is chosen.
Outcome FirstStart::handle(Press press, Milliseconds) {
  switch (press.button) {
    case Button::left: move(-1); break;
    case Button::right: move(1); break;
    case Button::up: move(-columns); break;
    case Button::down: move(columns); break;
    case Button::a: return Outcome::started;
    case Button::b:
    case Button::menu: break;
  }
  return Outcome::stay;
}

void FirstStart::move(int by) {
  Language& language = unit_.preferences.language;
  language = static_cast<Language>((static_cast<int>(language) + by + language_count) % language_count);
  changed_ = all_rows;
}

void FirstStart::draw(Painter& painter) const {
  painter.fill(Paint::gradient(palette::tide, palette::deep, 0, screen_height));
  text(painter, {screen_width / 2, 20}, "Seaglass", TextSize::title, palette::foam, Align::centre);
  for (int i = 0; i < language_count; ++i) {
    const auto language = static_cast<Language>(i);
    const bool chosen = language == unit_.preferences.language;
    const Rect area = tile(i);
    if (!painter.shows(area)) continue;
    painter.rounded(area, 14, chosen ? palette::lagoon : palette::shadow);
    if (chosen) painter.rounded_outline(area, 14, 4, palette::sun);
    const int middle = area.x + area.width / 2;
    text(painter, {middle, area.y + 14}, word(Word::greeting, language), TextSize::title, palette::foam,
         Align::centre);
    text(painter, {middle, area.y + 45}, name_of(language), TextSize::child,
         chosen ? palette::sun : palette::sea_glass, Align::centre);
  }
  draw_hint(painter, {margin, 215}, "A", word(Word::choose, unit_.preferences.language));
}

}  // namespace seaglass
