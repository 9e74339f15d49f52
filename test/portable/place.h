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

void say_count(const char* name, std::uint64_t count);
/// Eight hexadecimal digits.
void say_hash(const char* name, std::uint32_t hash);
/// A name in two parts: say_hash("signature.", game, hash).
void say_count(const char* group, const char* name, std::uint64_t count);
void say_hash(const char* group, const char* name, std::uint32_t hash);

}  // namespace seaglass
