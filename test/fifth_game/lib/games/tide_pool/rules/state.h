// Tide Pool: the players take one, two or three pebbles in turn until the pool is empty. Each holds a tide
// card that only they know. Then the cards are shown: who has an even number of pebbles adds the card to
// them. The most win.
//
// What is hidden are the others' cards, and the cards that nobody was dealt. The deal is all chance that
// there is.
#pragma once

#include <cstddef>

#include "content/games/tide_pool.h"
#include "core/bits.h"
#include "games/tide_pool/rules/choice.h"
#include "games/tide_pool/rules/event.h"
#include "tabletop/game.h"

namespace seaglass::tide_pool {

constexpr int players_min = 2, players_max = 2;

/// Why a choice is refused; worded in legality.cpp.
enum class Rule : std::uint8_t { allowed, game_is_over, not_your_turn, no_such_choice, not_so_many_left };
constexpr int rule_count = 5;

/// By what it is worth.
enum class Card : std::uint8_t { unknown };
constexpr Card card_worth(int points) {
  return static_cast<Card>(points);
}
constexpr int worth_of(Card card) {
  return static_cast<int>(card);
}

/// How many there can be of each, with 0.
constexpr int pebble_values = content::pebble_count + 1;
constexpr int card_values = content::card_count + 1;
constexpr int packed_bits = bits_for(players_max - players_min + 1) + bits_for(players_max) /* turn */ +
                            players_max * (bits_for(pebble_values) + bits_for(card_values));

struct State {
  static constexpr std::size_t bytes_max = 3 + 2 * players_max;
  static constexpr int masked_bytes_max = (packed_bits + 7) / 8;
  static constexpr int whole_bytes_max = masked_bytes_max;  // all chance was in the deal
  static constexpr GameId id{15};                           // no game of this box has it
  static const GameFacts facts;

  std::uint8_t players = 0;
  std::uint8_t pool = 0;
  Seat turn;  // seat 0 at the end
  PerSeat<std::uint8_t, players_max> pebbles;
  PerSeat<Card, players_max> cards;

  static bool allows(const Setup&) { return true; }
  static const char* why(Refusal refusal);

  void begin(const Setup& setup);
  SeatSet to_act() const { return over() ? SeatSet() : SeatSet(turn); }
  template <typename Visit>
  void choices(Seat seat, const Visit& visit) const {
    for (int number = 1; to_act().contains(seat) && number <= taken_at_once(); ++number) visit(take(number));
  }
  Rule play(Seat seat, Choice choice, Events events);
  void carry_out(Seat seat, Choice choice, Events events);

  void mask(SeatSet viewers);
  bool is_open_to(SeatSet viewers) const;
  static Event mask(const Event& event, SeatSet) { return event; }
  bool knows(const Event& event) const;
  void depart(const Event& event);
  void arrive(const Event&) {}
  void guess(Random& source);

  void pack(BitWriter& writer) const;
  bool unpack(BitReader& reader);
  const char* flaw() const;

  bool over() const { return pool == 0; }
  Score score() const;

  int taken_at_once() const { return pool < content::taken_max ? pool : content::taken_max; }
};

/// Which rule forbids this choice now, if any.
Rule rule_against(const State& state, Seat seat, Choice choice);

}  // namespace seaglass::tide_pool
