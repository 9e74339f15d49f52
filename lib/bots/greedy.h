// The plain player: it weighs every choice by its game's adviser and takes the best; which of several equally
// good ones is chance.
#pragma once

#include "bots/adviser.h"
#include "bots/player.h"

namespace seaglass::bots {

class GreedyPlayer final : public Player {
 public:
  GreedyPlayer(const Game& game, const Adviser& adviser, const Situation& situation, Random random)
      : game_(game), adviser_(adviser), situation_(situation), random_(random) {}

  bool step() override;
  void hurry() override {}
  Choice choice() const override { return best_; }

 private:
  void weigh(Choice choice);

  const Game& game_;
  const Adviser& adviser_;
  Situation situation_;
  Random random_;
  int weighed_ = 0;
  Choice best_;
  int best_worth_ = 0;
  int equally_good_ = 0;  // with the best one
  AnyState preview_;
};

/// The bots of a game that has an adviser and nothing else: the same at each level.
class GreedyBots final : public GameBots {
 public:
  constexpr GreedyBots(const Game& (&game)(), const Adviser& adviser) : game_(game), adviser_(adviser) {}
  Player& sit(PlayerRoom& room, const Situation& situation, Level, Random random) const override {
    return room.make<GreedyPlayer>(game_(), adviser_, situation, random);
  }

 private:
  const Game& (&game_)();
  const Adviser& adviser_;
};

}  // namespace seaglass::bots
