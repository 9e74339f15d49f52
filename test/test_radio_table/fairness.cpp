// The deal that all make together, and the check after the end.
#include <cstring>
#include <functional>
#include <utility>

#include "games/subjects.h"
#include "save/records/saved_deal.h"
#include "simulator/flash.h"
#include "suite.h"

using namespace seaglass;

namespace {

constexpr Fingerprints own(7);

Fairness fairness_of(Room& room, int guest) {
  return room.guests[static_cast<std::size_t>(guest)]->table().fairness();
}
void expect(Fairness meant, Fairness is) {
  TEST_ASSERT_EQUAL(static_cast<int>(meant), static_cast<int>(is));
}

}  // namespace

static void test_after_the_end_every_unit_finds_the_deal_fair() {
  for (int game = 0; game < game_count; ++game) {
    Room room(game, {2, 1}, 5);
    room.air.faults = {20, 40};
    room.deal();
    room.play_on();
    room.pass(20000);
    TEST_ASSERT_FALSE(room.guests[0]->table().seats().empty());
    for (int guest : {0, 1}) {
      const bool watches = room.guests[static_cast<std::size_t>(guest)]->table().seats().empty();
      expect(watches ? Fairness::not_provable : Fairness::fair, fairness_of(room, guest));
    }
  }
}

/// One guest is told of another table.
static void tell_otherwise(Room& room, int to, const std::function<void(RoomMessage&)>& change) {
  room.air.watch = [change, to](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    if (to_host || guest != to) return;
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    const HostHeader header = read_host_header(reader);
    RoomMessage message;
    if (header.says != HostSays::room || !read(message, reader)) return;
    change(message);
    bytes.resize(Channel::message_bytes_max);
    BitWriter writer({bytes.data(), Channel::message_bytes_max});
    write(header, writer);
    write(message, writer);
    bytes.resize(static_cast<std::size_t>(writer.bytes()));
  };
}

static bool is_committed(const RoomMessage& message) {
  return !same_bytes(message.commitment.bytes, Key().bytes, Key::size);
}

static void test_a_host_that_commits_to_one_secret_and_shows_another_is_found_out() {
  Room room(beach(), {1, 1});
  tell_otherwise(room, 1, [](RoomMessage& message) {
    if (is_committed(message)) message.commitment.bytes[9] ^= 1;
  });
  room.deal();
  room.play_on();
  room.pass(20000);
  expect(Fairness::fair, fairness_of(room, 0));
  expect(Fairness::untrue, fairness_of(room, 1));
}

/// It could choose a unit's entropy share, one that is not there or that it knows well, by the entropy shares
/// of the others.
static void test_a_host_that_commits_itself_before_it_has_all_promises_is_caught() {
  Room room(beach(), {1, 1});
  static SodiumCryptography cryptography;
  tell_otherwise(room, 1, [](RoomMessage& message) {
    if (is_committed(message)) message.commitment = commitment_to(cryptography, DealRecord());
  });
  room.deal();
  room.play_on();
  room.pass(20000);
  expect(Fairness::fair, fairness_of(room, 0));
  expect(Fairness::untrue, fairness_of(room, 1));
}

static void test_nobody_tells_an_entropy_share_before_all_have_promised_theirs() {
  Room room(beach(), {1, 1, 1});
  bool has_promised[3] = {};
  int entropy_shares = 0;
  room.air.faults = {20, 40};
  room.air.watch = [&](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    Report report;
    if (!to_host || !read(report, reader)) return;
    has_promised[guest] = has_promised[guest] || report.gives == Report::Gives::promise;
    if (report.gives != Report::Gives::entropy_share) return;
    TEST_ASSERT_TRUE(has_promised[0] && has_promised[1] && has_promised[2]);
    ++entropy_shares;
  };
  room.deal();
  TEST_ASSERT_GREATER_OR_EQUAL(3, entropy_shares);
}

static void test_the_commitment_is_to_every_entropy_share_in_its_place() {
  SodiumCryptography cryptography;
  DealRecord record;
  record.entropy_shares.resize(2);
  record.entropy_shares[1].bytes[3] = 1;
  const Key commitment = commitment_to(cryptography, record);
  const auto is_the_same = [&] {
    return same_bytes(commitment.bytes, commitment_to(cryptography, record).bytes, Key::size);
  };
  std::swap(record.entropy_shares[0], record.entropy_shares[1]);
  TEST_ASSERT_FALSE(is_the_same());
  std::swap(record.entropy_shares[0], record.entropy_shares[1]);
  TEST_ASSERT_TRUE(is_the_same());
  record.entropy_shares[0].bytes[7] ^= 4;
  TEST_ASSERT_FALSE(is_the_same());
}

