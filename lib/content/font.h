// The font: an original one, drawn with a round pen in data/glyphs and turned into soft-edged pixels at three
// sizes by tools/content/glyphs.py. lib/ink/text.h sets text in it.
#pragma once

#include <cstdint>

namespace seaglass {
namespace content {

/// Coverage of 0 … 15 for each pixel, two pixels a byte, the left one in the low half; rows from the top,
/// each beginning at a whole byte.
struct Glyph {
  std::uint16_t coverage;  // where it begins in the font's
  std::uint8_t width;
  std::uint8_t height;
  std::int8_t left;  // of its first column, from the pen
  std::int8_t top;   // of its first row: so many rows stand above the baseline
  std::uint8_t advance;
};

constexpr int kerning_classes = 16;

struct Font {
  std::uint8_t cap_height;
  std::uint8_t small_height;  // of letters without stems
  std::uint8_t ascent;        // the most that anything reaches above the baseline, marks on capitals included
  std::uint8_t descent;       // and below
  std::uint8_t line_height;   // from one baseline to the next
  const Glyph* glyphs;
  const std::uint8_t* coverage;
  /// How much closer (so: negative) a letter moves to the one before: by that one's class, then by its own.
  const std::int8_t (*kerning)[kerning_classes];
};

/// For each glyph that is no mark: × 16 its class as the first of a pair, + its class as the second.
extern const std::uint8_t kerning_class[];

constexpr std::uint8_t no_mark = 255;

/// A character is a glyph, or one with a mark, which is a glyph of its own that starts at the same place.
struct Character {
  std::uint16_t code;
  std::uint8_t base;
  std::uint8_t mark;
};

/// In the order of their codes; the first 95 are ASCII's, 32 … 126.
extern const Character characters[];
extern const int character_count;
extern const int unknown_glyph;

constexpr int font_sizes = 3;  // body, child, title
extern const Font fonts[font_sizes];

}  // namespace content
}  // namespace seaglass
