// How every game packs its random generator: one bit when it is masked, 129 when it is there.
#pragma once

#include <initializer_list>

#include "core/bits.h"
#include "core/random.h"

namespace seaglass {

inline void pack_random(const Random& random, BitWriter& writer) {
  writer.write_flag(random.forgotten());
  if (random.forgotten()) return;
  const Random::Words words = random.words();
  for (const std::uint32_t word : {words.a, words.b, words.c, words.counter}) writer.write(word, 32);
}

/// A generator that is said to be there, but has nothing in it, is refused: it would pack differently.
inline Random unpack_random(BitReader& reader) {
  if (reader.read_flag()) return Random();
  Random::Words words{};
  for (std::uint32_t* word : {&words.a, &words.b, &words.c, &words.counter}) *word = reader.read(32);
  const Random random = Random::from(words);
  if (random.forgotten()) reader.refuse();
  return random;
}

}  // namespace seaglass
