#include "games/mermaids_song/bot/judge.h"

#include <cstring>

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

void Judge::look_at_mermaids() {
  for (Seat owner : all_seats(state_->players))
    for (int slot = 0; slot < slots; ++slot) {
      const Mermaid& mermaid = state_->areas[owner].slot[slot];
      surplus_[owner.index()][slot] = mermaid.here ? static_cast<std::int8_t>(mermaid.surplus()) : nobody;
    }
}

void Judge::look_at_row() {
  for (int place = 0; place < row_size; ++place)
    ratings_[place] = static_cast<std::uint8_t>(rating(state_->row[place]));
  least_rating_ = ratings_[0];
  for (const std::uint8_t rating : ratings_)
    if (rating < least_rating_) least_rating_ = rating;
  static_assert(useful_power <= most_surplus && useful_power * point <= INT8_MAX);
  for (int power = 0; power <= useful_power; ++power) {
    const int place = best_within(power);
    const int enough_for = place < 0 ? 0 : ratings_[place];
    const auto promise = static_cast<std::int8_t>(enough_for * point + (power - enough_for) * on_the_way);
    promises_[most_surplus + power] = promises_[most_surplus - power] = promise;
  }
  constexpr int more = most_surplus - useful_power;
  std::memset(promises_, promises_[more], more);
  std::memset(promises_ + most_surplus + useful_power + 1, promises_[more], more);
}

void Judge::follow(Seat seat, Choice choice) {
  switch (verb_of(choice)) {
    case Verb::mermaid: surplus_[seat.index()][choice.a] = 0; break;
    case Verb::sing: {
      std::int8_t& surplus = surplus_[choice.b][choice.c];
      surplus = static_cast<std::int8_t>(surplus + value_of_melody(choice.a));
      break;
    }
    case Verb::entice:
      surplus_[seat.index()][choice.a] = nobody;
      look_at_row();
      break;
    case Verb::kraken:
    case Verb::lose: look_at_mermaids(); break;
    case Verb::act:
    case Verb::discard_hand:
    case Verb::treasure:
    case Verb::end: break;
  }
}

/// Where the best creature of the row lies that a power is enough for, or −1.
int Judge::best_within(int power) const {
  int best = -1;
  for (int place = 0; place < row_size; ++place)
    if (ratings_[place] <= power && (best < 0 || ratings_[place] > ratings_[best])) best = place;
  return best;
}

int Judge::gain_of_singing(int melody, int owner, int slot) const {
  const std::int8_t before = surplus_[owner][slot];
  return promise(before + value_of_melody(melody)) - promise(before);
}

/// A part of what the other loses, and that a new card comes for it.
int Judge::worth_of_weakening(int gain) const {
  constexpr int room_for_another = 1, unkind = -50;
  return may_weaken(*state_, *taste_) ? room_for_another - gain / (state_->players - 1) : unkind;
}

int Judge::worth_of_singing(int melody, int owner, int slot) const {
  const int gain = gain_of_singing(melody, owner, slot);
  return owner == seat_.index() ? gain : worth_of_weakening(gain);
}

/// The mermaid leaves with all her power, so what she has too much is lost.
int Judge::worth_of_enticing(int slot, int place, int missing) const {
  const int points = ratings_[place];
  if (points >= missing) return wins + points;
  return taste_->enticing + points - (power_of(surplus_[seat_.index()][slot]) - points);
}

int Judge::worth_of_robbing(Seat other) const {
  const Creatures& creatures = state_->creatures[other];
  const int mean_tenths = creatures.points() * point / creatures.cards();
  const bool enough =
      state_->creatures[seat_].points() * point + mean_tenths >= points_to_win(*state_) * point;
  return (enough ? wins : 2 * point) + mean_tenths + creatures.points();
}

bool Judge::can_entice() const {
  for (const std::int8_t surplus : surplus_[seat_.index()])
    if (surplus != nobody && power_of(surplus) >= least_rating_) return true;
  return false;
}

bool Judge::reaches_a_creature(int melody, int slot) const {
  const std::int8_t before = surplus_[seat_.index()][slot];
  const int now = best_within(power_of(before)),
            then = best_within(power_of(before + value_of_melody(melody)));
  return then >= 0 && (now < 0 || ratings_[then] > ratings_[now]);
}

bool Judge::strengthens(int melody, int slot) const {
  const std::int8_t before = surplus_[seat_.index()][slot];
  return power_of(before + value_of_melody(melody)) > power_of(before);
}

bool Judge::has_nothing_to_lose() const {
  for (const std::int8_t surplus : surplus_[seat_.index()])
    if (surplus != nobody && surplus != 0) return false;
  return true;
}

bool Judge::hand_is_of_use() const {
  const Hand& hand = state_->hands[seat_];
  if (hand.holds_urgent() || can_entice()) return true;
  if (hand.holds(Card::mermaid) && state_->areas[seat_].free_slot() >= 0) return true;
  Best song;
  song.worth = 0;
  offer_singing(song);
  return song.worth > 0;
}

int Judge::worth(Choice choice) const {
  switch (verb_of(choice)) {
    case Verb::act: return 1;
    case Verb::discard_hand: return hand_is_of_use() ? 0 : 2;
    case Verb::mermaid: return a_new_mermaid;
    case Verb::sing: return worth_of_singing(choice.a, choice.b, choice.c);
    case Verb::entice: return worth_of_enticing(choice.a, choice.b, missing());
    case Verb::kraken: return taste_->kraken;
    case Verb::treasure: return worth_of_robbing(Seat(choice.a));
    case Verb::end: return taste_->ending;
    case Verb::lose: return 0;
  }
  return 0;
}

