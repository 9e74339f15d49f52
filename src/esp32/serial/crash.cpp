#include "esp32/serial/crash.h"

#include <esp_attr.h>
#include <esp_system.h>

#include "core/check.h"
#include "peripherals/crash_note.h"

namespace seaglass {
namespace esp32 {

namespace {

// Not zeroed at the start: it holds what the run before wrote.
RTC_NOINIT_ATTR peripherals::CrashNote note;

const char* words_for(esp_reset_reason_t reason) {
  switch (reason) {
    case ESP_RST_PANIC: return "the processor stopped at an instruction that it could not carry out";
    case ESP_RST_INT_WDT: return "an interrupt took too long";
    case ESP_RST_TASK_WDT: return "a step took longer than five seconds";
    case ESP_RST_WDT: return "nothing moved any more";
    case ESP_RST_BROWNOUT: return "the supply's voltage fell too low";
    default: return nullptr;
  }
}

}  // namespace

const char* take_crash_note() {
  static char told[peripherals::CrashNote::text_bytes];
  if (!note.is_there()) return words_for(esp_reset_reason());
  for (int i = 0; i < peripherals::CrashNote::text_bytes; ++i) told[i] = note.text()[i];
  note.forget();
  return told;
}

}  // namespace esp32

void check_failed(const char* claim, const char* file, int line) {
  esp32::note.write(claim, file, line);
  esp_restart();
}

}  // namespace seaglass
