// What a snapshot shows to whom, and what a guest keeps.
#include <map>
#include <set>

#include "chosen_games.h"
#include "storm/units.h"
#include "suite.h"

using namespace seaglass;
using storm::Cabin;
using storm::second;

namespace {

constexpr int sharers = 3;

struct Given {
  SodiumCryptography cryptography;
  const Game& game = game_at(find_game("mirage"));
  AnyState state;
  Snapshot snapshot;
  Key shares[sharers];

  Given() {
    Setup setup;
    setup.players = 4;
    for (int i = 0; i < game.facts().option_count; ++i)
      setup.options.values[i] = game.facts().options[i].standard;
    setup.seed = 5;
    game.begin(state, setup);
    snapshot.edition = 77;
    snapshot.holders = (1 << sharers) - 1;
    TableMembers members;
    members.table.bytes[3] = 9;
    members.units[1].bytes[5] = 4;
    snapshot.set_members(members);
    Key drawn;
    drawn.bytes[0] = 1;
    for (int i = 0; i < sharers; ++i) shares[i] = share_of(cryptography, drawn, i);
    snapshot.seal(cryptography, sum(sharers), game, state);
  }
  Key sum(int of) const {
    Key key;
    for (int i = 0; i < of; ++i) add(key, shares[i]);
    return key;
  }
  bool opens(const Snapshot& some, const Key& key) {
    Opening position;
    return some.open(cryptography, key, game, position);
  }
};

Snapshots& hear(Snapshots& snapshots, const Game& game, Edition edition, Edition settled, int part = -1) {
  Snapshot snapshot;
  snapshot.edition = edition;
  snapshot.holders = 1;
  for (int i = 0; i < Snapshot::parts_of(game); ++i) {
    if (part >= 0 && i != part) continue;
    SnapshotMessage message;
    message.part = static_cast<std::uint8_t>(i);
    message.settled = settled;
    snapshot.fill(message, game);
    snapshots.hear(message, game);
  }
  return snapshots;
}

/// As a flash holds the claim state of a guest whose host was just lost.
std::vector<RecordLog::Record> claim_state_records(const char* game) {
  Cabin cabin(game, 41);
  cabin.play(8);
  cabin.host_dies();
  RecordLog log(*cabin[1].flash);
  log.mount();
  std::vector<RecordLog::Record> records;
  RecordLog::Reader reader(log, keys::claim_state);
  for (RecordLog::Record record; reader.next(record);) records.push_back(record);
  return records;
}

bool recalls(const std::vector<RecordLog::Record>& records, ClaimState& claim_state) {
  simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  for (const RecordLog::Record& record : records) {
    const Bytes bytes{record.bytes, record.size};
    TEST_ASSERT_TRUE(&record == &records[0] ? log.begin(keys::claim_state, bytes)
                                            : log.append(keys::claim_state, bytes));
  }
  return SavedClaimState(log, storm::rules_of).recall(claim_state);
}

}  // namespace

static void test_all_shares_together_open_the_whole_position() {
  Given given;
  Opening position;
  TEST_ASSERT_TRUE(given.snapshot.open(given.cryptography, given.sum(sharers), given.game, position));
  AnyState back;
  BitReader reader(bytes_of(position));
  TEST_ASSERT_TRUE(given.game.unpack(back, reader) && reader.finished());
  TEST_ASSERT_EQUAL_MEMORY(&given.state, &back, static_cast<std::size_t>(given.game.state_bytes()));
}

static void test_all_shares_but_one_open_nothing() {
  Given given;
  TEST_ASSERT_FALSE(given.opens(given.snapshot, given.sum(1)));
  TEST_ASSERT_FALSE(given.opens(given.snapshot, given.sum(2)));
  for (const Key& share : given.shares) TEST_ASSERT_FALSE(given.opens(given.snapshot, share));
}

static void test_a_false_share_opens_nothing() {
  Given given;
  given.shares[1].bytes[7] ^= 1;
  TEST_ASSERT_FALSE(given.opens(given.snapshot, given.sum(sharers)));
}

