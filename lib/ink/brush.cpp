#include "ink/brush.h"

#include "core/check.h"
#include "ink/geometry.h"

namespace seaglass {
namespace ink {

namespace {

constexpr int dither_steps = 16;
/// Bayer's matrix: in which order the pixels of a 4 × 4 square turn to the next shade.
constexpr std::uint8_t dither[4][4] = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};

/// Of a coverage of 0 … 15.
constexpr std::uint8_t alphas[16] = {0, 2, 4, 6, 9, 11, 13, 15, 17, 19, 21, 23, 26, 28, 30, 32};

/// A channel of a gradient, scaled to `shades_top` with four bits to dither away.
int shade(int top, int bottom, int part, int whole, int shades_top) {
  const int value = top * (whole - part) + bottom * part;  // ≤ 255 × whole
  return value * shades_top / whole * dither_steps / 255;
}

}  // namespace

void Brush::mix_row(int screen_y) {
  const int whole = larger(1, gradient_->y_bottom() - gradient_->y_top());
  const int part = within(0, screen_y - origin_y_ - gradient_->y_top(), whole);
  const int red = shade(gradient_->top().red, gradient_->bottom().red, part, whole, 31);
  const int green = shade(gradient_->top().green, gradient_->bottom().green, part, whole, 63);
  const int blue = shade(gradient_->top().blue, gradient_->bottom().blue, part, whole, 31);
  std::uint32_t pixels[4];
  for (int x = 0; x < 4; ++x) {
    const int step = dither[screen_y & 3][x];
    pixels[x] = static_cast<std::uint32_t>((red + step) / dither_steps << 11 |
                                           (green + step) / dither_steps << 5 | (blue + step) / dither_steps);
  }
  pairs_[0] = pixels[0] | pixels[1] << 16;
  pairs_[1] = pixels[2] | pixels[3] << 16;
}

void Brush::stencil(Pixel* pixels, int x, const std::uint8_t* codes, int first, int last) const {
  const bool solid = gradient_ == nullptr && alpha_ == full_alpha;
  const auto ink = static_cast<Pixel>(pairs_[0]);
  const std::uint32_t over = spread_;
  for (int column = first; column < last; ++column) {
    const int pair = codes[column >> 1];
    if (pair == 0) {
      column |= 1;
      continue;
    }
    const int covered = (column & 1) != 0 ? pair >> 4 : pair & 15;
    if (covered == 0) continue;
    if (!solid)
      blend_one(pixels + column, x + column, alpha_ * alphas[covered] >> 5);
    else if (covered == 15)
      pixels[column] = ink;
    else
      pixels[column] = blended_spread(pixels[column], over, alphas[covered]);
  }
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
  if (gradient_ != nullptr) {
    for (int x = left; x < right; ++x) row[x] = blended(row[x], pixel_at(x), alpha);
    return;
  }
  const auto a = static_cast<std::uint32_t>(alpha);
  const std::uint32_t over = spread_ * a + spread_half;
  const std::uint32_t rest = full_alpha - a;
  for (Pixel* to = row + left; to < row + right; ++to)
    *to = gathered(((spread(*to) * rest + over) >> 5) & spread_mask);
}

}  // namespace ink
}  // namespace seaglass
