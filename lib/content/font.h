// The font: an original one, drawn with a round pen in data/glyphs and turned into soft-edged pixels at three
// sizes by tools/content/glyphs.py. lib/ink/text.h sets text in it.
#pragma once

#include <cstdint>

namespace seaglass {
namespace content {

/// A piece of a glyph's row, the next one going on where it ends. Coverage is 0 … 15.
struct Stroke {
  std::uint16_t bits;

  constexpr int skipped() const { return bits & 15; }       // so many pixels without coverage,
  constexpr int first() const { return bits >> 4 & 15; }    // then one of this coverage,
  constexpr int covered() const { return bits >> 8 & 15; }  // so many wholly covered,
  constexpr int last() const { return bits >> 12; }         // and one of this coverage, if it is not 0
  constexpr int length() const { return skipped() + 1 + covered() + (last() != 0 ? 1 : 0); }
};

/// A byte of a glyph below this one, n, says that the row before follows n + 1 times more.
constexpr int repeats_max = 15;
/// What the other bytes stand for, by their number. A row ends where its strokes reach the glyph's width;
/// they may go on behind it without coverage.
extern const std::uint16_t strokes[256];

struct Glyph {
  std::uint16_t codes;  // where its rows begin in the font's bytes, from the top
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
  const std::uint8_t* codes;
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
