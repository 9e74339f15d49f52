// The host that was taken for dead comes back.
#include "on_air/migration/new_host.h"
#include "storm/ledger.h"
#include "suite.h"

namespace seaglass {

struct TableProbe {
  /// A unit that claims does not wait for anybody's consent: it goes on with a deal that it invents.
  static void go_on_unasked(TableHost& table, Sitting& sitting, const ClaimState& claim_state) {
    DealRecord invented;
    invented.host_term = claim_state.host_term;
    invented.game = claim_state.roster.game;
    for (Seat seat : all_seats(claim_state.roster.players))
      invented.places[seat] = {claim_state.roster.seats[seat].holder, claim_state.roster.seats[seat].unit};
    invented.members = claim_state.snapshots.whole(0, sitting.game())->members();
    turn_round(invented, claim_state.unit, claim_state.host);
    Setup setup;
    setup.players = claim_state.roster.players;
    setup.options = claim_state.roster.options;
    setup.seed = 42;
    setup.company = seen_from(claim_state.roster, claim_state.roster.of_unit(claim_state.unit));
    TEST_ASSERT_TRUE(sitting.begin(setup));
    table.deal_ = invented;
    table.sit_as_recorded();
    table.room_changed();
    table.state_changed();
  }
};

}  // namespace seaglass

using namespace seaglass;
using namespace seaglass::storm;

namespace {

using End = TableHost::ClaimEnd;

/// Somebody writes a beacon of this table, under the address of one who plays there.
void forge_beacon(Cabin& cabin, int as, int host_term, const radio::TableId& table) {
  radio::Beacon beacon;
  beacon.fingerprint = rules;
  beacon.table = table;
  beacon.host_term = static_cast<std::uint8_t>(host_term);
  beacon.playing = true;
  beacon.host = radio::UnitName::from("Coral");
  cabin.medium->forge(address_of(as), radio::written(beacon).bytes());
}

void forge_beacon(Cabin& cabin, int as, int host_term) {
  forge_beacon(cabin, as, host_term, cabin[0].hosted().table().members().table);
}

/// Everything that anybody was told is played, at the table where it is now.
void expect_all_kept(Cabin& cabin, int host) {
  Ledger ledger(cabin[host].journal());
  for (auto& unit : cabin.units) ledger.count(*unit);
  const char* wrong = ledger.wrong();
  TEST_ASSERT_TRUE_MESSAGE(wrong == nullptr, wrong);
}

}  // namespace

static void test_a_host_that_comes_back_before_anybody_claims_goes_on_as_before() {
  Cabin cabin("mermaid_beach", 20);
  cabin.play(8);
  const AnyState last = cabin[0].truth();
  cabin.host_dies();
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  expect_same(cabin.game, last, cabin[0].truth());
}

static void test_a_host_that_comes_back_during_a_claim_goes_on_as_before() {
  Cabin cabin("mermaid_beach", 21);
  cabin.play(8);
  const AnyState last = cabin[0].truth();
  cabin.host_dies();
  cabin[3].people_say = Consent::none;
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.has_agreed(1, 2); }));
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  TEST_ASSERT_EQUAL(static_cast<int>(End::host_is_back), static_cast<int>(cabin[1].last_end));
  expect_same(cabin.game, last, cabin[0].truth());
  cabin.play_to_the_end(0);
}

static void test_a_host_that_comes_back_after_a_claim_takes_its_seat_as_a_guest() {
  for (const char* game : {"mermaid_beach", "mermaid_rain"}) {
    Cabin cabin(game, 22);
    cabin.medium->faults.loss_percent = 10;
    cabin.play(8);
    cabin.host_dies();
    cabin[1].claim();
    TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
    cabin.comes_back(0);
    TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(0, 1); }));
    TEST_ASSERT_TRUE(cabin[0].seen().seats() == SeatSet(Seat(0)));
    Setup setup;
    cabin[0].stop();
    cabin.comes_back(0);  // it does not host again
    TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(0, 1); }));
    cabin.play_to_the_end(1);
    TEST_ASSERT_TRUE(cabin[0].seen().fairness() == Fairness::not_provable);
    cabin.expect_nothing_forged();
  }
}

