// Another truth: one in which somebody can make the same choice, and neither who is around nor who has these
// seats sees another thing come of it.
#pragma once

#include <cstring>
#include <vector>

#include "conformance/conformance.h"

namespace seaglass::siege {

class OtherTruth {
 public:
  OtherTruth(const conformance::Subject& subject, const Game& game, Random& random, SeatSet viewers = {})
      : subject_(subject), game_(game), random_(random), viewers_(viewers) {}

  /// False: none was found.
  bool find(const AnyState& truth, Seat seat, Choice choice, AnyState& other) {
    AnyState after = truth;
    const std::vector<Event> told = play(after, seat, choice);
    if (game_.over(after)) return false;  // then all lies open
    game_.mask(after, viewers_);
    for (int tries = 0; tries < tries_max; ++tries) {
      other = truth;
      subject_.scramble(other, viewers_, random_);
      bool is_legal = false;
      game_.choices(other, seat, [&](Choice legal) { is_legal = is_legal || legal == choice; });
      AnyState other_after = other;
      if (!is_legal || !(play(other_after, seat, choice) == told)) continue;
      game_.mask(other_after, viewers_);
      const auto bytes = static_cast<std::size_t>(game_.state_bytes());
      if (std::memcmp(&after, &other_after, bytes) == 0) return true;
    }
    return false;
  }

 private:
  static constexpr int tries_max = 10;

  std::vector<Event> play(AnyState& state, Seat seat, Choice choice) {
    std::vector<Event> told;
    CHECK(!game_.play(state, seat, choice,
                      [&](const Event& event) { told.push_back(game_.mask(event, viewers_)); }));
    return told;
  }

  const conformance::Subject& subject_;
  const Game& game_;
  Random& random_;
  SeatSet viewers_;
};

}  // namespace seaglass::siege
