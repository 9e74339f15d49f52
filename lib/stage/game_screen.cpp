#include "stage/game_screen.h"

#include "ink/layout.h"
#include "stage/choice_walk.h"

namespace seaglass {

ink::Rect GameScreen::spoken_of(const View& view, const ChoiceWalk& walk) const {
  constexpr int reach = 12;
  const ink::Point middle = spot(view, walk.step(), walk.cursor());
  return ink::inset({middle.x, middle.y, 0, 0}, -reach);
}

}  // namespace seaglass