/// All promise once more, again and again: whoever it is that plays together with the host.
static void test_an_entropy_share_that_was_not_promised_is_not_taken() {
  Room room(beach(), {1, 1});
  room.air.watch = [](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    Report report;
    if (!to_host || guest != 1 || !read(report, reader) || report.gives != Report::Gives::entropy_share)
      return;
    report.entropy_share.bytes[0] ^= 1;
    bytes.resize(Channel::message_bytes_max);
    BitWriter writer({bytes.data(), Channel::message_bytes_max});
    write(report, writer);
    bytes.resize(static_cast<std::size_t>(writer.bytes()));
  };
  room.pass(1000);
  room.host.table().deal({});
  room.pass(3000);
  TEST_ASSERT_TRUE(room.host.table().stage() == Stage::dealing);
  room.air.watch = nullptr;
  room.pass(3000);
  TEST_ASSERT_TRUE(room.host.table().stage() == Stage::playing);
}

/// The host has its entropy share already, and waits for another's; what it says after that comes late.
static void test_a_guest_that_restarts_after_its_entropy_share_accuses_nobody() {
  Room room(beach(), {1, 1});
  room.pass(1000);
  bool is_given = false;
  int silent = 1;
  room.air.watch = [&](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    Report report;
    if (!to_host || !read(report, reader) || report.gives != Report::Gives::entropy_share) return;
    is_given = is_given || guest == 0;
    if (guest == silent) bytes.resize(1);
  };
  room.host.table().deal({});
  room.pass(1000);
  TEST_ASSERT_TRUE(is_given && room.host.table().stage() == Stage::dealing);
  silent = 0;
  room.guests[0]->restart();
  ++room.air.links[1].session;  // so that it says its entropy share again
  room.pass(1000);
  room.air.watch = nullptr;
  room.pass(3000);
  TEST_ASSERT_TRUE(room.host.table().stage() == Stage::playing);
  room.play_on();
  room.pass(20000);
  for (int guest : {0, 1}) TEST_ASSERT_TRUE(fairness_of(room, guest) != Fairness::untrue);
}

/// As after something in the open that made its link begin anew: it still has its entropy share.
static void test_a_new_session_while_all_shuffle_costs_nothing() {
  Room room(beach(), {1, 1});
  room.pass(1000);
  room.air.faults = {50, 40};
  room.host.table().deal({});
  for (int i = 0; i < 300 && room.host.table().stage() == Stage::dealing; ++i) {
    if (i % 4 == 0) ++room.air.links[i % 2].session;
    room.pass(20);
  }
  room.air.faults = {};
  room.pass(3000);
  TEST_ASSERT_TRUE(room.host.table().stage() == Stage::playing);
  room.play_on();
  room.pass(20000);
  expect(Fairness::fair, fairness_of(room, 0));
  expect(Fairness::fair, fairness_of(room, 1));
}

/// It was told the others' entropy shares when one starts anew and promises another: nobody is the wiser, but
/// who gave one away already cannot know that.
static void test_who_starts_anew_while_all_shuffle_promises_anew() {
  Room room(beach(), {1, 1});
  room.pass(1000);
  room.air.watch = [](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    Report report;
    if (to_host && guest == 1 && read(report, reader) && report.gives == Report::Gives::entropy_share)
      bytes.resize(1);
  };
  room.host.table().deal({});
  room.pass(1000);
  TEST_ASSERT_TRUE(room.host.table().stage() == Stage::dealing);
  room.air.watch = nullptr;
  room.guests[1]->restart();
  room.pass(3000);
  TEST_ASSERT_TRUE(room.host.table().stage() == Stage::playing);
  room.play_on();
  room.pass(20000);
  expect(Fairness::not_provable, fairness_of(room, 0));
  expect(Fairness::fair, fairness_of(room, 1));
}

