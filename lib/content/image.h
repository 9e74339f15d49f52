// A large opaque picture of at most `colors_max` colours: a background, a game's card in the launcher. Like a
// sprite (sprite.h) it is coded row by row, so that any strip can be drawn, shifted any way, at little cost;
// but it has neither soft edges nor roles, and draws about twice as fast.
//
// `rows[y]` is where row y begins in `codes`; rows that look alike may begin at the same place. A row is a
// sequence of numbers, a byte each. `codes` begins with what they are in this picture:
//
//   C       how many colours there are
//   B       the number of the shortest block
//   n c     for each number from C to B - 1: n + 1 pixels of colour c, a run that is often needed
//
// The numbers below C are one pixel of that colour; the block_kinds from B on are `block_min` pixels, one
// more, and so on, whose colours follow. The last (C + 4) / 4 numbers are runs that have none of their own:
// 256 - (C + 4) / 4 + c / 4, and after it c % 4 * 64 + n, are n + 1 pixels of colour c. Colour C is none:
// those pixels stay as they are. The pixels of a row add up to exactly `width`; nothing marks its end.
//
// A smooth sky or sea codes badly: leave those pixels out ("stay as they are"), and let the screen fill a
// gradient beneath, which costs one instruction a pixel and no flash. Soft edges against it are coded in the
// colours that they have there.
#pragma once

#include <cstdint>

namespace seaglass {
namespace content {

constexpr int block_min = 3, block_kinds = 16;
constexpr int colors_max = 191;  // and as many numbers as fit a byte
static_assert(colors_max + block_kinds + (colors_max + 4) / 4 <= 256);

struct Image {
  std::uint16_t width;
  std::uint16_t height;
  const std::uint16_t* colors;  // RGB565, the usual way round: red in the high bits
  const std::uint16_t* rows;    // `height` of them: at most 65,535 bytes of codes before the last row
  const std::uint8_t* codes;
};

}  // namespace content
}  // namespace seaglass
