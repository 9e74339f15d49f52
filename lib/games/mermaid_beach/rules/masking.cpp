// Who may know what.
// What could be true of that which is masked: whatever cannot be seen is dealt out again at random.
#include <initializer_list>

#include "games/mermaid_beach/rules/state.h"
#include "tabletop/hidden_deck.h"

namespace seaglass::mermaid_beach {

namespace {

bool hidden_from(SeatSet viewers, Seat seat) {
  return !viewers.contains(seat);
}

bool any_hand_is_empty(const State& state) {
  for (Seat seat : all_seats(state.players))
    if (state.hands[seat].size == 0) return true;
  return false;
}

}  // namespace

bool ending_is_known(const State& state, SeatSet viewers) {
  if (state.phase != Phase::pass || any_hand_is_empty(state)) return true;
  bool single_card_elsewhere = false;
  for (Seat seat : all_seats(state.players)) {
    if (!hidden_from(viewers, seat) && state.hands[seat].holds(Kind::monster)) return true;
    if (hidden_from(viewers, seat) && state.hands[seat].size == 1) single_card_elsewhere = true;
  }
  return !single_card_elsewhere;
}

void State::mask(SeatSet viewers) {
  random.forget();
  hide(beach_deck);
  hide(shell_deck);
  if (over()) return;  // all hands are open
  if (!ending_is_known(*this, viewers)) ending = Ending::unknown;
  if (phase == Phase::play_drawn && hidden_from(viewers, turn)) drawn = Kind::unknown;
  for (Seat seat : all_seats(players)) {
    if (!hidden_from(viewers, seat)) continue;
    hands[seat].hide();
    if (committed[seat] != Kind::none) committed[seat] = Kind::unknown;
  }
}

bool State::is_open_to(SeatSet viewers) const {
  if (ending == Ending::unknown && ending_is_known(*this, viewers)) return false;
  for (Seat seat : all_seats(players))
    if (viewers.contains(seat) && hands[seat].hidden) return false;
  return true;
}

Event State::mask(Event event, SeatSet viewers) {
  const auto hide_card = [&event] { event.a = static_cast<std::uint8_t>(Kind::unknown); };
  switch (happening(event)) {
    case Happening::drew:
    case Happening::chose_pass:
      if (hidden_from(viewers, event.seat)) hide_card();
      break;
    case Happening::passed:
      if (hidden_from(viewers, event.seat) && hidden_from(viewers, Seat(event.b))) hide_card();
      break;
    default: break;
  }
  return event;
}

namespace {

/// All cards that the viewer cannot see, shuffled.
using UnseenCards = FixedVector<Kind, beach_cards_max>;

UnseenCards unseen_beach_cards(const State& state, Random& source) {
  UnseenCards unseen;
  for (int i = 0; i < kind_count; ++i) {
    int count = cards_of(kind_at(i), state.younger) - state.beach_discard[i];
    for (Seat seat : all_seats(state.players)) count -= state.hands[seat].count[i];
    for (const Kind card : state.beach_deck)
      if (card == kind_at(i)) --count;
    for (; count > 0; --count) unseen.push_back(kind_at(i));
  }
  source.shuffle(unseen);
  return unseen;
}

bool hides_beach_cards(const State& state) {
  for (Seat seat : all_seats(state.players))
    if (state.hands[seat].hidden) return true;
  return is_hidden(state.beach_deck);
}

/// A lone Monster is only possible where the end may already have come: in a pass.
bool lone_monster_possible(const State& state) {
  return state.phase == Phase::pass && state.ending != Ending::no;
}

/// If the Monster came last, onto a hand that cannot be the Monster alone, the next card changes places.
void keep_monster_from_ending(UnseenCards& unseen) {
  const int last = unseen.size() - 1;
  if (unseen[last] != Kind::monster || last == 0) return;
  unseen[last] = unseen[last - 1];
  unseen[last - 1] = Kind::monster;
}

void deal_guess(State& state, UnseenCards& unseen, Seat seat) {
  const int size = state.hands[seat].size;
  state.hands[seat] = Hand();
  if (size == 1 && !lone_monster_possible(state)) keep_monster_from_ending(unseen);
  for (int i = 0; i < size; ++i) state.hands[seat].add(unseen.pop_back());
}

Kind any_card_of(const Hand& hand, Random& source) {
  int skip = source.below(hand.size);
  for (int i = 0; i < kind_count; ++i) {
    skip -= hand.count[i];
    if (skip < 0) return kind_at(i);
  }
  return Kind::none;
}

void guess_shell_deck(State& state, Random& source) {
  FixedVector<ShellCard, shell_deck_max> unseen;
  for (int i = 0; i < shell_card_kinds; ++i) {
    int count = cards_of(static_cast<ShellCard>(i)) - state.shell_discard[i];
    if (i < shell_values)
      for (Seat seat : all_seats(state.players)) count -= state.shells[seat].count[i];
    for (; count > 0; --count) unseen.push_back(static_cast<ShellCard>(i));
  }
  source.shuffle(unseen);
  state.shell_deck = unseen;
}

}  // namespace

void State::guess(Random& source) {
  UnseenCards unseen;
  if (hides_beach_cards(*this)) unseen = unseen_beach_cards(*this, source);
  // Hands of one card first: they are the ones that may not be the Monster, and only the last card left
  // could leave no other.
  for (const bool single : {true, false})
    for (Seat seat : all_seats(players))
      if (hands[seat].hidden && (hands[seat].size == 1) == single) deal_guess(*this, unseen, seat);
  for (auto& card : beach_deck)
    if (card == Kind::unknown) card = unseen.pop_back();
  if (is_hidden(shell_deck)) guess_shell_deck(*this, source);

  if (drawn == Kind::unknown) drawn = any_card_of(hands[turn], source);
  for (Seat seat : all_seats(players))
    if (committed[seat] == Kind::unknown) committed[seat] = any_card_of(hands[seat], source);
  if (ending == Ending::unknown) ending = somebody_has_run_out(*this) ? Ending::yes : Ending::no;
  if (random.forgotten()) random = GameRandom(Random::seeded_by(source));
}

}  // namespace seaglass::mermaid_beach