static void test_a_host_that_was_only_out_of_range_gives_way() {
  Cabin cabin("mermaids_song", 23);
  cabin.play(8);
  cabin.cut(0);
  cabin.pass(12 * second);
  cabin[2].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(1, 2) && cabin.plays_with(3, 2); }));
  TEST_ASSERT_TRUE(cabin.hosts_game(0));
  cabin.cut(0, false);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(2); }));
  cabin.play_to_the_end(2);
  cabin.expect_nothing_forged();
}

static void test_a_forged_beacon_costs_a_host_some_seconds_once_a_minute_at_most() {
  Cabin cabin("mermaid_beach", 24);
  cabin.play(8);
  const AnyState last = cabin[0].truth();
  for (int i = 1; i < 4; ++i) cabin[i].stop();
  cabin.pass(12 * second);
  forge_beacon(cabin, 2, 7);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[0].yields_in_vain == 1; }, 10 * second));
  for (int i = 0; i < 50; ++i) {
    forge_beacon(cabin, 2 + i % 2, 7);
    cabin.pass(second);
    TEST_ASSERT_TRUE(cabin.hosts_game(0));
  }
  TEST_ASSERT_EQUAL(1, cabin[0].yields_in_vain);
  for (int i = 1; i < 4; ++i) cabin.comes_back(i);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  expect_same(cabin.game, last, cabin[0].truth());
}

static void test_a_beacon_is_ignored_of_who_is_here_or_left_while_others_stayed() {
  Cabin cabin("mermaid_beach", 24);
  cabin.play(8);
  cabin[3].stop();
  cabin.pass(12 * second);
  for (int i = 0; i < 20; ++i) {
    forge_beacon(cabin, 2 + i % 2, 7);
    cabin.pass(second);
    TEST_ASSERT_TRUE(cabin.hosts_game(0) && cabin.plays_with(1, 0) && cabin.plays_with(2, 0));
  }
}

/// Its share would have been missing.
static void test_a_beacon_is_not_looked_at_where_one_stayed_though_more_are_away() {
  Cabin cabin("mermaid_beach", 41);
  cabin.play(8);
  for (int i : {2, 3}) cabin[i].stop();
  cabin.pass(12 * second);
  for (int i = 0; i < 20; ++i) {
    forge_beacon(cabin, 2 + i % 2, 7);
    cabin.pass(second);
    TEST_ASSERT_TRUE(cabin.hosts_game(0) && cabin.plays_with(1, 0));
  }
}

static void test_a_beacon_of_the_same_host_term_is_no_later_host() {
  Cabin cabin("mermaid_beach", 42);
  cabin.play(8);
  for (int i = 1; i < 4; ++i) cabin[i].stop();
  cabin.pass(12 * second);
  for (int i = 0; i < 10; ++i) {
    forge_beacon(cabin, 2, 0);
    cabin.pass(second);
    TEST_ASSERT_TRUE(cabin.hosts_game(0));
  }
}

/// One that plays there hosts another one by then, which may have gone from unit to unit, and would let it
/// in.
static void find_another_table(int host_term) {
  Cabin cabin("mermaid_beach", 43);
  cabin.play(8);
  const AnyState last = cabin[0].truth();
  for (int i = 1; i < 4; ++i) cabin[i].stop();
  cabin.pass(12 * second);
  HostingUnit other(*cabin.medium, cabin.cryptography, 2, 44);
  other.keys = cabin[2].keys;
  other.game = cabin.game;
  other.roster = cabin[0].roster;
  cabin.room.add(other);
  other.start();
  other.hosted().table().open(other.sitting(), other.roster, static_cast<std::uint8_t>(host_term));
  forge_beacon(cabin, 2, 7);
  bool was_there = false;
  cabin.run_until([&] {
    was_there = was_there || (cabin[0].visits() && cabin[0].seen().is_told());
    return cabin[0].yields_in_vain > 0;
  });
  TEST_ASSERT_TRUE(was_there && cabin.hosts_game(0));
  expect_same(cabin.game, last, cabin[0].truth());
}

