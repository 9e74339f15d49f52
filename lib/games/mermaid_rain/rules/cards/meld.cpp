#include "games/mermaid_rain/rules/cards/meld.h"

namespace seaglass::mermaid_rain {
namespace {

/// How many cards there are of the kind one has most of, of the next, and of the last.
Cards sorted_counts(Cards cards) {
  for (int i = 1; i < card_kinds; ++i)
    for (int k = i; k > 0 && cards.count[k] > cards.count[k - 1]; --k) {
      const std::uint8_t more = cards.count[k];
      cards.count[k] = cards.count[k - 1];
      cards.count[k - 1] = more;
    }
  return cards;
}

bool fills(const Cards& sorted, const content::Meld& meld) {
  for (int i = 0; i < card_kinds; ++i)
    if (sorted.count[i] < meld.needs[i]) return false;
  return true;
}

}  // namespace

Rank rank_of(const Cards& shown) {
  const Cards sorted = sorted_counts(shown);
  for (int rank = rank_count - 1; rank > 0; --rank)
    if (fills(sorted, content::melds[rank - 1])) return static_cast<Rank>(rank);
  return Rank::none;
}

Order player_order(const PerSeat<Rank>& ranks, Seat dealer, int players) {
  Order order;
  for (int rank = rank_count - 1; rank > 0; --rank)
    for (int steps = 0; steps < players; ++steps) {
      const Seat seat((dealer.index() + steps) % players);
      if (index(ranks[seat]) == rank) order.push_back(seat);
    }
  return order;
}

}  // namespace seaglass::mermaid_rain
