#include "seed_text.h"

#include <cctype>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <random>

#include "json/reading.h"

namespace seaglass::table_tool {

using json::malformed;

std::uint64_t read_hexadecimal(const std::string& text, std::size_t digits, const char* where) {
  if (text.size() != digits) malformed(where, "has not " + std::to_string(digits) + " hexadecimal digits");
  std::uint64_t value = 0;
  for (const char digit : text) {
    const char* const all = "0123456789abcdef";
    const int small = std::tolower(static_cast<unsigned char>(digit));
    const char* const found = digit == '\0' ? nullptr : std::strchr(all, small);
    if (found == nullptr) malformed(where, "has something that is no hexadecimal digit");
    value = value << 4 | static_cast<std::uint64_t>(found - all);
  }
  return value;
}

std::string hexadecimal(std::uint64_t value, int digits) {
  char text[17];
  std::snprintf(text, sizeof text, "%0*" PRIx64, digits, value);
  return text;
}

namespace {

/// Of a short seed the number; of a long one its bytes.
constexpr std::size_t short_seed_digits = 16;
constexpr std::size_t long_seed_digits = 2 * Seed::bytes_max;

}  // namespace

Seed read_seed(const std::string& text, const char* where) {
  if (text.size() == short_seed_digits) return Seed(read_hexadecimal(text, short_seed_digits, where));
  if (text.size() != long_seed_digits) malformed(where, "has neither 16 nor 64 hexadecimal digits");
  std::uint8_t bytes[Seed::bytes_max];
  for (std::size_t i = 0; i < Seed::bytes_max; ++i)
    bytes[i] = static_cast<std::uint8_t>(read_hexadecimal(text.substr(2 * i, 2), 2, where));
  return Seed::long_from(bytes);
}

std::string seed_text(const Seed& seed) {
  if (!seed.is_long()) return hexadecimal(seed.number(), short_seed_digits);
  std::string text;
  for (const std::uint32_t word : seed.key().words)
    for (int shift = 0; shift < 32; shift += 8) text += hexadecimal(word >> shift & 0xFF, 2);
  return text;
}

Seed any_seed() {
  std::random_device chance;
  ChaCha20Key key;
  for (std::uint32_t& word : key.words) word = chance();
  return Seed(key);
}

}  // namespace seaglass::table_tool
