#include "games/mermaid_rain/bot/melding.h"

#include <initializer_list>

#include "content/games/mermaid_rain_bot.h"

namespace seaglass::mermaid_rain {

namespace {

int worth_of_rank(Rank rank) {
  return content::worth_of_melds[index(rank) - 1];
}

/// Which kinds they are makes no difference; how many there are of each does.
int worth_of_left(const Cards& hand) {
  static_assert(card_kinds == 3);
  int most = hand.count[0], next = hand.count[1], least = hand.count[2];
  const auto order = [](int& more, int& fewer) {
    if (more >= fewer) return;
    const int swapped = more;
    more = fewer;
    fewer = swapped;
  };
  order(most, next);
  order(next, least);
  order(most, next);
  for (const content::HandLeft& left : content::hands_left)
    if (left.cards[0] == most && left.cards[1] == next && left.cards[2] == least) return left.worth;
  return 0;
}

/// The best that can still become of the cards shown, with those left in the hand.
int worth_of_meld(const Cards& shown, const Cards& hand, int liking) {
  int best = -1000;
  for (int dolphins = 0; dolphins <= hand.count[0]; ++dolphins)
    for (int gulls = 0; gulls <= hand.count[1]; ++gulls)
      for (int turtles = 0; turtles <= hand.count[2]; ++turtles) {
        if (shown.size() + dolphins + gulls + turtles > meld_max) break;
        Cards meld = shown, left = hand;
        const int more[card_kinds] = {dolphins, gulls, turtles};
        for (int kind = 0; kind < card_kinds; ++kind) {
          meld.count[kind] = static_cast<std::uint8_t>(meld.count[kind] + more[kind]);
          left.count[kind] = static_cast<std::uint8_t>(left.count[kind] - more[kind]);
        }
        const int worth = worth_of_rank(rank_of(meld)) + worth_of_left(left) + liking * meld.size();
        if (worth > best) best = worth;
      }
  return best;
}

}  // namespace

int worth_of_melding(const State& state, Seat seat, Choice choice, int liking) {
  Cards shown = state.melds[seat], hand = state.hands[seat].known;
  if (verb_of(choice) == Verb::stop)
    return worth_of_rank(rank_of(shown)) + worth_of_left(hand) + liking * shown.size();
  for (const int card : {int{choice.a}, int{choice.b}}) {
    if (!is_adventure(card_at(card))) continue;
    shown.add(card_at(card));
    hand.remove(card_at(card));
    if (cards_shown(state) > 0) break;  // after the first two, one at a time
  }
  return worth_of_meld(shown, hand, liking);
}

}  // namespace seaglass::mermaid_rain
