// What a sensible player of Mermaid Beach thinks of a choice, in hundredths of a point. Shells are taken from
// others where they hurt most, matches are asked for where they are likely, and who leads hurries to the end.
// A judge is made for one position of one seat and then asked as often as one likes; it looks at the own
// hand, at what lies open, and no further than the choice itself.
#pragma once

#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

/// Whether somebody thinks of the others, whom a shell is taken from and who leads when the cards run out, or
/// only of what is in it for himself.
enum class Outlook : std::uint8_t { own_shells, all_the_table };

class Judge {
 public:
  Judge(const State& state, Seat seat, Outlook outlook = Outlook::all_the_table);

  int worth(Choice choice) const;
  /// Where the answer can only be No.
  int worth_of_asking_in_vain() const { return worth_of_asking(0); }
  /// Of equal questions any one.
  Choice best(Random& random) const;

 private:
  int shell_to_expect() const;
  /// How far ahead of the best of the others.
  int lead(Seat seat) const;
  int harm(Seat other, int points) const;
  int eaten() const;
  bool goes_out(int cards_less) const;
  int nearer_to_the_end(int cards_less, int points_gained) const;
  int worth_of_holding(Kind card) const;
  int chance_of(Seat other, Kind item) const;
  int worth_of_asking(int chance) const;

  const State& state_;
  Seat seat_;
  Outlook outlook_;
  int points_[players_max];
  int shell_;         // what the next Shell card is worth in the mean
  int unseen_cards_;  // in the deck and in the hands of others
  int lead_ = 0;
  int eaten_ = 0;
};

/// The best choice at first thought. Where there is nothing to weigh, no judge is asked; what to ask whom is
/// then left to chance: who has many cards is asked most.
Choice best_at_first_thought(const State& state, Seat seat, Random& random);

}  // namespace seaglass::mermaid_beach
