#include <unity.h>

#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  placement_tests();
  gap_tests();
  region_tests();
  scoring_tests();
  return UNITY_END();
}
