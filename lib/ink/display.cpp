#include "ink/display.h"

#include "core/check.h"
#include "ink/contrast.h"

namespace seaglass {
namespace ink {

namespace {

/// Both pixels of a word with their bytes exchanged.
constexpr std::uint32_t high_bytes_first(std::uint32_t pair) {
  return (pair & 0x00FF00FFu) << 8 | (pair >> 8 & 0x00FF00FFu);
}

/// Two words, and what they add to a hash of the pixels: other words in one of both places always make
/// another one, and in both places once in four thousand million. (The second one is hashed with its bytes
/// exchanged, so that the same change in both does not undo itself.)
inline std::uint32_t copy_and_hash(std::uint32_t hash, const PixelPair* from, PixelPair* to) {
  const std::uint32_t second = high_bytes_first(from[1]);
  hash = (hash ^ from[0]) * 0x9E3779B1u + second;
  to[0] = high_bytes_first(from[0]);
  to[1] = second;
  return hash ^ hash >> 15;
}

constexpr std::uint32_t all_tiles = (1u << tiles_across) - 1;

constexpr Rect strip_area(int strip) {
  return {0, strip * strip_rows, screen_width, strip_rows};
}

/// Calls visit(first, after) for every run of ones.
template <typename Visit>
void visit_runs(std::uint32_t bits, const Visit& visit) {
  for (int first = 0; bits >> first != 0;) {
    int after = first;
    while ((bits >> after & 1) != 0) ++after;
    if (after > first) visit(first, after);
    first = after + 1;
  }
}

}  // namespace

void Display::show_words(TextWatch& watch, Draw draw) {
  frame_memory_.forget();
  for (int strip = 0; strip < strips; ++strip) {
    Painter painter(reinterpret_cast<Pixel*>(drawn_), strip_area(strip), strip_area(strip), coverage_,
                    frame_memory_, look_.large_text);
    painter.let_watch(&watch);
    draw(painter);
  }
}

void Display::set_look(const Look& look) {
  if (look != look_) invalidate();
  look_ = look;
}

int Display::refresh(Panel& panel, int top, int bottom, Draw draw) {
  CHECK(top >= 0 && top <= bottom && bottom <= screen_height);
  const int top_strip = top / strip_rows, bottom_strip = (bottom + strip_rows - 1) / strip_rows;
  TileBits touched[strips] = {};
  find_touched(top_strip, bottom_strip, draw, touched);
  int bytes = 0;
  for (int strip = top_strip; strip < bottom_strip; ++strip) {
    if (touched[strip] == 0) continue;
    draw_tiles(strip, touched[strip], draw);
    bytes += send_changed(panel, strip, touched[strip]);
  }
  return bytes;
}

/// Of which tiles the calls are not those that made what the panel shows; remembers them.
void Display::find_touched(int top_strip, int bottom_strip, Draw draw, TileBits (&touched)[strips]) {
  static_assert(sizeof(drawn_) >= sizeof(tile_calls_));  // as long as nothing is drawn
  frame_memory_.forget();
  CallNotes notes(drawn_);
  Painter painter(notes, coverage_, frame_memory_, look_.large_text);
  draw(painter);
  cut_texts_ = painter.cut_texts();
  for (int strip = top_strip; strip < bottom_strip; ++strip) {
    const std::uint32_t* const calls = drawn_ + strip * tiles_across;
    for (int tile = 0; tile < tiles_across; ++tile) {
      if (tile_calls_[strip][tile] != calls[tile]) touched[strip] |= 1u << tile;
      tile_calls_[strip][tile] = calls[tile];
    }
    if ((known_strips_ >> strip & 1) == 0) touched[strip] = all_tiles;
  }
}

void Display::draw_tiles(int strip, TileBits touched, Draw draw) {
  visit_runs(touched, [this, strip, draw](int first, int after) {
    const Rect part{first * tile_side, 0, (after - first) * tile_side, screen_height};
    Painter painter(reinterpret_cast<Pixel*>(drawn_), strip_area(strip), part, coverage_, frame_memory_,
                    look_.large_text);
    draw(painter);
  });
}

/// Of the drawn tiles, those that the panel does not show yet.
int Display::send_changed(Panel& panel, int strip, TileBits touched) {
  panel.wait();  // what lies in sent_ is still the panel's until here
  PixelPair* to = sent_;
  visit_runs(touched, [&](int first, int after) {
    visit_runs(copy_tiles(strip, first, after, to), [&, first, after](int first_changed, int after_changed) {
      if (first_changed > first || after_changed < after)  // a rectangle's rows have no gaps
        copy_tiles(strip, first_changed, after_changed, to);
      send_tiles(panel, strip, first_changed, after_changed, to);
      to += (after_changed - first_changed) * words_per_tile_row * strip_rows;
    });
  });
  known_strips_ |= 1u << strip;
  return static_cast<int>(to - sent_) * 4;
}

/// Neighbours, with their high bytes first. Returns those that the panel does not show yet, and remembers
/// that it will.
Display::TileBits Display::copy_tiles(int strip, int first, int after, PixelPair* to) {
  static_assert(words_per_tile_row == 8);
  const bool known = (known_strips_ >> strip & 1) != 0;
  std::uint32_t hashes[tiles_across];
  for (int tile = first; tile < after; ++tile) hashes[tile] = hash_start;
  for (int row = 0; row < strip_rows; ++row) {
    const PixelPair* from = drawn_ + row * words_per_row + first * words_per_tile_row;
    for (int tile = first; tile < after; ++tile, from += 8, to += 8) {
      std::uint32_t hash = hashes[tile];
      hash = copy_and_hash(hash, from, to);
      hash = copy_and_hash(hash, from + 2, to + 2);
      hash = copy_and_hash(hash, from + 4, to + 4);
      hash = copy_and_hash(hash, from + 6, to + 6);
      hashes[tile] = hash;
    }
  }
  TileBits changed = 0;
  for (int tile = first; tile < after; ++tile) {
    if (!known || tile_hashes_[strip][tile] != hashes[tile]) changed |= 1u << tile;
    tile_hashes_[strip][tile] = hashes[tile];
  }
  return changed;
}

void Display::send_tiles(Panel& panel, int strip, int first, int after, PixelPair* pixels) const {
  const int words = (after - first) * words_per_tile_row * strip_rows;
  if (look_.strong_colors) strengthen(pixels, words);
  if (look_.upside_down) turn_round(pixels, words);
  const int x = look_.upside_down ? screen_width - after * tile_side : first * tile_side;
  const int y = (look_.upside_down ? strips - 1 - strip : strip) * strip_rows;
  panel.send(x, y, (after - first) * tile_side, strip_rows, reinterpret_cast<const std::uint16_t*>(pixels));
}

/// The last pixel first: the rectangle lies upside down.
void Display::turn_round(std::uint32_t* pixels, int words) {
  for (int i = 0, k = words - 1; i <= k; ++i, --k) {
    const std::uint32_t first = pixels[i];
    pixels[i] = pixels[k] << 16 | pixels[k] >> 16;
    pixels[k] = first << 16 | first >> 16;
  }
}

void Display::strengthen(std::uint32_t* pixels, int words) {
  for (int i = 0; i < words; ++i) {
    const std::uint32_t pair = high_bytes_first(pixels[i]);
    const Pixel left = strengthened(static_cast<Pixel>(pair)),
                right = strengthened(static_cast<Pixel>(pair >> 16));
    pixels[i] = high_bytes_first(static_cast<std::uint32_t>(right) << 16 | left);
  }
}

}  // namespace ink
}  // namespace seaglass
