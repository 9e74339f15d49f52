// The table as a guest's screens see it, while it goes on over the air.
#include <memory>

#include "console/session/bot_turn.h"
#include "sealing/sodium_cryptography.h"  // PlatformIO looks only here which libraries are needed
#include "suite.h"
#include "two_at_a_table.h"

namespace seaglass {

/// Between two looks: its screen still shows the decision that a bot has made.
static void test_what_a_bot_has_decided_meanwhile_is_not_decided_over() {
  const auto two = std::make_unique<TwoAtATable>();
  two->come_to_guests_turn();
  const Choice shown = two->some_choice();
  two->let_a_bot_decide_once();
  TEST_ASSERT_TRUE(two->table.may_decide());  // by what is shown and by what is so now, but not the same
  const int played = two->host.sitting().journal().size();
  two->table.decide(shown);
  TEST_ASSERT_FALSE(two->guest.table().is_deciding(guests_seat));
  TEST_ASSERT_TRUE(two->table.was_refused());
  two->pass();
  TEST_ASSERT_EQUAL(played, two->host.sitting().journal().size());
}

static void test_a_guests_decision_is_played_once_it_sees_what_a_bot_decided() {
  const auto two = std::make_unique<TwoAtATable>();
  two->come_to_guests_turn();
  two->let_a_bot_decide_once();
  TEST_ASSERT_TRUE(two->table.follow());
  while (two->table.has_caption()) two->table.next_caption();
  TEST_ASSERT_TRUE(two->table.may_decide());
  const int decided = two->decided();
  two->table.decide(two->some_choice());
  TEST_ASSERT_TRUE(two->guest.table().is_deciding(guests_seat));
  two->pass();
  TEST_ASSERT_EQUAL(decided + 1, two->decided());
  TEST_ASSERT_FALSE(two->table.was_refused());
}

/// Who has no journal, and sees their own cards only.
static void test_a_guest_is_advised_from_what_they_see() {
  const auto two = std::make_unique<TwoAtATable>();
  two->come_to_guests_turn();
  const int before = two->decided();
  const auto turn = std::make_unique<BotTurn>();
  Milliseconds now = 1000;
  turn->begin_advice(two->table, Random(5), now);
  while (turn->is_busy(now)) now += BotTurn::step_ms;
  TEST_ASSERT_GREATER_OR_EQUAL(1000 + BotTurn::shortest_ms, now);
  const View view = two->table.view(Language::english, true);
  bool is_legal = false;
  two->table.game().choices(*view.state, guests_seat,
                            [&](Choice choice) { is_legal = is_legal || choice == turn->advised(); });
  TEST_ASSERT_TRUE(is_legal);
  two->pass();
  TEST_ASSERT_EQUAL(before, two->decided());
}

void test_table_on_air() {
  RUN_TEST(test_what_a_bot_has_decided_meanwhile_is_not_decided_over);
  RUN_TEST(test_a_guests_decision_is_played_once_it_sees_what_a_bot_decided);
  RUN_TEST(test_a_guest_is_advised_from_what_they_see);
}

}  // namespace seaglass
