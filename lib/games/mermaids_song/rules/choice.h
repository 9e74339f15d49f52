// What a player of Mermaid's Song can decide, in the rulebook's words.
#pragma once

#include "games/mermaids_song/rules/cards.h"
#include "tabletop/choice.h"
#include "tabletop/seat.h"

namespace seaglass::mermaids_song {

enum class Verb : std::uint8_t {
  discard_hand,  // discard the whole hand instead of acting
  act,           // keep the hand and act
  mermaid,       // place a mermaid in the own slot a, the lowest free one
  sing,          // attach card a to the mermaid of seat b in slot c
  entice,        // with the own mermaid in slot a the creature in place b of the row
  kraken,        // release the Kraken
  treasure,      // take a random creature from seat a
  end,           // end the turn
  lose,          // to the Kraken: the own mermaid in slot a, one of several equally powerful
};
constexpr int verb_count = 9;

constexpr Choice discard_hand() {
  return make_choice(Verb::discard_hand);
}
constexpr Choice act() {
  return make_choice(Verb::act);
}
constexpr Choice place_mermaid(int slot) {
  return make_choice(Verb::mermaid, slot);
}
constexpr Choice sing(Card melody, Seat owner, int slot) {
  return make_choice(Verb::sing, index(melody), owner.index(), slot);
}
constexpr Choice entice(int slot, int place) {
  return make_choice(Verb::entice, slot, place);
}
constexpr Choice kraken() {
  return make_choice(Verb::kraken);
}
constexpr Choice treasure(Seat from) {
  return make_choice(Verb::treasure, from.index());
}
constexpr Choice end_turn() {
  return make_choice(Verb::end);
}
constexpr Choice lose(int slot) {
  return make_choice(Verb::lose, slot);
}

constexpr Verb verb_of(Choice choice) {
  return static_cast<Verb>(choice.verb);
}

}  // namespace seaglass::mermaids_song
