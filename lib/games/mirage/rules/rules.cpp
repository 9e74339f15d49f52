// The rules of Mirage in the order of the rulebook: set-up, draw, lay the survey tile, lay the coast, send
// explorers, settle gaps (claims.cpp), the end of the turn.
#include "content/games/fingerprints.h"
#include "games/door.h"
#include "games/mirage/rules/claims.h"
#include "games/mirage/rules/laying.h"
#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

constexpr GameFacts State::facts = {
    "mirage",
    id,
    seaglass::content::mirage_fingerprints,
    players_min,
    players_max,
    2,
    {{"advanced", 0, 1, 0}, {"palms", 0, 1, 0}},
    3,
    {"regions", "tour", "palms"},
    // A turn (39) can ask for a type, the place and the squares of explorers; nine coasts each for a place
    // and an explorer; a gap (50) for its order, the winner, the tent and the keeper; and each planting takes
    // at least one of 16 trees: 3·39 + 2·9 + 4·50 + 16.
    3 * turns_max + 2 * coast_pile_max + 4 * gaps_max + trees_max,
};
static_assert(State::facts.choices_max == 351);

// --------------------------------------------------------------------------------------------- the set-up

namespace {

void lay_first_coast(State& state) {
  int skip = state.random.below(content::coast_tiles);
  int pattern = 0;
  while (skip >= content::coast_rows[pattern].tiles) skip -= content::coast_rows[pattern++].tiles;
  CoastPlay play;
  play.pattern = static_cast<CoastPattern>(pattern);
  play.face = static_cast<std::uint8_t>(state.random.below(face_count));
  play.spot = {point(0, 0), static_cast<std::uint8_t>(state.random.below(rotation_count))};
  lay_tile(state, play);
  --state.coast_pile[pattern];
}

void fill_bag(State& state) {
  for (int type = 0; type < survey_type_count; ++type)
    for (int n = tiles_of(survey_type(type)); n > 0; --n) state.bag.push_back(survey_type(type));
  state.random.shuffle(state.bag);
  if (content::survey_tiles_set_aside[state.players] > 0) state.removed = state.bag.pop_back();
}

void sort_bag_into_stacks(State& state) {
  for (SurveyType type : state.bag) ++state.stacks[index(type)];
  state.bag.clear();
}

// ------------------------------------------------------------------------------------------- draw a tile

void begin_turn(State& state, Events events) {
  events(make_event(Happening::turn, state.turn));
  if (state.advanced) {
    state.phase = Phase::choose_type;
    return;
  }
  state.tile = state.bag.pop_back();
  state.phase = Phase::survey;
  events(make_event(Happening::drew, state.turn, index(state.tile), 0, 0, true));
}

void take_from_stack(State& state, SurveyType type, Events events) {
  --state.stacks[index(type)];
  state.tile = type;
  state.phase = Phase::survey;
  events(make_event(Happening::drew, state.turn, index(type)));
}

// ------------------------------------------------------------------------------------------ end of the turn

/// The turn in which the coasts or the survey tiles run out is finished; rounds are not.
void end_turn(State& state, Events events) {
  if (coasts_left(state) == 0 || survey_tiles_left(state) == 0) {
    state.phase = Phase::over;
    events(make_event(Happening::over, state.turn));
    return;
  }
  state.turn = left_of(state.turn, state.players);
  begin_turn(state, events);
}

void settle_gaps_and_end_turn(State& state, Events events) {
  if (settle_gaps(state, events)) end_turn(state, events);
}

void look_for_gaps(State& state, Events events) {
  find_gaps_of_this_turn(state, events);
  settle_gaps_and_end_turn(state, events);
}

// ---------------------------------------------------------------------------------------------- explorers

void send(State& state, int square, ExplorerKind kind, Events events) {
  --state.supplies[state.turn].of(kind);
  state.map[square].explorer = Explorer(state.turn, kind);
  events(make_event(Happening::sent, state.turn, state.map[square].at, index(kind)));
}

/// An explorer on the coast just laid is no choice: only which half it is for, while both kinds are left.
void send_explorer_to_coast(State& state, ExplorerKind kind, Events events) {
  send(state, state.coasts.back().square, kind, events);
  look_for_gaps(state, events);
}

void look_at_the_coast(State& state, Events events) {
  const Supply& supply = state.supplies[state.turn];
  const bool camels = supply.of(ExplorerKind::camel) > 0;
  const bool ships = supply.of(ExplorerKind::ship) > 0;
  if (!coast_laid_this_turn(state) || (!camels && !ships)) return look_for_gaps(state, events);
  if (camels && ships) {
    state.phase = Phase::coast_explorer;
    return;
  }
  send_explorer_to_coast(state, camels ? ExplorerKind::camel : ExplorerKind::ship, events);
}

void send_explorers_to(State& state, unsigned squares, Events events) {
  const Survey& survey = state.surveys.back();
  for (int i = 0; i < elbow_squares; ++i)
    if (((squares >> i) & 1u) != 0) send(state, survey.first_square + i, explorer_for(survey.face), events);
  look_at_the_coast(state, events);
}

/// As many as there are; where, is a choice only if there are some but not three.
void send_explorers(State& state, Events events) {
  const int supply = state.supplies[state.turn].of(explorer_for(state.surveys.back().face));
  if (supply >= elbow_squares) return send_explorers_to(state, (1u << elbow_squares) - 1u, events);
  if (supply == 0) return look_at_the_coast(state, events);
  state.phase = Phase::explorers;
}

// ------------------------------------------------------------------------------------------------ the tiles

void place_survey(State& state, Elbow elbow, Events events) {
  lay_tile(state, state.tile, elbow);
  state.tile = SurveyType::none;
  events(make_event(Happening::laid_survey, state.turn, elbow.corner, elbow.rotation));
  if (is_uniform(state.surveys.back().type)) {
    state.phase = Phase::coast;
    return;
  }
  send_explorers(state, events);
}

void place_coast(State& state, const CoastPlay& play, Events events) {
  lay_tile(state, play);
  --state.coast_pile[index(play.pattern)];
  events(make_event(Happening::laid_coast, state.turn, play.spot.at, lay(play).c));
  send_explorers(state, events);
}

}  // namespace

