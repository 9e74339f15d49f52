// Units that come late, go away, start anew or only watch.
#include "suite.h"

using namespace seaglass;

static void test_a_guest_that_starts_anew_finds_its_seat() {
  Room room(beach(), {1, 1});
  room.deal();
  room.play_on(8);
  const SeatSet seats = room.guests[0]->table().seats();
  room.guests[0]->restart();
  room.pass(300);
  TEST_ASSERT_TRUE(seats == room.guests[0]->table().seats());
  room.play_on();
  room.pass(1000);
  expect_agreement(room);
}

static void test_a_game_ends_although_its_host_restarts_again_and_again() {
  for (int game = 0; game < game_count; ++game) {
    Room room(game, {1, 1}, 6);
    room.deal();
    for (int i = 0; i < 30; ++i) {
      room.play_on(3);
      room.host.stop();
      room.pass(100);
      TEST_ASSERT_TRUE(room.host.resume());
      room.pass(100);
    }
    room.play_on();
    room.pass(1000);
    expect_agreement(room);
  }
}

/// What a host could say that lies, in place of each such message to this guest.
template <typename Message, typename Lie>
static void lie_to(Room& room, int liar_to, HostSays says, const Lie& lie) {
  room.air.watch = [=](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    if (to_host || guest != liar_to) return;
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    const HostHeader header = read_host_header(reader);
    Message message;
    if (header.says != says || !read(message, reader)) return;
    lie(message);
    std::uint8_t memory[Channel::message_bytes_max];
    BitWriter writer({memory, Channel::message_bytes_max});
    write(header, writer);
    write(message, writer);
    bytes.assign(memory, memory + writer.bytes());
  };
}

/// A host's messages, made up.
template <typename Body>
static void say_to(Room& room, int guest, HostSays says, int host_term, const Body& body) {
  std::uint8_t memory[Channel::message_bytes_max];
  BitWriter writer({memory, Channel::message_bytes_max});
  write(HostHeader{says, static_cast<std::uint8_t>(host_term)}, writer);
  write(body, writer);
  room.air.send(guest, false, {memory, writer.bytes()});
  room.guests[static_cast<std::size_t>(guest)]->step();
}

/// Else it would not know that table for a later one when it is back at the old host.
static void test_a_later_host_is_one_once_it_has_told_who_sits_there() {
  Room room(beach(), {1});
  for (const bool at_table : {false, true}) {
    if (at_table) room.deal();
    StateHeader state;
    state.seats = SeatSet(Seat(1));
    say_to(room, 0, HostSays::state, 1, state);
    TEST_ASSERT_EQUAL(0, room.guests[0]->table().host_term());
  }
}

static void test_a_room_of_an_earlier_host_term_counts_only_at_a_new_table() {
  Room room(beach(), {1});
  room.deal();
  const TableGuest& guest = room.guests[0]->table();
  RoomMessage told;
  told.roster = guest.roster();
  told.table.bytes[0] = 7;
  const auto say = [&](int host_term) {
    ++room.air.links[0].session;
    ++told.stamp;
    room.guests[0]->step();
    say_to(room, 0, HostSays::room, host_term, told);
    return guest.host_term();
  };
  TEST_ASSERT_EQUAL(3, say(3));
  TEST_ASSERT_EQUAL(3, say(1));
  told.table.bytes[0] = 8;
  TEST_ASSERT_EQUAL(1, say(1));
  TEST_ASSERT_EQUAL(3, say(3));
  told.roster.stage = Stage::waiting;
  TEST_ASSERT_EQUAL(0, say(0));
}

static void test_who_came_to_watch_does_not_sit_down() {
  Room room(beach(), {1, 0, 0, 0, 0, 1});
  room.pass(1000);
  const Roster& roster = room.host.table().roster();
  TEST_ASSERT_EQUAL(1, roster.of_unit(0).count());
  TEST_ASSERT_TRUE(roster.of_unit(5).empty());
  TEST_ASSERT_EQUAL(1, roster.held_by(Holder::nobody).count());
}