static void test_a_snapshot_in_which_anything_was_changed_does_not_open() {
  Given given;
  const Key key = given.sum(sharers);
  for (int i = Key::size; i < Snapshot::bytes_of(given.game); ++i) {
    Snapshot changed = given.snapshot;
    changed.bytes[i] ^= 0x10;
    TEST_ASSERT_FALSE(given.opens(changed, key));
  }
  Snapshot changed = given.snapshot;
  ++changed.edition;
  TEST_ASSERT_FALSE(given.opens(changed, key));
  changed = given.snapshot;
  changed.holders = 3;
  TEST_ASSERT_FALSE(given.opens(changed, key));
}

static void test_a_guest_keeps_what_all_have_until_all_have_the_next() {
  for (const char* name : {"mermaid_beach", "mirage"}) {
    const Game& game = game_at(find_game(name));
    Snapshots snapshots;
    hear(snapshots, game, 10, no_edition);
    hear(snapshots, game, 11, 10);
    hear(snapshots, game, 12, 10);  // 11 was given up
    TEST_ASSERT_TRUE(snapshots.find(10, game) != nullptr);
    TEST_ASSERT_TRUE(snapshots.find(11, game) == nullptr);
    TEST_ASSERT_EQUAL(12, snapshots.newest(game));
    hear(snapshots, game, 13, 12);
    TEST_ASSERT_TRUE(snapshots.find(10, game) == nullptr);
    TEST_ASSERT_EQUAL(13, snapshots.whole(0, game)->edition);
    TEST_ASSERT_EQUAL(12, snapshots.whole(1, game)->edition);
  }
}

static void test_half_a_snapshot_is_none() {
  const Game& game = game_at(find_game("mirage"));
  Snapshots snapshots;
  hear(snapshots, game, 10, no_edition);
  hear(snapshots, game, 11, 10, 1);
  TEST_ASSERT_EQUAL(no_edition, snapshots.newest(game));
  TEST_ASSERT_EQUAL(10, snapshots.whole(0, game)->edition);
  TEST_ASSERT_TRUE(snapshots.whole(1, game) == nullptr);
}

static void test_an_older_snapshot_that_was_overtaken_replaces_nothing() {
  const Game& game = game_at(find_game("mermaid_beach"));
  Snapshots snapshots;
  hear(snapshots, game, 10, no_edition);
  hear(snapshots, game, 12, 10);
  hear(snapshots, game, 11, 10);
  TEST_ASSERT_EQUAL(12, snapshots.newest(game));
}

static void test_a_new_sessions_snapshot_is_the_newest_whatever_its_number() {
  const Game& game = game_at(find_game("mermaid_beach"));
  Snapshots snapshots;
  hear(snapshots, game, 10, no_edition);
  snapshots.begin_session();
  hear(snapshots, game, 5, no_edition);
  TEST_ASSERT_EQUAL(5, snapshots.newest(game));
  TEST_ASSERT_EQUAL(10, snapshots.whole(1, game)->edition);
}

