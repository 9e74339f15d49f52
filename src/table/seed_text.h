// Hexadecimal numbers, and seeds written with them.
#pragma once

#include <cstdint>
#include <string>

#include "tabletop/seed.h"

namespace seaglass::table_tool {

std::string hexadecimal(std::uint64_t value, int digits);
/// Throws Malformed, naming `where`.
std::uint64_t read_hexadecimal(const std::string& text, std::size_t digits, const char* where);

std::string seed_text(const Seed& seed);
/// Throws Malformed, naming `where`.
Seed read_seed(const std::string& text, const char* where);

/// A long one, by chance.
Seed any_seed();

}  // namespace seaglass::table_tool
