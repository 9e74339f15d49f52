// What a handheld that is passed around lets others hear says nothing of the hand behind the curtain.
#include <memory>

#include "siege/heard.h"
#include "suite.h"

namespace seaglass {

static void test_nobody_hears_what_a_hidden_hand_allows() {
  constexpr long pairs = 2000;
  siege::Bystander::Counts counts;
  for (std::uint64_t seed = 1; counts.pairs < pairs; ++seed)
    std::make_unique<siege::Bystander>()->listen_to_a_game(game_under_test(), seed, counts, pairs);
  TEST_ASSERT_EQUAL(0, counts.different);
}

void test_sounds() {
  RUN_FOR_GAME(test_nobody_hears_what_a_hidden_hand_allows);
}

}  // namespace seaglass
