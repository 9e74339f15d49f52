#include "yardstick/voyage.h"

namespace seaglass::yardstick {

using namespace mermaid_rain;

namespace {

constexpr int point = 10;
constexpr int out_of_reach = hand_max + 1;

int known_of(const State& state, Seat seat, Treasure treasure) {
  return state.face_up[seat].of(treasure) + state.face_down[seat].of(treasure);
}

int most_of_others(const State& state, Seat seat, Treasure treasure) {
  int most = 0;
  for (Seat other : all_seats(state.players))
    if (other != seat && state.face_up[other].of(treasure) > most) most = state.face_up[other].of(treasure);
  return most;
}

/// The cards that it takes to reach each place.
class Fares {
 public:
  Fares(const Chart& chart, Place from, const Cards& hand, int cards) {
    for (auto& fare : fares_) fare = out_of_reach;
    fares_[from.index()] = 0;
    for (int fare = 0; fare < cards; ++fare) spread(chart, hand, cards, fare);
  }
  int to(int place) const { return fares_[place]; }

 private:
  /// A card where one matches; two across the deep sea.
  static int fee(Place place, const Cards& hand, int cards) {
    const bool matches = any_card_enters(place) || hand.holds(entry_card(place));
    if (matches) return 1;
    return cards >= 2 ? 2 : out_of_reach;
  }
  void spread(const Chart& chart, const Cards& hand, int cards, int fare) {
    for (int i = 0; i < place_count; ++i) {
      if (fares_[i] != fare) continue;
      const PlaceSet beside = chart.neighbours(Place::at(i));
      for (int next = 0; next < place_count; ++next) {
        if (!beside.contains(next) || fares_[next] <= fare + 1) continue;
        const int sum = fare + fee(Place::at(next), hand, cards);
        if (sum <= cards && sum < fares_[next]) fares_[next] = static_cast<std::uint8_t>(sum);
      }
    }
  }

  std::uint8_t fares_[place_count];
};

}  // namespace

/// Two points at once; five more for a type of which the tribute would find none; and the more, the better
/// the seat stands among those who collect it.
TokenWorth::TokenWorth(const State& state, Seat seat) {
  constexpr int gained = content::points_gained * point, missing = 50, ahead = 60, level = 40, behind = 25;
  int sum = 0;
  for (int i = 0; i < treasure_kinds; ++i) {
    const Treasure treasure = treasure_at(i);
    const int own = known_of(state, seat, treasure);
    const int left = own, left_to_others = most_of_others(state, seat, treasure) - 1;
    if (own == 0)
      worth_[i] = gained + missing;
    else
      worth_[i] = gained + (left > left_to_others ? ahead : left == left_to_others ? level : behind);
    sum += worth_[i];
  }
  worth_[treasure_kinds] = sum / treasure_kinds;
}

int TokenWorth::of(const Space& space) const {
  int best = space.face_down.empty() ? 0 : of(Treasure::unknown);
  for (Treasure token : space.face_up)
    if (of(token) > best) best = of(token);
  return best;
}

int Voyage::haul(Place from, const Cards& hand) const {
  constexpr int legs = 3, a_card = 6, later_part = 3, later_of = 4;
  BitSet<space_count> emptied = state.entered;
  int cards = hand.size(), sum = 0;
  for (int leg = 0; leg < legs && cards > 0 && !from.nowhere(); ++leg) {
    const Fares fares(chart, from, hand, cards);
    int best = 0, goal = -1;
    for (int i = 0; i < space_count; ++i) {
      if (emptied.contains(i) || fares.to(i) > cards || state.spaces[i].empty()) continue;
      const int worth = tokens.of(state.spaces[i]) - a_card * fares.to(i);
      if (worth <= best) continue;
      best = worth;
      goal = i;
    }
    if (goal < 0) break;
    sum += leg == 0 ? best : best * later_part / later_of;
    emptied.insert(goal);
    cards -= fares.to(goal);
    from = Place::space(goal);
  }
  return sum;
}

}  // namespace seaglass::yardstick
