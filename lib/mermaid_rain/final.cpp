#include "mermaid_rain/final.h"

namespace seaglass::mermaid_rain {

int missing_types(const Tokens& tokens) {
  int missing = 0;
  for (int n : tokens.count) missing += n == 0 ? 1 : 0;
  return missing;
}

Tokens after_tribute(Tokens tokens) {
  for (auto& n : tokens.count)
    if (n > 0) --n;
  return tokens;
}

namespace {

/// Those who have equally many share the points of all the places that they take, rounded down; who gets a
/// share of anything gets at least one.
int share(int place, int tied) {
  int sum = 0;
  for (int i = 0; i < tied; ++i) sum += content::points_of_place[place + i];
  if (sum == 0) return 0;
  return sum < tied ? 1 : sum / tied;
}

int seats_with(const PerSeat<int>& left, int count, int players) {
  int seats = 0;
  for (Seat seat : all_seats(players)) seats += left[seat] == count ? 1 : 0;
  return seats;
}

int seats_with_more_than(const PerSeat<int>& left, int count, int players) {
  int seats = 0;
  for (Seat seat : all_seats(players)) seats += left[seat] > count ? 1 : 0;
  return seats;
}

}  // namespace

PerSeat<std::int16_t> points_for_type(const PerSeat<int>& left, int players) {
  PerSeat<std::int16_t> points;
  const bool alone = seats_with_more_than(left, 0, players) == 1;
  for (Seat seat : all_seats(players)) {
    if (left[seat] == 0) continue;
    const int place = seats_with_more_than(left, left[seat], players);
    const int gained =
        share(place, seats_with(left, left[seat], players)) + (alone ? content::points_alone : 0);
    points[seat] = static_cast<std::int16_t>(gained);
  }
  return points;
}

}  // namespace seaglass::mermaid_rain
