// The rules of Mermaid Beach, in the order in which a table meets them: deal, an action, asking, turning a
// shell card, passing, the end of a turn.
#include "content/games/fingerprints.h"
#include "games/door.h"
#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

constexpr GameFacts State::facts = {
    "mermaid_beach",
    id,
    seaglass::content::mermaid_beach_fingerprints,
    players_min,
    players_max,
    2,
    {{"younger", 0, 1, 0}, {"free_ask", 0, 1, 0}},
    2,
    {"shells", "eaten"},
    // Every action but a failed ask or a stop discards a card (51); failed asks draw one (37 cards) or, with
    // an empty deck, number less than 3·5 between two discards, and each nice mermaid (10) allows one stop.
    // Each of 37 drawn cards brings a second decision, and 6 Starfish five each:
    // 51 + 37·2 + 51·14 + 10 + 6·5 < 900.
    900,
};

State::State() {
  for (Seat seat : all_seats(players_max)) committed[seat] = Kind::none;
}

// ---------------------------------------------------------------------------------------------- the deal

namespace {

void build_decks(State& state) {
  // Both decks have room for what is left after dealing; the Beach deck of 51 is dealt from a list of its
  // own.
  state.shell_deck.clear();
  for (int i = 0; i < shell_card_kinds; ++i)
    for (int n = cards_of(static_cast<ShellCard>(i)); n > 0; --n)
      state.shell_deck.push_back(static_cast<ShellCard>(i));
  state.random.shuffle(state.shell_deck);
}

void deal_hands(State& state) {
  FixedVector<Kind, beach_cards_max> cards;
  for (int i = 0; i < kind_count; ++i)
    for (int n = cards_of(kind_at(i), state.younger); n > 0; --n) cards.push_back(kind_at(i));
  state.random.shuffle(cards);
  int next = cards.size();
  for (int round = 0; round < content::hand_dealt[state.players]; ++round)
    for (Seat seat : all_seats(state.players)) state.hands[seat].add(cards[--next]);
  for (int i = 0; i < next; ++i) state.beach_deck.push_back(cards[i]);
}

}  // namespace

void State::begin(const Setup& setup) {
  CHECK(players == 0);  // a fresh one
  players = setup.players;
  younger = setup.options.values[0] != 0;
  free_ask = setup.options.values[1] != 0;
  random = GameRandom(setup.seed);
  build_decks(*this);
  deal_hands(*this);
  turn = setup.begins.seat_or(Seat(random.below(players)));
}

SeatSet State::to_act() const {
  if (phase == Phase::over) return {};
  if (phase != Phase::pass) return SeatSet(turn);
  SeatSet choosing;
  for (Seat seat : all_seats(players))
    if (hands[seat].size > 0 && committed[seat] == Kind::none) choosing.insert(seat);
  return choosing;
}

