// What a game's bot is: a player that thinks about one decision in small units, and what makes such players.
// It sees what its seat may know, what its seat remembers, and random numbers of its own; nothing else. The
// same four give the same choice after the same number of units, on every processor: nothing in it is a
// fraction, and it never looks at a clock.
#pragma once

#include <new>
#include <type_traits>

#include "bots/knowledge.h"
#include "bots/level.h"
#include "core/check.h"
#include "core/random.h"
#include "tabletop/game.h"

namespace seaglass::bots {

/// A decision that a seat owes. What is referred to stays as it is while a player thinks.
struct Situation {
  const AnyState& seen;  // masked for the seat
  Seat seat;
  const Knowledge& knowledge;
};

class Player {
 public:
  /// Thinks for one more unit, of 0.6 million instructions at most. True: it has decided.
  virtual bool step() = 0;
  /// Others wait: it decides in the next unit, by what it has thought so far.
  virtual void hurry() = 0;
  /// One of those that the game lists, once it has decided.
  virtual Choice choice() const = 0;

 protected:
  ~Player() = default;
};

/// Room for a player of any game.
constexpr int player_bytes_max = 6912;

class PlayerRoom {
 public:
  template <typename APlayer, typename... Parts>
  APlayer& make(Parts&&... parts) {
    static_assert(sizeof(APlayer) <= player_bytes_max && alignof(APlayer) <= alignof(PlayerRoom));
    static_assert(std::is_trivially_destructible_v<APlayer>);
    return *new (memory_) APlayer{static_cast<Parts&&>(parts)...};
  }
  /// What was made there last.
  template <typename APlayer>
  APlayer& as() {
    return *std::launder(reinterpret_cast<APlayer*>(memory_));
  }

 private:
  alignas(8) unsigned char memory_[player_bytes_max] = {};
};

/// A game's bots: what lib/games/door.h asks every game for.
class GameBots {
 public:
  virtual Player& sit(PlayerRoom& room, const Situation& situation, Level level, Random random) const = 0;

  /// Whether what a seat was told is worth remembering. If not, nothing below is called.
  virtual bool remembers() const { return false; }
  /// As the table was when the seat began to look, masked for it.
  virtual void begin(Knowledge&, Seat, const AnyState&) const {}
  /// What was told, and the position before the choice that it came of; both masked for the seat.
  virtual void tell(Knowledge&, Seat, const Event&, const AnyState&) const {}

 protected:
  ~GameBots() = default;
};

/// By a game's player; a game that remembers something adds how.
template <typename APlayer>
class BotsOf : public GameBots {
 public:
  Player& sit(PlayerRoom& room, const Situation& situation, Level level, Random random) const override {
    return room.make<APlayer>(situation, level, random);
  }
};

}  // namespace seaglass::bots
