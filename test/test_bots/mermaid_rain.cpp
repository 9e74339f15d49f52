// The planner of Mermaid Rain's bots takes short cuts: it must find what somebody finds who tries every ride.
#include <unity.h>

#include "bots/bot.h"
#include "games/bots.h"
#include "games/door.h"
#include "games/mermaid_rain/bot/melding.h"
#include "games/mermaid_rain/bot/ride.h"
#include "tabletop/random_player.h"
#include "test_bots/of_games.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

/// The best that can be gathered by playing on, treasure taken as the planner would.
int best_by_playing(const State& state, Seat seat, const TokenWorth& worth, const Ride& ride) {
  if (state.phase != Phase::move || state.turn != seat) return 0;
  int best = ride.worth_of_keeping(state.hands[seat].size);
  state.choices(seat, [&](Choice choice) {
    if (verb_of(choice) == Verb::end) return;
    State after = state;
    after.carry_out(seat, choice, no_events);
    int gain = 0;
    if (after.phase == Phase::take && after.turn == seat) {
      Choice taken = leave();
      after.choices(seat, [&](Choice token) {
        if (verb_of(token) == Verb::take && worth.of(token.a, worth.own(token.a)) > gain) {
          gain = worth.of(token.a, worth.own(token.a));
          taken = token;
        }
      });
      after.carry_out(seat, taken, no_events);
    }
    const bool rides_on = after.phase == Phase::move && after.turn == seat;
    const int rest = rides_on ? best_by_playing(after, seat, worth, ride) : ride.worth_of_keeping(0);
    if (gain + rest > best) best = gain + rest;
  });
  return best;
}

/// All treasure open, one token of each space, and no type worth more for being the next: then both count
/// alike. A hand of three cards is tried in full.
void test_a_planned_ride_is_the_best_of_all_rides() {
  static AnyState room;
  static Ride ride;
  static TokenWorth worth;
  int compared = 0;
  for (int number = 0; number < 24; ++number) {
    Setup setup;
    setup.players = 4;
    setup.seed = 300u + static_cast<unsigned>(number);
    room = AnyState();
    game().begin(room, setup);
    State& state = room.as<State>();
    Random random(setup.seed.number());
    while (!state.over()) {
      const Seat seat = state.to_act().first();
      if (state.phase == Phase::move && state.hands[seat].size <= 3 && state.round > 1) {
        State open = state;
        for (Space& space : open.spaces) {
          space.face_down.clear();
          while (space.face_up.size() > 1) space.face_up.pop_back();
        }
        worth.a_kept_card = 12;
        worth.look(open, seat, Eye::of_a_child);
        ride.prepare(open, worth, Ride::moves_max);
        ride.links.chart(open.surf, area_of(open));
        const int planned = ride.best_from(open.mermaids[seat].index(), open.hands[seat].known, -1);
        TEST_ASSERT_EQUAL(best_by_playing(open, seat, worth, ride), planned);
        ++compared;
      }
      const Choice choice = any_choice(random, [&](auto visit) { state.choices(seat, visit); });
      TEST_ASSERT_TRUE(state.play(seat, choice, no_events) == Rule::allowed);
    }
  }
  TEST_ASSERT_GREATER_THAN(100, compared);
}

/// A tile that was tried and lifted leaves no trace.
void test_a_tile_on_trial_is_lifted_without_a_trace() {
  static Links before, after;
  static AnyState room;
  Setup setup;
  setup.players = 4;
  setup.seed = 8;
  game().begin(room, setup);
  const State& state = room.as<State>();
  before.chart(state.surf, area_of(state));
  after.chart(state.surf, area_of(state));
  int laid = 0;
  const Tile tile = tile_of(Shape::long_, 0);
  for (int rotation = 0; rotation < rotations_of(Shape::long_); ++rotation)
    anchors(Shape::long_, rotation, free_water(state)).each([&](Hex anchor) {
      if (!after.lay(tile, footprint(Shape::long_, anchor, rotation))) return;
      ++laid;
      TEST_ASSERT_TRUE(after.beside(Place::tile(tile).index()).end() -
                           after.beside(Place::tile(tile).index()).begin() >=
                       2);
      after.lift(tile);
      for (int place = 0; place < place_count; ++place) {
        const Links::Beside is = after.beside(place), was = before.beside(place);
        TEST_ASSERT_EQUAL(was.end() - was.begin(), is.end() - is.begin());
      }
    });
  TEST_ASSERT_GREATER_THAN(20, laid);
}

