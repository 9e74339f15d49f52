// Arguments of the programs that people start. A wrong one ends the program with one sentence and exit code
// 2, before any work. tools/arguments.py refuses the same for `make`.
#pragma once

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace seaglass {

constexpr std::int64_t counted_max = 1'000'000'000;  // games, presses, pairs

[[noreturn]] inline void refuse(const char* name, const char* word, const std::string& right) {
  std::fprintf(stderr, "%s=%s: %s\n", name, word, right.c_str());
  std::exit(2);
}

template <typename Number>
Number whole_number(const char* name, const char* word, Number least, Number most) {
  Number number{};
  const char* const end = word + std::strlen(word);
  const auto result = std::from_chars(word, end, number);
  if (result.ec != std::errc() || result.ptr != end || number < least || number > most)
    refuse(name, word,
           "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return number;
}

inline std::int64_t counted(const char* name, const char* word) {
  return whole_number<std::int64_t>(name, word, 1, counted_max);
}

inline std::uint64_t seed_of(const char* word) {
  return whole_number<std::uint64_t>("SEED", word, 0, UINT64_MAX);
}

/// Ends the program where the number of arguments is wrong.
inline void expect_arguments(int count, int least, int most, const char* usage) {
  if (count - 1 >= least && count - 1 <= most) return;
  std::fprintf(stderr, "%s\n", usage);
  std::exit(2);
}

}  // namespace seaglass
