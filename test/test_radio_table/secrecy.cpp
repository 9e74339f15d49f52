// Non-interference on the wire: what a unit is told is the same, byte for byte, whatever it may not know. And
// what a unit keeps for the others it gives to nobody unasked.
#include "games/subjects.h"
#include "suite.h"

using namespace seaglass;

namespace {

using Message = std::vector<std::uint8_t>;

/// The next state message to a guest, as if it had just come back.
Message told_again(Room& room, int guest) {
  Message told;
  room.air.watch = [&](int to, bool to_host, Message& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    if (to == guest && !to_host && read_host_header(reader).says == HostSays::state) told = bytes;
  };
  ++room.air.links[guest].session;
  for (int i = 0; i < 50 && told.empty(); ++i) room.pass(step_ms);
  room.air.watch = nullptr;
  TEST_ASSERT_FALSE(told.empty());
  return told;
}

void expect_same_told(const Message& x, const Message& y) {
  TEST_ASSERT_EQUAL(x.size(), y.size());
  TEST_ASSERT_EQUAL_MEMORY(x.data(), y.data(), x.size());
}

/// A guest whose host has died, and who claims its table: at the other end of the same air.
struct Claimed {
  Room room{beach(), {1, 1}};
  ClaimMessage claim;
  bool was_asked = false;
  bool gave_share = false;

  Claimed() {
    room.deal();
    room.play_on(4);
    room.pass(3000);
    room.host.stop();
    room.air.links[0].host_is_up = true;
    claim.unit = 1;
    claim.attempt = 77;
    room.air.watch = [this](int unit, bool to_host, Message& bytes) {
      Report report;
      BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
      if (unit == 0 && to_host && read(report, reader)) gave_share = gave_share || report.shares[0].any;
    };
  }
  TableGuest& guest() { return room.guests[0]->table(); }
  Edition held() { return guest().claim_state().snapshots.newest(guest().game()); }
  void send(const std::function<void(BitWriter&)>& write_body) {
    Message message(Channel::message_bytes_max);
    BitWriter writer({message.data(), Channel::message_bytes_max});
    write_body(writer);
    room.air.send(0, false, {message.data(), writer.bytes()});
    for (int i = 0; i < 50; ++i, room.air.now += step_ms) {
      room.guests[0]->step();
      was_asked = was_asked || guest().is_asked();
    }
  }
  void name(Edition edition) {
    claim.editions[0] = edition;
    ++claim.stamp;
    send([&](BitWriter& writer) {
      write(HostHeader{HostSays::claim, 1}, writer);
      write(claim, writer);
    });
  }
};

}  // namespace

static void test_a_message_is_the_same_whatever_the_unit_must_not_know() {
  for (int game = 0; game < game_count; ++game) {
    Room room(game, {2, 1}, 8);
    Random random(11);
    room.deal();
    for (int i = 0; i < 25 && room.host.table().stage() == Stage::playing; ++i) {
      room.play_on(random.below(6) + 1);
      room.pass(200);
      for (int guest = 0; guest < 2; ++guest) {
        const AnyState truth = room.host.truth();
        const SeatSet seats = room.guests[static_cast<std::size_t>(guest)]->table().seats();
        const Message true_message = told_again(room, guest);
        conformance::subject(game).scramble(room.host.truth(), seats, random);
        const Message other = told_again(room, guest);
        room.host.truth() = truth;
        expect_same_told(true_message, other);
      }
      room.pass(200);
    }
  }
}

static void test_a_message_about_a_commitment_is_the_same_whatever_was_committed() {
  int compared = 0;
  for (int game = 0; game < game_count; ++game) {
    for (int wanted = 0; wanted < 40; ++wanted) {
      // The same table twice, up to a choice of the host's own person while others still decide.
      Message told[2];
      for (int second = 0; second < 2; ++second) {
        Room room(game, {1, 1}, 21);
        room.deal();
        room.play_on(wanted);
        room.pass(300);
        const AnyState& truth = room.host.truth();
        const SeatSet deciding = room.host.sitting().game().to_act(truth);
        if (deciding.count() < 2 || !deciding.contains(Seat(0))) break;
        std::vector<Choice> legal;
        room.host.sitting().game().choices(truth, Seat(0), [&](Choice choice) { legal.push_back(choice); });
        TEST_ASSERT_TRUE(
            static_cast<bool>(room.host.table().decide(Seat(0), second ? legal.back() : legal[0])));
        if (room.host.sitting().game().to_act(room.host.truth()) == deciding) break;  // no commitment yet
        told[second] = told_again(room, 0);
      }
      if (told[0].empty() || told[1].empty()) continue;
      expect_same_told(told[0], told[1]);
      ++compared;
    }
  }
  TEST_ASSERT_TRUE(compared > 3);
}

