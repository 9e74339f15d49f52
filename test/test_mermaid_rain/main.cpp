// Mermaid Rain by its rulebook. The numbers are those of the worked examples in the rules' specification.
#include <unity.h>

#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  test_ocean();
  test_melds();
  test_setup();
  test_melding();
  test_picking();
  test_placing();
  test_moving();
  test_cleanup();
  test_final();
  test_secrets();
  test_flaws();
  test_bounds();
  return UNITY_END();
}
