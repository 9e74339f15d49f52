// By which options of its own a game is played. What was chosen last is kept in flash for each game and
// offered again.
#pragma once

#include "save/new_table/seating.h"

namespace seaglass {

struct TableSettings {
  static constexpr std::uint8_t form = 2;

  /// By animal, where an earlier version kept who sits at each game's table (seating.h).
  Seating::Place earlier_places[first_emblem_count] = {};
  OptionValues options;

  static TableSettings usual(const GameFacts& facts);
  /// The last ones; the usual ones where nothing sound lies.
  static TableSettings load(const RecordLog& log, GameName game);
  /// False: the flash refused; what was saved before still holds.
  [[nodiscard]] bool save(RecordLog& log, GameName game) const;
};

}  // namespace seaglass
