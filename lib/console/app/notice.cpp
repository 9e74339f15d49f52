#include "console/app/notice.h"

#include "content/art.h"
#include "ink/layout.h"
#include "ink/text.h"
#include "words/words.h"

namespace seaglass {

using namespace ink;

namespace {

bool is_of_battery(Notice notice) {
  return notice == Notice::battery_low || notice == Notice::battery_very_low;
}

}  // namespace

void Notices::show(Notice notice, Milliseconds now) {
  shown_ = notice;
  shown_at_ = now;
  quiet_period_.begin(now);
}

void Notices::watch_battery(const BatteryLevel& level, Milliseconds now) {
  if (level.percent >= warned_at_percent_ + charged_percent) warned_ = Warned::no;
  if (!level.is_low()) {
    if (is_of_battery(shown_)) dismiss();
    return;
  }
  const Warned step = level.is_very_low() ? Warned::very_low : Warned::low;
  if (warned_ >= step) return;
  warned_ = step;
  warned_at_percent_ = level.percent;
  show(step == Warned::low ? Notice::battery_low : Notice::battery_very_low, now);
}

void Notices::watch_table(bool unkept, Milliseconds now) {
  if (unkept && !unkept_) show(Notice::not_kept, now);
  unkept_ = unkept;
}

bool Notices::tick(Milliseconds now) {
  if (shown_ == Notice::none || !has_come(shown_at_ + shown_ms, now)) return false;
  dismiss();
  return true;
}

Milliseconds Notices::wait_ms(Milliseconds now) const {
  return shown_ == Notice::none ? forever_ms : left_until(shown_at_ + shown_ms, now);
}

void draw_notice(Painter& painter, Notice notice, const char* name, Language language) {
  constexpr Rect box{16, 78, screen_width - 32, 84};
  if (notice == Notice::none || !painter.shows(box)) return;
  struct Words {
    Word title;
    Word meaning;
  };
  constexpr Words all[] = {{Word::battery_low, Word::battery_low_meaning},
                           {Word::battery_very_low, Word::battery_very_low_meaning},
                           {Word::not_kept, Word::not_kept_meaning},
                           {Word::may_be_lost, Word::may_be_lost_meaning},
                           {Word::later_version, Word::later_version_meaning},
                           {Word::table_is_here, Word::table_is_here_means},
                           {Word::table_moved, Word::table_moved_means},
                           {Word::table_stayed, Word::table_stayed_means},
                           {Word::table_stayed, Word::table_declined_means}};
  const Words& words = all[static_cast<int>(notice) - 1];
  painter.rounded(box, 14, notice < Notice::table_is_here ? palette::coral : palette::sea_glass);
  painter.rounded(inset(box, 3), 11, palette::night);
  const Rect room = inset(box, 14, 12);
  int x = room.x;
  if (is_of_battery(notice)) {
    painter.sprite(content::art::battery, {room.x, room.y + 4}, palette::coral);
    x += 34;
  }
  text(painter, {x, room.y + 4}, phrase(words.title, language, name).text(), TextSize::child, palette::foam);
  paragraph(painter, {room.x, room.y + 28, room.width, 36}, phrase(words.meaning, language, name).text(),
            TextSize::body, palette::sand, Align::left, 2);
}

}  // namespace seaglass
