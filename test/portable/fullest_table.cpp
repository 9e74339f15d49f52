#include "portable/fullest_table.h"

#include "portable/place.h"
#include "portable/random_games.h"

namespace seaglass {

FullestTable::FullestTable(MemoryPanel& panel, GameName name, int players)
    : panel_(panel), game_(game_of(name)), screen_(screen_of(name)) {
  panel_.keep_pictures(false);
  view_.state = &state_;
  view_.players = players;
  view_.open = true;
}

void FullestTable::find(int games_looked_at, Fullness fullness) {
  int most = -1;
  const auto watch = [&](const AnyState& state) {
    if (fullness(state) <= most) return;
    most = fullness(state);
    state_ = state;
  };
  for (int number = 0; number < games_looked_at; ++number)
    play_random_game(game_, played_, random_table(game_, view_.players, number), no_events, watch);
  CHECK(most >= 0);
  view_.near = game_.to_act(state_).first();
}

void FullestTable::send_changes() {
  display_.refresh(panel_, [this](ink::Painter& painter) { screen_.draw(painter, view_, &walk_); });
}

void FullestTable::send_everything() {
  display_.invalidate();
  send_changes();
}

std::uint32_t FullestTable::step() {
  ChoiceWalk next = walk_;
  next.next();
  return step_to(next);
}

std::uint32_t FullestTable::step_to(const ChoiceWalk& there) {
  walk_ = there;
  const std::uint32_t bytes_before = panel_.bytes_sent();
  const std::uint64_t before = instructions_so_far();
  send_changes();
  step_instructions_ += instructions_so_far() - before;
  ++steps_;
  return panel_.bytes_sent() - bytes_before;
}

void FullestTable::say_steps(const char* name) const {
  say_count({"step.", name, ".measurements"}, steps_);
  say_count({"step.", name, ".instructions"}, step_instructions_ / steps_);
}

void FullestTable::say_digit(const char* name, const AnyState& other) {
  send_everything();
  const std::uint32_t bytes_before = panel_.bytes_sent();
  view_.state = &other;
  const std::uint64_t before = instructions_so_far();
  send_changes();
  const std::uint64_t instructions = instructions_so_far() - before;
  CHECK(panel_.bytes_sent() > bytes_before);
  say_count({"step_digit.", name, ".instructions"}, instructions);
  view_.state = &state_;
}

void FullestTable::say_frame(const char* name) {
  const std::uint64_t before = instructions_so_far();
  send_everything();
  say_count({"frame.", name, ".instructions"}, instructions_so_far() - before);
}

void FullestTable::say_picture(const char* name) {
  panel_.keep_pictures(true);
  send_everything();
  say_hash({"picture.", name}, panel_.picture_hash());
  panel_.keep_pictures(false);
}

}  // namespace seaglass
