// How a game's table is set up: who plays, by emblem, and the game's own options. What was chosen last is
// kept in flash for each game and offered again.
#pragma once

#include "games/games.h"
#include "on_air/roster.h"
#include "save/records/names.h"

namespace seaglass {

struct TableSettings {
  static constexpr std::uint8_t form = 1;

  enum class Place : std::uint8_t { nobody, person, bot, elsewhere };
  static constexpr int place_kinds = 4;

  Place places[emblem_count] = {};
  OptionValues options;

  /// As few people as the game allows, and its usual options.
  static TableSettings usual(const GameFacts& facts);
  /// The last ones; without a valid record, the usual ones.
  static TableSettings load(const RecordLog& log, GameName game);
  /// False: the flash failed; the record before is still valid.
  [[nodiscard]] bool save(RecordLog& log, GameName game) const;

  int count_of(Place place) const;
  int players() const { return emblem_count - count_of(Place::nobody); }

  /// Seats are taken in the order of the emblems.
  Setup setup(const Names& names) const;
  /// The same where places are free for other handhelds.
  Roster roster(const Names& names) const;
};

}  // namespace seaglass
