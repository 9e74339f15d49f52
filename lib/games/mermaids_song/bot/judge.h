// What a sensible player of Mermaid's Song thinks of a choice, in tenths of a point. Mermaids are sung up to
// the best creature of the row and entice it before the Kraken comes; what is of no use to the own mermaids
// weakens somebody else's. A judge is made for one position and then asked as often as one likes; it looks at
// the hand of one seat, at what lies open, and no further than the choice itself. When the game is played on,
// it goes along: it only looks at what a choice has changed.
#pragma once

#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song {

/// What opinions differ about, in tenths of a point.
struct Taste {
  std::int8_t enticing;  // now, before the Kraken comes
  std::int8_t kraken;    // to release it: after enticing, before singing for later
  std::int8_t ending;    // to leave the rest of the hand for later
  bool weakens;          // sings at the mermaids of others what the own have no use for
  bool is_careful;       // sees what all the hand is good for, and sings nothing in vain
};

/// The best of others that were tried against each other. Who plays many games in thought has no time to be
/// careful.
constexpr Taste usual_taste = {18, 16, -4, true, false};
constexpr Taste careful_taste = {18, 16, -4, true, true};

/// Where everybody weakened everybody for ever, no mermaid would entice anything. So after so many turns,
/// which are more than nearly all games have, everybody sings for himself alone.
constexpr int turns_of_weakening = 150;
bool may_weaken(const State& state, const Taste& taste);

/// What a melody adds to a mermaid's Songs.
constexpr int value_of_melody(int melody) {
  return melody <= song_values ? melody : song_values - melody;
}

/// With all Songs, or all Silences, of the box.
constexpr int most_surplus_of(int first) {
  int sum = 0;
  for (int melody = first; melody < first + song_values; ++melody)
    sum += cards_in_box(card_at(melody)) * value_of_melody(melody);
  return sum < 0 ? -sum : sum;
}
constexpr int most_surplus = most_surplus_of(first_melody) > most_surplus_of(first_melody + song_values)
                                 ? most_surplus_of(first_melody)
                                 : most_surplus_of(first_melody + song_values);

class Judge {
 public:
  /// Worth so much and more: it wins at once, or is likely to.
  static constexpr int wins = 10000;

  Judge(const State& state, Seat seat, const Taste& taste) : state_(&state), taste_(&taste), seat_(seat) {
    look_at_mermaids();
    look_at_row();
  }
  Judge() = default;  // of no position yet

  /// In the position it was made for a choice was carried out.
  void follow(Seat seat, Choice choice);
  /// From now on for this seat.
  void take_sides(Seat seat) { seat_ = seat; }

  int worth(Choice choice) const;
  /// With this melody a mermaid of the own becomes strong enough for a creature, or for a better one.
  bool reaches_a_creature(int melody, int slot) const;
  /// With this melody the own mermaid becomes stronger than she is.
  bool strengthens(int melody, int slot) const;
  /// Whether the Kraken finds nothing to take here.
  bool has_nothing_to_lose() const;
  /// Whether there is something to do with the hand this turn.
  bool hand_is_of_use() const;
  /// Of all choices that are allowed the best; of equals any one, always the same.
  Choice best() const;
  /// The same in a turn whose plan has no further song, or no enticing either.
  Choice best_without_singing(bool entices) const;

 private:
  static constexpr int useful_power = 9;  // more entices nothing better

  void look_at_mermaids();
  void look_at_row();
  int best_within(int power) const;
  int promise(int surplus) const { return promises_[most_surplus + surplus]; }
  int missing() const { return points_to_win(*state_) - state_->creatures[seat_].points(); }
  bool can_entice() const;
  int gain_of_singing(int melody, int owner, int slot) const;
  int worth_of_weakening(int gain) const;
  int worth_of_singing(int melody, int owner, int slot) const;
  int worth_of_enticing(int slot, int place, int missing) const;
  int worth_of_robbing(Seat other) const;

  struct Best {
    Choice choice;
    int worth = -1'000'000;

    void offer(Choice other, int its_worth) {
      if (its_worth <= worth) return;
      choice = other;
      worth = its_worth;
    }
  };
  void offer_finishing(Best& best) const;
  void offer_singing(Best& best) const;
  void offer_singing_to_own(Best& best, int melody) const;
  void offer_singing_to_others(Best& best, int melody) const;
  void offer_enticing(Best& best) const;
  void offer_robbing(Best& best) const;
  Choice best_action(bool sings, bool entices) const;
  Choice best_loss() const;

  static constexpr std::int8_t nobody = -128;

  const State* state_ = nullptr;
  const Taste* taste_ = nullptr;
  Seat seat_;
  std::int8_t surplus_[players_max][slots];  // of the Songs, or `nobody`
  std::uint8_t ratings_[row_size];
  std::uint8_t least_rating_;
  std::int8_t promises_[2 * most_surplus + 1];  // by what is left of the Songs
};

}  // namespace seaglass::mermaids_song
