#include "stage/game_screen.h"

#include "ink/layout.h"
#include "stage/choice_walk.h"

namespace seaglass {

ink::Rect GameScreen::spoken_of(const View& view, const ChoiceWalk& walk) const {
  constexpr int reach = 12;
  // Where nothing is left to pick, what was picked last.
  const int step = walk.cursor() >= 0 ? walk.step() : walk.step() - 1;
  const ink::Point middle = spot(view, step, walk.chosen_at(step));
  return ink::inset({middle.x, middle.y, 0, 0}, -reach);
}

}  // namespace seaglass
