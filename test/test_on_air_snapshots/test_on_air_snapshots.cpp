// When a host makes the next snapshot, and who gets which part of it. What a snapshot shows to whom, and what
// a guest keeps: test_radio_sudden_death.
#include <unity.h>

#include "on_air/migration/host_snapshots.h"
#include "sealing/sodium_cryptography.h"  // PlatformIO looks only here which libraries are needed
#include "simulator/entropy.h"
#include "tabletop/random_player.h"

using namespace seaglass;

void setUp() {}
void tearDown() {}

namespace {

constexpr UnitBits both = 3;

struct Hosted {
  SodiumCryptography cryptography;
  simulator::SimulatedEntropy entropy{6};
  const Game& game;
  AnyState state;
  MemoryJournal<32> journal;
  Sitting sitting;
  TableMembers members;
  HostSnapshots snapshots;
  Milliseconds now = 1000;

  explicit Hosted(const char* name = "mermaid_beach")
      : game(game_at(find_game(name))), sitting(game, state, journal) {
    Setup setup;
    setup.players = 3;
    for (int i = 0; i < game.facts().option_count; ++i)
      setup.options.values[i] = game.facts().options[i].standard;
    setup.seed = 4;
    TEST_ASSERT_TRUE(sitting.begin(setup));
  }
  void play_one() {
    Random random(4);
    const Seat seat = any_seat(random, game.to_act(state));
    const Choice choice =
        any_choice(random, [&](auto visit) { game.choices(state, seat, VisitChoice(visit)); });
    TEST_ASSERT_TRUE(static_cast<bool>(sitting.play(seat, choice, no_events)));
  }
  bool wants_next(UnitBits holders = both) { return snapshots.wants_next(holders, journal.size()); }
  void seal(UnitBits holders = both) {
    snapshots.seal(cryptography, entropy, {holders, members, sitting}, now);
  }
  SnapshotMessage told(int unit) {
    SnapshotMessage message;
    snapshots.report(unit, cryptography, game, message);
    return message;
  }
  void answers(int unit, Edition has) {
    Report report;
    report.snapshot = has;
    snapshots.hear(unit, report);
  }
  void answers(int unit) { answers(unit, told(unit).edition); }
};

}  // namespace

static void test_nobody_near_gets_no_snapshot() {
  Hosted host;
  TEST_ASSERT_FALSE(host.wants_next(0));
  TEST_ASSERT_TRUE(host.wants_next());
}

static void test_the_next_waits_until_all_have_the_last() {
  Hosted host;
  host.seal();
  host.play_one();
  TEST_ASSERT_FALSE(host.wants_next());
  host.answers(0);
  TEST_ASSERT_FALSE(host.wants_next());
  host.answers(1);
  TEST_ASSERT_TRUE(host.wants_next());
}

static void test_without_another_choice_there_is_no_next() {
  Hosted host;
  host.seal();
  host.answers(0);
  host.answers(1);
  TEST_ASSERT_FALSE(host.wants_next());
  host.play_one();
  TEST_ASSERT_TRUE(host.wants_next());
}

static void test_who_goes_away_is_not_waited_for() {
  Hosted host;
  host.seal();
  host.answers(0);
  host.play_one();
  TEST_ASSERT_FALSE(host.wants_next());
  TEST_ASSERT_TRUE(host.wants_next(1));
  host.seal(1);
  TEST_ASSERT_TRUE(host.snapshots.owes(0));
  TEST_ASSERT_FALSE(host.snapshots.owes(1));
}

static void test_who_comes_gets_a_share_of_the_next() {
  Hosted host;
  host.seal(1);
  host.answers(0);
  TEST_ASSERT_TRUE(host.wants_next());
  host.seal();
  TEST_ASSERT_TRUE(host.snapshots.owes(1));
}

static void test_what_all_have_is_told_as_settled_with_the_next() {
  Hosted host;
  host.seal();
  const Edition first = host.told(0).edition;
  TEST_ASSERT_EQUAL(no_edition, host.told(0).settled);
  host.answers(0);
  host.answers(1);
  host.seal();
  TEST_ASSERT_EQUAL(first, host.told(0).settled);
  TEST_ASSERT_TRUE(host.told(0).edition != first);
  host.answers(0);
  TEST_ASSERT_EQUAL(first, host.told(1).settled);
}

static void test_a_snapshot_goes_out_part_by_part_and_again_after_a_while() {
  Hosted host("mirage");
  host.seal();
  TEST_ASSERT_EQUAL(2, Snapshot::parts_of(host.game));
  TEST_ASSERT_EQUAL(0, host.told(0).part);
  host.snapshots.sent(0, host.game, host.now);
  TEST_ASSERT_TRUE(host.snapshots.is_due(0, host.now));
  TEST_ASSERT_EQUAL(1, host.told(0).part);
  host.snapshots.sent(0, host.game, host.now);
  TEST_ASSERT_FALSE(host.snapshots.is_due(0, host.now));
  TEST_ASSERT_TRUE(host.snapshots.is_due(0, host.now + host.snapshots.wait_ms(0, host.now)));
  TEST_ASSERT_TRUE(host.snapshots.is_due(1, host.now));
}

static void test_who_starts_anew_is_given_it_again() {
  Hosted host;
  host.seal();
  host.snapshots.sent(0, host.game, host.now);
  host.answers(0);
  TEST_ASSERT_FALSE(host.snapshots.owes(0));
  host.snapshots.begin_session(0, host.now);
  TEST_ASSERT_TRUE(host.snapshots.is_due(0, host.now));
}

static void test_an_answer_to_an_earlier_snapshot_is_none() {
  Hosted host;
  host.seal();
  const Edition first = host.told(0).edition;
  host.seal();
  host.answers(0, first);
  TEST_ASSERT_TRUE(host.snapshots.owes(0));
}

static void test_the_shares_of_all_holders_open_it() {
  Hosted host;
  host.seal();
  Snapshots kept[2];
  Key sum;
  for (int unit = 0; unit < 2; ++unit) {
    static_cast<void>(kept[unit].hear(host.told(unit), host.game));
    add(sum, kept[unit].whole(0, host.game)->share());
  }
  Opening position;
  TEST_ASSERT_TRUE(kept[0].whole(0, host.game)->open(host.cryptography, sum, host.game, position));
  TEST_ASSERT_FALSE(kept[0]
                        .whole(0, host.game)
                        ->open(host.cryptography, kept[1].whole(0, host.game)->share(), host.game, position));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_nobody_near_gets_no_snapshot);
  RUN_TEST(test_the_next_waits_until_all_have_the_last);
  RUN_TEST(test_without_another_choice_there_is_no_next);
  RUN_TEST(test_who_goes_away_is_not_waited_for);
  RUN_TEST(test_who_comes_gets_a_share_of_the_next);
  RUN_TEST(test_what_all_have_is_told_as_settled_with_the_next);
  RUN_TEST(test_a_snapshot_goes_out_part_by_part_and_again_after_a_while);
  RUN_TEST(test_who_starts_anew_is_given_it_again);
  RUN_TEST(test_an_answer_to_an_earlier_snapshot_is_none);
  RUN_TEST(test_the_shares_of_all_holders_open_it);
  return UNITY_END();
}