static void test_a_host_does_not_take_another_table_for_its_own() {
  for (const int host_term : {0, 3}) find_another_table(host_term);
}

/// The same for a guest whose host is away: it keeps what it knows of its table.
static void test_a_guest_does_not_take_another_table_for_its_own() {
  Cabin cabin("mermaid_beach", 45);
  cabin.play(8);
  acquaint(cabin[2], cabin[3], cabin.random);
  for (int i : {0, 1, 2}) cabin[i].stop();
  cabin.pass(12 * second);
  HostingUnit other(*cabin.medium, cabin.cryptography, 2, 46);
  other.keys = cabin[2].keys;
  other.game = cabin.game;
  other.roster = cabin[0].roster;
  cabin.room.add(other);
  other.start();
  const Edition held = cabin.newest(3);
  bool was_there = false;
  for (int i = 0; i < 40; ++i) {
    if (i < 3) forge_beacon(cabin, 2, 7, cabin[3].joined().table_id());
    cabin.pass(second / 2);
    was_there = was_there || cabin[3].joined().link().host() == address_of(2);
    TEST_ASSERT_TRUE(cabin[3].seen().has_state() && cabin[3].seen().stage() == Stage::playing);
  }
  TEST_ASSERT_TRUE(was_there);
  TEST_ASSERT_TRUE(cabin[3].joined().link().host() == address_of(0));
  TEST_ASSERT_TRUE(cabin.newest(3) == held);
  for (int i : {0, 1}) cabin.comes_back(i);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(3, 0); }));
}

static void test_a_guest_that_opens_a_table_others_still_play_at_stays_alone() {
  Cabin cabin("mermaid_beach", 27);
  cabin.play(8);
  const AnyState last = cabin[0].truth();
  const auto others_play = [&] { return cabin.plays_with(1, 0) && cabin.plays_with(3, 0); };
  const ClaimState claim_state = cabin[2].seen().claim_state();
  cabin[2].claim(claim_state);
  TableProbe::go_on_unasked(cabin[2].hosted().table(), cabin[2].sitting(), claim_state);
  for (int i = 0; i < 40; ++i) {
    cabin.pass(second);
    TEST_ASSERT_TRUE(others_play());
  }
  cabin[0].stop();
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until(others_play));
  for (int i = 0; i < 40; ++i) {
    cabin.pass(second);
    TEST_ASSERT_TRUE(others_play());
  }
  expect_same(cabin.game, last, cabin[0].truth());
}

static void test_a_beacon_of_who_does_not_play_here_is_not_looked_at() {
  Cabin cabin("mermaid_beach", 25);
  cabin.play(8);
  forge_beacon(cabin, 40, 7);
  for (int i = 0; i < 10; ++i) {
    cabin.pass(second);
    TEST_ASSERT_TRUE(cabin.hosts_game(0));
  }
}

/// What the new host answers is lost: the old one keeps the others, but nobody decides there what would be
/// undone.
static void test_a_host_without_an_answer_to_its_hand_over_follows_the_table() {
  for (const Microseconds deaf : {3 * second, 20 * second}) {
    Cabin cabin("mermaid_beach", 28);
    cabin.play(8);
    const TableHost& table = cabin[0].hosted().table();
    cabin[0].hand_over(cabin[0].hosted().link().peer_of(address_of(1)));
    TEST_ASSERT_TRUE(
        cabin.run_until([&] { return table.is_moving() && !table.may_keep_table(); }, 60 * second, 100));
    cabin.medium->set_reach(1, 0, false);
    cabin.let_decide(true);
    const int played = cabin[0].journal().size();
    cabin.pass(deaf);
    TEST_ASSERT_TRUE(cabin.hosts_game(0) && cabin.hosts_game(1));
    TEST_ASSERT_TRUE(cabin.plays_with(2, 0) && cabin.plays_with(3, 0));
    TEST_ASSERT_EQUAL(played, cabin[0].journal().size());
    cabin.medium->set_reach(1, 0, true);
    TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
    cabin.play_to_the_end(1);
    expect_all_kept(cabin, 1);
  }
}

