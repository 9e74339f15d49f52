#include "games/mermaids_song/bot/prospect.h"

namespace seaglass::mermaids_song {

namespace {

/// What is missing to the win falls into these cases: up to so many points.
constexpr std::uint8_t missing_up_to[cases_of_missing - 1] = {4, 5, 6, 7, 9, 11, 13, 15, 17, 19, 22, 26, 30};

int case_of_missing(int points) {
  int i = 0;
  while (i < cases_of_missing - 1 && points > missing_up_to[i]) ++i;
  return i;
}

/// The best creature of the row for this power: 0 none, else from the lowest rating upwards.
int case_of_rating(const State& state, int power) {
  int best = 0;
  for (const Creature creature : state.row)
    if (rating(creature) <= power && index(creature) >= best) best = index(creature) + 1;
  return best;
}

/// The mermaids of a seat from the strongest down, as surplus; how many there are.
struct Ranking {
  std::int8_t surplus[slots] = {};
  int count = 0;

  int power(int rank) const {
    if (rank >= count) return -1;
    return surplus[rank] < 0 ? -surplus[rank] : surplus[rank];
  }
};
Ranking ranking_of(const Area& area) {
  Ranking ranking;
  for (const Mermaid& mermaid : area.slot) {
    if (!mermaid.here) continue;
    int place = ranking.count++;
    const int surplus = mermaid.surplus(), power = mermaid.power();
    for (; place > 0 && ranking.power(place - 1) < power; --place)
      ranking.surplus[place] = ranking.surplus[place - 1];
    ranking.surplus[place] = static_cast<std::int8_t>(surplus);
  }
  return ranking;
}

/// How strong the first mermaid can become by what the hand can sing to her. Of a hidden hand nobody knows.
int power_soon(const Ranking& ranking, const Hand& hand) {
  if (ranking.count == 0) return -1;
  int songs = 0, silences = 0;
  for (int value = 1; value <= song_values; ++value) {
    songs += value * hand.of(song(value));
    silences += value * hand.of(silence(value));
  }
  const int up = ranking.surplus[0] + songs, down = silences - ranking.surplus[0];
  return up > down ? up : down;
}

constexpr int case_of_power(int power) {
  return power < cases_of_power - 2 ? power + 1 : cases_of_power - 1;
}

/// Nothing is about to be played; or the Kraken or the Treasure is, by another or by this seat.
int case_of_urgent(const Hand& hand_of_the_turn, bool is_turn, int missing) {
  if (!hand_of_the_turn.holds_urgent()) return 0;
  const int which = hand_of_the_turn.holds(Card::kraken) ? 0 : 1;
  return 1 + (2 * which + (is_turn ? 1 : 0)) * cases_of_missing + missing;
}

/// 2^(−i/doubles), in 65,536ths.
constexpr std::uint32_t halved[doubles] = {65536, 62757, 60097, 57549, 55109, 52772, 50535, 48393,
                                           46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
constexpr int negligible = 12 * doubles;

}  // namespace

Prospect prospect_of(const State& state, Seat seat) {
  const Ranking ranking = ranking_of(state.areas[seat]);
  const Hand& hand = state.hands[seat];
  const int missing = points_to_win(state) - state.creatures[seat].points();
  const int now = case_of_rating(state, ranking.power(0));
  const int soon = case_of_rating(state, power_soon(ranking, hand));
  const auto wins = [missing](int enticed) {
    return enticed > 0 && rating(creature_at(enticed - 1)) >= missing;
  };
  const int wait = steps_clockwise(state.turn, seat, state.players);
  const int win = wins(now) ? 2 : wins(soon) ? 1 : 0;
  const int mermaids = hand.of(Card::mermaid);
  const int missing_points = case_of_missing(missing);
  const int cases[features] = {missing_points,
                               case_of_power(ranking.power(0)),
                               case_of_power(ranking.power(1)),
                               case_of_power(ranking.power(2)),
                               now,
                               soon,
                               case_of_rating(state, ranking.power(1)),
                               wait + win * players_max,
                               mermaids > 0 ? hand_max + 1 + mermaids : hand.size,
                               case_of_urgent(state.hands[state.turn], wait == 0, missing_points)};
  Prospect prospect;
  for (int i = 0; i < features; ++i) prospect.cases[i] = static_cast<std::uint8_t>(first_case(i) + cases[i]);
  return prospect;
}

Shares shares_by_prospect(const PerSeat<std::int32_t, players_max>& prospects, int players) {
  std::int32_t best = prospects[Seat(0)];
  for (Seat seat : all_seats(players))
    if (prospects[seat] > best) best = prospects[seat];
  Shares shares;
  std::uint32_t sum = 0;
  for (Seat seat : all_seats(players)) {
    const auto less = static_cast<std::uint32_t>(best - prospects[seat]);
    const std::uint32_t weight = less >= negligible ? 16 : halved[less % doubles] >> (less / doubles);
    shares[seat] = static_cast<std::int32_t>(weight);
    sum += weight;
  }
  for (Seat seat : all_seats(players))
    shares[seat] = static_cast<std::int32_t>((static_cast<std::uint64_t>(shares[seat]) << 16) / sum);
  return shares;
}

}  // namespace seaglass::mermaids_song
