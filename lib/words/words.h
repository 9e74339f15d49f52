// Every word on the screen, in every language. They are written in data/words, where each says how much room
// it has: a word that would not fit, is missing or is used nowhere fails the build.
#pragma once

#include "content/words.h"
#include "words/phrase.h"

namespace seaglass {

const char* word(Word word, Language language);

/// A language's name in itself.
const char* name_of(Language language);

/// The word with {0}, {1}, … filled in.
Phrase phrase(Word word, Language language, Phrase::Filling first, Phrase::Filling second = {},
              Phrase::Filling third = {});

}  // namespace seaglass
