// The air that the handhelds of one room share: every frame reaches everybody else who listens, at once and
// in order, until it is told to lose, double, delay or swap some. One seed decides which.
#pragma once

#include "core/fixed_vector.h"
#include "core/random.h"
#include "simulator/clock.h"

namespace seaglass {
namespace simulator {

class SimulatedAir;

struct AirFaults {
  int loss_percent = 0;
  int duplicate_percent = 0;
  /// Of all frames this share is held back by up to `delay_ms_max`, so that later ones overtake it.
  int delay_percent = 0;
  int delay_ms_max = 0;
};

/// One unit's end of it.
class SimulatedRadio : public Radio {
 public:
  SimulatedRadio(SimulatedAir& air, const RadioAddress& address);

  void set_on(bool on) override;
  RadioAddress address() override { return address_; }
  void set_address(const RadioAddress& address) { address_ = address; }
  bool send(Bytes frame) override;
  bool receive(RadioFrame& frame) override;

  bool is_on() const { return is_on_; }
  /// Its number on the air.
  int member() const { return member_; }
  int sent_count() const { return sent_count_; }
  /// How long each frame of this unit takes to go out, and the next one has to wait: no time, unless said.
  void set_frame_ms(Milliseconds frame_ms) { frame_ms_ = frame_ms; }
  /// How long until a frame can be received.
  Milliseconds wait_ms() const;

 private:
  SimulatedAir& air_;
  RadioAddress address_;
  int member_;
  bool is_on_ = false;
  Milliseconds frame_ms_ = 0;
  Milliseconds sent_at_ = 0;
  int sent_count_ = 0;
};

class SimulatedAir {
 public:
  static constexpr int members_max = 8;   // six handhelds of a full table, and two strangers
  static constexpr int frames_max = 128;  // in flight; what comes on top is lost, as on any crowded channel

  explicit SimulatedAir(const SimulatedClock& clock, std::uint64_t seed) : clock_(clock), random_(seed) {}

  void set_faults(const AirFaults& faults) { faults_ = faults; }

  int join();
  /// Whether what `from` sends reaches `to`; all do at first. One way or both: that makes partitions.
  void set_reach(int from, int to, bool reaches) { cut_[from][to] = !reaches; }
  void set_listening(int member, bool listening);
  void send(int from, const RadioAddress& address, Bytes frame);
  /// The oldest frame that has come for this member. False: none has.
  bool take(int member, RadioFrame& frame);
  /// How long until the next frame comes for this member; `forever_ms` if none is under way.
  Milliseconds wait_ms(int member) const;

  Milliseconds now() const { return clock_.now; }
  int sent_count() const { return sent_count_; }
  int lost_count() const { return lost_count_; }

 private:
  struct Flight {
    std::uint8_t to = 0;
    Milliseconds lands_at = 0;
    std::uint32_t order = 0;
    RadioFrame frame;
  };

  int find(int member) const;
  bool happens(int percent) { return percent > 0 && random_.below(100) < percent; }
  void launch(int to, const RadioFrame& frame);

  const SimulatedClock& clock_;
  Random random_;
  AirFaults faults_;
  FixedVector<Flight, frames_max> flights_;
  bool listening_[members_max] = {};
  bool cut_[members_max][members_max] = {};
  int members_ = 0;
  std::uint32_t next_order_ = 0;
  int sent_count_ = 0;
  int lost_count_ = 0;
};

}  // namespace simulator
}  // namespace seaglass
