// The score.
#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

namespace {

/// What the Sea Monster eats: all shells of its holder's highest value.
int points_eaten(const State& state, Seat seat) {
  if (!state.hands[seat].holds(Kind::monster)) return 0;
  const int value = state.shells[seat].highest();
  return value == 0 ? 0 : value * state.shells[seat].of(value);
}

int shell_cards_left(const State& state, Seat seat) {
  const Shells& shells = state.shells[seat];
  const int value = shells.highest();
  const bool eaten = state.hands[seat].holds(Kind::monster) && value > 0;
  return shells.cards() - (eaten ? shells.of(value) : 0);
}

/// Points first; among equals the number of shell cards.
int standing(const State& state, Seat seat) {
  const int points = state.shells[seat].points() - points_eaten(state, seat);
  return points * (all_shell_cards() + 1) + shell_cards_left(state, seat);
}

}  // namespace

Score State::score() const {
  CHECK(over());
  Score score;
  int best = -1;
  for (Seat seat : all_seats(players)) {
    const int shell_points = shells[seat].points();
    const int eaten = points_eaten(*this, seat);
    score.parts[0][seat] = static_cast<std::int16_t>(shell_points);
    score.parts[1][seat] = static_cast<std::int16_t>(eaten);
    score.totals[seat] = static_cast<std::int16_t>(shell_points - eaten);
    if (standing(*this, seat) > best) best = standing(*this, seat);
  }
  for (Seat seat : all_seats(players))
    if (standing(*this, seat) == best) score.winners.insert(seat);
  return score;
}

}  // namespace seaglass::mermaid_beach
