// A room with handhelds in it, their clock and the air between them. Time passes only while `run` is called,
// so that the same presses give the same pixels every time.
#pragma once

#include <optional>

#include "simulator/handheld.h"

namespace seaglass {
namespace simulator {

class SimulatedRoom {
 public:
  static constexpr int handhelds_max = 6;  // as many as sit at one table

  /// All of them started, with empty flash. All chance comes from the seed, unless the place has entropy;
  /// without cryptography there are no tables on the air.
  explicit SimulatedRoom(int handhelds = 1, std::uint64_t seed = 1, bool calm = false,
                         Entropy* entropy = nullptr, Cryptography* cryptography = nullptr);
  /// What unit `i` of a room draws its entropy from.
  static constexpr std::uint64_t seed_of_unit(std::uint64_t room_seed, int i) {
    return room_seed * handhelds_max + static_cast<std::uint64_t>(i) + 1;
  }
  SimulatedRoom(const SimulatedRoom&) = delete;
  SimulatedRoom& operator=(const SimulatedRoom&) = delete;

  int size() const { return size_; }
  SimulatedHandheld& operator[](int i);
  SimulatedAir& air() { return air_; }
  Milliseconds now() const { return clock_.now; }

  /// Steps whoever is due, as their loops would, until so much time has passed.
  void run(Milliseconds duration_ms);
  /// How long until somebody is due.
  Milliseconds wait_ms() const;
  /// Down for `hold_ms`, then up, then long enough for the release to be seen.
  void tap(int i, Button button, Milliseconds hold_ms = 60);

 private:
  bool step_whoever_is_due();

  SimulatedClock clock_;
  SimulatedAir air_;
  std::optional<SimulatedHandheld> handhelds_[handhelds_max];
  int size_;
};

}  // namespace simulator
}  // namespace seaglass
