// What a vault shows to whom, and what a guest keeps.
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
  Vault vault;
  Key shares[sharers];

  Given() {
    Setup setup;
    setup.players = 4;
    for (int i = 0; i < game.facts().option_count; ++i)
      setup.options.values[i] = game.facts().options[i].standard;
    setup.seed = 5;
    game.begin(state, setup);
    vault.edition = 77;
    vault.holders = (1 << sharers) - 1;
    TableMembers members;
    members.table.bytes[3] = 9;
    members.units[1].bytes[5] = 4;
    vault.set_members(members);
    Key drawn;
    drawn.bytes[0] = 1;
    for (int i = 0; i < sharers; ++i) shares[i] = share_of(cryptography, drawn, i);
    vault.seal(cryptography, sum(sharers), game, state);
  }
  Key sum(int of) const {
    Key key;
    for (int i = 0; i < of; ++i) add(key, shares[i]);
    return key;
  }
  bool opens(const Vault& some, const Key& key) {
    Opening position;
    return some.open(cryptography, key, game, position);
  }
};

Vaults& hear(Vaults& vaults, const Game& game, Edition edition, Edition settled, int part = -1) {
  Vault vault;
  vault.edition = edition;
  vault.holders = 1;
  for (int i = 0; i < Vault::parts_of(game); ++i) {
    if (part >= 0 && i != part) continue;
    VaultMessage message;
    message.part = static_cast<std::uint8_t>(i);
    message.settled = settled;
    vault.fill(message, game);
    vaults.hear(message, game);
  }
  return vaults;
}

/// As a flash holds the estate of a guest whose host was just lost.
std::vector<RecordLog::Record> estate_records(const char* game) {
  Cabin cabin(game, 41);
  cabin.play(8);
  cabin.host_dies();
  RecordLog log(*cabin[1].flash);
  log.mount();
  std::vector<RecordLog::Record> records;
  RecordLog::Reader reader(log, keys::estate);
  for (RecordLog::Record record; reader.next(record);) records.push_back(record);
  return records;
}

bool recalls(const std::vector<RecordLog::Record>& records, Estate& estate) {
  simulator::SimulatedFlash flash;
  RecordLog log(flash);
  log.mount();
  for (const RecordLog::Record& record : records) {
    const Bytes bytes{record.bytes, record.size};
    TEST_ASSERT_TRUE(&record == &records[0] ? log.begin(keys::estate, bytes)
                                            : log.append(keys::estate, bytes));
  }
  return SavedEstate(log, storm::rules_of).recall(estate);
}

}  // namespace

static void test_all_shares_together_open_the_whole_position() {
  Given given;
  Opening position;
  TEST_ASSERT_TRUE(given.vault.open(given.cryptography, given.sum(sharers), given.game, position));
  AnyState back;
  BitReader reader(bytes_of(position));
  TEST_ASSERT_TRUE(given.game.unpack(back, reader) && reader.finished());
  TEST_ASSERT_EQUAL_MEMORY(&given.state, &back, static_cast<std::size_t>(given.game.state_bytes()));
}

static void test_all_shares_but_one_open_nothing() {
  Given given;
  TEST_ASSERT_FALSE(given.opens(given.vault, given.sum(1)));
  TEST_ASSERT_FALSE(given.opens(given.vault, given.sum(2)));
  for (const Key& share : given.shares) TEST_ASSERT_FALSE(given.opens(given.vault, share));
}

static void test_a_false_share_opens_nothing() {
  Given given;
  given.shares[1].bytes[7] ^= 1;
  TEST_ASSERT_FALSE(given.opens(given.vault, given.sum(sharers)));
}

static void test_a_vault_in_which_anything_was_changed_does_not_open() {
  Given given;
  const Key key = given.sum(sharers);
  for (int i = Key::size; i < Vault::bytes_of(given.game); ++i) {
    Vault changed = given.vault;
    changed.bytes[i] ^= 0x10;
    TEST_ASSERT_FALSE(given.opens(changed, key));
  }
  Vault changed = given.vault;
  ++changed.edition;
  TEST_ASSERT_FALSE(given.opens(changed, key));
  changed = given.vault;
  changed.holders = 3;
  TEST_ASSERT_FALSE(given.opens(changed, key));
}

