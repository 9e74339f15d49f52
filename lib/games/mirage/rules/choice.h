// What a player of Mirage can decide, in the rulebook's words. Coordinates travel as two's complement bytes.
#pragma once

#include "games/mirage/rules/map/placement.h"
#include "games/mirage/rules/pieces/explorers.h"
#include "games/mirage/rules/pieces/trees.h"
#include "tabletop/choice.h"

namespace seaglass::mirage {

enum class Verb : std::uint8_t {
  type,            // advanced: take a tile of type a
  survey,          // lay it with its corner at (a, b), rotation c
  coast,           // lay a coast at (a, b); c: rotation + 4 · pattern + 8 · face
  explorers,       // send explorers to these squares of the tile just laid; a: a bit each
  coast_explorer,  // send an explorer of kind a to the coast
  gap,             // settle gap a next
  leader,          // of those who lead, seat a claims the gap
  move_tent,       // take the tent out of gap a
  keep_supply,     // an explorer of kind a from the supply stays with the trees
  keep_map,        // the explorer at (a, b) stays with the trees
  keep_nobody,
  trees,  // plant a: white + 16 · black, b: red + 16 · yellow
};
constexpr int verb_count = 12;

constexpr Verb verb_of(Choice choice) {
  return static_cast<Verb>(choice.verb);
}

/// A coast tile and where it lies.
struct CoastPlay {
  CoastSpot spot;
  CoastPattern pattern = CoastPattern::a;
  std::uint8_t face = 0;
};

constexpr Choice choose_type(SurveyType type) {
  return make_choice(Verb::type, index(type));
}
constexpr Choice lay(Elbow elbow) {
  return make_choice(Verb::survey, elbow.corner.x, elbow.corner.y, elbow.rotation);
}
constexpr Choice lay(CoastPlay coast) {
  return make_choice(Verb::coast, coast.spot.at.x, coast.spot.at.y,
                     coast.spot.rotation + 4 * index(coast.pattern) + 8 * coast.face);
}
constexpr Choice send_to(unsigned squares) {
  return make_choice(Verb::explorers, static_cast<int>(squares));
}
constexpr Choice send_to_coast(ExplorerKind kind) {
  return make_choice(Verb::coast_explorer, index(kind));
}
constexpr Choice settle(int gap) {
  return make_choice(Verb::gap, gap);
}
constexpr Choice let_claim(Seat leader) {
  return make_choice(Verb::leader, leader.index());
}
constexpr Choice move_tent_from(int gap) {
  return make_choice(Verb::move_tent, gap);
}
constexpr Choice keep_from_supply(ExplorerKind kind) {
  return make_choice(Verb::keep_supply, index(kind));
}
constexpr Choice keep_from_map(Point at) {
  return make_choice(Verb::keep_map, at.x, at.y);
}
constexpr Choice keep_nobody() {
  return make_choice(Verb::keep_nobody);
}
constexpr Choice plant(Trees trees) {
  return make_choice(Verb::trees, trees.of[0] + 16 * trees.of[1], trees.of[2] + 16 * trees.of[3]);
}

constexpr Point point_of(Choice choice) {
  return {static_cast<std::int8_t>(choice.a), static_cast<std::int8_t>(choice.b)};
}
constexpr Elbow elbow_of(Choice choice) {
  return {point_of(choice), choice.c};
}
constexpr CoastPlay coast_of(Choice choice) {
  return {{point_of(choice), static_cast<std::uint8_t>(choice.c % 4)},
          static_cast<CoastPattern>(choice.c / 4 % 2),
          static_cast<std::uint8_t>(choice.c / 8)};
}
constexpr Trees trees_of(Choice choice) {
  return {{static_cast<std::uint8_t>(choice.a % 16), static_cast<std::uint8_t>(choice.a / 16),
           static_cast<std::uint8_t>(choice.b % 16), static_cast<std::uint8_t>(choice.b / 16)}};
}

}  // namespace seaglass::mirage
