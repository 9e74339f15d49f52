// Mermaid's Song: sing to mermaids until they are strong enough to entice the creatures of the sea.
//
// A turn begins with filling the hand to three cards. Then either the whole hand is discarded, or any number
// of actions follow: place a mermaid, sing a Song or a Silence to anybody's mermaid, entice a creature, and
// release the Kraken or play the Treasure, which must be played in the turn in which they are drawn. Who
// first has creatures of so many points wins at once.
//
// What may be done when is in legality.cpp, what it does in rules.cpp, both in the rulebook's order. What is
// hidden is a seat's hand and both decks. Kraken and Treasure are therefore never in a hand whose turn it is
// not, but whether they are in the one whose turn it is nobody else can tell until they are played.
#pragma once

#include <cstddef>

#include "core/bits.h"
#include "core/fixed_vector.h"
#include "games/mermaids_song/rules/cards.h"
#include "games/mermaids_song/rules/choice.h"
#include "games/mermaids_song/rules/event.h"
#include "games/mermaids_song/rules/rule.h"
#include "tabletop/game.h"
#include "tabletop/game_random.h"

namespace seaglass::mermaids_song {

constexpr int players_min = 3;
constexpr int players_max = 6;

enum class Phase : std::uint8_t { hand_choice, action, kraken, over };
constexpr int phase_count = 4;

constexpr int row_size = 3;
/// All cards: when everybody has discarded the hand and the deck is replaced.
constexpr int deck_max = all_cards_in_box();
constexpr int creature_deck_max = all_creatures() - row_size;
constexpr int turns_max = 400;  // completing the last one ends the game
constexpr int idle_rounds_max = 3;

constexpr int highest_target() {
  int highest = 0;
  for (int target : content::targets)
    if (target > highest) highest = target;
  return highest;
}

struct State {
  static constexpr std::size_t bytes_max = 384;
  static constexpr int masked_bytes_max = 48;  // 45 with the cards as they are: proof in packing.cpp
  static constexpr int whole_bytes_max = 140;
  static constexpr GameId id{3};
  static const GameFacts facts;

  std::uint8_t players = 0;
  std::uint8_t target = 0;  // option: points to win; 0: by number of players

  Phase phase = Phase::hand_choice;
  Seat turn;
  SeatSet kraken_pending;       // in kraken: who still chooses
  std::uint8_t idle_turns = 0;  // in a row, with the present one: no card drawn, played or discarded
  std::uint16_t turns = 0;      // completed

  PerSeat<Hand, players_max> hands;
  PerSeat<Area, players_max> areas;
  PerSeat<Creatures, players_max> creatures;

  FixedVector<Card, deck_max> deck;  // next card last
  std::uint8_t discard[kind_count] = {};
  FixedVector<Creature, creature_deck_max> creature_deck;  // next card last
  Creature row[row_size] = {};

  /// So that no gap opens before what follows, however long data/ makes the decks.
  std::uint8_t filler[4 - (sizeof deck + sizeof creature_deck + 2) % 4] = {};
  GameRandom random;

  static bool allows(const Setup& setup);
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
};

/// Forbids what is not decided in this phase.
constexpr Rule not_now(Phase phase) {
  return static_cast<Rule>(static_cast<int>(Rule::something_else_is_decided) + static_cast<int>(phase));
}
/// Which rule forbids this choice now, if any.
Rule rule_against(const State& state, Seat seat, Choice choice);

// What the rules ask of a position.
bool can_be_target(int target, int players);
int points_to_win(const State& state);
bool can_discard_hand(const State& state, Seat seat);
bool can_entice(const State& state, Seat seat, int slot, int place);
bool others_have_creatures(const State& state, Seat seat);
Rule rule_against_ending(const State& state, Seat seat);
bool discard_is_empty(const State& state);
/// Kraken and Treasure are drawn and played in one turn: only who draws in his turn can hold them.
bool may_hold_urgent(const State& state, Seat seat);

/// How many of each kind are not hidden from whoever looks.
struct SeenCards {
  int count[kind_count] = {};
};
struct SeenCreatures {
  int count[creature_kinds] = {};
};
SeenCards seen_cards(const State& state);
SeenCreatures seen_creatures(const State& state);

}  // namespace seaglass::mermaids_song
