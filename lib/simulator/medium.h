// One radio channel as ESP-NOW uses it, shared by all who are in reach: a frame takes its time, whoever has
// one waits until the channel is quiet and then a random while longer, and where two begin in the same slot
// both are lost. On top of that come the faults that it is told to make. One seed decides everything.
//
// SimulatedAir is the simple air, where nothing takes time; this one is for storms and for measuring.
#pragma once

#include "core/fixed_queue.h"
#include "core/fixed_vector.h"
#include "core/random.h"
#include "device.h"

namespace seaglass {
namespace simulator {

using Microseconds = std::uint64_t;

/// At 1 Mbit/s, as ESP-NOW broadcasts: 2.9 ms for 250 bytes.
constexpr Microseconds airtime_us(int bytes) {
  return 920 + 8 * static_cast<Microseconds>(bytes);
}

struct MediumFaults {
  int loss_percent = 0;
  /// So many in a thousand frames begin a burst, in which a receiver hears nothing for a while.
  int burst_permille = 0;
  Microseconds burst_us = 0;
  int duplicate_percent = 0;
  int corrupt_percent = 0;
  /// This share is held back by up to `delay_us_max`, so that later ones overtake it.
  int delay_percent = 0;
  Microseconds delay_us_max = 0;
};

class SharedMedium {
 public:
  static constexpr int members_max = 256;   // 42 tables of six, and some strangers
  static constexpr int inbox_frames = 7;    // as lib/peripherals keeps; what comes on top is lost
  static constexpr int delayed_max = 64;    // what is held back beyond that comes at once
  static constexpr int overheard_max = 64;  // the last frames, for whoever wants to say them again

  explicit SharedMedium(std::uint64_t seed) : random_(seed) {}
  SharedMedium(const SharedMedium&) = delete;
  SharedMedium& operator=(const SharedMedium&) = delete;

  MediumFaults faults;
  /// Whether what `from` sends reaches `to`; all do at first. One way or both: that makes partitions.
  void set_reach(int from, int to, bool reaches);

  int join(const RadioAddress& address);
  void set_on(int member, bool on);
  /// What it sends from now on comes under this one, as of somebody who is not who they say.
  void set_address(int member, const RadioAddress& address) { members_[member].address = address; }
  /// False: off, or the frame before is not out yet.
  bool send(int member, Bytes frame);
  bool receive(int member, RadioFrame& frame);
  bool has_frame(int member) const { return !members_[member].inbox.empty(); }

  /// Somebody who is no member puts a frame on the air under any address; all who listen hear it.
  void forge(const RadioAddress& from, Bytes frame);
  int overheard_count() const { return overheard_.size(); }
  const RadioFrame& overheard(int i) const { return overheard_[i]; }

  Microseconds now() const { return now_; }
  /// Lets time pass; frames that end until then arrive.
  void advance(Microseconds to);
  /// When something happens next by itself.
  Microseconds next_event() const;

  struct Counts {
    int sent = 0;
    int collided = 0;    // frames that met another one somewhere
    int overflowed = 0;  // frames for which an inbox had no place
    int bytes_max = 0;
    Microseconds busy_us = 0;  // added up over all frames
  };
  const Counts& counts() const { return counts_; }
  void clear_counts() { counts_ = Counts(); }

 private:
  enum class Phase : std::uint8_t { idle, waiting, sending };

  struct Member {
    RadioAddress address;
    bool is_on = false;
    Phase phase = Phase::idle;
    Microseconds moment = 0;  // waiting: when it begins if the channel stays quiet; sending: when it ends
    Microseconds began = 0;
    std::uint8_t size = 0;
    bool met_another = false;
    Microseconds deaf_until = 0;  // in a burst of noise
    std::uint8_t bytes[radio_frame_bytes_max] = {};
    FixedQueue<RadioFrame, inbox_frames> inbox;
  };
  struct Delayed {
    int to = 0;
    Microseconds lands_at = 0;
    RadioFrame frame;
  };

  static constexpr Microseconds slot_us = 20;
  static constexpr Microseconds quiet_us = 50;  // DIFS
  static constexpr int slots_max = 32;          // the contention window of a broadcast never grows

  bool reaches(int from, int to) const { return !cut_[from][to]; }
  bool happens(int percent) { return percent > 0 && random_.below(100) < percent; }
  Microseconds quiet_from(int member) const;
  void begin(int member);
  void end(int member);
  bool is_spoilt(int from, int to) const;
  void deliver(int to, const RadioFrame& frame);
  void put(int to, const RadioFrame& frame);

  Random random_;
  Microseconds now_ = 0;
  int count_ = 0;
  Member members_[members_max];
  bool cut_[members_max][members_max] = {};
  /// Of a frame on the air: who cannot read it because another one was heard at the same time.
  bool spoilt_[members_max][members_max] = {};
  FixedVector<Delayed, delayed_max> delayed_;
  FixedVector<RadioFrame, overheard_max> overheard_;
  Counts counts_;
};

/// One unit's end of it.
class MediumRadio final : public Radio {
 public:
  MediumRadio(SharedMedium& medium, const RadioAddress& address)
      : medium_(medium), address_(address), member_(medium.join(address)) {}

  void set_on(bool on) override { medium_.set_on(member_, on); }
  RadioAddress address() override { return address_; }
  bool send(Bytes frame) override { return medium_.send(member_, frame); }
  bool receive(RadioFrame& frame) override { return medium_.receive(member_, frame); }

  int member() const { return member_; }
  bool has_frame() const { return medium_.has_frame(member_); }

 private:
  SharedMedium& medium_;
  RadioAddress address_;
  int member_;
};

}  // namespace simulator
}  // namespace seaglass
