// Lists in flash: what was written comes back, whenever the power failed.
#include <unity.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "core/random.h"
#include "games/games.h"
#include "record_lists.h"
#include "save/log/record_log.h"
#include "save/records/saved_journal.h"
#include "simulator/flash.h"
#include "tabletop/random_player.h"
#include "tabletop/sitting.h"

using namespace seaglass;
using seaglass::simulator::SimulatedFlash;

void setUp() {}
void tearDown() {}

void harm_tests();
void checkpoint_tests();

namespace {

constexpr int settings = 0;
constexpr int journal = 4;

Bytes bytes_of(const std::string& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), static_cast<int>(text.size())};
}

/// What a list should hold after some random change, and the change itself.
struct Change {
  enum class What { begin, append, drop, clear } what;
  int key;
  std::string text;

  bool apply(RecordLog& log) const {
    switch (what) {
      case What::begin: return log.begin(key, bytes_of(text));
      case What::append: return log.append(key, bytes_of(text));
      case What::drop: return log.drop_last(key);
      case What::clear: return log.clear(key);
    }
    return false;
  }
  void apply(Lists& lists) const {
    auto& list = lists[static_cast<std::size_t>(key)];
    switch (what) {
      case What::begin: list = {text}; break;
      case What::append: list.push_back(text); break;
      case What::drop: list.pop_back(); break;
      case What::clear: list.clear(); break;
    }
  }
};

Change some_change(const Lists& lists, Random& random) {
  const int key = random.below(6);
  const bool empty = lists[static_cast<std::size_t>(key)].empty();
  const int kind = random.below(20);
  std::string text(static_cast<std::size_t>(1 + random.below(20)), 'x');
  for (char& letter : text) letter = static_cast<char>('a' + random.below(26));
  if (kind == 0) return {Change::What::begin, key, text};
  if (kind == 1) return {Change::What::clear, key, text};
  if (kind == 2 && !empty) return {Change::What::drop, key, text};
  return {Change::What::append, key, text};
}

}  // namespace

static void test_an_empty_flash_holds_nothing() {
  static SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  TEST_ASSERT_EQUAL(0, log.size(settings));
}

static void test_what_was_written_is_there_after_a_restart() {
  static SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  TEST_ASSERT_TRUE(log.begin(settings, bytes_of("bright")));
  TEST_ASSERT_TRUE(log.begin(journal, bytes_of("setup")));
  TEST_ASSERT_TRUE(log.append(journal, bytes_of("first")));
  TEST_ASSERT_TRUE(log.append(journal, bytes_of("second")));
  TEST_ASSERT_TRUE(log.begin(settings, bytes_of("dark")));
  RecordLog again(flash);
  again.mount();
  const Lists lists = lists_in(again);
  TEST_ASSERT_TRUE(lists[settings] == std::vector<std::string>{"dark"});
  TEST_ASSERT_TRUE((lists[journal] == std::vector<std::string>{"setup", "first", "second"}));
}

static void test_the_last_record_can_be_dropped() {
  static SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  for (const char* text : {"setup", "first", "second"}) TEST_ASSERT_TRUE(log.append(journal, bytes_of(text)));
  TEST_ASSERT_TRUE(log.drop_last(journal));
  TEST_ASSERT_TRUE(log.append(journal, bytes_of("other")));
  RecordLog again(flash);
  again.mount();
  TEST_ASSERT_TRUE((lists_in(again)[journal] == std::vector<std::string>{"setup", "first", "other"}));
}

static void test_random_changes_all_come_back_over_many_rounds_of_the_log() {
  static SimulatedFlash flash;
  Random random(1);
  Lists meant(RecordLog::keys_max);
  RecordLog first(flash);
  first.mount();
  for (int restart = 0; restart < 40; ++restart) {
    RecordLog log(flash);
    log.mount();
    TEST_ASSERT_TRUE(lists_in(log) == meant);
    for (int i = 0; i < 1500; ++i) {
      const Change change = some_change(meant, random);
      TEST_ASSERT_TRUE(change.apply(log));
      change.apply(meant);
    }
  }
  TEST_ASSERT_GREATER_THAN(3, flash.erase_count(0));
}

