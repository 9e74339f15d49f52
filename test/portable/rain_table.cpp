// Rain's table at its fullest, six players and the most surf: what showing it costs, and what the cursor
// does.
#include <new>

#include "games/games.h"
#include "ink/display.h"
#include "mermaid_rain/screen.h"
#include "mermaid_rain/state.h"
#include "portable/memory_device.h"
#include "portable/pictures.h"
#include "portable/place.h"
#include "portable/random_games.h"
#include "stage/choice_walk.h"

namespace seaglass {
namespace {

using mermaid_rain::Phase;

constexpr mermaid_rain::RainScreen screen;
constexpr int games_looked_at = 4;

class FullestTable {
 public:
  explicit FullestTable(MemoryPanel& panel) : panel_(panel), game_(game_at(find_game("mermaid_rain"))) {
    panel_.keep_pictures(false);
    view_.players = game_.facts().players_max;
    view_.state = &fullest_;
    view_.open = true;
  }

  void say_riding() {
    find(Phase::move);
    say_frame("mermaid_rain");
    say_picture("mermaid_rain");
  }
  /// Two steps in one: to the tile, then over the ocean with it.
  void say_placing() {
    find(Phase::place);
    walk_.pick();
    say_frame("mermaid_rain_placing");
    say_steps();
  }

 private:
  void find(Phase phase) {
    int most = -1;
    const auto watch = [&](const AnyState& state) {
      const auto& rain = state.as<mermaid_rain::State>();
      if (rain.phase != phase || rain.surf.size() <= most) return;
      most = rain.surf.size();
      fullest_ = state;
    };
    for (int number = 0; number < games_looked_at; ++number)
      play_random_game(game_, played_, random_table(game_, view_.players, number), no_events, watch);
    view_.near = game_.to_act(fullest_).first();
    walk_.begin(game_, screen, view_);
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
  void say_picture(const char* name) {
    panel_.keep_pictures(true);
    refresh();
    say_hash({"picture.", name}, panel_.picture_hash());
    panel_.keep_pictures(false);
  }
  /// Once through all places, in the mean.
  void say_steps() {
    refresh();
    const std::uint32_t sent_before = panel_.bytes_sent();
    const int steps = walk_.keys().size();
    for (int i = 0; i < steps; ++i) {
      walk_.next();
      send_changes();
    }
    say_count("step.mermaid_rain.bytes_sent",
              (panel_.bytes_sent() - sent_before) / static_cast<std::uint32_t>(steps));
  }

  MemoryPanel& panel_;
  const Game& game_;
  AnyState played_;
  AnyState fullest_;
  View view_;
  ChoiceWalk walk_;
  ink::Display display_;
};

alignas(FullestTable) unsigned char table_memory[sizeof(FullestTable)];
MemoryPanel panel;

}  // namespace

void say_rain_table() {
  FullestTable& table = *new (table_memory) FullestTable(panel);
  table.say_riding();
  table.say_placing();
}

}  // namespace seaglass