/// Of the two newest there is always one that all its holders have, and that is the one that a guest is told
/// to keep. While it goes on, one of them goes away and comes back.
static void test_the_next_snapshot_waits_until_all_have_the_last_one() {
  constexpr int guest_count = 3;
  MessageAir air(5);
  air.faults = {30, 30};
  HostUnit host(air, 5);
  Roster roster;
  const Game& game = game_at(find_game("mermaids_song"));
  roster.players = guest_count + 1;
  for (int i = 0; i < game.facts().option_count; ++i)
    roster.options.values[i] = game.facts().options[i].standard;
  roster.seats[Seat(0)].holder = Holder::host;
  host.open(find_game("mermaids_song"), roster);
  std::vector<std::unique_ptr<GuestUnit>> guests;
  for (int i = 0; i < guest_count; ++i) {
    guests.push_back(std::make_unique<GuestUnit>(air, i, 50 + static_cast<std::uint64_t>(i)));
    People people;
    people.push_back(person('g'));
    guests.back()->start(people);
  }
  std::set<Edition> has[guest_count];
  Edition last = no_edition;
  UnitBits holders = 0;
  int editions = 0, settled = 0;
  const auto all_have = [&](Edition edition, UnitBits who) {
    for (int i = 0; i < guest_count; ++i)
      if (((who >> i) & 1) != 0 && has[i].count(edition) == 0) return false;
    return true;
  };
  std::map<Edition, UnitBits> holders_of;
  air.watch = [&](int guest, bool to_host, std::vector<std::uint8_t>& bytes) {
    BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
    Report report;
    if (to_host && read(report, reader)) has[guest].insert(report.snapshot);
    SnapshotMessage snapshot;
    if (to_host || read_host_header(reader).says != HostSays::snapshot || !read(snapshot, reader)) return;
    holders_of[snapshot.edition] = snapshot.holders;
    if (snapshot.edition != last) {
      if (last != no_edition && snapshot.holders == holders) TEST_ASSERT_TRUE(all_have(last, holders));
      last = snapshot.edition;
      holders = snapshot.holders;
      ++editions;
    }
    if (snapshot.settled == no_edition) return;
    TEST_ASSERT_TRUE(all_have(snapshot.settled, holders_of[snapshot.settled]));
    ++settled;
  };
  for (int round = 0; round < 400; ++round) {
    if (host.table().can_deal()) host.table().deal({});
    host.decide_something();
    for (auto& guest : guests) guest->decide_something();
    air.links[2].cut = round % 50 > 40;
    for (int i = 0; i < 25; ++i, air.now += 4) {
      host.step();
      for (auto& guest : guests) guest->step();
    }
  }
  TEST_ASSERT_GREATER_THAN(20, editions);
  TEST_ASSERT_GREATER_THAN(20, settled);
}

static void test_how_long_a_snapshot_is_depends_on_the_game_alone() {
  for (int number = 0; number < game_count; ++number) {
    if (!suits(number, game_at(number).facts().players_min, long_game)) continue;
    const Game& game = game_at(number);
    MessageAir air(3);
    HostUnit host(air, 5);
    GuestUnit guest(air, 0, 4);
    Roster roster;
    roster.players = game.facts().players_min;
    for (int i = 0; i < game.facts().option_count; ++i)
      roster.options.values[i] = game.facts().options[i].standard;
    for (int i = 0; i + 1 < roster.players; ++i) roster.seats[Seat(i)].holder = Holder::host;
    host.open(number, roster);
    People people;
    people.push_back(person('g'));
    guest.start(people);
    std::size_t longest[2] = {0, 0}, shortest[2] = {1000, 1000};
    int count = 0;
    air.watch = [&](int, bool to_host, std::vector<std::uint8_t>& bytes) {
      BitReader reader({bytes.data(), static_cast<int>(bytes.size())});
      if (to_host || read_host_header(reader).says != HostSays::snapshot) return;
      SnapshotMessage message;
      TEST_ASSERT_TRUE(read(message, reader));
      longest[message.part] = std::max(longest[message.part], bytes.size());
      shortest[message.part] = std::min(shortest[message.part], bytes.size());
      ++count;
    };
    for (int step = 0; step < 4000 && count < 300; ++step) {
      if (host.table().can_deal()) host.table().deal({});
      host.decide_something();
      guest.decide_something();
      for (int i = 0; i < 25; ++i, air.now += 4) host.step(), guest.step();
    }
    TEST_ASSERT_GREATER_THAN(20, count);
    for (int part = 0; part < Snapshot::parts_of(game); ++part)
      TEST_ASSERT_EQUAL(shortest[part], longest[part]);
  }
}