/// Who knows one of before could commit to the secret that goes with it.
static void test_every_deal_has_entropy_shares_of_its_own() {
  Room room(beach(), {1, 1});
  std::vector<EntropyShare> entropy_shares;
  room.air.watch = [&entropy_shares](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    Report report;
    if (!to_host || guest != 0 || !read(report, reader) || report.gives != Report::Gives::entropy_share)
      return;
    if (entropy_shares.empty() ||
        !same_bytes(entropy_shares.back().bytes, report.entropy_share.bytes, EntropyShare::size))
      entropy_shares.push_back(report.entropy_share);
  };
  for (std::size_t deals = 1; deals <= 3; ++deals) {
    const Roster roster = room.host.table().roster();
    if (deals > 1) room.host.open(beach(), roster);
    room.deal();
    TEST_ASSERT_EQUAL(deals, entropy_shares.size());
    room.play_on();
    room.pass(20000);
    expect(Fairness::fair, fairness_of(room, 0));
  }
}

/// Else the power could fail between them, and leave a game with nobody on the air.
static void test_the_record_of_a_deal_is_kept_before_its_journal_begins() {
  Room room(beach(), {1});
  bool has_begun = false;
  room.host.journal().when_it_begins = [&] {
    PackedDeal packed;
    DealRecord record;
    TEST_ASSERT_TRUE(room.host.store().recall(packed) && unpack(packed, record));
    TEST_ASSERT_EQUAL(1, record.entropy_shares.size());
    has_begun = true;
  };
  room.deal();
  TEST_ASSERT_TRUE(has_begun);
}

/// The host of a table that is dealt from a short seed, as before there were long ones, and says so.
static void deal_from_a_short_seed(Room& room) {
  room.host.journal().when_it_begins = [&room] {
    Setup setup = room.host.sitting().setup();
    setup.seed = setup.seed.shortened();
    room.host.sitting().game().begin(room.host.truth(), setup);
  };
  room.air.watch = [](int, bool to_host, std::vector<std::uint8_t>& bytes) {
    if (to_host) return;
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    const HostHeader header = read_host_header(reader);
    Piece piece;
    DealRecord record;
    if (header.says != HostSays::piece || !read(piece, reader) || piece.blob != Blob::secret) return;
    TEST_ASSERT_TRUE(unpack({piece.bytes.begin(), piece.bytes.size()}, record));
    record.long_seed = false;
    const PackedDeal packed = pack(record);
    std::memcpy(piece.bytes.begin(), packed.bytes, sizeof packed.bytes);
    BitWriter writer({bytes.data(), static_cast<int>(bytes.size())});
    write(header, writer);
    write(piece, writer);
  };
  room.deal();
}

/// Or it could choose between two deals when it knows both.
static void test_a_host_that_deals_from_a_short_seed_is_found_out() {
  for (int game = 0; game < game_count; ++game) {
    Room room(game, {1, 1});
    deal_from_a_short_seed(room);
    room.play_on();
    room.pass(20000);
    expect(Fairness::untrue, fairness_of(room, 0));
  }
}

static void test_a_table_dealt_from_a_short_seed_is_resumed() {
  for (int game = 0; game < game_count; ++game) {
    Room room(game, {1, 1});
    deal_from_a_short_seed(room);
    room.play_on(7);
    PackedDeal packed;
    DealRecord record;
    TEST_ASSERT_TRUE(room.host.store().recall(packed) && unpack(packed, record));
    record.long_seed = false;
    room.host.store().keep(pack(record));
    Setup& setup = const_cast<Setup&>(room.host.sitting().setup());
    setup.seed = setup.seed.shortened();
    room.host.stop();
    TEST_ASSERT_TRUE(room.host.resume());
    for (auto& guest : room.guests) guest->stop();
    for (auto& guest : room.guests) guest->start({});
    room.play_on();
    room.pass(20000);
    expect(Fairness::not_provable, fairness_of(room, 0));  // it started anew
  }
}

/// The battery came out while the last record was written: it is an honest host, and nothing can be proved.
static void test_a_host_that_lost_its_last_record_is_no_liar() {
  for (int game = 0; game < game_count; ++game) {
    Room room(game, {1, 1});
    room.deal();
    room.play_on(9);
    room.pass(1000);
    room.host.stop();
    TEST_ASSERT_TRUE(room.host.journal().drop_last());
    room.pass(1000);
    TEST_ASSERT_TRUE(room.host.resume());
    room.pass(1000);
    for (auto& guest : room.guests)
      TEST_ASSERT_EQUAL(room.host.table().revision(), guest->table().revision());
    expect_agreement(room);
    room.play_on();
    room.pass(20000);
    for (const int guest : {0, 1}) expect(Fairness::not_provable, fairness_of(room, guest));
  }
}

