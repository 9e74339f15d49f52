#include "games/mermaid_rain/bot/melding.h"

namespace seaglass::mermaid_rain {

namespace {

int worth_of_rank(Rank rank) {
  constexpr int point = 10, earlier = 4, a_token = 70, a_blind_tile = 15, a_warp = 60;
  int worth = index(rank) * earlier + points_of(rank) * point;
  if (bonus_of(rank) == Bonus::token) worth += a_token;
  if (bonus_of(rank) == Bonus::tile) worth += a_blind_tile;
  if (bonus_of(rank) == Bonus::warp) worth += a_warp;
  return worth;
}

/// The best that can still become of the cards shown, with those left in the hand.
int worth_of_meld(const Cards& shown, const Cards& hand, int a_card) {
  int best = -1000;
  for (int dolphins = 0; dolphins <= hand.count[0]; ++dolphins)
    for (int gulls = 0; gulls <= hand.count[1]; ++gulls)
      for (int turtles = 0; turtles <= hand.count[2]; ++turtles) {
        const int more = dolphins + gulls + turtles;
        if (shown.size() + more > meld_max) break;
        Cards meld = shown;
        meld.count[0] = static_cast<std::uint8_t>(meld.count[0] + dolphins);
        meld.count[1] = static_cast<std::uint8_t>(meld.count[1] + gulls);
        meld.count[2] = static_cast<std::uint8_t>(meld.count[2] + turtles);
        const int worth = worth_of_rank(rank_of(meld)) - more * a_card;
        if (worth > best) best = worth;
      }
  return best;
}

}  // namespace

int worth_of_melding(const State& state, Seat seat, Choice choice, int a_card) {
  if (verb_of(choice) == Verb::stop) return worth_of_rank(rank_of(state.melds[seat]));
  Cards shown = state.melds[seat], hand = state.hands[seat].known;
  int more = 0;
  for (const int card : {int{choice.a}, int{choice.b}}) {
    if (!is_adventure(card_at(card)) || (more > 0 && cards_shown(state) > 0)) continue;
    shown.add(card_at(card));
    hand.remove(card_at(card));
    ++more;
  }
  return worth_of_meld(shown, hand, a_card) - more * a_card;
}

}  // namespace seaglass::mermaid_rain
