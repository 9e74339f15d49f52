// What is checked on every processor says its figures in lines "name value", which must be the same
// everywhere but for the counts of instructions. Each place gives the three functions that need it; nothing
// here needs a host.
#pragma once

#include <cstdint>

namespace seaglass {

/// Given by the place.
void say(const char* text);
/// Instructions executed since any moment; always 0 where nobody counts.
std::uint64_t instructions_so_far();

/// A name in up to three parts: {"play.", game, ".choices"}.
struct FigureName {
  constexpr FigureName(const char* first, const char* second = "", const char* third = "")
      : parts{first, second, third} {}

  const char* parts[3];
};

void say_count(FigureName name, std::uint64_t count);
/// Eight hexadecimal digits.
void say_hash(FigureName name, std::uint32_t hash);

}  // namespace seaglass
