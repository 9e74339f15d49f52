// What a player of Mermaid Rain can decide, in the rulebook's words. Two cards are named in the order in
// which the kinds are listed.
#pragma once

#include "games/mermaid_rain/rules/ocean/chart.h"
#include "games/mermaid_rain/rules/ocean/treasure.h"
#include "tabletop/choice.h"

namespace seaglass::mermaid_rain {

enum class Verb : std::uint8_t {
  meld,    // show cards a and b; after the first two, card a alone
  stop,    // show the princess: no more cards in this meld
  pick,    // take tile a from the offer
  blind,   // draw a tile of shape a, unseen
  start,   // begin on starting space a
  place,   // lay a held tile (a: which, see below) on hex b, in rotation c
  placed,  // no more tiles
  warp,    // to place a, for nothing
  stay,    // no warp
  move,    // to the neighbouring place a, for card b, or for b and c across the deep sea
  end,     // no more moves
  take,    // treasure a, lying with face b up (0) or down (1)
  leave,   // no treasure
  drift,   // to starting space a
  keep,    // cards a and b; the others are discarded
};
constexpr int verb_count = 15;

enum class Face : std::uint8_t { up, down };

struct HeldTile {
  Tile tile = unknown_tile;
  Shape shape = Shape::curved;
  bool blind = false;
};

/// In a choice a held tile is named by its number; a blind one, whose number nobody knows, by its shape.
constexpr int tile_names = tile_count + shape_count;
constexpr int name_of_blind(Shape shape) {
  return tile_count + index(shape);
}
constexpr int name_of(const HeldTile& held) {
  return held.blind ? name_of_blind(held.shape) : index(held.tile);
}
/// The tile of this name, as far as the name tells.
constexpr HeldTile tile_named(int name) {
  if (name >= tile_count) return {unknown_tile, shape_at(name - tile_count), true};
  return {tile_at(name), shape_of(tile_at(name)), false};
}

constexpr Choice meld(Card first, Card second = Card::none) {
  return make_choice(Verb::meld, index(first), index(second));
}
constexpr Choice stop() {
  return make_choice(Verb::stop);
}
constexpr Choice pick(Tile tile) {
  return make_choice(Verb::pick, index(tile));
}
constexpr Choice blind(Shape shape) {
  return make_choice(Verb::blind, index(shape));
}
constexpr Choice start(int number) {
  return make_choice(Verb::start, number);
}
constexpr Choice place(Tile tile, Hex anchor, int rotation) {
  return make_choice(Verb::place, index(tile), index(anchor), rotation);
}
constexpr Choice place_blind(Shape shape, Hex anchor, int rotation) {
  return make_choice(Verb::place, name_of_blind(shape), index(anchor), rotation);
}
constexpr Choice placed() {
  return make_choice(Verb::placed);
}
constexpr Choice warp(Place to) {
  return make_choice(Verb::warp, to.index());
}
constexpr Choice stay() {
  return make_choice(Verb::stay);
}
constexpr Choice move(Place to, Card first, Card second = Card::none) {
  return make_choice(Verb::move, to.index(), index(first), index(second));
}
constexpr Choice end() {
  return make_choice(Verb::end);
}
constexpr Choice take(Treasure treasure, Face face) {
  return make_choice(Verb::take, index(treasure), static_cast<int>(face));
}
constexpr Choice leave() {
  return make_choice(Verb::leave);
}
constexpr Choice drift(int start) {
  return make_choice(Verb::drift, start);
}
constexpr Choice keep(Card first, Card second) {
  return make_choice(Verb::keep, index(first), index(second));
}

constexpr Verb verb_of(Choice choice) {
  return static_cast<Verb>(choice.verb);
}

}  // namespace seaglass::mermaid_rain
