// A game's fullest table among a few random games: what it costs to show it, and what it looks like.
#pragma once

#include "games/screens.h"
#include "ink/display.h"
#include "portable/memory_device.h"
#include "stage/choice_walk.h"

namespace seaglass {

class FullestTable {
 public:
  FullestTable(MemoryPanel& panel, GameName name, int players);
  FullestTable(const FullestTable&) = delete;
  FullestTable& operator=(const FullestTable&) = delete;

 protected:
  /// How much there is to draw and to choose from; −1: no table to measure.
  using Fullness = int (*)(const AnyState& state);
  /// Looks on from the seat that decides there.
  void find(int games_looked_at, Fullness fullness);
  const AnyState& state() const { return state_; }

  ChoiceWalk& walk() { return walk_; }
  const ChoiceWalk& walk() const { return walk_; }
  void begin_walk() { walk_.begin(game_, screen_, view_); }

  void send_changes();
  void send_everything();
  /// The cursor goes on; returns how many bytes are sent for that.
  std::uint32_t step();
  /// To where `there` has it, from what is shown.
  std::uint32_t step_to(const ChoiceWalk& there);
  const View& view() const { return view_; }
  /// What the steps so far took in the mean.
  void say_steps(const char* name) const;
  /// `other` is the table with one of its numbers changed: what showing that costs.
  void say_digit(const char* name, const AnyState& other);
  void say_frame(const char* name);
  void say_picture(const char* name);

 private:
  MemoryPanel& panel_;
  const Game& game_;
  const GameScreen& screen_;
  AnyState played_;
  AnyState state_;
  View view_;
  ChoiceWalk walk_;
  ink::Display display_;
  std::uint64_t step_instructions_ = 0;
  std::uint32_t steps_ = 0;
};

}  // namespace seaglass
