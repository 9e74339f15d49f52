#include "ink/brush.h"

#include "content/font.h"
#include "core/check.h"
#include "device.h"
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

namespace {

const std::uint8_t* after_row(const std::uint8_t* codes, int width) {
  for (int column = 0; column < width;) column += content::Stroke{content::strokes[*codes++]}.length();
  return codes;
}

/// Walks a glyph's rows: calls draw_row(y, codes of the row), which returns where they end, for each row of
/// `part`.
template <typename DrawRow>
void decode_glyph(const std::uint8_t* codes, Rect area, Rect part, DrawRow draw_row) {
  const std::uint8_t* row = codes;
  for (int y = area.y, repeats = 0; y < part.bottom(); ++y) {
    if (repeats > 0)
      --repeats;
    else if (*codes < content::repeats_max)
      repeats = *codes++;
    else
      row = codes;
    const std::uint8_t* const end = y >= part.y ? draw_row(y, row) : after_row(row, area.width);
    if (row == codes) codes = end;
  }
}

/// Walks one row: calls edge(column, coverage of 1 … 15), and run(left, right) for what is wholly covered.
template <typename Edge, typename Run>
const std::uint8_t* decode_row(const std::uint8_t* codes, int width, Edge edge, Run run) {
  for (int column = 0; column < width;) {
    const content::Stroke stroke{content::strokes[*codes++]};
    column += stroke.skipped();
    if (stroke.first() != 0) edge(column, stroke.first());
    ++column;
    if (stroke.covered() != 0) {
      run(column, column + stroke.covered());
      column += stroke.covered();
    }
    if (stroke.last() != 0) edge(column++, stroke.last());
  }
  return codes;
}

}  // namespace

void Brush::stencil(Pixel* first, Rect area, Rect part, const std::uint8_t* codes) {
  const int width = area.width;
  if (gradient_ == nullptr && alpha_ == full_alpha && part.width == width) {
    const auto ink = static_cast<Pixel>(pairs_[0]);
    const std::uint32_t over = spread_;
    return decode_glyph(codes, area, part, [&](int y, const std::uint8_t* row) {
      Pixel* const pixels = first + (y - part.y) * screen_width;
      const auto edge = [&](int column, int covered) {
        pixels[column] = covered == 15 ? ink : blended_spread(pixels[column], over, alphas[covered]);
      };
      return decode_row(row, width, edge, [&](int left, int right) {
        for (int column = left; column < right; ++column) pixels[column] = ink;
      });
    });
  }
  decode_glyph(codes, area, part, [&](int y, const std::uint8_t* row) {
    enter_row(y);
    const auto dot = [&](int column, int covered) {
      const int x = area.x + column;
      if (x >= part.x && x < part.right())
        blend_one(first + (y - part.y) * screen_width + column, x, alpha_ * alphas[covered] >> 5);
    };
    return decode_row(row, width, dot, [&](int left, int right) {
      for (int column = left; column < right; ++column) dot(column, 15);
    });
  });
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