/// The same, and the old host loses its power at that very moment: the others have not missed it yet.
static void test_a_host_that_loses_power_after_a_hand_over_follows_its_table() {
  Cabin cabin("mermaid_beach", 29);
  cabin.play(8);
  const TableHost& table = cabin[0].hosted().table();
  cabin[0].hand_over(cabin[0].hosted().link().peer_of(address_of(1)));
  TEST_ASSERT_TRUE(
      cabin.run_until([&] { return table.is_moving() && !table.may_keep_table(); }, 60 * second, 100));
  cabin.medium->set_reach(1, 0, false);
  cabin.let_decide(true);
  cabin.pass(2 * second);
  cabin[0].stop();
  cabin.medium->set_reach(1, 0, true);
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(2, 0) && cabin.plays_with(3, 0); }));
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  cabin.play_to_the_end(1);
  expect_all_kept(cabin, 1);
}

/// The other unit was told that it hosts, and is not heard any more: people see that it is broken.
static void test_a_host_whose_next_host_broke_keeps_its_table_when_people_say_so() {
  Cabin cabin("mermaid_beach", 31);
  cabin.play(8);
  TableHost& table = cabin[0].hosted().table();
  cabin[0].hand_over(cabin[0].hosted().link().peer_of(address_of(1)));
  TEST_ASSERT_TRUE(cabin.run_until([&] { return table.is_given(); }, 60 * second, 100));
  cabin[1].stop();
  TEST_ASSERT_FALSE(table.may_keep_table());
  cabin.pass(20 * second);
  TEST_ASSERT_TRUE(table.is_moving() && table.may_keep_table());
  TEST_ASSERT_FALSE(table.takes_decisions());
  table.keep_table();
  TEST_ASSERT_TRUE(table.takes_decisions());
  cabin.play_to_the_end(0);
}

/// It has all of the table as it was when the first time was called back, and heard nothing of that.
static void test_a_second_hand_over_to_the_same_unit_takes_newer_choices_along() {
  Cabin cabin("mermaid_beach", 38);
  cabin.play(8);
  while (cabin.decides(1)) cabin.play_one();
  TableHost& table = cabin[0].hosted().table();
  const int peer = cabin[0].hosted().link().peer_of(address_of(1));
  cabin[0].hand_over(peer);
  TEST_ASSERT_TRUE(
      cabin.run_until([&] { return cabin[1].journal().size() == table.revision(); }, 60 * second, 100));
  cabin.cut(1);
  TEST_ASSERT_TRUE(table.may_keep_table());
  table.keep_table();
  const int then = table.revision();
  cabin.let_decide(true);
  cabin.run_until([&] { return table.revision() > then; }, 4 * second, 1000);
  cabin.let_decide(false);
  const int played = table.revision();
  TEST_ASSERT_GREATER_THAN(then, played);
  cabin[0].hand_over(peer);
  cabin.cut(1, false);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  TEST_ASSERT_EQUAL(played, cabin[1].journal().size());
  cabin.play_to_the_end(1);
  expect_all_kept(cabin, 1);
}

