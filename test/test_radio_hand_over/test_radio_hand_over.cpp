// A table goes from one unit to another in the middle of the game, over real links on the shared channel.
#include <unity.h>

#include <cstring>

#include "games/games.h"
#include "sealing/sodium_cryptography.h"  // PlatformIO looks only here which libraries are needed
#include "storm/air_units.cpp"

using namespace seaglass;
using namespace seaglass::storm;

void setUp() {}
void tearDown() {}

namespace {

constexpr Microseconds second = 1000000;

/// A host with one person, and three guests with one each, who know where to keep a table.
struct Train {
  std::unique_ptr<SharedMedium> medium;
  WatchedCryptography cryptography;
  seaglass::storm::Room room;
  Random random;
  std::unique_ptr<HostingUnit> host;
  std::vector<std::unique_ptr<GuestUnit>> guests;

  Train(const char* name, std::uint64_t seed)
      : medium(std::make_unique<SharedMedium>(seed)), room(*medium), random(seed) {
    const int game = find_game(name);
    host = std::make_unique<HostingUnit>(*medium, cryptography, 0, seed);
    host->game = game;
    host->roster.players = 4;
    const GameFacts& facts = game_at(game).facts();
    for (int i = 0; i < facts.option_count; ++i) host->roster.options.values[i] = facts.options[i].standard;
    host->roster.seats[Seat(0)].holder = Holder::host;
    room.add(*host);
    host->start_later(0);
    for (int i = 0; i < 3; ++i) {
      add_guest(1 + i, game);
      acquaint(*host, *guests.back(), random);
      guests.back()->host = host->radio.address();
      guests.back()->start_later(0);
    }
  }
  GuestUnit& add_guest(int number, int game) {
    guests.push_back(std::make_unique<GuestUnit>(*medium, cryptography, number, random.next()));
    guests.back()->people.push_back(person_named('g'));
    guests.back()->game = game;
    guests.back()->flash = std::make_unique<simulator::SimulatedFlash>();
    room.add(*guests.back());
    return *guests.back();
  }
  template <typename Condition>
  bool run_until(Condition holds, Microseconds patience = 120 * second) {
    for (const Microseconds end = medium->now() + patience; medium->now() < end;) {
      if (holds()) return true;
      room.pass(medium->now() + second / 100);
    }
    return holds();
  }
  int unit_of(int guest) { return host->hosted().link().peer_of(address_of(1 + guest)); }

  /// The console's part: the unit that took over hosts, and the one that hosted becomes its guest.
  std::unique_ptr<HostingUnit> old_host;
  std::unique_ptr<GuestUnit> next_host;
  void change_places(int guest) {
    const int game = host->game;
    old_host = std::move(host);
    old_host->stop();
    next_host = std::move(guests[static_cast<std::size_t>(guest)]);
    next_host->stop();
    host = std::make_unique<HostingUnit>(*medium, cryptography, next_host->number, random.next());
    host->game = game;
    host->flash = std::move(next_host->flash);
    host->radio.flash = host->flash.get();
    host->keys = next_host->keys;
    room.add(*host);
    host->start_later(medium->now());
    GuestUnit& follower = *(guests[static_cast<std::size_t>(guest)] =
                                std::make_unique<GuestUnit>(*medium, cryptography, 0, random.next()));
    follower.people.push_back(person_named('h'));
    follower.keys = old_host->keys;
    follower.sit_at(host->radio.address());
    room.add(follower);
    follower.start_later(medium->now());
  }
  void hand_over_and_play_on(int next_host_number) {
    TEST_ASSERT_TRUE(run_until([&] { return host->is_up() && host->journal().size() >= 12; }));
    let_decide(false);
    run_until([] { return false; }, 8 * second);  // until all have been introduced
    TEST_ASSERT_TRUE(host->hosted().hand_over(unit_of(next_host_number)));
    RadioAddress to;
    GuestUnit& chosen = *guests[static_cast<std::size_t>(next_host_number)];
    TEST_ASSERT_TRUE(
        run_until([&] { return host->hosted().has_moved(to) && chosen.joined().has_taken_over(); }));
    TEST_ASSERT_TRUE(to == address_of(1 + next_host_number));
    change_places(next_host_number);
    let_decide(true);
  }
  void let_decide(bool they_do) {
    host->decides_by_itself = they_do;
    for (auto& guest : guests) guest->decides_by_itself = they_do;
  }
  bool all_know_how_it_ended() {
    for (auto& guest : guests)
      if (!guest->is_up() || !guest->table().has_state() || guest->table().fairness() == Fairness::unknown)
        return false;
    return host->is_up() && host->hosted().table().stage() == Stage::over;
  }
};

}  // namespace

