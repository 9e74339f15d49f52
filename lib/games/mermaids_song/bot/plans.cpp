#include "games/mermaids_song/bot/plans.h"

namespace seaglass::mermaids_song {

namespace {

constexpr int targets_max = 5;  // for each melody, the best

struct Target {
  std::uint8_t owner;
  std::uint8_t slot;
  std::int32_t worth;
};
using Targets = FixedVector<Target, targets_max>;

/// Keeps the best few, sorted.
template <typename List, typename Item>
void keep_best(List& list, int most, const Item& item) {
  if (list.size() == most) {
    if (list.back().worth >= item.worth) return;
    list.pop_back();
  }
  list.push_back(item);
  for (int i = list.size() - 1; i > 0 && list[i - 1].worth < list[i].worth; --i) {
    const auto better = list[i];
    list[i] = list[i - 1];
    list[i - 1] = better;
  }
}

class Finder {
 public:
  Finder(const State& seen, Seat seat, const Taste& taste, State& room, Plans& plans)
      : seat_(seat), taste_(taste), room_(room), plans_(plans) {
    room_ = seen;
  }

  void find() {
    Plan plan;
    plans_.clear();
    const Plan first_thought = plan_of_first_thought();
    const bool may_discard = room_.phase == Phase::hand_choice && can_discard_hand(room_, seat_);
    if (room_.phase == Phase::hand_choice) {
      plan.add(act());
      room_.phase = Phase::action;
    }
    place_mermaids(plan);
    const Plan mermaids_placed = plan;
    for (int i = 0; i < melody_kinds; ++i) find_targets(i);
    sing_on(plan, 0);
    if (plans_.size() == plans_singing) plans_.pop_back();
    add(first_thought);
    add_saving_up();
    add_urgent(mermaids_placed);
    if (may_discard) add_discarding();
  }

 private:
  /// What the judge would do until something new comes to light. Leaves the room as it was.
  Plan plan_of_first_thought() {
    const State before = room_;
    Plan plan;
    while (plan.count < Plan::steps_max) {
      const Choice choice = Judge(room_, seat_, taste_).best();
      const Verb verb = verb_of(choice);
      if (verb == Verb::discard_hand) plan.add(choice);
      if (verb != Verb::act && verb != Verb::mermaid && verb != Verb::sing) break;
      plan.add(choice);
      room_.carry_out(seat_, choice, no_events);
    }
    room_ = before;
    return plan;
  }

  /// In front of the others, unless it is there.
  void add(const Plan& plan) {
    for (const Plan& other : plans_)
      if (same(plan, other)) return;
    if (plans_.full()) plans_.pop_back();
    plans_.push_back(plan);
    for (int i = plans_.size() - 1; i > 0; --i) plans_[i] = plans_[i - 1];
    plans_[0] = plan;
  }
  static bool same(const Plan& x, const Plan& y) {
    if (x.count != y.count) return false;
    for (int i = 0; i < x.count; ++i)
      if (x.steps[i] != y.steps[i]) return false;
    return true;
  }

  void place_mermaids(Plan& plan) {
    Area& area = room_.areas[seat_];
    Hand& hand = room_.hands[seat_];
    while (hand.holds(Card::mermaid) && area.free_slot() >= 0) {
      plan.add(place_mermaid(area.free_slot()));
      hand.remove(Card::mermaid);
      area.slot[area.free_slot()].here = true;
    }
  }

  void find_targets(int melody) {
    Targets& targets = targets_[melody];
    targets.clear();
    if (room_.hands[seat_].count[first_melody + melody] == 0) return;
    const Judge judge(room_, seat_, taste_);
    for (Seat owner : all_seats(room_.players))
      for (int slot = 0; slot < slots; ++slot) {
        if (!room_.areas[owner].slot[slot].here || (owner != seat_ && !may_weaken(room_, taste_))) continue;
        if (is_twin(owner, slot)) continue;
        keep_best(targets, targets_max,
                  Target{static_cast<std::uint8_t>(owner.index()), static_cast<std::uint8_t>(slot),
                         judge.worth(sing(card_at(first_melody + melody), owner, slot))});
      }
  }

  /// Whether an earlier mermaid of the same area has the same surplus: to sing to either is the same.
  bool is_twin(Seat owner, int slot) const {
    const Area& area = room_.areas[owner];
    for (int earlier = 0; earlier < slot; ++earlier)
      if (area.slot[earlier].here && area.slot[earlier].surplus() == area.slot[slot].surplus()) return true;
    return false;
  }

  /// Every way to sing the melodies from this one on, or to keep them.
  void sing_on(const Plan& plan, int melody) {
    while (melody < melody_kinds && room_.hands[seat_].count[first_melody + melody] == 0) ++melody;
    if (melody == melody_kinds) return finish(plan);
    sing_on(plan, melody + 1);
    sing_more(plan, melody, 0);
  }

  /// At least one of these melodies to this target or a later one.
  void sing_more(const Plan& plan, int melody, int target) {
    Hand& hand = room_.hands[seat_];
    for (; target < targets_[melody].size(); ++target) {
      const Target& at = targets_[melody][target];
      Mermaid& mermaid = room_.areas[Seat(at.owner)].slot[at.slot];
      Plan longer = plan;
      const Choice singing = sing(card_at(first_melody + melody), Seat(at.owner), at.slot);
      longer.add(singing);
      longer.worth += Judge(room_, seat_, taste_).worth(singing) - taste_.ending;
      ++mermaid.melodies[melody];
      hand.remove(card_at(first_melody + melody));
      sing_on_after(longer, melody);
      if (hand.count[first_melody + melody] > 0) sing_more(longer, melody, target);
      hand.add(card_at(first_melody + melody));
      --mermaid.melodies[melody];
    }
  }
  void sing_on_after(const Plan& plan, int melody) {
    int next = melody + 1;
    while (next < melody_kinds && room_.hands[seat_].count[first_melody + next] == 0) ++next;
    if (next >= melody_kinds) return finish(plan);
    sing_on(plan, next);
  }

  void finish(const Plan& plan) { keep_best(plans_, plans_singing, plan); }

  /// The best ones again, without enticing; that is another plan only where something could be enticed.
  void add_saving_up() {
    for (int i = 0; i < plans_saving_up && i < plans_singing && plans_[i].then == Plan::Then::entice; ++i) {
      Plan saving = plans_[i];
      saving.then = Plan::Then::save_up;
      plans_.push_back(saving);
    }
  }

  /// Before all singing.
  void add_urgent(const Plan& begun) {
    const Hand& hand = room_.hands[seat_];
    if (hand.holds(Card::kraken)) add_at_once(begun, kraken());
    if (!hand.holds(Card::treasure)) return;
    for (Seat other : all_seats(room_.players))
      if (other != seat_ && room_.creatures[other].any()) add_at_once(begun, treasure(other));
  }
  void add_at_once(Plan plan, Choice choice) {
    plan.add(choice);
    plan.then = Plan::Then::play_on;
    plans_.push_back(plan);
  }

  void add_discarding() {
    Plan discarding;
    discarding.add(discard_hand());
    add(discarding);
  }

  Seat seat_;
  const Taste& taste_;
  State& room_;
  Plans& plans_;
  Targets targets_[melody_kinds];
};

}  // namespace

void find_plans(const State& seen, Seat seat, const Taste& taste, State& room, Plans& plans) {
  Finder(seen, seat, taste, room, plans).find();
}

}  // namespace seaglass::mermaids_song
