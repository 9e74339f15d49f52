// A large opaque picture of at most 256 colours: a background, a game's card in the launcher. Like a sprite
// (sprite.h) it is coded row by row, so that any strip can be drawn, shifted any way, at little cost; but it
// has neither soft edges nor roles, and draws about twice as fast.
//
// `rows[y]` is where row y begins in `codes`; rows that look alike may begin at the same place. A row is
//
//   00nnnnnn            n + 1 pixels stay as they are        (1 … 64)
//   01nnnnnn i          n + 1 pixels of colour i             (1 … 64)
//   1nnnnnnn i0 i1 …    n + 1 pixels, each with its colour   (1 … 128)
//
// whose pixels add up to exactly `width`. Nothing marks its end.
//
// A smooth sky or sea codes badly: leave those pixels out ("stay as they are"), and let the screen fill a
// gradient beneath, which costs one instruction a pixel and no flash. Soft edges against it are coded in the
// colours that they have there.
#pragma once

#include <cstdint>

namespace seaglass {
namespace content {

struct Image {
  std::uint16_t width;
  std::uint16_t height;
  const std::uint16_t* colors;  // RGB565, the usual way round: red in the high bits
  const std::uint16_t* rows;    // `height` of them: at most 65,535 bytes of codes before the last row
  const std::uint8_t* codes;
};

}  // namespace content
}  // namespace seaglass
