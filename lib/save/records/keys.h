// The keys of the record log: a record is found by its kind and, if there are several of a kind, its index.
// Flash is read by these numbers: a key is never reused for another kind. A kind that needs more keys gets a
// further block, and keeps its first one.
#pragma once

#include "core/check.h"
#include "core/game_id.h"
#include "save/log/record_log.h"

namespace seaglass {
namespace keys {

struct Block {
  std::uint8_t first = 0;
  std::uint8_t count = 0;

  constexpr bool has(int key) const { return key >= first && key < first + count; }
  constexpr bool meets(Block other) const {
    return first < other.first + other.count && other.first < first + count;
  }
};

class Kind {
 public:
  constexpr Kind(Block here, Block further = {}) : here_(here), further_(further) {}

  constexpr int count() const { return here_.count + further_.count; }
  constexpr int operator[](int index) const {
    CHECK(index >= 0 && index < count());
    return index < here_.count ? here_.first + index : further_.first + index - here_.count;
  }
  constexpr bool has(int key) const { return here_.has(key) || further_.has(key); }
  /// −1: the key is of another kind.
  constexpr int index_of(int key) const {
    if (here_.has(key)) return key - here_.first;
    return further_.has(key) ? key - further_.first + here_.count : -1;
  }
  constexpr bool meets(const Kind& other) const { return meets(other.here_) || meets(other.further_); }

 private:
  constexpr bool meets(Block block) const { return here_.meets(block) || further_.meets(block); }

  Block here_, further_;
};

/// One list for each game, by its id.
class KindByGame : public Kind {
 public:
  using Kind::Kind;
  constexpr int operator[](GameId game) const { return Kind::operator[](seaglass::index_of(game)); }
};

constexpr int none = -1;  // no key
constexpr int preferences = 0;
constexpr int names = 1;
constexpr int statistics = 2;    // of the first four games together, only read: from before each had its own
constexpr int shelf = 3;         // which journal is whose
constexpr int deal = 32;         // one for all games, only read: from before each game had its own
constexpr int guest_at = 33;     // whose table this unit is a guest at
constexpr int claim_state = 38;  // of a table whose host stays away
constexpr int seating = 48;      // who sits down at a new table

constexpr Kind journals({4, 12});
constexpr Kind pairings({20, 12});
constexpr KindByGame table_settings({16, 4}, {64, 12});  // how its last table was set up
constexpr KindByGame deals({34, 4}, {80, 12});           // of its table on the air that this unit hosts
constexpr KindByGame counts({96, 16});                   // who has played and won

constexpr Kind all[] = {Kind({preferences, 1}),
                        Kind({names, 1}),
                        Kind({statistics, 1}),
                        Kind({shelf, 1}),
                        Kind({deal, 1}),
                        Kind({guest_at, 1}),
                        Kind({claim_state, 1}),
                        Kind({seating, 1}),
                        journals,
                        pairings,
                        table_settings,
                        deals,
                        counts};
constexpr int kinds = sizeof all / sizeof all[0];
constexpr int kinds_by_game = 3;
static_assert(table_settings.count() == game_ids_max && deals.count() == game_ids_max &&
              counts.count() == game_ids_max);

constexpr bool are_apart() {
  for (int i = 0; i < kinds; ++i)
    for (int k = 0; k < i; ++k)
      if (all[i].meets(all[k])) return false;
  return true;
}
static_assert(are_apart(), "a key has two meanings");

/// The most lists that there can be with so many games in the box.
constexpr int lists_max(int games) {
  int lists = kinds_by_game * games;
  for (int i = 0; i + kinds_by_game < kinds; ++i) lists += all[i].count();
  return lists;
}
static_assert(lists_max(7) <= RecordLog::lists_max);

/// This version uses the key.
constexpr bool is_known(int key) {
  for (const Kind& kind : all)
    if (kind.has(key)) return true;
  return false;
}

/// Keys of other units and secrets of deals: when such a list is replaced, its old records are overwritten.
constexpr bool holds_secret(int key) {
  return pairings.has(key) || key == deal || deals.has(key) || key == claim_state;
}

}  // namespace keys
}  // namespace seaglass
