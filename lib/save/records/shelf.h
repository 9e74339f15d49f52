// The shelf: for each game the table that was left in the middle, and the last games that were played to
// their end. Each is a journal under a key of its own; one short record says which is which, so that one
// write begins, ends or discards a game, and a power cut leaves either state. Games are known by their ids;
// those that are not in this box stay on the shelf.
#pragma once

#include "save/records/keys.h"
#include "save/records/saved_journal.h"
#include "tabletop/score.h"

namespace seaglass {

/// nullptr: this box has no such game.
using FingerprintsOf = const Fingerprints* (*)(GameId game);

class Shelf {
 public:
  /// How many past games are kept. There may be fewer: a game that is being played takes their room when
  /// flash runs short, or when many games have a table. Eight usual ones, of 400 choices, take 46,000 bytes.
  static constexpr int past_max = 8;

  Shelf(RecordLog& log, FingerprintsOf fingerprints) : log_(log), fingerprints_(fingerprints) {}
  Shelf(const Shelf&) = delete;
  Shelf& operator=(const Shelf&) = delete;

  /// Call after mounting the log.
  void mount();
  /// Then it is left as it is, and no game is kept.
  bool is_of_later_version() const { return is_of_later_version_; }

  /// Where the table of this game is, or would be.
  SavedJournal table(GameId game) const;
  bool has_table(GameId game) const { return slot_of(game) != none; }
  /// Begins a table, which replaces the one before. False: the flash failed.
  [[nodiscard]] bool begin_table(GameId game, SavedJournal& journal, const Setup& setup, Bytes opening = {});
  /// The oldest past game gives way. False: there is none, or the flash failed.
  [[nodiscard]] bool make_room();
  /// The table was played to its end and becomes the latest past game.
  [[nodiscard]] bool finish_table(GameId game, const Score& score);
  [[nodiscard]] bool discard_table(GameId game);

  /// The game at whose table somebody sits; `no_game_id`: none. If it is set at the start, it was
  /// interrupted.
  GameId seated() const { return kept_.seated; }
  [[nodiscard]] bool sit_down(GameId game) { return seat(game); }
  [[nodiscard]] bool stand_up() { return seat(no_game_id); }

  /// The latest is the first.
  int past_count() const { return kept_.past_count; }
  GameId past_game(int i) const { return past_at(i).game; }
  SeatSet past_winners(int i) const { return SeatSet::from_bits(past_at(i).winners); }
  /// False: it was played before the totals were kept.
  bool find_past_total(int i, Seat seat, int& total) const;
  SavedJournal past(int i) const { return journal(past_at(i).slot, past_at(i).game); }
  /// How many games have been played to their end on this handheld, ever.
  std::uint32_t finished_count() const { return kept_.finished_count; }

 private:
  static constexpr std::uint8_t none = 0xFF;     // no slot
  static constexpr std::uint8_t unknown = 0xFF;  // a total; what is higher counts as one less
  static constexpr int slots = keys::journals.count();

  struct Past {
    std::uint8_t slot = none;
    GameId game = no_game_id;
    std::uint8_t winners = 0;
    std::uint8_t totals[seats_max];

    constexpr Past() : totals{unknown, unknown, unknown, unknown, unknown, unknown} {}

    template <typename Fields, typename Self>
    static constexpr void describe(Fields& fields, Self& past) {
      describe_first(fields, past);
      fields.bytes("totals", past.totals);
    }
    template <typename Fields, typename Self>
    static constexpr void describe_first(Fields& fields, Self& past) {
      fields.number("slot", past.slot, 8);
      fields.number("game", past.game, 8);
      fields.number("winners", past.winners, 8, 1u << seats_max);
    }
  };

  struct Kept {
    static constexpr std::uint8_t form = 4;
    std::uint32_t finished_count = 0;
    GameId seated = no_game_id;
    GameId table_of[slots] = {};  // of which game a table lies in each slot
    std::uint8_t past_count = 0;
    Past past[past_max];

    constexpr Kept() {
      for (GameId& game : table_of) game = no_game_id;
    }
    template <typename Fields, typename Self>
    static constexpr void describe(Fields& fields, Self& kept) {
      describe_first(fields, kept);
      for (auto& past : kept.past) Past::describe(fields, past);
    }
    template <typename Fields, typename Self>
    static constexpr void describe_first(Fields& fields, Self& kept) {
      fields.number("finished", kept.finished_count, 32);
      fields.number("seated", kept.seated, 8);
      for (auto& game : kept.table_of) fields.number("table of", game, 8);
      fields.number("past", kept.past_count, 8, past_max + 1);
    }
  };

  /// Without what each had in the end. Only read.
  struct KeptWithoutTotals {
    static constexpr std::uint8_t form = 3;
    Kept kept;

    template <typename Fields, typename Self>
    static constexpr void describe(Fields& fields, Self& old) {
      Kept::describe_first(fields, old.kept);
      for (auto& past : old.kept.past) Past::describe_first(fields, past);
    }
  };

  /// Where each of the first four games, by its id, had its table. Only read.
  struct KeptByFourGames {
    static constexpr std::uint8_t form = 2;
    Kept kept;
    std::uint8_t slot_of[4] = {};

    template <typename Fields, typename Self>
    static constexpr void describe(Fields& fields, Self& old) {
      fields.number("finished", old.kept.finished_count, 32);
      fields.number("seated", old.kept.seated, 8);
      for (auto& slot : old.slot_of) fields.number("slot", slot, 8);
      fields.number("past", old.kept.past_count, 8, past_max + 1);
      for (auto& past : old.kept.past) Past::describe_first(fields, past);
    }
  };

  static std::uint8_t kept_total(int total);
  SavedJournal journal(int slot, GameId game) const;
  const Past& past_at(int i) const {
    CHECK(i >= 0 && i < kept_.past_count);
    return kept_.past[i];
  }
  int slot_of(GameId game) const;
  bool is_used(int slot) const;
  bool is_empty(int slot) const;
  bool is_free(int slot) const { return !is_used(slot) && is_empty(slot); }
  int next_slot() const;
  void adopt(int slot);
  bool recall();
  bool makes_sense() const;
  bool seat(GameId game);
  bool keep();

  RecordLog& log_;
  FingerprintsOf fingerprints_;
  Kept kept_;
  bool is_of_later_version_ = false;
};

}  // namespace seaglass
