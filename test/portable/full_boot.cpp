#include <new>

#include "console/app/unit.h"
#include "portable/memory_device.h"
#include "portable/pictures.h"
#include "portable/place.h"
#include "portable/random_games.h"
#include "portable/unit.h"
#include "save/new_table/table_settings.h"
#include "save/records/pairing_shelf.h"
#include "save/records/saved_deal.h"
#include "stand_in_cryptography.h"
#include "tabletop/random_player.h"

namespace seaglass {
namespace {

constexpr int choices_in_the_middle = 30;

alignas(Unit) unsigned char unit_memory[sizeof(Unit)];

void begin(Unit& unit, GameName name, int number) {
  const Game& game = game_of(name);
  unit.table.begin(name, random_table(game, game.facts().players_min, number));
}

void play(Table& table, int choices_max, int number = 1) {
  Random random(static_cast<std::uint64_t>(number));
  for (int i = 0; i < choices_max && !table.over(); ++i) {
    const Seat seat = table.next();
    table.open(seat);
    const AnyState& state = table.sitting().state();
    const auto choices = [&](auto visit) { table.game().choices(state, seat, VisitChoice(visit)); };
    table.decide(any_choice(random, choices));
  }
}

/// One of each list that a handheld can have, apart from journals, at its largest.
void keep_one_of_each(Unit& unit) {
  StandInCryptography cryptography;
  radio::PairingShelf pairings(unit.log, cryptography);
  for (int i = 0; i < radio::PairingShelf::units_max; ++i) {
    radio::Pairing pairing;
    pairing.unit = {{2, 0, 0, 0, 0, static_cast<std::uint8_t>(i)}};
    pairing.name = radio::UnitName::from("Coral");
    pairing.standing = radio::Pairing::Standing::compared;
    pairing.other = radio::Pairing::Other::coming;
    CHECK(pairings.keep(pairing, {}));
  }
  for (int number = 0; number < game_count; ++number) {
    const auto name = static_cast<GameName>(number);
    const GameFacts& facts = game_of(name).facts();
    CHECK(SavedDeal(unit.log, facts.id, facts.fingerprints).keep(PackedDeal()));
    CHECK(TableSettings::usual(facts).save(unit.log, name));
    CHECK(Seating::load(unit.log, PlayMode::together, name, 0).save(unit.log));
  }
  CHECK(unit.names.save(unit.log));
  CHECK(PreferenceStore(unit.log).save(unit.preferences));
}

/// The card games are played to their end in turn: the others' choices take too long to count.
GameName next_to_play(int number) {
  return number % 2 == 0 ? GameName::mermaid_beach : GameName::mermaids_song;
}

/// A family plays until the log writes again where it began.
void go_round(MemoryFlash& flash) {
  Unit& unit = *new (unit_memory) Unit(flash);
  unit.mount();
  keep_one_of_each(unit);
  for (int number = 0; number < game_count; ++number) {
    begin(unit, static_cast<GameName>(number), 0);
    play(unit.table, choices_in_the_middle);
  }
  for (int games = 0; !flash.has_gone_round(); ++games) {
    begin(unit, next_to_play(games), games);
    play(unit.table, unit.table.game().facts().choices_max, games);
    unit.count_games();
  }
}

/// Somebody goes on with the table of Mermaid's Song, or begins one.
void go_on(MemoryFlash& flash, int choices, int number) {
  Unit& unit = *new (unit_memory) Unit(flash);
  unit.mount();
  if (unit.table.resume(GameName::mermaids_song).found != Saved::table)
    begin(unit, GameName::mermaids_song, number);
  play(unit.table, choices, number);
  unit.count_games();
}

/// The most that a boot takes over a log that has gone round, wherever in a sector its newest record lies,
/// and whatever came before that sector.
void say_round_boot(MemoryDevice& memory) {
  constexpr int boots = 25, choices_between = 60;  // six sectors
  go_round(memory.flash);
  std::uint64_t instructions_max = 0;
  std::uint32_t reads_max = 0;
  for (int boot = 0; boot < boots; ++boot) {
    go_on(memory.flash, choices_between, boot);
    const std::uint32_t reads_before = memory.flash.reads();
    const std::uint64_t reset = instructions_so_far();
    boot_unit(memory.device()).step(0);
    const std::uint64_t instructions = instructions_so_far() - reset;
    const std::uint32_t reads = memory.flash.reads() - reads_before;
    if (instructions > instructions_max) instructions_max = instructions;
    if (reads > reads_max) reads_max = reads;
  }
  say_count("boot.full.instructions", instructions_max);
  say_count("boot.full.flash_reads", reads_max);
}

}  // namespace

void say_full_boot(MemoryDevice& memory) {
  Unit& unit = *new (unit_memory) Unit(memory.flash);
  unit.mount();
  for (int past = 0; past < Shelf::past_max; ++past) {
    begin(unit, GameName::mermaid_beach, past);
    play(unit.table, unit.table.game().facts().choices_max);
  }
  for (int number = 0; number < game_count; ++number) {
    begin(unit, static_cast<GameName>(number), 0);
    play(unit.table, choices_in_the_middle);
  }
  const std::uint64_t reset = instructions_so_far();
  boot_unit(memory.device()).step(0);
  say_count("boot.kept.instructions", instructions_so_far() - reset);
  const std::uint64_t before = instructions_so_far();
  CHECK(unit.table.resume(GameName::mirage).found == Saved::table);
  say_count("resume.mirage.instructions", instructions_so_far() - before);
  new (&memory.flash) MemoryFlash;
  say_round_boot(memory);
}

}  // namespace seaglass
