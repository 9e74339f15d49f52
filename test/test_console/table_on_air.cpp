// The table as a guest's screens see it, while it goes on over the air.
#include <memory>

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

void test_table_on_air() {
  RUN_TEST(test_what_a_bot_has_decided_meanwhile_is_not_decided_over);
  RUN_TEST(test_a_guests_decision_is_played_once_it_sees_what_a_bot_decided);
}

}  // namespace seaglass