namespace {

/// All Songs of a hand, or all its Silences.
struct Melodies {
  int value = 0;
  int greatest = -1;  // of them

  Melodies(const Hand& hand, int first) {
    for (int melody = first; melody < first + song_values; ++melody) {
      if (hand.count[melody] == 0) continue;
      value += hand.count[melody] * value_of_melody(melody);
      greatest = melody;
    }
  }
};

}  // namespace

/// One after the other, the greatest first, until she is strong enough for the best creature that they bring
/// in reach. That comes before the Kraken, and before a new mermaid.
void Judge::offer_finishing(Best& best) const {
  const int points_missing = missing();
  for (const int first : {int{first_melody}, first_melody + song_values}) {
    const Melodies melodies(state_->hands[seat_], first);
    for (int slot = 0; slot < slots && melodies.greatest >= 0; ++slot) {
      const std::int8_t surplus = surplus_[seat_.index()][slot];
      if (surplus == nobody) continue;
      const int place = best_within(power_of(surplus + melodies.value));
      const int points = place < 0 ? 0 : ratings_[place];
      if (power_of(surplus) >= points) continue;
      best.offer(sing(card_at(melodies.greatest), seat_, slot),
                 points >= points_missing ? wins : a_new_mermaid + points);
    }
  }
}

void Judge::offer_singing(Best& best) const {
  const Hand& hand = state_->hands[seat_];
  const bool weakens = may_weaken(*state_, *taste_);
  for (int melody = first_melody; is_melody(melody); ++melody) {
    if (hand.count[melody] == 0) continue;
    offer_singing_to_own(best, melody);
    if (weakens) offer_singing_to_others(best, melody);
  }
}

void Judge::offer_singing_to_own(Best& best, int melody) const {
  const int owner = seat_.index();
  for (int slot = 0; slot < slots; ++slot) {
    if (surplus_[owner][slot] == nobody) continue;
    const int gain = gain_of_singing(melody, owner, slot);
    if (gain >= 0 || !taste_->is_careful) best.offer(sing(card_at(melody), seat_, slot), gain);
  }
}

/// To who loses most by it, or gains least.
void Judge::offer_singing_to_others(Best& best, int melody) const {
  const int value = value_of_melody(melody);
  int least = wins, whom = -1, to_slot = 0;
  for (int owner = 0; owner < state_->players; ++owner) {
    if (owner == seat_.index()) continue;
    for (int slot = 0; slot < slots; ++slot) {
      const std::int8_t before = surplus_[owner][slot];
      if (before == nobody) continue;
      const int gain = promise(before + value) - promise(before);
      if (gain >= least) continue;
      least = gain;
      whom = owner;
      to_slot = slot;
    }
  }
  constexpr int next_to_nothing = 3;
  if (whom < 0 || (taste_->is_careful && least > next_to_nothing)) return;
  best.offer(sing(card_at(melody), Seat(whom), to_slot), worth_of_weakening(least));
}

/// Of the creatures that a mermaid can entice the best is always worth most.
void Judge::offer_enticing(Best& best) const {
  const int points_missing = missing();
  for (int slot = 0; slot < slots; ++slot) {
    const std::int8_t surplus = surplus_[seat_.index()][slot];
    const int power = surplus == nobody ? 0 : power_of(surplus);
    if (power < least_rating_) continue;
    const int place = best_within(power);
    best.offer(entice(slot, place), worth_of_enticing(slot, place, points_missing));
  }
}

void Judge::offer_robbing(Best& best) const {
  for (Seat other : all_seats(state_->players))
    if (other != seat_ && state_->creatures[other].any())
      best.offer(treasure(other), worth_of_robbing(other));
}

Choice Judge::best_action(bool sings, bool entices) const {
  const Hand& hand = state_->hands[seat_];
  Best best;
  if (hand.holds(Card::mermaid)) {
    const int free_slot = state_->areas[seat_].free_slot();
    if (free_slot >= 0) best.offer(place_mermaid(free_slot), a_new_mermaid);
  }
  if (sings && taste_->is_careful) offer_finishing(best);
  if (sings) offer_singing(best);
  if (entices) offer_enticing(best);
  if (hand.holds(Card::kraken)) best.offer(kraken(), taste_->kraken);
  if (hand.holds(Card::treasure)) offer_robbing(best);
  if (rule_against_ending(*state_, seat_) == Rule::allowed) best.offer(end_turn(), taste_->ending);
  return best.choice;
}

Choice Judge::best_loss() const {
  const Area& area = state_->areas[seat_];
  const int largest = area.largest_power();
  int slot = 0;
  while (!area.slot[slot].here || area.slot[slot].power() != largest) ++slot;
  return lose(slot);
}

Choice Judge::best_without_singing(bool entices) const {
  return state_->phase == Phase::action ? best_action(false, entices) : best();
}

Choice Judge::best() const {
  switch (state_->phase) {
    case Phase::hand_choice: return hand_is_of_use() ? act() : discard_hand();
    case Phase::action: return best_action(true, true);
    default: return best_loss();
  }
}

}  // namespace seaglass::mermaids_song
