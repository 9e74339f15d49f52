// One whole handheld without hardware: the simulated device and the Handheld that runs on it, stepped as the
// boards' loop does it. The desktop, the browser, the headless runner and the tests all hold these.
#pragma once

#include <optional>

#include "console/app/handheld.h"
#include "simulator/air.h"
#include "simulator/buttons.h"
#include "simulator/entropy.h"
#include "simulator/flash.h"
#include "simulator/panel.h"
#include "simulator/power.h"
#include "simulator/speaker.h"

namespace seaglass {
namespace simulator {

class SimulatedHandheld {
 public:
  /// As on the boards, where a step that draws takes about this long: nobody is stepped more often.
  static constexpr Milliseconds frame_ms = 16;

  /// `number` tells units of one room apart on the air; `entropy` is the place's own, if it has any.
  SimulatedHandheld(const SimulatedClock& clock, SimulatedAir& air, int number, std::uint64_t seed,
                    Entropy* entropy = nullptr);
  SimulatedHandheld(const SimulatedHandheld&) = delete;
  SimulatedHandheld& operator=(const SimulatedHandheld&) = delete;

  /// Begins anew over the flash as it is, as when the battery goes in.
  void start();
  /// The battery comes out.
  void stop();
  bool is_running() const { return handheld_.has_value(); }
  /// While it runs.
  const Handheld& handheld() const { return *handheld_; }
  Handheld& handheld() { return *handheld_; }

  /// Whether this place asks for little motion; from the next start on.
  void set_calm(bool calm) { calm_ = calm; }
  /// Two letters, or null: the place does not know; from the next start on. English if nobody says anything.
  void set_language(const char* language) { language_ = language; }
  /// Whether this place is a window of a computer; from the next start on.
  void set_stays_lit(bool stays_lit) { stays_lit_ = stays_lit; }
  /// Other than its number in the room, where several rooms share an air; from the next start on.
  void set_number(int number);
  /// This place's, if it has any; from the next start on.
  void set_cryptography(Cryptography* cryptography) { cryptography_ = cryptography; }

  void press(Button button) { buttons.press(button); }
  void release(Button button) { buttons.release(button); }
  /// A letter from the place's keyboard, while letters are typed here.
  void type(int letter);

  /// Steps if it is time to: its rest is over, a button changed, or a frame came. A press wakes a unit that
  /// switched itself off. Returns whether it stepped.
  bool step_if_due();
  /// How long until `step_if_due` will step, if nothing happens before.
  Milliseconds wait_ms() const;
  int steps() const { return steps_; }

  SimulatedPanel panel;
  SimulatedButtons buttons;
  SimulatedRadio radio;
  SimulatedFlash flash;
  SimulatedSpeaker speaker;
  SimulatedPower power;

 private:
  Device device();

  const SimulatedClock& clock_;
  SimulatedEntropy simulated_entropy_;
  Entropy* entropy_;
  bool calm_ = false;
  bool stays_lit_ = false;
  const char* language_ = "en";
  Cryptography* cryptography_ = nullptr;
  std::optional<Handheld> handheld_;
  Milliseconds started_at_ = 0;
  Milliseconds ready_at_ = 0;   // not before: the frame before is still being drawn
  Milliseconds rested_at_ = 0;  // then at the latest
  int steps_ = 0;
};

}  // namespace simulator
}  // namespace seaglass