/// At whatever moment: the host, or the one to which the table goes, also when the air is bad.
static void test_whoever_restarts_during_a_hand_over_one_of_the_two_has_the_table() {
  int stayed = 0, went = 0;
  for (const int who : {0, 1}) {
    for (int moment = 0; moment < 40; ++moment) {
      Cabin cabin("mermaid_beach", 100 + static_cast<std::uint64_t>(moment), 3);
      cabin.play(8);
      cabin.medium->faults.loss_percent = moment % 2 == 0 ? 50 : 0;
      cabin[0].hand_over(cabin[0].hosted().link().peer_of(address_of(1)));
      cabin.let_decide(true);
      cabin.pass(static_cast<Microseconds>(moment) * (moment % 2 == 0 ? 100000 : 50000));
      cabin[who].stop();
      cabin.pass(second / 5);
      cabin.comes_back(who);
      cabin.let_decide(false);
      cabin.medium->faults.loss_percent = 5;
      TEST_ASSERT_TRUE(cabin.run_until([&] {
        return (cabin.all_play_with(0) && cabin[0].hosted().table().takes_decisions()) ||
               cabin.all_play_with(1);
      }));
      const int host = cabin.all_play_with(1) ? 1 : 0;
      ++(host == 1 ? went : stayed);
      cabin.play_to_the_end(host);
      expect_all_kept(cabin, host);
    }
  }
  TEST_ASSERT_GREATER_THAN(5, stayed);
  TEST_ASSERT_GREATER_THAN(30, went);
}

/// What it was told did not arrive, and it is a guest still: nothing speaks for it when it opens the table.
static void test_who_did_not_hear_that_it_hosts_was_not_given_the_table() {
  Cabin cabin("mermaid_beach", 30);
  cabin.play(8);
  const TableHost& table = cabin[0].hosted().table();
  cabin[0].hand_over(cabin[0].hosted().link().peer_of(address_of(1)));
  TEST_ASSERT_TRUE(
      cabin.run_until([&] { return cabin[1].journal().size() == table.revision(); }, 60 * second, 100));
  cabin.medium->set_reach(0, 1, false);
  TEST_ASSERT_TRUE(
      cabin.run_until([&] { return table.is_moving() && !table.may_keep_table(); }, 60 * second, 100));
  cabin.cut(1);
  cabin.pass(12 * second);
  cabin[0].hosted().table().keep_table();
  cabin.cut(1, false);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  cabin.pass(second);
  cabin[1].stop();
  cabin.pass(12 * second);
  for (int i = 0; i < 20; ++i) {
    forge_beacon(cabin, 1, 7);
    cabin.pass(second);
    TEST_ASSERT_TRUE(cabin.hosts_game(0));
  }
}

static void test_a_host_that_missed_the_end_of_a_hand_over_follows_its_table() {
  Cabin cabin("mermaid_beach", 26);
  cabin.play(8);
  cabin[0].hand_over(cabin[0].hosted().link().peer_of(address_of(1)));
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[1].seen().has_taken_over() || cabin.hosts_game(1); },
                                   60 * second, 1000));
  // As if it had lost its power before it dropped its record.
  cabin[0].stop();
  cabin.pass(10 * second);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(2, 1) && cabin.plays_with(3, 1); }));
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  cabin.play_to_the_end(1);
}

/// The host loses its power too, so that they would find its table elsewhere by what they know of it.
static void test_a_forged_beacon_does_not_change_which_table_a_guest_is_at() {
  Cabin cabin("mermaid_beach", 32);
  cabin.play(8);
  const radio::TableId table = cabin[0].hosted().table().members().table;
  radio::TableId other = table;
  other.bytes[0] ^= 4;
  for (int i = 0; i < 5; ++i) {
    forge_beacon(cabin, 0, 0, other);
    cabin.pass(second / 4);
  }
  for (int i = 1; i < 4; ++i) TEST_ASSERT_TRUE(cabin[i].joined().table_id() == table);
}

/// Nobody has missed a snapshot by then: which table it is comes with who sits there.
static void test_a_guest_knows_which_table_it_is_at_from_the_deal_on() {
  Cabin cabin("mermaid_beach", 33);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin[2].is_up() && cabin[2].seen().has_state(); }));
  TEST_ASSERT_TRUE(cabin[2].joined().table_id() == cabin[0].hosted().table().members().table);
}

/// All have agreed. Then who claimed loses its power, and the old host is back before they hear of anything.
static void test_who_consented_joins_the_claimant_although_the_old_host_is_back() {
  Cabin cabin("mermaid_beach", 34);
  cabin.play(8);
  cabin.host_dies();
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.hosts_game(1); }, 60 * second, 100));
  cabin[1].stop();
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.plays_with(2, 0) && cabin.plays_with(3, 0); }));
  cabin.comes_back(1);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
  cabin.play_to_the_end(1);
  cabin.expect_nothing_forged();
}

