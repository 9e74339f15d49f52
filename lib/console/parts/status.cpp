#include "console/parts/status.h"

#include "console/parts/hint.h"
#include "content/art.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;
namespace art = content::art;

namespace {

constexpr Rect gear_disc{240, 4, 26, 26};
constexpr int nearby_width_min = 48;
constexpr Paint disc_paint(palette::night, 150);
constexpr Rect cell{3, 3, 17, 8};  // inside the battery's outline
constexpr int low_percent = 15;
constexpr int middling_percent = 35;

int charge_pixels(const BatteryLevel& battery) {
  const int percent = battery.percent < 100 ? battery.percent : 100;
  return larger(1, (percent * cell.width + 50) / 100);
}

Color charge_color(const BatteryLevel& battery) {
  if (battery.is_charging() || battery.percent > middling_percent) return palette::sea_glass;
  return battery.percent > low_percent ? palette::sun : palette::coral;
}

/// In the battery's disc. Who is not heard at all has coral ones, as low as they go.
void draw_small_bars(Painter& painter, int bars) {
  constexpr int bars_max = 4, pitch = 3, bar_width = 2, lowest = 4, step = 2;
  constexpr Point at{battery_area.x + 3, battery_area.y + 18};
  for (int i = 0; i < bars_max; ++i) {
    const int height = lowest + i * step;
    const Paint paint = bars == 0  ? Paint(palette::coral)
                        : i < bars ? Paint(bars == 1 ? palette::sun : palette::sea_glass)
                                   : Paint(palette::foam, 70);
    const int shown = bars == 0 ? 2 : height;
    painter.rectangle({at.x + i * pitch, at.y - shown, bar_width, shown}, paint);
  }
}

/// Where nothing is known there is no sign of it.
bool is_drawn(const BatteryLevel& battery) {
  return battery.measure != BatteryLevel::Measure::nothing;
}

}  // namespace

bool looks_alike(const BatteryLevel& a, const BatteryLevel& b) {
  return is_drawn(a) == is_drawn(b) && a.is_charging() == b.is_charging() &&
         charge_pixels(a) == charge_pixels(b) && charge_color(a) == charge_color(b);
}

void draw_battery(Painter& painter, const BatteryLevel& battery, int air_bars) {
  if (!is_drawn(battery) && air_bars == no_air) return;
  if (!painter.shows(battery_area)) return;
  painter.rounded(battery_area, battery_area.height / 2, disc_paint);
  if (air_bars != no_air) draw_small_bars(painter, air_bars);
  if (!is_drawn(battery)) return;
  Shifted shifted(painter, battery_area.top_left() + Point{air_bars != no_air ? 16 : 9, 6});
  painter.sprite(art::battery, {0, 0}, palette::foam);
  painter.rectangle({cell.x, cell.y, charge_pixels(battery), cell.height}, charge_color(battery));
  if (battery.is_charging()) painter.sprite(art::charging, {6, 0});
}

void draw_gear(Painter& painter) {
  if (!painter.shows(gear_disc)) return;
  painter.rounded(gear_disc, gear_disc.height / 2, disc_paint);
  painter.sprite(art::gear, gear_disc.top_left() + Point{4, 4}, palette::foam);
}

void draw_nearby(Painter& painter, Text button) {
  constexpr int waves_width = 18, gap = 3;
  const int width = larger(nearby_width_min, text_width(button, TextSize::body) + waves_width + 8 * gap);
  const Rect disc{gear_disc.x - 4 - width, gear_disc.y, width, gear_disc.height};
  if (!painter.shows(disc)) return;
  painter.rounded(disc, disc.height / 2, disc_paint);
  draw_button_sign(painter, disc.top_left() + Point{gap, gap}, button);
  draw_waves(painter, {disc.right() - gap - waves_width / 2 - 1, disc.y + disc.height / 2}, palette::foam);
}

/// To both sides of a mast.
void draw_waves(Painter& painter, Point middle, Color color) {
  constexpr Turn quarter = 0x4000;
  const FinePoint mast{fine(middle.x), fine(middle.y)};
  painter.circle(mast, fine(2), color);
  for (int i = 0; i < 4; ++i) {
    const int radius = i < 2 ? 5 : 9;
    painter.arc(mast, fine(radius), fine(2), static_cast<Turn>(quarter / 2 + i % 2 * 2 * quarter), quarter,
                color);
  }
}

void draw_signal(Painter& painter, Point at, int dbm) {
  constexpr int bars_max = 4, pitch = 5, bar_width = 3, lowest = 4, step = 4;
  const int bars = signal_bars(dbm);
  for (int i = 0; i < bars_max; ++i) {
    const int height = lowest + i * step;
    painter.rectangle({at.x + i * pitch, at.y + lowest + (bars_max - 1) * step - height, bar_width, height},
                      i < bars ? Paint(palette::sea_glass) : Paint(palette::foam, 60));
  }
}

}  // namespace seaglass
