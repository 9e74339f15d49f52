// What makes a position impossible. The same check stands behind a state that came by radio, out of flash or
// from somebody's script; a masked state is judged by what is known of it.
#include <initializer_list>

#include "core/reason.h"
#include "games/mermaids_song/rules/state.h"
#include "tabletop/hidden_deck.h"

namespace seaglass::mermaids_song {

namespace {

// ------------------------------------------------------------------------------------ who sits at the table

const char* flaw_in_setup(const State& state) {
  if (state.players < players_min || state.players > players_max)
    return REASON("Mermaid's Song is for 3 to 6 players");
  if (!can_be_target(state.target, state.players)) return REASON("no game is played to so many points");
  if (state.turn.index() >= state.players) return REASON("it is nobody's turn");
  for (Seat seat : all_seats(players_max)) {
    if (seat.index() < state.players) continue;
    const Hand& hand = state.hands[seat];
    bool empty = hand.size == 0 && !hand.hidden && !state.creatures[seat].any();
    for (const Mermaid& mermaid : state.areas[seat].slot) empty = empty && mermaid.cards() == 0;
    if (!empty) return REASON("an empty seat holds cards");
  }
  return nullptr;
}

const char* flaw_in_hands(const State& state) {
  for (Seat seat : all_seats(state.players)) {
    const Hand& hand = state.hands[seat];
    int sum = 0;
    for (int n : hand.count) sum += n;
    if (sum != (hand.hidden ? 0 : hand.size)) return REASON("a hand's size is not its number of cards");
    if (hand.size > hand_max) return REASON("a hand has more than three cards");
    if (hand.holds_urgent() && !may_hold_urgent(state, seat))
      return REASON("the Kraken and the Treasure must be played in the turn in which they are drawn");
  }
  return nullptr;
}

// --------------------------------------------------------------------------------------- are all cards there

template <typename Deck, typename IsCard>
const char* flaw_in_deck(const Deck& deck, IsCard is_known) {
  int unknown = 0;
  for (const auto card : deck) {
    if (card == Deck::value_type::unknown)
      ++unknown;
    else if (!is_known(card))
      return REASON("a deck holds something that is no card");
  }
  return unknown == 0 || unknown == deck.size() ? nullptr : REASON("a deck is known in part");
}

template <typename Deck>
int unknown_cards(const Deck& deck) {
  return is_hidden(deck) ? deck.size() : 0;
}

/// Counts every card that can be seen; what cannot must account for the rest exactly.
const char* flaw_in_cards(const State& state) {
  if (const char* flaw = flaw_in_deck(state.deck, [](Card card) { return is_card(card); })) return flaw;
  for (Seat seat : all_seats(state.players))
    for (const Mermaid& mermaid : state.areas[seat].slot)
      if (!mermaid.here && mermaid.cards() > 0) return REASON("something was sung where there is no mermaid");
  int unseen = unknown_cards(state.deck);
  int unseen_for_urgent = unseen;
  for (Seat seat : all_seats(state.players)) {
    if (!state.hands[seat].hidden) continue;
    unseen += state.hands[seat].size;
    if (may_hold_urgent(state, seat)) unseen_for_urgent += state.hands[seat].size;
  }
  const SeenCards seen = seen_cards(state);
  int missing = 0;
  int missing_urgent = 0;
  for (int i = 0; i < kind_count; ++i) {
    const int left = cards_of(card_at(i), state.players) - seen.count[i];
    if (left < 0) return REASON("there are too many cards of a kind");
    missing += left;
    if (is_urgent(card_at(i))) missing_urgent += left;
  }
  if (missing != unseen) return REASON("the cards are not all there");
  return missing_urgent <= unseen_for_urgent ? nullptr : REASON("the Kraken or the Treasure can be nowhere");
}

const char* flaw_in_creatures(const State& state) {
  const auto is_known = [](Creature creature) { return is_creature(creature); };
  if (const char* flaw = flaw_in_deck(state.creature_deck, is_known)) return flaw;
  for (const Creature creature : state.row)
    if (!is_creature(creature)) return REASON("three creatures lie face-up");
  const SeenCreatures seen = seen_creatures(state);
  int missing = 0;
  for (int i = 0; i < creature_kinds; ++i) {
    const int left = cards_of(creature_at(i)) - seen.count[i];
    if (left < 0) return REASON("there are too many creatures of a kind");
    missing += left;
  }
  return missing == unknown_cards(state.creature_deck) ? nullptr : REASON("the creatures are not all there");
}

// ------------------------------------------------------------------------------------------------ the phase

int seats_that_have_won(const State& state) {
  int count = 0;
  for (Seat seat : all_seats(state.players))
    if (state.creatures[seat].points() >= points_to_win(state)) ++count;
  return count;
}

/// Nothing was drawn, played or discarded since the first of the idle turns, and that one began with a full
/// hand. After the end the state does not tell whose turns they were.
bool hands_of_idle_turns_are_full(const State& state) {
  int full = 0;
  for (Seat seat : all_seats(state.players)) {
    const bool may_count =
        state.over() || steps_clockwise(seat, state.turn, state.players) < state.idle_turns;
    if (may_count && state.hands[seat].size == hand_max) ++full;
  }
  return full >= (state.idle_turns < state.players ? state.idle_turns : state.players);
}

/// Every seat begins with two cards and so draws in its first turn: a row of idle turns can only follow that.
/// The present turn is one of the idle ones but not yet completed.
const char* flaw_in_count_of_turns(const State& state) {
  if (state.turns > turns_max || (state.turns == turns_max && !state.over()))
    return REASON("so many turns end the game");
  if (state.idle_turns > idle_rounds_max * state.players) return REASON("so many idle turns end the game");
  const int turns_begun = state.turns + (state.over() ? 0 : 1);
  if (state.idle_turns > 0 && state.idle_turns + state.players > turns_begun)
    return REASON("there were fewer turns than idle ones");
  return hands_of_idle_turns_are_full(state) ? nullptr
                                             : REASON("a card has left the hand, so the turn is not idle");
}

/// Nobody gives cards to others, so whoever has had no turn yet has the two cards dealt and nothing else.
const char* flaw_in_first_round(const State& state) {
  if (state.over()) return nullptr;
  for (Seat seat : all_seats(state.players)) {
    const int turn_of_seat = state.turns + steps_clockwise(state.turn, seat, state.players);
    if (turn_of_seat == state.turns || turn_of_seat >= state.players) continue;
    bool fresh = state.hands[seat].size == cards_dealt && !state.creatures[seat].any();
    for (const Mermaid& mermaid : state.areas[seat].slot) fresh = fresh && !mermaid.here;
    if (!fresh) return REASON("before the first turn a player has two cards and nothing else");
  }
  return nullptr;
}

const char* flaw_in_turn(const State& state) {
  if (seats_that_have_won(state) > 0) return REASON("somebody has the points to win, so the game is over");
  if (!state.kraken_pending.empty()) return REASON("only the Kraken makes others decide");
  const int size = state.hands[state.turn].size;
  if (state.phase == Phase::hand_choice && size != hand_max) return REASON("a turn begins with three cards");
  return nullptr;
}

const char* flaw_in_kraken(const State& state) {
  if (seats_that_have_won(state) > 0) return REASON("somebody has the points to win, so the game is over");
  if (state.discard[index(Card::kraken)] == 0)
    return REASON("the Kraken lies on the discard pile when it was played");
  if (state.idle_turns > 0) return REASON("a card was played, so the turn is not idle");
  if (state.hands[state.turn].size >= hand_max) return REASON("the Kraken has left the hand");
  if (state.kraken_pending.empty()) return REASON("nobody has to choose");
  for (Seat seat : all_seats(players_max)) {
    if (!state.kraken_pending.contains(seat)) continue;
    const Area& area = state.areas[seat];
    const int power = seat.index() < state.players ? area.largest_power() : 0;
    if (power == 0 || area.how_many_of_power(power) < 2)
      return REASON("without a tie there is nothing to choose");
  }
  return nullptr;
}

/// Kraken or Treasure may stay in a hand only if the game ended in its owner's turn: he has won, or lacked a
/// card to draw.
const char* flaw_in_open_hands(const State& state, bool won, bool no_card) {
  int holders = 0;
  for (Seat seat : all_seats(state.players)) {
    const Hand& hand = state.hands[seat];
    if (hand.hidden) return REASON("all hands are open at the end");
    if (!hand.holds_urgent()) continue;
    ++holders;
    const bool in_his_turn =
        won ? state.creatures[seat].points() >= points_to_win(state) : no_card && hand.size < hand_max;
    if (!in_his_turn) return REASON("the Kraken or the Treasure was not played in its turn");
  }
  return holders <= 1 ? nullptr : REASON("the Kraken and the Treasure are drawn by different players");
}

bool some_hand_lacks_a_card(const State& state) {
  for (Seat seat : all_seats(state.players))
    if (state.hands[seat].size < hand_max) return true;
  return false;
}

const char* flaw_in_end(const State& state) {
  if (!state.kraken_pending.empty()) return REASON("nothing is left to decide");
  const int winners = seats_that_have_won(state);
  if (winners > 1) return REASON("two players have the points to win");
  const bool no_card = state.deck.empty() && discard_is_empty(state) && some_hand_lacks_a_card(state);
  const bool idle = state.idle_turns == idle_rounds_max * state.players;
  if (winners == 0 && !no_card && !idle && state.turns < turns_max) return REASON("the game is not over yet");
  if (winners == 1 && (state.idle_turns > 0 || state.turns == turns_max))
    return REASON("the game was over before somebody won");
  return flaw_in_open_hands(state, winners == 1, no_card);
}

const char* flaw_in_phase(const State& state) {
  switch (state.phase) {
    case Phase::hand_choice:
    case Phase::action: return flaw_in_turn(state);
    case Phase::kraken: return flaw_in_kraken(state);
    case Phase::over: return flaw_in_end(state);
  }
  return REASON("there is no such phase");
}

}  // namespace

const char* State::flaw() const {
  for (const auto check : {flaw_in_setup, flaw_in_hands, flaw_in_cards, flaw_in_creatures,
                           flaw_in_count_of_turns, flaw_in_first_round, flaw_in_phase})
    if (const char* flaw = check(*this)) return flaw;
  return nullptr;
}

}  // namespace seaglass::mermaids_song
