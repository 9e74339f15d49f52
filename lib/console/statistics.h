// How many games of each kind every name has played here to the end, and won. People of this handheld count,
// bots and those on other handhelds do not. Kept in flash, in one record with the number of the last game
// counted, so that no game is counted twice or forgotten, whenever the power failed.
#pragma once

#include "games/games.h"
#include "save/shelf.h"

namespace seaglass {

class Statistics {
 public:
  struct Count {
    std::uint16_t played = 0;
    std::uint16_t won = 0;
  };

  /// Where nothing sound lies, nobody has played yet.
  static Statistics load(const RecordLog& log);

  /// Everything that was finished since the last time, as far as it still is on the shelf.
  void count_games(const Shelf& shelf, RecordLog& log);

  const Count& of(int emblem, GameName game) const { return counts_[emblem][number_of(game)]; }
  /// In all games: more than one of them can count.
  struct Total {
    std::uint32_t played = 0;
    std::uint32_t won = 0;
  };
  Total of(int emblem) const;

 private:
  static constexpr std::uint8_t form = 1;  // of the record: another form is another number
  static constexpr int packed_bytes = 1 + 4 + emblem_count * game_count * 4;
  static_assert(packed_bytes <= RecordLog::payload_bytes_max);

  void count(const Setup& setup, int game, SeatSet winners);
  bool save(RecordLog& log) const;

  std::uint32_t counted_ = 0;
  Count counts_[emblem_count][game_count];
};

}  // namespace seaglass
