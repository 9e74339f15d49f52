// Who may go on without the host, from where, and who has to agree.
#include "suite.h"

namespace seaglass {

/// A host that is not as it should be.
struct TableProbe {
  /// The two guests have the numbers 0 and 1, by who joined first.
  static void claim_as_the_other(TableHost& host) { host.migration_.claim.message_.unit ^= 1; }
};

}  // namespace seaglass

using namespace seaglass;
using namespace seaglass::storm;

namespace {

using End = TableHost::ClaimEnd;

void expect_end(End meant, RoamingUnit& unit) {
  TEST_ASSERT_EQUAL(static_cast<int>(meant), static_cast<int>(unit.last_end));
}

bool all_not_provable(Cabin& cabin) {
  for (auto& unit : cabin.units)
    if (unit->is_up() && unit->visits() && unit->seen().fairness() != Fairness::not_provable) return false;
  return true;
}

}  // namespace

static void test_when_all_agree_the_game_goes_on_to_its_end_without_its_host() {
  for (const char* game : {"mermaid_beach", "mermaids_song", "mermaid_rain", "mirage"}) {
    Cabin cabin(game, 3);
    cabin.medium->faults.loss_percent = 20;
    cabin.play(14);
    const AnyState last = cabin[0].truth();
    cabin.host_dies();
    TEST_ASSERT_TRUE(cabin[1].joined().can_claim());
    cabin[1].claim();
    TEST_ASSERT_TRUE_MESSAGE(cabin.run_until([&] { return cabin.all_play_with(1); }), game);
    expect_same(cabin.game, last, cabin[1].truth());
    cabin.play_to_the_end(1);
    TEST_ASSERT_TRUE(all_not_provable(cabin));
    cabin.expect_nothing_forged();
  }
}

/// More than a unit lists, all as loud.
static void pass_among_other_tables(Cabin& cabin, int seconds) {
  for (int i = 0; i < 2 * seconds; ++i) {
    for (int other = 0; other <= radio::Nearby::tables_max; ++other) {
      radio::Beacon beacon;
      beacon.fingerprint = rules;
      beacon.table.bytes[0] = static_cast<std::uint8_t>(1 + other);
      beacon.host = radio::UnitName::from("Gull");
      cabin.medium->forge(address_of(100 + other), radio::written(beacon).bytes());
      cabin.pass(second / 2 / (radio::Nearby::tables_max + 1));
    }
  }
}

static void test_a_table_is_claimed_in_a_room_full_of_others() {
  Cabin cabin("mermaid_beach", 3);
  cabin.let_decide(false);
  pass_among_other_tables(cabin, 5);
  cabin.play(8);
  pass_among_other_tables(cabin, 5);
  cabin[0].stop();
  pass_among_other_tables(cabin, 12);
  TEST_ASSERT_TRUE(cabin[1].joined().can_claim());
  cabin[1].claim();
  for (int i = 0; i < 10 && !cabin.all_play_with(1); ++i) pass_among_other_tables(cabin, 2);
  TEST_ASSERT_TRUE(cabin.all_play_with(1));
}

static void test_everybody_keeps_their_seat_and_who_hosted_is_away() {
  Cabin cabin("mermaid_beach", 4);
  cabin.play(6);
  SeatSet seats[4];
  for (int i = 1; i < 4; ++i) seats[i] = cabin[i].seen().seats();
  cabin.host_dies();
  cabin[2].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(2); }));
  const Roster& roster = cabin[2].hosted().table().roster();
  TEST_ASSERT_TRUE(seats[1] == cabin[1].seen().seats());
  TEST_ASSERT_TRUE(seats[3] == cabin[3].seen().seats());
  TEST_ASSERT_TRUE(seats[2] == roster.held_by(Holder::host));
  TEST_ASSERT_TRUE(roster.seats[Seat(0)].holder == Holder::another && roster.seats[Seat(0)].away);
  TEST_ASSERT_TRUE(roster.seats[Seat(1)].person.name ==
                   cabin[2].hosted().table().roster().seats[Seat(1)].person.name);
}

static void test_when_somebody_says_no_everybody_looks_for_the_old_host_again() {
  Cabin cabin("mermaid_beach", 5);
  cabin.play(8);
  cabin.host_dies();
  cabin[2].people_say = Consent::none;
  cabin[3].people_say = Consent::no;
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[1].claims_over == 1; }));
  expect_end(End::refused, cabin[1]);
  cabin.pass(10 * second);
  for (int i = 1; i < 4; ++i) TEST_ASSERT_TRUE(cabin[i].joined().link().host() == address_of(0));
  TEST_ASSERT_FALSE(cabin[2].seen().in_claim());
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  TEST_ASSERT_EQUAL(0, cabin[0].hosted().table().host_term());
  cabin.play_to_the_end(0);
  TEST_ASSERT_TRUE(cabin[2].seen().fairness() == Fairness::fair);
  cabin.expect_nothing_forged();
}

