// The tables of the two card games at their fullest: what showing them costs, and what the cursor does.
#include <new>

#include "console/tables.h"
#include "games/games.h"
#include "ink/display.h"
#include "mermaid_beach/state.h"
#include "mermaids_song/state.h"
#include "portable/memory_device.h"
#include "portable/pictures.h"
#include "portable/place.h"
#include "portable/random_games.h"
#include "stage/choice_walk.h"

namespace seaglass {
namespace {

/// How much there is to draw and to choose from; −1: no table to measure.
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
};

constexpr Subject subjects[] = {
    {GameName::mermaid_beach, "mermaid_beach", "mermaid_beach_whom", fullness_of_beach},
    {GameName::mermaids_song, "mermaids_song", "mermaids_song_whom", fullness_of_song},
};

class FullestTable {
 public:
  FullestTable(MemoryPanel& panel, const Subject& subject)
      : panel_(panel), subject_(subject), game_(game_of(subject.game)), screen_(*screen_of(subject.game)) {
    panel_.keep_pictures(false);
    find();
    view_.state = &fullest_;
    view_.players = game_.facts().players_max;
    view_.near = game_.to_act(fullest_).first();
    view_.open = true;
    walk_.begin(game_, screen_, view_);
  }

  void say_costs() {
    say_frame(subject_.name);
    say_picture(subject_.name);
    go_round();
    for (int i = walk_.keys().size(); i > 0; --i, walk_.next()) look_at_second_step();
    say_count({"step.", subject_.name, ".bytes_sent"}, sent_ / steps_);
  }

 private:
  void find() {
    constexpr int games_looked_at = 6;
    int most = -1;
    const auto watch = [&](const AnyState& state) {
      if (subject_.fullness(state) <= most) return;
      most = subject_.fullness(state);
      fullest_ = state;
    };
    for (int number = 0; number < games_looked_at; ++number)
      play_random_game(game_, played_, random_table(game_, game_.facts().players_max, number), no_events,
                       watch);
    CHECK(most >= 0);
  }
  void look_at_second_step() {
    const ChoiceWalk first_step = walk_;
    walk_.pick();
    if (walk_.phase() == ChoiceWalk::Phase::picking) {
      if (!said_second_) say_frame(subject_.second_step);
      said_second_ = true;
      go_round();
    }
    walk_ = first_step;
  }
  /// Once through all places of this step.
  void go_round() {
    refresh();
    const std::uint32_t sent_before = panel_.bytes_sent();
    for (int i = walk_.keys().size(); i > 0; --i) {
      walk_.next();
      send_changes();
      ++steps_;
    }
    sent_ += panel_.bytes_sent() - sent_before;
  }
  void refresh() {
    display_.invalidate();
    send_changes();
  }
  void send_changes() {
    display_.refresh(panel_, [this](ink::Painter& painter) { screen_.draw(painter, view_, &walk_); });
  }
  void say_frame(const char* name) {
    const std::uint64_t before = instructions_so_far();
    refresh();
    say_count({"frame.", name, ".instructions"}, instructions_so_far() - before);
  }
  void say_picture(const char* name) {
    panel_.keep_pictures(true);
    refresh();
    say_hash({"picture.", name}, panel_.picture_hash());
    panel_.keep_pictures(false);
  }

  MemoryPanel& panel_;
  const Subject& subject_;
  const Game& game_;
  const GameScreen& screen_;
  AnyState played_;
  AnyState fullest_;
  View view_;
  ChoiceWalk walk_;
  ink::Display display_;
  std::uint32_t sent_ = 0;
  std::uint32_t steps_ = 0;
  bool said_second_ = false;
};

alignas(FullestTable) unsigned char table_memory[sizeof(FullestTable)];
MemoryPanel panel;

}  // namespace

void say_card_tables() {
  for (const Subject& subject : subjects) (new (table_memory) FullestTable(panel, subject))->say_costs();
}

}  // namespace seaglass
