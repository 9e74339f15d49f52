// Reading what packing.cpp has written, from bytes that nobody trusts: whatever is out of its range, or would
// not fit, is refused. Whether the position makes sense is for flaw.cpp to say.
#include <initializer_list>

#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

namespace {

using namespace packed_form;

std::uint8_t read_small(BitReader& reader, int count) {
  return static_cast<std::uint8_t>(reader.read_below(count));
}

Cards unpack_cards(int radix, BitReader& reader) {
  DigitsReader counts(reader, static_cast<std::uint32_t>(power(radix, card_kinds)));
  Cards cards;
  for (auto& n : cards.count) n = static_cast<std::uint8_t>(counts.take(radix));
  return cards;
}

Hand unpack_hand(bool masked, BitReader& reader) {
  Hand hand;
  hand.hidden = masked && reader.read_flag();
  if (hand.hidden) {
    hand.size = read_small(reader, hand_radix);
  } else {
    hand.known = unpack_cards(hand_radix, reader);
    hand.size = static_cast<std::uint8_t>(hand.known.size());
  }
  return hand;
}

Commitment commitment_of(int number) {
  if (number == 0) return {};
  if (number == hidden_commitment) return {Card::unknown, Card::none};
  if (number == princess_commitment) return {Card::princess, Card::none};
  if (number < pair_commitment) return {card_at(number - card_commitment), Card::none};
  number -= pair_commitment;
  return {card_at(first_of_pair(number)), card_at(second_of_pair(number))};
}

int cards_left_for_deck(const State& state) {
  int left = card_count - state.discard.size();
  for (Seat seat : all_seats(state.players)) left -= state.hands[seat].size + state.melds[seat].size();
  return left;
}

bool unpack_deck(State& state, bool masked, BitReader& reader) {
  const int size = cards_left_for_deck(state);
  if (size < 0) return false;
  if (masked) {
    while (state.deck.size() < size) state.deck.push_back(Card::unknown);
    return true;
  }
  while (state.deck.size() < size) {
    DigitsReader cards(reader, static_cast<std::uint32_t>(power(card_kinds, cards_in_a_byte)));
    for (int n = 0; n < cards_in_a_byte; ++n) {
      const int card = cards.take(card_kinds);
      if (state.deck.size() < size)
        state.deck.push_back(card_at(card));
      else if (card != 0)
        return false;
    }
  }
  return true;
}

bool unpack_all_cards(State& state, bool masked, BitReader& reader) {
  for (Seat seat : all_seats(state.players)) state.hands[seat] = unpack_hand(masked, reader);
  state.discard = unpack_cards(discard_radix, reader);
  if (state.phase == Phase::meld)
    for (Seat seat : all_seats(state.players)) state.melds[seat] = unpack_cards(meld_radix, reader);
  if (has_commitments(state.phase))
    for (Seat seat : all_seats(state.players))
      state.committed[seat] = commitment_of(reader.read_below(commitment_count));
  return unpack_deck(state, masked, reader);
}

Undercurrent read_undercurrent(BitReader& reader) {
  return static_cast<Undercurrent>(1 + reader.read_below(undercurrent_count));
}

void unpack_undercurrents(State& state, bool masked, BitReader& reader) {
  state.undercurrent = read_undercurrent(reader);
  for (int used = 1; used < state.round; ++used)
    state.undercurrents_used.push_back(read_undercurrent(reader));
  for (int left = undercurrent_count - state.round; left > 0; --left)
    state.undercurrents.push_back(masked ? unknown_undercurrent : read_undercurrent(reader));
}

void unpack_tile(Tile& tile, Shape& shape, bool unknown, BitReader& reader) {
  if (unknown) {
    tile = unknown_tile;
    shape = shape_at(reader.read_below(shape_count));
  } else {
    tile = tile_at(reader.read_below(tile_count));
    shape = shape_of(tile);
  }
}

bool unpack_held_tiles(State& state, bool masked, BitReader& reader) {
  DigitsReader counts(reader, held_range);
  for (Seat seat : all_seats(players_max)) {
    const int count = counts.take(held_radix);
    if (count > 0 && seat.index() >= state.players) return false;
    state.held[seat].resize(count);
  }
  for (Seat seat : all_seats(state.players))
    for (HeldTile& held : state.held[seat]) {
      held.blind = reader.read_flag();
      unpack_tile(held.tile, held.shape, held.blind && masked, reader);
    }
  return true;
}

void unpack_surf(State& state, bool masked, BitReader& reader) {
  state.surf.resize(reader.read_below(placed_max + 1));
  for (PlacedTile& placed : state.surf) {
    placed.face_down = has_face_down_tile(state.phase) && reader.read_flag();
    unpack_tile(placed.tile, placed.shape, placed.face_down && masked, reader);
    placed.anchor = hex_at(reader.read_below(hex_count));
    placed.rotation = read_small(reader, rotations_of(placed.shape));
  }
}

int tiles_left_for_pile(const State& state, Shape shape) {
  int left = tiles_of(shape);
  for (int i = 0; i < tiles_of(shape); ++i) {
    const int tile = index(tile_of(shape, i));
    left -= (state.tile_discards.contains(tile) ? 1 : 0) + (state.offer.contains(tile) ? 1 : 0);
  }
  for (Seat seat : all_seats(state.players))
    for (const HeldTile& held : state.held[seat]) left -= held.shape == shape ? 1 : 0;
  for (const PlacedTile& placed : state.surf) left -= placed.shape == shape ? 1 : 0;
  return left;
}

bool unpack_tiles(State& state, bool masked, BitReader& reader) {
  state.tile_discards = TileSet::unpack(reader);
  if (has_offer(state.phase)) state.offer = TileSet::unpack(reader);
  if (!unpack_held_tiles(state, masked, reader)) return false;
  unpack_surf(state, masked, reader);
  for (int i = 0; i < shape_count; ++i) {
    const Shape shape = shape_at(i);
    const int size = tiles_left_for_pile(state, shape);
    if (size < 0) return false;
    for (int n = 0; n < size; ++n)
      state.piles[i].push_back(masked ? unknown_tile : tile_of(shape, reader.read_below(tiles_of(shape))));
  }
  return true;
}

void lay_symbol(int symbol, bool masked, Space& space) {
  if (symbol == 0) return;
  if (symbol < face_down_symbol)
    lay(space.face_up, treasure_at(symbol - face_up_symbol));
  else
    lay(space.face_down, masked ? Treasure::unknown : treasure_at(symbol - face_down_symbol));
}

bool unpack_looking(State& state, bool masked, BitReader& reader) {
  if (!masked || state.phase != Phase::take) return true;
  if (!state.mermaids[state.turn].is_space()) return false;
  TokensOnSpace& tokens = state.spaces[state.mermaids[state.turn].space()].face_down;
  if (tokens.empty() || !reader.read_flag()) return true;
  for (Treasure& token : tokens) token = treasure_at(reader.read_below(treasure_kinds));
  return true;
}

Tokens unpack_tokens(BitReader& reader) {
  DigitsReader counts(reader, static_cast<std::uint32_t>(tokens_range()));
  Tokens tokens;
  for (int i = 0; i < treasure_kinds; ++i)
    tokens.count[i] = static_cast<std::uint8_t>(counts.take(content::tokens[i] + 1));
  return tokens;
}

HiddenTokens unpack_face_down(bool masked, BitReader& reader) {
  HiddenTokens tokens;
  tokens.hidden = masked && reader.read_flag();
  if (tokens.hidden) {
    tokens.size = read_small(reader, tokens_per_player_max + 1);
  } else {
    tokens.known = unpack_tokens(reader);
    tokens.size = static_cast<std::uint8_t>(tokens.known.size());
  }
  return tokens;
}

/// What is nowhere else lies in the pool. False if some tokens are in two places.
bool fill_pool(State& state, bool masked) {
  int left[treasure_kinds + 1] = {};  // the last takes the unknown, and nobody asks for it
  int left_in_all = token_count;
  for (int i = 0; i < treasure_kinds; ++i) left[i] = content::tokens[i];
  for (const Space& space : state.spaces)
    for (const TokensOnSpace* tokens : {&space.face_up, &space.face_down})
      for (Treasure token : *tokens) {
        --left[index(token)];
        --left_in_all;
      }
  for (Seat seat : all_seats(state.players)) {
    left_in_all -= state.face_up[seat].size() + state.face_down[seat].size;
    for (int i = 0; i < treasure_kinds; ++i)
      left[i] -= state.face_up[seat].count[i] + state.face_down[seat].known.count[i];
  }
  for (int i = 0; i < treasure_kinds; ++i)
    if (left[i] < 0) return false;
  if (left_in_all < 0) return false;
  state.pool.size = static_cast<std::uint8_t>(left_in_all);
  state.pool.hidden = masked && left_in_all > 0;
  for (int i = 0; i < treasure_kinds && !masked; ++i)
    state.pool.known.count[i] = static_cast<std::uint8_t>(left[i]);
  return true;
}

bool unpack_treasure(State& state, bool masked, BitReader& reader) {
  for (Space& space : state.spaces) {
    const int pair = reader.read_below(pairs_below(space_symbols(masked)));
    lay_symbol(first_of_pair(pair), masked, space);
    lay_symbol(second_of_pair(pair), masked, space);
  }
  if (!unpack_looking(state, masked, reader)) return false;
  for (Seat seat : all_seats(state.players)) {
    state.face_up[seat] = unpack_tokens(reader);
    state.face_down[seat] = unpack_face_down(masked, reader);
  }
  return fill_pool(state, masked);
}

}  // namespace