static void test_nobody_gives_a_share_before_saying_yes() {
  Cabin cabin("mermaid_beach", 5);
  cabin.play(8);
  cabin.host_dies();
  cabin[2].people_say = cabin[3].people_say = Consent::none;
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[2].seen().is_asked() && cabin[3].seen().is_asked(); }));
  cabin[3].people_say = Consent::yes;
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.has_agreed(1, 3); }));
  cabin.pass(60 * second);
  TEST_ASSERT_TRUE(cabin[1].hosted().table().is_claiming());
  TEST_ASSERT_FALSE(cabin.has_agreed(1, 2));
  cabin[2].people_say = Consent::yes;
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
}

static void test_who_is_missing_is_waited_for() {
  Cabin cabin("mermaid_beach", 6);
  cabin.play(8);
  cabin.cut(3);
  cabin.host_dies();
  cabin[1].claim();
  cabin.pass(40 * second);
  TEST_ASSERT_TRUE(cabin[1].hosted().table().is_claiming());
  cabin.cut(3, false);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
}

static void test_who_was_away_when_the_last_snapshot_was_made_is_not_needed() {
  Cabin cabin("mermaids_song", 7);
  cabin.play(8);
  cabin[3].stop();
  cabin.pass(12 * second);
  cabin.host_dies();
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  cabin.comes_back(3);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(3, 1); }));
}

/// False: the host did not hear that the last guest has read the newest position, and made no other snapshot.
static bool open_the_one_before(std::uint64_t seed) {
  Cabin cabin("mermaids_song", seed);
  cabin.play(8);
  cabin.pass(2 * second);
  const AnyState before = cabin[0].truth();
  const Edition all_have = cabin.newest(1);
  cabin.play_one();
  const int revision = cabin[0].journal().size();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[3].seen().revision() == revision; }, second, 100));
  cabin.medium->set_reach(0, 3, false);
  if (!cabin.run_until([&] { return cabin.newest(1) != all_have && cabin.newest(1) != no_edition; }, second,
                       100))
    return false;
  TEST_ASSERT_TRUE(cabin.newest(3) == all_have);
  cabin.host_dies();
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  expect_same(cabin.game, before, cabin[1].truth());
  cabin.play_to_the_end(1);
  return true;
}

static void test_where_not_all_have_the_newest_snapshot_the_one_before_is_opened() {
  int opened = 0;
  for (std::uint64_t seed = 40; seed < 50; ++seed) opened += open_the_one_before(seed) ? 1 : 0;
  TEST_ASSERT_GREATER_THAN(2, opened);
}

static void test_a_claim_ends_when_its_unit_starts_anew() {
  Cabin cabin("mermaid_beach", 9);
  cabin.play(8);
  cabin.host_dies();
  cabin[3].people_say = Consent::none;
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.has_agreed(1, 2); }));
  cabin[1].stop();
  cabin.comes_back(1);
  cabin.pass(30 * second);
  for (int i = 1; i < 4; ++i) TEST_ASSERT_TRUE(cabin[i].joined().link().host() == address_of(0));
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  cabin.play_to_the_end(0);
  cabin.expect_nothing_forged();
}

/// Of which each guest may have heard its half when the host dies for good.
static void test_the_keys_between_guests_change_only_when_the_host_changes() {
  Cabin cabin("mermaid_beach", 36);
  cabin.play(8);
  const auto key_of = [&](int unit, int other) {
    radio::Pairing pairing;
    TEST_ASSERT_TRUE(cabin[unit].keys.find(address_of(other), pairing));
    return pairing.key;
  };
  const Key key = key_of(2, 3);
  TEST_ASSERT_EQUAL_MEMORY(key.bytes, key_of(3, 2).bytes, Key::size);
  cabin[0].stop();
  cabin.comes_back(0);
  cabin.pass(10 * second);
  TEST_ASSERT_TRUE(cabin.all_play_with(0));
  TEST_ASSERT_EQUAL_MEMORY(key.bytes, key_of(2, 3).bytes, Key::size);
  cabin[0].hand_over(cabin[0].hosted().link().peer_of(address_of(1)));
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  cabin.pass(10 * second);
  const Key next = key_of(2, 3);
  TEST_ASSERT_FALSE(same_bytes(key.bytes, next.bytes, Key::size));  // the former host has it
  TEST_ASSERT_EQUAL_MEMORY(next.bytes, key_of(3, 2).bytes, Key::size);
  for (const int unit : {2, 3})
    TEST_ASSERT_EQUAL_MEMORY(key_of(unit, 1).bytes, key_of(1, unit).bytes, Key::size);
  cabin[1].stop();
  cabin.comes_back(1);
  cabin.pass(10 * second);
  TEST_ASSERT_TRUE(cabin.all_play_with(1));
  TEST_ASSERT_EQUAL_MEMORY(next.bytes, key_of(2, 3).bytes, Key::size);
}

