// Mermaid Beach: what a choice brings in hundredths of a point. Shells are taken from others where they hurt
// most, matches are asked for where they are likely, and who leads hurries to the end.
#include "bots/adviser.h"
#include "games/mermaid_beach/rules/state.h"

namespace seaglass::yardstick {

namespace {

using namespace mermaid_beach;

constexpr int point = 100;

int points_of(const State& state, Seat seat) {
  return state.shells[seat].points();
}

/// The mean value of a card of the Shell deck, by counting what lies open.
int shell_to_expect(const State& state) {
  int cards = 0, points = 0;
  for (int i = 0; i < shell_card_kinds; ++i) {
    int left = cards_of(static_cast<ShellCard>(i)) - state.shell_discard[i];
    if (i < shell_values)
      for (Seat seat : all_seats(state.players)) left -= state.shells[seat].count[i];
    cards += left;
    if (i < shell_values) points += left * (i + 1);
  }
  return cards == 0 ? 0 : points * point / cards;
}

/// How far ahead of the best of the others.
int lead(const State& state, Seat seat) {
  int best = 0;
  for (Seat other : all_seats(state.players))
    if (other != seat && points_of(state, other) > best) best = points_of(state, other);
  return points_of(state, seat) - best;
}

/// What a point less for somebody else is worth: most for the one who leads the others.
int harm(const State& state, Seat seat, Seat other, int points) {
  const bool strongest = lead(state, other) >= 0 || state.players == 2 ||
                         points_of(state, other) - points_of(state, seat) == -lead(state, seat);
  return points * point * (strongest ? 2 : 1) / (2 * (state.players - 1));
}

/// Of a hundred, how likely it is that somebody holds such an item.
int chance_of(const State& state, Seat seat, Seat other, Kind item) {
  const int copies =
      cards_of(item, state.younger) - state.beach_discard[index(item)] - state.hands[seat].of(item);
  int unseen = state.beach_deck.size();
  for (Seat somebody : all_seats(state.players))
    if (somebody != seat) unseen += state.hands[somebody].size;
  if (copies <= 0 || unseen == 0) return 0;
  int none_of_them = 100;  // each card of the hand is another one
  for (int card = 0; card < state.hands[other].size && unseen > card; ++card)
    none_of_them = none_of_them * (unseen - card > copies ? unseen - card - copies : 0) / (unseen - card);
  return 100 - none_of_them;
}

/// What the Monster would take now.
int eaten(const State& state, Seat seat) {
  const int highest = state.shells[seat].highest();
  return state.hands[seat].holds(Kind::monster) && highest > 0 ? highest * state.shells[seat].of(highest) : 0;
}

/// Going out ends the game: good for who is ahead even after the Monster's meal, bad for who is behind.
/// Before that a card less is a little nearer to it.
int nearer_to_the_end(const State& state, Seat seat, int cards_less, int points_gained) {
  constexpr int a_card = 5, in_time = 300;
  const int ahead = (lead(state, seat) - eaten(state, seat)) * point + points_gained;
  const Hand& hand = state.hands[seat];
  const bool monster_left = hand.holds(Kind::monster) && hand.size - cards_less == 1;
  if (hand.size - cards_less > 0 && !monster_left) return cards_less * a_card;
  return ahead > 0 ? in_time : -in_time;
}

/// What it is worth to have this card in the hand rather than not.
int worth_of_holding(const State& state, Seat seat, Kind card) {
  if (card == Kind::monster) return -4 * point;
  if (card == Kind::nice) return shell_to_expect(state) + point;
  if (card == Kind::mean) return others_have_shells(state, seat) ? 3 * point : 50;
  if (card == Kind::wave) return 40;
  if (card == Kind::seaweed) return 20;
  return state.hands[seat].of(card) % 2 == 0 ? shell_to_expect(state) : 30;  // half of a pair, or alone
}

int worth_of_asking(const State& state, Seat seat, Seat other, Kind item) {
  constexpr int a_card_more = 30;
  const int shell = shell_to_expect(state);
  const int chance = chance_of(state, seat, other, item);
  const int found = shell + nearer_to_the_end(state, seat, 1, shell);
  return (chance * found - (100 - chance) * a_card_more) / 100 + shell / 5;  // what is drawn may be of use
}

class BeachAdviser final : public bots::Adviser {
 public:
  int weighed_in_a_step() const override { return 40; }

  /// Who was answered "No" asks for something else the next time, or somebody else, wherever that is about as
  /// good. (To remember every answer makes no stronger player: what is drawn after a "No" is often better.)
  int left_to_chance(Choice choice) const override { return verb_of(choice) == Verb::ask ? point : 0; }

  int worth(const AnyState& seen, Seat seat, Choice choice, AnyState&) const override {
    const State& state = seen.as<State>();
    const int shell = shell_to_expect(state);
    switch (verb_of(choice)) {
      case Verb::nice: return shell + 2 * point + nearer_to_the_end(state, seat, 1, shell);
      case Verb::pair: return shell + nearer_to_the_end(state, seat, 2, shell);
      case Verb::mean:
        return choice.b * point + harm(state, seat, Seat(choice.a), choice.b) +
               nearer_to_the_end(state, seat, 1, 2 * choice.b * point);
      case Verb::wave:
        return harm(state, seat, Seat(choice.a), choice.b) +
               nearer_to_the_end(state, seat, 1, choice.b * point);
      case Verb::ask: return worth_of_asking(state, seat, Seat(choice.a), kind_at(choice.b));
      case Verb::seaweed: return nearer_to_the_end(state, seat, 1, 0) - state.hands[Seat(choice.a)].size;
      case Verb::dump:
        return nearer_to_the_end(state, seat, 1, 0) - worth_of_holding(state, seat, kind_at(choice.a)) / 10;
      case Verb::pass: return -worth_of_holding(state, seat, kind_at(choice.a));
      case Verb::stop:
      case Verb::keep: return 0;
    }
    return 0;
  }
};

}  // namespace

const bots::Adviser& mermaid_beach_adviser() {
  static constexpr BeachAdviser adviser;
  return adviser;
}

}  // namespace seaglass::yardstick
