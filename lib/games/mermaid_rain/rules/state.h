// Mermaid Rain: five rounds of melds and rides across the ocean, for the treasure that wins the prince.
//
// In a round everybody is dealt seven cards, surf tiles are turned up, and everybody shows a meld, card by
// card and all at once. The better the meld, the earlier one picks a tile and rides: place the tile, then pay
// cards to move from place to place and take treasure. What is not paid can be melded, and the other way
// round. Dark tiles drain away after the round, and who stood on one drifts back to the edge. In the end the
// witch gets one treasure of each type, and for each type those who have most of it left are paid.
//
// What is hidden: hands, the deck, the undercurrents to come, the tile piles, a tile drawn blind (from its
// owner too), the pool, face-down treasure (from all but who won it or is looking at it), and what was chosen
// where all choose at once.
//
// The rules are spread over the parts of a round: rules.cpp (its order), melding.cpp, picking.cpp,
// riding.cpp, cleanup.cpp, scoring.cpp; what may be chosen, and why not, is in choices.cpp and legality.cpp.
#pragma once

#include <cstddef>

#include "core/bit_set.h"
#include "core/bits.h"
#include "core/fixed_vector.h"
#include "games/mermaid_rain/rules/cards/meld.h"
#include "games/mermaid_rain/rules/choice.h"
#include "games/mermaid_rain/rules/event.h"
#include "games/mermaid_rain/rules/limits.h"
#include "games/mermaid_rain/rules/ocean/chart.h"
#include "games/mermaid_rain/rules/ocean/treasure.h"
#include "games/mermaid_rain/rules/packed_form.h"
#include "games/mermaid_rain/rules/rule.h"
#include "tabletop/game.h"
#include "tabletop/game_random.h"

namespace seaglass::mermaid_rain {

/// What a seat has chosen where all choose at once. The cards stay in the hand until all are in.
struct Commitment {
  Card first = Card::none;  // none: not chosen yet; princess: stop; unknown: chosen, and hidden
  Card second = Card::none;

  constexpr bool made() const { return first != Card::none; }
};

/// A card of the undercurrents by its number, from 1; 0 where it is unknown.
using Undercurrent = std::uint8_t;
constexpr Undercurrent unknown_undercurrent = 0;

using Pile = FixedVector<Tile, tiles_of_a_shape_max()>;

struct State {
  static constexpr std::size_t bytes_max = 1024;
  static constexpr int masked_bytes_max = (packed_form::masked_bits_max + 7) / 8;  // 155 in our edition
  static constexpr int whole_bytes_max = packed_bytes_max;
  static constexpr GameId id{0};
  static const GameFacts facts;

  GameRandom random;
  TileSet offer;
  TileSet tile_discards;
  BitSet<space_count> entered;   // by the seat in turn, in this turn, with or without treasure there
  PerSeat<std::int16_t> scores;  // until the final count, which is not added here

  std::uint8_t players = 0;
  bool free_setup = false;    // option Mermaid Free: any treasure may lie face-up
  bool march_scores = false;  // option: the treasure of an Ocean March counts as gained

  Phase phase = Phase::meld;
  std::uint8_t round = 0;  // 1 … rounds
  Seat dealer;             // who has the Prince
  Seat turn;               // seat 0 in meld and keep, where it is nobody's, and at the end

  Order order;          // from the ranking to the next deal
  PerSeat<Rank> ranks;  // as long as the order

  FixedVector<Card, card_count> deck;  // next card last
  Cards discard;
  PerSeat<Hand> hands;
  PerSeat<Cards> melds;  // shown, in meld
  PerSeat<Commitment> committed;

  FixedVector<Undercurrent, undercurrent_count> undercurrents;  // next card last
  Undercurrent undercurrent = unknown_undercurrent;             // of this round
  FixedVector<Undercurrent, rounds - 1> undercurrents_used;     // of the rounds before

  Pile piles[shape_count];                 // next tile last
  PerSeat<FixedVector<HeldTile, 2>> held;  // picked, then drawn blind
  Surf surf;

  Space spaces[space_count];
  HiddenTokens pool;
  PerSeat<Tokens> face_up;          // won, lying open
  PerSeat<HiddenTokens> face_down;  // won, for the owner's eyes

  PerSeat<Place> mermaids;
  /// So that no byte of the state is without meaning to the compiler, however long data/ makes these lists.
  std::uint8_t no_gap[4 - (sizeof deck + sizeof undercurrents + sizeof surf + sizeof spaces) % 4] = {};

  State() = default;
  static bool allows(const Setup&) { return true; }
  static const char* why(Refusal refusal);

  [[gnu::cold]] void begin(const Setup& setup);
  SeatSet to_act() const;
  void choices(Seat seat, VisitChoice visit) const;
  Rule play(Seat seat, Choice choice, Events events);
  void carry_out(Seat seat, Choice choice, Events events);

  [[gnu::cold]] void mask(SeatSet viewers);
  bool is_open_to(SeatSet viewers) const;
  [[gnu::cold]] static Event mask(Event event, SeatSet viewers);
  [[gnu::cold]] bool knows(const Event& event) const;
  [[gnu::cold]] void depart(const Event& event);
  [[gnu::cold]] void arrive(const Event& event);
  void guess(Random& source);

  void pack(BitWriter& writer) const;
  [[gnu::cold]] bool unpack(BitReader& reader);
  [[gnu::cold]] const char* flaw() const;

  bool over() const { return phase == Phase::over; }
  Score score() const;
  /// Somebody's view, or the whole truth? Only the truth has chance in it.
  bool masked() const { return random.forgotten(); }
};

// What the rules ask of a position.

constexpr bool is_riding(Phase phase) {
  return phase >= Phase::start && phase <= Phase::take;
}
inline Area area_of(const State& state) {
  return area_for(state.players);
}
inline Chart chart_of(const State& state) {
  return Chart(state.surf, area_of(state));
}
inline HexSet free_water(const State& state) {
  return free_water(state.surf, area_of(state));
}

/// How many cards those have shown who have not stopped: all of them equally many.
int cards_shown(const State& state);
/// Who has stopped has shown fewer cards than those who go on.
bool has_stopped(const State& state, Seat seat);
/// Its cards are more than may be kept.
bool must_keep(const State& state, Seat seat);
/// Gained by the meld and not used yet: from the own pick to the own warp.
bool warp_is_owed(const State& state, Seat seat);
bool start_is_free(const State& state, int start);
/// In its pile or among the discards.
bool has_tile_left(const State& state, Shape shape);
/// The treasure space that the seat in turn has just entered.
const Space& space_entered(const State& state);

/// Forbids what is not decided in this phase.
constexpr Rule not_now(Phase phase) {
  return static_cast<Rule>(static_cast<int>(Rule::something_else_is_decided) + static_cast<int>(phase));
}
/// The rule that forbids a choice.
Rule rule_against(const State& state, Seat seat, Choice choice);

}  // namespace seaglass::mermaid_rain
