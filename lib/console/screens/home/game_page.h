// One game's page: the water rises over its card, and tells what it is, how many play, how long; or, where a
// table of it was left, who sits there and whose turn it is. Left and right choose what to do there, A does
// it, B goes back. A table that cannot go on is named, and can be given up.
#pragma once

#include "console/app/screen.h"
#include "console/screens/home/water.h"
#include "core/fixed_vector.h"

namespace seaglass {

class GamePage final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back,  Outcome::table_wanted, Outcome::help_opened,
                                         Outcome::dealt, Outcome::past_wanted,  Outcome::players_wanted};
  static constexpr Milliseconds rise_ms = 250;

  explicit GamePage(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  enum class Thing : std::uint8_t { play, carry_on, new_game, go_back, discard, rules, past_games, players };
  static constexpr int things_max = 5;

  GameName game() const { return unit_.preferences.game; }
  bool is_broken() const { return saved_ == Saved::damaged || saved_ == Saved::other_version; }
  Thing chosen() const { return things_[chosen_]; }
  /// What flash keeps of this game, and what can be done with it.
  void look();
  Outcome act(Milliseconds now);
  Outcome help();
  void draw_words(ink::Painter& painter) const;
  void draw_things(ink::Painter& painter) const;
  void draw_people(ink::Painter& painter) const;

  Water water_;  // lies still: the eye is on the words
  Milliseconds entered_at_ = 0;
  int rise_ = 0;  // by so many rows the water stands above the card's foot
  Saved saved_ = Saved::nothing;
  Seat next_;
  FixedVector<Thing, things_max> things_;
  int chosen_ = 0;
};

}  // namespace seaglass
