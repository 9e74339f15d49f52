// A past game, looked at again. Left and right go back and on by a choice, and faster while they are held; up
// and down look from another chair; A hides and shows the words below; B goes back. The game is over:
// everything lies open.
#pragma once

#include "console/app/screen.h"

namespace seaglass {

class Replay final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back};

  explicit Replay(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  static constexpr int follows = -1;

  void go(int by);
  void look_from_next(int by);
  Phrase words() const;
  void draw_words(ink::Painter& painter) const;

  int at_ = 0;             // so many choices have been made
  int chair_ = follows;    // whose hand is seen; else, of who made the last choice
  int hurry_ = 0;          // how often a direction has repeated
  bool explained_ = true;  // the words are shown
};

}  // namespace seaglass
