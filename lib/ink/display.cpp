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

/// Such a step can be undone (multiplying by an odd number, folding the high bits down), so tiles that differ
/// in one word never look alike, and others do once in four thousand million.
inline std::uint32_t hashed(std::uint32_t hash, std::uint32_t word) {
  hash = (hash ^ word) * 0x9E3779B1u;
  return hash ^ hash >> 15;
}

}  // namespace

void Display::show_words(TextWatch& watch, Draw draw) {
  for (int strip = 0; strip < strips; ++strip) {
    Painter painter(reinterpret_cast<Pixel*>(drawn_), {0, strip * strip_rows, screen_width, strip_rows},
                    coverage_, look_.large_text);
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
  int bytes = 0;
  cut_texts_ = 0;
  for (int strip = top / strip_rows; strip * strip_rows < bottom; ++strip) {
    Painter painter(reinterpret_cast<Pixel*>(drawn_), {0, strip * strip_rows, screen_width, strip_rows},
                    coverage_, look_.large_text);
    draw(painter);
    cut_texts_ += painter.cut_texts();
    const std::uint32_t tiles = changed_tiles(strip);
    if (tiles != 0) bytes += send_tiles(panel, strip, tiles);
  }
  return bytes;
}

/// One bit for each tile of the drawn strip that the panel does not show yet; remembers that it will.
std::uint32_t Display::changed_tiles(int strip) {
  const bool known = (known_strips_ >> strip & 1) != 0;
  std::uint32_t changed = 0;
  for (int tile = 0; tile < tiles_across; ++tile) {
    std::uint32_t hash = 2166136261u;
    const PixelPair* word = drawn_ + tile * words_per_tile_row;
    for (int row = 0; row < strip_rows; ++row, word += words_per_row)
      for (int i = 0; i < words_per_tile_row; i += 4) {
        hash = hashed(hash, word[i]);
        hash = hashed(hash, word[i + 1]);
        hash = hashed(hash, word[i + 2]);
        hash = hashed(hash, word[i + 3]);
      }
    if (!known || tile_hashes_[strip][tile] != hash) changed |= 1u << tile;
    tile_hashes_[strip][tile] = hash;
  }
  known_strips_ |= 1u << strip;
  return changed;
}

/// Neighbours go in one piece: a rectangle's rows must follow each other without gaps.
int Display::send_tiles(Panel& panel, int strip, std::uint32_t tiles) {
  panel.wait();  // what lies in sent_ is still the panel's until here
  PixelPair* to = sent_;
  for (int first = 0; first < tiles_across;) {
    int after = first;
    while (after < tiles_across && (tiles >> after & 1) != 0) ++after;
    if (after == first) {
      ++first;
      continue;
    }
    const int words = (after - first) * words_per_tile_row * strip_rows;
    copy_for_sending(first, after - first, to);
    if (look_.strong_colors) strengthen(to, words);
    if (look_.upside_down) turn_round(to, words);
    const int x = look_.upside_down ? screen_width - after * tile_side : first * tile_side;
    const int y = (look_.upside_down ? strips - 1 - strip : strip) * strip_rows;
    panel.send(x, y, (after - first) * tile_side, strip_rows, reinterpret_cast<const std::uint16_t*>(to));
    to += words;
    first = after;
  }
  return static_cast<int>(to - sent_) * 4;
}

void Display::copy_for_sending(int first_tile, int tile_count, std::uint32_t* to) const {
  const int words = tile_count * words_per_tile_row;
  for (int row = 0; row < strip_rows; ++row) {
    const PixelPair* from = drawn_ + row * words_per_row + first_tile * words_per_tile_row;
    for (const PixelPair* const end = from + words; from < end;
         from += 4, to += 4) {  // a tile's row is 8 words
      to[0] = high_bytes_first(from[0]);
      to[1] = high_bytes_first(from[1]);
      to[2] = high_bytes_first(from[2]);
      to[3] = high_bytes_first(from[3]);
    }
  }
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
