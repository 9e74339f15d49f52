#include "suites.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  test_buttons();
  test_radio();
  test_battery();
  test_power();
  test_proof();
  test_console();
  return UNITY_END();
}
