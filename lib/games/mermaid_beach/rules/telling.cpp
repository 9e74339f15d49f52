// What everybody sees of an event, moved on the position that is shown while it is told.
#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

namespace {

/// Of a hand that whoever looks may not know, only the size changes.
void take_from(Hand& hand, Kind card) {
  if (hand.size == 0) return;
  if (hand.hidden)
    --hand.size;
  else if (is_card(card) && hand.holds(card))
    hand.remove(card);
}

void give_to(Hand& hand, Kind card) {
  if (hand.hidden || is_card(card)) hand.add(card);
}

template <typename Deck>
void lift_top(Deck& deck) {
  if (!deck.empty()) deck.pop_back();
}

/// Two of it, if it is an item.
void discard(State& state, Seat seat, Kind card, int count) {
  for (int i = 0; i < count; ++i) take_from(state.hands[seat], card);
  state.beach_discard[index(card)] = static_cast<std::uint8_t>(state.beach_discard[index(card)] + count);
  state.failed_asks = 0;
}

/// As masking does it, for a person who may know the hands that are not hidden.
void forget_ending(State& state) {
  SeatSet viewers;
  for (Seat seat : all_seats(state.players))
    if (!state.hands[seat].hidden) viewers.insert(seat);
  if (!ending_is_known(state, viewers)) state.ending = Ending::unknown;
}

void begin_pass(State& state, const Event& event) {
  state.phase = Phase::pass;
  state.direction = event.a == 0 ? Direction::left : Direction::right;
  state.bonus = event.b != 0;
  state.drawn = Kind::none;
  ++state.shell_discard[index(event.a == 0 ? ShellCard::left : ShellCard::right)];
  forget_ending(state);
}

void pass_on(State& state, Seat seat, Kind card) {
  state.committed[seat] = Kind::none;
  take_from(state.hands[seat], card);
  forget_ending(state);
}

void begin_action(State& state, Seat seat, bool bonus) {
  state.phase = Phase::action;
  state.turn = seat;
  state.bonus = bonus;
  state.drawn = Kind::none;
  state.direction = Direction::left;
}

void end_game(State& state) {
  begin_action(state, Seat(0), false);
  state.phase = Phase::over;
}

}  // namespace

void State::depart(const Event& event) {
  const Kind card = kind_at(event.a);
  switch (happening(event)) {
    case Happening::played: return discard(*this, event.seat, card, is_item(card) ? 2 : 1);
    case Happening::dumped: return discard(*this, event.seat, card, 1);
    case Happening::asked:
      if (event.c != 0) take_from(hands[Seat(event.a)], kind_at(event.b));
      return;
    case Happening::took_shell:
    case Happening::washed_away: {
      std::uint8_t& shells_there = shells[Seat(event.a)].count[event.b - 1];
      if (shells_there > 0) --shells_there;
      return;
    }
    case Happening::drew: return lift_top(beach_deck);
    case Happening::turned_shell:
    case Happening::turned_star: return lift_top(shell_deck);
    case Happening::passed: return pass_on(*this, event.seat, card);
    default: return;
  }
}

void State::arrive(const Event& event) {
  switch (happening(event)) {
    case Happening::asked:
      if (event.c != 0) give_to(hands[event.seat], kind_at(event.b));
      return;
    case Happening::took_shell: ++shells[event.seat].count[event.b - 1]; return;
    case Happening::washed_away: ++shell_discard[index(shell_worth(event.b))]; return;
    case Happening::turned_shell: ++shells[event.seat].count[event.a - 1]; return;
    case Happening::turned_star: return begin_pass(*this, event);
    case Happening::drew:
      give_to(hands[event.seat], kind_at(event.a));
      if (event.b == 0) return;
      phase = Phase::play_drawn;
      drawn = kind_at(event.a);
      return;
    case Happening::beach_empty: ++failed_asks; return;
    case Happening::chose_pass: committed[event.seat] = kind_at(event.a); return;
    case Happening::passed: return give_to(hands[Seat(event.b)], kind_at(event.a));
    case Happening::bonus_turn:
    case Happening::turn: return begin_action(*this, event.seat, happening(event) == Happening::bonus_turn);
    case Happening::over: return end_game(*this);
    default: return;
  }
}

}  // namespace seaglass::mermaid_beach
