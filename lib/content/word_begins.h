// Where words begin, worked out by the compiler. If words.cpp said it in numbers, a new word would change the
// numbers of all words behind it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "content/text.h"
#include "core/check.h"

namespace seaglass {
namespace content {

/// How many bytes each word takes in `words`.
struct WordSizes {
  std::uint16_t of[word_count];
};

/// Of words that lie one behind the other and take `size` bytes together. GCC 8 takes gigabytes if it has to
/// read the sizes out of the words themselves.
constexpr WordBegins begins_of(const WordSizes& sizes, std::size_t size) {
  WordBegins begins{};
  std::size_t at = 0;
  for (int word = 0; word < word_count; ++word) {
    CHECK(at <= 0xFFFF);
    begins.of[word] = static_cast<std::uint16_t>(at);
    at += sizes.of[word];
  }
  CHECK(at == size);
  return begins;
}

}  // namespace content
}  // namespace seaglass
