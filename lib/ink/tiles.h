// The screen in tiles, which are drawn and sent as wholes; a row of them is a strip.
#pragma once

#include "device.h"

namespace seaglass {
namespace ink {

constexpr int tile_side = 16;
constexpr int strip_rows = tile_side;
constexpr int strips = screen_height / tile_side;
constexpr int tiles_across = screen_width / tile_side;
constexpr int tiles = strips * tiles_across;
static_assert(strips * tile_side == screen_height && tiles_across * tile_side == screen_width);

}  // namespace ink
}  // namespace seaglass