static void test_a_guest_keeps_what_all_have_until_all_have_the_next() {
  for (const char* name : {"mermaid_beach", "mirage"}) {
    const Game& game = game_at(find_game(name));
    Vaults vaults;
    hear(vaults, game, 10, no_edition);
    hear(vaults, game, 11, 10);
    hear(vaults, game, 12, 10);  // 11 was given up
    TEST_ASSERT_TRUE(vaults.find(10, game) != nullptr);
    TEST_ASSERT_TRUE(vaults.find(11, game) == nullptr);
    TEST_ASSERT_EQUAL(12, vaults.newest(game));
    hear(vaults, game, 13, 12);
    TEST_ASSERT_TRUE(vaults.find(10, game) == nullptr);
    TEST_ASSERT_EQUAL(13, vaults.whole(0, game)->edition);
    TEST_ASSERT_EQUAL(12, vaults.whole(1, game)->edition);
  }
}

static void test_half_a_vault_is_none() {
  const Game& game = game_at(find_game("mirage"));
  Vaults vaults;
  hear(vaults, game, 10, no_edition);
  hear(vaults, game, 11, 10, 1);
  TEST_ASSERT_EQUAL(no_edition, vaults.newest(game));
  TEST_ASSERT_EQUAL(10, vaults.whole(0, game)->edition);
  TEST_ASSERT_TRUE(vaults.whole(1, game) == nullptr);
}

static void test_an_older_vault_that_was_overtaken_replaces_nothing() {
  const Game& game = game_at(find_game("mermaid_beach"));
  Vaults vaults;
  hear(vaults, game, 10, no_edition);
  hear(vaults, game, 12, 10);
  hear(vaults, game, 11, 10);
  TEST_ASSERT_EQUAL(12, vaults.newest(game));
}

static void test_what_a_host_gives_in_a_new_session_is_the_newest_whatever_its_number() {
  const Game& game = game_at(find_game("mermaid_beach"));
  Vaults vaults;
  hear(vaults, game, 10, no_edition);
  vaults.begin_session();
  hear(vaults, game, 5, no_edition);
  TEST_ASSERT_EQUAL(5, vaults.newest(game));
  TEST_ASSERT_EQUAL(10, vaults.whole(1, game)->edition);
}

/// Of the two newest there is always one that all its holders have, and that is the one that a guest is told
/// to keep. While it goes on, one of them goes away and comes back.
static void test_the_next_vault_is_made_when_all_have_the_last_and_what_is_settled_all_have() {
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
    if (to_host && read(report, reader)) has[guest].insert(report.vault);
    VaultMessage vault;
    if (to_host || read_host_header(reader).says != HostSays::vault || !read(vault, reader)) return;
    holders_of[vault.edition] = vault.holders;
    if (vault.edition != last) {
      if (last != no_edition && vault.holders == holders) TEST_ASSERT_TRUE(all_have(last, holders));
      last = vault.edition;
      holders = vault.holders;
      ++editions;
    }
    if (vault.settled == no_edition) return;
    TEST_ASSERT_TRUE(all_have(vault.settled, holders_of[vault.settled]));
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

static void test_how_long_a_vault_is_depends_on_the_game_alone() {
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
      if (to_host || read_host_header(reader).says != HostSays::vault) return;
      VaultMessage message;
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
    for (int part = 0; part < Vault::parts_of(game); ++part) TEST_ASSERT_EQUAL(shortest[part], longest[part]);
  }
}

