#include "games/mermaid_beach/bot/dealing.h"

#include "games/mermaid_beach/bot/judge.h"

namespace seaglass::mermaid_beach {

namespace {

class Dealer {
 public:
  Dealer(State& state, Seat seat, const Memory& memory, Random& random)
      : state_(state), seat_(seat), memory_(memory), random_(random) {}

  void deal() {
    // Where the game goes on, no hand is the Monster alone. In a pass that may have come just now.
    lone_monster_may_be_ = state_.phase == Phase::pass && state_.ending != Ending::no;
    gather();
    for (Seat other : all_seats(state_.players)) begin_hand(other);
    for (Seat other : all_seats(state_.players)) deal_known(other);
    for (const bool single : {true, false})
      for (Seat other : all_seats(state_.players))
        if (is_dealt(other) && (size_[other] == 1) == single) deal_rest(other);
    lay_the_deck();
    if (!lone_monster_may_be_) save_from_a_lone_monster();
  }

 private:
  bool is_dealt(Seat other) const { return other != seat_ && dealt_.contains(other); }
  const Recollection& recalled(Seat other) const { return memory_.of(seat_, other, state_.players); }

  /// All cards that the seat cannot see.
  void gather() {
    for (int i = 0; i < kind_count; ++i) {
      const Kind kind = kind_at(i);
      int count = cards_of(kind, state_.younger) - state_.beach_discard[i];
      for (Seat somebody : all_seats(state_.players)) count -= state_.hands[somebody].of(kind);
      for (; count > 0; --count) unseen_.push_back(kind);
    }
    random_.shuffle(unseen_);
  }

  void begin_hand(Seat other) {
    if (!state_.hands[other].hidden) return;
    dealt_.insert(other);
    size_[other] = state_.hands[other].size;
    state_.hands[other] = Hand();
  }

  bool would_be_a_lone_monster(Seat other, Kind kind) const {
    return size_[other] == 1 && kind == Kind::monster && !lone_monster_may_be_;
  }

  void take(Seat other, int i) {
    state_.hands[other].add(unseen_[i]);
    unseen_[i] = unseen_.back();
    unseen_.pop_back();
  }

  void deal_known(Seat other) {
    if (!is_dealt(other)) return;
    for (int i = 0; i < kind_count && state_.hands[other].size < size_[other]; ++i) {
      const Kind kind = kind_at(i);
      if (!is_there(other, kind) || would_be_a_lone_monster(other, kind)) continue;
      int place = 0;
      while (place < unseen_.size() && unseen_[place] != kind) ++place;
      if (place < unseen_.size()) take(other, place);
    }
  }

  /// What is likely is there in every other world.
  bool is_there(Seat other, Kind kind) const {
    const Recollection& hand = recalled(other);
    return hand.known.has(kind) || (hand.likely.has(kind) && random_.below(2) == 0);
  }

  void deal_rest(Seat other) {
    const Recollection& hand = recalled(other);
    while (state_.hands[other].size < size_[other] - hand.fresh)
      take(other, place_of_one(other, hand.not_old));
    while (state_.hands[other].size < size_[other]) take(other, place_of_one(other, hand.not_fresh));
  }

  /// The first from behind that agrees with what is remembered, or at least may be there.
  int place_of_one(Seat other, Kinds denied) const {
    int allowed = unseen_.size() - 1;
    bool found = false;
    for (int i = unseen_.size() - 1; i >= 0; --i) {
      if (would_be_a_lone_monster(other, unseen_[i])) continue;
      const bool second = denied.has(a_pair) && is_item(unseen_[i]) && state_.hands[other].holds(unseen_[i]);
      if (!second && !denied.has(unseen_[i])) return i;
      if (!found) allowed = i;
      found = true;
    }
    return allowed;
  }

  void lay_the_deck() {
    for (Kind& card : state_.beach_deck)
      if (card == Kind::unknown) card = unseen_.pop_back();
  }

  /// What was remembered may have left nothing else for a hand of one card: it changes cards with another.
  void save_from_a_lone_monster() {
    for (Seat other : all_seats(state_.players)) {
      Hand& hand = state_.hands[other];
      if (!is_dealt(other) || hand.size != 1 || !hand.holds(Kind::monster)) continue;
      hand.remove(Kind::monster);
      hand.add(another_instead_of_the_monster());
    }
  }
  Kind another_instead_of_the_monster() {
    for (Kind& card : state_.beach_deck) {
      const Kind kind = card;
      card = Kind::monster;
      return kind;
    }
    for (Seat other : all_seats(state_.players)) {
      Hand& hand = state_.hands[other];
      if (!is_dealt(other) || hand.size < 2) continue;
      int i = 0;
      while (hand.count[i] == 0) ++i;
      hand.remove(kind_at(i));
      hand.add(Kind::monster);
      return kind_at(i);
    }
    return Kind::monster;
  }

  State& state_;
  Seat seat_;
  const Memory& memory_;
  Random& random_;
  bool lone_monster_may_be_ = false;
  SeatSet dealt_;
  PerSeat<std::uint8_t, players_max> size_;
  FixedVector<Kind, beach_cards_max> unseen_;
};

/// What others have chosen to pass on is hidden, but what anybody would.
void choose_for_others(State& state, Random& random) {
  for (Seat other : all_seats(state.players))
    if (state.committed[other] == Kind::unknown) {
      state.committed[other] = Kind::none;
      state.committed[other] = kind_at(best_at_first_thought(state, other, random).a);
    }
}

}  // namespace

void deal_a_world(State& state, Seat seat, const Memory& memory, Random& random) {
  Dealer(state, seat, memory, random).deal();
  if (state.phase == Phase::pass) choose_for_others(state, random);
  state.guess(random);
}

}  // namespace seaglass::mermaid_beach