int erases(const SimulatedFlash& flash) {
  int sum = 0;
  for (int sector = 0; sector < SimulatedFlash::sector_count; ++sector) sum += flash.erase_count(sector);
  return sum;
}

/// Cuts the power after every `stride`-th byte of the next changes, from a flash that was written for a
/// while.
static void cut_everywhere(int changes_before, int changes, int stride, std::uint64_t seed) {
  static SimulatedFlash prepared, flash;
  std::memset(prepared.contents().data, 0xFF, static_cast<std::size_t>(prepared.contents().size));
  Random random(seed);
  Lists meant(RecordLog::keys_max);
  RecordLog log(prepared);
  log.mount();
  for (int i = 0; i < changes_before; ++i) {
    const Change change = some_change(meant, random);
    TEST_ASSERT_TRUE(change.apply(log));
    change.apply(meant);
  }
  std::vector<Change> plan;
  Lists planned = meant;
  for (int i = 0; i < changes; ++i) {
    plan.push_back(some_change(planned, random));
    plan.back().apply(planned);
  }
  for (int cut = 0;; cut += stride) {
    const int erases_before = erases(flash);
    std::memcpy(flash.contents().data, prepared.contents().data,
                static_cast<std::size_t>(flash.contents().size));
    flash.restore_power();
    flash.cut_power_after(cut);
    Lists before = meant, after = meant;
    RecordLog trial(flash);
    trial.mount();
    bool failed = false;
    for (const Change& change : plan) {
      before = after;
      change.apply(after);
      if (!change.apply(trial)) {
        failed = true;
        break;
      }
    }
    flash.restore_power();
    RecordLog found(flash);
    found.mount();
    const Lists lists = lists_in(found);
    TEST_ASSERT_TRUE_MESSAGE(lists == after || (failed && lists == before), "neither before nor after");
    // And it goes on from there.
    TEST_ASSERT_TRUE(found.append(journal, bytes_of("more")));
    RecordLog last(flash);
    last.mount();
    Lists more = lists;
    more[journal].push_back("more");
    TEST_ASSERT_TRUE(lists_in(last) == more);
    if (failed) continue;
    TEST_ASSERT_TRUE(changes < 100 || erases(flash) > erases_before);
    return;
  }
}

static void test_a_power_cut_at_any_byte_leaves_the_state_before_or_after() {
  cut_everywhere(40, 30, 1, 2);
}
static void test_a_power_cut_while_the_log_goes_round_loses_nothing() {
  // 300 changes fill more than a sector each time, so that lists move and sectors are erased.
  for (int changes_before : {9000, 12000, 15000}) cut_everywhere(changes_before, 300, 101, 3);
}

static void test_sectors_wear_evenly_over_a_hundred_thousand_records() {
  static SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  for (int i = 0; i < 100000; ++i) {
    const int key = i % 5;
    if (log.size(key) >= 300) TEST_ASSERT_TRUE(log.clear(key));
    TEST_ASSERT_TRUE(log.append(key, bytes_of("12345")));
  }
  int least = flash.erase_count(0), most = least;
  for (int sector = 1; sector < flash.sectors(); ++sector) {
    least = std::min(least, flash.erase_count(sector));
    most = std::max(most, flash.erase_count(sector));
  }
  TEST_ASSERT_GREATER_THAN(0, least);
  TEST_ASSERT_LESS_OR_EQUAL(2 * least, most);
}

static void test_garbage_in_flash_is_no_list() {
  static SimulatedFlash flash;
  Random random(4);
  for (int round = 0; round < 20; ++round) {
    for (int i = 0; i < flash.contents().size; ++i)
      flash.contents().data[i] = static_cast<std::uint8_t>(random.next());
    RecordLog log(flash);
    log.mount();
    for (int key = 0; key < RecordLog::keys_max; ++key) TEST_ASSERT_EQUAL(0, log.size(key));
    TEST_ASSERT_TRUE(log.append(journal, bytes_of("after")));
  }
}

