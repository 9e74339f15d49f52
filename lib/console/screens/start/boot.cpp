#include "console/screens/start/boot.h"

#include "content/art.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::boot, Boot::outcomes));

Outcome Boot::leave(Milliseconds now) {
  if (unit_.gathering.rejoin(now)) return Outcome::waits;
  if (find_game(unit_.shelf.seated(), unit_.preferences.game)) return Outcome::interrupted;
  return unit_.asks_language ? Outcome::first_started : Outcome::started;
}

Tick Boot::tick(Milliseconds now) {
  Tick tick{drawn_ ? no_rows : all_rows, left_until(entered_at_ + mark_ms, now)};
  drawn_ = true;
  if (tick.wait_ms == 0) tick.outcome = leave(now);
  return tick;
}

void Boot::draw(Painter& painter) const {
  constexpr int mark_side = 96, mark_y = 52, name_y = 168;
  painter.fill(Paint::gradient(palette::tide, palette::deep, 0, screen_height));
  painter.sprite(content::art::mark, {(screen_width - mark_side) / 2, mark_y});
  text(painter, {screen_width / 2, name_y}, "Seaglass", TextSize::title, palette::foam, Align::centre);
}

}  // namespace seaglass
