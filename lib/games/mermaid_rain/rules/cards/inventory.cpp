// What is in the box must all be there, each piece once, and known or unknown as it can be.
#include "games/mermaid_rain/rules/cards/inventory.h"

#include <initializer_list>

namespace seaglass::mermaid_rain {

namespace {

// -------------------------------------------------------------------------------------------------- secrets

bool all_unknown(const Pile& pile, bool unknown) {
  for (Tile tile : pile)
    if ((tile == unknown_tile) != unknown) return false;
  return true;
}

bool token_may_be(Treasure token, bool masked, bool in_sight) {
  return index(token) < treasure_kinds ? !masked || in_sight : token == Treasure::unknown && masked;
}

/// The whole truth has nothing unknown; a view has everything unknown that nobody may see.
const char* flaw_in_secrets(const State& state) {
  const bool masked = state.masked();
  for (Card card : state.deck)
    if (masked ? card != Card::unknown : !is_adventure(card))
      return "the deck holds something that is no card";
  for (const int card : state.undercurrents)
    if (masked ? card != unknown_undercurrent : card < 1 || card > undercurrent_count)
      return "there is no such card of the undercurrents";
  for (const Pile& pile : state.piles)
    if (!all_unknown(pile, masked)) return "a pile holds something that is no tile";
  for (int i = 0; i < space_count; ++i) {
    const bool in_sight = state.phase == Phase::take && state.mermaids[state.turn] == Place::space(i);
    const TokensOnSpace& face_down = state.spaces[i].face_down;
    for (Treasure token : face_down)
      if (!token_may_be(token, masked, in_sight) ||
          (token == Treasure::unknown) != (face_down[0] == Treasure::unknown))
        return "a space holds something that is no treasure";
    for (Treasure token : state.spaces[i].face_up)
      if (index(token) >= treasure_kinds) return "a space holds something that is no treasure";
  }
  if (state.pool.hidden != (masked && state.pool.size > 0)) return "the pool is nobody's to see";
  for (Seat seat : all_seats(state.players)) {
    const bool hidden = state.hands[seat].hidden || state.face_down[seat].hidden;
    if (hidden && (!masked || state.over())) return "cards and treasure are hidden that all can see";
  }
  return nullptr;
}

// ---------------------------------------------------------------------------------------------------- cards

const char* flaw_in_card_counts(const State& state) {
  int unseen = 0, missing = 0;
  int counts[card_kinds] = {};
  for (Seat seat : all_seats(state.players)) {
    if (!state.hands[seat].consistent()) return "a hand's size is not its number of cards";
    if (state.hands[seat].hidden) unseen += state.hands[seat].size;
    for (int i = 0; i < card_kinds; ++i)
      counts[i] += state.hands[seat].known.count[i] + state.melds[seat].count[i];
  }
  for (Card card : state.deck) {
    if (card == Card::unknown)
      ++unseen;
    else
      ++counts[index(card)];
  }
  for (int i = 0; i < card_kinds; ++i) {
    counts[i] += state.discard.count[i];
    if (counts[i] > content::cards[i]) return "there are too many cards of a kind";
    missing += content::cards[i] - counts[i];
  }
  return unseen == missing ? nullptr : "the cards are not all there";
}

const char* flaw_in_undercurrents(const State& state) {
  if (state.undercurrents_used.size() != state.round - 1 ||
      state.undercurrents.size() != undercurrent_count - state.round)
    return "every round turns up one card of the undercurrents";
  BitSet<undercurrent_count + 1> seen;
  const auto once = [&seen](int card) {
    if (card < 1 || card > undercurrent_count || seen.contains(card)) return false;
    seen.insert(card);
    return true;
  };
  if (!once(state.undercurrent)) return "there is no such card of the undercurrents";
  for (const int card : state.undercurrents_used)
    if (!once(card)) return "a card of the undercurrents came twice";
  for (const int card : state.undercurrents)
    if (card != unknown_undercurrent && !once(card)) return "a card of the undercurrents is there twice";
  return nullptr;
}

// ---------------------------------------------------------------------------------------------------- tiles

/// Marks a tile as seen; false if it was seen before or is none.
bool see(Tile tile, TileSet& seen) {
  if (index(tile) >= tile_count || seen.contains(index(tile))) return false;
  seen.insert(index(tile));
  return true;
}

const char* flaw_in_tile_places(const State& state) {
  TileSet seen = state.tile_discards;
  int of_shape[shape_count] = {};
  for (int i = 0; i < tile_count; ++i) {
    if (state.tile_discards.contains(i)) ++of_shape[index(shape_of(tile_at(i)))];
    if (!state.offer.contains(i)) continue;
    if (!see(tile_at(i), seen)) return "a tile is in two places";
    ++of_shape[index(shape_of(tile_at(i)))];
  }
  const auto count = [&](Tile tile, Shape shape) {
    ++of_shape[index(shape)];
    return tile == unknown_tile || (see(tile, seen) && shape_of(tile) == shape);
  };
  for (int shape = 0; shape < shape_count; ++shape)
    for (Tile tile : state.piles[shape])
      if (!count(tile, shape_at(shape))) return "a pile holds a wrong tile";
  for (Seat seat : all_seats(state.players))
    for (const HeldTile& held : state.held[seat]) {
      if (index(held.shape) >= shape_count || !count(held.tile, held.shape)) return "a wrong tile is held";
      if ((held.tile == unknown_tile) != (held.blind && state.masked()))
        return "a held tile is seen or it is blind";
    }
  for (const PlacedTile& placed : state.surf) {
    if (index(placed.shape) >= shape_count || !count(placed.tile, placed.shape)) return "a wrong tile lies";
    if ((placed.tile == unknown_tile) != (placed.face_down && state.masked()))
      return "a tile on the ocean is seen or it lies face-down";
  }
  for (int shape = 0; shape < shape_count; ++shape)
    if (of_shape[shape] != tiles_of(shape_at(shape))) return "the tiles are not all there";
  return nullptr;
}

// -------------------------------------------------------------------------------------------------- treasure

/// Ruling: where and how treasure lay at set-up is not held against a position, so that examples may put on
/// any space what they are about, and the pool holds what is nowhere else.
const char* flaw_in_treasure(const State& state) {
  int unseen = 0, missing = 0;
  int counts[treasure_kinds] = {};
  for (int i = 0; i < space_count; ++i) {
    const Space& space = state.spaces[i];
    const int tokens = space.face_up.size() + space.face_down.size();
    if (tokens > content::tokens_per_space) return "a space has at most two tokens";
    if (tokens > 0 && !space_in_use(i, area_of(state))) return "treasure lies in the outer area";
    for (const TokensOnSpace* list : {&space.face_up, &space.face_down})
      for (int k = 0; k < list->size(); ++k) {
        if (k > 0 && (*list)[k] < (*list)[k - 1]) return "the tokens of a space are listed in order";
        if ((*list)[k] == Treasure::unknown)
          ++unseen;
        else
          ++counts[index((*list)[k])];
      }
  }
  if (!state.pool.consistent()) return "the pool's size is not its number of tokens";
  if (state.pool.hidden) unseen += state.pool.size;
  for (Seat seat : all_seats(state.players)) {
    const HiddenTokens& face_down = state.face_down[seat];
    if (!face_down.consistent()) return "a treasure's size is not its number of tokens";
    if (face_down.hidden) unseen += face_down.size;
    if (state.face_up[seat].size() + face_down.size > tokens_per_player_max)
      return "nobody can win so much treasure";
    for (int i = 0; i < treasure_kinds; ++i)
      counts[i] += state.face_up[seat].count[i] + face_down.known.count[i];
  }
  for (int i = 0; i < treasure_kinds; ++i) {
    counts[i] += state.pool.known.count[i];
    if (counts[i] > content::tokens[i]) return "there are too many tokens of a type";
    missing += content::tokens[i] - counts[i];
  }
  return unseen == missing ? nullptr : "the tokens are not all there";
}

}  // namespace

const char* flaw_in_inventory(const State& state) {
  for (const auto check :
       {flaw_in_secrets, flaw_in_card_counts, flaw_in_undercurrents, flaw_in_tile_places, flaw_in_treasure})
    if (const char* flaw = check(state)) return flaw;
  return nullptr;
}

}  // namespace seaglass::mermaid_rain