static void test_a_table_handed_over_is_played_to_its_end_and_stays_provable() {
  for (const char* game : {"mermaid_rain", "mermaids_song", "mirage", "mermaid_beach"}) {
    Train train(game, 4);
    train.medium->faults.loss_percent = 20;
    train.hand_over_and_play_on(1);
    TEST_ASSERT_TRUE_MESSAGE(train.run_until([&] { return train.all_know_how_it_ended(); }, 900 * second),
                             game);
    for (auto& guest : train.guests) {
      AnyState seen;
      train.host->sitting().view(guest->table().seats(), seen);
      TEST_ASSERT_EQUAL_MEMORY(&seen, &guest->table().state(),
                               static_cast<std::size_t>(guest->table().game().state_bytes()));
    }
    TEST_ASSERT_TRUE(train.guests[0]->table().fairness() == Fairness::fair);
    TEST_ASSERT_TRUE(train.guests[2]->table().fairness() == Fairness::fair);
    TEST_ASSERT_TRUE(train.guests[1]->table().fairness() == Fairness::not_provable);  // it was the host
    TEST_ASSERT_EQUAL(0, train.cryptography.repeats + train.cryptography.foreign + train.cryptography.twice);
  }
}

static void test_the_host_that_gave_the_table_away_does_not_resume_it() {
  Train train("mermaid_beach", 5);
  train.hand_over_and_play_on(0);
  RecordLog log(*train.old_host->flash);
  log.mount();
  PackedDeal packed;
  DealRecord deal;
  SavedDeal store(log, id_of(GameName::mermaid_beach), rules);
  TEST_ASSERT_TRUE(store.recall(packed) && unpack(packed, deal));
  TEST_ASSERT_TRUE(deal.hand_over_phase == HandOverPhase::gone);
  TEST_ASSERT_TRUE(deal.members.units[deal.given - 1] == address_of(1));
  train.old_host->start();
  TEST_ASSERT_TRUE(train.old_host->hosted().table().stage() == Stage::waiting);  // of another table
}

/// As the record of a table says that came here.
static void test_a_watcher_that_does_not_come_along_frees_its_place_after_30_s() {
  Train train("mermaid_beach", 7);
  TEST_ASSERT_TRUE(train.run_until([&] { return train.host->is_up() && train.host->journal().size() >= 4; }));
  train.host->stop();
  RecordLog log(*train.host->flash);
  log.mount();
  SavedDeal store(log, game_at(train.host->game).facts().id, rules);
  PackedDeal packed;
  DealRecord deal;
  TEST_ASSERT_TRUE(store.recall(packed) && unpack(packed, deal));
  constexpr int watcher = radio::HostLink::players_max;
  deal.members.units[watcher] = address_of(20);
  TEST_ASSERT_TRUE(store.keep(pack(deal)));
  train.host->start();
  const auto is_expected = [&] { return train.host->hosted().link().is_member(watcher); };
  train.run_until([] { return false; }, 25 * second);
  TEST_ASSERT_TRUE(is_expected());
  train.run_until([] { return false; }, 6 * second);
  TEST_ASSERT_FALSE(is_expected());
}

static void test_a_table_stays_where_it_is_when_the_other_unit_goes_away() {
  Train train("mermaid_beach", 6);
  TEST_ASSERT_TRUE(
      train.run_until([&] { return train.host->is_up() && train.host->journal().size() >= 12; }));
  const int unit = train.unit_of(0);
  train.guests[0]->stop();
  TEST_ASSERT_TRUE(train.host->hosted().hand_over(unit));
  TEST_ASSERT_TRUE(train.run_until([&] { return !train.host->hosted().table().is_moving(); }));
  train.guests[0]->start_later(train.medium->now());
  TEST_ASSERT_TRUE(train.run_until([&] { return train.all_know_how_it_ended(); }, 900 * second));
}