static void test_what_a_guest_holds_is_in_flash_as_it_holds_it() {
  for (int game = 0; game < game_count; ++game) {
    if (!suits(game, 4, long_game)) continue;
    Cabin cabin(game_at(game).facts().name, 40);
    cabin.play(8);
    const auto holds_two = [&] {
      return cabin[1].joined().estate().vaults.whole(vaults_kept - 1, game_at(game)) != nullptr;
    };
    TEST_ASSERT_TRUE(cabin.run_until(holds_two));
    cabin.host_dies();
    TEST_ASSERT_TRUE(cabin[1].joined().can_claim());
    const Estate held = cabin[1].joined().estate();
    cabin[1].stop();
    cabin.comes_back(1);
    cabin.pass(12 * second);
    TEST_ASSERT_TRUE(cabin[1].joined().can_claim());
    const Estate found = cabin[1].joined().estate();
    TEST_ASSERT_TRUE(held.host == found.host && held.unit == found.unit && held.epoch == found.epoch);
    TEST_ASSERT_EQUAL_MEMORY(&held.roster, &found.roster, sizeof held.roster);
    for (int i = 0; i < vaults_kept; ++i) {
      const Vault* vault = held.vaults.whole(i, game_at(game));
      TEST_ASSERT_NOT_NULL(vault);
      TEST_ASSERT_EQUAL_MEMORY(vault, found.vaults.whole(i, game_at(game)), sizeof *vault);
    }
  }
}

static void test_an_estate_by_other_rules_is_none() {
  std::vector<RecordLog::Record> records = estate_records("mermaid_beach");
  Estate estate;
  TEST_ASSERT_TRUE(recalls(records, estate));
  records[0].bytes[records[0].size - 1] ^= 1;  // the fingerprint
  TEST_ASSERT_FALSE(recalls(records, estate));
}

static void test_an_estate_of_which_anything_is_missing_is_none() {
  for (const char* game : {"mermaid_beach", "mirage"}) {
    std::vector<RecordLog::Record> records = estate_records(game);
    TEST_ASSERT_GREATER_THAN(3, static_cast<int>(records.size()));
    TEST_ASSERT_LESS_OR_EQUAL(SavedEstate::records_max, static_cast<int>(records.size()));
    Estate estate;
    TEST_ASSERT_TRUE(recalls(records, estate));
    while (!records.empty()) {
      records.pop_back();
      TEST_ASSERT_FALSE(recalls(records, estate));
    }
  }
}

static void test_whatever_an_estate_says_it_is_one_that_can_be_or_none() {
  const std::vector<RecordLog::Record> sound = estate_records("mermaids_song");
  int refused = 0;
  for (std::size_t i = 0; i < sound.size(); ++i) {
    for (int bit = 0; bit < 8 * sound[i].size; ++bit) {
      std::vector<RecordLog::Record> records = sound;
      records[i].bytes[bit / 8] = static_cast<std::uint8_t>(records[i].bytes[bit / 8] ^ 1 << bit % 8);
      Estate estate;
      if (!recalls(records, estate)) {
        ++refused;
        continue;
      }
      TEST_ASSERT_TRUE(estate.roster.makes_sense() && estate.unit < units_max);
      TEST_ASSERT_NOT_NULL(estate.vaults.whole(0, game_at(estate.roster.game)));
    }
  }
  TEST_ASSERT_GREATER_THAN(20, refused);
}

void vault_tests() {
  RUN_TEST(test_what_a_guest_holds_is_in_flash_as_it_holds_it);
  RUN_TEST(test_an_estate_by_other_rules_is_none);
  RUN_TEST(test_an_estate_of_which_anything_is_missing_is_none);
  RUN_TEST(test_whatever_an_estate_says_it_is_one_that_can_be_or_none);
  RUN_TEST(test_all_shares_together_open_the_whole_position);
  RUN_TEST(test_all_shares_but_one_open_nothing);
  RUN_TEST(test_a_false_share_opens_nothing);
  RUN_TEST(test_a_vault_in_which_anything_was_changed_does_not_open);
  RUN_TEST(test_a_guest_keeps_what_all_have_until_all_have_the_next);
  RUN_TEST(test_half_a_vault_is_none);
  RUN_TEST(test_an_older_vault_that_was_overtaken_replaces_nothing);
  RUN_TEST(test_what_a_host_gives_in_a_new_session_is_the_newest_whatever_its_number);
  RUN_TEST(test_the_next_vault_is_made_when_all_have_the_last_and_what_is_settled_all_have);
  RUN_TEST(test_how_long_a_vault_is_depends_on_the_game_alone);
}
