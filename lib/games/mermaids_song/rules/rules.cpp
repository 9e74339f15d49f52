// The rules of Mermaid's Song, in the order in which a table meets them: deal, drawing, the hand, the
// actions, the Kraken, the Treasure, the end of a turn.
#include "content/games/fingerprints.h"
#include "games/door.h"
#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song {

constexpr GameFacts State::facts = {
    "mermaids_song",
    id,
    seaglass::content::mermaids_song_fingerprints,
    players_min,
    players_max,
    1,
    {{"target", 0, highest_target(), 0}},
    1,
    {"creatures"},
    // A turn is a decision on the hand, at most three cards played, and its end: 400 · 5. Besides, at most 23
    // creatures are enticed (22 before somebody wins: they bring less than 6 · 19 points), and each mermaid
    // that is chosen for the Kraken has cost two cards, herself and what made her powerful: 400 · 3 / 2.
    // 2000 + 23 + 600 < 2700.
    2700,
};

bool State::allows(const Setup& setup) {
  return can_be_target(setup.options.values[0], setup.players);
}

// ---------------------------------------------------------------------------------------------- the deal

namespace {

/// Kraken and Treasure are shuffled in when the hands are dealt: as if they were dealt, replaced, and
/// shuffled back (rulings A2 and A23).
void deal_hands(State& state) {
  for (int i = 0; i < kind_count; ++i) {
    const Card card = card_at(i);
    const int dealt = card == Card::mermaid ? state.players : 0;
    for (int n = is_urgent(card) ? 0 : cards_of(card, state.players) - dealt; n > 0; --n)
      state.deck.push_back(card);
  }
  state.random.shuffle(state.deck);
  for (Seat seat : all_seats(state.players)) {
    state.hands[seat].add(Card::mermaid);
    state.hands[seat].add(state.deck.pop_back());
  }
  for (int i = 0; i < kind_count; ++i)
    for (int n = is_urgent(card_at(i)) ? cards_of(card_at(i), state.players) : 0; n > 0; --n)
      state.deck.push_back(card_at(i));
  state.random.shuffle(state.deck);
}

void lay_out_creatures(State& state) {
  FixedVector<Creature, all_creatures()> creatures;
  for (int i = 0; i < creature_kinds; ++i)
    for (int n = cards_of(creature_at(i)); n > 0; --n) creatures.push_back(creature_at(i));
  state.random.shuffle(creatures);
  for (Creature& place : state.row) place = creatures.pop_back();
  for (const Creature creature : creatures) state.creature_deck.push_back(creature);
}

// ------------------------------------------------------------------------------------------------ drawing

void end_game(State& state, Ending ending, Events events) {
  state.phase = Phase::over;
  state.turn = Seat(0);
  events(make_event(Happening::over, Seat(0), static_cast<int>(ending), 0, 0, true));
}

void replace_deck(State& state, Events events) {
  for (int i = 0; i < kind_count; ++i)
    for (; state.discard[i] > 0; --state.discard[i]) state.deck.push_back(card_at(i));
  state.random.shuffle(state.deck);
  events(make_event(Happening::reshuffled, state.turn, state.deck.size(), 0, 0, true));
}

/// False: there is no card left anywhere.
bool draw_card(State& state, Events events) {
  if (state.deck.empty()) {
    if (discard_is_empty(state)) return false;
    replace_deck(state, events);
  }
  const Card card = state.deck.pop_back();
  state.hands[state.turn].add(card);
  state.idle_turns = 0;
  events(make_event(Happening::drew, state.turn, index(card), 0, 0, true));
  return true;
}

void begin_turn(State& state, Seat seat, Events events) {
  state.turn = seat;
  state.phase = Phase::hand_choice;
  events(make_event(Happening::turn, seat));
  const Hand& hand = state.hands[seat];
  if (hand.size == hand_max) ++state.idle_turns;
  while (hand.size < hand_max)
    if (!draw_card(state, events)) return end_game(state, Ending::no_card, events);
}

void finish_turn(State& state, Events events) {
  ++state.turns;
  if (state.turns == turns_max) return end_game(state, Ending::turn_limit, events);
  if (state.idle_turns == idle_rounds_max * state.players) return end_game(state, Ending::idle_turns, events);
  begin_turn(state, left_of(state.turn, state.players), events);
}

}  // namespace

