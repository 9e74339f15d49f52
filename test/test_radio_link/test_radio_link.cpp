#include "suites.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  test_cryptography();
  test_joining();
  return UNITY_END();
}
