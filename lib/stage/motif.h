// The few things that a handheld says by sound: a short motif each (console/sound.h plays them).
#pragma once

#include <cstdint>

namespace seaglass {

enum class Motif : std::uint8_t {
  none,
  turn,    // now it is this person's
  gain,    // something was won
  loss,    // something was lost
  win,     // the game is over
  refuse,  // that cannot be done
};
constexpr int motif_count = 6;

}  // namespace seaglass
