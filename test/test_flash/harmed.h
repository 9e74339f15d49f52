// What becomes of all that is kept when a bit changes by itself, and where cells do not take what is written.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "console/app/unit.h"
#include "core/random.h"
#include "record_lists.h"
#include "recording_flash.h"
#include "save/records/pairing_shelf.h"
#include "save/records/saved_deal.h"
#include "stand_in_cryptography.h"
#include "tabletop/random_player.h"

namespace seaglass {

inline Setup setup_for(GameName name, std::uint64_t seed) {
  Setup setup;
  setup.players = game_of(name).facts().players_min;
  for (int i = 0; i < game_of(name).facts().option_count; ++i)
    setup.options.values[i] = game_of(name).facts().options[i].standard;
  setup.seed = seed;
  return setup;
}

inline void play_some(Table& table, int choices, Random& random) {
  for (int i = 0; i < choices && !table.over(); ++i) {
    const Seat seat = table.next();
    table.open(seat);
    const AnyState& state = table.sitting().state();
    table.decide(
        any_choice(random, [&](auto visit) { table.game().choices(state, seat, VisitChoice(visit)); }));
  }
}

/// Two and a half sectors, or as many more as are asked for, of all that a handheld keeps, most of it written
/// more than once: units that were compared, sent away and compared anew, a table that came, was here and
/// went, games that are over, and one that was begun anew over one that waited, with so many choices. Its
/// fourth sector, if there is one, begins with a checkpoint.
class UsedFlash {
 public:
  SmallFlash flash;

  explicit UsedFlash(int choices, int whole_sectors = 2) {
    Unit unit(flash);
    unit.mount();
    Random random(2);
    for (std::uint64_t seed : {1u, 2u}) {
      unit.table.begin(GameName::mermaid_beach, setup_for(GameName::mermaid_beach, seed));
      play_some(unit.table, 1000, random);
      unit.count_games();
    }
    unit.table.begin(GameName::mermaids_song, setup_for(GameName::mermaids_song, 3));
    unit.table.begin(GameName::mirage, setup_for(GameName::mirage, 4));
    play_some(unit.table, 40, random);
    StandInCryptography cryptography;
    radio::PairingShelf pairings(unit.log, cryptography);
    for (int number = 1; number <= 3; ++number) meet(pairings, number, 0, radio::Pairing::Standing::compared);
    SavedDeal deal(unit.log, id_of(GameName::mirage), game_of(GameName::mirage).facts().fingerprints);
    for (int i = 0; i < hand_over_phase_count; ++i) {
      DealRecord record;
      record.hand_over_phase =
          static_cast<HandOverPhase>((i + 1) % hand_over_phase_count);  // coming, gone, here
      std::memset(record.secret, i + 1, sizeof record.secret);
      static_cast<void>(deal.keep(pack(record)));
    }
    for (std::uint8_t volume = 0; volume < Preferences::volume_levels; ++volume) {
      unit.preferences.volume = volume;
      static_cast<void>(PreferenceStore(unit.log).save(unit.preferences));
      play_some(unit.table, 10, random);
    }
    unit.names.of_emblem[2].add('A');
    static_cast<void>(unit.names.save(unit.log));
    meet(pairings, 1, 0, radio::Pairing::Standing::kicked);
    meet(pairings, 2, 9, radio::Pairing::Standing::compared);
    meet(pairings, 4, 0, radio::Pairing::Standing::introduced);
    DealRecord gone;
    gone.hand_over_phase = HandOverPhase::gone;
    static_cast<void>(deal.keep(pack(gone)));
    while (used_bytes() < whole_sectors * Flash::sector_bytes + 2000) {
      unit.names.of_emblem[3] = Name();
      for (int i = random.below(5); i >= 0; --i) unit.names.of_emblem[3].add('a' + random.below(26));
      static_cast<void>(unit.names.save(unit.log));
    }
    unit.table.begin(GameName::mermaids_song, setup_for(GameName::mermaids_song, 5));
    play_some(unit.table, choices, random);
  }

  int used_bytes() const {
    int used = small_bytes;
    while (used > 0 && flash.memory[used - 1] == 0xFF) --used;
    return used;
  }

 private:
  static void meet(radio::PairingShelf& pairings, int number, int key, radio::Pairing::Standing standing) {
    radio::Pairing pairing;
    pairing.unit = {{2, 0, 0, 0, 0, static_cast<std::uint8_t>(number)}};
    pairing.name = radio::UnitName::from("Crab");
    pairing.standing = standing;
    for (int i = 0; i < Key::size; ++i)
      pairing.key.bytes[i] = static_cast<std::uint8_t>(number * 31 + key + 7 * i);
    static_cast<void>(pairings.keep(pairing, {}));
  }
};

/// How many flipped bits had which end. `silent`: less than was there, and nothing says so. `older`: in some
/// list there is what was not there before.
struct Flips {
  int all = 0, as_it_was = 0, said = 0, silent = 0, older = 0;

  Flips& operator+=(const Flips& other) {
    all += other.all;
    as_it_was += other.as_it_was;
    said += other.said;
    silent += other.silent;
    older += other.older;
    return *this;
  }
};

/// Flips one bit, starts over it, and puts it back.
class Flipper {
 public:
  explicit Flipper(const SmallFlash& flash) : flash_(flash) {
    SmallFlash copy = flash_;
    RecordLog log(copy);
    log.mount();
    before_ = lists_in(log);
  }

