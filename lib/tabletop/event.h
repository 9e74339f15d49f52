// What happened when a choice was played, for screens to show and for the table to retell: "seat 2 turned a
// shell worth 3". Each game's event.h gives its words. An event can tell a secret (which card was passed):
// a game masks its events as it masks its state.
#pragma once

#include <cstdint>

#include "core/function_ref.h"
#include "tabletop/seat.h"

namespace seaglass {

struct Event {
  std::uint8_t what = 0;
  Seat seat;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  /// Chance or a hidden card came to light, or a commitment was made that is final: nothing up to here can be
  /// taken back any more.
  bool reveals = false;

  friend constexpr bool operator==(const Event& x, const Event& y) {
    return x.what == y.what && x.seat == y.seat && x.a == y.a && x.b == y.b && x.c == y.c &&
           x.reveals == y.reveals;
  }
};

/// `what` is a word of the game's own list of happenings.
template <typename Happening>
constexpr Event make_event(Happening what, Seat seat, int a = 0, int b = 0, int c = 0, bool reveals = false) {
  return {static_cast<std::uint8_t>(what), seat,   static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c),    reveals};
}

using Events = FunctionRef<void(const Event&)>;

/// For those who only want the result.
constexpr auto no_events = [](const Event&) {};

}  // namespace seaglass
