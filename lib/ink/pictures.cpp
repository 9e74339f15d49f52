// Images and sprites, decoded row by row straight into the strip (content/image.h, content/sprite.h).
#include "core/check.h"
#include "ink/painter.h"

namespace seaglass {
namespace ink {

namespace {

/// Reads the rows of one picture.
class RowReader {
 public:
  explicit RowReader(const std::uint8_t* codes)
      : runs_(codes + 2 - 2 * codes[0]),
        colors_(codes[0]),
        first_block_(codes[1]),
        first_long_(256 - (codes[0] + 4) / 4) {}

  /// Calls pixel(x, index), run(left, right, index) and block(left, right, indices), all only with what lies
  /// in [first, last), columns of the picture.
  template <typename Pixel, typename Run, typename Block>
  void read(const std::uint8_t* codes, int first, int last, Pixel pixel, Run run, Block block) const {
    for (int x = 0; x < last;) {
      const int number = *codes++;
      if (number < colors_) {
        if (x >= first) pixel(x, number);
        ++x;
        continue;
      }
      const int left = larger(x, first);
      if (number >= first_block_ && number < first_long_) {
        const int count = number - first_block_ + content::block_min;
        if (x + count > first) block(left, smaller(x + count, last), codes + (left - x));
        codes += count;
        x += count;
        continue;
      }
      int index;
      if (number < first_block_) {
        x += runs_[2 * number] + 1;
        index = runs_[2 * number + 1];
      } else {
        x += (*codes & 63) + 1;
        index = (number - first_long_) * 4 + (*codes++ >> 6);
      }
      if (index != colors_ && x > first) run(left, smaller(x, last), index);
    }
  }

 private:
  const std::uint8_t* const runs_;  // of number n at 2n; the first number is colors_
  const int colors_, first_block_, first_long_;
};

/// Makes swatches pixels, with the roles' colours mixed in.
class Dresser {
 public:
  explicit Dresser(const Tint& tint) : alpha_(alpha_of(tint.opacity)) {
    for (int i = 0; i < content::sprite_roles; ++i) roles_[i] = spread(pixel_of(tint.roles[i]));
  }
  int alpha(const Swatch& swatch) const { return swatch.alpha * alpha_ >> 5; }
  std::uint32_t spread_color(const Swatch& swatch) const {
    if (swatch.mix() == 0) return spread(swatch.color);
    const std::uint32_t role = roles_[swatch.role()];
    return swatch.mix() == full_alpha ? role : spread(blended_spread(swatch.color, role, swatch.mix()));
  }

 private:
  std::uint32_t roles_[content::sprite_roles];
  int alpha_;
};

}  // namespace

void Painter::image(const Image& image, Point top_left) {
  const Rect to = on_screen({top_left.x, top_left.y, image.width, image.height}),
             part = to.common_with(clip_);
  if (part.empty()) return;
  if (only_notes()) return note(CallHash(Call::image) << to << image.colors << image.codes, to);
  const RowReader rows(image.codes);
  for (int y = part.y; y < part.bottom(); ++y) {
    Pixel* const pixels = row(y) + to.x;
    const std::uint16_t* const colors = image.colors;
    rows.read(
        image.codes + image.rows[y - to.y], part.x - to.x, part.right() - to.x,
        [&](int x, int index) { pixels[x] = colors[index]; },
        [&](int left, int right, int index) {
          const Pixel color = colors[index];
          if (right - left < 8)
            for (Pixel *p = pixels + left, *end = pixels + right; p < end; ++p) *p = color;
          else
            Brush(color, full_alpha).span(row(y), to.x + left, to.x + right);
        },
        [&](int left, int right, const std::uint8_t* indices) {
          for (Pixel *p = pixels + left, *end = pixels + right; p < end; ++p) *p = colors[*indices++];
        });
  }
}

void Painter::sprite(const Sprite& sprite, Point top_left, const Tint& tint) {
  const Rect to = on_screen({top_left.x, top_left.y, sprite.width, sprite.height}),
             part = to.common_with(clip_);
  if (part.empty()) return;
  if (only_notes()) return note(CallHash(Call::sprite) << to << sprite.swatches << sprite.codes << tint, to);
  const Dresser dresser(tint);
  const Swatch* const swatches = sprite.swatches;
  const RowReader rows(sprite.codes);
  for (int y = part.y; y < part.bottom(); ++y) {
    const auto draw = [&](Pixel* pixel, Pixel* end, const Swatch& swatch) {
      const std::uint32_t over = dresser.spread_color(swatch);
      const int alpha = dresser.alpha(swatch);
      if (alpha == full_alpha)
        for (; pixel < end; ++pixel) *pixel = gathered(over);
      else
        for (; pixel < end; ++pixel) *pixel = blended_spread(*pixel, over, alpha);
    };
    Pixel* const pixels = row(y) + to.x;
    rows.read(
        sprite.codes + sprite.rows[y - to.y], part.x - to.x, part.right() - to.x,
        [&](int x, int index) { draw(pixels + x, pixels + x + 1, swatches[index]); },
        [&](int left, int right, int index) {
          if (right - left < 4) return draw(pixels + left, pixels + right, swatches[index]);
          const Brush brush(gathered(dresser.spread_color(swatches[index])), dresser.alpha(swatches[index]));
          brush.span(row(y), to.x + left, to.x + right);
        },
        [&](int left, int right, const std::uint8_t* indices) {
          for (Pixel *p = pixels + left, *end = pixels + right; p < end; ++p)
            draw(p, p + 1, swatches[*indices++]);
        });
  }
}

}  // namespace ink
}  // namespace seaglass
