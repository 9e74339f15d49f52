// Mirage's table at its fullest: what showing it costs, and what the cursor does.
#include <new>

#include "games/mirage/table/layout.h"
#include "portable/fullest_table.h"
#include "portable/pictures.h"
#include "portable/place.h"
#include "portable/random_games.h"

namespace seaglass {
namespace {

constexpr int games_looked_at = 8;

int fullness(const AnyState& any) {
  const auto& state = any.as<mirage::State>();
  if (state.phase != mirage::Phase::survey) return -1;
  int explorers = 0;
  for (const mirage::Square& square : state.map) explorers += square.explorer.here() ? 1 : 0;
  return state.map.size() + 2 * explorers + 4 * state.gaps.size();
}

class MirageTable final : public FullestTable {
 public:
  explicit MirageTable(MemoryPanel& panel)
      : FullestTable(panel, GameName::mirage, usual_players(game_of(GameName::mirage))) {
    find(games_looked_at, fullness);
  }

  void say_costs() {
    say_press("begin", [this] { begin_walk(); });
    say_frame("mirage");
    say_press("next", [this] { walk().next(); });
    go_round();
    say_number();
    say_press("pick", [this] { walk().pick(); });
    say_frame("mirage_turning");
  }
  void say_look() {
    begin_walk();
    say_picture("mirage");
  }

 private:
  template <typename Press>
  void say_press(const char* name, const Press& press) {
    const std::uint64_t before = instructions_so_far();
    press();
    say_count({"press.mirage_", name, ".instructions"}, instructions_so_far() - before);
  }
  mirage::layout::Window window() const {
    return mirage::layout::window(state().as<mirage::State>(), &walk());
  }
  /// Once through all places, in the mean; of what is sent, what the map takes to follow the cursor is left
  /// out.
  void go_round() {
    send_everything();
    std::uint32_t sent = 0, steps = 0;
    for (int i = 0; i < walk().keys().size(); ++i) {
      const ink::Point before = window().origin;
      const std::uint32_t bytes = step();
      if (window().origin != before) continue;
      sent += bytes;
      ++steps;
    }
    say_steps("mirage");
    say_count("step.mirage.bytes_sent", sent / steps);
    say_count("step.mirage.places", steps);
  }
  /// One coast less is left.
  void say_number() {
    AnyState other = state();
    for (std::uint8_t& left : other.as<mirage::State>().coast_pile)
      if (left > 0) {
        --left;
        break;
      }
    say_digit("mirage", other);
  }
};

alignas(MirageTable) unsigned char table_memory[sizeof(MirageTable)];
MemoryPanel panel;

}  // namespace

void say_mirage_table() {
  MirageTable& table = *new (table_memory) MirageTable(panel);
  table.say_costs();
  table.say_look();
}

}  // namespace seaglass
