// A whole game of each kind, by random choices, and the power cut at every byte that it wrote or erased: what
// is found then is the game before or after the interrupted choice.
#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "console/app/unit.h"
#include "core/random.h"
#include "recording_flash.h"
#include "suite.h"
#include "tabletop/random_player.h"

namespace seaglass {
namespace {

/// What can be found of the game, from before it is dealt to when it lies with the past ones.
struct Found {
  bool table = false;
  bool past = false;
  int choices = 0;
};

struct Recording {
  GameName name;
  Setup setup;
  std::vector<JournalEntry> journal;
  SmallFlash before;
  std::vector<ByteChange> changes;
  std::vector<int> changes_before_step;  // the deal is the first step, then every choice
};

/// As few people as may sit there; Mermaid's Song, which else goes on for a thousand choices, to its lowest
/// target.
Setup shortest_setup(GameName name, std::uint64_t seed) {
  const GameFacts& facts = game_of(name).facts();
  Setup setup;
  setup.players = facts.players_min;
  for (int i = 0; i < facts.option_count; ++i) setup.options.values[i] = facts.options[i].low;
  setup.seed = seed;
  if (name == GameName::mermaids_song) do
      ++setup.options.values[0];
    while (!game_of(name).allows(setup));
  return setup;
}

void play_one(Table& table, Random& random) {
  const Seat seat = table.next();
  table.open(seat);
  const AnyState& state = table.sitting().state();
  table.decide(
      any_choice(random, [&](auto visit) { table.game().choices(state, seat, VisitChoice(visit)); }));
}

/// Another table, left in the middle, and settings changed so often that the next sector is about to be
/// needed and the oldest to be given up: in the recorded game, the lists that begin there are copied.
void fill(Unit& unit, const RecordingFlash& flash, GameName but_not, int sectors_filled) {
  const auto other = but_not == GameName::mermaid_beach ? GameName::mermaids_song : GameName::mermaid_beach;
  unit.table.begin(other, shortest_setup(other, 3));
  Random random(1);
  for (int i = 0; i < 12; ++i) play_one(unit.table, random);
  unit.table.leave();
  unit.preferences.volume = 1;
  constexpr int nearly = Flash::sector_bytes - 250;
  const auto is_full = [&] {
    const int last = flash.changes.back().address;
    return last / Flash::sector_bytes == sectors_filled && last % Flash::sector_bytes > nearly;
  };
  while (!is_full()) TEST_ASSERT_TRUE(PreferenceStore(unit.log).save(unit.preferences));
}

constexpr int until_copying = 8;      // the next sector is begun with copies of lists
constexpr int until_checkpoint = 10;  // the next one is the twelfth, and begins with a checkpoint

std::unique_ptr<Recording> record(GameName name, std::uint64_t seed, int sectors_filled) {
  auto recording = std::make_unique<Recording>();
  recording->name = name;
  recording->setup = shortest_setup(name, seed);
  const auto flash = std::make_unique<RecordingFlash>();
  Unit unit(*flash);
  unit.mount();
  fill(unit, *flash, name, sectors_filled);
  std::memcpy(recording->before.memory, flash->memory, small_bytes);
  flash->changes.clear();
  recording->changes_before_step.push_back(0);
  unit.table.begin(name, recording->setup);
  Random random(seed);
  while (!unit.table.over()) {
    recording->changes_before_step.push_back(static_cast<int>(flash->changes.size()));
    play_one(unit.table, random);
    TEST_ASSERT_TRUE(unit.table.is_kept());
  }
  recording->changes = flash->changes;
  Setup setup;
  const SavedJournal journal = unit.shelf.past(0);
  TEST_ASSERT_TRUE(journal.find(setup) == Saved::table);
  for (int i = 0; i < journal.size(); ++i) recording->journal.push_back(journal.at(i));
  return recording;
}

bool same(const JournalEntry& a, const JournalEntry& b) {
  return a.seat == b.seat && a.choice == b.choice;
}

/// −1: something that never was.
int choices_in(const SavedJournal& journal, const Recording& recording) {
  Setup setup;
  if (journal.find(setup) != Saved::table || setup.seed != recording.setup.seed) return -1;
  if (journal.size() > static_cast<int>(recording.journal.size())) return -1;
  for (int i = 0; i < journal.size(); ++i)
    if (!same(journal.at(i), recording.journal[static_cast<std::size_t>(i)])) return -1;
  return journal.size();
}

Found what_is_there(Unit& unit, const Recording& recording) {
  Found found;
  found.past = unit.shelf.past_count() == 1;
  found.table = unit.shelf.has_table(id_of(recording.name));
  if (found.past) found.choices = choices_in(unit.shelf.past(0), recording);
  if (found.table) found.choices = choices_in(unit.shelf.table(id_of(recording.name)), recording);
  return found;
}

/// `step` was interrupted: 0 is the deal.
bool is_before_or_after(const Found& found, int step, int last_step) {
  if (found.table && found.past) return false;
  if (step == 0) return found.choices == 0 && !found.past;
  if (found.past) return step == last_step && found.choices == last_step;
  return found.table && (found.choices == step - 1 || found.choices == step);
}

/// What was there all the time: the other table, the settings.
bool others_are_whole(Unit& unit, const Recording& recording) {
  const auto other =
      recording.name == GameName::mermaid_beach ? GameName::mermaids_song : GameName::mermaid_beach;
  Setup setup;
  const SavedJournal journal = unit.shelf.table(id_of(other));
  return journal.find(setup) == Saved::table && setup.seed == 3 && journal.size() == 12 &&
         unit.preferences.volume == 1;
}

class Trial {
 public:
  explicit Trial(const Recording& recording) : recording_(recording) {}

