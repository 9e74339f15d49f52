#include "games/mermaid_rain/check/json/form.h"

namespace seaglass::json::mermaid_rain {

namespace {

constexpr int rounds_used_max = rounds - 1;

Undercurrent read_undercurrent(const Json& json, const char* where) {
  return static_cast<Undercurrent>(number(json, 1, undercurrent_count, where));
}

template <typename Things, int kinds>
void read_hideable(const Json& json, int size_max, Things& things, const char* const (&words)[kinds],
                   const char* where) {
  read_counted(json, size_max, things.known.count, words, where);
  things.size = static_cast<std::uint8_t>(json.size());
}

void read_tokens(const Json& json, TokensOnSpace& tokens, const char* where) {
  for (const Json& token : list(json, 0, TokensOnSpace::capacity(), where))
    lay(tokens, read_treasure(token, where));
}

Commitment read_commitment(const Json& json) {
  Commitment commitment;
  if (json.is_null()) return commitment;
  if (json.is_string()) {
    constexpr const char* stop_word[] = {"stop"};
    word(json, stop_word, "committed");
    commitment.first = Card::princess;
    return commitment;
  }
  list(json, 1, 2, "committed");
  commitment.first = read_card(json[0], "committed");
  if (json.size() == 2) commitment.second = read_card(json[1], "committed");
  return commitment;
}

/// Names its tile and, as its back shows it, the shape: they must agree.
Tile read_tile_of_shape(const Json& json, Shape shape) {
  const Tile tile = read_tile(field(json, "tile"), "tile");
  if (shape_of(tile) != shape) malformed("shape", "is not that of the tile");
  return tile;
}

HeldTile read_held(const Json& json) {
  only_fields(json, {"tile", "shape", "blind"}, "held");
  HeldTile held;
  held.shape = read_shape(json["shape"], "shape");
  held.tile = read_tile_of_shape(json, held.shape);
  held.blind = truth(json["blind"], "blind");
  return held;
}

PlacedTile read_placed(const Json& json) {
  only_fields(json, {"tile", "shape", "at", "rotation", "face_down"}, "placed");
  PlacedTile placed;
  placed.shape = read_shape(json["shape"], "shape");
  placed.tile = read_tile_of_shape(json, placed.shape);
  placed.anchor = read_hex(json["at"], "at");
  placed.rotation =
      static_cast<std::uint8_t>(number(json["rotation"], 0, rotations_of(placed.shape) - 1, "rotation"));
  placed.face_down = truth(json["face_down"], "face_down");
  return placed;
}

void read_tiles(const Json& json, TileSet& tiles, const char* where) {
  for (const Json& each : list(json, 0, tile_count, where)) {
    const Tile tile = read_tile(each, where);
    if (tiles.contains(index(tile))) malformed(where, "a tile stands here twice");
    tiles.insert(index(tile));
  }
}

void read_round(State& state, const Json& json) {
  state.phase = static_cast<Phase>(word(field(json, "phase"), phase_words, "phase"));
  const Json& turn = field(json, "turn");
  if (!turn.is_null()) state.turn = seat(turn, state.players, "turn");
  state.round = static_cast<std::uint8_t>(number_field(json, "round", 1, rounds));
  state.dealer = seat_field(json, "dealer", state.players);
  for (const Json& each : list(field(json, "order"), 0, state.players, "order"))
    state.order.push_back(seat(each, state.players, "order"));
  state.undercurrent = read_undercurrent(field(json, "undercurrent"), "undercurrent");
  read_deck(field(json, "undercurrents"), state.undercurrents, "undercurrents", read_undercurrent);
  for (const Json& card : list(field(json, "undercurrents_used"), 0, rounds_used_max, "undercurrents_used"))
    state.undercurrents_used.push_back(read_undercurrent(card, "undercurrents_used"));
}

void read_seats(State& state, const Json& json) {
  const auto each = [&](const char* name) -> const Json& {
    return per_seat_field(json, name, state.players);
  };
  const Json &scores = each("scores"), &ranks = each("rank"), &hands = each("hands"), &melds = each("melds");
  const Json &committed = each("committed"), &held = each("held"), &mermaids = each("mermaids");
  const Json &up = each("up_tokens"), &down = each("down_tokens");
  for (Seat seat : all_seats(state.players)) {
    state.scores[seat] = static_cast<std::int16_t>(number(of_seat(scores, seat), 0, score_max, "scores"));
    state.ranks[seat] = static_cast<Rank>(number(of_seat(ranks, seat), 0, rank_count - 1, "rank"));
    read_hideable(of_seat(hands, seat), hand_max, state.hands[seat], card_words, "hands");
    read_counted(of_seat(melds, seat), meld_max, state.melds[seat].count, card_words, "melds");
    state.committed[seat] = read_commitment(of_seat(committed, seat));
    for (const Json& tile : list(of_seat(held, seat), 0, 2, "held"))
      state.held[seat].push_back(read_held(tile));
    state.mermaids[seat] = read_place(of_seat(mermaids, seat), "mermaids");
    read_counted(of_seat(up, seat), tokens_per_player_max, state.face_up[seat].count, treasure_words,
                 "up_tokens");
    read_hideable(of_seat(down, seat), tokens_per_player_max, state.face_down[seat], treasure_words,
                  "down_tokens");
  }
}

void read_ocean(State& state, const Json& json) {
  const Json& piles = field(json, "piles");
  only_fields(piles, {"curved", "triangular", "long", "short"}, "piles");
  const Json& discards = field(json, "tile_discards");
  only_fields(discards, {"curved", "triangular", "long", "short"}, "tile_discards");
  for (int shape = 0; shape < shape_count; ++shape) {
    read_deck(piles[shape_words[shape]], state.piles[shape], "piles", read_tile);
    read_tiles(discards[shape_words[shape]], state.tile_discards, "tile_discards");
  }
  read_tiles(field(json, "offer"), state.offer, "offer");
  for (const Json& placed : list(field(json, "placed"), 0, placed_max, "placed"))
    state.surf.push_back(read_placed(placed));
  const Json& spaces = list(field(json, "spaces"), space_count, space_count, "spaces");
  for (int i = 0; i < space_count; ++i) {
    const Json& space = spaces[static_cast<std::size_t>(i)];
    only_fields(space, {"up", "down"}, "spaces");
    read_tokens(space["up"], state.spaces[i].face_up, "spaces");
    read_tokens(space["down"], state.spaces[i].face_down, "spaces");
  }
  read_hideable(field(json, "pool"), token_count, state.pool, treasure_words, "pool");
  for (const Json& space : list(field(json, "entered"), 0, space_count, "entered"))
    state.entered.insert(number(space, 0, space_count - 1, "entered"));
}

}  // namespace

void load(AnyState& any, const Setup& setup, const Json& json) {
  State& state = any.make<State>();
  state.players = setup.players;
  state.free_setup = setup.options.values[0] != 0;
  state.march_scores = setup.options.values[1] != 0;
  state.random = GameRandom(setup.seed);
  read_round(state, json);
  read_seats(state, json);
  read_ocean(state, json);
  read_deck(field(json, "deck"), state.deck, "deck", read_card);
  read_counted(field(json, "discard"), card_count, state.discard.count, card_words, "discard");
  if (const char* flaw = state.flaw()) malformed("state", flaw);
  if (const char* flaw = flaw_since_setup(state)) malformed("state", flaw);
  if (field(json, "stopped") != stopped_json(state)) malformed("stopped", "does not follow from the melds");
  if (field(json, "warp") != warp_json(state)) malformed("warp", "does not follow from rank and order");
}

}  // namespace seaglass::json::mermaid_rain