void State::begin(const Setup& setup) {
  CHECK(players == 0);  // a fresh one
  players = setup.players;
  target = setup.options.values[0];
  random = GameRandom(setup.seed);
  deal_hands(*this);
  lay_out_creatures(*this);
  begin_turn(*this, setup.begins.seat_or(Seat(random.below(players))), no_events);
}

SeatSet State::to_act() const {
  if (phase == Phase::over) return {};
  return phase == Phase::kraken ? kraken_pending : SeatSet(turn);
}

namespace {

// ------------------------------------------------------------------------------- the hand, and playing cards

void put_on_discard(State& state, Card card, int count = 1) {
  state.discard[index(card)] = static_cast<std::uint8_t>(state.discard[index(card)] + count);
  state.idle_turns = 0;
}

void take_from_hand(State& state, Seat seat, Card card) {
  state.hands[seat].remove(card);
  state.idle_turns = 0;
}

void discard_whole_hand(State& state, Seat seat, Events events) {
  FixedVector<Card, hand_max> cards;
  for (int i = 0; i < kind_count; ++i)
    for (int n = state.hands[seat].count[i]; n > 0; --n) cards.push_back(card_at(i));
  for (const Card card : cards) {
    take_from_hand(state, seat, card);
    put_on_discard(state, card);
  }
  events(make_event(Happening::discarded_hand, seat, index(cards[0]), index(cards[1]), index(cards[2])));
  finish_turn(state, events);
}

void play_mermaid(State& state, Seat seat, int slot, Events events) {
  take_from_hand(state, seat, Card::mermaid);
  state.areas[seat].slot[slot].here = true;
  events(make_event(Happening::placed, seat, slot));
}

Prevailing prevailing(const Mermaid& mermaid) {
  if (mermaid.surplus() == 0) return Prevailing::neither;
  return mermaid.surplus() > 0 ? Prevailing::songs : Prevailing::silences;
}

void sing_to(State& state, Seat seat, Card melody, Seat owner, int slot, Events events) {
  take_from_hand(state, seat, melody);
  Mermaid& mermaid = state.areas[owner].slot[slot];
  mermaid.attach(melody);
  events(make_event(Happening::sang, seat, index(melody), owner.index(), slot));
  events(make_event(Happening::power, owner, slot, mermaid.power(), static_cast<int>(prevailing(mermaid))));
}

/// With everything that was sung to her (ruling A8).
void discard_mermaid(State& state, Seat owner, int slot) {
  Mermaid& mermaid = state.areas[owner].slot[slot];
  put_on_discard(state, Card::mermaid);
  for (int i = 0; i < melody_kinds; ++i)
    put_on_discard(state, card_at(first_melody + i), mermaid.melodies[i]);
  mermaid = Mermaid();
}

// --------------------------------------------------------------------------------- enticing, and who has won

/// Nobody else's points can grow in a turn, so only the seat whose turn it is can win.
void check_win(State& state, Seat seat, Events events) {
  const int points = state.creatures[seat].points();
  if (points < points_to_win(state)) return;
  events(make_event(Happening::won, seat, points));
  end_game(state, Ending::target, events);
}

/// The Creature deck cannot be empty here: nobody has won yet, so few enough creatures are gone; the compiler
/// of the card list has checked it (ruling A20).
void refill_row(State& state, int place, Events events) {
  CHECK(!state.creature_deck.empty());
  state.row[place] = state.creature_deck.pop_back();
  events(make_event(Happening::turned, state.turn, rating(state.row[place]), place, 0, true));
}

void entice_creature(State& state, Seat seat, int slot, int place, Events events) {
  const Creature creature = state.row[place];
  ++state.creatures[seat].count[index(creature)];
  discard_mermaid(state, seat, slot);
  events(make_event(Happening::enticed, seat, rating(creature), slot, place));
  refill_row(state, place, events);
  check_win(state, seat, events);
}

// ----------------------------------------------------------------------------------------------- the Kraken

void lose_mermaid(State& state, Seat owner, int slot, Events events) {
  const int power = state.areas[owner].slot[slot].power();
  discard_mermaid(state, owner, slot);
  events(make_event(Happening::lost, owner, slot, power));
}

int slot_of_power(const Area& area, int power) {
  int slot = 0;
  while (!area.slot[slot].here || area.slot[slot].power() != power) ++slot;
  return slot;
}

void visit_of_the_kraken(State& state, Seat owner, Events events) {
  const Area& area = state.areas[owner];
  const int power = area.largest_power();
  if (power == 0) return;
  if (area.how_many_of_power(power) == 1)
    return lose_mermaid(state, owner, slot_of_power(area, power), events);
  state.kraken_pending.insert(owner);
  events(make_event(Happening::must_choose, owner));
}

void release_kraken(State& state, Seat seat, Events events) {
  take_from_hand(state, seat, Card::kraken);
  put_on_discard(state, Card::kraken);
  events(make_event(Happening::kraken, seat));
  Seat owner = seat;
  for (int i = 0; i < state.players; ++i, owner = left_of(owner, state.players))
    visit_of_the_kraken(state, owner, events);
  if (!state.kraken_pending.empty()) state.phase = Phase::kraken;
}

void choose_loss(State& state, Seat seat, int slot, Events events) {
  lose_mermaid(state, seat, slot, events);
  state.kraken_pending.remove(seat);
  if (state.kraken_pending.empty()) state.phase = Phase::action;
}

// --------------------------------------------------------------------------------------------- the Treasure

/// Each card is as likely as the others (ruling A21).
Creature random_creature(const Creatures& creatures, GameRandom& random) {
  int skip = random.below(creatures.cards());
  int i = 0;
  while (skip >= creatures.count[i]) skip -= creatures.count[i++];
  return creature_at(i);
}

void play_treasure(State& state, Seat seat, Seat from, Events events) {
  take_from_hand(state, seat, Card::treasure);
  put_on_discard(state, Card::treasure);
  const Creature creature = random_creature(state.creatures[from], state.random);
  --state.creatures[from].count[index(creature)];
  ++state.creatures[seat].count[index(creature)];
  events(make_event(Happening::stole, seat, from.index(), rating(creature), 0, true));
  check_win(state, seat, events);
}

void end_turn_of(State& state, Seat seat, Events events) {
  if (state.hands[seat].holds(Card::treasure)) {
    take_from_hand(state, seat, Card::treasure);
    put_on_discard(state, Card::treasure);
    events(make_event(Happening::no_creature, seat));
  }
  finish_turn(state, events);
}

}  // namespace

Rule State::play(Seat seat, Choice choice, Events events) {
  const Rule rule = rule_against(*this, seat, choice);
  if (rule == Rule::allowed) carry_out(seat, choice, events);
  return rule;
}

void State::carry_out(Seat seat, Choice choice, Events events) {
  switch (verb_of(choice)) {
    case Verb::discard_hand: discard_whole_hand(*this, seat, events); break;
    case Verb::act: phase = Phase::action; break;
    case Verb::mermaid: play_mermaid(*this, seat, choice.a, events); break;
    case Verb::sing: sing_to(*this, seat, card_at(choice.a), Seat(choice.b), choice.c, events); break;
    case Verb::entice: entice_creature(*this, seat, choice.a, choice.b, events); break;
    case Verb::kraken: release_kraken(*this, seat, events); break;
    case Verb::treasure: play_treasure(*this, seat, Seat(choice.a), events); break;
    case Verb::end: end_turn_of(*this, seat, events); break;
    case Verb::lose: choose_loss(*this, seat, choice.a, events); break;
  }
}

/// Whoever has the points to win has the most; if nobody has, equal totals share (ruling A22).
const Game& game() {
  static constexpr GameOf<State> game;
  return game;
}

}  // namespace seaglass::mermaids_song