static void test_a_host_that_adds_an_entropy_share_is_found_out() {
  Room room(beach(), {1, 1});
  tell_otherwise(room, 0, [](RoomMessage& message) {
    if (message.roster.stage != Stage::dealing) return;
    message.roster.seats[Seat(2)].holder = Holder::bot;
    message.roster.seats[Seat(2)].unit = 0;
  });
  room.deal();
  room.play_on();
  room.pass(20000);
  expect(Fairness::untrue, fairness_of(room, 0));
  expect(Fairness::fair, fairness_of(room, 1));
}

static void test_a_host_that_turns_the_entropy_shares_round_is_found_out() {
  Room room(beach(), {1, 1});
  tell_otherwise(room, 0, [](RoomMessage& message) {
    if (message.roster.stage != Stage::dealing) return;
    std::swap(message.roster.seats[Seat(1)].unit, message.roster.seats[Seat(2)].unit);
    message.unit = 1;
  });
  room.deal();
  room.play_on();
  room.pass(20000);
  expect(Fairness::untrue, fairness_of(room, 0));
  expect(Fairness::fair, fairness_of(room, 1));
}

/// Guest 0 is told otherwise who begins, by which options, or who sits where, when the host commits itself;
/// once it knows the cards, it says the truth, in the game at once or after the waiting room. No position is
/// shown before that.
static void deal_otherwise(const std::function<void(RoomMessage&)>& first_told, bool over_waiting_room) {
  Room room(beach(), {1, 1});
  Roster roster = room.host.table().roster();
  roster.begins = Beginner(Seat(2));
  room.host.open(beach(), roster);
  bool knows_cards = false;
  tell_otherwise(room, 0, [&](RoomMessage& message) {
    if (!knows_cards) first_told(message);
    if (!knows_cards && over_waiting_room && message.roster.stage == Stage::playing)
      message.roster.stage = Stage::waiting;
  });
  const auto tell = room.air.watch;
  room.air.watch = [&](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    if (!knows_cards && !to_host && read_host_header(reader).says == HostSays::state) return bytes.resize(1);
    tell(guest, to_host, bytes);
  };
  room.deal();
  TableGuest& guest = room.guests[0]->table();
  TEST_ASSERT_TRUE(guest.stage() == (over_waiting_room ? Stage::waiting : Stage::playing));
  TEST_ASSERT_FALSE(guest.has_state());
  knows_cards = true;
  ++room.air.links[0].session;  // so that all is told once more
  room.pass(1000);
  TEST_ASSERT_TRUE(guest.has_state());
  room.play_on();
  room.pass(20000);
  expect(Fairness::untrue, fairness_of(room, 0));
  expect(Fairness::fair, fairness_of(room, 1));
}

static void test_a_host_that_knows_the_cards_cannot_choose_who_begins() {
  for (const bool over_waiting_room : {false, true})
    deal_otherwise([](RoomMessage& message) { message.roster.begins = Beginner(); }, over_waiting_room);
}

static void test_a_host_that_knows_the_cards_cannot_choose_the_options() {
  for (const bool over_waiting_room : {false, true})
    deal_otherwise([](RoomMessage& message) { message.roster.options.values[0] ^= 1; }, over_waiting_room);
}

static void test_a_host_that_knows_the_cards_cannot_choose_its_seat() {
  for (const bool over_waiting_room : {false, true})
    for (const int other : {1, 2})  // whoever is told, and somebody else
      deal_otherwise(
          [other](RoomMessage& message) {
            std::swap(message.roster.seats[Seat(0)], message.roster.seats[Seat(other)]);
          },
          over_waiting_room);
}

/// The number that a host has left with a seat that is on no unit; a storm found it, seed 301563.
static void test_the_number_of_no_unit_is_no_other_seat() {
  Room room(beach(), {1, 1});
  tell_otherwise(room, 0, [](RoomMessage& message) {
    if (message.roster.stage == Stage::dealing) return;
    for (Seat seat : all_seats(message.roster.players))
      if (message.roster.seats[seat].holder != Holder::another) message.roster.seats[seat].unit = 1;
  });
  room.deal();
  room.play_on();
  room.pass(20000);
  expect(Fairness::fair, fairness_of(room, 0));
}

static void test_a_host_that_exchanges_cards_is_found_out() {
  for (int game = 0; game < game_count; ++game) {
    Room room(game, {1, 1}, 4);
    room.deal();
    room.play_on(6);
    Random random(7);
    conformance::subject(game).scramble(room.host.truth(), SeatSet(Seat(0)), random);
    room.play_on();
    room.pass(20000);
    expect(Fairness::untrue, fairness_of(room, 0));
  }
}

