// The shuffle that all units make together, and the check after the end, as parts of their own. Whole tables
// do it in test_radio_table.
#include <unity.h>

#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  host_tests();
  guest_tests();
  check_tests();
  return UNITY_END();
}
