// Who claims a table, and what the others give for it.
#include "on_air/migration/claim.h"

#include "games/games.h"
#include "on_air/migration/consenting.h"
#include "suite.h"

using namespace seaglass;

namespace {

constexpr int units = 3;
constexpr UnitBits all = (1 << units) - 1;
constexpr int claimant = 0;

/// Three who have lost their host, and what each of them holds.
struct Lost {
  SodiumCryptography cryptography;
  simulator::SimulatedEntropy entropy{8};
  const Game& game = game_at(find_game("mermaid_beach"));
  AnyState state;
  Snapshots held[units];
  Consenting consenting[units];
  ClaimState claim_state;
  Claim claim;
  std::uint16_t stamp = 0;

  Lost() {
    Setup setup;
    setup.players = 4;
    for (int i = 0; i < game.facts().option_count; ++i)
      setup.options.values[i] = game.facts().options[i].standard;
    setup.seed = 5;
    game.begin(state, setup);
  }
  void give(Edition edition, Edition settled, UnitBits to = all) {
    Key drawn, sum;
    drawn.bytes[0] = static_cast<std::uint8_t>(edition);
    for (int i = 0; i < units; ++i) add(sum, share_of(cryptography, drawn, i));
    Snapshot snapshot;
    snapshot.edition = edition;
    snapshot.holders = all;
    snapshot.seal(cryptography, sum, game, state);
    for (int i = 0; i < units; ++i) {
      if (((to >> i) & 1) == 0) continue;
      snapshot.set_share(share_of(cryptography, drawn, i));
      SnapshotMessage message;
      message.settled = settled;
      snapshot.fill(message, game);
      static_cast<void>(held[i].hear(message, game));
    }
  }
  void begin() {
    claim_state.unit = claimant;
    claim_state.snapshots = held[claimant];
    claim = Claim(claim_state, game, entropy);
  }
  void ask(int unit) {
    ClaimMessage message;
    claim.report(message);
    message.stamp = ++stamp;
    consenting[unit].hear(message, held[unit], game);
  }
  Report said(int unit) {
    Report report;
    consenting[unit].report(report, held[unit], game);
    return report;
  }
  bool agrees(int unit) {
    ask(unit);
    if (consenting[unit].consent() == Consent::none) consenting[unit].answer(true);
    return claim.hear(unit, said(unit), game);
  }
  bool opens(int snapshot) {
    Claim::Opened opened;
    return claim.step(cryptography, game, opened) && opened.snapshot == snapshot && !opened.position.empty();
  }
};

void expect(ClaimEnd meant, const Claim& claim) {
  TEST_ASSERT_EQUAL(static_cast<int>(meant), static_cast<int>(claim.ended()));
}

}  // namespace

static void test_the_newest_snapshot_opens_when_all_have_agreed() {
  Lost table;
  table.give(1, no_edition);
  table.give(2, 1);
  table.begin();
  TEST_ASSERT_TRUE(table.agrees(1));
  TEST_ASSERT_FALSE(table.opens(0));
  TEST_ASSERT_TRUE(table.agrees(2));
  TEST_ASSERT_TRUE(table.opens(0));
  expect(ClaimEnd::none, table.claim);
}

static void test_where_not_all_have_the_newest_the_older_opens() {
  Lost table;
  table.give(1, no_edition);
  table.give(2, 1, 0b011);
  table.begin();
  table.agrees(1);
  table.agrees(2);
  TEST_ASSERT_TRUE(table.opens(1));
}

static void test_what_is_no_position_leaves_the_older() {
  Lost table;
  table.give(1, no_edition);
  table.give(2, 1);
  table.begin();
  table.agrees(1);
  table.agrees(2);
  Claim::Opened opened;
  TEST_ASSERT_TRUE(table.claim.step(table.cryptography, table.game, opened));
  table.claim.refuse(opened);
  TEST_ASSERT_TRUE(table.opens(1));
  opened.snapshot = 1;
  table.claim.refuse(opened);
  TEST_ASSERT_FALSE(table.opens(1));
  expect(ClaimEnd::impossible, table.claim);
}

static void test_one_no_ends_a_claim() {
  Lost table;
  table.give(1, no_edition);
  table.begin();
  table.ask(2);
  table.consenting[2].answer(false);
  TEST_ASSERT_FALSE(table.claim.hear(2, table.said(2), table.game));
  expect(ClaimEnd::refused, table.claim);
  TEST_ASSERT_EQUAL(2, table.claim.refuser());
  TEST_ASSERT_FALSE(table.agrees(1));
}