/// Their numbers begin anywhere each time.
static void test_however_often_a_host_starts_anew_all_hold_its_newest_snapshot() {
  Cabin cabin("mermaid_beach", 39);
  cabin.play(4);
  for (int i = 0; i < 8; ++i) {
    const Edition before = cabin.newest(1);
    cabin[0].stop();
    cabin.comes_back(0);
    cabin.pass(8 * second);
    TEST_ASSERT_TRUE(cabin.all_play_with(0));
    TEST_ASSERT_TRUE(cabin.newest(1) != before && cabin.all_have(cabin.newest(1)));
  }
}

/// It would have the whole key.
static void test_a_restarted_host_gives_no_snapshot_to_a_guest_that_is_alone() {
  Cabin cabin("mermaid_beach", 37);
  cabin.play(8);
  const Edition held = cabin.newest(1);
  cabin[0].stop();
  for (int i : {2, 3}) cabin.cut(i);
  cabin.comes_back(0);
  cabin.pass(4 * second);
  TEST_ASSERT_TRUE(cabin.plays_with(1, 0));
  TEST_ASSERT_TRUE(cabin.newest(1) == held);
  for (int i : {2, 3}) cabin.cut(i, false);
  TEST_ASSERT_TRUE(
      cabin.run_until([&] { return cabin.newest(1) != held && cabin.all_have(cabin.newest(1)); }));
}

static void test_who_took_over_resumes_like_any_host() {
  Cabin cabin("mirage", 10);
  cabin.play(12);
  cabin.host_dies();
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  cabin.let_decide(true);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[1].journal().size() >= 6; }));
  cabin.let_decide(false);
  cabin.pass(second);
  const AnyState last = cabin[1].truth();
  cabin[1].stop();
  cabin.comes_back(1);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  expect_same(cabin.game, last, cabin[1].truth());
  cabin.play_to_the_end(1);
}

static void test_a_second_sudden_death_is_survived_like_the_first() {
  Cabin cabin("mermaid_beach", 11);
  cabin.play(6);
  cabin.host_dies();
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  cabin.pass(10 * second);
  const AnyState last = cabin[1].truth();
  cabin[1].stop();
  cabin.pass(12 * second);
  cabin[3].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(3); }));
  expect_same(cabin.game, last, cabin[3].truth());
  cabin.play_to_the_end(3);
  cabin.expect_nothing_forged();
}

static void test_of_two_who_claim_at_once_the_lower_address_goes_on() {
  Cabin cabin("mermaid_beach", 12);
  cabin.play(8);
  cabin.host_dies();
  cabin[2].claim();
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  expect_end(End::other_claims, cabin[2]);
  cabin.play_to_the_end(1);
  cabin.expect_nothing_forged();
}

static void test_what_was_given_up_can_be_claimed_by_somebody_else() {
  Cabin cabin("mermaid_beach", 13);
  cabin.play(8);
  cabin.host_dies();
  cabin[2].people_say = cabin[3].people_say = Consent::none;
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[2].seen().is_asked(); }));
  cabin[1].hosted().table().end_claim(End::given_up);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[1].visits() && !cabin[2].seen().in_claim(); }));
  cabin.pass(second);
  cabin[2].people_say = cabin[3].people_say = Consent::yes;
  cabin[2].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(2); }));
}

static void test_a_guest_alone_with_its_host_can_go_on_alone() {
  Cabin cabin("mermaid_beach", 14, 2);
  cabin.play(6);
  const AnyState last = cabin[0].truth();
  cabin.host_dies();
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.hosts_game(1); }));
  expect_same(cabin.game, last, cabin[1].truth());
  cabin.play_to_the_end(1);
}

static void test_who_hears_its_host_cannot_claim() {
  Cabin cabin("mermaid_beach", 15);
  cabin.play(4);
  TEST_ASSERT_FALSE(cabin[1].joined().can_claim());
}

static void test_who_holds_no_snapshot_cannot_claim() {
  Cabin cabin("mermaid_beach", 16);
  cabin.play(4);
  cabin[0].stop();
  cabin[1].stop();
  cabin.comes_back(1);
  cabin.pass(12 * second);
  TEST_ASSERT_FALSE(cabin[1].joined().can_claim());
  TEST_ASSERT_TRUE(cabin[2].joined().can_claim());
}

