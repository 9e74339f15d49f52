// A table of four on the shared channel, whose host will not live long.
#pragma once

#include <unity.h>

#include <cstring>
#include <functional>

#include "games/games.h"
#include "games/subjects.h"
#include "sealing/sodium_cryptography.h"  // PlatformIO looks only here which libraries are needed
#include "storm/roaming_unit.h"

void snapshot_tests();
void claim_tests();
void yielding_tests();

namespace seaglass::storm {

constexpr Microseconds second = 1000000;

struct Cabin {
  std::unique_ptr<SharedMedium> medium;
  WatchedCryptography cryptography;
  Room room;
  Random random;
  std::vector<std::unique_ptr<RoamingUnit>> units;  // the first opens the table
  int game;

  explicit Cabin(const char* name, std::uint64_t seed, int players = 4);

  RoamingUnit& operator[](int i) { return *units[static_cast<std::size_t>(i)]; }
  int size() const { return static_cast<int>(units.size()); }

  void pass(Microseconds time) {
    for (const Microseconds end = medium->now() + time; medium->now() < end;) room.pass(end);
  }
  bool run_until(const std::function<bool()>& holds, Microseconds patience = 60 * second,
                 Microseconds each = second / 100);
  void let_decide(bool they_do);
  /// Plays so many choices, then all rest until everybody has the newest snapshot.
  void play(int choices);
  /// Without anybody else's decision.
  void play_one();
  Edition newest(int i) { return (*this)[i].seen().claim_state().snapshots.newest(game_at(game)); }
  bool all_have(Edition edition);
  /// Whether who claims has the consent of another.
  bool has_agreed(int claimant, int other) {
    HostedTable& hosted = (*this)[claimant].hosted();
    return hosted.table().has_agreed(hosted.link().peer_of(address_of(other)));
  }
  /// Whether the game waits for a guest.
  bool decides(int i) {
    const SeatSet deciding = game_at(game).to_act((*this)[0].truth());
    for (Seat seat : all_seats(seats_max))
      if (deciding.contains(seat) && (*this)[i].seen().seats().contains(seat)) return true;
    return false;
  }
  /// For good, unless somebody starts it again.
  void host_dies() {
    (*this)[0].stop();
    pass(12 * second);
  }
  void comes_back(int i) { (*this)[i].start_later(medium->now()); }
  void cut(int i, bool off = true);
  bool hosts_game(int i) { return (*this)[i].is_up() && (*this)[i].hosts_game(); }
  /// A guest that sees the game of this host.
  bool plays_with(int guest, int host);
  /// All others do.
  bool all_play_with(int host);
  /// To the end, with bots for who is away; all who are there agree.
  void play_to_the_end(int host);
  void expect_nothing_forged() {
    TEST_ASSERT_EQUAL(0, cryptography.repeats + cryptography.foreign + cryptography.twice);
  }
};

inline void expect_same(int game, const AnyState& x, const AnyState& y) {
  TEST_ASSERT_EQUAL_MEMORY(&x, &y, static_cast<std::size_t>(game_at(game).state_bytes()));
}

}  // namespace seaglass::storm