/// Once, and then the truth again: what was played can all be played. There are games in which it is never so
/// that a guest who waits could be shown another position; in three at least it is.
static void test_a_host_that_shows_one_position_that_was_not_so_is_found_out() {
  int lied = 0;
  for (int game = 0; game < game_count; ++game) {
    Room room(game, {1, 1}, 7);
    room.deal();
    Random random(7);
    AnyState shown, lie;
    bool has_lied = false;
    for (int i = 0; i < 400 && !has_lied; ++i) {
      room.pass(200);
      if (!room.host.decide_something()) {
        for (auto& guest : room.guests) guest->decide_something();
        continue;
      }
      const AnyState truth = room.host.truth();
      const SeatSet seats = room.guests[0]->table().seats();
      const bool waits = (game_at(game).to_act(truth).bits() & seats.bits()) == 0;  // the others go on
      room.host.sitting().view(seats, shown);
      conformance::subject(game).scramble(room.host.truth(), SeatSet(Seat(0)), random);
      room.host.sitting().view(seats, lie);
      has_lied =
          waits && std::memcmp(&shown, &lie, static_cast<std::size_t>(game_at(game).state_bytes())) != 0;
      if (has_lied) room.pass(200);
      room.host.truth() = truth;
    }
    if (!has_lied) continue;
    ++lied;
    room.play_on();
    room.pass(20000);
    expect(Fairness::untrue, fairness_of(room, 0));
  }
  TEST_ASSERT_GREATER_OR_EQUAL(3, lied);
}

static void test_a_unit_that_started_anew_can_prove_nothing() {
  Room room(beach(), {1, 1});
  room.deal();
  room.play_on(6);
  room.guests[1]->restart();
  room.pass(1000);
  room.play_on();
  room.pass(20000);
  expect(Fairness::fair, fairness_of(room, 0));
  expect(Fairness::not_provable, fairness_of(room, 1));
}

static void test_a_host_that_starts_anew_stays_provable() {
  Room room(beach(), {1, 1});
  room.deal();
  room.play_on(6);
  room.host.stop();
  room.pass(500);
  TEST_ASSERT_TRUE(room.host.resume());
  room.play_on();
  room.pass(20000);
  expect(Fairness::fair, fairness_of(room, 0));
  expect(Fairness::fair, fairness_of(room, 1));
}

/// Also while the table goes to another one.
static void test_nobody_is_told_the_secret_while_the_game_goes_on() {
  Room room(beach(), {1, 1});
  room.deal();
  TEST_ASSERT_TRUE(room.host.table().hand_over(1, {}));
  Report report;
  report.wants = Blob::secret;
  std::uint8_t memory[Channel::message_bytes_max];
  BitWriter writer({memory, Channel::message_bytes_max});
  write(report, writer);
  int pieces = 0;
  room.air.watch = [&pieces](int, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    if (!to_host && read_host_header(reader).says == HostSays::piece) ++pieces;
  };
  room.air.send(0, true, {memory, writer.bytes()});
  room.pass(100);
  TEST_ASSERT_EQUAL(0, pieces);
}

static void test_a_promise_for_an_earlier_deal_is_not_taken() {
  Room room(beach(), {1});
  room.pass(1000);
  room.host.table().deal({});
  Report report;
  report.gives = Report::Gives::promise;
  std::uint8_t memory[Channel::message_bytes_max];
  BitWriter writer({memory, Channel::message_bytes_max});
  write(report, writer);
  room.air.send(0, true, {memory, writer.bytes()});
  RoomMessage told;
  room.air.watch = [&told](int, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    if (!to_host && read_host_header(reader).says == HostSays::room) static_cast<void>(read(told, reader));
  };
  room.host.step();
  TEST_ASSERT_TRUE(told.roster.stage == Stage::dealing);
  TEST_ASSERT_FALSE(is_committed(told));
}

static void test_a_piece_that_nobody_asked_for_changes_nothing() {
  Room room(beach(), {1, 1});
  room.deal();
  room.play_on(6);
  std::uint8_t memory[Channel::message_bytes_max];
  BitWriter writer({memory, Channel::message_bytes_max});
  write(HostHeader{HostSays::piece, 0}, writer);
  write(Piece(), writer);
  room.air.send(0, false, {memory, writer.bytes()});
  room.pass(500);
  expect_agreement(room);
}