namespace {

// --------------------------------------------------------------------------------------- the end of a turn

void end_game(State& state, Events events) {
  state.phase = Phase::over;
  state.turn = Seat(0);
  state.bonus = false;
  state.drawn = Kind::none;
  events(make_event(Happening::over, Seat(0), 0, 0, 0, true));
}

/// The action is complete, with its shell card and its passing. A bonus turn that is still to come is lost
/// when somebody has run out.
void end_action(State& state, bool bonus_turn_follows, Events events) {
  state.drawn = Kind::none;
  if (state.ending == Ending::yes) return end_game(state, events);
  state.phase = Phase::action;
  state.bonus = bonus_turn_follows;
  if (!bonus_turn_follows) state.turn = left_of(state.turn, state.players);
  events(make_event(bonus_turn_follows ? Happening::bonus_turn : Happening::turn, state.turn));
}

/// After every change of hands. No event tells of it: that a last card is the Monster may be a secret still.
void note_who_has_run_out(State& state) {
  if (somebody_has_run_out(state)) state.ending = Ending::yes;
}

void discard(State& state, Seat seat, Kind card) {
  state.hands[seat].remove(card);
  ++state.beach_discard[index(card)];
  state.failed_asks = 0;
}

// ---------------------------------------------------------------------------------- shell cards and passing

Seat neighbour(const State& state, Seat seat) {
  return state.direction == Direction::left ? left_of(seat, state.players) : right_of(seat, state.players);
}

/// All hands change at once, so that no card is passed twice.
void pass_everything(State& state, Events events) {
  PerSeat<Kind, players_max> passed = state.committed;
  for (Seat seat : all_seats(state.players)) {
    state.committed[seat] = Kind::none;
    if (passed[seat] != Kind::none) state.hands[seat].remove(passed[seat]);
  }
  for (Seat seat : all_seats(state.players)) {
    if (passed[seat] == Kind::none) continue;
    const Seat receiver = neighbour(state, seat);
    state.hands[receiver].add(passed[seat]);
    events(make_event(Happening::passed, seat, index(passed[seat]), receiver.index(), 0, true));
  }
  state.direction = Direction::left;
  note_who_has_run_out(state);
  end_action(state, state.bonus, events);
}

void begin_passing(State& state, ShellCard starfish, bool bonus_turn_follows, Events events) {
  state.phase = Phase::pass;
  state.bonus = bonus_turn_follows;
  state.direction = starfish == ShellCard::left ? Direction::left : Direction::right;
  state.drawn = Kind::none;
  if (state.to_act().empty()) pass_everything(state, events);  // nobody holds a card any more
}

/// The Shell deck cannot be empty here: each mermaid and each pair turns one card, and the compiler of the
/// card list has checked that there are as many.
void turn_shell_card(State& state, bool bonus_turn_follows, Events events) {
  CHECK(!state.shell_deck.empty());
  const ShellCard card = state.shell_deck.pop_back();
  if (is_starfish(card)) {
    ++state.shell_discard[index(card)];
    events(make_event(Happening::turned_star, state.turn, card == ShellCard::left ? 0 : 1,
                      bonus_turn_follows ? 1 : 0, 0, true));
    begin_passing(state, card, bonus_turn_follows, events);
    return;
  }
  ++state.shells[state.turn].count[index(card)];
  events(make_event(Happening::turned_shell, state.turn, value_of(card), 0, 0, true));
  end_action(state, bonus_turn_follows, events);
}

void choose_pass(State& state, Seat seat, Kind card, Events events) {
  state.committed[seat] = card;
  events(make_event(Happening::chose_pass, seat, index(card), 0, 0, true));
  if (state.to_act().empty()) pass_everything(state, events);
}

// ---------------------------------------------------------------------------------------------- the actions

void play_nice(State& state, Seat seat, Events events) {
  discard(state, seat, Kind::nice);
  events(make_event(Happening::played, seat, index(Kind::nice)));
  note_who_has_run_out(state);
  turn_shell_card(state, true, events);
}

void play_pair(State& state, Seat seat, Kind item, Events events) {
  discard(state, seat, item);
  discard(state, seat, item);
  events(make_event(Happening::played, seat, index(item)));
  note_who_has_run_out(state);
  turn_shell_card(state, false, events);
}

void play_mean(State& state, Seat seat, Seat from, int value, Events events) {
  discard(state, seat, Kind::mean);
  events(make_event(Happening::played, seat, index(Kind::mean)));
  --state.shells[from].count[value - 1];
  ++state.shells[seat].count[value - 1];
  events(make_event(Happening::took_shell, seat, from.index(), value));
  note_who_has_run_out(state);
  end_action(state, false, events);
}

void play_wave(State& state, Seat seat, Seat from, int value, Events events) {
  discard(state, seat, Kind::wave);
  events(make_event(Happening::played, seat, index(Kind::wave)));
  --state.shells[from].count[value - 1];
  ++state.shell_discard[index(shell_worth(value))];
  events(make_event(Happening::washed_away, seat, from.index(), value));
  note_who_has_run_out(state);
  end_action(state, false, events);
}

void play_seaweed(State& state, Seat seat, Seat to, Events events) {
  discard(state, seat, Kind::seaweed);
  events(make_event(Happening::played, seat, index(Kind::seaweed)));
  note_who_has_run_out(state);
  const Kind card = state.beach_deck.pop_back();
  state.hands[to].add(card);
  events(make_event(Happening::drew, to, index(card), 0, 0, true));
  end_action(state, false, events);
}

void dump_card(State& state, Seat seat, Kind card, Events events) {
  discard(state, seat, card);
  events(make_event(Happening::dumped, seat, index(card)));
  note_who_has_run_out(state);
  end_action(state, false, events);
}

// ------------------------------------------------------------------------------------------------- asking

void receive_match(State& state, Seat seat, Seat asked, Kind item, Events events) {
  state.hands[asked].remove(item);
  state.hands[seat].add(item);
  play_pair(state, seat, item, events);
}

/// A drawn card is always offered for playing, even if all that can be done is to keep it: the phase itself
/// must not tell what it is.
void go_to_the_beach(State& state, Seat seat, Events events) {
  if (state.beach_deck.empty()) {
    events(make_event(Happening::beach_empty, seat));
    ++state.failed_asks;
    if (state.failed_asks >= 3 * state.players) return end_game(state, events);
    return end_action(state, false, events);
  }
  state.drawn = state.beach_deck.pop_back();
  state.hands[seat].add(state.drawn);
  events(make_event(Happening::drew, seat, index(state.drawn), 1, 0, true));
  state.phase = Phase::play_drawn;
}

void ask_for(State& state, Seat seat, Seat asked, Kind item, Events events) {
  const bool has_it = state.hands[asked].holds(item);
  events(make_event(Happening::asked, seat, asked.index(), index(item), has_it ? 1 : 0, true));
  if (has_it)
    receive_match(state, seat, asked, item, events);
  else
    go_to_the_beach(state, seat, events);
}

}  // namespace

Rule State::play(Seat seat, Choice choice, Events events) {
  const Rule rule = rule_against(*this, seat, choice);
  if (rule == Rule::allowed) carry_out(seat, choice, events);
  return rule;
}

void State::carry_out(Seat seat, Choice choice, Events events) {
  switch (verb_of(choice)) {
    case Verb::nice: play_nice(*this, seat, events); break;
    case Verb::mean: play_mean(*this, seat, Seat(choice.a), choice.b, events); break;
    case Verb::pair: play_pair(*this, seat, kind_at(choice.a), events); break;
    case Verb::ask: ask_for(*this, seat, Seat(choice.a), kind_at(choice.b), events); break;
    case Verb::wave: play_wave(*this, seat, Seat(choice.a), choice.b, events); break;
    case Verb::seaweed: play_seaweed(*this, seat, Seat(choice.a), events); break;
    case Verb::dump: dump_card(*this, seat, kind_at(choice.a), events); break;
    case Verb::stop:
      events(make_event(Happening::stopped, seat));
      end_action(*this, false, events);
      break;
    case Verb::keep:
      events(make_event(Happening::kept, seat));
      end_action(*this, false, events);
      break;
    case Verb::pass: choose_pass(*this, seat, kind_at(choice.a), events); break;
  }
}

const Game& game() {
  static constexpr GameOf<State> game;
  return game;
}

}  // namespace seaglass::mermaid_beach
