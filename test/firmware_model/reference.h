// What a handheld of lib/simulator shows after the same presses: no pins, no panel, no radio; the same flash
// and the same chance.
#pragma once

#include <memory>

#include "console/app/handheld.h"
#include "esp32/entropy.h"
#include "esp32/power/battery.h"
#include "firmware_model/board_flash.h"
#include "sealing/sodium_cryptography.h"
#include "simulator/air.h"
#include "simulator/buttons.h"
#include "simulator/panel.h"
#include "simulator/speaker.h"

namespace seaglass {
namespace model {

/// The board's own measurements, and nothing to sleep with.
class MeasuredPower final : public Power {
 public:
  void begin() { battery_.begin(); }
  BatteryLevel battery() override { return battery_.level(); }
  void rest(std::uint32_t) override {}
  void off() override {}

 private:
  esp32::Battery battery_;
};

class Reference {
 public:
  /// Begins as a unit would with this flash and this noise.
  explicit Reference(const Board& like);

  void run(Milliseconds duration_ms);
  void tap(Button button, Milliseconds hold_ms);
  const std::uint16_t* picture() const { return panel_.pixels(); }
  ScreenName showing() const { return handheld_.showing(); }

 private:
  void plug_in();
  void set(Button button, bool down);

  Board board_;
  simulator::SimulatedClock clock_;
  simulator::SimulatedAir air_{clock_, 1};
  simulator::SimulatedRadio radio_{air_, {{0x24, 0x0A, 0xC4, 0, 0, 1}}};
  simulator::SimulatedPanel panel_;
  simulator::SimulatedButtons buttons_;
  simulator::SimulatedSpeaker speaker_{clock_};
  MeasuredPower power_;
  BoardFlash flash_{board_};
  esp32::PooledEntropy entropy_;
  SodiumCryptography cryptography_;
  Handheld handheld_;
  Milliseconds rested_at_ = 0;
};

}  // namespace model
}  // namespace seaglass
