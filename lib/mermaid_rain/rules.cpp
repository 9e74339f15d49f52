// The order of the game: what a round consists of, and which decision belongs to which step.
#include "mermaid_rain/state.h"
#include "mermaid_rain/steps.h"

namespace seaglass::mermaid_rain {

constexpr GameFacts State::facts = {
    "mermaid_rain",
    players_min,
    players_max,
    2,
    {{"free_setup", 0, 1, 0}, {"march_scores", 0, 1, 1}},
    score_parts_max,
    // Their sum is the total: `tribute` is negative or 0.
    {"before", "tribute", "scale", "pearl", "crystal", "coral", "shell"},
    // In a round a seat chooses at most 4 times in the meld, 1 tile, 1 shape, 1 start, 2 places for tiles (or
    // one and "placed"), 1 warp with 1 treasure, 1 drift and 1 keep: 13. Then it moves: at most 7 cards are
    // left, each pays one move with at most one treasure, and "end" comes only while a card is left: 14.
    players_max* rounds*(13 + 14),
};

void State::begin(const Setup& setup) {
  CHECK(players == 0);  // a fresh one
  players = setup.players;
  free_setup = setup.options.values[0] != 0;
  march_scores = setup.options.values[1] != 0;
  random = GameRandom(setup.seed);
  lay_out_treasure(*this);
  shuffle_decks(*this);
  dealer = Seat(random.below(players));
  begin_round(*this, no_events);
}

// ------------------------------------------------------------------------------------------------ the round

void begin_round(State& state, Events events) {
  ++state.round;
  events(make_event(Happening::round, state.round));
  deal(state, events);
  turn_up_undercurrent(state, events);
  state.phase = Phase::meld;
}

void after_melding(State& state, Events events) {
  rank_melds(state, events);
  begin_pick(state, state.order[0], events);
}

namespace {

void pass_prince(State& state, Events events) {
  state.dealer = state.order[0];
  events(make_event(Happening::prince, state.dealer));
}

/// −1 after the last.
int next_in_order(const State& state) {
  const int next = state.order.index_of(state.turn) + 1;
  return next < state.order.size() ? next : -1;
}

}  // namespace

void after_pick(State& state, Events events) {
  const int next = next_in_order(state);
  if (next > 0) return begin_pick(state, state.order[next], events);
  pass_prince(state, events);
  begin_ride(state, state.order[0], events);
}

void after_ride(State& state, Events events) {
  const int next = next_in_order(state);
  if (next > 0) return begin_ride(state, state.order[next], events);
  if (state.round == rounds) return finish(state, events);
  drain_dark_tiles(state, events);
  discard_unplaced_tiles(state, events);
  after_drift(state, events);
}

void after_drift(State& state, Events events) {
  if (begin_drift(state) || begin_keeping(state)) return;
  begin_round(state, events);
}

// --------------------------------------------------------------------------------------------- the decisions

Rule State::play(Seat seat, Choice choice, Events events) {
  const Rule rule = rule_against(*this, seat, choice);
  if (rule != Rule::allowed) return rule;
  switch (verb_of(choice)) {
    case Verb::meld: choose_meld(*this, seat, {card_at(choice.a), card_at(choice.b)}, events); break;
    case Verb::stop: choose_meld(*this, seat, {Card::princess, Card::none}, events); break;
    case Verb::pick: pick_tile(*this, seat, tile_at(choice.a), events); break;
    case Verb::blind: draw_blind_tile(*this, seat, shape_at(choice.a), events); break;
    case Verb::start: start_from(*this, seat, choice.a, events); break;
    case Verb::place: place_tile(*this, seat, choice, events); break;
    case Verb::placed: end_placing(*this, seat, events); break;
    case Verb::warp: warp_to(*this, seat, Place::at(choice.a), events); break;
    case Verb::stay: decline_warp(*this, seat, events); break;
    case Verb::move: move_to(*this, seat, choice, events); break;
    case Verb::end: end_ride(*this, seat, events); break;
    case Verb::take:
      take_treasure(*this, seat, treasure_at(choice.a), static_cast<Face>(choice.b), events);
      break;
    case Verb::leave: leave_treasure(*this, seat, events); break;
    case Verb::drift: drift_to(*this, seat, choice.a, events); break;
    case Verb::keep: choose_to_keep(*this, seat, {card_at(choice.a), card_at(choice.b)}, events); break;
  }
  return Rule::allowed;
}

}  // namespace seaglass::mermaid_rain
