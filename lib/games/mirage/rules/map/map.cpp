#include "games/mirage/rules/map/map.h"

namespace seaglass::mirage {

Box box_around(const Map& map) {
  int right = 0;
  int bottom = 0;
  Box box;
  for (const Square& square : map) {
    if (square.at.x < box.left) box.left = square.at.x;
    if (square.at.y < box.top) box.top = square.at.y;
    if (square.at.x > right) right = square.at.x;
    if (square.at.y > bottom) bottom = square.at.y;
  }
  box.width = right - box.left + 1;
  box.height = bottom - box.top + 1;
  return box;
}

}  // namespace seaglass::mirage
