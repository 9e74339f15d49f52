// ESP-NOW on one fixed channel: broadcasts, one at a time. The driver's callbacks copy into an inbox and
// return.
#pragma once

#include "device.h"
#include "peripherals/radio_inbox.h"
#include "peripherals/radio_outbox.h"

namespace seaglass {
namespace esp32 {

struct RadioCounts {
  std::uint32_t received = 0;
  std::uint32_t dropped = 0;
  std::uint32_t sent = 0;
  std::uint32_t failed = 0;
  std::uint32_t lost = 0;
  std::uint32_t restarts = 0;
};

class EspNowRadio : public Radio {
 public:
  // One of the three that every country allows and that do not overlap; the one fewest access points choose.
  static constexpr std::uint8_t channel = 6;

  void set_on(bool on) override;
  RadioAddress address() override;
  bool send(Bytes frame) override;
  bool receive(RadioFrame& frame) override;

  bool is_on() const { return wanted_; }
  bool has_frames() const;
  RadioCounts counts() const;

 private:
  void start();
  bool begin_driver();
  void stop();
  bool mend(Milliseconds now);

  static constexpr Milliseconds mend_again_ms = 1000;

  peripherals::RadioOutbox outbox_;
  bool wanted_ = false;
  bool running_ = false;
  bool driver_was_up_ = false;  // at some time since the unit started
  Milliseconds mended_at_ = 0;
};

}  // namespace esp32
}  // namespace seaglass