static void test_a_table_does_not_go_to_who_only_watches() {
  Room room(beach(), {1, 0});
  MemoryJournal<decisions_max> journal;
  MemoryDealStore store;
  room.deal();
  room.guests[1]->table().offer_home(journal, store);
  lie_to<RoomMessage>(room, 1, HostSays::room, [](RoomMessage& message) {
    message.hand_over_status.any = true;
    message.hand_over_status.unit = message.unit;
  });
  bool asks_for_it = false;
  room.air.watch = [&asks_for_it, lies = room.air.watch](int guest, bool to_host,
                                                         std::vector<std::uint8_t>& bytes) {
    lies(guest, to_host, bytes);
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    Report report;
    if (to_host && guest == 1 && read(report, reader) && report.wants != Blob::none) asks_for_it = true;
  };
  room.host.table().hand_over(0, {});  // so that it says something new
  room.pass(1000);
  TEST_ASSERT_TRUE(room.guests[1]->table().is_moving());
  TEST_ASSERT_FALSE(asks_for_it);
}

static void test_a_next_host_keeps_no_more_than_a_game_can_have() {
  Room room(beach(), {1, 1});
  MemoryJournal<decisions_max> journal;
  MemoryDealStore store;
  room.deal();
  room.play_on(6);
  room.guests[0]->table().offer_home(journal, store);
  lie_to<Piece>(room, 0, HostSays::piece, [](Piece& piece) {
    if (piece.blob == Blob::journal) piece.total = 16380;
  });
  room.host.table().hand_over(0, {});
  room.pass(3000);
  TEST_ASSERT_EQUAL(0, journal.size());
  TEST_ASSERT_FALSE(room.guests[0]->table().has_taken_over());
}

/// A former host that lies can give one away like that.
static void test_a_table_whose_record_and_journal_disagree_on_seats_is_none() {
  const auto resumes_with = [](int seat, Holder holder) {
    Room room(beach(), {1});
    room.deal();
    PackedDeal packed;
    DealRecord record;
    TEST_ASSERT_TRUE(room.host.store().recall(packed) && unpack(packed, record));
    record.places[Seat(seat)].holder = holder;
    room.host.store().keep(pack(record));
    room.host.stop();
    return room.host.resume();
  };
  TEST_ASSERT_TRUE(resumes_with(0, Holder::host) && resumes_with(1, Holder::another));
  TEST_ASSERT_TRUE(resumes_with(1, Holder::bot));  // whose unit was sent away
  TEST_ASSERT_FALSE(resumes_with(0, Holder::another) || resumes_with(0, Holder::bot));
  TEST_ASSERT_FALSE(resumes_with(1, Holder::host) || resumes_with(1, Holder::nobody));
}

static void test_a_seat_that_stays_away_is_played_by_a_bot_until_it_is_back() {
  Room room(beach(), {1, 1});
  room.deal();
  const Seat seat = room.guests[0]->table().seats().first();
  room.air.links[0].cut = true;
  room.pass(200);
  TEST_ASSERT_TRUE(room.host.table().roster().seats[seat].away);
  room.host.table().let_bot_play(seat, true);
  room.play_on(20);
  TEST_ASSERT_TRUE(room.host.table().revision() > 15);
  room.air.links[0].cut = false;
  room.pass(500);
  TEST_ASSERT_FALSE(room.host.table().roster().seats[seat].away);
  TEST_ASSERT_FALSE(room.host.table().roster().seats[seat].bot_plays);
  room.play_on();
  room.pass(500);
  expect_agreement(room);
}

