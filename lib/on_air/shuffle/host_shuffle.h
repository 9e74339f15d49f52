// The host's half of the shuffle (deal.h): it asks all units that play for a promise, commits itself to its
// secret and to all promises, then asks for the entropy shares. Whoever has another entropy share than it
// promised started anew, and forgot: then all promise once more. Whose part is missing for a while is late,
// which people see: nobody is sent away but by them, since an honest unit can be slow. Only the stage
// `dealing` needs it.
#pragma once

#include "on_air/shuffle/deal.h"

namespace seaglass {

/// The table that is being dealt.
struct Dealing {
  Cryptography& cryptography;
  Entropy& entropy;
  const Roster& roster;
  DealRecord& deal;
  Milliseconds now;
};

class HostShuffle {
 public:
  /// What the host has to do now.
  enum class Turn : std::uint8_t {
    waits,
    asks,   // the room says something new; note_asked says with which stamp
    deals,  // the record has all that makes the seed
  };

  [[nodiscard]] Turn begin(const Dealing& table);
  /// What was said before that room answers an earlier question.
  void note_asked(std::uint16_t room_stamp) { asked_ = room_stamp; }
  /// Perhaps it started anew: then what it has is not what it promised.
  void begin_session(int unit) { given_[unit].has_entropy_share = false; }
  [[nodiscard]] Turn hear(int unit, const Report& report, const Dealing& table);
  void report(RoomMessage& room) const { room.commitment = commitment_; }
  static constexpr Milliseconds late_ms = 5000;
  /// Those that all have waited for so long: what they owe has not come, or was more than once not what they
  /// had promised.
  SeatSet late(const Roster& roster, Milliseconds now) const;
  /// The cards lie there since an earlier run, or since another host dealt them.
  void resume(Cryptography& cryptography, const DealRecord& deal) {
    commitment_ = commitment_to(cryptography, deal);
  }

 private:
  struct Given {
    bool has_promise = false;
    bool has_entropy_share = false;
    bool broke_promise = false;  // perhaps it started anew
    bool is_unreliable = false;  // it did so again
    Milliseconds waited_for_since = 0;
    Promise promise;
    EntropyShare entropy_share;
  };

  bool is_committed() const { return !same_bytes(commitment_.bytes, Key().bytes, Key::size); }
  Turn ask_for_promises(const Dealing& table);
  Turn ask_all_anew(int breaker, const Dealing& table);
  bool owes(const Given& given) const {
    return given.is_unreliable || !(is_committed() ? given.has_entropy_share : given.has_promise);
  }
  bool commit(const Dealing& table);
  bool gather_entropy_shares(const Dealing& table);

  Key commitment_;  // zero until all have promised
  std::uint16_t asked_ = 0;
  Given given_[units_max];
};

}  // namespace seaglass
