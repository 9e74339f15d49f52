// Hand-over and claims as parts of their own. Whole tables change their host in test_radio_hand_over
// and test_radio_sudden_death.
#include <unity.h>

#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  hand_over_tests();
  take_over_tests();
  claim_tests();
  return UNITY_END();
}
