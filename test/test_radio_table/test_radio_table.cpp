// A table on the air: one host and its guests, over channels that lose and delay.
#include <unity.h>

#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  synchronising_tests();
  intent_tests();
  trouble_tests();
  fairness_tests();
  secrecy_tests();
  return UNITY_END();
}
