// Positions for the examples: put what the rulebook's picture shows where it has it, and the rest of the box
// follows by itself.
#pragma once

#include <unity.h>

#include <initializer_list>

#include "games/mermaid_rain/rules/state.h"
#include "played_rules.h"

namespace seaglass::mermaid_rain {

constexpr Card D = Card::dolphin, G = Card::gull, T = Card::turtle;
constexpr Seat A{0}, B{1}, C{2}, E{3}, F{4};
constexpr Treasure scale = Treasure::scale, pearl = Treasure::pearl, crystal = Treasure::crystal,
                   coral = Treasure::coral, shell = Treasure::shell;

// Tiles by their numbers in data/mermaid_rain/surf.txt.
constexpr Tile dark_curved_dolphin{0}, dark_curved_gull{3}, light_curved_turtle{8},
    dark_triangular_mermaid{16}, dark_long_dolphin{18}, dark_long_mermaid{27}, dark_short_dolphin{28},
    light_short_dolphin{29}, dark_short_gull{30}, light_short_gull{31}, dark_short_turtle{32},
    light_short_turtle{33};

class Table {
 public:
  /// The first round; melds are to come.
  explicit Table(int players, bool free_setup = false, bool march_scores = true) {
    state_.players = static_cast<std::uint8_t>(players);
    state_.free_setup = free_setup;
    state_.march_scores = march_scores;
    state_.random = GameRandom(1);
    state_.round = 1;
  }
  Table& round(int number) {
    state_.round = static_cast<std::uint8_t>(number);
    return *this;
  }
  Table& dealer(Seat seat) {
    state_.dealer = seat;
    return *this;
  }
  Table& undercurrent(int number) {
    state_.undercurrent = static_cast<Undercurrent>(number);
    return *this;
  }
  Table& hand(Seat seat, std::initializer_list<Card> cards) {
    for (Card card : cards) state_.hands[seat].add(card);
    return *this;
  }
  Table& discard(std::initializer_list<Card> cards) {
    for (Card card : cards) state_.discard.add(card);
    return *this;
  }
  /// No card is left to draw.
  Table& no_deck() {
    no_deck_ = true;
    return *this;
  }
  /// The melds are ranked like this, best first.
  Table& order(std::initializer_list<Seat> seats, std::initializer_list<Rank> ranks) {
    for (Seat seat : seats) state_.order.push_back(seat);
    int place = 0;
    for (Rank rank : ranks) state_.ranks[state_.order[place++]] = rank;
    return *this;
  }
  Table& phase(Phase phase, Seat turn = Seat(0)) {
    state_.phase = phase;
    state_.turn = turn;
    return *this;
  }
  Table& mermaid(Seat seat, Place place) {
    state_.mermaids[seat] = place;
    return *this;
  }
  Table& tile(Tile tile, Hex anchor, int rotation) {
    state_.surf.push_back({tile, shape_of(tile), anchor, static_cast<std::uint8_t>(rotation), false});
    return *this;
  }
  Table& offers(std::initializer_list<Tile> tiles) {
    for (Tile tile : tiles) state_.offer.insert(index(tile));
    return *this;
  }
  Table& holds(Seat seat, Tile tile) {
    state_.held[seat].push_back({tile, shape_of(tile), false});
    return *this;
  }
  Table& holds_blind(Seat seat, Tile tile) {
    state_.held[seat].push_back({tile, shape_of(tile), true});
    return *this;
  }
  Table& discarded_tiles(std::initializer_list<Tile> tiles) {
    for (Tile tile : tiles) state_.tile_discards.insert(index(tile));
    return *this;
  }
  Table& treasure(int space, std::initializer_list<Treasure> face_up,
                  std::initializer_list<Treasure> face_down) {
    for (Treasure token : face_up) lay(state_.spaces[space].face_up, token);
    for (Treasure token : face_down) lay(state_.spaces[space].face_down, token);
    return *this;
  }
  Table& won(Seat seat, std::initializer_list<Treasure> face_up,
             std::initializer_list<Treasure> face_down = {}) {
    for (Treasure token : face_up) state_.face_up[seat].add(token);
    for (Treasure token : face_down) state_.face_down[seat].add(token);
    return *this;
  }

  State build() {
    State state = state_;
    fill_undercurrents(state);
    fill_deck(state);
    fill_piles(state);
    fill_pool(state);
    TEST_ASSERT_NULL_MESSAGE(state.flaw(), state.flaw());
    return state;
  }

 private:
  static void fill_undercurrents(State& state) {
    if (state.undercurrent == unknown_undercurrent) state.undercurrent = 1;
    for (int i = 1; i <= undercurrent_count; ++i) {
      if (i == state.undercurrent) continue;
      if (state.undercurrents_used.size() < state.round - 1)
        state.undercurrents_used.push_back(static_cast<Undercurrent>(i));
      else
        state.undercurrents.push_back(static_cast<Undercurrent>(i));
    }
  }
  void fill_deck(State& state) const {
    for (int i = 0; i < card_kinds; ++i) {
      int left = content::cards[i] - state.discard.count[i];
      for (Seat seat : all_seats(state.players))
        left -= state.hands[seat].known.count[i] + state.melds[seat].count[i];
      for (; left > 0; --left) {
        if (no_deck_)
          state.discard.add(card_at(i));
        else
          state.deck.push_back(card_at(i));
      }
    }
  }
  static bool is_elsewhere(const State& state, Tile tile) {
    if (state.offer.contains(index(tile)) || state.tile_discards.contains(index(tile))) return true;
    for (const PlacedTile& placed : state.surf)
      if (placed.tile == tile) return true;
    for (Seat seat : all_seats(state.players))
      for (const HeldTile& held : state.held[seat])
        if (held.tile == tile) return true;
    return false;
  }
  static void fill_piles(State& state) {
    for (int i = 0; i < tile_count; ++i)
      if (!is_elsewhere(state, tile_at(i))) state.piles[index(shape_of(tile_at(i)))].push_back(tile_at(i));
  }
  static void fill_pool(State& state) {
    for (int i = 0; i < treasure_kinds; ++i) {
      int left = content::tokens[i];
      for (const Space& space : state.spaces)
        for (const TokensOnSpace* tokens : {&space.face_up, &space.face_down})
          for (Treasure token : *tokens) left -= token == treasure_at(i) ? 1 : 0;
      for (Seat seat : all_seats(state.players))
        left -= state.face_up[seat].count[i] + state.face_down[seat].known.count[i];
      for (; left > 0; --left) state.pool.add(treasure_at(i));
    }
  }

  State state_;
  bool no_deck_ = false;
};

inline State dealt(int players, bool free_setup = false, std::uint64_t seed = 7) {
  State state;
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options.values[0] = free_setup ? 1 : 0;
  setup.options.values[1] = 1;
  setup.seed = seed;
  state.begin(setup);
  return state;
}

/// And leads to a position that can be.
inline void must_play(State& state, Seat seat, Choice choice) {
  seaglass::must_play(state, seat, choice);
  TEST_ASSERT_NULL_MESSAGE(state.flaw(), state.flaw());
}

}  // namespace seaglass::mermaid_rain