static void test_a_table_that_was_claimed_can_be_handed_over() {
  Cabin cabin("mermaid_rain", 17);
  cabin.play(8);
  cabin.host_dies();
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  cabin.let_decide(true);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[1].journal().size() >= 5; }));
  cabin.let_decide(false);
  cabin.pass(10 * second);
  const AnyState last = cabin[1].truth();
  cabin[1].hand_over(cabin[1].hosted().link().peer_of(address_of(2)));
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(2); }));
  expect_same(cabin.game, last, cabin[2].truth());
  cabin.play_to_the_end(2);
  TEST_ASSERT_TRUE(all_not_provable(cabin));
}

static void test_a_host_that_dies_while_it_hands_its_table_over_is_survived() {
  for (const int claimant : {1, 2}) {  // its next host, and another
    Cabin cabin("mermaid_beach", 18);
    cabin.play(8);
    const AnyState last = cabin[0].truth();
    cabin[0].hand_over(cabin[0].hosted().link().peer_of(address_of(1)));
    TEST_ASSERT_TRUE(cabin.run_until(
        [&] {
          return cabin[1].seen().is_moving() && cabin[2].seen().is_moving() && cabin[3].seen().is_moving();
        },
        5 * second, 1000));
    cabin.host_dies();
    for (int i = 1; i < 4; ++i) TEST_ASSERT_TRUE(cabin[i].joined().can_claim());
    cabin[claimant].claim();
    TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(claimant); }));
    expect_same(cabin.game, last, cabin[claimant].truth());
    cabin.play_to_the_end(claimant);
    cabin.expect_nothing_forged();
  }
}

/// The next host hosts already, and one who did not hear of it claims.
static void test_a_claim_ends_where_the_next_host_took_the_table_over() {
  Cabin cabin("mermaid_beach", 19);
  cabin.play(8);
  cabin[0].hand_over(cabin[0].hosted().link().peer_of(address_of(1)));
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[3].seen().is_moving(); }, 5 * second, 1000));
  cabin.cut(3);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(2, 1) && cabin.plays_with(0, 1); }));
  cabin.pass(12 * second);
  TEST_ASSERT_TRUE(cabin[3].joined().can_claim());
  cabin[3].claim();
  cabin.pass(5 * second);
  cabin.cut(3, false);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  expect_end(End::other_claims, cabin[3]);
  cabin.play_to_the_end(1);
}

/// Its people would be asked in somebody else's name.
static void test_who_claims_as_somebody_else_is_not_listened_to() {
  for (const bool lies : {false, true}) {
    Cabin cabin("mermaid_beach", 9);
    cabin.play(8);
    cabin.host_dies();
    cabin[1].claim();
    if (lies) TableProbe::claim_as_the_other(cabin[1].hosted().table());
    TEST_ASSERT_EQUAL(!lies, cabin.run_until([&] { return cabin.all_play_with(1); }, 20 * second));
  }
}

void claim_tests() {
  RUN_TEST(test_who_claims_as_somebody_else_is_not_listened_to);
  RUN_TEST(test_when_all_agree_the_game_goes_on_to_its_end_without_its_host);
  RUN_TEST(test_a_table_is_claimed_in_a_room_full_of_others);
  RUN_TEST(test_everybody_keeps_their_seat_and_who_hosted_is_away);
  RUN_TEST(test_when_somebody_says_no_everybody_looks_for_the_old_host_again);
  RUN_TEST(test_nobody_gives_a_share_before_saying_yes);
  RUN_TEST(test_who_is_missing_is_waited_for);
  RUN_TEST(test_who_was_away_when_the_last_snapshot_was_made_is_not_needed);
  RUN_TEST(test_where_not_all_have_the_newest_snapshot_the_one_before_is_opened);
  RUN_TEST(test_a_claim_ends_when_its_unit_starts_anew);
  RUN_TEST(test_the_keys_between_guests_change_only_when_the_host_changes);
  RUN_TEST(test_however_often_a_host_starts_anew_all_hold_its_newest_snapshot);
  RUN_TEST(test_a_restarted_host_gives_no_snapshot_to_a_guest_that_is_alone);
  RUN_TEST(test_who_took_over_resumes_like_any_host);
  RUN_TEST(test_a_second_sudden_death_is_survived_like_the_first);
  RUN_TEST(test_of_two_who_claim_at_once_the_lower_address_goes_on);
  RUN_TEST(test_what_was_given_up_can_be_claimed_by_somebody_else);
  RUN_TEST(test_a_guest_alone_with_its_host_can_go_on_alone);
  RUN_TEST(test_who_hears_its_host_cannot_claim);
  RUN_TEST(test_who_holds_no_snapshot_cannot_claim);
  RUN_TEST(test_a_table_that_was_claimed_can_be_handed_over);
  RUN_TEST(test_a_host_that_dies_while_it_hands_its_table_over_is_survived);
  RUN_TEST(test_a_claim_ends_where_the_next_host_took_the_table_over);
}
