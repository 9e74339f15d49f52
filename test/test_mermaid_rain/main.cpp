#include <unity.h>

#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  test_ocean();
  test_melds();
  test_final();
  return UNITY_END();
}
