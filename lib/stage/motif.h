// The few things that a handheld says by sound: a short motif each (console/sound.h plays them).
#pragma once

#include <cstdint>

namespace seaglass {

enum class Motif : std::uint8_t {
  none,
  turn,          // now it is this person's
  gain,          // something was won
  loss,          // something was lost
  win,           // the game is over
  refuse,        // that cannot be done
  first_animal,  // two notes for each animal that people play as, from here on (stage/face.h)
};
constexpr int animal_motifs = 12;
constexpr int bot_motifs = 4;  // after them, two notes for each level of bots
constexpr int motif_count = static_cast<int>(Motif::first_animal) + animal_motifs + bot_motifs;

}  // namespace seaglass