static void test_a_list_that_lost_a_record_is_named_as_damaged() {
  static SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  for (int i = 0; i < 600; ++i) TEST_ASSERT_TRUE(log.append(journal, bytes_of("a choice")));
  flash.contents().data[2000] ^= 0x11;
  RecordLog again(flash);
  again.mount();
  TEST_ASSERT_TRUE(again.damaged(journal));
  TEST_ASSERT_TRUE(again.clear(journal));
  TEST_ASSERT_FALSE(again.damaged(journal));
}

static void test_a_list_longer_than_any_game_is_refused() {
  static SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  int kept = 0;
  while (kept < 10000 && log.append(journal, bytes_of("12345"))) ++kept;
  TEST_ASSERT_GREATER_THAN(2701, kept);
  TEST_ASSERT_LESS_THAN(10000, kept);
  TEST_ASSERT_EQUAL(kept, log.size(journal));
}

static void test_a_flash_that_is_too_small_keeps_nothing_and_says_so() {
  struct Tiny final : Flash {
    int sectors() override { return 0; }
    void read(int, MutableBytes) override {}
    bool write(int, Bytes) override { return false; }
    bool erase(int) override { return false; }
  } tiny;
  RecordLog log(tiny);
  log.mount();
  TEST_ASSERT_FALSE(log.append(journal, bytes_of("choice")));
}

static void test_every_game_is_resumed_from_flash() {
  static SimulatedFlash flash;
  for (int number = 0; number < game_count; ++number) {
    const Game& game = game_at(number);
    Setup setup;
    setup.players = game.facts().players_max;
    for (int i = 0; i < game.facts().option_count; ++i)
      setup.options.values[i] = game.facts().options[i].standard;
    setup.seed = number % 2 == 0 ? Seed(0xFEDCBA9876543210u) : Seed(Seed(5).key());
    setup.company.sitters[Seat(1)].kind = SitterKind::bot;
    AnyState played, resumed;
    RecordLog log(flash);
    log.mount();
    SavedJournal saved(log, journal + number, game.facts().id, 7);
    Sitting sitting(game, played, saved);
    TEST_ASSERT_TRUE(sitting.begin(setup));
    Random random(9);
    for (int i = 0; i < 120 && !game.over(played); ++i) {
      const Seat seat = any_seat(random, game.to_act(played));
      const Choice choice =
          any_choice(random, [&](auto visit) { game.choices(played, seat, VisitChoice(visit)); });
      TEST_ASSERT_TRUE(static_cast<bool>(sitting.play(seat, choice, no_events)));
    }
    RecordLog again(flash);
    again.mount();
    SavedJournal found(again, journal + number, game.facts().id, 7);
    Setup found_setup;
    TEST_ASSERT_TRUE(found.find(found_setup) == SavedJournal::Found::table);
    TEST_ASSERT_TRUE(found_setup.seed == setup.seed);
    TEST_ASSERT_TRUE(found_setup.company.sitters[Seat(1)].kind == SitterKind::bot);
    Sitting second(game, resumed, found);
    TEST_ASSERT_TRUE(second.resume(found_setup).ok());
    TEST_ASSERT_EQUAL_MEMORY(&played, &resumed, static_cast<std::size_t>(game.state_bytes()));
  }
}

/// As journals began before there were long seeds: with the fingerprint of that time, and 64 bits of seed.
static void begin_as_before(RecordLog& log, int key, GameId game, const Setup& setup) {
  std::uint8_t bytes[SavedJournal::setup_bytes];
  BitWriter writer({bytes, sizeof bytes});
  writer.write(6, 32);
  writer.write(static_cast<std::uint32_t>(game), 8);
  writer.write(setup.players, 8);
  for (const std::uint8_t value : setup.options.values) writer.write(value, 8);
  writer.write(static_cast<std::uint32_t>(setup.seed.number()), 32);
  writer.write(static_cast<std::uint32_t>(setup.seed.number() >> 32), 32);
  setup.company.pack(writer);
  TEST_ASSERT_EQUAL(82, writer.bytes());
  TEST_ASSERT_TRUE(log.begin(key, {bytes, writer.bytes()}));
}

