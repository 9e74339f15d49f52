// fifth_in_flash FOLDER: what handhelds with four games left in flash (test/flash_images), read by a box with
// a fifth one. Prints how many kinds of records are not what they were, and which.
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>

#include "core/check.h"
#include "flash_images/image_file.h"
#include "flash_images/position.h"
#include "save/new_table/table_settings.h"
#include "save/records/pairing_shelf.h"
#include "save/records/preference_store.h"
#include "save/records/saved_claim_state.h"
#include "save/records/saved_deal.h"
#include "save/records/statistics.h"
#include "sealing/sodium_cryptography.h"
#include "test_flash_images/kept.h"

namespace seaglass {
namespace {

using Found = SavedJournal::Found;

class MemoryFlash final : public Flash {
 public:
  static constexpr int size_bytes = 64 * sector_bytes;

  explicit MemoryFlash(const std::string& path)
      : memory_(decompressed(file_bytes(path), static_cast<std::size_t>(size_bytes))) {
    CHECK(memory_.size() == static_cast<std::size_t>(size_bytes));
  }
  int sectors() override { return size_bytes / sector_bytes; }
  void read(int address, MutableBytes to) override {
    std::memcpy(to.data, memory_.data() + address, static_cast<std::size_t>(to.size));
  }
  bool write(int address, Bytes from) override {
    for (int i = 0; i < from.size; ++i) memory_[static_cast<std::size_t>(address + i)] &= from.data[i];
    return true;
  }
  bool erase(int sector) override {
    std::memset(memory_.data() + sector * sector_bytes, 0xFF, sector_bytes);
    return true;
  }

 private:
  ImageBytes memory_;
};

struct Image {
  MemoryFlash flash;
  RecordLog log;
  Shelf shelf;

