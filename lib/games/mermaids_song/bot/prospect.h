// Who is going to win an unfinished game of Mermaid's Song, by what lies open: the points that are missing,
// the three mermaids, what they entice, whose turn is next. Each of these says a number of a table that was
// learnt from games (make learn); their sum is a seat's prospect, and of two seats the one whose prospect is
// greater by `doubles` is twice as likely to win.
#pragma once

#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song {

/// What is looked at, and into how many cases it falls.
enum class Feature : std::uint8_t {
  missing,      // points
  first_power,  // of the mermaids, the strongest first
  second_power,
  third_power,
  enticed_now,     // the best creature that the strongest can entice
  enticed_soon,    // and the best with what the hand can sing
  second_enticed,  // the best of the second
  wait,            // how many turns of others come first, and whether the next creature wins
  hand,            // how many cards, or how many mermaids of them
  urgent,          // what is missing where the Kraken or the Treasure is about to be played, by whom
};
constexpr int features = 10;
constexpr int cases_of_missing = 14, cases_of_power = 11, cases_of_rating = creature_kinds + 1,
              kinds_of_win = 3, cases_of_wait = kinds_of_win * players_max,
              cases_of_hand = 2 * (hand_max + 1), cases_of_urgent = 1 + 2 * 2 * cases_of_missing;
constexpr int cases_of[features] = {cases_of_missing, cases_of_power,  cases_of_power,  cases_of_power,
                                    cases_of_rating,  cases_of_rating, cases_of_rating, cases_of_wait,
                                    cases_of_hand,    cases_of_urgent};
/// Where the cases of a feature begin in the table.
constexpr int first_case(int feature) {
  int first = 0;
  for (int i = 0; i < feature; ++i) first += cases_of[i];
  return first;
}
constexpr int all_cases = first_case(features);

/// Which number of the table each feature of a seat says.
struct Prospect {
  std::uint8_t cases[features];
};
Prospect prospect_of(const State& state, Seat seat);

constexpr int doubles = 16;

/// A share of the win for each seat, in 65,536ths, that add up to about one.
constexpr int whole_win = 65536;
using Shares = PerSeat<std::int32_t, players_max>;
/// By the sum of each seat's numbers.
Shares shares_by_prospect(const PerSeat<std::int32_t, players_max>& prospects, int players);

}  // namespace seaglass::mermaids_song