static void test_a_journal_from_before_long_seeds_plays_on_as_it_did() {
  static SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  for (int number = 0; number < game_count; ++number) {
    const Game& game = game_at(number);
    Setup setup;
    setup.players = game.facts().players_max;
    for (int i = 0; i < game.facts().option_count; ++i)
      setup.options.values[i] = game.facts().options[i].standard;
    setup.seed = 0xFEDCBA9876543210u;
    begin_as_before(log, journal, game.facts().id, setup);
    SavedJournal saved(log, journal, game.facts().id, {{7, 7, 7, 6}}),
        unrelated(log, journal, game.facts().id, 7);
    Setup found;
    TEST_ASSERT_TRUE(unrelated.find(found) == SavedJournal::Found::other_version);
    TEST_ASSERT_TRUE(saved.find(found) == SavedJournal::Found::table);
    TEST_ASSERT_TRUE(found.seed == setup.seed && !found.seed.is_long());
    AnyState dealt, resumed;
    game.begin(dealt, setup);
    Sitting sitting(game, resumed, saved);
    TEST_ASSERT_TRUE(sitting.resume(found).ok());
    TEST_ASSERT_EQUAL_MEMORY(&dealt, &resumed, static_cast<std::size_t>(game.state_bytes()));
  }
}

static void test_a_table_for_more_than_can_sit_anywhere_is_damaged() {
  static SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  SavedJournal saved(log, journal, id_of(GameName::mermaid_rain), 7);
  Setup setup;
  setup.players = seats_max + 1;
  TEST_ASSERT_TRUE(saved.begin(setup, {}));
  TEST_ASSERT_TRUE(saved.find(setup) == SavedJournal::Found::damaged);
}

static void test_a_set_up_that_went_bad_later_leaves_a_choice_that_no_game_knows() {
  static SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  SavedJournal saved(log, journal, id_of(GameName::mermaid_rain), 7);
  TEST_ASSERT_TRUE(saved.begin(Setup(), {}));
  for (int i = 0; i < 2; ++i) TEST_ASSERT_TRUE(saved.append({Seat(0), {1, 2, 3, 4}}));
  const MutableBytes memory = flash.contents();
  std::fill(memory.data, memory.data + memory.size, std::uint8_t{0});
  TEST_ASSERT_EQUAL(0xFF, saved.at(0).choice.verb);
}

static void test_what_another_version_saved_is_named_as_such() {
  static SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  SavedJournal saved(log, journal, id_of(GameName::mermaid_rain), 7),
      newer(log, journal, id_of(GameName::mermaid_rain), 8);
  Setup setup;
  TEST_ASSERT_TRUE(saved.find(setup) == SavedJournal::Found::nothing);
  TEST_ASSERT_TRUE(saved.begin(setup, {}));
  TEST_ASSERT_TRUE(newer.find(setup) == SavedJournal::Found::other_version);
  TEST_ASSERT_TRUE(newer.discard());
  TEST_ASSERT_TRUE(newer.find(setup) == SavedJournal::Found::nothing);
}

/// A journal with this opening and so many choices after it; false: the power failed meanwhile.
static bool write_opened(SimulatedFlash& flash, const Opening& opening, int choices) {
  RecordLog log(flash);
  log.mount();
  SavedJournal saved(log, journal, id_of(GameName::mermaid_rain), 7);
  Setup setup;
  setup.players = 4;
  setup.seed = 99;
  if (!saved.begin(setup, bytes_of(opening))) return false;
  for (int i = 0; i < choices; ++i)
    if (!saved.append({Seat(i % 4), {static_cast<std::uint8_t>(i), 1, 2, 3}})) return false;
  return true;
}

static Opening some_opening(int size) {
  Opening opening;
  for (int i = 0; i < size; ++i) opening.push_back(static_cast<std::uint8_t>(i * 7 + 1));
  return opening;
}

static void test_an_opening_comes_back_and_the_choices_after_it() {
  for (const int size : {0, 1, 119, 120, 121, 239, 240}) {
    static SimulatedFlash flash;
    const Opening opening = some_opening(size);
    TEST_ASSERT_TRUE(write_opened(flash, opening, 9));
    RecordLog log(flash);
    log.mount();
    SavedJournal saved(log, journal, id_of(GameName::mermaid_rain), 7);
    TEST_ASSERT_EQUAL(9, saved.size());
    TEST_ASSERT_EQUAL(5, saved.at(5).choice.verb);
    TEST_ASSERT_TRUE(opening == saved.opening());
    TEST_ASSERT_EQUAL(8, saved.at(8).choice.verb);
    Setup setup;
    TEST_ASSERT_TRUE(saved.find(setup) == SavedJournal::Found::table);
    TEST_ASSERT_EQUAL(4, setup.players);
  }
}

