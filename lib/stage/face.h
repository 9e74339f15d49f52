// What stands for whoever sits at a table: one of twelve animals, by its name, its picture and its two notes,
// and the colour of the seat. People choose the animal; the colour belongs to the seat.
#pragma once

#include "content/sprite.h"
#include "ink/color.h"
#include "stage/motif.h"
#include "tabletop/company.h"
#include "words/words.h"

namespace seaglass {

struct Face {
  Word name;
  const content::Sprite& tiny;   // 15 pixels
  const content::Sprite& small;  // 24
  const content::Sprite& large;  // 56
  ink::Color color;
};

/// One of Okabe and Ito's colours, told apart by everybody.
ink::Color seat_color(Seat seat);

Face face_of(int emblem, ink::Color color);
inline Face face_of(int emblem, Seat seat) {
  return face_of(emblem, seat_color(seat));
}
/// Where it sits at no table.
inline Face face_of(int emblem) {
  return face_of(emblem, ink::palette::sea_glass);
}

/// A level of bots: by its name, how it plays in a line, its picture, and its two notes. What stands for a
/// bot's seat is an animal, as for everybody; its level's face stands beside it.
struct LevelFace {
  Word name;
  Word plays;
  const content::Sprite& tiny;   // 15 pixels
  const content::Sprite& small;  // 24
};
LevelFace face_of(BotLevel level);

constexpr Motif motif_of(BotLevel level) {
  static_assert(bot_motifs == bot_level_count);
  return static_cast<Motif>(static_cast<int>(Motif::first_animal) + animal_motifs + static_cast<int>(level));
}

/// The two notes of this animal.
constexpr Motif motif_of(int emblem) {
  CHECK(emblem >= 0 && emblem < emblem_count);
  return static_cast<Motif>(static_cast<int>(Motif::first_animal) + emblem);
}

/// What somebody is called: by the name that was typed, or by the animal's.
Text shown_name(const Name& typed, int emblem, Language language);

}  // namespace seaglass
