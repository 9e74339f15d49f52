// A host dies in the middle of the game, and its guests go on without it, or find that they cannot.
#include <unity.h>

#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  snapshot_tests();
  claim_tests();
  yielding_tests();
  return UNITY_END();
}