static void test_what_a_guest_holds_is_in_flash_as_it_holds_it() {
  for (int game = 0; game < game_count; ++game) {
    if (!suits(game, 4, long_game)) continue;
    Cabin cabin(game_at(game).facts().name, 40);
    cabin.play(8);
    const auto holds_two = [&] {
      return cabin[1].joined().claim_state().snapshots.whole(snapshots_kept - 1, game_at(game)) != nullptr;
    };
    TEST_ASSERT_TRUE(cabin.run_until(holds_two));
    cabin.host_dies();
    TEST_ASSERT_TRUE(cabin[1].joined().can_claim());
    const ClaimState held = cabin[1].joined().claim_state();
    cabin[1].stop();
    cabin.comes_back(1);
    cabin.pass(12 * second);
    TEST_ASSERT_TRUE(cabin[1].joined().can_claim());
    const ClaimState found = cabin[1].joined().claim_state();
    TEST_ASSERT_TRUE(held.host == found.host && held.unit == found.unit && held.host_term == found.host_term);
    TEST_ASSERT_EQUAL_MEMORY(&held.roster, &found.roster, sizeof held.roster);
    for (int i = 0; i < snapshots_kept; ++i) {
      const Snapshot* snapshot = held.snapshots.whole(i, game_at(game));
      TEST_ASSERT_NOT_NULL(snapshot);
      TEST_ASSERT_EQUAL_MEMORY(snapshot, found.snapshots.whole(i, game_at(game)), sizeof *snapshot);
    }
  }
}

static void test_a_claim_state_by_other_rules_is_none() {
  std::vector<RecordLog::Record> records = claim_state_records("mermaid_beach");
  ClaimState claim_state;
  TEST_ASSERT_TRUE(recalls(records, claim_state));
  records[0].bytes[records[0].size - 1] ^= 1;  // the fingerprint
  TEST_ASSERT_FALSE(recalls(records, claim_state));
}

static void test_a_claim_state_of_which_anything_is_missing_is_none() {
  for (const char* game : {"mermaid_beach", "mirage"}) {
    std::vector<RecordLog::Record> records = claim_state_records(game);
    TEST_ASSERT_GREATER_THAN(3, static_cast<int>(records.size()));
    TEST_ASSERT_LESS_OR_EQUAL(SavedClaimState::records_max, static_cast<int>(records.size()));
    ClaimState claim_state;
    TEST_ASSERT_TRUE(recalls(records, claim_state));
    while (!records.empty()) {
      records.pop_back();
      TEST_ASSERT_FALSE(recalls(records, claim_state));
    }
  }
}

static void test_whatever_a_claim_state_says_it_is_one_that_can_be_or_none() {
  const std::vector<RecordLog::Record> sound = claim_state_records("mermaids_song");
  int refused = 0;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    for (int bit = 0; bit < 8 * sound[i].size; ++bit) {
      std::vector<RecordLog::Record> records = sound;
      records[i].bytes[bit / 8] = static_cast<std::uint8_t>(records[i].bytes[bit / 8] ^ 1 << bit % 8);
      ClaimState claim_state;
      if (!recalls(records, claim_state)) {
        ++refused;
        continue;
      }
      TEST_ASSERT_TRUE(claim_state.roster.makes_sense() && claim_state.unit < units_max);
      TEST_ASSERT_NOT_NULL(claim_state.snapshots.whole(0, game_by_id(claim_state.roster.game)));
    }
  }
  TEST_ASSERT_GREATER_THAN(20, refused);
}

void snapshot_tests() {
  RUN_TEST(test_what_a_guest_holds_is_in_flash_as_it_holds_it);
  RUN_TEST(test_a_claim_state_by_other_rules_is_none);
  RUN_TEST(test_a_claim_state_of_which_anything_is_missing_is_none);
  RUN_TEST(test_whatever_a_claim_state_says_it_is_one_that_can_be_or_none);
  RUN_TEST(test_all_shares_together_open_the_whole_position);
  RUN_TEST(test_all_shares_but_one_open_nothing);
  RUN_TEST(test_a_false_share_opens_nothing);
  RUN_TEST(test_a_snapshot_in_which_anything_was_changed_does_not_open);
  RUN_TEST(test_a_guest_keeps_what_all_have_until_all_have_the_next);
  RUN_TEST(test_half_a_snapshot_is_none);
  RUN_TEST(test_an_older_snapshot_that_was_overtaken_replaces_nothing);
  RUN_TEST(test_a_new_sessions_snapshot_is_the_newest_whatever_its_number);
  RUN_TEST(test_the_next_snapshot_waits_until_all_have_the_last_one);
  RUN_TEST(test_how_long_a_snapshot_is_depends_on_the_game_alone);
}