static void test_a_record_knows_who_watches() {
  DealRecord record, back;
  record.members.units[6].bytes[0] = 7;
  TEST_ASSERT_TRUE(unpack(pack(record), back));
  TEST_ASSERT_TRUE(back.members.units[6] == record.members.units[6]);
}

static void test_the_seed_depends_on_everybody() {
  SodiumCryptography cryptography;
  DealRecord record;
  record.entropy_shares.resize(2);
  const Seed seed = seed_of(cryptography, record);
  record.entropy_shares[1].bytes[3] ^= 1;
  TEST_ASSERT_TRUE(seed != seed_of(cryptography, record));
  record.entropy_shares[1].bytes[3] ^= 1;
  record.secret[0] ^= 1;
  TEST_ASSERT_TRUE(seed != seed_of(cryptography, record));
  record.secret[0] ^= 1;
  TEST_ASSERT_TRUE(seed.is_long() && seed == seed_of(cryptography, record));
  record.long_seed = false;
  TEST_ASSERT_TRUE(seed.shortened() == seed_of(cryptography, record));
}

static void test_a_record_of_the_deal_comes_back_from_its_bytes() {
  DealRecord record;
  record.secret[15] = 9;
  record.entropy_shares.resize(3);
  record.entropy_shares[2].bytes[7] = 0xEE;
  record.host_term = 4;
  record.game = GameId{2};
  record.places[Seat(5)] = {Holder::another, 4};
  record.members.units[4].bytes[0] = 7;
  record.given = 5;
  record.hand_over_phase = HandOverPhase::gone;
  record.members.key_seed.bytes[14] = 3;
  DealRecord back;
  TEST_ASSERT_TRUE(unpack(pack(record), back));
  TEST_ASSERT_TRUE(back.long_seed);
  TEST_ASSERT_EQUAL_MEMORY(pack(record).bytes, pack(back).bytes, DealRecord::bytes_max);
  TEST_ASSERT_EQUAL(4, back.places[Seat(5)].unit);
  TEST_ASSERT_TRUE(back.was_given_to(4) && back.hand_over_phase == HandOverPhase::gone);
  TEST_ASSERT_TRUE(back.members.key_seed == record.members.key_seed);
}

/// Somebody beside the table does something: no guest shows it, and all remember.
static void test_a_host_that_tells_of_what_cannot_have_happened_is_found_out() {
  for (int game = 0; game < game_count; ++game) {
    Room room(game, {1, 1}, 4);
    room.deal();
    while (!room.host.decide_something()) {
      for (auto& guest : room.guests) guest->decide_something();
      room.pass(500);
    }
    const int revision = room.guests[0]->table().revision();
    Event lie;
    lie.seat = Seat(seats_max - 1);
    const_cast<ToldEvents&>(room.host.table().events()).add(room.host.table().revision(), lie);
    room.pass(500);
    TEST_ASSERT_EQUAL(revision, room.guests[0]->table().revision());
    std::uint32_t place = 0;
    for (ToldEvent seen; room.guests[0]->table().events().next(place, seen);)
      TEST_ASSERT_TRUE(seen.event.seat.index() < room.host.table().roster().players);
  }
}

/// Whatever it says now: it was sealed by the host.
static void test_a_host_that_shows_an_earlier_position_again_is_found_out() {
  Room room(beach(), {1, 1});
  room.deal();
  std::vector<std::uint8_t> earlier;
  room.air.watch = [&earlier](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    if (guest != 0 || to_host || read_host_header(reader).says != HostSays::state) return;
    if (earlier.empty())
      earlier = bytes;
    else
      bytes = earlier;
  };
  room.play_on(1);
  room.pass(500);
  TEST_ASSERT_FALSE(earlier.empty());
  const std::vector<std::uint8_t> kept = earlier;
  room.air.watch = nullptr;
  room.play_on(6);
  room.pass(500);
  const int revision = room.guests[0]->table().revision();
  room.air.watch = [&kept](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    if (guest == 0 && !to_host && read_host_header(reader).says == HostSays::state) bytes = kept;
  };
  ++room.air.links[0].session;  // stamps begin anew
  room.pass(500);
  TEST_ASSERT_EQUAL(revision, room.guests[0]->table().revision());
  room.air.watch = nullptr;
  room.play_on();
  room.pass(20000);
  expect(Fairness::untrue, fairness_of(room, 0));
  expect(Fairness::fair, fairness_of(room, 1));
}

