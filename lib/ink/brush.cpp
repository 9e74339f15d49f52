#include "ink/brush.h"

#include "core/check.h"
#include "ink/geometry.h"

namespace seaglass {
namespace ink {

namespace {

constexpr int dither_steps = 16;
/// Bayer's matrix: in which order the pixels of a 4 × 4 square turn to the next shade.
constexpr std::uint8_t dither[4][4] = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};

/// A channel of a gradient, scaled to `shades_top` with four bits to dither away.
int shade(int top, int bottom, int part, int whole, int shades_top) {
  const int value = top * (whole - part) + bottom * part;  // ≤ 255 × whole
  return value * shades_top / whole * dither_steps / 255;
}

}  // namespace

Brush::Brush(const Paint& paint, int origin_y)
    : alpha_(alpha_of(paint.opacity())), plain_(paint.plain()), paint_(paint), origin_y_(origin_y) {
  pairs_[0] = pairs_[1] = pixel_of(paint.top()) * 0x00010001u;
}

void Brush::mix_row(int screen_y) {
  const int whole = larger(1, paint_.y_bottom() - paint_.y_top());
  const int part = within(0, screen_y - origin_y_ - paint_.y_top(), whole);
  const int red = shade(paint_.top().red, paint_.bottom().red, part, whole, 31);
  const int green = shade(paint_.top().green, paint_.bottom().green, part, whole, 63);
  const int blue = shade(paint_.top().blue, paint_.bottom().blue, part, whole, 31);
  std::uint32_t pixels[4];
  for (int x = 0; x < 4; ++x) {
    const int step = dither[screen_y & 3][x];
    pixels[x] = static_cast<std::uint32_t>((red + step) / dither_steps << 11 |
                                           (green + step) / dither_steps << 5 | (blue + step) / dither_steps);
  }
  pairs_[0] = pixels[0] | pixels[1] << 16;
  pairs_[1] = pixels[2] | pixels[3] << 16;
}

void Brush::fill(Pixel* row, int left, int right) const {
  if (left >= right) return;
  if (left & 1) {
    row[left] = pixel_at(left);
    ++left;
  }
  // Rows begin at a multiple of four bytes, so an even column does too.
  auto* to = reinterpret_cast<PixelPair*>(row + left);
  auto* const end = reinterpret_cast<PixelPair*>(row + (right & ~1));
  PixelPair now = pairs_[left >> 1 & 1], next = pairs_[~left >> 1 & 1];
  while (end - to >= 4) {
    to[0] = now;
    to[1] = next;
    to[2] = now;
    to[3] = next;
    to += 4;
  }
  while (to < end) {
    *to++ = now;
    const PixelPair swap = now;
    now = next;
    next = swap;
  }
  if ((right & 1) && left < right) row[right - 1] = pixel_at(right - 1);
}

void Brush::blend(Pixel* row, int left, int right, int alpha) const {
  if (!plain_) {
    for (int x = left; x < right; ++x) row[x] = blended(row[x], pixel_at(x), alpha);
    return;
  }
  const auto a = static_cast<std::uint32_t>(alpha);
  const std::uint32_t over = spread(static_cast<Pixel>(pairs_[0])) * a + spread_half;
  const std::uint32_t rest = full_alpha - a;
  for (Pixel* to = row + left; to < row + right; ++to)
    *to = gathered(((spread(*to) * rest + over) >> 5) & spread_mask);
}

}  // namespace ink
}  // namespace seaglass
