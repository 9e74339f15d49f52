// seaglass-table: the games as a line protocol. See README.md in this folder.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>

#include "protocol.h"

namespace seaglass {

void check_failed(const char* claim, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, claim);
  std::abort();
}

}  // namespace seaglass

namespace {

using seaglass::table_tool::Protocol;

/// False: there is none. Of a line that is too long only so much is kept that it can be seen: a line without
/// an end must not fill the memory.
bool next_line(std::streambuf& in, std::string& line) {
  constexpr int end_of_file = std::streambuf::traits_type::eof();
  line.clear();
  int letter = in.sbumpc();
  if (letter == end_of_file) return false;
  for (; letter != end_of_file && letter != '\n'; letter = in.sbumpc())
    if (line.size() <= Protocol::line_bytes_max) line.push_back(static_cast<char>(letter));
  return true;
}

}  // namespace

int main() {
  static Protocol protocol;
  std::ios::sync_with_stdio(false);
  for (std::string line; next_line(*std::cin.rdbuf(), line);) std::cout << protocol.answer(line) << std::endl;
  return 0;
}
