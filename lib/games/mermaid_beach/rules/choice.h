// What a player of Mermaid Beach can decide, in the rulebook's words.
#pragma once

#include "games/mermaid_beach/rules/cards.h"
#include "tabletop/choice.h"
#include "tabletop/seat.h"

namespace seaglass::mermaid_beach {

enum class Verb : std::uint8_t {
  nice,     // play a nice mermaid: turn a shell card, then a bonus turn
  mean,     // take a shell (b: its value) from seat a
  pair,     // discard two of item a: turn a shell card
  ask,      // ask seat a for item b
  wave,     // wash away a shell (b: its value) of seat a
  seaweed,  // make seat a draw a card
  dump,     // discard card a without effect, when nothing else is possible
  stop,     // leave it at that, in a bonus turn
  keep,     // keep the card just drawn
  pass,     // card a for the neighbour, when a Starfish was turned
};
constexpr int verb_count = 10;

constexpr Choice nice() {
  return make_choice(Verb::nice);
}
constexpr Choice mean(Seat from, int value) {
  return make_choice(Verb::mean, from.index(), value);
}
constexpr Choice pair(Kind item) {
  return make_choice(Verb::pair, index(item));
}
constexpr Choice ask(Seat whom, Kind item) {
  return make_choice(Verb::ask, whom.index(), index(item));
}
constexpr Choice wave(Seat from, int value) {
  return make_choice(Verb::wave, from.index(), value);
}
constexpr Choice seaweed(Seat to) {
  return make_choice(Verb::seaweed, to.index());
}
constexpr Choice dump(Kind card) {
  return make_choice(Verb::dump, index(card));
}
constexpr Choice stop() {
  return make_choice(Verb::stop);
}
constexpr Choice keep() {
  return make_choice(Verb::keep);
}
constexpr Choice pass(Kind card) {
  return make_choice(Verb::pass, index(card));
}

constexpr Verb verb_of(Choice choice) {
  return static_cast<Verb>(choice.verb);
}

}  // namespace seaglass::mermaid_beach
