#include "words/words.h"

namespace seaglass {

const char* word(Word word, Language language) {
  const int i = static_cast<int>(word), in = static_cast<int>(language);
  CHECK(i < word_count && in < language_count);
  return content::words[i][in];
}

const char* name_of(Language language) {
  static constexpr const char* names[language_count] = {"English", "Français", "Español", "Deutsch"};
  const int i = static_cast<int>(language);
  CHECK(i < language_count);
  return names[i];
}

Phrase phrase(Word wanted, Language language, Phrase::Filling first, Phrase::Filling second,
              Phrase::Filling third) {
  const Phrase::Filling fillings[] = {first, second, third};
  Phrase filled;
  for (const char* c = word(wanted, language); *c != '\0'; ++c) {
    const bool place = c[0] == '{' && c[1] >= '0' && c[1] <= '2' && c[2] == '}';
    if (!place) {
      filled.add(*c);
      continue;
    }
    filled.add(fillings[c[1] - '0']);
    c += 2;
  }
  return filled;
}

}  // namespace seaglass
