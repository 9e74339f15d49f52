#include "portable/place.h"

namespace seaglass {
namespace {

void say_figure(FigureName name, std::uint64_t value, unsigned base, int digits_min) {
  for (const char* part : name.parts) say(part);
  char text[24];
  char* at = text + sizeof(text);
  *--at = '\0';
  *--at = '\n';
  for (; value != 0 || digits_min > 0; value /= base, --digits_min) *--at = "0123456789abcdef"[value % base];
  *--at = ' ';
  say(at);
}

}  // namespace

void say_count(FigureName name, std::uint64_t count) {
  say_figure(name, count, 10, 1);
}
void say_hash(FigureName name, std::uint32_t hash) {
  say_figure(name, hash, 16, 8);
}

}  // namespace seaglass
