// seaglass-table: the games as a line protocol. See README.md in this folder.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>

#include "table.h"

namespace seaglass {

void check_failed(const char* claim, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, claim);
  std::abort();
}

}  // namespace seaglass

int main() {
  static seaglass::table::Table table;
  for (std::string line; std::getline(std::cin, line);) std::cout << table.answer(line) << std::endl;
  return 0;
}
