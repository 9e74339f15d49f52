// Images and sprites, decoded row by row straight into the strip (content/image.h, content/sprite.h).
#include "core/check.h"
#include "ink/painter.h"

namespace seaglass {
namespace ink {

namespace {

/// Walks the codes of one row: calls run(left, right, index) and literals(left, right, indices), both only
/// with what lies in [first, last), columns of the picture.
template <typename Run, typename Literals>
void decode_row(const std::uint8_t* codes, int width, int first, int last, Run run, Literals literals) {
  const int end = smaller(width, last);
  for (int x = 0; x < end;) {
    const int code = *codes++;
    if (code >= 128) {
      const int count = code - 127;
      const int left = larger(x, first), right = smaller(x + count, end);
      if (left < right) literals(left, right, codes + (left - x));
      codes += count;
      x += count;
    } else if (code >= 64) {
      const int count = code - 63;
      const int left = larger(x, first), right = smaller(x + count, end);
      if (left < right) run(left, right, *codes);
      ++codes;
      x += count;
    } else {
      x += code + 1;
    }
  }
}

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
  if (only_notes()) return note(CallHash(Call::image) << to << image.colors << image.codes, to);
  for (int y = part.y; y < part.bottom(); ++y) {
    Pixel* const pixels = row(y) + to.x;
    const std::uint16_t* const colors = image.colors;
    decode_row(
        image.codes + image.rows[y - to.y], image.width, part.x - to.x, part.right() - to.x,
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
  for (int y = part.y; y < part.bottom(); ++y) {
    Pixel* const pixels = row(y);
    decode_row(
        sprite.codes + sprite.rows[y - to.y], sprite.width, part.x - to.x, part.right() - to.x,
        [&](int left, int right, int index) {
          const Brush brush(gathered(dresser.spread_color(swatches[index])), dresser.alpha(swatches[index]));
          brush.span(pixels, to.x + left, to.x + right);
        },
        [&](int left, int right, const std::uint8_t* indices) {
          for (Pixel *p = pixels + to.x + left, *end = pixels + to.x + right; p < end; ++p) {
            const Swatch& swatch = swatches[*indices++];
            const std::uint32_t over = dresser.spread_color(swatch);
            const int alpha = dresser.alpha(swatch);
            *p = alpha == full_alpha ? gathered(over) : blended_spread(*p, over, alpha);
          }
        });
  }
}

}  // namespace ink
}  // namespace seaglass