/// Who stands on a space may leave it and come back, and takes what still lies there.
void test_a_ride_may_lead_back_to_where_it_begins() {
  static AnyState room;
  static Ride ride;
  static TokenWorth worth;
  Setup setup;
  setup.players = 4;
  setup.seed = 8;
  game().begin(room, setup);
  const State& state = room.as<State>();
  const Tile tile = tile_of(Shape::long_, 0);
  worth.look(state, Seat(0), Eye::of_a_child);
  ride.prepare(state, worth, Ride::moves_max);
  int rides = 0;
  for (int space = 0; space < space_count; ++space) {
    const int here = Place::space(space).index();
    Cards hand;
    hand.add(entry_card(tile));
    hand.add(entry_card(Place::space(space)));
    anchors(Shape::long_, 0, free_water(state)).each([&](Hex anchor) {
      ride.links.chart(state.surf, area_of(state));
      if (!ride.links.lay(tile, footprint(Shape::long_, anchor, 0))) return;
      bool touches = false;
      for (int place : ride.links.beside(here)) touches = touches || place == Place::tile(tile).index();
      if (!touches) return;
      TEST_ASSERT_GREATER_THAN(ride.worth_of_keeping(2), ride.best_from(here, hand, -1));
      TEST_ASSERT_EQUAL(Place::tile(tile).index(), ride.first_move().place);
      ++rides;
    });
  }
  TEST_ASSERT_GREATER_THAN(20, rides);
}

// --------------------------------------------------------------------------------------------- whole games

/// What each choice of a seat can bring by the whole ride, to who likes all treasure alike; a meld by what it
/// is worth to everybody. Other choices are not judged.
class Judge {
 public:
  Judge(const State& seen, Seat seat) : seen_(seen), seat_(seat), hand_(seen.hands[seat].known) {
    worth_.look(seen, seat, Eye::of_a_child);
    ride_.prepare(seen, worth_, Ride::moves_max);
    ride_.links.chart(seen.surf, area_of(seen));
    water_ = free_water(seen);
  }

  int worth(Choice choice) {
    switch (verb_of(choice)) {
      case Verb::meld:
      case Verb::stop: return worth_of_melding(seen_, seat_, choice, 0);
      case Verb::pick: return from_any_start(tile_at(choice.a));
      case Verb::start: return with_what_is_held(Place::start(choice.a).index());
      case Verb::place: return with(tile_named(choice.a), hex_at(choice.b), choice.c);
      case Verb::placed:
      case Verb::stay: return ride_.best_from(here(), hand_, 0);
      case Verb::warp: return ride_.best_entering(choice.a, hand_, 0);
      case Verb::move: return after_moving(choice);
      default: return 0;
    }
  }

 private:
  int here() const { return seen_.mermaids[seat_].index(); }

  int after_moving(Choice choice) {
    Cards left = hand_;
    for (const int card : {int{choice.b}, int{choice.c}})
      if (is_adventure(card_at(card))) left.remove(card_at(card));
    return ride_.best_entering(choice.a, left, 0);
  }

  int with(const HeldTile& held, Hex anchor, int rotation) {
    if (!ride_.links.lay(held.tile, footprint(held.shape, anchor, rotation)))
      return ride_.best_from(here(), hand_, 0);
    const int worth = ride_.best_from(here(), hand_, 0);
    ride_.links.lift(held.tile);
    return worth;
  }

  int best_with(Tile tile, int from) {
    int best = ride_.best_from(from, hand_, 0);
    for (int rotation = 0; rotation < rotations_of(shape_of(tile)); ++rotation)
      anchors(shape_of(tile), rotation, water_).each([&](Hex anchor) {
        if (!ride_.links.lay(tile, footprint(shape_of(tile), anchor, rotation))) return;
        best = ride_.best_from(from, hand_, best);
        ride_.links.lift(tile);
      });
    return best;
  }

  int with_what_is_held(int from) {
    int best = 0;
    for (const HeldTile& held : seen_.held[seat_])
      if (const int worth = held.blind ? 0 : best_with(held.tile, from); worth > best) best = worth;
    return best;
  }

  int from_any_start(Tile tile) {
    if (!seen_.mermaids[seat_].nowhere()) return best_with(tile, here());
    int best = 0;
    for (int start = 0; start < start_count; ++start) {
      if (!start_is_free(seen_, start)) continue;
      if (const int worth = best_with(tile, Place::start(start).index()); worth > best) best = worth;
    }
    return best;
  }

