// The rules of Tide Pool: the deal, taking, the score.
#include "content/games/fingerprints.h"
#include "core/fixed_vector.h"
#include "games/door.h"
#include "games/tide_pool/rules/state.h"
#include "tabletop/game_random.h"

namespace seaglass::tide_pool {

constexpr GameFacts State::facts = {
    "tide_pool",           id, seaglass::content::tide_pool_fingerprints, players_min, players_max, 0, {}, 2,
    {"pebbles", "tide"},
    content::pebble_count,  // each choice takes one at least
};

void State::begin(const Setup& setup) {
  players = setup.players;
  pool = content::pebble_count;
  GameRandom random(setup.seed);
  FixedVector<Card, content::card_count> deck;
  for (int worth = 1; worth <= content::card_count; ++worth) deck.push_back(card_worth(worth));
  random.shuffle(deck);
  for (Seat seat : all_seats(players)) cards[seat] = deck[seat.index()];
  turn = setup.begins.seat_or(Seat(random.below(players)));
}

Rule State::play(Seat seat, Choice choice, Events events) {
  const Rule rule = rule_against(*this, seat, choice);
  if (rule == Rule::allowed) carry_out(seat, choice, events);
  return rule;
}

void State::carry_out(Seat seat, Choice choice, Events events) {
  pool = static_cast<std::uint8_t>(pool - choice.a);
  pebbles[seat] = static_cast<std::uint8_t>(pebbles[seat] + choice.a);
  turn = over() ? Seat(0) : left_of(seat, players);
  events(make_event(Happening::took, seat, choice.a));
  for (Seat each : all_seats(over() ? players : 0))
    events(make_event(Happening::showed, each, worth_of(cards[each]), 0, 0, true));
}

/// Nothing is long on its way here: as soon as it is told, it has come about.
void State::depart(const Event& event) {
  const Seat seat = event.seat;
  if (happening(event) == Happening::showed) {
    cards[seat] = card_worth(event.a);
  } else if (event.a <= pool) {
    pool = static_cast<std::uint8_t>(pool - event.a);
    pebbles[seat] = static_cast<std::uint8_t>(pebbles[seat] + event.a);
    turn = over() ? Seat(0) : left_of(seat, players);
  }
}

Score State::score() const {
  CHECK(over());
  Score score;
  int best = 0;
  for (Seat seat : all_seats(players)) {
    const int tide = pebbles[seat] % 2 == 0 ? worth_of(cards[seat]) : 0;
    score.parts[0][seat] = pebbles[seat];
    score.parts[1][seat] = static_cast<std::int16_t>(tide);
    score.totals[seat] = static_cast<std::int16_t>(pebbles[seat] + tide);
    if (score.totals[seat] > best) best = score.totals[seat];
  }
  for (Seat seat : all_seats(players))
    if (score.totals[seat] == best) score.winners.insert(seat);
  return score;
}

const Game& game() {
  static constexpr GameOf<State> game;
  return game;
}

}  // namespace seaglass::tide_pool
