// One host and its guests in a room, for the tests of a table on the air.
#pragma once

#include <unity.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "sealing/sodium_cryptography.h"  // PlatformIO looks only here which libraries are needed
#include "storm/units.h"

void synchronising_tests();
void intent_tests();
void trouble_tests();
void fairness_tests();
void secrecy_tests();

namespace seaglass {

constexpr Milliseconds step_ms = 4;

/// People for each guest, as far as the game has seats for them beside the host's person; who comes last has
/// none and looks on. Where it needs more, the first has them.
inline std::vector<int> fitting(std::vector<int> people, const GameFacts& facts) {
  int players = 1;
  for (int& n : people) {
    n = std::min(n, facts.players_max - players);
    players += n;
  }
  people[0] += std::max(0, facts.players_min - players);
  return people;
}

/// One host with one person, and guests with as many people each as asked for, where so many can play.
struct Room {
  MessageAir air;
  HostUnit host;
  std::vector<std::unique_ptr<GuestUnit>> guests;

  Room(int game, const std::vector<int>& wanted, std::uint64_t seed = 1) : air(seed), host(air, seed) {
    Roster roster;
    const GameFacts& facts = game_at(game).facts();
    const std::vector<int> people = fitting(wanted, facts);
    int players = 1;
    for (int n : people) players += n;
    roster.players = static_cast<std::uint8_t>(players);
    for (int i = 0; i < facts.option_count; ++i) roster.options.values[i] = facts.options[i].standard;
    roster.seats[Seat(0)].holder = Holder::host;
    roster.seats[Seat(0)].person = person('H');
    host.open(game, roster);
    for (std::size_t i = 0; i < people.size(); ++i) {
      guests.push_back(std::make_unique<GuestUnit>(air, static_cast<int>(i), seed * 10 + i));
      People names;
      for (int n = 0; n < people[i]; ++n) names.push_back(person(static_cast<char>('a' + n)));
      guests.back()->start(names);
    }
  }

  void pass(Milliseconds time_ms) {
    for (const Milliseconds end = air.now + time_ms; air.now != end; air.now += step_ms) {
      if (host.is_up()) host.step();
      for (auto& guest : guests)
        if (guest->is_up()) guest->step();
    }
  }
  void deal() {
    pass(1000);
    TEST_ASSERT_TRUE(host.table().can_deal());
    host.table().deal({});
    pass(3000);
    TEST_ASSERT_TRUE(host.table().stage() == Stage::playing);
  }
  /// Everybody decides as soon as may be, until the game and the check after it are over.
  void play_on(int choices = 1 << 20) {
    for (int steps = 0; steps < 3000000 && choices > 0 && host.table().stage() == Stage::playing; ++steps) {
      if (host.decide_something()) --choices;
      for (auto& guest : guests)
        if (guest->is_up() && guest->decide_something()) --choices;
      pass(step_ms);
    }
  }
};

inline void expect_agreement(Room& room) {
  const Game& game = room.host.sitting().game();
  AnyState truth;
  for (auto& guest : room.guests) {
    TableGuest& table = guest->table();
    TEST_ASSERT_TRUE(table.has_state());
    TEST_ASSERT_EQUAL(room.host.table().revision(), table.revision());
    room.host.sitting().view(table.seats(), truth);
    TEST_ASSERT_EQUAL_MEMORY(&truth, &table.state(), static_cast<std::size_t>(game.state_bytes()));
  }
}

inline int beach() {
  return find_game("mermaid_beach");
}

}  // namespace seaglass