/// It overtook the room that says whose seats these are.
static void test_what_is_shown_to_other_seats_is_no_lie() {
  Room room(beach(), {1, 1});
  room.deal();
  room.play_on(4);
  room.pass(500);
  StateHeader header;
  header.stamp = 0x7000;
  header.seats = SeatSet(Seat(2));
  std::uint8_t memory[Channel::message_bytes_max];
  BitWriter writer({memory, Channel::message_bytes_max});
  write(HostHeader{HostSays::state, 0}, writer);
  write(header, writer);
  room.air.send(0, false, {memory, writer.bytes()});
  room.pass(500);
  room.play_on();
  room.pass(20000);
  expect(Fairness::fair, fairness_of(room, 0));
}

static void test_the_cards_are_gone_when_everybody_is_back_in_the_waiting_room() {
  Room room(beach(), {1, 1});
  room.deal();
  room.play_on();
  room.pass(1000);
  const int deal = room.guests[0]->table().deal();
  TEST_ASSERT_TRUE(room.guests[0]->table().has_state());
  const Roster roster = room.host.table().roster();
  room.host.open(beach(), roster);
  room.pass(1000);
  TEST_ASSERT_FALSE(room.guests[0]->table().has_state());
  TEST_ASSERT_TRUE(room.guests[0]->table().deal() != deal);
}

static void test_a_deal_is_kept_whole_or_not_at_all() {
  for (int cut = 0; cut < 260; ++cut) {
    static simulator::SimulatedFlash flash;
    flash = simulator::SimulatedFlash();
    DealRecord record;
    record.secret[0] = 1;
    record.members.units[4].bytes[5] = 9;
    RecordLog log(flash);
    log.mount();
    flash.cut_power_after(cut);
    SavedDeal store(log, id_of(GameName::mermaid_beach), own);
    const bool kept = store.keep(pack(record));
    flash.restore_power();
    RecordLog again(flash);
    again.mount();
    PackedDeal back;
    const bool found = SavedDeal(again, id_of(GameName::mermaid_beach), own).recall(back);
    TEST_ASSERT_TRUE(found || !kept);
    if (found) TEST_ASSERT_EQUAL_MEMORY(pack(record).bytes, back.bytes, DealRecord::bytes_max);
  }
}

static void test_a_record_by_other_rules_is_none() {
  static simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  TEST_ASSERT_TRUE(SavedDeal(log, id_of(GameName::mermaid_beach), own).keep(PackedDeal()));
  PackedDeal packed;
  TEST_ASSERT_FALSE(SavedDeal(log, id_of(GameName::mermaid_beach), {own.now + 1}).recall(packed));
  TEST_ASSERT_TRUE(
      SavedDeal(log, id_of(GameName::mermaid_beach), {{own.now + 1, own.now + 1, own.now}}).recall(packed));
}

static void test_every_game_has_a_record_of_its_own() {
  static simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  for (int number = 0; number < game_count; ++number) {
    DealRecord record;
    record.game = game_at(number).facts().id;
    TEST_ASSERT_TRUE(SavedDeal(log, record.game, own).keep(pack(record)));
  }
  for (int number = 0; number < game_count; ++number) {
    const GameId game = game_at(number).facts().id;
    PackedDeal packed;
    DealRecord back;
    TEST_ASSERT_TRUE(SavedDeal(log, game, own).recall(packed) && unpack(packed, back));
    TEST_ASSERT_TRUE(game == back.game);
  }
}

static void test_a_deal_kept_for_all_games_is_found_until_a_newer_one_is_kept() {
  static simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  DealRecord record;
  record.host_term = 3;
  TEST_ASSERT_TRUE(log.begin(keys::deal, pack(record)));
  SavedDeal store(log, id_of(GameName::mermaid_beach), own);
  PackedDeal packed;
  DealRecord back;
  TEST_ASSERT_TRUE(store.recall(packed) && unpack(packed, back));
  TEST_ASSERT_EQUAL(3, back.host_term);
  TEST_ASSERT_TRUE(store.keep(PackedDeal()));
  TEST_ASSERT_TRUE(store.recall(packed) && unpack(packed, back));
  TEST_ASSERT_EQUAL(0, back.host_term);
}

