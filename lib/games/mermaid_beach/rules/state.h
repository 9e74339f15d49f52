// Mermaid Beach: get rid of your cards, collect shells, and do not be caught with the Sea Monster.
//
// A turn is one action. Playing a mermaid, or a pair found in the own hand or asked for from others, turns up
// a shell card: a shell to keep, or a Starfish that makes everybody pass a card on. Whose hand runs out (or
// is left with the Sea Monster alone) ends the game when the action is done.
//
// What may be done when is in legality.cpp, what it does in rules.cpp, both in the rulebook's order. What is
// hidden is a seat's hand, both decks, a card just drawn, and the cards chosen for passing on until all have
// chosen.
#pragma once

#include <cstddef>

#include "core/bits.h"
#include "core/fixed_vector.h"
#include "games/mermaid_beach/rules/cards.h"
#include "games/mermaid_beach/rules/choice.h"
#include "games/mermaid_beach/rules/event.h"
#include "games/mermaid_beach/rules/rule.h"
#include "tabletop/game.h"
#include "tabletop/game_random.h"

namespace seaglass::mermaid_beach {

constexpr int players_min = 2;
constexpr int players_max = 5;

enum class Phase : std::uint8_t { action, play_drawn, pass, over };
constexpr int phase_count = 4;

/// Whether somebody has run out. Unknown where knowing would betray that a last card is the Monster.
enum class Ending : std::uint8_t { no, yes, unknown };

enum class Direction : std::uint8_t { left, right };

constexpr int beach_cards_max = all_beach_cards(false);
/// The largest deck is the one after dealing: with two players, who get the fewest cards in all.
constexpr int beach_deck_max = beach_cards_max - 2 * content::hand_dealt[2];
constexpr int shell_deck_max = all_shell_cards();

struct State {
  static constexpr std::size_t bytes_max = 256;
  static constexpr int masked_bytes_max = 40;  // 36 with the cards as they are: proof in packing.cpp
  static constexpr int whole_bytes_max = 101;  // 100, by the same proof
  static constexpr GameId id{2};
  static const GameFacts facts;

  std::uint8_t players = 0;
  bool younger = false;   // option: without Means and Waves
  bool free_ask = false;  // option: asking is always allowed

  Phase phase = Phase::action;
  Seat turn;
  bool bonus = false;
  Ending ending = Ending::no;
  Kind drawn = Kind::none;                // in play_drawn; it lies in the hand already
  Direction direction = Direction::left;  // in pass
  std::uint8_t failed_asks = 0;           // in a row, with an empty Beach deck

  std::uint8_t filler_before_hands[2] = {};  // which are aligned
  PerSeat<Hand, players_max> hands;
  PerSeat<Shells, players_max> shells;
  PerSeat<Kind, players_max> committed;  // in pass: the card chosen, still in the hand; none: not chosen yet

  FixedVector<Kind, beach_deck_max> beach_deck;  // next card last
  std::uint8_t beach_discard[kind_count] = {};
  FixedVector<ShellCard, shell_deck_max> shell_deck;  // next card last
  std::uint8_t shell_discard[shell_card_kinds] = {};

  /// So that no gap opens before what follows, however long data/ makes the decks.
  std::uint8_t filler[4 - (sizeof beach_deck + sizeof shell_deck) % 4] = {};
  GameRandom random;

  State();
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
};

/// Forbids what is not decided in this phase.
constexpr Rule not_now(Phase phase) {
  return static_cast<Rule>(static_cast<int>(Rule::something_else_is_decided) + static_cast<int>(phase));
}
/// Which rule forbids this choice now, if any.
Rule rule_against(const State& state, Seat seat, Choice choice);

/// While hands are being passed, the end is announced by an empty hand, which all can see, or by a lone
/// Monster, which they cannot: then the mark itself would tell. It tells nothing new to who holds the
/// Monster, nor where no other seat has exactly one card.
bool ending_is_known(const State& state, SeatSet viewers);

// What the rules ask of a position.
bool can_play_nice(const State& state, Seat seat);
bool can_play_mean(const State& state, Seat seat);
bool can_play_pair(const State& state, Seat seat);
bool can_ask(const State& state, Seat seat);
bool can_play_wave(const State& state, Seat seat);
bool can_play_seaweed(const State& state, Seat seat);
/// In play_drawn: whether there is anything but to keep the card.
bool can_play_drawn(const State& state, Seat seat);
bool must_dump(const State& state, Seat seat);
bool others_have_shells(const State& state, Seat seat);
bool somebody_has_run_out(const State& state);

}  // namespace seaglass::mermaid_beach
