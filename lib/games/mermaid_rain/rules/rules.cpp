// The set-up and the order of the game: what a round consists of, and which decision belongs to which step.
#include "content/games/fingerprints.h"
#include "games/door.h"
#include "games/mermaid_rain/rules/state.h"
#include "games/mermaid_rain/rules/steps.h"

namespace seaglass::mermaid_rain {

constexpr GameFacts State::facts = {
    "mermaid_rain",
    id,
    seaglass::content::mermaid_rain_fingerprints,
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

// ------------------------------------------------------------------------------------------------- set-up

namespace {

using Box = FixedVector<Treasure, token_count>;

Tokens all_tokens() {
  Tokens all;
  for (int i = 0; i < treasure_kinds; ++i) all.count[i] = content::tokens[i];
  return all;
}

Tokens published_face_up(int players) {
  Tokens face_up;
  for (int i = 0; i < treasure_kinds; ++i) face_up.count[i] = content::face_up[players - players_min][i];
  return face_up;
}

Box shuffled(const Tokens& tokens, GameRandom& random) {
  Box box;
  for (int i = 0; i < treasure_kinds; ++i)
    for (int n = 0; n < tokens.count[i]; ++n) box.push_back(treasure_at(i));
  random.shuffle(box);
  return box;
}

/// Takes the token out of what is left, too.
void lay_from(Box& box, TokensOnSpace& tokens, Tokens& left) {
  const Treasure token = box.pop_back();
  left.remove(token);
  lay(tokens, token);
}

void lay_out_treasure(State& state) {
  const int column = state.players - players_min;
  Tokens left = all_tokens();
  Box box = shuffled(state.free_setup ? left : published_face_up(state.players), state.random);
  for (int i = 0; i < space_count; ++i)
    for (int n = 0; n < content::spaces[i].face_up[column]; ++n) lay_from(box, state.spaces[i].face_up, left);
  box = shuffled(left, state.random);
  for (int i = 0; i < space_count; ++i)
    for (int n = 0; n < content::spaces[i].face_down[column]; ++n)
      lay_from(box, state.spaces[i].face_down, left);
  for (int i = 0; i < treasure_kinds; ++i)
    for (int n = 0; n < left.count[i]; ++n) state.pool.add(treasure_at(i));
}

void shuffle_decks(State& state) {
  for (int i = 0; i < card_kinds; ++i)
    for (int n = 0; n < content::cards[i]; ++n) state.deck.push_back(card_at(i));
  state.random.shuffle(state.deck);
  for (int i = 1; i <= undercurrent_count; ++i) state.undercurrents.push_back(static_cast<Undercurrent>(i));
  state.random.shuffle(state.undercurrents);
  for (int shape = 0; shape < shape_count; ++shape) {
    for (int i = 0; i < tiles_of(shape_at(shape)); ++i)
      state.piles[shape].push_back(tile_of(shape_at(shape), i));
    state.random.shuffle(state.piles[shape]);
  }
}

}  // namespace

void State::begin(const Setup& setup) {
  CHECK(players == 0);  // a fresh one
  players = setup.players;
  free_setup = setup.options.values[0] != 0;
  march_scores = setup.options.values[1] != 0;
  random = GameRandom(setup.seed);
  lay_out_treasure(*this);
  shuffle_decks(*this);
  dealer = setup.begins.seat_or(Seat(random.below(players)));
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

SeatSet State::to_act() const {
  SeatSet deciding;
  switch (phase) {
    case Phase::over: break;
    case Phase::meld: {
      const int shown = cards_shown(*this);  // by all who have not stopped
      for (Seat seat : all_seats(players))
        if (!committed[seat].made() && melds[seat].size() == shown) deciding.insert(seat);
      break;
    }
    case Phase::keep:
      for (Seat seat : all_seats(players))
        if (!committed[seat].made() && must_keep(*this, seat)) deciding.insert(seat);
      break;
    default: deciding.insert(turn);
  }
  return deciding;
}

Rule State::play(Seat seat, Choice choice, Events events) {
  const Rule rule = rule_against(*this, seat, choice);
  if (rule == Rule::allowed) carry_out(seat, choice, events);
  return rule;
}

void State::carry_out(Seat seat, Choice choice, Events events) {
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
}

const Game& game() {
  static constexpr GameOf<State> game;
  return game;
}

}  // namespace seaglass::mermaid_rain
