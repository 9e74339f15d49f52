// Sleep: a doze while the radio listens, light sleep between presses, deep sleep when switched off.
#pragma once

#include "device.h"
#include "esp32/buttons.h"
#include "esp32/panel.h"
#include "esp32/power/battery.h"
#include "esp32/radio.h"
#include "esp32/serial/serial_line.h"
#include "esp32/speaker.h"

namespace seaglass {
namespace esp32 {

class BoardPower : public Power {
 public:
  BoardPower(TftPanel& panel, PinButtons& buttons, EspNowRadio& radio, LedcSpeaker& speaker,
             SerialLine& serial, Battery& battery)
      : panel_(panel),
        buttons_(buttons),
        radio_(radio),
        speaker_(speaker),
        serial_(serial),
        battery_(battery) {}

  void begin();

  BatteryLevel battery() override { return battery_.level(); }
  void rest(Milliseconds wait_ms) override;
  [[noreturn]] void off() override;

  /// Why it is awake again.
  enum class Woken : std::uint8_t { by_timer, by_something_else, never_slept };
  Woken sleep_at_most(Milliseconds at_most_ms);

 private:
  bool something_happened();

  TftPanel& panel_;
  PinButtons& buttons_;
  EspNowRadio& radio_;
  LedcSpeaker& speaker_;
  SerialLine& serial_;
  Battery& battery_;
};

}  // namespace esp32
}  // namespace seaglass