  explicit Image(const std::string& path) : flash(path), log(flash), shelf(log, fingerprints_of) {
    log.mount();
    shelf.mount();
  }
};

bool same(const KeptPreferences& then, const Preferences& now) {
  return then.game == now.game && then.language == static_cast<int>(now.language) &&
         then.brightness == now.brightness && then.volume == now.volume && then.calm == now.calm &&
         then.large_text == now.large_text && then.strong_colors == now.strong_colors &&
         then.left_handed == now.left_handed && then.three_buttons == now.three_buttons &&
         then.learned == now.learned && then.off_after == static_cast<int>(now.off_after);
}

bool names_are_there(const Kept& kept, Image& image) {
  const Names names = Names::load(image.log);
  for (int emblem = 0; emblem < emblem_count; ++emblem)
    if (kept.names[emblem] != nullptr && std::strcmp(kept.names[emblem], names.of_emblem[emblem].text()) != 0)
      return false;
  return true;
}

bool table_settings_are_there(const Kept& kept, Image& image) {
  for (const KeptTableSettings& then : kept.table_settings) {
    const TableSettings now = TableSettings::load(image.log, then.game);
    for (int emblem = 0; emblem < first_emblem_count && !kept.keeps_seating; ++emblem)
      if (then.places[emblem] != static_cast<int>(now.earlier_places[emblem])) return false;
    for (int option = 0; option < options_max; ++option)
      if (then.options[option] != now.options.values[option]) return false;
  }
  return true;
}

bool statistics_are_there(const Kept& kept, Image& image) {
  Statistics statistics = Statistics::load(image.log);
  statistics.count_games(image.shelf, image.log);
  for (int emblem = 0; emblem < emblem_count; ++emblem) {
    if (statistics.of(emblem, GameName::fifth).played != 0) return false;
    for (int game = 0; game < kept_game_count; ++game) {
      const Statistics::Count& now = statistics.of(emblem, kept_games[game]);
      if (kept.counts[emblem][game].played != now.played || kept.counts[emblem][game].won != now.won)
        return false;
    }
  }
  return true;
}

bool plays_on(SavedJournal journal, const KeptTable& then) {
  static AnyState state;
  Setup setup;
  if (journal.find(setup) != Found::table) return false;
  Sitting sitting(game_of(then.game), state, journal);
  if (!sitting.resume(setup)) return false;
  const Position now = position_of(sitting);
  return now.length == then.position.length && now.journal == then.position.journal &&
         now.choices_sum == then.position.choices_sum;
}

bool tables_are_there(const Kept& kept, Image& image) {
  if (image.shelf.seated() != id_of(kept.seated)) return false;
  if (image.shelf.has_table(id_of(GameName::fifth))) return false;
  for (const KeptTable& then : kept.tables)
    if (!plays_on(image.shelf.table(id_of(then.game)), then)) return false;
  return true;
}

bool past_games_are_there(const Kept& kept, Image& image) {
  if (image.shelf.finished_count() != kept.finished_count) return false;
  if (image.shelf.past_count() != static_cast<int>(sizeof kept.past / sizeof kept.past[0])) return false;
  for (int i = 0; i < image.shelf.past_count(); ++i)
    if (image.shelf.past_game(i) != id_of(kept.past[i].game) || !plays_on(image.shelf.past(i), kept.past[i]))
      return false;
  return true;
}

bool pairings_are_there(const Kept& kept, Image& image) {
  SodiumCryptography cryptography;
  radio::PairingShelf pairings(image.log, cryptography);
  for (const KeptPairing& then : kept.pairings) {
    radio::Pairing now;
    if (!pairings.find({{2, 0, 0, 0, 0, static_cast<std::uint8_t>(then.unit + 1)}}, now)) return false;
    if (then.standing != static_cast<int>(now.standing)) return false;
    if (std::memcmp(then.key, now.key.bytes, sizeof then.key) != 0) return false;
  }
  return true;
}

bool deal_is_there(const KeptOnAir& then, Image& image) {
  PackedDeal packed;
  DealRecord deal;
  SavedDeal store(image.log, id_of(then.game), game_of(then.game).facts().fingerprints);
  return store.recall(packed) && unpack(packed, deal) && deal.game == id_of(then.game);
}

bool claim_state_is_there(const KeptOnAir& then, Image& image) {
  ClaimState claim_state;
  return SavedClaimState(image.log, fingerprints_of).recall(claim_state) &&
         claim_state.roster.game == id_of(then.game) && claim_state.roster.players == then.position.players;
}

enum KindOfRecord {
  settings,
  names,
  table_settings,
  statistics,
  tables,
  past_games,
  pairings,
  deals,
  claim_states,
  kinds_of_records
};
constexpr const char* kind_names[] = {"settings",   "names",    "table settings", "statistics",  "tables",
                                      "past games", "pairings", "deals",          "claim states"};

void look(const Kept& kept, const std::string& folder, bool (&misread)[kinds_of_records]) {
  const std::string path = folder + "/" + kept.version + "/";
  const auto expect = [&](KindOfRecord kind, bool is_there) { misread[kind] = misread[kind] || !is_there; };
  Image own(path + "own_things.image");
  expect(settings, same(kept.preferences, PreferenceStore(own.log).load()));
  for (int i = 0; i < 3; ++i) {
    Image image(path + "settings_" + std::to_string(i + 1) + ".image");
    expect(settings, same(kept.settings[i], PreferenceStore(image.log).load()));
  }
  expect(names, names_are_there(kept, own));
  expect(table_settings, table_settings_are_there(kept, own));
  expect(statistics, statistics_are_there(kept, own));
  expect(tables, tables_are_there(kept, own));
  expect(past_games, past_games_are_there(kept, own));
  expect(pairings, pairings_are_there(kept, own));
  for (const KeptOnAir& then : kept.on_air) {
    Image host(path + then.name + "_host.image");
    expect(deals, deal_is_there(then, host));
    Image guest(path + then.name + "_guest_without_host.image");
    expect(claim_states, claim_state_is_there(then, guest));
  }
}

}  // namespace
}  // namespace seaglass

int main(int count, char** arguments) {
  using namespace seaglass;
  if (count != 2) {
    std::fprintf(stderr, "fifth_in_flash FOLDER\n");
    return 2;
  }
  bool misread[kinds_of_records] = {};
  for (const Kept* kept : {&kept_by_475147b, &kept_by_6ecf890, &kept_by_05db5e7, &kept_by_7d2c4ab})
    look(*kept, arguments[1], misread);
  int kinds = 0;
  for (int kind = 0; kind < kinds_of_records; ++kind) {
    if (!misread[kind]) continue;
    ++kinds;
    std::fprintf(stderr, "misread: %s\n", kind_names[kind]);
  }
  std::printf("record_kinds_misread_after_a_fifth_game %d\n", kinds);
  return kinds == 0 ? 0 : 1;
}
