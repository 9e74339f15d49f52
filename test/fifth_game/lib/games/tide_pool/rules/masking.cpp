// Who may know what, what could be true of the rest, and what can be true at all.
#include "core/fixed_vector.h"
#include "games/tide_pool/rules/state.h"

namespace seaglass::tide_pool {

void State::mask(SeatSet viewers) {
  for (Seat seat : all_seats(players))
    if (!over() && !viewers.contains(seat)) cards[seat] = Card::unknown;
}

bool State::is_open_to(SeatSet viewers) const {
  for (Seat seat : all_seats(players))
    if (viewers.contains(seat) && cards[seat] == Card::unknown) return false;
  return true;
}

bool State::knows(const Event& event) const {
  switch (happening(event)) {
    case Happening::took:
      return event.a >= 1 && event.a <= content::taken_max && pebbles[event.seat] >= event.a;
    case Happening::showed: return over() && event.a == worth_of(cards[event.seat]);
  }
  return false;
}

void State::guess(Random& source) {
  FixedVector<Card, content::card_count> left;
  for (int worth = 1; worth <= content::card_count; ++worth) {
    bool is_seen = false;
    for (Seat seat : all_seats(players)) is_seen = is_seen || worth_of(cards[seat]) == worth;
    if (!is_seen) left.push_back(card_worth(worth));
  }
  source.shuffle(left);
  for (Seat seat : all_seats(players)) {
    if (cards[seat] != Card::unknown) continue;
    cards[seat] = left.back();
    left.pop_back();
  }
}

const char* State::flaw() const {
  if (players < players_min || players > players_max) return "so many do not play";
  int taken = 0;
  for (Seat seat : all_seats(players)) taken += pebbles[seat];
  if (pool + taken != content::pebble_count) return "pebbles are lost or doubled";
  if (turn.index() >= players || (over() && turn != Seat(0))) return "it is nobody's turn";
  if (over() && !is_open_to(SeatSet::all(players))) return "the cards lie open at the end";
  for (Seat one : all_seats(players)) {
    // Everybody had as many turns as the others, or one more. Each turn takes one pebble to `taken_max`.
    const int turns_min = (pebbles[one] + content::taken_max - 1) / content::taken_max;
    for (Seat other : all_seats(players)) {
      if (one == other) continue;
      if (turns_min > pebbles[other] + 1) return "somebody had more turns than that";
      if (cards[one] == cards[other] && cards[one] != Card::unknown) return "two have the same card";
    }
  }
  return nullptr;
}

}  // namespace seaglass::tide_pool
