#include "save/records/shelf.h"

#include "core/check.h"
#include "save/records/kept_record.h"

namespace seaglass {

void Shelf::mount() {
  kept_ = Kept();
  is_of_later_version_ = form_at(log_, keys::shelf) > Kept::form;
  if (is_of_later_version_) return;
  if (!recall() || !makes_sense()) kept_ = Kept();
  for (int slot = 0; slot < slots; ++slot)
    if (is_empty(slot)) kept_.table_of[slot] = no_game_id;  // given up when the power failed
  while (kept_.past_count > 0 && is_empty(kept_.past[kept_.past_count - 1].slot))
    kept_.past[--kept_.past_count] = Past();
  if (kept_.seated != no_game_id && !has_table(kept_.seated)) kept_.seated = no_game_id;
  for (int slot = 0; slot < slots; ++slot)
    if (!is_used(slot) && !is_empty(slot)) adopt(slot);
}

bool Shelf::recall() {
  static_assert(has_layout<Kept, 0xc1d24ae1>);
  static_assert(has_layout<KeptWithoutTotals, 0xecc02700>);
  static_assert(has_layout<KeptByFourGames, 0xe68c0e0f>);
  if (recall_record(log_, keys::shelf, kept_)) return true;
  KeptWithoutTotals without_totals;
  if (recall_record(log_, keys::shelf, without_totals)) {
    kept_ = without_totals.kept;
    return true;
  }
  KeptByFourGames old;
  if (!recall_record(log_, keys::shelf, old)) return false;
  kept_ = old.kept;
  for (std::uint8_t id = 0; id < sizeof old.slot_of; ++id) {
    const std::uint8_t slot = old.slot_of[id];
    if (slot == none) continue;
    if (slot >= slots || kept_.table_of[slot] != no_game_id) return false;
    kept_.table_of[slot] = GameId{id};
  }
  return true;
}

/// No slot is used twice, and no game has two tables.
bool Shelf::makes_sense() const {
  std::uint32_t games = 0, used = 0;
  if (kept_.seated != no_game_id && !is_possible(kept_.seated)) return false;
  for (int slot = 0; slot < slots; ++slot) {
    const GameId game = kept_.table_of[slot];
    if (game == no_game_id) continue;
    if (!is_possible(game) || ((games >> index_of(game)) & 1u) != 0) return false;
    games |= 1u << index_of(game);
    used |= 1u << slot;
  }
  for (int i = 0; i < past_max; ++i) {
    const Past& past = kept_.past[i];
    if ((i < kept_.past_count) != (past.slot != none)) return false;
    if (past.slot == none) continue;
    if (past.slot >= slots || !is_possible(past.game) || ((used >> past.slot) & 1u) != 0) return false;
    used |= 1u << past.slot;
  }
  return true;
}

/// A journal that the shelf's record does not name: the power failed when it was begun or discarded, or that
/// record is damaged. It becomes its game's table if there is none. Another version's journal stays.
void Shelf::adopt(int slot) {
  bool is_others = true;
  for (std::uint8_t id = 0; id < game_ids_max; ++id) {
    const GameId game{id};
    Setup setup;
    if (fingerprints_(game) == nullptr) continue;
    const SavedJournal::Found found = journal(slot, game).find(setup);
    if (found != SavedJournal::Found::other_version) is_others = false;
    if (has_table(game) || found != SavedJournal::Found::table) continue;
    kept_.table_of[slot] = game;
    static_cast<void>(keep());
    return;
  }
  if (!is_others) static_cast<void>(log_.clear(keys::journals[slot]));
}

bool Shelf::keep() {
  return keep_record(log_, keys::shelf, kept_);
}

SavedJournal Shelf::journal(int slot, GameId game) const {
  constexpr Fingerprints of_no_game(0);
  const Fingerprints* known = fingerprints_(game);
  return {log_, slot == none ? keys::none : keys::journals[slot], game,
          known == nullptr ? of_no_game : *known};
}

int Shelf::slot_of(GameId game) const {
  for (int slot = 0; slot < slots; ++slot)
    if (kept_.table_of[slot] == game) return slot;
  return none;
}

bool Shelf::is_used(int slot) const {
  if (kept_.table_of[slot] != no_game_id) return true;
  for (int i = 0; i < kept_.past_count; ++i)
    if (kept_.past[i].slot == slot) return true;
  return false;
}

bool Shelf::is_empty(int slot) const {
  return log_.size(keys::journals[slot]) == 0 && !log_.damaged(keys::journals[slot]);
}

/// The slot for a new table: a free one, or that of the oldest past game, which gives way.
int Shelf::next_slot() const {
  for (int slot = 0; slot < slots && !is_of_later_version_; ++slot)
    if (is_free(slot)) return slot;
  return kept_.past_count > 0 ? kept_.past[kept_.past_count - 1].slot : none;
}

SavedJournal Shelf::table(GameId game) const {
  CHECK(is_possible(game));
  return journal(has_table(game) ? slot_of(game) : next_slot(), game);
}

bool Shelf::begin_table(GameId game, SavedJournal& journal, const Setup& setup, Bytes opening) {
  const int slot = keys::journals.index_of(journal.key());
  const bool is_there = slot >= 0 && slot == slot_of(game);
  if (slot < 0 || (!is_there && has_table(game))) return false;
  if (!is_there && !is_free(slot) && (slot != next_slot() || !make_room())) return false;
  while (!journal.begin(setup, opening))
    if (!make_room()) return false;
  if (is_there) return sit_down(game);
  const Kept before = kept_;
  kept_.table_of[slot] = kept_.seated = game;
  if (keep()) return true;
  kept_ = before;
  kept_.seated = no_game_id;
  static_cast<void>(log_.clear(journal.key()));
  return false;
}

/// Discards the oldest past game: the journal first, so that no journal is left without a name.
bool Shelf::make_room() {
  if (kept_.past_count == 0) return false;
  const Past oldest = kept_.past[kept_.past_count - 1];
  if (!log_.clear(keys::journals[oldest.slot])) return false;
  kept_.past[--kept_.past_count] = Past();
  if (keep()) return true;
  kept_.past[kept_.past_count++] = oldest;
  return false;
}

bool Shelf::finish_table(GameId game, const Score& score) {
  CHECK(has_table(game));
  if (kept_.past_count == past_max && !make_room()) return false;
  const int slot = slot_of(game);
  for (int i = kept_.past_count; i > 0; --i) kept_.past[i] = kept_.past[i - 1];
  Past& past = kept_.past[0] = Past();
  past.slot = static_cast<std::uint8_t>(slot);
  past.game = game;
  past.winners = static_cast<std::uint8_t>(score.winners.bits());
  for (Seat seat : all_seats(seats_max)) past.totals[seat.index()] = kept_total(score.totals[seat]);
  ++kept_.past_count;
  ++kept_.finished_count;
  kept_.table_of[slot] = no_game_id;
  kept_.seated = no_game_id;
  if (keep()) return true;
  mount();
  return false;
}

std::uint8_t Shelf::kept_total(int total) {
  return static_cast<std::uint8_t>(total < 0 ? 0 : total < unknown ? total : unknown - 1);
}

bool Shelf::find_past_total(int i, Seat seat, int& total) const {
  total = past_at(i).totals[seat.index()];
  return total != unknown;
}

bool Shelf::discard_table(GameId game) {
  CHECK(has_table(game));
  const int slot = slot_of(game);
  if (!log_.clear(keys::journals[slot])) return false;
  kept_.table_of[slot] = no_game_id;
  if (kept_.seated == game) kept_.seated = no_game_id;
  if (keep()) return true;
  mount();
  return false;
}

bool Shelf::seat(GameId game) {
  if (kept_.seated == game) return true;
  const GameId before = kept_.seated;
  kept_.seated = game;
  if (keep()) return true;
  kept_.seated = before;
  return false;
}

}  // namespace seaglass
