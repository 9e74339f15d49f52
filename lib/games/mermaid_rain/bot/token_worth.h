// What another token of each type is worth to a seat, in tenths of a point, by how many it has: what it has
// already, and what the others have, makes one more of a type worth more or less.
#pragma once

#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

/// What somebody sees in treasure: any token is as good as another; a type is worth more that is missing or
/// that one leads in; and towards the end what the final count gives for it.
enum class Eye : std::uint8_t { of_a_child, by_rule_of_thumb, that_counts };

class TokenWorth {
 public:
  // What else counts in a ride: a card that is left over, more if the next round begins with it; and what a
  // move is worse than none.
  int any_card = 0, a_kept_card = 0, a_move = 0;

  void look(const State& state, Seat seat, Eye eye);

  int own(int kind) const { return own_[kind]; }
  /// Of one more of that kind, to who has so many by then.
  int of(int kind, int own) const {
    const int more = own - own_[kind];
    return worth_[kind][more < more_max ? more : more_max - 1];
  }
  /// Of one that lies face-down: the mean of all types, and more where there is something to choose from.
  int of_hidden(int tokens, bool open_beside) const {
    constexpr int another = 8, an_open_one = 4;
    return hidden_ + (tokens > 1 ? another : 0) + (open_beside ? an_open_one : 0);
  }
  /// No token is worth more.
  int most() const { return most_; }

 private:
  static constexpr int more_max = 6;  // in a ride; seldom are there more of a type

  int by_rule_of_thumb(int own, int most_of_others) const;
  int with_the_count(const State& state, Seat seat, int kind, int own, int by_thumb) const;
  int by_count(const State& state, Seat seat, int kind, int own) const;

  int own_[treasure_kinds] = {};
  int worth_[treasure_kinds][more_max] = {};
  int hidden_ = 0;
  int most_ = 0;
};

}  // namespace seaglass::mermaid_rain
