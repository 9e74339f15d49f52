// A small picture with soft edges, some of whose colours are chosen when it is drawn (the owner's, say).
// This is the form in which tools/content writes it and in which lib/ink draws it; written by hand, and the
// only truth about the encoding. It lives here, not in lib/ink, because content knows nothing of drawing.
//
// Rows are coded as an image's (image.h), with swatches for colours, one by one, so that any strip of the
// screen can start anywhere.
#pragma once

#include <cstdint>

namespace seaglass {
namespace content {

constexpr int sprite_roles = 4;       // colours that whoever draws it chooses
constexpr int opaque = 32;            // alpha and mixtures count from 0 to this
constexpr int sprite_side_max = 512;  // in pixels

/// One colour of a sprite. What is drawn is `color` with `mix`/32 of the role's colour mixed in, over what is
/// already there with `alpha`/32. So an edge between a role and a fixed outline, or a shadow on a role, is
/// one swatch like any other.
struct Swatch {
  std::uint16_t color;        // RGB565, the usual way round: red in the high bits
  std::uint8_t alpha;         // 1 … 32
  std::uint8_t role_and_mix;  // role (0 … 3) × 64 + mix (0 … 32); mix 0: a fixed colour

  constexpr int role() const { return role_and_mix >> 6; }
  constexpr int mix() const { return role_and_mix & 63; }
};
static_assert(sizeof(Swatch) == 4);

/// A silhouette in one colour is a sprite whose swatches are role 0 with mix 32 and varying alpha.
struct Sprite {
  std::uint16_t width;
  std::uint16_t height;
  const Swatch* swatches;
  const std::uint16_t* rows;  // `height` of them
  const std::uint8_t* codes;
};

}  // namespace content
}  // namespace seaglass
