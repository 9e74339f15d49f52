#include "peripherals/rest.h"

#include "moments.h"

namespace seaglass {
namespace peripherals {

namespace {

Milliseconds look_again_ms(const RestConditions& conditions) {
  if (!conditions.pad_must_be_watched) return watchdog_feed_ms;
  return conditions.untouched_ms < left_alone_after_ms ? watch_pad_ms : watch_left_pad_ms;
}

}  // namespace

Rest choose_rest(const RestConditions& conditions) {
  if (conditions.wait_ms == 0) return {};
  // A held button would wake a sleeper at once, again and again.
  const bool must_stay_awake = conditions.radio_on || conditions.sounding || conditions.console_open ||
                               conditions.button_held || conditions.wait_ms < light_sleep_ms_min;
  if (must_stay_awake) return {RestKind::doze, sooner(conditions.wait_ms, doze_ms)};
  return {RestKind::light_sleep, sooner(conditions.wait_ms, look_again_ms(conditions))};
}

}  // namespace peripherals
}  // namespace seaglass
