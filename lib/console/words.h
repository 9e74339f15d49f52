// The words of the console's own screens, in every language.
#pragma once

#include <cstdint>

#include "console/preferences.h"

namespace seaglass {

enum class Word : std::uint8_t {
  minutes,
  about_mermaid_rain,
  about_mirage,
  about_mermaid_beach,
  about_mermaids_song,
  no_table_yet,
  settings,
  brightness,
  volume,
  language,
  calm,
  on,
  off,
  back,
  change,
};
constexpr int word_count = 15;

const char* word(Word word, Language language);
/// A language's name in itself.
const char* name_of(Language language);

}  // namespace seaglass
