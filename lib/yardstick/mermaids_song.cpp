// Mermaid's Song: what a choice brings in tenths of a point. Mermaids are sung up to the best creature of the
// row and entice it before the Kraken comes; what is of no use to the own mermaids weakens somebody else's.
#include "bots/adviser.h"
#include "games/mermaids_song/rules/state.h"

namespace seaglass::yardstick {

namespace {

using namespace mermaids_song;

constexpr int point = 10;
constexpr int wins = 10000;
constexpr int on_the_way = 3;  // a power that entices nothing yet

/// The best rating in the row that a power is enough for.
int rating_within(const State& state, int power) {
  int best = 0;
  for (Creature creature : state.row)
    if (rating(creature) <= power && rating(creature) > best) best = rating(creature);
  return best;
}

/// What a mermaid of so much power is good for: a creature now, and what is on the way to a better one.
int promise(const State& state, int power) {
  constexpr int useful_power = 9;
  const int enough_for = rating_within(state, power);
  const int more = (power < useful_power ? power : useful_power) - enough_for;
  return enough_for * point + (more > 0 ? more * on_the_way : 0);
}

int power_with(Mermaid mermaid, Card melody) {
  mermaid.attach(melody);
  return mermaid.power();
}

/// To an own mermaid it is worth what she gains; to another's a part of what she loses, and that a new card
/// comes for it.
int worth_of_singing(const State& state, Seat seat, Card melody, Seat owner, int slot) {
  constexpr int room_for_another = 1;
  const Mermaid& mermaid = state.areas[owner].slot[slot];
  const int gain = promise(state, power_with(mermaid, melody)) - promise(state, mermaid.power());
  return owner == seat ? gain : room_for_another - gain / (state.players - 1);
}

int best_song(const State& state, Seat seat, Card melody) {
  int best = 0;
  for (Seat owner : all_seats(state.players))
    for (int slot = 0; slot < slots; ++slot)
      if (state.areas[owner].slot[slot].here) {
        const int worth = worth_of_singing(state, seat, melody, owner, slot);
        if (worth > best) best = worth;
      }
  return best;
}

/// Whether there is something to do with the hand this turn.
bool hand_is_of_use(const State& state, Seat seat) {
  const Hand& hand = state.hands[seat];
  if (hand.holds_urgent()) return true;
  if (hand.holds(Card::mermaid) && state.areas[seat].free_slot() >= 0) return true;
  for (int i = first_melody; is_melody(i); ++i)
    if (hand.count[i] > 0 && best_song(state, seat, card_at(i)) > 0) return true;
  return state.areas[seat].largest_power() > 0 && rating_within(state, state.areas[seat].largest_power()) > 0;
}

/// The mermaid leaves with all her power, so what she has too much is lost.
int worth_of_enticing(const State& state, Seat seat, int slot, int place) {
  constexpr int before_the_kraken = 12;
  const int points = rating(state.row[place]);
  if (state.creatures[seat].points() + points >= points_to_win(state)) return wins + points;
  const int wasted = state.areas[seat].slot[slot].power() - points;
  return before_the_kraken + points - wasted;
}

int worth_of_robbing(const State& state, Seat seat, Seat other) {
  const Creatures& creatures = state.creatures[other];
  const int mean_tenths = creatures.points() * point / creatures.cards();
  const bool enough = state.creatures[seat].points() * point + mean_tenths >= points_to_win(state) * point;
  return (enough ? wins : 2 * point) + mean_tenths + creatures.points();
}

class SongAdviser final : public bots::Adviser {
 public:
  int weighed_in_a_step() const override { return 60; }

  int worth(const AnyState& seen, Seat seat, Choice choice, AnyState&) const override {
    constexpr int a_new_mermaid = 40;
    constexpr int the_kraken = song_values * on_the_way + 1;  // after enticing, before singing for later
    const State& state = seen.as<State>();
    switch (verb_of(choice)) {
      case Verb::act: return 1;
      case Verb::discard_hand: return hand_is_of_use(state, seat) ? 0 : 2;
      case Verb::mermaid: return a_new_mermaid;
      case Verb::sing: return worth_of_singing(state, seat, card_at(choice.a), Seat(choice.b), choice.c);
      case Verb::entice: return worth_of_enticing(state, seat, choice.a, choice.b);
      case Verb::kraken: return the_kraken;
      case Verb::treasure: return worth_of_robbing(state, seat, Seat(choice.a));
      case Verb::end:
      case Verb::lose: return 0;
    }
    return 0;
  }
};

}  // namespace

const bots::Adviser& mermaids_song_adviser() {
  static constexpr SongAdviser adviser;
  return adviser;
}

}  // namespace seaglass::yardstick
