// What a guest does into whose hands a table comes.
#include "on_air/migration/take_over.h"

#include "flash.h"
#include "on_air/journal_pieces.h"
#include "suite.h"
#include "tabletop/journal.h"

using namespace seaglass;

namespace {

constexpr int own_unit = 1;
constexpr int choices = 90;  // three pieces

/// What the old host has, and the flash of the next.
struct Taking {
  SodiumCryptography cryptography;
  Roster roster;
  DealRecord record;
  MemoryJournal<128> there, here;
  FailingStore store;
  TakeOver take_over;
  HandOverStatus hand_over_status;
  Milliseconds now = 70;

  Taking() {
    roster.stage = Stage::playing;
    roster.players = 2;
    roster.seats[Seat(0)].holder = Holder::host;
    roster.seats[Seat(1)].holder = Holder::another;
    roster.seats[Seat(1)].unit = own_unit;
    record.entropy_shares.push_back(EntropyShare());
    record.places[Seat(0)] = {Holder::host, 0};
    record.places[Seat(1)] = {Holder::another, own_unit};
    record.host_term = 3;
    for (int i = 0; i < choices; ++i) there.append({Seat(i % 2), {static_cast<std::uint8_t>(i), 1, 2, 3}});
    RadioAddress host;
    host.bytes[0] = 8;
    take_over.note_host(host);
    take_over.offer_home(here, store);
    hand_over_status.any = true;
    hand_over_status.unit = own_unit;
    hand_over_status.choices = choices;
    TEST_ASSERT_TRUE(tell());
  }
  TableAsTold table() { return {cryptography, roster, own_unit}; }
  bool tell() { return take_over.hear(hand_over_status, table(), now); }
  Blob wanted() { return take_over.wanted(table()); }
  Piece piece(Blob blob) {
    Piece piece;
    piece.blob = blob;
    piece.from = take_over.wanted_from(table());
    if (blob == Blob::secret) fill(piece, pack(record));
    if (blob == Blob::opening) fill(piece, bytes_of(there.opening()));
    if (blob == Blob::journal) fill(piece, there);
    return piece;
  }
  /// One piece of what is wanted. True: it holds all.
  bool give() { return take_over.hear(piece(wanted()), table(), now); }
  void give_all() {
    for (int i = 0; i < 10 && wanted() != Blob::none; ++i) give();
    TEST_ASSERT_TRUE(take_over.waits_for_answer());
  }
  bool says_done() {
    hand_over_status.done = true;
    return tell();
  }
};

}  // namespace

static void test_the_record_comes_first_then_the_journal() {
  Taking unit;
  TEST_ASSERT_TRUE(unit.wanted() == Blob::secret);
  TEST_ASSERT_FALSE(unit.give());
  TEST_ASSERT_TRUE(unit.wanted() == Blob::journal);
  TEST_ASSERT_FALSE(unit.give());
  TEST_ASSERT_FALSE(unit.give());
  TEST_ASSERT_TRUE(unit.give());
  TEST_ASSERT_TRUE(unit.wanted() == Blob::none);
  TEST_ASSERT_EQUAL(choices, unit.here.size());
  for (int i = 0; i < choices; ++i) {
    TEST_ASSERT_TRUE(unit.there.at(i).seat == unit.here.at(i).seat);
    TEST_ASSERT_TRUE(unit.there.at(i).choice == unit.here.at(i).choice);
  }
}

static void test_a_claimed_table_comes_with_its_opening() {
  Taking unit;
  unit.record.entropy_shares.clear();
  unit.give();
  TEST_ASSERT_TRUE(unit.wanted() == Blob::opening);
}

static void test_what_comes_is_no_table_until_its_host_says_so() {
  Taking unit;
  unit.give_all();
  TEST_ASSERT_TRUE(unit.store.record().hand_over_phase == HandOverPhase::coming);
  TEST_ASSERT_FALSE(unit.take_over.is_here());
  TEST_ASSERT_TRUE(unit.says_done());
  TEST_ASSERT_TRUE(unit.take_over.is_here());
  TEST_ASSERT_TRUE(unit.store.record().hand_over_phase == HandOverPhase::here);
}

static void test_the_record_is_turned_round() {
  Taking unit;
  unit.give_all();
  const DealRecord ours = unit.store.record();
  TEST_ASSERT_TRUE(ours.places[Seat(1)].holder == Holder::host);
  TEST_ASSERT_TRUE(ours.places[Seat(0)].holder == Holder::another && ours.places[Seat(0)].unit == own_unit);
  TEST_ASSERT_TRUE(ours.members.units[own_unit] == unit.take_over.host());
  TEST_ASSERT_EQUAL(4, ours.host_term);
}

static void test_a_flash_that_refuses_makes_no_host() {
  Taking unit;
  unit.give_all();
  unit.store.fails = true;
  TEST_ASSERT_FALSE(unit.says_done());
  TEST_ASSERT_FALSE(unit.take_over.is_here());
  unit.store.fails = false;
  TEST_ASSERT_TRUE(unit.tell());
  TEST_ASSERT_TRUE(unit.take_over.is_here());
}

