// The tables of the two card games at their fullest: what showing them costs, and what the cursor does.
#include <new>

#include "games/mermaid_beach/rules/state.h"
#include "games/mermaids_song/rules/state.h"
#include "portable/fullest_table.h"
#include "portable/pictures.h"
#include "portable/place.h"

namespace seaglass {
namespace {

constexpr int games_looked_at = 6;

int fullness_of_beach(const AnyState& any) {
  const auto& state = any.as<mermaid_beach::State>();
  if (state.phase != mermaid_beach::Phase::action) return -1;
  int kinds = 0, shells = 0;
  for (int n : state.hands[state.turn].count) kinds += n > 0 ? 1 : 0;
  for (Seat seat : all_seats(state.players))
    for (int value = 1; value <= mermaid_beach::shell_values; ++value) shells += state.shells[seat].of(value);
  return 4 * kinds + shells;
}

int fullness_of_song(const AnyState& any) {
  const auto& state = any.as<mermaids_song::State>();
  if (state.phase != mermaids_song::Phase::action || state.hands[state.turn].size < mermaids_song::hand_max)
    return -1;
  int pieces = 0;
  for (Seat seat : all_seats(state.players))
    for (const mermaids_song::Mermaid& mermaid : state.areas[seat].slot) pieces += mermaid.cards();
  return pieces;
}

struct Subject {
  GameName game;
  const char* name;
  const char* second_step;  // what was picked first, and now its target
  int (*fullness)(const AnyState& state);
  void (*count_up)(AnyState& state);
};

Seat not_deciding(Seat turn) {
  return Seat(turn == Seat(0) ? 1 : 0);
}
/// One card more.
void count_up_beach(AnyState& any) {
  auto& state = any.as<mermaid_beach::State>();
  ++state.hands[not_deciding(state.turn)].size;
}
/// One creature more, and its points.
void count_up_song(AnyState& any) {
  auto& state = any.as<mermaids_song::State>();
  ++state.creatures[not_deciding(state.turn)].count[0];
}

constexpr Subject subjects[] = {
    {GameName::mermaid_beach, "mermaid_beach", "mermaid_beach_whom", fullness_of_beach, count_up_beach},
    {GameName::mermaids_song, "mermaids_song", "mermaids_song_whom", fullness_of_song, count_up_song},
};

class CardTable final : public FullestTable {
 public:
  CardTable(MemoryPanel& panel, const Subject& subject)
      : FullestTable(panel, subject.game, game_of(subject.game).facts().players_max), subject_(subject) {
    find(games_looked_at, subject.fullness);
    begin_walk();
  }

  void say_costs() {
    say_frame(subject_.name);
    say_picture(subject_.name);
    go_round();
    for (int i = walk().keys().size(); i > 0; --i, walk().next()) look_at_second_step();
    say_steps(subject_.name);
    walk() = second_step_;
    say_frame(subject_.second_step);
    say_count({"step.", subject_.name, ".bytes_sent"}, sent_ / steps_);
    AnyState other = state();
    subject_.count_up(other);
    say_digit(subject_.name, other);
  }

 private:
  void look_at_second_step() {
    const ChoiceWalk first_step = walk();
    walk().pick();
    if (walk().phase() == ChoiceWalk::Phase::picking) {
      second_step_ = walk();
      go_round();
    }
    walk() = first_step;
  }
  /// Once through all places of this step.
  void go_round() {
    send_everything();
    for (int i = walk().keys().size(); i > 0; --i, ++steps_) sent_ += step();
  }

  const Subject& subject_;
  std::uint32_t sent_ = 0;
  std::uint32_t steps_ = 0;
  ChoiceWalk second_step_;
};

alignas(CardTable) unsigned char table_memory[sizeof(CardTable)];
MemoryPanel panel;

}  // namespace

void say_card_tables() {
  for (const Subject& subject : subjects) (new (table_memory) CardTable(panel, subject))->say_costs();
}

}  // namespace seaglass
