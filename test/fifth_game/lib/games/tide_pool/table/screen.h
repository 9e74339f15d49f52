// How a table of Tide Pool looks: the pool in the middle, beside it the players with their pebbles and
// cards, below it how many to take.
#pragma once

#include "stage/game_screen.h"

namespace seaglass::tide_pool {

class PoolScreen final : public GameScreen {
 public:
  int key(Choice choice, int step) const override { return step == 0 ? choice.a : -1; }
  ink::Point spot(const View& view, int step, int key) const override;
  Phrase proposal(const View& view, const ChoiceWalk& walk) const override;
  void draw(ink::Painter& painter, const View& view, const ChoiceWalk* walk) const override;
  Phrase caption(const View& view, const Event& event) const override;
  void illustrate(ink::Painter& painter, const View& view, const Event& event, ink::Rect area) const override;
  Motif motif(const View& view, const Event& event) const override;
  ink::Rect waiting_area() const override;
  Advice advice(const View& view, const ChoiceWalk& walk) const override;
  Lessons lessons() const override;
  OptionWords option(int) const override { return {}; }  // it has none
  Word part(int number) const override;
};

}  // namespace seaglass::tide_pool
