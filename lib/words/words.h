// Every word on the screen, in every language. They are written in data/words, where each says how much room
// it has: a word that would not fit, is missing or is used nowhere fails the build.
#pragma once

#include "content/text.h"
#include "words/phrase.h"

namespace seaglass {

Text word(Word word, Language language);

/// Which of two words stands behind a number. Not behind 0, which is singular in French and plural elsewhere.
constexpr Word of_count(int number, Word one, Word more) {
  CHECK(number > 0);
  return number == 1 ? one : more;
}

/// A language's name in itself.
const char* name_of(Language language);
/// Its two letters (ISO 639-1).
const char* code_of(Language language);
/// False: no language here has that code.
bool find_language(const char* code, Language& language);

/// The word with {0}, {1}, … filled in.
Phrase phrase(Word word, Language language);
Phrase phrase(Word word, Language language, const Phrase::Filling& first);
Phrase phrase(Word word, Language language, const Phrase::Filling& first, const Phrase::Filling& second);
Phrase phrase(Word word, Language language, const Phrase::Filling& first, const Phrase::Filling& second,
              const Phrase::Filling& third);

}  // namespace seaglass
