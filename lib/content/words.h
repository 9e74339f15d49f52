// Made by tools/content/words.py from data/words: run make content, do not edit.
#pragma once

#include <cstdint>

namespace seaglass {

enum class Language : std::uint8_t { english, french, spanish, german };
constexpr int language_count = 4;

enum class Word : std::uint16_t {
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
  back,
  change,
};
constexpr int word_count = 13;

namespace content {

extern const char* const words[word_count][language_count];

}  // namespace content

}  // namespace seaglass