  /// Every cut that falls to this one of so many threads.
  void run(int thread, int threads) {
    const int last_step = static_cast<int>(recording_.changes_before_step.size()) - 1;
    auto so_far = std::make_unique<SmallFlash>(recording_.before);
    int step = 0;
    for (int cut = 0; cut < static_cast<int>(recording_.changes.size()) && failure.load() < 0; ++cut) {
      while (step < last_step && recording_.changes_before_step[static_cast<std::size_t>(step) + 1] <= cut)
        ++step;
      const ByteChange& change = recording_.changes[static_cast<std::size_t>(cut)];
      if (cut % threads == thread) try_here(*so_far, change, cut, step, last_step);
      change.finish(*so_far);
    }
  }

  std::atomic<int> failure{-1};
  std::atomic<int> cuts{0};

 private:
  void try_here(const SmallFlash& so_far, const ByteChange& change, int cut, int step, int last_step) {
    SmallFlash flash = so_far;
    change.interrupt(flash);
    Unit unit(flash);
    unit.mount();
    bool good = is_before_or_after(what_is_there(unit, recording_), step, last_step) &&
                others_are_whole(unit, recording_);
    constexpr int resumed_every = 29;
    if (good && cut % resumed_every == 0) good = goes_on(unit, flash);
    if (!good) failure = cut;
    ++cuts;
  }

  /// What was found is laid, played on to the end, and found again.
  bool goes_on(Unit& unit, SmallFlash& flash) {
    if (!unit.shelf.has_table(id_of(recording_.name))) return true;
    if (unit.table.resume(recording_.name).found != Saved::table) return false;
    Random random(5);
    for (int i = 0; i < 3 && !unit.table.over(); ++i) play_one(unit.table, random);
    const bool over = unit.table.over();
    const AnyState state = unit.table.sitting().state();
    Unit again(flash);
    again.mount();
    if (over) return again.shelf.past_count() == 1 && !again.shelf.has_table(id_of(recording_.name));
    return again.table.resume(recording_.name).found == Saved::table &&
           std::memcmp(&state, &again.table.sitting().state(),
                       static_cast<std::size_t>(again.table.game().state_bytes())) == 0;
  }

