// A player without a person, of any game, with all its memory inside it. It looks at the table as its seat
// may, recalls what its seat was told where its game has a use for that, and thinks, a unit at each step.
#pragma once

#include "bots/player.h"
#include "tabletop/sitting.h"

namespace seaglass::bots {

class Bot {
 public:
  /// No decision of any game takes more.
  static constexpr int steps_max = 1000;
  /// Nor that many where the seat has something to hide: then the time that it takes tells nothing.
  static constexpr int unseen_units_max = 100;

  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;

  /// The seat owes a decision in this position of a sitting, and recalls from its journal what it was told.
  void begin(const GameBots& bots, const Sitting& sitting, const AnyState& state, Seat seat, Level level,
             Random random);
  /// The same where somebody else keeps what the seat remembers.
  void begin(const Game& game, const GameBots& bots, const AnyState& state, const Knowledge& knowledge,
             Seat seat, Level level, Random random);
  /// Thinks some more, and returns whether it has decided.
  bool step();
  /// Others wait: a few more steps are enough.
  void hurry();
  /// What it has decided.
  Choice choice() const;

 private:
  /// What is played back, and what the seat could see of it.
  struct Recall {
    AnyState table;
    AnyState seen;
  };
  static constexpr int entries_in_a_step = 16;

  void look(const Game& game, const GameBots& bots, const AnyState& state, Seat seat, Level level,
            Random random);
  void recall();
  bool play_back(Recall& past);

  const Game* game_ = nullptr;
  const GameBots* bots_ = nullptr;
  const Sitting* recalled_ = nullptr;  // as long as there is something to recall
  int entries_ = 0;                    // of its journal; these are still to come:
  int entry_ = 0;
  bool is_lost_ = false;  // the journal leads to another table than this one
  Seat seat_;
  Level level_ = usual_level;
  Random random_;
  bool hurries_ = false;
  bool decided_ = false;
  Player* player_ = nullptr;
  Knowledge knowledge_;
  AnyState seen_;
  PlayerRoom room_;
};

/// So much memory may bots take in all.
static_assert(sizeof(Bot) <= 10 * 1024);

}  // namespace seaglass::bots
