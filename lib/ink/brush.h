// A paint made ready for one row of the strip, and the loops that lay it down. Everything that is drawn ends
// here, so these few lines decide what a frame costs.
#pragma once

#include <cstdint>

#include "ink/color.h"
#include "ink/geometry.h"
#include "ink/paint.h"

namespace seaglass {
namespace ink {

/// Two neighbours in one word, the left one in the low half (all our processors are little-endian).
using PixelPair [[gnu::may_alias]] = std::uint32_t;

constexpr int full_alpha = 32;  // alpha counts from 0 to this: five bits are all that RGB565 can show

constexpr int alpha_of(int opacity) {
  return (opacity * full_alpha + 127) / 255;
}

/// Green moved to the high half, so that three multiplications are one: every channel has five bits of room.
constexpr std::uint32_t spread_mask = 0x07E0F81F;
constexpr std::uint32_t spread_half = 0x02008010;  // half of the last of those five bits, per channel
constexpr std::uint32_t spread(Pixel p) {
  return (p | static_cast<std::uint32_t>(p) << 16) & spread_mask;
}
constexpr Pixel gathered(std::uint32_t s) {
  return static_cast<Pixel>(s | s >> 16);
}

/// No channel overflows into the next: each is at most 63 × 32 + 16, in eleven bits.
constexpr Pixel blended_spread(Pixel under, std::uint32_t spread_over, int alpha) {
  const auto a = static_cast<std::uint32_t>(alpha);
  return gathered(((spread(under) * (full_alpha - a) + spread_over * a + spread_half) >> 5) & spread_mask);
}
constexpr Pixel blended(Pixel under, Pixel over, int alpha) {
  return blended_spread(under, spread(over), alpha);
}

class Brush {
 public:
  /// `origin_y` is the screen row of the paint's own row 0. The paint must live as long as the brush.
  Brush(const Paint& paint, int origin_y)
      : alpha_(alpha_of(paint.opacity())), gradient_(paint.plain() ? nullptr : &paint), origin_y_(origin_y) {
    pairs_[0] = pairs_[1] = pixel_of(paint.top()) * 0x00010001u;
    spread_ = pairs_[0] & spread_mask;
  }
  /// One colour without ado.
  Brush(Pixel pixel, int alpha) : alpha_(alpha) {
    pairs_[0] = pairs_[1] = pixel * 0x00010001u;
    spread_ = pairs_[0] & spread_mask;
  }

  /// Before the first span of each row.
  void enter_row(int screen_y) {
    if (gradient_ != nullptr) mix_row(screen_y);
  }

  /// What lies in `part` of a glyph (content/font.h) that fills `area`, both on the screen; `first` is the
  /// pixel of the area's first column in the part's first row.
  void stencil(Pixel* first, Rect area, Rect part, const std::uint8_t* codes);

  bool invisible() const { return alpha_ == 0; }
  /// Columns left … right − 1 of a row of the strip, with `coverage`/32 of the paint's own opacity.
  void span(Pixel* row, int left, int right, int coverage = full_alpha) const {
    const int alpha = alpha_ * coverage >> 5;
    if (right - left == 1)
      blend_one(row + left, left, alpha);
    else if (alpha == full_alpha)
      fill(row, left, right);
    else if (alpha > 0)
      blend(row, left, right, alpha);
  }
  void dot(Pixel* row, int x, int coverage) const { blend_one(row + x, x, alpha_ * coverage >> 5); }

 private:
  void mix_row(int screen_y);
  Pixel pixel_at(int x) const { return static_cast<Pixel>(pairs_[x >> 1 & 1] >> (x & 1) * 16); }
  void blend_one(Pixel* pixel, int x, int alpha) const {
    *pixel = blended_spread(*pixel, gradient_ == nullptr ? spread_ : spread(pixel_at(x)), alpha);
  }
  void fill(Pixel* row, int left, int right) const;
  void blend(Pixel* row, int left, int right, int alpha) const;

  PixelPair pairs_[2];    // the colours of columns 0 1, 2 3; then they repeat
  std::uint32_t spread_;  // of a plain paint
  int alpha_;
  const Paint* gradient_ = nullptr;
  int origin_y_ = 0;
};

}  // namespace ink
}  // namespace seaglass
