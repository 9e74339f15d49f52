// The whole screen without a frame buffer. A screen is a function from what it shows to ink. It is called
// once to note what it draws (call_notes.h), then for each strip of 16 rows in which some tile's calls are
// others than before: these tiles are drawn again, and those whose pixels differ are sent. One strip is on
// its way to the panel while the next is drawn.
#pragma once

#include <cstdint>

#include "core/function_ref.h"
#include "device.h"
#include "ink/painter.h"
#include "ink/shapes/coverage.h"
#include "ink/tiles.h"

namespace seaglass {
namespace ink {

/// How whoever looks wants everything to look.
struct Look {
  bool upside_down = false;
  bool strong_colors = false;  // dark is darker, light is lighter
  bool large_text = false;     // where there is room for it

  friend constexpr bool operator!=(const Look& a, const Look& b) {
    return a.upside_down != b.upside_down || a.strong_colors != b.strong_colors ||
           a.large_text != b.large_text;
  }
};

class Display {
 public:
  using Draw = FunctionRef<void(Painter&)>;

  /// Draws and sends what changed. Returns how many bytes that were. `draw` must cover every pixel, and draw
  /// the same each time that it is called. Pictures are known by where they lie: what lies there must not
  /// change. The panel may still be sending when this returns.
  int refresh(Panel& panel, Draw draw) { return refresh(panel, 0, screen_height, draw); }
  /// The same, where the caller knows that nothing changed outside rows top … bottom − 1.
  int refresh(Panel& panel, int top, int bottom, Draw draw);

  /// Draws every strip and sends nothing: `watch` is shown all words.
  void show_words(TextWatch& watch, Draw draw);

  void set_look(const Look& look);

  /// Forgets what the panel shows: the next refresh sends all of it.
  void invalidate() { known_strips_ = 0; }

  /// Whether the last refresh had to cut words that did not fit (text.h): each strip counts its own.
  int cut_texts() const { return cut_texts_; }

 private:
  /// One bit for each tile of a strip.
  using TileBits = std::uint32_t;
  static_assert(tiles_across <= 32);

  void find_touched(int top_strip, int bottom_strip, Draw draw, TileBits (&touched)[strips]);
  void draw_tiles(int strip, TileBits touched, Draw draw);
  int send_changed(Panel& panel, int strip, TileBits touched);
  TileBits copy_tiles(int strip, int first, int after, PixelPair* to);
  void send_tiles(Panel& panel, int strip, int first, int after, PixelPair* pixels) const;
  static void turn_round(std::uint32_t* pixels, int words);
  static void strengthen(std::uint32_t* pixels, int words);

  // Both hold 320 × 16 pixels, two to a word. The first is drawn into, in the machine's byte order; the
  // second is what the panel is being sent, high bytes first: changed tiles one after the other.
  static constexpr int words_per_row = screen_width / 2;
  static constexpr int words_per_tile_row = tile_side / 2;
  PixelPair drawn_[words_per_row * strip_rows] = {};
  PixelPair sent_[words_per_row * strip_rows] = {};
  std::uint32_t tile_calls_[strips][tiles_across] = {};
  std::uint32_t tile_hashes_[strips][tiles_across] = {};
  std::uint32_t known_strips_ = 0;  // one bit each: both are of what the panel shows
  Coverage coverage_;
  FrameMemory frame_memory_;
  Look look_;
  int cut_texts_ = 0;
};

}  // namespace ink
}  // namespace seaglass
