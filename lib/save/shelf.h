// What lies on the shelf: for each game the table that was left in the middle, and the last games that were
// played to their end. Every one of them is a journal under a key of its own; one short record says which is
// which, so that a game begins, ends or is put away by one write, whole or not at all.
#pragma once

#include "save/keys.h"
#include "save/saved_journal.h"

namespace seaglass {

class Shelf {
 public:
  static constexpr int games_max = 4;
  /// Of the last games. There may be fewer: a game that is being played takes their room when flash gets
  /// short of it. Eight usual ones, of 400 choices, take 46,000 bytes.
  static constexpr int past_max = 8;
  // With a table for each game and all past ones none would be left; but a new journal is wanted only where
  // its game has no table.
  static_assert(games_max + past_max <= keys::journals_max);
  static constexpr int nobody = -1;

  Shelf(RecordLog& log, const Fingerprints& fingerprints) : log_(log), fingerprints_(fingerprints) {}
  Shelf(const Shelf&) = delete;
  Shelf& operator=(const Shelf&) = delete;

  /// After the log.
  void mount();

  /// Where the table of this game is, or else would be.
  SavedJournal table(int game) const;
  bool has_table(int game) const { return tables_[game] != none; }
  /// Begins a table there, which takes the place of the one before. False: it could not be kept.
  [[nodiscard]] bool begin_table(int game, SavedJournal& journal, const Setup& setup, Bytes opening = {});
  /// As the sitting does it; but older games give way.
  [[nodiscard]] bool make_room();
  /// The table is played to its end: from now on it is the latest of the past games.
  [[nodiscard]] bool finish_table(int game, SeatSet winners);
  [[nodiscard]] bool discard_table(int game);

  /// At which game's table somebody sits: it was interrupted if the unit starts with it. `nobody`: at none.
  int seated() const { return seated_; }
  [[nodiscard]] bool sit_down(int game);
  [[nodiscard]] bool stand_up() { return sit_down(nobody); }

  /// The latest is the first.
  int past_count() const { return past_count_; }
  int past_game(int i) const;
  SeatSet past_winners(int i) const;
  SavedJournal past(int i) const;
  /// How many games have been played to their end on this handheld, ever.
  std::uint32_t finished_count() const { return finished_count_; }

 private:
  static constexpr int none = -1;
  static constexpr std::uint8_t form = 2;  // of the record: another form is another number
  static constexpr int packed_bytes = 1 + 4 + 1 + games_max + 1 + 3 * past_max;

  struct Past {
    std::int8_t slot = none;
    std::int8_t game = 0;
    SeatSet winners;
  };

  SavedJournal journal(int slot, int game) const {
    return {log_, keys::journals + slot, game, fingerprints_};
  }
  bool is_used(int slot) const;
  bool is_empty(int slot) const {
    return log_.size(keys::journals + slot) == 0 && !log_.damaged(keys::journals + slot);
  }
  int free_slot() const;
  void adopt(int slot);
  bool unpack(Bytes bytes);
  bool keep();
  void forget();

  RecordLog& log_;
  Fingerprints fingerprints_;
  std::int8_t tables_[games_max] = {none, none, none, none};
  std::int8_t seated_ = nobody;
  std::int8_t past_count_ = 0;
  Past past_[past_max];
  std::uint32_t finished_count_ = 0;
};

}  // namespace seaglass
