// Who sits down at a new table, chair by chair: a person here, a bot, or somebody on another handheld, and as
// which animal. Each of the three ways to play has its own chairs. They hold for every game, as far as it has
// seats for them, and are kept in flash, with the way that was chosen last.
#pragma once

#include "core/fixed_vector.h"
#include "games/games.h"
#include "on_air/roster.h"
#include "save/records/names.h"

namespace seaglass {

/// The last is no way to begin a table: who goes to one of another handheld.
enum class PlayMode : std::uint8_t { alone, together, on_air, visiting };
constexpr int play_mode_count = 4;
constexpr int play_ways = 3;

struct Seating {
  static constexpr std::uint8_t form = 2;

  enum class Place : std::uint8_t { nobody, person, bot, elsewhere };
  static constexpr int place_kinds = 4;

  struct Chair {
    Place place = Place::nobody;
    std::uint8_t emblem = 0;
    BotLevel level = usual_bot_level;  // of a bot
  };
  using Chairs = FixedVector<Chair, seats_max>;

  PlayMode mode = PlayMode::alone;
  Chairs chairs;

  /// The way that was chosen last.
  static PlayMode last_mode(const RecordLog& log);
  /// As they sat last, as many as the game takes. Before anybody chose, people begin with `first_emblem`; or
  /// they sit as at this game's last table, where an earlier version kept that.
  static Seating load(const RecordLog& log, PlayMode mode, GameName game, int first_emblem = 0);
  /// From now on this is the way that was chosen last. False: the flash refused; what was saved before still
  /// holds.
  [[nodiscard]] bool save(RecordLog& log) const;

  int count_of(Place place) const;
  int players() const { return chairs.size(); }
  /// The people of this handheld, in their order.
  Chairs people() const;
  bool has(int emblem) const;
  /// The animal that comes next after this one, in either direction, and that nobody has.
  std::uint8_t free_emblem(int from, int by = 1) const;
  /// Who sits down where a chair is added.
  Place usual_place() const;
  void add(Place place, int first_emblem = 0);

  /// Seats are taken in the order of the chairs.
  Setup setup(const Names& names, const OptionValues& options, Beginner begins = {}) const;
  /// The same where places are free for other handhelds.
  Roster roster(const Names& names, const OptionValues& options, Beginner begins = {}) const;

 private:
  void fit(const GameFacts& facts, int first_emblem);
};

}  // namespace seaglass
