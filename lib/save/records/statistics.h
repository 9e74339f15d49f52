// How many games of each kind every animal has played here to the end, and won, its best total, and which
// levels of bots it has won against. People of this handheld count, bots and those on other handhelds do not.
// Kept in flash, for each kind in one record with the number of the last game counted, so that no game is
// counted twice or forgotten, whenever the power failed.
#pragma once

#include "games/games.h"
#include "save/records/shelf.h"

namespace seaglass {

class Statistics {
 public:
  static constexpr std::uint8_t form = 3;

  /// Against whom somebody has won while a bot of that level sat there and did not win too.
  struct BeatenLevels {
    std::uint8_t bits = 0;

    constexpr bool empty() const { return bits == 0; }
    constexpr bool has(BotLevel level) const { return ((bits >> static_cast<int>(level)) & 1) != 0; }
    constexpr void add(BotLevel level) {
      bits = static_cast<std::uint8_t>(bits | (1 << static_cast<int>(level)));
    }
    constexpr void add(BeatenLevels others) { bits = static_cast<std::uint8_t>(bits | others.bits); }
  };

  struct Count {
    std::uint16_t played = 0;
    std::uint16_t won = 0;
    std::uint8_t best = 0;  // of the totals; 0: none is known
    BeatenLevels beaten;
  };

  /// Without a valid record: all zero.
  static Statistics load(const RecordLog& log);

  /// Counts the games that were finished since the last call and are still on the shelf.
  void count_games(const Shelf& shelf, RecordLog& log);

  const Count& of(int emblem, GameName game) const { return counts_[number_of(game)].of[emblem]; }
  /// In all games: more than one of them can count.
  struct Total {
    std::uint32_t played = 0;
    std::uint32_t won = 0;
    BeatenLevels beaten;
  };
  Total of(int emblem) const;

 private:
  /// Of one kind of game.
  struct Counts {
    static constexpr std::uint8_t form = Statistics::form;
    std::uint32_t until = 0;  // so many of all games finished here have been counted
    Count of[emblem_count];

    template <typename Fields, typename Self>
    static constexpr void describe(Fields& fields, Self& counts);
  };
  struct CountsWithoutLevels;
  struct CountsOfSix;
  struct CountsOfFourGames;

  bool count_game(const Shelf& shelf, int i, Counts& counts) const;

  Counts counts_[game_count];
};

}  // namespace seaglass
