// What happened at the table: told to whoever opens the curtain, as far as it is new to them, and kept in a
// log that shows nobody more than they may know.
#include <algorithm>
#include <memory>
#include <vector>

#include "console/screens/table/happenings.h"
#include "games/subjects.h"
#include "ink/display.h"
#include "suite.h"
#include "tabletop/random_player.h"
#include "words_seen.h"

namespace seaglass {

namespace {

Setup setup_of(GameName name, int players, std::uint64_t seed) {
  const GameFacts& facts = game_of(name).facts();
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  for (int i = 0; i < facts.option_count; ++i) setup.options.values[i] = facts.options[i].standard;
  setup.seed = seed;
  return setup;
}

Setup any_setup(GameName name, std::uint64_t seed) {
  const GameFacts& facts = game_of(name).facts();
  const int more = static_cast<int>(seed) % (facts.players_max - facts.players_min + 1);
  return setup_of(name, facts.players_min + more, seed);
}

Choice any_choice_of(const Table& table, Seat seat, Random& random) {
  const AnyState& state = table.sitting().state();
  return any_choice(random, [&](auto visit) { table.game().choices(state, seat, VisitChoice(visit)); });
}

/// A table that is passed around, and beside it how much has happened and who was told how much of it.
struct PassedAround {
  std::unique_ptr<simulator::SimulatedFlash> flash = std::make_unique<simulator::SimulatedFlash>();
  std::unique_ptr<Unit> unit;
  std::vector<int> happened;  // after each choice
  std::vector<Seat> decided;
  PerSeat<int> told;

  void power_on() {
    unit = std::make_unique<Unit>(*flash);
    unit->mount();
  }
  Table& table() { return unit->table; }
  int all() const { return happened.empty() ? 0 : happened.back(); }

  void begin(GameName name, const Setup& setup) {
    power_on();
    table().begin(name, setup);
    happened.clear();
    decided.clear();
    told = {};
  }
  void decide(Random& random) {
    const Seat seat = table().next();
    table().open(seat);
    expect_told_what_is_new(seat);
    table().note_told();
    table().decide(any_choice_of(table(), seat, random));
    happened.push_back(all() + table().captions_left());
    decided.push_back(seat);
    while (table().has_caption()) table().next_caption();
    told[seat] = all();
  }
  /// Opens the curtain, reads, and puts it down again.
  void look_only() {
    const Seat seat = table().next();
    table().open(seat);
    expect_told_what_is_new(seat);
    table().note_told();
    table().close();
    told[seat] = all();
  }
  void take_back() {
    table().open(decided.back());
    expect_told_what_is_new(decided.back());
    TEST_ASSERT_TRUE(table().can_take_back());
    table().take_back();
    happened.pop_back();
    decided.pop_back();
    for (Seat seat : all_seats(seats_max)) told[seat] = std::min(told[seat], all());
  }
  /// What is kept is the journal: who has decided something had been told what was before.
  void restart(GameName name) {
    power_on();
    TEST_ASSERT_TRUE(table().resume(name).found == Saved::table);
    told = {};
    for (std::size_t i = 0; i < decided.size(); ++i) told[decided[i]] = happened[i];
  }
  void expect_told_what_is_new(Seat seat) {
    const EventLog& log = table().log();
    const int untold = std::min<int>(all() - told[seat], EventLog::kept);
    TEST_ASSERT_EQUAL(std::min<int>(all(), EventLog::kept), log.size());
    TEST_ASSERT_EQUAL(untold, log.size() - log.first_untold(seat));
  }
};

}  // namespace

static void test_who_opens_the_curtain_is_told_all_since_they_decided_last() {
  int restarts = 0, taken_back = 0;
  for (int number = 0; number < game_count; ++number) {
    const auto name = static_cast<GameName>(number);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      PassedAround around;
      Random random(seed);
      around.begin(name, any_setup(name, seed));
      for (int choices = 0; choices < 80 && !around.table().over(); ++choices) {
        around.decide(random);
        if (around.table().over()) break;
        if (random.below(4) == 0) around.look_only();
        if (random.below(8) == 0) around.restart(name), ++restarts;
        if (random.below(2) == 0 && around.table().sitting().can_undo(around.decided.back()))
          around.take_back(), ++taken_back;
      }
    }
  }
  TEST_ASSERT_GREATER_THAN(20, restarts);
  TEST_ASSERT_GREATER_THAN(0, taken_back);
}

