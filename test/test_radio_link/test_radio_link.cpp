#include "suites.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  test_cryptography();
  return UNITY_END();
}
