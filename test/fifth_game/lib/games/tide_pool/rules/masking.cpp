// Who may know what, what could be true of the rest, and what can be true at all.
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
  for (Seat seat : all_seats(players)) {
    if (cards[seat] != Card::unknown) continue;
    const Card other = cards[left_of(seat, players)];
    int worth = 1 + source.below(content::card_count - (other == Card::unknown ? 0 : 1));
    if (other != Card::unknown && worth >= worth_of(other)) ++worth;
    cards[seat] = card_worth(worth);
  }
}

const char* State::flaw() const {
  if (players != players_all) return "two play";
  const Seat one(0), other(1);
  if (pool + pebbles[one] + pebbles[other] != content::pebble_count) return "pebbles are lost or doubled";
  if (turn.index() >= players || (over() && turn != Seat(0))) return "it is nobody's turn";
  if (cards[one] == cards[other] && cards[one] != Card::unknown) return "two have the same card";
  if (over() && !is_open_to(SeatSet::all(players))) return "the cards lie open at the end";
  // Each has taken between `fewest` and `most` times, by turns.
  for (Seat seat : {one, other}) {
    const int fewest = (pebbles[seat] + content::taken_max - 1) / content::taken_max;
    if (fewest > pebbles[left_of(seat, players)] + 1) return "the other had more turns than that";
  }
  return nullptr;
}

}  // namespace seaglass::tide_pool
