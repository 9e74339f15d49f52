#include "portable/place.h"

namespace seaglass {
namespace {

void say_digits(std::uint64_t value, unsigned base, int digits_min) {
  char text[24];
  char* at = text + sizeof(text);
  *--at = '\0';
  for (; value != 0 || digits_min > 0; value /= base, --digits_min) *--at = "0123456789abcdef"[value % base];
  say(at);
}

}  // namespace

void say_count(const char* group, const char* name, std::uint64_t count) {
  say(group);
  say(name);
  say(" ");
  say_digits(count, 10, 1);
  say("\n");
}

void say_hash(const char* group, const char* name, std::uint32_t hash) {
  say(group);
  say(name);
  say(" ");
  say_digits(hash, 16, 8);
  say("\n");
}

void say_count(const char* name, std::uint64_t count) {
  say_count("", name, count);
}
void say_hash(const char* name, std::uint32_t hash) {
  say_hash("", name, hash);
}

}  // namespace seaglass