static void test_a_flash_that_refuses_the_record_asks_for_it_again() {
  Taking unit;
  unit.store.fails = true;
  unit.give();
  TEST_ASSERT_TRUE(unit.wanted() == Blob::secret && unit.store.is_empty());
}

static void test_a_new_host_lingers_before_it_begins() {
  Taking unit;
  unit.give_all();
  unit.says_done();
  TEST_ASSERT_FALSE(unit.take_over.is_over(unit.now));
  TEST_ASSERT_TRUE(unit.take_over.is_over(unit.now + unit.take_over.wait_ms()));
}

static void test_a_table_that_stays_takes_back_that_it_is_here() {
  Taking unit;
  unit.give_all();
  unit.says_done();
  unit.hand_over_status = HandOverStatus();
  TEST_ASSERT_TRUE(unit.tell());
  TEST_ASSERT_FALSE(unit.take_over.is_here() || unit.take_over.is_moving());
  TEST_ASSERT_TRUE(unit.store.record().hand_over_phase == HandOverPhase::coming);
}

static void test_another_hand_over_begins_anew() {
  Taking unit;
  unit.give();
  unit.give();
  ++unit.hand_over_status.choices;
  TEST_ASSERT_TRUE(unit.tell());
  TEST_ASSERT_TRUE(unit.wanted() == Blob::secret);
  TEST_ASSERT_EQUAL(0, unit.take_over.wanted_from(unit.table()));
}

static void test_a_piece_from_elsewhere_changes_nothing() {
  Taking unit;
  unit.give();
  Piece piece = unit.piece(Blob::journal);
  piece.from = entry_bytes;
  TEST_ASSERT_FALSE(unit.take_over.hear(piece, unit.table(), unit.now));
  TEST_ASSERT_EQUAL(0, unit.here.size());
  TEST_ASSERT_FALSE(unit.take_over.hear(unit.piece(Blob::secret), unit.table(), unit.now));
}

static void test_a_journal_longer_than_any_game_is_refused() {
  Taking unit;
  unit.give();
  Piece piece = unit.piece(Blob::journal);
  piece.total = static_cast<std::uint16_t>((decisions_max + 1) * entry_bytes);
  TEST_ASSERT_FALSE(unit.take_over.hear(piece, unit.table(), unit.now));
  TEST_ASSERT_EQUAL(0, unit.here.size());
}

static void test_a_unit_without_a_place_for_it_asks_for_nothing() {
  Taking unit;
  TakeOver homeless;
  TEST_ASSERT_TRUE(homeless.hear(unit.hand_over_status, unit.table(), unit.now));
  TEST_ASSERT_TRUE(homeless.wanted(unit.table()) == Blob::none);
}

/// It does not go anywhere: its host gives it again.
static void test_a_next_host_that_started_anew_stays_a_guest() {
  Taking unit;
  RadioAddress to;
  TEST_ASSERT_TRUE(unit.says_done());
  TEST_ASSERT_FALSE(unit.take_over.has_moved(to, own_unit));
  TEST_ASSERT_TRUE(unit.wanted() == Blob::secret);
}

static void test_who_does_not_get_it_follows_it() {
  Taking unit;
  RadioAddress to;
  unit.hand_over_status.unit = own_unit + 1;
  unit.hand_over_status.address.bytes[2] = 6;
  TEST_ASSERT_TRUE(unit.tell());
  TEST_ASSERT_TRUE(unit.wanted() == Blob::none);
  TEST_ASSERT_FALSE(unit.take_over.has_moved(to, own_unit));
  TEST_ASSERT_TRUE(unit.says_done());
  TEST_ASSERT_TRUE(unit.take_over.has_moved(to, own_unit) && to == unit.hand_over_status.address);
  unit.take_over.follow();
  TEST_ASSERT_FALSE(unit.take_over.has_moved(to, own_unit));
}

void take_over_tests() {
  RUN_TEST(test_the_record_comes_first_then_the_journal);
  RUN_TEST(test_a_claimed_table_comes_with_its_opening);
  RUN_TEST(test_what_comes_is_no_table_until_its_host_says_so);
  RUN_TEST(test_the_record_is_turned_round);
  RUN_TEST(test_a_flash_that_refuses_makes_no_host);
  RUN_TEST(test_a_flash_that_refuses_the_record_asks_for_it_again);
  RUN_TEST(test_a_new_host_lingers_before_it_begins);
  RUN_TEST(test_a_table_that_stays_takes_back_that_it_is_here);
  RUN_TEST(test_another_hand_over_begins_anew);
  RUN_TEST(test_a_piece_from_elsewhere_changes_nothing);
  RUN_TEST(test_a_journal_longer_than_any_game_is_refused);
  RUN_TEST(test_a_unit_without_a_place_for_it_asks_for_nothing);
  RUN_TEST(test_a_next_host_that_started_anew_stays_a_guest);
  RUN_TEST(test_who_does_not_get_it_follows_it);
}
