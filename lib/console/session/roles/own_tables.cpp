#include "console/session/roles/own_tables.h"

namespace seaglass {

bool SittingRole::retell(AnyState& at, Events events, Decided decided) const {
  sitting_.look_back(0, at);
  for (int i = 0; i < sitting_.journal().size(); ++i) {
    CHECK(sitting_.play_back(i, at, events));
    decided(sitting_.journal().at(i).seat);
  }
  return true;
}

SeatSet LocalTable::deciding(const AnyState&) const {
  return game().over(newest()) ? SeatSet() : game().to_act(newest());
}

/// Older games make room in flash; a choice that cannot be kept all the same is played nevertheless.
TableRole::Answer LocalTable::decide(const Decision& decision, Captions& told) {
  const auto try_it = [&] {
    told.clear();
    return sitting_.play(decision.seat, decision.choice, [&told](const Event& event) {
      if (!told.full()) told.push_back(event);
    });
  };
  Sitting::Played played = try_it();
  while (played.not_kept) {
    if (!shelf_.make_room()) journal_.keep_no_more();
    played = try_it();
  }
  CHECK(played);
  if (game().over(newest()) && journal_.keeps())
    static_cast<void>(shelf_.finish_table(id_, game().score(newest())));
  return Answer::played;
}

}  // namespace seaglass
