// Whose turn it is to bring up pictures on the screen of a host that nobody has to know yet. In the open
// anybody asks under any address, as often as they like, and every comparison costs a person a look. So after
// pictures that came to nothing there is a pause, which grows; and then those come first who had been
// waiting, the longest first: a guest asks again and again, somebody who makes up addresses has to keep up as
// many.
#pragma once

#include "core/fixed_vector.h"
#include "device.h"
#include "moments.h"

namespace seaglass {
namespace radio {

class PairingTurns {
 public:
  /// A guest asks again after a second at the latest (GuestPairing): one that was not heard for longer than
  /// two of its asks, and a bit, has gone.
  static constexpr Milliseconds silent_ms = 2500;
  /// Nobody who is known by one ask alone has a place to keep for longer than until the next should come.
  static constexpr Milliseconds first_ms = 1200;
  /// Two asks of one guest within this are perhaps one that the air has doubled.
  static constexpr Milliseconds apart_ms = 400;
  /// Five can play and two watch, and one more: whoever makes up addresses, n of them a second, leaves a
  /// guest 8 / 1.2 n of a chance to get a place by each ask, and it asks once a second.
  static constexpr int waiting_max = 8;
  /// As many addresses as came to nothing last. Who makes up others is held back by the pause for all.
  static constexpr int failed_max = 4;
  /// After pictures that came to nothing, for all; from the second in a row on it doubles.
  static constexpr Milliseconds pause_ms_min = 2000;
  /// So that whoever tries which pictures come up has 7 tries a minute, and a guest waits no longer than it
  /// goes on asking.
  static constexpr Milliseconds pause_ms_max = 8000;
  /// The same for one address. Not longer, since it can be a guest's under which somebody else has asked.
  static constexpr Milliseconds own_pause_ms_max = 16000;
  /// Nothing came to nothing for so long: all of that is forgotten.
  static constexpr Milliseconds forgive_ms = 60000;

  /// It asks, or shows its key.
  void hear(const RadioAddress& unit, Milliseconds now);
  bool is_turn_of(const RadioAddress& unit, Milliseconds now) const;

  /// The pictures were compared, without success.
  void fail(const RadioAddress& unit, Milliseconds now);
  /// The pictures were compared, and both people said yes.
  void succeed(const RadioAddress& unit, Milliseconds now);
  /// At every step, where nobody may ask for weeks.
  void step(Milliseconds now);

 private:
  /// How long those who waited come first: two asks, and what becomes of the first.
  static constexpr Milliseconds turns_ms = 2500;

  struct Waiting {
    RadioAddress unit;
    bool again = false;        // heard more than once
    Milliseconds gone_at = 0;  // unless it is heard until then
  };
  struct Failed {
    RadioAddress unit;
    std::uint8_t times = 0;
    Milliseconds until = 0;
  };

  /// After so many times that it came to nothing.
  static constexpr Milliseconds pause_ms(int times, Milliseconds longest_ms) {
    return times > 4 ? longest_ms : sooner(pause_ms_min << (times - 1), longest_ms);
  }
  static_assert(pause_ms_min << 3 >= own_pause_ms_max);

  int place_of(const RadioAddress& unit) const;
  Failed* find_failed(const RadioAddress& unit);
  bool is_held_back(const RadioAddress& unit, Milliseconds now) const;
  void forget_silent(Milliseconds now);
  void hold_back(const RadioAddress& unit, Milliseconds now);

  FixedVector<Waiting, waiting_max> waiting_;  // who asked first is first
  FixedVector<Failed, failed_max> failed_;
  std::uint8_t failed_in_a_row_ = 0;
  Milliseconds pause_until_ = 0;
  Milliseconds turns_until_ = 0;
  Milliseconds forgives_at_ = 0;
};

}  // namespace radio
}  // namespace seaglass
