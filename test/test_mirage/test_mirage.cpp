// The worked examples that are about turns and decisions (those about squares alone are in test_mirage_map),
// then what they leave open.
#include <unity.h>

#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  turn_tests();
  claim_tests();
  palm_tests();
  position_tests();
  return UNITY_END();
}