/// By which the units know each other, and could listen to each other.
static void test_the_end_tells_nobody_what_introductions_come_from() {
  Room room(beach(), {1, 1, 0});
  TableMembers members;
  for (std::uint8_t& byte : members.key_seed.bytes) byte = 0x5A;
  room.pass(1000);
  room.host.table().deal(members);
  int told = 0;
  room.air.watch = [&told](int, bool to_host, Message& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    if (to_host || read_host_header(reader).says != HostSays::piece) return;
    Piece piece;
    DealRecord record;
    TEST_ASSERT_TRUE(read(piece, reader));
    if (piece.blob != Blob::secret) return;
    TEST_ASSERT_TRUE(unpack({piece.bytes.begin(), piece.bytes.size()}, record));
    TEST_ASSERT_TRUE(record.members.key_seed == radio::KeySeed());
    ++told;
  };
  room.pass(3000);
  room.play_on();
  room.pass(20000);
  TEST_ASSERT_GREATER_OR_EQUAL(3, told);
}

static void test_no_message_is_longer_than_a_channel_takes() {
  for (int game = 0; game < game_count; ++game) {
    const GameFacts& facts = game_at(game).facts();
    Room room(game, {std::max(1, facts.players_max - 2), 1}, 2);
    room.deal();
    room.play_on();
    room.pass(3000);
    TEST_ASSERT_TRUE(room.air.longest <= Channel::message_bytes_max);
  }
}

static void test_who_had_no_such_snapshot_is_asked_when_the_claim_names_its_own() {
  Claimed table;
  table.name(table.held() + 5);
  TEST_ASSERT_FALSE(table.was_asked);
  TEST_ASSERT_TRUE(table.guest().consent() == Consent::yes);
  table.name(table.held());
  TEST_ASSERT_TRUE(table.was_asked);
  TEST_ASSERT_FALSE(table.gave_share);
  table.guest().answer_claim(true);
  table.name(table.held());
  TEST_ASSERT_TRUE(table.gave_share);
}

static void test_a_snapshot_completed_after_the_claim_is_not_given_unasked() {
  Claimed table;
  RoomMessage room;
  room.stamp = 1;
  room.roster = table.guest().roster();
  table.send([&](BitWriter& writer) {
    write(HostHeader{HostSays::room, 0}, writer);
    write(room, writer);
  });
  SnapshotMessage snapshot;
  snapshot.edition = table.held() + 1;
  snapshot.holders = 1;
  table.name(snapshot.edition);
  const Game& game = table.guest().game();
  snapshot.bytes.resize(Snapshot::part_begins(game, 1));
  table.send([&](BitWriter& writer) {
    write(HostHeader{HostSays::snapshot, 0}, writer);
    write(snapshot, writer);
  });
  TEST_ASSERT_FALSE(table.gave_share);
}

static void test_a_snapshot_that_is_for_others_is_not_kept() {
  for (const bool is_for_it : {false, true}) {
    Room room(beach(), {1, 1});
    room.deal();
    room.pass(3000);
    TableGuest& guest = room.guests[0]->table();
    const Edition held = guest.claim_state().snapshots.newest(guest.game());
    TEST_ASSERT_TRUE(held != no_edition);
    SnapshotMessage snapshot;
    snapshot.edition = held + 1;
    snapshot.holders = is_for_it ? 1 : 2;
    snapshot.bytes.resize(Snapshot::part_begins(guest.game(), 1));
    Message message(Channel::message_bytes_max);
    BitWriter writer({message.data(), Channel::message_bytes_max});
    write(HostHeader{HostSays::snapshot, 0}, writer);
    write(snapshot, writer);
    room.air.send(0, false, {message.data(), writer.bytes()});
    room.guests[0]->step();
    TEST_ASSERT_EQUAL(is_for_it ? held + 1 : held, guest.claim_state().snapshots.newest(guest.game()));
  }
}

void secrecy_tests() {
  RUN_TEST(test_a_snapshot_that_is_for_others_is_not_kept);
  RUN_TEST(test_a_message_is_the_same_whatever_the_unit_must_not_know);
  RUN_TEST(test_a_message_about_a_commitment_is_the_same_whatever_was_committed);
  RUN_TEST(test_the_end_tells_nobody_what_introductions_come_from);
  RUN_TEST(test_no_message_is_longer_than_a_channel_takes);
  RUN_TEST(test_who_had_no_such_snapshot_is_asked_when_the_claim_names_its_own);
  RUN_TEST(test_a_snapshot_completed_after_the_claim_is_not_given_unasked);
}
