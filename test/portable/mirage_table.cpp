// Mirage's table at its fullest: what showing it costs, and what the cursor does.
#include <new>

#include "games/games.h"
#include "ink/display.h"
#include "mirage/layout.h"
#include "mirage/screen.h"
#include "portable/memory_device.h"
#include "portable/pictures.h"
#include "portable/place.h"
#include "portable/random_games.h"
#include "stage/choice_walk.h"

namespace seaglass {
namespace {

constexpr mirage::MirageScreen screen;
constexpr int games_looked_at = 8;

/// How much there is to draw.
int fullness(const mirage::State& state) {
  int explorers = 0;
  for (const mirage::Square& square : state.map) explorers += square.explorer.here() ? 1 : 0;
  return state.map.size() + 2 * explorers + 4 * state.gaps.size();
}

class FullestTable {
 public:
  explicit FullestTable(MemoryPanel& panel) : panel_(panel), game_(game_at(find_game("mirage"))) {
    for (int number = 0; number < games_looked_at; ++number) play(number);
    view_.state = &fullest_;
    view_.players = usual_players(game_);
    view_.near = game_.to_act(fullest_).first();
    view_.open = true;
  }

  void say_costs() {
    panel_.keep_pictures(false);
    say_press("begin", [this] { walk_.begin(game_, screen, view_); });
    say_frame("mirage");
    say_press("next", [this] { walk_.next(); });
    say_steps();
    say_press("pick", [this] { walk_.pick(); });
    say_frame("mirage_turning");
  }
  void say_picture() {
    panel_.keep_pictures(true);
    walk_.begin(game_, screen, view_);
    refresh();
    say_hash("picture.mirage", panel_.picture_hash());
  }

 private:
  void play(int number) {
    const auto watch = [this](const AnyState& state) {
      const auto& mirage = state.as<mirage::State>();
      if (mirage.phase != mirage::Phase::survey || fullness(mirage) <= most_) return;
      most_ = fullness(mirage);
      fullest_ = state;
    };
    play_random_game(game_, played_, random_table(game_, usual_players(game_), number), no_events, watch);
  }
  void refresh() {
    display_.invalidate();
    send_changes();
  }
  void send_changes() {
    display_.refresh(panel_, [this](ink::Painter& painter) { screen.draw(painter, view_, &walk_); });
  }
  void say_frame(const char* name) {
    const std::uint64_t before = instructions_so_far();
    refresh();
    say_count({"frame.", name, ".instructions"}, instructions_so_far() - before);
  }
  template <typename Press>
  void say_press(const char* name, const Press& press) {
    const std::uint64_t before = instructions_so_far();
    press();
    say_count({"press.mirage_", name, ".instructions"}, instructions_so_far() - before);
  }
  mirage::layout::Window window() const {
    return mirage::layout::window(fullest_.as<mirage::State>(), &walk_);
  }
  /// Once through all places, in the mean; what the map takes to follow the cursor is left out.
  void say_steps() {
    refresh();
    std::uint32_t sent = 0, steps = 0;
    for (int i = 0; i < walk_.keys().size(); ++i) {
      const ink::Point before = window().origin;
      const std::uint32_t sent_before = panel_.bytes_sent();
      walk_.next();
      send_changes();
      if (window().origin != before) continue;
      sent += panel_.bytes_sent() - sent_before;
      ++steps;
    }
    say_count("step.mirage.bytes_sent", sent / steps);
    say_count("step.mirage.places", steps);
  }

  MemoryPanel& panel_;
  const Game& game_;
  AnyState played_;
  AnyState fullest_;
  int most_ = 0;
  View view_;
  ChoiceWalk walk_;
  ink::Display display_;
};

alignas(FullestTable) unsigned char table_memory[sizeof(FullestTable)];
MemoryPanel panel;

}  // namespace

void say_mirage_table() {
  FullestTable& table = *new (table_memory) FullestTable(panel);
  table.say_costs();
  table.say_picture();
}

}  // namespace seaglass
