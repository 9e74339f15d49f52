#include "suites.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  test_cryptography();
  test_joining();
  test_keeping();
  test_noise();
  test_sealing();
  test_secrecy();
  test_hostility();
  test_exploring();
  return UNITY_END();
}
