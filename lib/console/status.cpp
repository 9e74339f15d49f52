#include "console/status.h"

#include "content/art.h"

namespace seaglass {

using namespace ink;
namespace art = content::art;

namespace {

constexpr Rect battery_disc{270, 4, 44, 26};
constexpr Rect gear_disc{240, 4, 26, 26};
constexpr Paint disc_paint(palette::night, 150);
constexpr Rect cell{3, 3, 17, 8};  // inside the battery's outline
constexpr int low_percent = 15;
constexpr int middling_percent = 35;

int charge_pixels(BatteryLevel battery) {
  const int percent = battery.percent < 100 ? battery.percent : 100;
  return larger(1, (percent * cell.width + 50) / 100);
}

Color charge_color(BatteryLevel battery) {
  if (battery.charging || battery.percent > middling_percent) return palette::sea_glass;
  return battery.percent > low_percent ? palette::sun : palette::coral;
}

}  // namespace

bool looks_alike(BatteryLevel a, BatteryLevel b) {
  return a.charging == b.charging && charge_pixels(a) == charge_pixels(b) &&
         charge_color(a) == charge_color(b);
}

void draw_battery(Painter& painter, BatteryLevel battery) {
  if (!painter.shows(battery_disc)) return;
  painter.rounded(battery_disc, battery_disc.height / 2, disc_paint);
  Shifted shifted(painter, battery_disc.top_left() + Point{9, 6});
  painter.sprite(art::battery, {0, 0}, palette::foam);
  painter.rectangle({cell.x, cell.y, charge_pixels(battery), cell.height}, charge_color(battery));
  if (battery.charging) painter.sprite(art::charging, {6, 0});
}

void draw_gear(Painter& painter) {
  if (!painter.shows(gear_disc)) return;
  painter.rounded(gear_disc, gear_disc.height / 2, disc_paint);
  painter.sprite(art::gear, gear_disc.top_left() + Point{4, 4}, palette::foam);
}

}  // namespace seaglass