  const Recording& recording_;
};

bool writes_checkpoint(const Recording& recording) {
  for (const ByteChange& change : recording.changes)
    if (!change.erased && change.written == record_form::checkpoint_key &&
        change.address % Flash::sector_bytes == record_form::sector_header_bytes + record_form::key_at)
      return true;
  return false;
}

void cut_everywhere(GameName name, std::uint64_t seed, int sectors_filled = until_copying) {
  const auto recording = record(name, seed, sectors_filled);
  Trial trial(*recording);
  constexpr int threads = 2;
  std::thread other([&] { trial.run(1, threads); });
  trial.run(0, threads);
  other.join();
  const std::string where = "cut at byte " + std::to_string(trial.failure.load());
  TEST_ASSERT_EQUAL_MESSAGE(-1, trial.failure.load(), where.c_str());
  TEST_ASSERT_EQUAL(recording->changes.size(), trial.cuts.load());
  int erased = 0;
  for (const ByteChange& change : recording->changes) erased += change.erased ? 1 : 0;
  TEST_ASSERT_GREATER_OR_EQUAL(Flash::sector_bytes, erased);  // or nothing but writes was cut
  constexpr int of_a_choice = 14, of_the_other_table = 250;   // which was copied meanwhile
  const int copied = sectors_filled == until_copying ? of_the_other_table : 0;
  TEST_ASSERT_GREATER_THAN(static_cast<int>(recording->journal.size()) * of_a_choice + copied,
                           static_cast<int>(recording->changes.size()) - erased);
  TEST_ASSERT_EQUAL(sectors_filled == until_checkpoint, writes_checkpoint(*recording));
}

/// The ninth finished game, for which the oldest is given up: whenever the power fails, it is counted once or
/// is still to be finished, and seven others at least are there.
void test_the_ninth_game_is_counted_once_whenever_the_power_fails() {
  const auto flash = std::make_unique<RecordingFlash>();
  Unit unit(*flash);
  unit.mount();
  SmallFlash before;
  for (unsigned seed = 1; seed <= Shelf::past_max + 1; ++seed) {
    unit.table.begin(GameName::mermaid_beach, shortest_setup(GameName::mermaid_beach, seed));
    Random random(seed);
    while (!unit.table.over()) {
      std::memcpy(before.memory, flash->memory, small_bytes);
      flash->changes.clear();
      play_one(unit.table, random);
    }
    unit.count_games();
  }
  for (const ByteChange& change : flash->changes) {
    SmallFlash cut = before;
    change.interrupt(cut);
    Unit after(cut);
    after.mount();
    bool finished = !after.shelf.has_table(id_of(GameName::mermaid_beach));
    if (!finished) {
      TEST_ASSERT_TRUE(after.table.resume(GameName::mermaid_beach).found == Saved::table);
      finished = after.table.over();
      after.count_games();
    }
    TEST_ASSERT_EQUAL(finished ? 9 : 8, after.statistics().of(0, GameName::mermaid_beach).played);
    TEST_ASSERT_GREATER_OR_EQUAL(7, after.shelf.past_count());
    change.finish(before);
  }
}

void test_mermaid_rain_survives_a_power_cut_at_any_byte() {
  cut_everywhere(GameName::mermaid_rain, 1);
}
void test_mirage_survives_a_power_cut_at_any_byte() {
  cut_everywhere(GameName::mirage, 1);
}
void test_mermaid_beach_survives_a_power_cut_at_any_byte() {
  cut_everywhere(GameName::mermaid_beach, 4);
}
void test_mermaids_song_survives_a_power_cut_at_any_byte() {
  cut_everywhere(GameName::mermaids_song, 1);
}
void test_game_with_a_checkpoint_survives_a_power_cut_at_any_byte() {
  cut_everywhere(GameName::mermaid_beach, 4, until_checkpoint);
}

}  // namespace

void test_power_cuts() {
  RUN_TEST(test_mermaid_rain_survives_a_power_cut_at_any_byte);
  RUN_TEST(test_mirage_survives_a_power_cut_at_any_byte);
  RUN_TEST(test_mermaid_beach_survives_a_power_cut_at_any_byte);
  RUN_TEST(test_mermaids_song_survives_a_power_cut_at_any_byte);
  RUN_TEST(test_game_with_a_checkpoint_survives_a_power_cut_at_any_byte);
  RUN_TEST(test_the_ninth_game_is_counted_once_whenever_the_power_fails);
}

}  // namespace seaglass