/// Its host has noted that it holds all, and says so: it does not any more, and is no host of its own.
static void test_a_next_host_that_restarts_too_early_is_given_the_table_again() {
  Train train("mermaid_beach", 9);
  TEST_ASSERT_TRUE(
      train.run_until([&] { return train.host->is_up() && train.host->journal().size() >= 12; }));
  TEST_ASSERT_TRUE(train.host->hosted().hand_over(train.unit_of(0)));
  GuestUnit& next_host = *train.guests[0];
  while (!train.host->hosted().table().is_given()) train.room.pass(train.medium->now() + 100);
  TEST_ASSERT_FALSE(next_host.table().hosts_by_now());
  next_host.stop();
  next_host.start_later(train.medium->now() + second / 2);
  RadioAddress to;
  TEST_ASSERT_TRUE(train.run_until([&] {
    return train.host->hosted().has_moved(to) && next_host.is_up() && next_host.joined().has_taken_over();
  }));
  TEST_ASSERT_TRUE(to == next_host.radio.address());
  TEST_ASSERT_EQUAL(1, next_host.joined().link().session());  // it never looked for the table anywhere else
}

static bool takes_decline_of(Train& train, int unit) {
  int declined_by = -1;
  return train.host->hosted().table().take_decline(declined_by) && declined_by == unit;
}

static void test_a_unit_whose_cell_is_low_is_handed_no_table() {
  Train train("mermaid_beach", 8);
  TEST_ASSERT_TRUE(
      train.run_until([&] { return train.host->is_up() && train.host->journal().size() >= 12; }));
  const int unit = train.unit_of(0);
  train.guests[0]->table().set_low(true);
  TEST_ASSERT_TRUE(train.run_until([&] { return train.host->hosted().table().is_low(unit); }, 2 * second));
  TEST_ASSERT_FALSE(train.host->hosted().hand_over(unit));
  TEST_ASSERT_TRUE(takes_decline_of(train, unit));
  train.guests[0]->table().set_low(false);
  TEST_ASSERT_TRUE(train.run_until([&] { return !train.host->hosted().table().is_low(unit); }, 2 * second));
  TEST_ASSERT_TRUE(train.host->hosted().hand_over(unit));
  TEST_ASSERT_FALSE(takes_decline_of(train, unit));
}

/// At any moment of the way: it declines, or it hosts, and the game goes on.
static void test_a_cell_that_gets_low_on_the_way_declines_the_table() {
  int declined = 0;
  for (int moment = 0; moment < 12; ++moment) {
    Train train("mermaids_song", 30 + static_cast<std::uint64_t>(moment));
    train.medium->faults.loss_percent = 20;
    TEST_ASSERT_TRUE(
        train.run_until([&] { return train.host->is_up() && train.host->journal().size() >= 12; }));
    const int unit = train.unit_of(0);
    TEST_ASSERT_TRUE(train.host->hosted().hand_over(unit));
    train.run_until([] { return false; }, static_cast<Microseconds>(moment) * second / 50);
    train.guests[0]->table().set_low(true);
    RadioAddress to;
    const auto is_settled = [&] {
      return !train.host->hosted().table().is_moving() || train.host->hosted().has_moved(to);
    };
    TEST_ASSERT_TRUE(train.run_until(is_settled));
    if (train.host->hosted().has_moved(to)) continue;
    TEST_ASSERT_TRUE(takes_decline_of(train, unit));
    ++declined;
    const int played = train.host->journal().size();
    TEST_ASSERT_TRUE(train.run_until([&] { return train.host->journal().size() > played + 4; }));
  }
  TEST_ASSERT_GREATER_THAN(0, declined);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_table_handed_over_is_played_to_its_end_and_stays_provable);
  RUN_TEST(test_the_host_that_gave_the_table_away_does_not_resume_it);
  RUN_TEST(test_a_watcher_that_does_not_come_along_frees_its_place_after_30_s);
  RUN_TEST(test_a_table_stays_where_it_is_when_the_other_unit_goes_away);
  RUN_TEST(test_a_next_host_that_restarts_too_early_is_given_the_table_again);
  RUN_TEST(test_a_unit_whose_cell_is_low_is_handed_no_table);
  RUN_TEST(test_a_cell_that_gets_low_on_the_way_declines_the_table);
  return UNITY_END();
}
