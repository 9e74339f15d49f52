// Mermaid Rain, section 7 of its rules (who knows what) and sections 1, 9 and 10 (what is in the box, bounds,
// what always holds).
#include <utility>

#include "conformance/conformance.h"
#include "core/fixed_vector.h"
#include "games/door.h"
#include "games/mermaid_rain/rules/state.h"

namespace seaglass::conformance::mermaid_rain {

using namespace seaglass::mermaid_rain;

namespace {

namespace box = seaglass::mermaid_rain::content;

constexpr int tiles_of_a_shape = [] {
  int most = 0;
  for (const auto& shape : box::shapes) most = shape.tiles > most ? shape.tiles : most;
  return most;
}();
constexpr int most_points_of_a_meld = [] {
  int most = 0;
  for (const auto& meld : box::melds) most = meld.points > most ? meld.points : most;
  return most;
}();
// Section 9.
constexpr int cards_in_hand = 9, cards_in_meld = 5, tokens_won_max = 25, tiles_lying_max = 26;
constexpr int score_before_the_count_max =
    tokens_won_max * box::points_gained + box::rounds * most_points_of_a_meld;

// ------------------------------------------------------------------------------------------------- scramble

/// Own hand: the owner. Deck order: nobody. At the end all hands are open.
void scramble_cards(State& state, SeatSet viewers, Random& random) {
  FixedVector<Card, box::card_count> hidden;
  const auto secret = [&](Seat seat) { return !viewers.contains(seat) && state.phase != Phase::over; };
  for (Seat seat : all_seats(state.players))
    for (int kind = 0; kind < box::card_kinds && secret(seat); ++kind)
      for (int n = 0; n < state.hands[seat].known.count[kind]; ++n) hidden.push_back(static_cast<Card>(kind));
  for (Card card : state.deck) hidden.push_back(card);
  random.shuffle(hidden);
  for (Seat seat : all_seats(state.players)) {
    if (!secret(seat)) continue;
    const int size = state.hands[seat].size;
    state.hands[seat] = Hand();
    for (int n = 0; n < size; ++n) state.hands[seat].add(hidden.pop_back());
  }
  for (Card& card : state.deck) card = hidden.pop_back();
}

/// Choices before they are shown: whoever has made them.
void scramble_choices(State& state, SeatSet viewers, Random& random) {
  bool first_cards = true;
  for (Seat seat : all_seats(state.players))
    for (int n : state.melds[seat].count) first_cards = first_cards && n == 0;
  for (Seat seat : all_seats(state.players)) {
    Commitment& chosen = state.committed[seat];
    if (viewers.contains(seat) || chosen.first == Card::none) continue;
    FixedVector<Card, cards_in_hand> hand;
    for (int kind = 0; kind < box::card_kinds; ++kind)
      for (int n = 0; n < state.hands[seat].known.count[kind]; ++n) hand.push_back(static_cast<Card>(kind));
    random.shuffle(hand);
    if (state.phase == Phase::meld && !first_cards) {
      chosen.first = random.below(3) == 0 ? Card::princess : hand[0];
      continue;
    }
    chosen.first = hand[0] < hand[1] ? hand[0] : hand[1];
    chosen.second = hand[0] < hand[1] ? hand[1] : hand[0];
  }
}

/// Undercurrents to come: nobody, though which ones they are follows from those that came.
void scramble_undercurrents(State& state, Random& random) {
  FixedVector<Undercurrent, box::undercurrent_count> left = state.undercurrents;
  random.shuffle(left);
  for (Undercurrent& card : state.undercurrents) card = left.pop_back();
}

/// Tile piles: nobody. A tile drawn blind: its shape everybody, the rest nobody until it turns up.
void scramble_tiles(State& state, Random& random) {
  for (int shape = 0; shape < box::shape_count; ++shape) {
    FixedVector<Tile*, tiles_of_a_shape> places;
    for (Tile& tile : state.piles[shape]) places.push_back(&tile);
    for (Seat seat : all_seats(state.players))
      for (HeldTile& held : state.held[seat])
        if (held.blind && static_cast<int>(held.shape) == shape) places.push_back(&held.tile);
    for (PlacedTile& placed : state.surf)
      if (placed.face_down && static_cast<int>(placed.shape) == shape) places.push_back(&placed.tile);
    FixedVector<Tile, tiles_of_a_shape> tiles;
    for (const Tile* place : places) tiles.push_back(*place);
    random.shuffle(tiles);
    for (Tile* place : places) *place = tiles.pop_back();
  }
}

/// Treasure face-down on a space: whoever has just entered it. Won face-down: the winner, and at the end all.
/// The pool: nobody.
void scramble_treasure(State& state, SeatSet viewers, Random& random) {
  const auto secret_space = [&](int number) {
    return !(state.phase == Phase::take && viewers.contains(state.turn) &&
             state.mermaids[state.turn].index() == number);
  };
  const auto secret_seat = [&](Seat seat) { return !viewers.contains(seat) && state.phase != Phase::over; };
  FixedVector<Treasure, box::token_count> hidden;
  for (int i = 0; i < box::space_count; ++i)
    for (Treasure token : state.spaces[i].face_down)
      if (secret_space(i)) hidden.push_back(token);
  const auto collect = [&](const HiddenTokens& tokens) {
    for (int kind = 0; kind < box::treasure_count; ++kind)
      for (int n = 0; n < tokens.known.count[kind]; ++n) hidden.push_back(static_cast<Treasure>(kind));
  };
  collect(state.pool);
  for (Seat seat : all_seats(state.players))
    if (secret_seat(seat)) collect(state.face_down[seat]);
  random.shuffle(hidden);

  for (int i = 0; i < box::space_count; ++i) {
    if (!secret_space(i)) continue;
    TokensOnSpace& tokens = state.spaces[i].face_down;
    for (Treasure& token : tokens) token = hidden.pop_back();
    if (tokens.size() == 2 && tokens[1] < tokens[0]) std::swap(tokens[0], tokens[1]);
  }
  const auto refill = [&](HiddenTokens& tokens) {
    const int size = tokens.size;
    tokens = HiddenTokens();
    for (int n = 0; n < size; ++n) tokens.add(hidden.pop_back());
  };
  refill(state.pool);
  for (Seat seat : all_seats(state.players))
    if (secret_seat(seat)) refill(state.face_down[seat]);
}

void scramble(AnyState& any, SeatSet viewers, Random& random) {
  State& state = any.as<State>();
  scramble_cards(state, viewers, random);
  scramble_choices(state, viewers, random);
  scramble_undercurrents(state, random);
  scramble_tiles(state, random);
  scramble_treasure(state, viewers, random);
  state.random = another_generator(random);
}

// ---------------------------------------------------------------------------------------------------- audit

const char* audit_cards(const State& state) {
  int cards[box::card_kinds] = {};
  for (Card card : state.deck) ++cards[static_cast<int>(card)];
  for (int kind = 0; kind < box::card_kinds; ++kind) {
    cards[kind] += state.discard.count[kind];
    for (Seat seat : all_seats(state.players))
      cards[kind] += state.hands[seat].known.count[kind] + state.melds[seat].count[kind];
    if (cards[kind] != box::cards[kind]) return "a card is lost or doubled";
  }
  for (Seat seat : all_seats(state.players)) {
    if (state.hands[seat].size > cards_in_hand) return "a hand is larger than nine cards";
    if (state.melds[seat].size() > cards_in_meld) return "a meld is larger than five cards";
  }
  return nullptr;
}

const char* audit_tiles(const State& state) {
  int places[box::tile_count] = {};
  for (int tile = 0; tile < box::tile_count; ++tile)
    places[tile] = (state.tile_discards.contains(tile) ? 1 : 0) + (state.offer.contains(tile) ? 1 : 0);
  for (const Pile& pile : state.piles)
    for (Tile tile : pile) ++places[static_cast<int>(tile)];
  for (Seat seat : all_seats(state.players))
    for (const HeldTile& held : state.held[seat]) ++places[static_cast<int>(held.tile)];
  for (const PlacedTile& placed : state.surf) ++places[static_cast<int>(placed.tile)];
  for (int count : places)
    if (count != 1) return "a tile is not in exactly one place";
  const bool before_rides =
      state.phase == Phase::meld || state.phase == Phase::pick || state.phase == Phase::blind;
  if (!before_rides && !state.offer.empty()) return "the offer is not empty after the picks";
  if (state.surf.size() > tiles_lying_max) return "more tiles lie than can";
  const bool cleaned = state.phase == Phase::drift || state.phase == Phase::keep || before_rides;
  for (const PlacedTile& placed : state.surf)
    if (cleaned && box::tiles[static_cast<int>(placed.tile)].dark) return "a dark tile has not left";
  return nullptr;
}

const char* audit_tokens(const State& state) {
  int tokens[box::treasure_count] = {};
  for (const Space& space : state.spaces) {
    if (space.face_up.size() + space.face_down.size() > box::tokens_per_space)
      return "a space has gained a token";
    for (Treasure token : space.face_up) ++tokens[static_cast<int>(token)];
    for (Treasure token : space.face_down) ++tokens[static_cast<int>(token)];
  }
  for (int kind = 0; kind < box::treasure_count; ++kind) {
    tokens[kind] += state.pool.known.count[kind];
    for (Seat seat : all_seats(state.players))
      tokens[kind] += state.face_up[seat].count[kind] + state.face_down[seat].known.count[kind];
    if (tokens[kind] != box::tokens[kind]) return "a token is lost or doubled";
  }
  for (Seat seat : all_seats(state.players)) {
    if (state.face_up[seat].size() + state.face_down[seat].size > tokens_won_max)
      return "a player has won more than 25 tokens";
    if (state.scores[seat] < 0 || state.scores[seat] > score_before_the_count_max)
      return "a score is out of its bounds";
  }
  return nullptr;
}

const char* audit_mermaids(const State& state) {
  for (Seat seat : all_seats(state.players)) {
    const Place place = state.mermaids[seat];
    if (place.nowhere()) {
      if (state.round > 1 && state.phase != Phase::drift) return "a mermaid is lost";
      continue;
    }
    bool there = place.is_space() || place.is_start();
    for (const PlacedTile& placed : state.surf)
      there = there || (place.is_tile() && place.tile() == placed.tile);
    if (!there) return "a mermaid is on no place";
  }
  return nullptr;
}

const char* audit(const AnyState& any) {
  const State& state = any.as<State>();
  if (const char* wrong = audit_cards(state)) return wrong;
  if (const char* wrong = audit_tiles(state)) return wrong;
  if (const char* wrong = audit_tokens(state)) return wrong;
  return audit_mermaids(state);
}

}  // namespace

}  // namespace seaglass::conformance::mermaid_rain

namespace seaglass::mermaid_rain {

conformance::Subject subject() {
  return {game(), conformance::guess_in<State>, conformance::mermaid_rain::scramble,
          conformance::mermaid_rain::audit, list_figures};
}

}  // namespace seaglass::mermaid_rain
