// One decision, taken in steps: at each the cursor walks what is still legal, A picks, B takes back. Arrows
// go to the nearest spot where they point; on three buttons, next and previous follow the reading order. A
// later step that leaves nothing to choose is taken by itself. Who pressed A only once is asked once more
// before anything is put down, unless there was only one thing to do or nothing comes of it.
#pragma once

#include "core/fixed_vector.h"
#include "stage/arrows.h"
#include "stage/game_screen.h"

namespace seaglass {

class ChoiceWalk {
 public:
  /// The largest step is Mirage's: the fours of squares that a tile turns in. There is one for each of 256
  /// edges along the shore, two more at each corner that juts out, two less at each that recedes; around the
  /// whole, four more corners jut out: 264. Rain has 182 hexes, Beach 15 cards.
  static constexpr int keys_max = 272;
  static constexpr int steps_max = 6;  // Mirage has four: how many trees of each colour
  using Keys = FixedVector<std::int16_t, keys_max>;

  enum class Phase : std::uint8_t { picking, confirming, decided };

  /// All three must outlive the walk. The seat near the lower edge decides.
  void begin(const Game& game, const GameScreen& screen, const View& view);

  Phase phase() const { return phase_; }
  /// How many steps are behind.
  int step() const { return step_; }
  int picked(int step) const;
  /// What may be picked now, in reading order.
  const Keys& keys() const { return keys_; }
  bool offers(int key) const { return keys_.contains(static_cast<std::int16_t>(key)); }
  /// What the cursor is on; −1 if nothing is left to pick.
  int cursor() const { return keys_.empty() ? -1 : keys_[cursor_]; }
  /// What was picked at this step or is pointed at now; −1: neither.
  int chosen_at(int step) const;
  /// The choice itself when nothing is left to pick; before, a legal one that begins with what was picked and
  /// with what the cursor is on.
  Choice choice() const { return choice_; }

  void next() { move_by(1); }
  void previous() { move_by(-1); }
  /// From the first step on: where it leads to this choice, the cursor begins at every step.
  void lead_to(Choice choice);
  /// The same, and all picked: what is left is to say yes.
  void walk_to(Choice choice);
  /// The cursor stays where there is no spot that way; but in a single row it goes round.
  void go(Way way);
  void pick();
  /// To the step before that had something to choose. False: there was none.
  bool back();

 private:
  bool begins_as_picked(Choice choice) const;
  void collect();
  void advance();
  bool is_before(int key, int other) const;
  void put_in_order(int key);
  void move_by(int places);
  bool is_one_row() const;
  void take_aim();
  void point_at(int place);
  int likely_place() const;
  /// Whether what was picked leads to what is advised.
  bool is_led() const { return leads_ && begins_as_picked(lead_); }

  const Game* game_ = nullptr;
  const GameScreen* screen_ = nullptr;
  View view_;
  Phase phase_ = Phase::picking;
  int step_ = 0;
  int cursor_ = 0;
  int presses_ = 0;
  ink::Point aim_;     // the column that up and down keep to, and the row that left and right keep to
  bool lone_ = false;  // one choice is legal in all
  bool leads_ = false;
  Choice lead_;
  Choice choice_;
  std::int16_t picked_[steps_max] = {};
  bool asked_[steps_max] = {};  // not taken by itself
  Keys keys_;
};

/// Whether this is what was picked at a step, or is pointed at.
inline bool points_at(const ChoiceWalk* walk, int step, int key) {
  return walk != nullptr && walk->chosen_at(step) == key;
}
/// Whether this could be picked now.
inline bool offered(const ChoiceWalk* walk, int step, int key) {
  return walk != nullptr && walk->step() == step && walk->offers(key);
}

}  // namespace seaglass
