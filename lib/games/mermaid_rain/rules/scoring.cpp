// The end of the game: the witch's tribute, and what the treasure that is left brings.
#include "games/mermaid_rain/rules/scoring.h"

#include "games/mermaid_rain/rules/steps.h"

namespace seaglass::mermaid_rain {

Tokens won_by(const State& state, Seat seat) {
  Tokens tokens = state.face_up[seat];
  for (int i = 0; i < treasure_kinds; ++i)
    tokens.count[i] = static_cast<std::uint8_t>(tokens.count[i] + state.face_down[seat].known.count[i]);
  return tokens;
}

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

// ------------------------------------------------------------------------------------------------- the count

FinalCount::FinalCount(const State& state) {
  for (Seat seat : all_seats(state.players)) {
    won[seat] = won_by(state, seat);
    sum[seat] = -content::points_tribute * missing_types(won[seat]);
  }
  for (int type = 0; type < treasure_kinds; ++type) {
    for (Seat seat : all_seats(state.players)) left[type][seat] = after_tribute(won[seat]).count[type];
    points[type] = points_for_type(left[type], state.players);
    for (Seat seat : all_seats(state.players)) sum[seat] += points[type][seat];
  }
}

namespace {

PerSeat<std::int16_t> count_type(const State& state, Treasure type) {
  PerSeat<int> left;
  for (Seat seat : all_seats(state.players)) left[seat] = after_tribute(won_by(state, seat)).of(type);
  return points_for_type(left, state.players);
}

void tell_of_the_count(const State& state, Events events) {
  for (Seat seat : all_seats(state.players))
    for (int i = 0; i < treasure_kinds; ++i)
      if (const int n = state.face_down[seat].known.count[i])
        events(make_revelation(Happening::revealed, seat, n, i));
  for (Seat seat : all_seats(state.players))
    events(make_event(Happening::tribute, seat, missing_types(won_by(state, seat))));
  for (int i = 0; i < treasure_kinds; ++i) {
    const PerSeat<std::int16_t> points = count_type(state, treasure_at(i));
    for (Seat seat : all_seats(state.players))
      if (points[seat] > 0) events(make_event(Happening::type_points, seat, i, points[seat]));
  }
}

}  // namespace

/// The treasure stays where it was before the tribute, now open: the score is counted from it.
void finish(State& state, Events events) {
  state.phase = Phase::over;
  state.turn = Seat(0);
  tell_of_the_count(state, events);
  events(make_revelation(Happening::over, Seat(0)));
}

Score State::score() const {
  CHECK(over());
  Score score;
  for (Seat seat : all_seats(players)) {
    score.parts[0][seat] = scores[seat];
    score.parts[1][seat] =
        static_cast<std::int16_t>(-content::points_tribute * missing_types(won_by(*this, seat)));
  }
  for (int i = 0; i < treasure_kinds; ++i) score.parts[2 + i] = count_type(*this, treasure_at(i));
  int best = 0;
  for (Seat seat : all_seats(players)) {
    int total = 0;
    for (const auto& part : score.parts) total += part[seat];
    score.totals[seat] = static_cast<std::int16_t>(total);
    if (seat == Seat(0) || total > best) best = total;
  }
  for (Seat seat : all_seats(players))
    if (score.totals[seat] == best) score.winners.insert(seat);
  return score;
}

}  // namespace seaglass::mermaid_rain
