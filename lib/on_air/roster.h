// Who sits where at a table on the air, and how it is set up: what a waiting room shows, and what every unit
// knows beside the game itself.
#pragma once

#include "core/game_id.h"
#include "device.h"
#include "tabletop/setup.h"

namespace seaglass {

struct Person {
  std::uint8_t emblem = 0;
  Name name;
};

enum class Holder : std::uint8_t {
  nobody,   // free for somebody on another unit
  host,     // a person on the unit that hosts
  another,  // a person on another unit
  bot,
};
constexpr int holder_count = 4;

struct SeatOnAir {
  Holder holder = Holder::nobody;
  /// With `another`: the host's number for that unit.
  std::uint8_t unit = 0;
  /// That unit has not been heard for a while.
  bool away = false;
  /// Until it is back, a bot plays for it.
  bool bot_plays = false;
  Person person;
  /// With `bot`. Whoever steps in for somebody is of the usual level.
  BotLevel level = usual_bot_level;
};

enum class Stage : std::uint8_t {
  closed,   // no table
  waiting,  // people come in
  dealing,  // everybody's randomness is being collected
  playing,
  over,
  recovering,  // its host is gone, and this unit asks the others whether it may go on as such
};
constexpr int stage_count = 6;

/// What a table is set up for before anybody knows the cards.
struct Terms {
  GameId game{};
  std::uint8_t players = 0;
  OptionValues options;
  Beginner begins;

  friend bool operator==(const Terms& a, const Terms& b) {
    return a.game == b.game && a.players == b.players && a.options == b.options && a.begins == b.begins;
  }
};

struct Roster {
  Stage stage = Stage::closed;
  GameId game{};
  std::uint8_t players = 0;
  OptionValues options;
  Beginner begins;
  PerSeat<SeatOnAir> seats;
  /// While the cards are dealt: whose unit has kept the others waiting for its part of the shuffle.
  SeatSet late;

  SeatSet of_unit(int unit) const;
  SeatSet held_by(Holder holder) const;
  /// Who belongs here, but is not heard just now.
  SeatSet away() const;

  /// As the journal tells of them, seen from the unit that hosts.
  Company company() const;
  /// How a game is begun here.
  Setup setup(const Seed& seed, const Company& sitters) const;
  Terms terms() const { return {game, players, options, begins}; }
  /// There is such a game, and it takes so many players and these options.
  bool makes_sense() const;
};

}  // namespace seaglass
