// Writing a state; unpacking.cpp reads it in the same order.
#include <initializer_list>

#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

namespace {

using namespace packed_form;

static_assert(full_bits_max <= 8 * State::whole_bytes_max);

void pack_cards(const Cards& cards, int radix, BitWriter& writer) {
  Digits counts;
  for (const int n : cards.count) counts.add(n, radix);
  counts.write_to(writer);
}

void pack_hand(const State& state, const Hand& hand, BitWriter& writer) {
  if (state.masked()) writer.write_flag(hand.hidden);
  if (hand.hidden)
    writer.write_below(hand.size, hand_radix);
  else
    pack_cards(hand.known, hand_radix, writer);
}

int number_of(const Commitment& chosen) {
  if (!chosen.made()) return 0;
  if (chosen.first == Card::unknown) return hidden_commitment;
  if (chosen.first == Card::princess) return princess_commitment;
  if (chosen.second == Card::none) return card_commitment + index(chosen.first);
  return pair_commitment + pair_number(index(chosen.first), index(chosen.second));
}

void pack_deck(const State& state, BitWriter& writer) {
  for (int i = 0; i < state.deck.size();) {
    Digits cards;
    for (int n = 0; n < cards_in_a_byte; ++n, ++i)
      cards.add(i < state.deck.size() ? index(state.deck[i]) : 0, card_kinds);
    cards.write_to(writer);
  }
}

void pack_all_cards(const State& state, BitWriter& writer) {
  for (Seat seat : all_seats(state.players)) pack_hand(state, state.hands[seat], writer);
  pack_cards(state.discard, discard_radix, writer);
  if (state.phase == Phase::meld)
    for (Seat seat : all_seats(state.players)) pack_cards(state.melds[seat], meld_radix, writer);
  if (has_commitments(state.phase))
    for (Seat seat : all_seats(state.players))
      writer.write_below(number_of(state.committed[seat]), commitment_count);
  if (!state.masked()) pack_deck(state, writer);
}

void pack_undercurrents(const State& state, BitWriter& writer) {
  writer.write_below(state.undercurrent - 1, undercurrent_count);
  for (const int card : state.undercurrents_used) writer.write_below(card - 1, undercurrent_count);
  if (state.masked()) return;
  for (const int card : state.undercurrents) writer.write_below(card - 1, undercurrent_count);
}

/// A tile that nobody may know is masked, but its shape is not.
void pack_tile(const State& state, Tile tile, Shape shape, bool unseen, BitWriter& writer) {
  if (unseen && state.masked())
    writer.write_below(index(shape), shape_count);
  else
    writer.write_below(index(tile), tile_count);
}

void pack_held_tiles(const State& state, BitWriter& writer) {
  Digits counts;
  for (Seat seat : all_seats(players_max)) counts.add(state.held[seat].size(), held_radix);
  counts.write_to(writer);
  for (Seat seat : all_seats(state.players))
    for (const HeldTile& held : state.held[seat]) {
      writer.write_flag(held.blind);
      pack_tile(state, held.tile, held.shape, held.blind, writer);
    }
}

void pack_surf(const State& state, BitWriter& writer) {
  writer.write_below(state.surf.size(), placed_max + 1);
  for (const PlacedTile& placed : state.surf) {
    if (has_face_down_tile(state.phase)) writer.write_flag(placed.face_down);
    pack_tile(state, placed.tile, placed.shape, placed.face_down, writer);
    writer.write_below(index(placed.anchor), hex_count);
    writer.write_below(placed.rotation, rotations_of(placed.shape));
  }
}

void pack_tiles(const State& state, BitWriter& writer) {
  state.tile_discards.pack(writer);
  if (has_offer(state.phase)) state.offer.pack(writer);
  pack_held_tiles(state, writer);
  pack_surf(state, writer);
  if (state.masked()) return;
  for (int shape = 0; shape < shape_count; ++shape)
    for (Tile tile : state.piles[shape])
      writer.write_below(index(tile) - index(tile_of(shape_at(shape), 0)), tiles_of(shape_at(shape)));
}

void pack_space(const State& state, const Space& space, BitWriter& writer) {
  FixedVector<int, content::tokens_per_space> symbols;
  while (symbols.size() + space.face_up.size() + space.face_down.size() < symbols.capacity())
    symbols.push_back(0);
  for (Treasure token : space.face_up) symbols.push_back(face_up_symbol + index(token));
  for (Treasure token : space.face_down)
    symbols.push_back(face_down_symbol + (state.masked() ? 0 : index(token)));
  writer.write_below(pair_number(symbols[0], symbols[1]), pairs_below(space_symbols(state.masked())));
}

/// What a seat has just entered and may look at, if that is the view.
void pack_looking(const State& state, BitWriter& writer) {
  if (!state.masked() || state.phase != Phase::take) return;
  const TokensOnSpace& tokens = space_entered(state).face_down;
  if (tokens.empty()) return;
  const bool seen = tokens[0] != Treasure::unknown;
  writer.write_flag(seen);
  if (!seen) return;
  for (Treasure token : tokens) writer.write_below(index(token), treasure_kinds);
}

void pack_tokens(const Tokens& tokens, BitWriter& writer) {
  Digits counts;
  for (int i = 0; i < treasure_kinds; ++i) counts.add(tokens.count[i], content::tokens[i] + 1);
  counts.write_to(writer);
}

void pack_treasure(const State& state, BitWriter& writer) {
  for (const Space& space : state.spaces) pack_space(state, space, writer);
  pack_looking(state, writer);
  for (Seat seat : all_seats(state.players)) {
    pack_tokens(state.face_up[seat], writer);
    const HiddenTokens& face_down = state.face_down[seat];
    if (state.masked()) writer.write_flag(face_down.hidden);
    if (face_down.hidden)
      writer.write_below(face_down.size, tokens_per_player_max + 1);
    else
      pack_tokens(face_down.known, writer);
  }
}

}  // namespace

void State::pack(BitWriter& writer) const {
  writer.write_flag(masked());
  writer.write_below(players - players_min, content::player_counts);
  writer.write_flag(free_setup);
  writer.write_flag(march_scores);
  writer.write_below(static_cast<int>(phase), phase_count);
  writer.write_below(round - 1, rounds);
  writer.write_below(dealer.index(), players_max);
  writer.write_below(turn.index(), players_max);
  if (has_order(phase))
    for (Seat seat : order) {
      writer.write_below(seat.index(), players_max);
      writer.write_below(index(ranks[seat]), rank_count);
    }
  for (Seat seat : all_seats(players)) writer.write_below(scores[seat], score_max + 1);
  for (Seat seat : all_seats(players)) writer.write_below(mermaids[seat].index(), place_radix);
  pack_all_cards(*this, writer);
  pack_undercurrents(*this, writer);
  pack_tiles(*this, writer);
  pack_treasure(*this, writer);
  if (has_entered(phase)) entered.pack(writer);
  if (!masked()) random.pack(writer);
}

}  // namespace seaglass::mermaid_rain