bool State::unpack(BitReader& reader) {
  const bool is_masked = reader.read_flag();
  players = static_cast<std::uint8_t>(players_min + reader.read_below(content::player_counts));
  free_setup = reader.read_flag();
  march_scores = reader.read_flag();
  phase = static_cast<Phase>(reader.read_below(phase_count));
  round = static_cast<std::uint8_t>(1 + reader.read_below(rounds));
  dealer = Seat(reader.read_below(players_max));
  turn = Seat(reader.read_below(players_max));
  if (has_order(phase))
    for (int i = 0; i < players; ++i) {
      order.push_back(Seat(reader.read_below(players_max)));
      ranks[order.back()] = static_cast<Rank>(reader.read_below(rank_count));
    }
  for (Seat seat : all_seats(players))
    scores[seat] = static_cast<std::int16_t>(reader.read_below(score_max + 1));
  for (Seat seat : all_seats(players)) {
    const int place = reader.read_below(place_radix);
    mermaids[seat] = place == place_count ? Place() : Place::at(place);
  }
  if (!unpack_all_cards(*this, is_masked, reader)) return false;
  unpack_undercurrents(*this, is_masked, reader);
  if (!unpack_tiles(*this, is_masked, reader) || !unpack_treasure(*this, is_masked, reader)) return false;
  if (has_entered(phase)) entered = BitSet<space_count>::unpack(reader);
  if (!is_masked) random = GameRandom::unpack(reader);
  return reader.ok();
}

}  // namespace seaglass::mermaid_rain