  void flip(int bit, Flips& flips) {
    SmallFlash copy = flash_;
    copy.memory[bit / 8] ^= static_cast<std::uint8_t>(1 << bit % 8);
    RecordLog log(copy);
    log.mount();
    const Lists after = lists_in(log);
    bool said = log.has_lost(), less = false, other = false;
    for (int key = 0; key < RecordLog::keys_max; ++key) {
      const auto& now = after[static_cast<std::size_t>(key)];
      const auto& then = before_[static_cast<std::size_t>(key)];
      if (log.damaged(key)) said = true;
      if (now == then) continue;
      less = true;
      const bool begins_alike = now.size() < then.size() && std::equal(now.begin(), now.end(), then.begin());
      if (!begins_alike && !log.damaged(key)) other = true;
    }
    ++flips.all;
    ++(other ? flips.older : said ? flips.said : less ? flips.silent : flips.as_it_was);
  }

 private:
  const SmallFlash& flash_;
  Lists before_;
};

/// Cells that do not take part: of a stretch of bits, from one on, each of so many stays as it is when it is
/// written or erased; the chip says that all is well.
class WornFlash final : public SmallFlash {
 public:
  WornFlash() = default;
  explicit WornFlash(const SmallFlash& used) : SmallFlash(used) {}

  enum class Kind : std::uint8_t { does_not_program, does_not_erase };
  void wear(Kind kind, int first_bit, int bits) {
    for (int bit = first_bit; bit < first_bit + bits && bit < 8 * small_bytes; ++bit)
      (kind == Kind::does_not_program ? unprogrammed_ : unerased_)[bit / 8] |=
          static_cast<std::uint8_t>(1 << bit % 8);
  }
  bool write(int address, Bytes from) override {
    for (int i = 0; i < from.size; ++i)
      memory[address + i] &= static_cast<std::uint8_t>(from.data[i] | unprogrammed_[address + i]);
    return true;
  }
  bool erase(int sector) override {
    for (int i = sector * sector_bytes; i < (sector + 1) * sector_bytes; ++i)
      memory[i] = static_cast<std::uint8_t>(memory[i] | static_cast<std::uint8_t>(~unerased_[i]));
    return true;
  }

 private:
  std::uint8_t unprogrammed_[small_bytes] = {};
  std::uint8_t unerased_[small_bytes] = {};
};

/// What was lost though it was said to be kept.
struct Worn {
  int trials = 0, tables_lost = 0, choices_lost = 0, names_lost = 0, not_kept = 0;
};

/// People play a game and type names on a handheld with worn cells, and switch it off and on.
inline void try_worn(std::uint64_t seed, Worn& worn) {
  Random random(seed);
  static const UsedFlash used(4);
  auto flash = std::make_unique<WornFlash>(used.flash);
  constexpr int sizes[] = {1, 1, 8, 64, 8 * 300, 8 * Flash::sector_bytes};
  for (int places = 1 + random.below(3); places > 0; --places) {
    const int size = sizes[random.below(6)];
    const int first = 8 * (used.used_bytes() + random.below(Flash::sector_bytes)) + random.below(8);
    const auto kind = static_cast<WornFlash::Kind>(random.below(2));
    flash->wear(kind, size == 8 * Flash::sector_bytes ? first / size * size : first, size);
  }
  ++worn.trials;
  constexpr GameName game = GameName::mermaid_rain;
  std::vector<JournalEntry> played;
  Names names;
  bool kept = true, is_named = false;
  for (int start = 0; start < 6; ++start) {
    Unit unit(*flash);
    unit.mount();
    if (start == 0) {
      unit.table.begin(game, setup_for(game, seed));
    } else {
      const Table::Resumed resumed = unit.table.resume(game);
      if (resumed.found != Saved::table || unit.table.sitting().setup().seed != seed) {
        ++worn.tables_lost;
        return;
      }
      const Journal& journal = unit.table.sitting().journal();
      bool whole = journal.size() >= static_cast<int>(played.size());
      for (std::size_t i = 0; i < played.size() && whole; ++i)
        whole = journal.at(static_cast<int>(i)).choice == played[i].choice;
      if (!whole) ++worn.choices_lost;
      const Names found = Names::load(unit.log);
      bool same = true;
      for (int emblem = 0; emblem < emblem_count; ++emblem)
        same = same && found.of_emblem[emblem] == names.of_emblem[emblem];
      if (is_named && !same) ++worn.names_lost;
      if (!whole || (is_named && !same)) return;
    }
    for (int i = 0; i < 12 && unit.table.is_kept(); ++i) {
      play_some(unit.table, 1, random);
      Names typed;
      typed.of_emblem[random.below(emblem_count)].add('a' + random.below(26));
      if (typed.save(unit.log)) {
        names = typed;
        is_named = true;
      }
    }
    kept = unit.table.is_kept();
    if (!kept) {
      ++worn.not_kept;
      return;
    }
    played.clear();
    const Journal& journal = unit.table.sitting().journal();
    for (int i = 0; i < journal.size(); ++i) played.push_back(journal.at(i));
  }
}

}  // namespace seaglass
