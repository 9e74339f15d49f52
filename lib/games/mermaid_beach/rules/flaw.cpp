// What makes a position impossible. The same check stands behind a state that came by radio, out of flash or
// from somebody's script; a masked state is judged by what is known of it.
#include <initializer_list>

#include "core/reason.h"
#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

namespace {

const char* flaw_in_seats(const State& state) {
  if (state.players < State::facts.players_min || state.players > State::facts.players_max)
    return REASON("Mermaid Beach is for 2 to 5 players");
  if (state.turn.index() >= state.players) return REASON("it is nobody's turn");
  for (Seat seat : all_seats(players_max)) {
    if (seat.index() < state.players) continue;
    if (state.hands[seat].size > 0 || state.shells[seat].any() || state.committed[seat] != Kind::none)
      return REASON("an empty seat holds cards");
  }
  return nullptr;
}

const char* flaw_in_hands(const State& state) {
  for (Seat seat : all_seats(state.players)) {
    const Hand& hand = state.hands[seat];
    int sum = 0;
    for (int n : hand.count) sum += n;
    if (sum != (hand.hidden ? 0 : hand.size)) return REASON("a hand's size is not its number of cards");
  }
  return nullptr;
}

/// Counts every Beach card that can be seen; what cannot must account for the rest exactly. No card ever
/// comes back to the deck.
const char* flaw_in_beach_cards(const State& state) {
  const int dealt = state.players * content::hand_dealt[state.players];
  if (state.beach_deck.size() > all_beach_cards(state.younger) - dealt)
    return REASON("the Beach deck is larger than after dealing");
  int unseen = 0;
  int missing = 0;
  for (Seat seat : all_seats(state.players))
    if (state.hands[seat].hidden) unseen += state.hands[seat].size;
  for (const Kind card : state.beach_deck) {
    if (card == Kind::unknown) ++unseen;
    if (!is_card(card) && card != Kind::unknown)
      return REASON("the Beach deck holds something that is no card");
  }
  for (int i = 0; i < kind_count; ++i) {
    int seen = state.beach_discard[i];
    for (Seat seat : all_seats(state.players)) seen += state.hands[seat].count[i];
    for (const Kind card : state.beach_deck) seen += card == kind_at(i) ? 1 : 0;
    if (seen > cards_of(kind_at(i), state.younger)) return REASON("there are too many Beach cards of a kind");
    missing += cards_of(kind_at(i), state.younger) - seen;
    if (is_item(kind_at(i)) && state.beach_discard[i] % 2 != 0) return REASON("items are discarded in pairs");
  }
  if (state.beach_discard[index(Kind::monster)] != 0) return REASON("the Sea Monster is never discarded");
  return missing == unseen ? nullptr : REASON("the Beach cards are not all there");
}

const char* flaw_in_shell_cards(const State& state) {
  int unseen = 0;
  int missing = 0;
  for (const ShellCard card : state.shell_deck) {
    if (card == ShellCard::unknown) ++unseen;
    if (index(card) > index(ShellCard::unknown))
      return REASON("the Shell deck holds something that is no card");
  }
  for (int i = 0; i < shell_card_kinds; ++i) {
    int seen = state.shell_discard[i];
    if (i < shell_values)
      for (Seat seat : all_seats(state.players)) seen += state.shells[seat].count[i];
    for (const ShellCard card : state.shell_deck) seen += index(card) == i ? 1 : 0;
    if (seen > cards_of(static_cast<ShellCard>(i))) return REASON("there are too many Shell cards of a kind");
    missing += cards_of(static_cast<ShellCard>(i)) - seen;
  }
  return missing == unseen ? nullptr : REASON("the Shell cards are not all there");
}

/// Every nice mermaid and every pair has turned one Shell card, and nothing else does.
const char* flaw_in_shells_turned(const State& state) {
  int turners = state.beach_discard[index(Kind::nice)];
  for (int i = 0; i < item_count; ++i) turners += state.beach_discard[i] / 2;
  return all_shell_cards() - state.shell_deck.size() == turners
             ? nullptr
             : REASON("mermaids and pairs discarded do not match the Shell cards turned");
}

/// A Wave washes away one shell, and nothing else discards any. One that was dumped washed away none.
const char* flaw_in_shells_washed_away(const State& state) {
  int washed_away = 0;
  for (int i = 0; i < shell_values; ++i) washed_away += state.shell_discard[i];
  return washed_away <= state.beach_discard[index(Kind::wave)]
             ? nullptr
             : REASON("more shells are washed away than Waves were played");
}

bool all_hands_open(const State& state) {
  for (Seat seat : all_seats(state.players))
    if (state.hands[seat].hidden) return false;
  return true;
}

bool any_commitment(const State& state) {
  for (Seat seat : all_seats(state.players))
    if (state.committed[seat] != Kind::none) return true;
  return false;
}

/// A card named apart lies in the hand too: known where the hand is, unknown where it is not.
bool lies_in_hand(Kind card, const Hand& hand) {
  return hand.hidden ? card == Kind::unknown && hand.size > 0 : is_card(card) && hand.holds(card);
}

int hidden_single_cards(const State& state) {
  int count = 0;
  for (Seat seat : all_seats(state.players))
    count += state.hands[seat].hidden && state.hands[seat].size == 1 ? 1 : 0;
  return count;
}

/// Where the game goes on, no hand is the Monster alone: for every hidden hand of one card there must be
/// another card that it could be.
bool single_cards_can_be_harmless(const State& state) {
  int unseen = all_beach_cards(state.younger);
  for (int n : state.beach_discard) unseen -= n;
  for (Seat seat : all_seats(state.players)) {
    if (state.hands[seat].holds(Kind::monster)) return true;
    if (!state.hands[seat].hidden) unseen -= state.hands[seat].size;
  }
  if (state.beach_deck.contains(Kind::monster)) return true;
  for (const Kind card : state.beach_deck) unseen -= is_card(card) ? 1 : 0;
  return hidden_single_cards(state) == 0 || hidden_single_cards(state) < unseen;
}

const char* flaw_in_turn(const State& state) {
  if (state.ending != Ending::no) return REASON("nobody decides after the end");
  if (!single_cards_can_be_harmless(state)) return REASON("somebody must be left with the Monster alone");
  if (somebody_has_run_out(state)) return REASON("somebody has run out, so the game is over");
  if (any_commitment(state)) return REASON("cards are chosen only when hands are passed");
  if (state.bonus && state.beach_discard[index(Kind::nice)] == 0)
    return REASON("only a nice mermaid brings a bonus turn");
  if (state.failed_asks >= 3 * state.players) return REASON("so many failed asks end the game");
  const bool drawn = state.phase == Phase::play_drawn;
  if (state.failed_asks > 0 && (drawn || state.bonus))
    return REASON("a card was drawn or discarded since the last failed ask");
  if (drawn ? !lies_in_hand(state.drawn, state.hands[state.turn]) : state.drawn != Kind::none)
    return drawn ? REASON("the drawn card is not in the hand")
                 : REASON("a card is drawn only after a failed ask");
  return nullptr;
}

const char* flaw_in_pass(const State& state) {
  if (state.drawn != Kind::none) return REASON("a card is drawn only after a failed ask");
  const ShellCard starfish = state.direction == Direction::left ? ShellCard::left : ShellCard::right;
  if (state.shell_discard[index(starfish)] == 0) return REASON("no Starfish was turned for this pass");
  if (state.bonus && state.beach_discard[index(Kind::nice)] == 0)
    return REASON("only a nice mermaid brings a bonus turn");
  if (state.to_act().empty()) return REASON("everybody has chosen a card, so hands are passed");
  for (Seat seat : all_seats(state.players))
    if (state.committed[seat] != Kind::none && !lies_in_hand(state.committed[seat], state.hands[seat]))
      return REASON("a card chosen for passing is not in the hand");
  if (state.ending == Ending::no && somebody_has_run_out(state)) return REASON("somebody has run out");
  if (state.ending == Ending::no && !single_cards_can_be_harmless(state))
    return REASON("somebody must be left with the Monster alone");
  // Hidden hands never make the end known: only an empty one does, or a Monster that the viewer holds
  // himself.
  if (state.ending == Ending::yes && !somebody_has_run_out(state)) return REASON("nobody has run out");
  if (state.ending == Ending::unknown && (hidden_single_cards(state) == 0 || somebody_has_run_out(state)))
    return REASON("whether the game ends is known");
  return state.failed_asks == 0 ? nullptr : REASON("a card was discarded since the last failed ask");
}

const char* flaw_in_end(const State& state) {
  if (!all_hands_open(state)) return REASON("all hands are open at the end");
  if (any_commitment(state) || state.drawn != Kind::none || state.bonus)
    return REASON("nothing is left to decide");
  if (state.failed_asks == 3 * state.players)
    return state.ending == Ending::no && !somebody_has_run_out(state) ? nullptr
                                                                      : REASON("the game was over before");
  if (state.ending != Ending::yes) return REASON("the game is not over yet");
  if (state.failed_asks > 0) return REASON("a card was discarded since the last failed ask");
  // A last pass may have filled the hand that had run out.
  const bool passed =
      state.shell_discard[index(ShellCard::left)] + state.shell_discard[index(ShellCard::right)] > 0;
  return passed || somebody_has_run_out(state) ? nullptr : REASON("nobody has run out");
}

const char* flaw_in_phase(const State& state) {
  if (state.ending == Ending::unknown && state.phase != Phase::pass)
    return REASON("whether the game ends is known");
  if (state.failed_asks > 0 && !state.beach_deck.empty())
    return REASON("failed asks count with an empty deck only");
  if (state.phase != Phase::pass && state.direction != Direction::left) return REASON("there is no pass now");
  switch (state.phase) {
    case Phase::action:
    case Phase::play_drawn: return flaw_in_turn(state);
    case Phase::pass: return flaw_in_pass(state);
    case Phase::over: return flaw_in_end(state);
  }
  return REASON("there is no such phase");
}

}  // namespace

const char* State::flaw() const {
  for (const auto check : {flaw_in_seats, flaw_in_hands, flaw_in_beach_cards, flaw_in_shell_cards,
                           flaw_in_shells_turned, flaw_in_shells_washed_away, flaw_in_phase})
    if (const char* flaw = check(*this)) return flaw;
  return nullptr;
}

}  // namespace seaglass::mermaid_beach