static void test_who_comes_when_the_table_is_full_watches_what_all_may_see() {
  Room room(beach(), {1, 1});
  room.deal();
  room.guests.push_back(std::make_unique<GuestUnit>(room.air, 2, 77));
  People late;
  late.push_back(person('z'));
  int snapshots = 0;
  room.air.watch = [&snapshots](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    if (guest == 2 && !to_host && read_host_header(reader).says == HostSays::snapshot) ++snapshots;
  };
  room.guests.back()->start(late);
  room.play_on(10);
  room.pass(500);
  TableGuest& watcher = room.guests.back()->table();
  TEST_ASSERT_TRUE(watcher.seats().empty());
  TEST_ASSERT_EQUAL(0, snapshots);
  AnyState open_to_all;
  room.host.sitting().view(SeatSet(), open_to_all);
  TEST_ASSERT_EQUAL_MEMORY(&open_to_all, &watcher.state(),
                           static_cast<std::size_t>(watcher.game().state_bytes()));
  room.play_on();
  room.pass(1000);
  expect_agreement(room);
}

static void test_names_are_seen_by_all() {
  Room room(beach(), {2, 1});
  room.pass(500);
  const Roster& roster = room.guests[1]->table().roster();
  TEST_ASSERT_TRUE(roster.seats[Seat(0)].person.name == person('H').name);
  TEST_ASSERT_TRUE(roster.seats[Seat(2)].person.name == person('b').name);
}

static void test_no_two_have_the_same_emblem() {
  Room room(beach(), {2, 1});  // all of them wish for the first
  room.pass(500);
  const Roster& roster = room.guests[1]->table().roster();
  for (Seat seat : all_seats(4)) TEST_ASSERT_EQUAL(seat.index(), roster.seats[seat].person.emblem);
}

static void test_who_is_removed_in_the_waiting_room_makes_place() {
  Room room(beach(), {1, 1});
  room.pass(500);
  People nobody;
  room.guests[0]->table().join(nobody);
  room.host.table().remove(0);
  room.pass(500);
  TEST_ASSERT_FALSE(room.host.table().can_deal());
  TEST_ASSERT_TRUE(room.guests[0]->table().seats().empty());
}

static void test_all_that_happens_is_told_once() {
  Room room(beach(), {1, 1});
  room.air.faults = {20, 40};
  room.deal();
  int told = 0;
  std::uint32_t place = 0;
  ToldEvent event;
  int newest = 0;
  for (int i = 0; i < 4000 && room.host.table().stage() == Stage::playing; ++i) {
    room.host.decide_something();
    for (auto& guest : room.guests) guest->decide_something();
    room.pass(60);
    while (room.guests[0]->table().events().next(place, event)) {
      TEST_ASSERT_TRUE(event.revision >= newest && event.revision <= room.guests[0]->table().revision());
      newest = event.revision;
      ++told;
    }
  }
  TEST_ASSERT_TRUE(told > room.host.table().revision());
}

static void test_a_quiet_table_says_nothing() {
  Room room(beach(), {1, 1});
  room.deal();
  room.pass(5000);
  const int before = room.air.sent_count;
  room.pass(60000);
  TEST_ASSERT_EQUAL(before, room.air.sent_count);
}

void trouble_tests() {
  RUN_TEST(test_a_guest_that_starts_anew_finds_its_seat);
  RUN_TEST(test_a_game_ends_although_its_host_restarts_again_and_again);
  RUN_TEST(test_a_later_host_is_one_once_it_has_told_who_sits_there);
  RUN_TEST(test_a_room_of_an_earlier_host_term_counts_only_at_a_new_table);
  RUN_TEST(test_who_came_to_watch_does_not_sit_down);
  RUN_TEST(test_a_table_does_not_go_to_who_only_watches);
  RUN_TEST(test_a_next_host_keeps_no_more_than_a_game_can_have);
  RUN_TEST(test_a_table_whose_record_and_journal_disagree_on_seats_is_none);
  RUN_TEST(test_a_seat_that_stays_away_is_played_by_a_bot_until_it_is_back);
  RUN_TEST(test_who_comes_when_the_table_is_full_watches_what_all_may_see);
  RUN_TEST(test_names_are_seen_by_all);
  RUN_TEST(test_no_two_have_the_same_emblem);
  RUN_TEST(test_who_is_removed_in_the_waiting_room_makes_place);
  RUN_TEST(test_all_that_happens_is_told_once);
  RUN_TEST(test_a_quiet_table_says_nothing);
}