static void test_no_share_is_given_before_the_yes() {
  Lost table;
  table.give(1, no_edition);
  table.begin();
  table.ask(1);
  TEST_ASSERT_TRUE(table.consenting[1].holds_what_is_claimed(table.held[1], table.game));
  TEST_ASSERT_FALSE(table.said(1).shares[0].any || table.said(1).shares[1].any);
  table.consenting[1].answer(true);
  TEST_ASSERT_TRUE(table.said(1).shares[0].any);
}

static void test_who_holds_nothing_is_not_asked_and_keeps_nobody_waiting() {
  Lost table;
  table.give(1, no_edition, 0b011);
  table.begin();
  table.ask(2);
  TEST_ASSERT_TRUE(table.consenting[2].consent() == Consent::yes);
  table.agrees(1);
  TEST_ASSERT_TRUE(table.claim.hear(2, table.said(2), table.game));
  TEST_ASSERT_FALSE(table.opens(0));
  expect(ClaimEnd::impossible, table.claim);
}

static void test_a_yes_counts_once() {
  Lost table;
  table.give(1, no_edition);
  table.begin();
  TEST_ASSERT_TRUE(table.agrees(1));
  TEST_ASSERT_FALSE(table.agrees(1));
  table.agrees(2);
  TEST_ASSERT_TRUE(table.opens(0));
}

static void test_a_false_share_opens_nothing() {
  Lost table;
  table.give(1, no_edition);
  table.begin();
  table.agrees(1);
  table.ask(2);
  table.consenting[2].answer(true);
  Report report = table.said(2);
  report.shares[0].key.bytes[3] ^= 1;
  TEST_ASSERT_TRUE(table.claim.hear(2, report, table.game));
  TEST_ASSERT_FALSE(table.opens(0));
  expect(ClaimEnd::impossible, table.claim);
}

static void test_every_claim_asks_people_anew() {
  Lost table;
  table.give(1, no_edition);
  table.begin();
  table.ask(1);
  table.consenting[1].answer(true);
  table.ask(1);
  TEST_ASSERT_TRUE(table.consenting[1].consent() == Consent::yes);
  table.begin();
  table.ask(1);
  TEST_ASSERT_TRUE(table.consenting[1].consent() == Consent::none);
}

static void test_an_overtaken_claim_message_changes_nothing() {
  Lost table;
  table.give(1, no_edition);
  table.begin();
  ClaimMessage old;
  table.claim.report(old);
  old.stamp = ++table.stamp;
  old.attempt ^= 1;
  table.ask(1);
  table.consenting[1].answer(true);
  table.consenting[1].hear(old, table.held[1], table.game);
  TEST_ASSERT_TRUE(table.consenting[1].consent() == Consent::yes);
}

static void test_a_yes_is_said_until_the_claimant_has_heard_it() {
  Lost table;
  table.give(1, no_edition);
  table.begin();
  table.ask(1);
  TEST_ASSERT_FALSE(table.consenting[1].waits_for_claimant(1));
  table.agrees(1);
  TEST_ASSERT_TRUE(table.consenting[1].waits_for_claimant(1));
  table.ask(1);
  TEST_ASSERT_FALSE(table.consenting[1].waits_for_claimant(1));
}

static void test_only_the_unit_of_that_number_may_claim_for_it() {
  Lost table;
  RadioAddress unit;
  unit.bytes[1] = 3;
  TEST_ASSERT_TRUE(may_claim(unit, claimant, table.held[1], table.game));
  table.give(1, no_edition);
  TEST_ASSERT_FALSE(may_claim(unit, claimant, table.held[1], table.game));
  TEST_ASSERT_TRUE(may_claim(RadioAddress(), claimant, table.held[1], table.game));
}

void claim_tests() {
  RUN_TEST(test_the_newest_snapshot_opens_when_all_have_agreed);
  RUN_TEST(test_where_not_all_have_the_newest_the_older_opens);
  RUN_TEST(test_what_is_no_position_leaves_the_older);
  RUN_TEST(test_one_no_ends_a_claim);
  RUN_TEST(test_no_share_is_given_before_the_yes);
  RUN_TEST(test_who_holds_nothing_is_not_asked_and_keeps_nobody_waiting);
  RUN_TEST(test_a_yes_counts_once);
  RUN_TEST(test_a_false_share_opens_nothing);
  RUN_TEST(test_every_claim_asks_people_anew);
  RUN_TEST(test_an_overtaken_claim_message_changes_nothing);
  RUN_TEST(test_a_yes_is_said_until_the_claimant_has_heard_it);
  RUN_TEST(test_only_the_unit_of_that_number_may_claim_for_it);
}
