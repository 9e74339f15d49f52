// What others change between the moment when a screen was drawn and a press on it: that press was for what
// stood there before, and does nothing.
#include "suite.h"

namespace seaglass {

namespace {

constexpr GameName beach = GameName::mermaid_beach;

/// Until something is so on that handheld, looked at after its every step.
template <typename Condition>
void wait_until(NearbyRoom& room, Condition holds, Milliseconds patience_ms = 20000) {
  for (Milliseconds passed = 0; passed < patience_ms && !holds(); passed += 4) room.run(4);
  TEST_ASSERT_TRUE(holds());
}

/// Chooses the first table that is around, where it is known.
void come_back(NearbyRoom& room, int i) {
  room.tap(i, Button::b);
  TEST_ASSERT_TRUE(room.showing(i) == ScreenName::nearby);
  room.run(3000);
  room.tap(i, Button::a);
}

/// Two who have sat at the first one's table of two, one after the other; the second does now.
void open_for_two_who_are_known(NearbyRoom& room) {
  room.open(beach, 1, 1);
  room.join(1);
  room.tap(1, Button::b);
  room.run(1500);
  room.join(2);
  TEST_ASSERT_TRUE(room.says(0, Word::all_are_here));
}

}  // namespace

/// All are here, one goes, another sits down: those who were read are not those to whom it would be dealt.
static void test_nothing_is_dealt_to_who_sits_down_as_the_host_presses() {
  NearbyRoom room(3, 401);
  open_for_two_who_are_known(room);
  room.tap(2, Button::b);
  wait_until(room, [&] { return room.says(0, Word::free_place); });
  come_back(room, 1);
  wait_until(room, [&] { return room.says(0, Word::all_are_here); });
  room.tap(0, Button::a);
  room.run(2000);
  TEST_ASSERT_TRUE(room.says(0, Word::all_are_here));
  room.tap(0, Button::a);  // it has been read by now
  wait_until(room, [&] { return room.at_table(0) && room.at_table(1); });
}

/// The host was warned for the one guest that there was.
static void test_a_table_is_not_closed_for_who_came_after_the_warning() {
  NearbyRoom room(3, 402);
  room.open(beach, 1, 2);
  room.join(1);
  room.join(2);
  room.tap(2, Button::b);
  room.run(1500);
  room.tap(0, Button::b);
  TEST_ASSERT_TRUE(room.says(0, Word::room_closes));
  come_back(room, 2);
  wait_until(room, [&] { return !room.says(0, Word::free_place); });
  room.tap(0, Button::b);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::waiting_room);
  room.run(2000);
  TEST_ASSERT_TRUE(room.says(1, Word::host_deals, "Seahorse") && room.says(2, Word::host_deals, "Seahorse"));
}

/// Where the last place is taken, A would watch.
static void test_who_wants_to_join_does_not_come_to_watch() {
  NearbyRoom room(3, 403);
  room.open(beach, 1, 1);
  room.tap(2, Button::b);
  room.run(3000);
  TEST_ASSERT_TRUE(room.says(2, Word::join));
  come_back(room, 1);
  room.run(3000);
  room.tap(1, Button::a);
  room.tap(0, Button::a);
  wait_until(room, [&] { return room.says(2, Word::watch_table); });
  room.tap(2, Button::a);
  TEST_ASSERT_TRUE(room.showing(2) == ScreenName::nearby);
  room.run(1000);
  room.tap(2, Button::a);
  TEST_ASSERT_TRUE(room.showing(2) == ScreenName::waiting_room);
}

/// The menu names those for whom bots would play.
static void test_bots_step_in_for_nobody_who_was_not_named() {
  NearbyRoom room(3, 404);
  room.begin(beach);
  room.room()[1].stop();
  room.run(12000);
  room.open_menu(0);
  for (int n = 0; n < 4; ++n) room.tap(0, Button::up);  // leave, rules, who is here, bots
  TEST_ASSERT_TRUE(room.says(0, Phrase().add("Seal")) && !room.says(0, Phrase().add("Seal, Whale")));
  room.room()[2].stop();
  wait_until(room, [&] { return room.says(0, Phrase().add("Seal, Whale")); });
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(room.showing(0) == ScreenName::table_menu && room.says(0, Word::bots_step_in));
  room.run(1000);
  room.tap(0, Button::a);
  TEST_ASSERT_TRUE(room.showing(0) != ScreenName::table_menu);
}

/// A guest leaves for itself; who hosts by now would close the table for all.
static void test_a_guest_about_to_leave_does_not_close_the_table_that_came() {
  NearbyRoom room(3, 405);
  room.begin(beach);
  room.open_menu(1);
  room.tap(1, Button::up);
  TEST_ASSERT_TRUE(room.says(1, Word::guest_leaves));
  room.hand_over();
  wait_until(room, [&] { return room.says(1, Word::table_is_here); });
  for (int taps = 0; taps < 4; ++taps) room.tap(1, Button::a);
  TEST_ASSERT_TRUE(room.says(1, Word::table_is_here) && room.handheld(1).table().is_hosted());
}

/// Whoever claims gives up, and claims anew.
static void test_a_yes_to_one_claim_is_none_to_the_next() {
  NearbyRoom room(3, 406);
  room.begin(beach);
  const auto is_asked = [&] { return room.words(2).find("Agreed?") != std::string::npos; };
  room.play_on(10);
  room.run(12000);
  room.room()[0].stop();
  room.run(12000);
  room.choose_from_below(1, 4);  // leave, rules, who is here, without the host
  wait_until(room, is_asked);
  room.run(2000);
  room.tap(1, Button::b);
  wait_until(room, [&] { return room.says(1, Word::claim_go_on); });
  room.run(1000);
  room.tap(1, Button::a);
  wait_until(room, is_asked, 40000);
  room.tap(2, Button::a);
  room.run(200);
  TEST_ASSERT_TRUE(is_asked());
  room.run(1000);
  room.tap(2, Button::a);
  room.run(3000);
  TEST_ASSERT_TRUE(room.at_table(1) && room.at_table(2));
}

/// The host's person points at a guest, who goes: A would do something else by then.
static void test_a_press_for_a_guest_who_goes_does_nothing() {
  NearbyRoom room(3, 407);
  open_for_two_who_are_known(room);
  room.tap(0, Button::right);
  TEST_ASSERT_TRUE(room.says(0, Word::send_away));
  room.tap(2, Button::b);
  wait_until(room, [&] { return room.says(0, Word::free_place); });
  room.tap(0, Button::a);
  room.run(1000);
  TEST_ASSERT_TRUE(room.says(0, Word::free_place) && room.showing(0) == ScreenName::waiting_room);
}

}  // namespace seaglass

void confirming_tests() {
  using namespace seaglass;
  RUN_TEST(test_nothing_is_dealt_to_who_sits_down_as_the_host_presses);
  RUN_TEST(test_a_table_is_not_closed_for_who_came_after_the_warning);
  RUN_TEST(test_who_wants_to_join_does_not_come_to_watch);
  RUN_TEST(test_bots_step_in_for_nobody_who_was_not_named);
  RUN_TEST(test_a_guest_about_to_leave_does_not_close_the_table_that_came);
  RUN_TEST(test_a_yes_to_one_claim_is_none_to_the_next);
  RUN_TEST(test_a_press_for_a_guest_who_goes_does_nothing);
}
