#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  whole_game_tests();
  trouble_tests();
  handing_tests();
  saying_tests();
  watching_tests();
  sudden_death_tests();
  lying_tests();
  low_cell_tests();
  attack_tests();
  confirming_tests();
  dealing_tests();
  return UNITY_END();
}
