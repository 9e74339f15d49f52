// What a guest gives, and what it makes of the host's commitment.
#include "suite.h"

using namespace seaglass;
using Heard = GuestShuffle::Heard;

static void test_an_entropy_share_is_told_only_after_the_commitment() {
  Deal deal;
  GuestShuffle guests[2];
  static_cast<void>(deal.begin());
  deal.tell(guests[0], 0);
  TEST_ASSERT_TRUE(deal.said(guests[0]).gives == Report::Gives::promise);
  deal.tell(guests[1], 1);
  deal.hear(0, deal.said(guests[0]));
  deal.hear(1, deal.said(guests[1]));
  TEST_ASSERT_TRUE(deal.tell(guests[0], 0) == Heard::deal);
  const Report report = deal.said(guests[0]);
  TEST_ASSERT_TRUE(report.gives == Report::Gives::entropy_share);
}

static void test_a_promise_is_drawn_once() {
  Deal deal;
  GuestShuffle guest;
  static_cast<void>(deal.begin());
  deal.tell(guest, 0);
  const Report first = deal.said(guest);
  deal.tell(guest, 0);
  TEST_ASSERT_TRUE(first.promise == deal.said(guest).promise);
}

static void test_every_guest_finds_its_entropy_share_in_its_place() {
  Deal deal(3);
  GuestShuffle guests[3];
  deal.make(guests, 3);
  for (const GuestShuffle& guest : guests) TEST_ASSERT_TRUE(guest.is_of(deal.cryptography, deal.record));
}

static void test_a_deal_in_which_anything_was_changed_is_another() {
  Deal deal;
  GuestShuffle guests[2];
  deal.make(guests, 2);
  const auto is_so = [&](const DealRecord& record) { return guests[0].is_of(deal.cryptography, record); };
  DealRecord changed = deal.record;
  changed.secret[3] ^= 1;
  TEST_ASSERT_FALSE(is_so(changed));
  changed = deal.record;
  changed.entropy_shares[0].bytes[0] ^= 1;
  TEST_ASSERT_FALSE(is_so(changed));
  changed = deal.record;
  changed.entropy_shares[1].bytes[0] ^= 1;
  TEST_ASSERT_FALSE(is_so(changed));
  changed = deal.record;
  changed.entropy_shares.push_back(EntropyShare());
  TEST_ASSERT_FALSE(is_so(changed));
  changed = deal.record;
  changed.long_seed = false;
  TEST_ASSERT_FALSE(is_so(changed));
}

static void test_who_started_anew_after_its_promise_proves_nothing() {
  Deal deal(1);
  GuestShuffle guest;
  static_cast<void>(deal.begin());
  deal.tell(guest, 0);
  deal.hear(0, deal.said(guest));
  guest = GuestShuffle();
  TEST_ASSERT_TRUE(deal.tell(guest, 0) == Heard::unprovable_deal);
  TEST_ASSERT_TRUE(deal.hear(0, deal.said(guest)) == HostShuffle::Turn::asks);
}

/// The host could have waited for one that it likes.
static void test_a_second_deal_is_provable_only_after_a_judged_one() {
  for (const bool was_judged : {false, true}) {
    Deal deal(1);
    GuestShuffle guest;
    deal.make(&guest, 1);
    static_cast<void>(deal.begin());
    deal.tell(guest, 0);
    deal.hear(0, deal.said(guest));
    TEST_ASSERT_TRUE(deal.tell(guest, 0, was_judged) == (was_judged ? Heard::deal : Heard::unprovable_deal));
  }
}

static void test_the_same_commitment_is_no_news_in_the_game() {
  Deal deal(1);
  GuestShuffle guest;
  deal.make(&guest, 1);
  deal.roster.stage = Stage::playing;
  TEST_ASSERT_TRUE(deal.tell(guest, 0) == Heard::nothing_new);
}

static void test_a_deal_exchanged_by_the_same_host_is_noticed() {
  Deal deal(1);
  GuestShuffle guest;
  deal.make(&guest, 1);
  deal.roster.stage = Stage::playing;
  RoomMessage room = deal.room(0);
  room.commitment.bytes[0] ^= 1;
  GuestShuffle other = guest;
  TEST_ASSERT_TRUE(other.hear(room, 0, false, deal.entropy) == Heard::exchanged_deal);
  TEST_ASSERT_TRUE(guest.hear(room, 1, false, deal.entropy) == Heard::another_deal);
}

static void test_who_joins_in_the_game_knows_no_deal() {
  Deal deal(1);
  GuestShuffle guest, late;
  deal.make(&guest, 1);
  deal.roster.stage = Stage::playing;
  TEST_ASSERT_TRUE(deal.tell(late, 0) == Heard::another_deal);
}

void guest_tests() {
  RUN_TEST(test_an_entropy_share_is_told_only_after_the_commitment);
  RUN_TEST(test_a_promise_is_drawn_once);
  RUN_TEST(test_every_guest_finds_its_entropy_share_in_its_place);
  RUN_TEST(test_a_deal_in_which_anything_was_changed_is_another);
  RUN_TEST(test_who_started_anew_after_its_promise_proves_nothing);
  RUN_TEST(test_a_second_deal_is_provable_only_after_a_judged_one);
  RUN_TEST(test_the_same_commitment_is_no_news_in_the_game);
  RUN_TEST(test_a_deal_exchanged_by_the_same_host_is_noticed);
  RUN_TEST(test_who_joins_in_the_game_knows_no_deal);
}
