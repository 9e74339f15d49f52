#include "save/records/statistics.h"

#include "save/records/kept_record.h"

namespace seaglass {

namespace {

void add_one(std::uint16_t& number) {
  if (number < 0xFFFF) ++number;
}

template <typename Fields, typename Self>
constexpr void describe_count(Fields& fields, Self& count) {
  fields.number("played", count.played, 16);
  fields.number("won", count.won, 16);
}

}  // namespace

/// While nobody asked which bots somebody had won against. Only read.
struct Statistics::CountsWithoutLevels {
  static constexpr std::uint8_t form = 2;
  Counts counts;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& old) {
    describe_counts(fields, old.counts);
  }
  template <typename Fields, typename Self>
  static constexpr void describe_counts(Fields& fields, Self& counts) {
    fields.number("until", counts.until, 32);
    for (auto& count : counts.of) {
      describe_count(fields, count);
      fields.number("best", count.best, 8);
    }
  }
};

template <typename Fields, typename Self>
constexpr void Statistics::Counts::describe(Fields& fields, Self& counts) {
  CountsWithoutLevels::describe_counts(fields, counts);
  for (auto& count : counts.of) fields.number("beaten", count.beaten.bits, 8, 1u << bot_level_count);
}

/// While there were six animals, and no best totals. Only read.
struct Statistics::CountsOfSix {
  static constexpr std::uint8_t form = 1;
  Counts counts;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& old) {
    fields.number("until", old.counts.until, 32);
    for (int emblem = 0; emblem < first_emblem_count; ++emblem) describe_count(fields, old.counts.of[emblem]);
  }
};

/// All in one record, each game's by its id. Only read.
struct Statistics::CountsOfFourGames {
  static constexpr std::uint8_t form = 1;
  static constexpr int games = 4;
  std::uint32_t until = 0;
  Count of[first_emblem_count][games];

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& counts) {
    fields.number("until", counts.until, 32);
    for (int emblem = 0; emblem < first_emblem_count; ++emblem)
      for (int game = 0; game < games; ++game) describe_count(fields, counts.of[emblem][game]);
  }
};

Statistics Statistics::load(const RecordLog& log) {
  static_assert(has_layout<Counts, 0xa93a9c16>);
  static_assert(has_layout<CountsWithoutLevels, 0xdf1192c3>);
  static_assert(has_layout<CountsOfSix, 0x4d789eaa>);
  static_assert(has_layout<CountsOfFourGames, 0x766c83f4>);
  Statistics statistics;
  CountsOfFourGames before;
  if (!recall_record(log, keys::statistics, before)) before = CountsOfFourGames();
  for (int game = 0; game < game_count; ++game) {
    Counts& counts = statistics.counts_[game];
    const GameId id = id_of(static_cast<GameName>(game));
    if (recall_record(log, keys::counts[id], counts)) continue;
    CountsWithoutLevels without_levels;
    if (recall_record(log, keys::counts[id], without_levels)) {
      counts = without_levels.counts;
      continue;
    }
    CountsOfSix of_six;
    if (recall_record(log, keys::counts[id], of_six)) {
      counts = of_six.counts;
      continue;
    }
    counts = Counts();
    const int place_before = index_of(id);
    if (place_before >= CountsOfFourGames::games || log.size(keys::counts[id]) > 0) continue;
    counts.until = before.until;
    for (int emblem = 0; emblem < first_emblem_count; ++emblem)
      counts.of[emblem] = before.of[emblem][place_before];
  }
  return statistics;
}

void Statistics::count_games(const Shelf& shelf, RecordLog& log) {
  const std::uint32_t finished = shelf.finished_count();
  for (int game = 0; game < game_count; ++game) {
    Counts& counts = counts_[game];
    const GameId id = id_of(static_cast<GameName>(game));
    const std::uint32_t since = finished - counts.until;
    const auto there = static_cast<std::uint32_t>(shelf.past_count());
    bool any = false;
    for (int i = static_cast<int>(since < there ? since : there) - 1; i >= 0; --i)
      if (shelf.past_game(i) == id && count_game(shelf, i, counts)) any = true;
    counts.until = finished;
    if (any) static_cast<void>(keep_record(log, keys::counts[id], counts));
  }
}

/// False: the game was kept by another version, whose rules say who sat where.
bool Statistics::count_game(const Shelf& shelf, int i, Counts& counts) const {
  Setup setup;
  if (shelf.past(i).find(setup) != SavedJournal::Found::table) return false;
  const SeatSet winners = shelf.past_winners(i);
  BeatenLevels lost;
  for (Seat seat : all_seats(setup.players)) {
    const Sitter& sitter = setup.company.sitters[seat];
    if (sitter.kind == SitterKind::bot && !winners.contains(seat)) lost.add(sitter.level);
  }
  for (Seat seat : all_seats(setup.players)) {
    const Sitter& sitter = setup.company.sitters[seat];
    if (sitter.kind != SitterKind::person) continue;
    Count& count = counts.of[sitter.emblem];
    add_one(count.played);
    if (winners.contains(seat)) {
      add_one(count.won);
      count.beaten.add(lost);
    }
    int total = 0;
    if (shelf.find_past_total(i, seat, total) && total > count.best)
      count.best = static_cast<std::uint8_t>(total);
  }
  return true;
}

Statistics::Total Statistics::of(int emblem) const {
  Total all;
  for (const Counts& counts : counts_) {
    all.played += counts.of[emblem].played;
    all.won += counts.of[emblem].won;
    all.beaten.add(counts.of[emblem].beaten);
  }
  return all;
}

}  // namespace seaglass