  const State& seen_;
  Seat seat_;
  Cards hand_;
  HexSet water_;
  TokenWorth worth_;
  Ride ride_;
};

/// Bots of this level play games among themselves; `look` sees each choice before it is carried out, and what
/// its seat sees.
template <typename Look>
void bots_play(bots::Level level, int games, const Look& look) {
  static AnyState room, seen;
  for (int number = 0; number < games; ++number) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players_min + number % (players_max - players_min + 1));
    setup.seed = 400u + static_cast<unsigned>(number);
    room = AnyState();
    game().begin(room, setup);
    State& state = room.as<State>();
    Random random(setup.seed.number());
    while (!state.over()) {
      const Seat seat = state.to_act().first();
      const Choice choice = bots_choice(GameName::mermaid_rain, room, seat, level, Random::seeded_by(random));
      seen = room;
      game().mask(seen, SeatSet(seat));
      look(seen.as<State>(), seat, choice);
      TEST_ASSERT_TRUE(state.play(seat, choice, no_events) == Rule::allowed);
    }
  }
}

/// One ride can begin with the tile in dozens of places, so it is not choices that count but what they bring:
/// at most two other worths are better.
int better_worths(const State& seen, Seat seat, Choice choice) {
  constexpr int enough = 8;
  Judge judge(seen, seat);
  FixedVector<int, enough> better;
  const int own = judge.worth(choice);
  seen.choices(seat, [&](Choice other) {
    const int worth = judge.worth(other);
    if (worth > own && !better.full() && !better.contains(worth)) better.push_back(worth);
  });
  return better.size();
}

void test_rains_minnow_chooses_what_is_third_best_at_worst() {
  bots_play(bots::Level::minnow, 24, [](const State& seen, Seat seat, Choice choice) {
    TEST_ASSERT_LESS_THAN(3, better_worths(seen, seat, choice));
  });
}

/// Nobody lays nothing, or ends a turn without a move, where there is treasure to be had.
void test_who_looks_a_few_moves_ahead_does_not_sit_through_a_round() {
  for (const bots::Level level : {bots::Level::minnow, bots::Level::otter})
    bots_play(level, 60, [](const State& seen, Seat seat, Choice choice) {
      if (verb_of(choice) != Verb::placed && (verb_of(choice) != Verb::end || !seen.entered.empty())) return;
      Judge judge(seen, seat);
      if (judge.worth(choice) > 0) return;
      seen.choices(seat, [&](Choice other) { TEST_ASSERT_EQUAL(0, judge.worth(other)); });
    });
}

/// The places that somebody has passed since the last treasure or the beginning of the turn, and with which
/// cards.
struct Passed {
  int place;
  Cards hand;
};

int cards_to_enter(Place place, const Cards& hand) {
  if (any_card_enters(place) || hand.of(entry_card(place)) > 0) return 1;
  return hand.size() > 1 ? 2 : hand_max;
}

/// Where treasure is taken that lay beside an earlier place, it cost no more than to go there at once.
void test_no_bot_goes_a_long_way_round() {
  static Links links;
  for (const bots::Level level : {bots::Level::minnow, bots::Level::otter, bots::Level::heron}) {
    FixedVector<Passed, hand_max + 2> passed;
    bots_play(level, 60, [&](const State& seen, Seat seat, Choice choice) {
      const Verb verb = verb_of(choice);
      if (verb != Verb::move && verb != Verb::take) passed.clear();
      if (verb == Verb::move) passed.push_back({seen.mermaids[seat].index(), seen.hands[seat].known});
      if (verb != Verb::take || passed.empty()) return;
      const Place here = seen.mermaids[seat];
      links.chart(seen.surf, area_of(seen));
      for (const Passed& earlier : passed)
        for (int place : links.beside(earlier.place))
          if (place == here.index())
            TEST_ASSERT_LESS_OR_EQUAL(cards_to_enter(here, earlier.hand),
                                      earlier.hand.size() - seen.hands[seat].size);
      passed.clear();
    });
  }
}

}  // namespace

void test_rains_bots() {
  RUN_TEST(test_a_planned_ride_is_the_best_of_all_rides);
  RUN_TEST(test_a_ride_may_lead_back_to_where_it_begins);
  RUN_TEST(test_a_tile_on_trial_is_lifted_without_a_trace);
  RUN_TEST(test_rains_minnow_chooses_what_is_third_best_at_worst);
  RUN_TEST(test_who_looks_a_few_moves_ahead_does_not_sit_through_a_round);
  RUN_TEST(test_no_bot_goes_a_long_way_round);
}
