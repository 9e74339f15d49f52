// The ranges of what is packed, and how large a packed state can get.
//
// A state takes as few bits as its ranges need. What follows from the rest is not packed: the sizes of deck,
// piles and pool are what is left of all cards, tiles and tokens.
#pragma once

#include "core/bits.h"
#include "games/mermaid_rain/rules/cards/meld.h"
#include "games/mermaid_rain/rules/choice.h"
#include "games/mermaid_rain/rules/limits.h"
#include "games/mermaid_rain/rules/ocean/chart.h"
#include "games/mermaid_rain/rules/ocean/treasure.h"
#include "tabletop/game_random.h"

namespace seaglass::mermaid_rain::packed_form {

constexpr int power(int base, int exponent) {
  int value = 1;
  for (; exponent > 0; --exponent) value *= base;
  return value;
}

constexpr int hand_radix = hand_max + 1;
constexpr int hand_range = power(hand_radix, card_kinds);
constexpr int meld_radix = meld_max + 1;
constexpr int meld_range = power(meld_radix, card_kinds);
constexpr int discard_radix = content::cards[0] + 1;  // equally many of each kind
constexpr int discard_range = power(discard_radix, card_kinds);
constexpr int place_radix = place_count + 1;  // with nowhere
constexpr int held_radix = 3;
constexpr int held_range = power(held_radix, players_max);

/// Five digits of three fit a byte.
constexpr int cards_in_a_byte = 5;
static_assert(power(card_kinds, cards_in_a_byte) <= 256);

constexpr int tokens_range() {
  int range = 1;
  for (const int n : content::tokens) range *= n + 1;
  return range;
}

/// Nothing, hidden, the princess, one card, or two of which the first is not listed after the second.
constexpr int hidden_commitment = 1;
constexpr int princess_commitment = 2;
constexpr int card_commitment = 3;
constexpr int pair_commitment = card_commitment + card_kinds;
constexpr int commitment_count = pair_commitment + card_kinds * (card_kinds + 1) / 2;

/// Two numbers below n of which the first is not larger, as one number.
constexpr int pairs_below(int n) {
  return n * (n + 1) / 2;
}
constexpr int pair_number(int first, int second) {
  return pairs_below(second) + first;
}
constexpr int second_of_pair(int number) {
  int second = 0;
  while (pairs_below(second + 1) <= number) ++second;
  return second;
}
constexpr int first_of_pair(int number) {
  return number - pairs_below(second_of_pair(number));
}

/// The tokens on a space as two symbols: none, face-up of each kind, face-down of each kind. Masked, those
/// that lie face-down are all alike.
constexpr int face_up_symbol = 1;
constexpr int face_down_symbol = face_up_symbol + treasure_kinds;
constexpr int space_symbols(bool masked) {
  return face_down_symbol + (masked ? 1 : treasure_kinds);
}
static_assert(content::tokens_per_space == 2);

constexpr bool has_offer(Phase phase) {
  return phase <= Phase::blind;
}
constexpr bool has_order(Phase phase) {
  return phase != Phase::meld;
}
constexpr bool has_commitments(Phase phase) {
  return phase == Phase::meld || phase == Phase::keep;
}
constexpr bool has_entered(Phase phase) {
  return phase == Phase::move || phase == Phase::take;
}
constexpr bool has_face_down_tile(Phase phase) {
  return phase == Phase::place;
}

// --------------------------------------------------------------------------------------------------- bounds

constexpr int bits_of(int count) {
  return bits_for(static_cast<std::uint32_t>(count));
}

constexpr int rotation_bits_of_all_tiles() {
  int bits = 0;
  for (const auto& shape : content::shapes) bits += shape.tiles * bits_of(shape.rotations);
  return bits;
}

/// The largest masked state has all hands and all treasure won known (six people around one unit), the light
/// tiles of every round on the ocean and two more of everybody. Parts that exclude each other are added all
/// the same, but for the melds: while they are shown there is no order and no tile is held.
constexpr int masked_bits_max =
    // masked, players, options, phase, round, dealer, turn
    1 + bits_of(content::player_counts) + 2 + bits_of(phase_count) + bits_of(rounds) +
    2 * bits_of(players_max)
    // order, ranks, scores
    + players_max * (bits_of(players_max) + bits_of(rank_count) + bits_of(score_max + 1))
    // hands (each with the mark that it is known), discard, commitments
    + players_max * (1 + bits_of(hand_range)) + bits_of(discard_range) +
    players_max * bits_of(commitment_count)
    // undercurrents: this round's and the used
    + rounds * bits_of(undercurrent_count)
    // tiles: discards, offer, how many each holds, how many lie
    + 2 * tile_count + bits_of(held_range) +
    bits_of(placed_max + 1)
    // those that lie: number, anchor, face-down, rotation; one that is held takes less room
    + placed_max * (bits_of(tile_count) + bits_of(hex_count) + 1) +
    rotation_bits_of_all_tiles()
    // treasure: on the ocean, what a seat looks at, won face-up, won face-down
    + space_count * bits_of(pairs_below(space_symbols(true))) + 1 + 2 * bits_of(treasure_kinds) +
    players_max * (bits_of(tokens_range()) + 1 + bits_of(tokens_range()))
    // mermaids, spaces entered
    + players_max * bits_of(place_radix) + space_count;
static_assert(players_max * bits_of(meld_range) <
              players_max * (bits_of(players_max) + bits_of(rank_count)) + bits_of(held_range));

constexpr int full_bits_max =
    masked_bits_max + GameRandom::packed_bits_max + (card_count + cards_in_a_byte - 1) / cards_in_a_byte * 8 +
    undercurrent_count * bits_of(undercurrent_count)
    // a tile in its pile takes less room than one that lies
    + (tile_count - placed_max) * bits_of(tiles_of_a_shape_max()) +
    space_count * (bits_of(pairs_below(space_symbols(false))) - bits_of(pairs_below(space_symbols(true))));

}  // namespace seaglass::mermaid_rain::packed_form
