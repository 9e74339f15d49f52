// Rain's table at its fullest, six players and the most surf: what showing it costs, and what the cursor
// does.
#include <new>

#include "games/mermaid_rain/rules/state.h"
#include "games/mermaid_rain/table/layout.h"
#include "portable/fullest_table.h"
#include "portable/pictures.h"
#include "portable/place.h"

namespace seaglass {
namespace {

using mermaid_rain::Phase;

constexpr int games_looked_at = 4;

template <Phase phase>
int surf_in(const AnyState& any) {
  const auto& state = any.as<mermaid_rain::State>();
  return state.phase == phase ? state.surf.size() : -1;
}

class RainTable final : public FullestTable {
 public:
  explicit RainTable(MemoryPanel& panel)
      : FullestTable(panel, GameName::mermaid_rain, mermaid_rain::players_max) {}

  void say_riding() {
    find(games_looked_at, surf_in<Phase::move>);
    begin_walk();
    say_frame("mermaid_rain");
    say_picture("mermaid_rain");
  }
  /// Two steps in one: to the tile, then over the ocean with it.
  void say_placing() {
    find(games_looked_at, surf_in<Phase::place>);
    begin_walk();
    walk().pick();
    say_frame("mermaid_rain_placing");
    go_round();
    AnyState other = state();
    ++other.as<mermaid_rain::State>().scores[Seat(0)];
    say_digit("mermaid_rain", other);
  }

 private:
  bool pans(const ChoiceWalk& there) const {
    return mermaid_rain::layout::camera(view(), &there) != mermaid_rain::layout::camera(view(), &walk());
  }
  /// From all places by each arrow, in the mean of those steps that leave the ocean where it is: most do.
  /// Where it pans, that is a whole frame.
  void go_round() {
    constexpr Way ways[] = {Way::left, Way::right, Way::up, Way::down};
    std::uint32_t sent = 0, steps = 0;
    for (int i = 0; i < walk().keys().size(); ++i, walk().next())
      for (Way way : ways) {
        const ChoiceWalk here = walk();
        ChoiceWalk there = here;
        there.go(way);
        if (there.cursor() == here.cursor() || pans(there)) continue;
        send_everything();
        sent += step_to(there);
        ++steps;
        walk() = here;
      }
    say_steps("mermaid_rain");
    say_count("step.mermaid_rain.bytes_sent", sent / steps);
  }
};

alignas(RainTable) unsigned char table_memory[sizeof(RainTable)];
MemoryPanel panel;

}  // namespace

void say_rain_table() {
  RainTable& table = *new (table_memory) RainTable(panel);
  table.say_riding();
  table.say_placing();
}

}  // namespace seaglass
