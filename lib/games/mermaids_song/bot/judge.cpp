#include "games/mermaids_song/bot/judge.h"

namespace seaglass::mermaids_song {

namespace {

constexpr int point = 10;
constexpr int a_new_mermaid = 40;
constexpr int on_the_way = 3;  // a power that entices nothing yet

constexpr int power_of(int surplus) {
  return surplus < 0 ? -surplus : surplus;
}

}  // namespace

bool may_weaken(const State& state, const Taste& taste) {
  return taste.weakens && state.turns < turns_of_weakening;
}

Judge::Judge(const State& state, Seat seat, const Taste& taste) : state_(state), taste_(taste), seat_(seat) {
  for (int place = 0; place < row_size; ++place)
    ratings_[place] = static_cast<std::uint8_t>(rating(state.row[place]));
  for (int power = 0; power <= useful_power; ++power) {
    const int enough_for = within(power);
    promise_[power] = static_cast<std::int16_t>(enough_for * point + (power - enough_for) * on_the_way);
  }
  for (Seat owner : all_seats(state.players))
    for (int slot = 0; slot < slots; ++slot) {
      const Mermaid& mermaid = state.areas[owner].slot[slot];
      surplus_[owner.index()][slot] = mermaid.here ? static_cast<std::int8_t>(mermaid.surplus()) : nobody;
    }
}

/// The best rating in the row that a power is enough for.
int Judge::within(int power) const {
  int best = 0;
  for (const int rating : ratings_)
    if (rating <= power && rating > best) best = rating;
  return best;
}

/// To an own mermaid it is worth what she gains; to another's a part of what she loses, and that a new card
/// comes for it.
int Judge::worth_of_singing(int melody, int owner, int slot) const {
  constexpr int room_for_another = 1, unkind = -50;
  const int before = surplus_[owner][slot];
  const int gain = promise(power_of(before + value_of_melody(melody))) - promise(power_of(before));
  if (owner == seat_.index()) return gain;
  return may_weaken(state_, taste_) ? room_for_another - gain / (state_.players - 1) : unkind;
}

/// The mermaid leaves with all her power, so what she has too much is lost.
int Judge::worth_of_enticing(int slot, int place) const {
  const int points = ratings_[place];
  if (state_.creatures[seat_].points() + points >= points_to_win(state_)) return wins + points;
  return taste_.enticing + points - (power_of(surplus_[seat_.index()][slot]) - points);
}

int Judge::worth_of_robbing(Seat other) const {
  const Creatures& creatures = state_.creatures[other];
  const int mean_tenths = creatures.points() * point / creatures.cards();
  const bool enough = state_.creatures[seat_].points() * point + mean_tenths >= points_to_win(state_) * point;
  return (enough ? wins : 2 * point) + mean_tenths + creatures.points();
}

bool Judge::hand_is_of_use() const {
  const Hand& hand = state_.hands[seat_];
  const Area& area = state_.areas[seat_];
  if (hand.holds_urgent()) return true;
  if (hand.holds(Card::mermaid) && area.free_slot() >= 0) return true;
  Best song;
  song.worth = 0;
  offer_singing(song);
  return song.worth > 0 || within(area.largest_power()) > 0;
}

int Judge::worth(Choice choice) const {
  switch (verb_of(choice)) {
    case Verb::act: return 1;
    case Verb::discard_hand: return hand_is_of_use() ? 0 : 2;
    case Verb::mermaid: return a_new_mermaid;
    case Verb::sing: return worth_of_singing(choice.a, choice.b, choice.c);
    case Verb::entice: return worth_of_enticing(choice.a, choice.b);
    case Verb::kraken: return taste_.kraken;
    case Verb::treasure: return worth_of_robbing(Seat(choice.a));
    case Verb::end: return taste_.ending;
    case Verb::lose: return 0;
  }
  return 0;
}

void Judge::offer_singing(Best& best) const {
  const Hand& hand = state_.hands[seat_];
  for (int melody = first_melody; is_melody(melody); ++melody) {
    if (hand.count[melody] == 0) continue;
    for (int owner = 0; owner < state_.players; ++owner)
      for (int slot = 0; slot < slots; ++slot)
        if (surplus_[owner][slot] != nobody)
          best.offer(sing(card_at(melody), Seat(owner), slot), worth_of_singing(melody, owner, slot));
  }
}

void Judge::offer_enticing(Best& best) const {
  for (int slot = 0; slot < slots; ++slot) {
    if (surplus_[seat_.index()][slot] == nobody) continue;
    const int power = power_of(surplus_[seat_.index()][slot]);
    for (int place = 0; place < row_size; ++place)
      if (ratings_[place] <= power) best.offer(entice(slot, place), worth_of_enticing(slot, place));
  }
}

void Judge::offer_robbing(Best& best) const {
  for (Seat other : all_seats(state_.players))
    if (other != seat_ && state_.creatures[other].any()) best.offer(treasure(other), worth_of_robbing(other));
}

Choice Judge::best_action(bool sings, bool entices) const {
  const Hand& hand = state_.hands[seat_];
  Best best;
  if (hand.holds(Card::mermaid)) {
    const int free_slot = state_.areas[seat_].free_slot();
    if (free_slot >= 0) best.offer(place_mermaid(free_slot), a_new_mermaid);
  }
  if (sings) offer_singing(best);
  if (entices) offer_enticing(best);
  if (hand.holds(Card::kraken)) best.offer(kraken(), taste_.kraken);
  if (hand.holds(Card::treasure)) offer_robbing(best);
  if (rule_against_ending(state_, seat_) == Rule::allowed) best.offer(end_turn(), taste_.ending);
  return best.choice;
}

Choice Judge::best_loss() const {
  const Area& area = state_.areas[seat_];
  const int largest = area.largest_power();
  int slot = 0;
  while (!area.slot[slot].here || area.slot[slot].power() != largest) ++slot;
  return lose(slot);
}

Choice Judge::best_without_singing(bool entices) const {
  return state_.phase == Phase::action ? best_action(false, entices) : best();
}

Choice Judge::best() const {
  switch (state_.phase) {
    case Phase::hand_choice: return hand_is_of_use() ? act() : discard_hand();
    case Phase::action: return best_action(true, true);
    default: return best_loss();
  }
}

}  // namespace seaglass::mermaids_song