static void test_a_deal_kept_before_hand_overs_were_noted_says_it_is_here() {
  static simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  DealRecord record;
  record.game = id_of(GameName::mermaid_beach);
  record.given = 2;
  record.members.units[4].bytes[5] = 9;
  record.long_seed = false;
  constexpr int bytes_before = 113;
  TEST_ASSERT_TRUE(
      log.begin(keys::deals[id_of(GameName::mermaid_beach)], {pack(record).bytes, bytes_before}));
  PackedDeal packed;
  for (std::uint8_t& byte : packed.bytes) byte = 0xFF;
  DealRecord back;
  TEST_ASSERT_TRUE(SavedDeal(log, id_of(GameName::mermaid_beach), own).recall(packed) &&
                   unpack(packed, back));
  TEST_ASSERT_EQUAL_MEMORY(pack(record).bytes, packed.bytes, DealRecord::bytes_max);
  TEST_ASSERT_TRUE(back.was_given_to(1) && back.hand_over_phase == HandOverPhase::here);
}

void fairness_tests() {
  RUN_TEST(test_a_deal_kept_before_hand_overs_were_noted_says_it_is_here);
  RUN_TEST(test_a_deal_is_kept_whole_or_not_at_all);
  RUN_TEST(test_a_record_by_other_rules_is_none);
  RUN_TEST(test_every_game_has_a_record_of_its_own);
  RUN_TEST(test_a_deal_kept_for_all_games_is_found_until_a_newer_one_is_kept);
  RUN_TEST(test_a_host_that_tells_of_what_cannot_have_happened_is_found_out);
  RUN_TEST(test_a_host_that_shows_an_earlier_position_again_is_found_out);
  RUN_TEST(test_what_is_shown_to_other_seats_is_no_lie);
  RUN_TEST(test_the_cards_are_gone_when_everybody_is_back_in_the_waiting_room);
  RUN_TEST(test_after_the_end_every_unit_finds_the_deal_fair);
  RUN_TEST(test_a_host_that_commits_to_one_secret_and_shows_another_is_found_out);
  RUN_TEST(test_a_host_that_lost_its_last_record_is_no_liar);
  RUN_TEST(test_a_host_that_adds_an_entropy_share_is_found_out);
  RUN_TEST(test_a_host_that_turns_the_entropy_shares_round_is_found_out);
  RUN_TEST(test_a_host_that_knows_the_cards_cannot_choose_who_begins);
  RUN_TEST(test_a_host_that_knows_the_cards_cannot_choose_the_options);
  RUN_TEST(test_a_host_that_knows_the_cards_cannot_choose_its_seat);
  RUN_TEST(test_the_number_of_no_unit_is_no_other_seat);
  RUN_TEST(test_a_host_that_exchanges_cards_is_found_out);
  RUN_TEST(test_a_host_that_shows_one_position_that_was_not_so_is_found_out);
  RUN_TEST(test_a_unit_that_started_anew_can_prove_nothing);
  RUN_TEST(test_a_host_that_starts_anew_stays_provable);
  RUN_TEST(test_nobody_is_told_the_secret_while_the_game_goes_on);
  RUN_TEST(test_a_promise_for_an_earlier_deal_is_not_taken);
  RUN_TEST(test_a_host_that_commits_itself_before_it_has_all_promises_is_caught);
  RUN_TEST(test_nobody_tells_an_entropy_share_before_all_have_promised_theirs);
  RUN_TEST(test_the_commitment_is_to_every_entropy_share_in_its_place);
  RUN_TEST(test_every_deal_has_entropy_shares_of_its_own);
  RUN_TEST(test_the_record_of_a_deal_is_kept_before_its_journal_begins);
  RUN_TEST(test_an_entropy_share_that_was_not_promised_is_not_taken);
  RUN_TEST(test_who_starts_anew_while_all_shuffle_promises_anew);
  RUN_TEST(test_a_guest_that_restarts_after_its_entropy_share_accuses_nobody);
  RUN_TEST(test_a_new_session_while_all_shuffle_costs_nothing);
  RUN_TEST(test_a_piece_that_nobody_asked_for_changes_nothing);
  RUN_TEST(test_a_record_knows_who_watches);
  RUN_TEST(test_the_seed_depends_on_everybody);
  RUN_TEST(test_a_host_that_deals_from_a_short_seed_is_found_out);
  RUN_TEST(test_a_table_dealt_from_a_short_seed_is_resumed);
  RUN_TEST(test_a_record_of_the_deal_comes_back_from_its_bytes);
}