void State::begin(const Setup& setup) {
  CHECK(players == 0);  // a fresh one
  players = setup.players;
  advanced = setup.options.values[0] != 0;
  palms = setup.options.values[1] != 0;
  random = GameRandom(setup.seed);
  for (Seat seat : all_seats(players)) {
    supplies[seat].of(ExplorerKind::camel) = content::camels_each;
    supplies[seat].of(ExplorerKind::ship) = content::ships_each;
    supplies[seat].tents = content::tents_each;
  }
  for (int i = 0; i < coast_pattern_count; ++i) coast_pile[i] = content::coast_rows[i].tiles;
  if (palms)
    for (int i = 0; i < tree_colors; ++i) trees_left.of[i] = content::trees[i];
  lay_first_coast(*this);
  fill_bag(*this);
  if (advanced) sort_bag_into_stacks(*this);
  first = turn = setup.begins.seat_or(Seat(random.below(players)));
  begin_turn(*this, no_events);
}

SeatSet State::to_act() const {
  switch (phase) {
    case Phase::over: return {};
    case Phase::move_tent:
    case Phase::keep_trees:
    case Phase::trees: return SeatSet(resolving.winner.seat());
    default: return SeatSet(turn);
  }
}

Rule State::play(Seat seat, Choice choice, Events events) {
  const Rule rule = rule_against(*this, seat, choice);
  if (rule == Rule::allowed) carry_out(seat, choice, events);
  return rule;
}

void State::carry_out(Seat, Choice choice, Events events) {
  switch (verb_of(choice)) {
    case Verb::type: take_from_stack(*this, survey_type(choice.a), events); break;
    case Verb::survey: place_survey(*this, elbow_of(choice), events); break;
    case Verb::coast: place_coast(*this, coast_of(choice), events); break;
    case Verb::explorers: send_explorers_to(*this, choice.a, events); break;
    case Verb::coast_explorer:
      send_explorer_to_coast(*this, static_cast<ExplorerKind>(choice.a), events);
      break;
    default:
      if (decide_claim(*this, choice, events)) settle_gaps_and_end_turn(*this, events);
  }
}

const Game& game() {
  static constexpr GameOf<State> game;
  return game;
}

}  // namespace seaglass::mirage