/// It came to nothing, and somebody writes that it did not.
static void test_a_forged_beacon_draws_who_consented_away_once_a_minute_at_most() {
  Cabin cabin("mermaid_beach", 35);
  cabin.play(8);
  cabin.host_dies();
  cabin[3].people_say = Consent::none;
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.has_agreed(1, 2); }));
  cabin.comes_back(0);
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  int gone = 0;
  for (int i = 0; i < 50; ++i) {
    forge_beacon(cabin, 1, 7);
    cabin.pass(second);
    if (!cabin.plays_with(2, 0)) ++gone;
    TEST_ASSERT_TRUE(cabin.plays_with(3, 0));
  }
  TEST_ASSERT_LESS_THAN(12, gone);
}

static void test_after_weeks_at_a_table_its_guests_still_find_it_at_a_later_host() {
  constexpr Milliseconds day_ms = 24 * 60 * 60 * 1000;
  Cabin cabin("mermaid_beach", 27);
  cabin.play(8);
  for (int day = 0; day < 30; ++day) {
    for (auto& unit : cabin.units) unit->clock_begins += day_ms;
    cabin.pass(second);
  }
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(0); }));
  cabin.pass(8 * second);
  cabin.host_dies();
  cabin[1].claim();
  TEST_ASSERT_TRUE(cabin.run_until([&] { return cabin.all_play_with(1); }));
}

void yielding_tests() {
  RUN_TEST(test_a_host_that_comes_back_before_anybody_claims_goes_on_as_before);
  RUN_TEST(test_a_host_that_comes_back_during_a_claim_goes_on_as_before);
  RUN_TEST(test_a_host_that_comes_back_after_a_claim_takes_its_seat_as_a_guest);
  RUN_TEST(test_a_host_that_was_only_out_of_range_gives_way);
  RUN_TEST(test_a_forged_beacon_costs_a_host_some_seconds_once_a_minute_at_most);
  RUN_TEST(test_a_beacon_is_ignored_of_who_is_here_or_left_while_others_stayed);
  RUN_TEST(test_a_beacon_is_not_looked_at_where_one_stayed_though_more_are_away);
  RUN_TEST(test_a_beacon_of_the_same_host_term_is_no_later_host);
  RUN_TEST(test_a_host_does_not_take_another_table_for_its_own);
  RUN_TEST(test_a_guest_does_not_take_another_table_for_its_own);
  RUN_TEST(test_a_guest_that_opens_a_table_others_still_play_at_stays_alone);
  RUN_TEST(test_a_beacon_of_who_does_not_play_here_is_not_looked_at);
  RUN_TEST(test_a_host_without_an_answer_to_its_hand_over_follows_the_table);
  RUN_TEST(test_a_host_that_loses_power_after_a_hand_over_follows_its_table);
  RUN_TEST(test_a_host_whose_next_host_broke_keeps_its_table_when_people_say_so);
  RUN_TEST(test_a_second_hand_over_to_the_same_unit_takes_newer_choices_along);
  RUN_TEST(test_whoever_restarts_during_a_hand_over_one_of_the_two_has_the_table);
  RUN_TEST(test_who_did_not_hear_that_it_hosts_was_not_given_the_table);
  RUN_TEST(test_a_host_that_missed_the_end_of_a_hand_over_follows_its_table);
  RUN_TEST(test_a_forged_beacon_does_not_change_which_table_a_guest_is_at);
  RUN_TEST(test_a_guest_knows_which_table_it_is_at_from_the_deal_on);
  RUN_TEST(test_who_consented_joins_the_claimant_although_the_old_host_is_back);
  RUN_TEST(test_a_forged_beacon_draws_who_consented_away_once_a_minute_at_most);
  RUN_TEST(test_after_weeks_at_a_table_its_guests_still_find_it_at_a_later_host);
}
