#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  seaglass::test_power_cuts();
  seaglass::test_damage();
  seaglass::test_harm();
  seaglass::test_later_versions();
  return UNITY_END();
}
