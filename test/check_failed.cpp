// Where a check fails in a test, the test program stops and says where.
#include <cstdio>
#include <cstdlib>

#include "core/check.h"

namespace seaglass {

void check_failed(const char* claim, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, claim);
  std::abort();
}

}  // namespace seaglass
