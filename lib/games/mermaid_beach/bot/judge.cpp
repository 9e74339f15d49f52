#include "games/mermaid_beach/bot/judge.h"

namespace seaglass::mermaid_beach {

namespace {

constexpr int point = 100;

}  // namespace

Judge::Judge(const State& state, Seat seat, Outlook outlook)
    : state_(state), seat_(seat), outlook_(outlook), unseen_cards_(state.beach_deck.size()) {
  for (Seat somebody : all_seats(state.players)) {
    points_[somebody.index()] = state.shells[somebody].points();
    if (somebody != seat) unseen_cards_ += state.hands[somebody].size;
  }
  shell_ = shell_to_expect();
  lead_ = lead(seat);
  eaten_ = eaten();
}

/// By counting what lies open.
int Judge::shell_to_expect() const {
  const int cards = state_.shell_deck.size();
  int points = all_shell_points();
  for (Seat seat : all_seats(state_.players)) points -= points_[seat.index()];
  for (int value = 1; value <= shell_values; ++value)
    points -= value * state_.shell_discard[index(shell_worth(value))];
  return cards == 0 ? 0 : points * point / cards;
}

int Judge::lead(Seat seat) const {
  int best = 0;
  for (Seat other : all_seats(state_.players))
    if (other != seat && points_[other.index()] > best) best = points_[other.index()];
  return points_[seat.index()] - best;
}

/// What a point less for somebody else is worth: most for the one who leads the others.
int Judge::harm(Seat other, int points) const {
  if (outlook_ == Outlook::own_shells) return 0;
  const bool strongest =
      state_.players == 2 || lead(other) >= 0 || points_[other.index()] - points_[seat_.index()] == -lead_;
  return points * point * (strongest ? 2 : 1) / (2 * (state_.players - 1));
}

/// What the Monster would take now.
int Judge::eaten() const {
  const int highest = state_.shells[seat_].highest();
  return state_.hands[seat_].holds(Kind::monster) && highest > 0 ? highest * state_.shells[seat_].of(highest)
                                                                 : 0;
}

bool Judge::goes_out(int cards_less) const {
  const Hand& hand = state_.hands[seat_];
  const int left = hand.size - cards_less;
  return left <= 0 || (left == 1 && hand.holds(Kind::monster));
}

/// Going out ends the game: good for who is ahead even after the Monster's meal, bad for who is behind.
/// Before that a card less is a little nearer to it.
int Judge::nearer_to_the_end(int cards_less, int points_gained) const {
  constexpr int a_card = 5, in_time = 300;
  if (!goes_out(cards_less) || outlook_ == Outlook::own_shells) return cards_less * a_card;
  return (lead_ - eaten_) * point + points_gained > 0 ? in_time : -in_time;
}

/// What it is worth to have this card in the hand rather than not.
int Judge::worth_of_holding(Kind card) const {
  switch (card) {
    case Kind::monster: return -4 * point;
    case Kind::nice: return shell_ + point;
    case Kind::mean: return others_have_shells(state_, seat_) ? 3 * point : 50;
    case Kind::wave: return 40;
    case Kind::seaweed: return 20;
    default: return state_.hands[seat_].of(card) % 2 == 0 ? shell_ : 30;  // half of a pair, or alone
  }
}

/// Of a hundred, how likely it is that somebody holds such an item.
int Judge::chance_of(Seat other, Kind item) const {
  const int copies =
      cards_of(item, state_.younger) - state_.beach_discard[index(item)] - state_.hands[seat_].of(item);
  if (copies <= 0 || unseen_cards_ == 0) return 0;
  int none_of_them = 100;  // each card of the hand is another one
  for (int card = 0; card < state_.hands[other].size && unseen_cards_ > card; ++card) {
    const int unseen = unseen_cards_ - card;
    none_of_them = none_of_them * (unseen > copies ? unseen - copies : 0) / unseen;
  }
  return 100 - none_of_them;
}

int Judge::worth_of_asking(int chance) const {
  constexpr int a_card_more = 30;
  const int found = shell_ + nearer_to_the_end(1, shell_);
  return (chance * found - (100 - chance) * a_card_more) / 100 + shell_ / 5;  // what is drawn may be of use
}

int Judge::worth(Choice choice) const {
  constexpr int keeps_it = -10, a_turn = 10 * point;
  switch (verb_of(choice)) {
    case Verb::nice:  // the turn goes on: whatever else there is to do can be done after it
      return shell_ + (goes_out(1) ? 0 : a_turn) + nearer_to_the_end(1, shell_);
    case Verb::pair: return shell_ + nearer_to_the_end(2, shell_);
    case Verb::mean:
      return choice.b * point + harm(Seat(choice.a), choice.b) + nearer_to_the_end(1, 2 * choice.b * point);
    case Verb::wave:
      if (outlook_ == Outlook::own_shells) return keeps_it + choice.b;  // it brings nothing
      return harm(Seat(choice.a), choice.b) + nearer_to_the_end(1, choice.b * point);
    case Verb::ask: return worth_of_asking(chance_of(Seat(choice.a), kind_at(choice.b)));
    case Verb::seaweed: return nearer_to_the_end(1, 0) - state_.hands[Seat(choice.a)].size;
    case Verb::dump: return nearer_to_the_end(1, 0) - worth_of_holding(kind_at(choice.a)) / 10;
    case Verb::pass: return -worth_of_holding(kind_at(choice.a));
    case Verb::stop:
    case Verb::keep: return 0;
  }
  return 0;
}

Choice Judge::best(Random& random) const {
  Choice best;
  int best_worth = -1'000'000;
  state_.choices(seat_, [&](Choice choice) {
    int its_worth = worth(choice);
    if (verb_of(choice) == Verb::ask) its_worth += random.below(point + 1);
    if (its_worth <= best_worth) return;
    best_worth = its_worth;
    best = choice;
  });
  return best;
}

namespace {

/// Nothing but questions can be of use. (With the last cards Seaweed may end the game.)
bool asks_without_a_thought(const State& state, Seat seat) {
  const Hand& hand = state.hands[seat];
  return state.phase == Phase::action && !state.bonus && !hand.holds(Kind::wave) &&
         (!hand.holds(Kind::seaweed) || hand.size > 2) && can_ask(state, seat) && !hand.holds(Kind::nice) &&
         !hand.holds(Kind::mean) && !hand.has_pair();
}

/// Nothing is better than a pair, and they are all alike.
bool plays_any_pair(const State& state, Seat seat) {
  const Hand& hand = state.hands[seat];
  return state.phase == Phase::action && !state.free_ask && hand.size > 3 && hand.has_pair() &&
         !hand.holds(Kind::nice) && !hand.holds(Kind::mean) && !hand.holds(Kind::wave);
}

Choice first_pair(const Hand& hand) {
  int item = 0;
  while (hand.count[item] < 2) ++item;
  return pair(kind_at(item));
}

/// What is given away before anything else: the Monster, Seaweed, an item that has no other to go with.
Kind first_to_pass(const Hand& hand) {
  for (const Kind card : {Kind::monster, Kind::seaweed})
    if (hand.holds(card)) return card;
  for (int item = 0; item < item_count; ++item)
    if (hand.count[item] % 2 == 1) return kind_at(item);
  return Kind::none;
}

Choice any_question(const State& state, Seat seat, Random& random) {
  const Hand& hand = state.hands[seat];
  int kinds = 0, cards = 0;
  for (int item = 0; item < item_count; ++item) kinds += hand.count[item] > 0 ? 1 : 0;
  for (Seat other : all_seats(state.players)) cards += other == seat ? 0 : state.hands[other].size;
  int skip_kinds = random.below(kinds), skip_cards = random.below(cards > 0 ? cards : 1);
  int item = 0;
  while (hand.count[item] == 0 || skip_kinds-- > 0) ++item;
  Seat whom = left_of(seat, state.players);
  while (skip_cards >= state.hands[whom].size && cards > 0) {
    skip_cards -= state.hands[whom].size;
    whom = left_of(whom, state.players);
    if (whom == seat) whom = left_of(whom, state.players);
  }
  return ask(whom, kind_at(item));
}

}  // namespace

Choice best_at_first_thought(const State& state, Seat seat, Random& random) {
  const Hand& hand = state.hands[seat];
  if (state.phase == Phase::action && hand.holds(Kind::nice) && hand.size > 2) return nice();
  if (state.phase == Phase::play_drawn && !can_play_drawn(state, seat)) return keep();
  if (plays_any_pair(state, seat)) return first_pair(hand);
  if (state.phase == Phase::pass && is_card(first_to_pass(hand))) return pass(first_to_pass(hand));
  if (asks_without_a_thought(state, seat)) return any_question(state, seat, random);
  return Judge(state, seat).best(random);
}

}  // namespace seaglass::mermaid_beach
