// The table as a guest's screens see it, while it goes on over the air.
#include "console/session/table.h"
#include "sealing/sodium_cryptography.h"  // PlatformIO looks only here which libraries are needed
#include "simulator/flash.h"
#include "storm/units.h"
#include "suite.h"

namespace seaglass {

namespace {

constexpr Milliseconds step_ms = 4;
constexpr Seat guests_seat(1);

/// A host and a guest with one person each, and what the guest's screens look at.
struct TwoAtATable {
  MessageAir air{1};
  HostUnit host{air, 2};
  GuestUnit guest{air, 0, 3};
  simulator::SimulatedFlash flash;
  RecordLog log{flash};
  Shelf shelf{log, fingerprints_of};
  Table table{shelf};

  TwoAtATable() {
    const int game = number_of(GameName::mermaid_beach);
    Roster roster;
    const GameFacts& facts = game_at(game).facts();
    roster.players = 2;
    for (int i = 0; i < facts.option_count; ++i) roster.options.values[i] = facts.options[i].standard;
    roster.seats[Seat(0)].holder = Holder::host;
    host.open(game, roster);
    People people;
    people.push_back(person('g'));
    guest.start(people);
    pass();
    host.table().deal({});
    pass();
    log.mount();
    shelf.mount();
    table.follow(guest.table());
  }
  /// Until both have heard all.
  void pass(Milliseconds time_ms = 3000) {
    for (const Milliseconds end = air.now + time_ms; air.now != end; air.now += step_ms) {
      host.step();
      guest.step();
    }
  }
  int decided() const {
    const Journal& journal = host.sitting().journal();
    int count = 0;
    for (int i = 0; i < journal.size(); ++i) count += journal.at(i).seat == guests_seat ? 1 : 0;
    return count;
  }
  bool guest_is_to_decide() const {
    return host.sitting().game().to_act(host.sitting().state()).contains(guests_seat);
  }
  void come_to_guests_turn() {
    while (!guest_is_to_decide()) TEST_ASSERT_TRUE(host.decide_something());
    pass();
    while (table.follow())
      while (table.has_caption()) table.next_caption();
    table.open(guests_seat);
    TEST_ASSERT_TRUE(table.may_decide());
  }
  /// A bot decides for the guest while it is not heard; then it is back, and has to decide again.
  void let_a_bot_decide_once() {
    const int before = decided();
    air.links[0].cut = true;
    pass();
    host.table().let_bot_play(guests_seat, true);
    while (decided() == before || !guest_is_to_decide()) TEST_ASSERT_TRUE(host.decide_something());
    air.links[0].cut = false;
    pass();
    TEST_ASSERT_GREATER_THAN(before, guest.table().decisions_of(guests_seat));
  }
  Choice some_choice() const {
    const View view = table.view(Language::english, true);
    std::optional<Choice> first;
    table.game().choices(*view.state, guests_seat, [&first](Choice choice) {
      if (!first) first = choice;
    });
    return *first;
  }
};

}  // namespace

/// Between two looks: its screen still shows the decision that a bot has made.
static void test_what_a_bot_has_decided_meanwhile_is_not_decided_over() {
  const auto two = std::make_unique<TwoAtATable>();
  two->come_to_guests_turn();
  const Choice shown = two->some_choice();
  two->let_a_bot_decide_once();
  TEST_ASSERT_TRUE(two->table.may_decide());  // by what is shown and by what is so now, but not the same
  const int played = two->host.sitting().journal().size();
  two->table.decide(shown);
  TEST_ASSERT_FALSE(two->guest.table().is_deciding(guests_seat));
  TEST_ASSERT_TRUE(two->table.was_refused());
  two->pass();
  TEST_ASSERT_EQUAL(played, two->host.sitting().journal().size());
}

static void test_a_guests_decision_is_played_once_it_sees_what_a_bot_decided() {
  const auto two = std::make_unique<TwoAtATable>();
  two->come_to_guests_turn();
  two->let_a_bot_decide_once();
  TEST_ASSERT_TRUE(two->table.follow());
  while (two->table.has_caption()) two->table.next_caption();
  TEST_ASSERT_TRUE(two->table.may_decide());
  const int decided = two->decided();
  two->table.decide(two->some_choice());
  TEST_ASSERT_TRUE(two->guest.table().is_deciding(guests_seat));
  two->pass();
  TEST_ASSERT_EQUAL(decided + 1, two->decided());
  TEST_ASSERT_FALSE(two->table.was_refused());
}

void test_table_on_air() {
  RUN_TEST(test_what_a_bot_has_decided_meanwhile_is_not_decided_over);
  RUN_TEST(test_a_guests_decision_is_played_once_it_sees_what_a_bot_decided);
}

}  // namespace seaglass
