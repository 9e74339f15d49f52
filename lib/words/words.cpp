#include "words/words.h"

#include <cstddef>
#include <initializer_list>

#include "core/same_text.h"

namespace seaglass {

Text word(Word word, Language language) {
  const int i = static_cast<int>(word), in = static_cast<int>(language);
  CHECK(i < word_count && in < language_count);
  const std::uint8_t* text = content::words + content::word_begins.of[i];
  for (int skipped = 0; skipped < in; ++skipped) text += 1 + text[0];
  return Text::packed(text + 1, text[0]);
}

const char* name_of(Language language) {
  static constexpr const char* names[language_count] = {"English", "Français", "Español", "Deutsch"};
  const int i = static_cast<int>(language);
  CHECK(i < language_count);
  return names[i];
}

const char* code_of(Language language) {
  static constexpr const char* codes[language_count] = {"en", "fr", "es", "de"};
  const int i = static_cast<int>(language);
  CHECK(i < language_count);
  return codes[i];
}

bool find_language(const char* code, Language& language) {
  for (int i = 0; i < language_count; ++i) {
    if (!same_text(code, code_of(static_cast<Language>(i)))) continue;
    language = static_cast<Language>(i);
    return true;
  }
  return false;
}

static Phrase filled(Text text, std::initializer_list<const Phrase::Filling*> fillings) {
  Phrase filled;
  // A place is a piece for itself (content/text.h).
  for (TextRuns pieces(text); !pieces.done(); pieces.next()) {
    const char* const letters = pieces.begin();
    if (*letters != '{') {
      for (const char* at = letters; at < pieces.end(); ++at) filled.add(*at);
      continue;
    }
    const auto place = static_cast<std::size_t>(letters[1] - '0');
    CHECK(place < fillings.size());
    filled.add(*fillings.begin()[place]);
  }
  return filled;
}

Phrase phrase(Word wanted, Language language) {
  return filled(word(wanted, language), {});
}

Phrase phrase(Word wanted, Language language, const Phrase::Filling& first) {
  return filled(word(wanted, language), {&first});
}

Phrase phrase(Word wanted, Language language, const Phrase::Filling& first, const Phrase::Filling& second) {
  return filled(word(wanted, language), {&first, &second});
}

Phrase phrase(Word wanted, Language language, const Phrase::Filling& first, const Phrase::Filling& second,
              const Phrase::Filling& third) {
  return filled(word(wanted, language), {&first, &second, &third});
}

}  // namespace seaglass
