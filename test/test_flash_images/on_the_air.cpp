// A table on the air: its host and its guests start over what the battery left them, find each other by the
// keys they have, and play on. Nobody compares pictures again.
#include "suite.h"
#include "test_nearby/suite.h"

namespace seaglass {
namespace {

/// Units that were off, each with an image of its own, start at once. Where there is none, one stays off.
std::unique_ptr<NearbyRoom> started(const std::string (&images)[3]) {
  auto room = std::make_unique<NearbyRoom>(3, 21);
  for (int i = 0; i < 3; ++i) {
    room->room()[i].stop();
    if (!images[i].empty()) load(images[i], room->room()[i].flash);
  }
  for (int i = 0; i < 3; ++i)
    if (!images[i].empty()) room->room()[i].start();
  room->run(3000);
  return room;
}

Position position_at(NearbyRoom& room, int host) {
  TEST_ASSERT_TRUE(room.handheld(host).table().is_hosted());
  return position_of(room.handheld(host).table().sitting());
}

/// What a guest is shown is what its people may know of the host's position.
void expect_same_table(NearbyRoom& room, int host) {
  static AnyState masked;
  for (int i = 0; i < room.size(); ++i) {
    if (i == host || !room.room()[i].is_running()) continue;
    const Table& table = room.handheld(i).table();
    TEST_ASSERT_EQUAL(1, table.people().count());
    const View view = table.view(Language::english, true);
    masked = room.handheld(host).table().sitting().state();
    table.game().mask(masked, view.open ? SeatSet(view.near) : SeatSet());
    TEST_ASSERT_EQUAL_MEMORY(&masked, view.state, static_cast<std::size_t>(table.game().state_bytes()));
  }
}

void expect_same_scores(NearbyRoom& room, int host) {
  const Score score = room.handheld(host).table().score();
  for (int i = 0; i < room.size(); ++i) {
    if (!room.room()[i].is_running()) continue;
    for (Seat seat : all_seats(room.handheld(host).table().players()))
      TEST_ASSERT_EQUAL(score.totals[seat], room.handheld(i).table().score().totals[seat]);
    TEST_ASSERT_FALSE(room.says(i, Word::deal_untrue));
  }
}

void test_a_host_and_its_guests_go_on_where_they_were() {
  for (const KeptOnAir& table : claimed->on_air) {
    const std::string name = table.name;
    const auto room = started({name + "_host", name + "_guest", name + "_other_guest"});
    TEST_ASSERT_TRUE(room->showing(0) == ScreenName::game_page);
    room->tap(0, Button::a);  // carry on
    room->run(10000);
    TEST_ASSERT_TRUE(room->all_at_table());
    expect_position(table.position, position_at(*room, 0));
    expect_same_table(*room, 0);
    room->play_to_the_score();
    expect_same_scores(*room, 0);
  }
}

void test_guests_go_on_without_their_host_from_where_it_was() {
  for (const KeptOnAir& table : claimed->on_air) {
    const std::string name = table.name;
    const auto room = started({"", name + "_guest_without_host", name + "_other_guest_without_host"});
    room->run(12000);
    TEST_ASSERT_TRUE(room->says(1, Word::claim_alone));
    room->tap(1, Button::a);
    room->run(6000);
    TEST_ASSERT_TRUE(room->showing(2) == ScreenName::waiting_room);
    room->tap(2, Button::a);
    room->run(3000);
    TEST_ASSERT_TRUE(room->all_at_table(0));
    Position wanted = table.position;  // its choices are the old host's alone
    wanted.length = 0;
    wanted.journal = 0;
    expect_position(wanted, position_at(*room, 1));
    expect_same_table(*room, 1);
    room->run(9000);
    room->let_bots_step_in(1);
    room->play_to_the_score(0);
    expect_same_scores(*room, 1);
  }
}

void test_a_table_with_a_new_host_goes_on_where_it_was() {
  for (const KeptOnAir& table : claimed->on_air) {
    const std::string name = table.name;
    const auto room = started({"", name + "_heir", name + "_heirs_guest"});
    TEST_ASSERT_TRUE(room->showing(1) == ScreenName::game_page);
    room->tap(1, Button::a);
    room->run(12000);
    TEST_ASSERT_TRUE(room->all_at_table(0));
    expect_position(table.with_next_host, position_at(*room, 1));
    expect_same_table(*room, 1);
    room->let_bots_step_in(1);
    room->play_to_the_score(0);
    expect_same_scores(*room, 1);
  }
}

/// The cards that nobody has seen are the same: whoever hosts, the game ends as it would have ended.
void test_what_a_host_keeps_ends_as_it_would_have_ended() {
  static AnyState state;
  for (const KeptOnAir& table : claimed->on_air)
    for (const bool by_next_host : {false, true}) {
      const auto flash = std::make_unique<simulator::SimulatedFlash>();
      load(std::string(table.name) + (by_next_host ? "_heir" : "_host"), *flash);
      Unit unit(*flash);
      unit.mount();
      TEST_ASSERT_TRUE(unit.shelf.has_table(id_of(table.game)));
      SavedJournal journal = unit.shelf.table(id_of(table.game));
      Setup setup;
      TEST_ASSERT_TRUE(journal.find(setup) == Saved::table);
      Sitting sitting(game_of(table.game), state, journal);
      TEST_ASSERT_TRUE(sitting.resume(setup));
      const Position& wanted = by_next_host ? table.with_next_host : table.position;
      expect_position(wanted, position_of(sitting));
      expect_end(wanted, sitting);
    }
}

/// The power failed on all three while it went from the first to the second: it is at one of them.
void test_a_table_that_was_on_its_way_is_at_one_of_both() {
  for (const bool gone : {false, true}) {
    const std::string when = gone ? "_gone" : "_coming";
    const auto room = started({"rain_former_host" + when, "rain_new_host" + when, "rain_guest" + when});
    const int host = gone ? 1 : 0;
    TEST_ASSERT_TRUE(room->showing(host) == ScreenName::game_page);
    TEST_ASSERT_TRUE(room->showing(1 - host) == ScreenName::waiting_room);
    room->tap(host, Button::a);
    room->run(12000);
    TEST_ASSERT_TRUE(room->all_at_table());
    expect_position(claimed->handed_over, position_at(*room, host));
    expect_same_table(*room, host);
    room->play_to_the_score();
    expect_same_scores(*room, host);
  }
}

}  // namespace

void test_tables_on_air() {
  RUN_FOR_VERSION(test_a_host_and_its_guests_go_on_where_they_were);
  RUN_FOR_VERSION(test_guests_go_on_without_their_host_from_where_it_was);
  RUN_FOR_VERSION(test_a_table_with_a_new_host_goes_on_where_it_was);
  RUN_FOR_VERSION(test_what_a_host_keeps_ends_as_it_would_have_ended);
  RUN_FOR_VERSION(test_a_table_that_was_on_its_way_is_at_one_of_both);
}

}  // namespace seaglass