static void test_a_table_whose_opening_is_not_whole_is_none() {
  const Opening opening = some_opening(200);
  int whole = 0, none = 0;
  for (int cut = 0; whole == 0; ++cut) {
    static SimulatedFlash flash;
    flash = SimulatedFlash();
    flash.cut_power_after(cut);
    const bool written = write_opened(flash, opening, 0);
    flash.restore_power();
    RecordLog log(flash);
    log.mount();
    SavedJournal saved(log, journal, id_of(GameName::mermaid_rain), 7);
    Setup setup;
    const bool found = saved.find(setup) == SavedJournal::Found::table;
    TEST_ASSERT_TRUE(found || !written);
    TEST_ASSERT_EQUAL(0, saved.size());
    if (found) TEST_ASSERT_TRUE(saved.opening() == opening);
    ++(found ? whole : none);
  }
  TEST_ASSERT_GREATER_THAN(300, none);
}

static void test_more_of_an_opening_than_there_can_be_is_damaged() {
  static SimulatedFlash flash;
  TEST_ASSERT_TRUE(write_opened(flash, {}, 0));
  RecordLog log(flash);
  log.mount();
  RecordLog::Record record;
  RecordLog::Reader reader(log, journal);
  TEST_ASSERT_TRUE(reader.next(record));
  record.bytes[6] |= 3 << 4;
  TEST_ASSERT_TRUE(log.begin(journal, {record.bytes, record.size}));
  for (int i = 0; i < 5; ++i) TEST_ASSERT_TRUE(log.append(journal, bytes_of("12345")));
  SavedJournal saved(log, journal, id_of(GameName::mermaid_rain), 7);
  Setup setup;
  TEST_ASSERT_TRUE(saved.find(setup) == SavedJournal::Found::damaged);
}

static void test_no_two_games_have_the_same_id() {
  for (int one = 0; one < game_count; ++one)
    for (int other = 0; other < one; ++other)
      TEST_ASSERT_NOT_EQUAL(game_at(one).facts().id, game_at(other).facts().id);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_no_two_games_have_the_same_id);
  RUN_TEST(test_an_empty_flash_holds_nothing);
  RUN_TEST(test_what_was_written_is_there_after_a_restart);
  RUN_TEST(test_the_last_record_can_be_dropped);
  RUN_TEST(test_random_changes_all_come_back_over_many_rounds_of_the_log);
  RUN_TEST(test_a_power_cut_at_any_byte_leaves_the_state_before_or_after);
  RUN_TEST(test_a_power_cut_while_the_log_goes_round_loses_nothing);
  RUN_TEST(test_sectors_wear_evenly_over_a_hundred_thousand_records);
  RUN_TEST(test_garbage_in_flash_is_no_list);
  RUN_TEST(test_a_list_that_lost_a_record_is_named_as_damaged);
  RUN_TEST(test_a_list_longer_than_any_game_is_refused);
  RUN_TEST(test_a_flash_that_is_too_small_keeps_nothing_and_says_so);
  RUN_TEST(test_every_game_is_resumed_from_flash);
  RUN_TEST(test_an_opening_comes_back_and_the_choices_after_it);
  RUN_TEST(test_a_table_whose_opening_is_not_whole_is_none);
  RUN_TEST(test_more_of_an_opening_than_there_can_be_is_damaged);
  RUN_TEST(test_a_journal_from_before_long_seeds_plays_on_as_it_did);
  RUN_TEST(test_a_table_for_more_than_can_sit_anywhere_is_damaged);
  RUN_TEST(test_a_set_up_that_went_bad_later_leaves_a_choice_that_no_game_knows);
  RUN_TEST(test_what_another_version_saved_is_named_as_such);
  harm_tests();
  checkpoint_tests();
  return UNITY_END();
}
