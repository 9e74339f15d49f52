// What people wanted, what they were told is played, and what the journal says: compared when a storm is
// over.
#pragma once

#include <set>
#include <tuple>

#include "storm/air_units.h"

namespace seaglass::storm {

class Ledger {
 public:
  explicit Ledger(const Journal& journal) {
    PerSeat<int> counts;
    for (int i = 0; i < journal.size(); ++i) {
      const JournalEntry entry = journal.at(i);
      played_.insert(deed({entry.seat, counts[entry.seat]++, entry.choice}));
    }
  }
  /// Of one unit, since the table of this journal was there.
  void count(const AirUnit& unit, int host_term = 0) {
    for (const Decision& decision : unit.wanted)
      if (decision.host_term >= host_term) wanted_.insert(deed(decision));
    for (const Decision& decision : unit.acknowledged)
      if (decision.host_term >= host_term) told_.insert(deed(decision));
  }
  /// Each decision has its number among those of its seat: what was played twice has one that nobody wanted
  /// it with. nullptr: nothing.
  const char* wrong() const {
    for (const Deed& each : told_)
      if (played_.count(each) == 0) return "what a person was told is played is not in the journal";
    for (const Deed& each : played_)
      if (wanted_.count(each) == 0) return "something was played that nobody wanted, or twice";
    return nullptr;
  }

 private:
  using Deed = std::tuple<int, int, std::uint8_t, std::uint8_t, std::uint8_t, std::uint8_t>;
  static Deed deed(const Decision& decision) {
    const Choice& choice = decision.choice;
    return {decision.seat.index(), decision.number, choice.verb, choice.a, choice.b, choice.c};
  }

  std::set<Deed> played_, wanted_, told_;
};

}  // namespace seaglass::storm