namespace {

simulator::SimulatedPanel panel;
ink::Display display;

/// All pages of the log, as they are drawn for this seat; and what it is told when the curtain opens.
std::uint32_t log_as_seen_by(Unit& unit, Seat seat) {
  unit.table.open(seat);
  std::uint32_t hash = 0;
  for (const Happenings::What what : {Happenings::What::all, Happenings::What::untold}) {
    const Happenings shown(unit, what);
    for (int page = 0; page < shown.pages(); ++page) {
      display.refresh(panel, [&](ink::Painter& painter) { shown.draw_page(painter, page); });
      hash = hash * 31 + panel.picture_hash();
    }
  }
  unit.table.close();
  return hash;
}

/// Whether the newest so many are the same for this seat.
bool same_newest(const Table& one, const Table& other, int count, Seat viewer) {
  if (one.log().size() != other.log().size()) return false;
  for (int i = one.log().size() - std::min(count, one.log().size()); i < one.log().size(); ++i)
    if (!(one.game().mask(one.log()[i], SeatSet(viewer)) == one.game().mask(other.log()[i], SeatSet(viewer))))
      return false;
  return true;
}

}  // namespace

/// Two tables where all went the same way, as far as one of the people could see.
static void test_the_log_looks_the_same_whatever_others_did_in_secret() {
  static Unit one, other;
  int secrets = 0;
  for (int number = 0; number < game_count; ++number) {
    const auto name = static_cast<GameName>(number);
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const Setup setup = any_setup(name, seed);
      Random random(seed);
      const Seat viewer(static_cast<int>(seed) % setup.players);
      for (Unit* unit : {&one, &other}) unit->table.begin(name, setup);
      bool differs = false;
      for (int choices = 0; choices < 40 && !one.table.over(); ++choices) {
        const Seat seat = one.table.next();
        other.table.truth() = one.table.truth();
        const Choice choice = any_choice_of(one.table, seat, random);
        conformance::subject(number).scramble(other.table.truth(), SeatSet(viewer), random);
        bool is_legal = false;
        if (other.table.next() == seat)
          one.table.game().choices(other.table.truth(), seat,
                                   [&](Choice each) { is_legal = is_legal || each == choice; });
        if (!is_legal) other.table.truth() = one.table.truth();
        for (Unit* unit : {&one, &other}) {
          unit->table.open(seat);
          unit->table.decide(choice);
          while (unit->table.has_caption()) unit->table.next_caption();
        }
        if (!same_newest(one.table, other.table, EventLog::kept, viewer)) break;
        const int size = one.table.log().size();
        differs = differs || (size > 0 && !(one.table.log()[size - 1] == other.table.log()[size - 1]));
        other.table.truth() = one.table.truth();
        TEST_ASSERT_EQUAL_HEX32(log_as_seen_by(one, viewer), log_as_seen_by(other, viewer));
      }
      secrets += differs ? 1 : 0;
    }
  }
  TEST_ASSERT_GREATER_THAN(3, secrets);
}

/// What happened to who opens the curtain stands there, however much else happened.
static void test_what_happened_to_them_is_told_first_of_all() {
  static Unit unit;
  int told = 0, much = 0;
  for (int number = 0; number < game_count; ++number) {
    const auto name = static_cast<GameName>(number);
    const int players = game_of(name).facts().players_max;
    unit.table.begin(name, setup_of(name, players, 3));
    Random random(3);
    for (int choices = 0; choices < 150 && !unit.table.over(); ++choices) {
      const Seat seat = unit.table.next();
      unit.table.open(seat);
      const EventLog& log = unit.table.log();
      const Happenings untold(unit, Happenings::What::untold);
      Phrase first;
      std::vector<Event> events;
      for (int i = log.first_untold(seat); i < log.size(); ++i) events.push_back(unit.table.masked(log[i]));
      for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        View view = unit.view();
        view.told = &event;
        view.told_count = static_cast<int>(events.size() - i);
        if (!unit.table.screen().concerns(event, seat)) continue;
        if (!unit.table.game().knows(*view.state, event)) continue;
        const Phrase words = unit.table.screen().caption(view, event);
        if (first.empty()) first = words;
      }
      if (!first.empty()) {
        WordsSeen seen;
        display.show_words(seen, [&](ink::Painter& painter) { untold.draw_page(painter, 0); });
        TEST_ASSERT_TRUE_MESSAGE(seen.contains(first.text()), first.text());
        ++told;
        much += log.size() - log.first_untold(seat) > 15 ? 1 : 0;
      }
      unit.table.note_told();
      unit.table.decide(any_choice_of(unit.table, seat, random));
      while (unit.table.has_caption()) unit.table.next_caption();
    }
  }
  TEST_ASSERT_GREATER_THAN(25, told);
  TEST_ASSERT_GREATER_THAN(5, much);
}

void test_happened() {
  RUN_TEST(test_the_log_looks_the_same_whatever_others_did_in_secret);
  RUN_TEST(test_what_happened_to_them_is_told_first_of_all);
  RUN_TEST(test_who_opens_the_curtain_is_told_all_since_they_decided_last);
}

}  // namespace seaglass
