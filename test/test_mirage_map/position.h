// A loose position written down: two signs for each square, rows separated by '/'. l and d are light and dark
// land, w and b light and dark water, then the owner of the explorer (0 … 3) or '-'; "C1" is a light coast of
// rotation 1; ".." is bare. The top left square is (0, 0).
#pragma once

#include <unity.h>

#include <initializer_list>

#include "games/mirage/rules/map/gaps.h"
#include "games/mirage/rules/map/map.h"

namespace seaglass::mirage {

inline void lay_signs(Map& map, Point at, char ground, char who) {
  if (ground == '.') return;
  if (ground == 'C') {
    map.lay(at, Ground::coast(who - '0', Tone::light, Tone::light));
    return;
  }
  const Terrain terrain = ground == 'l' || ground == 'd' ? Terrain::land : Terrain::water;
  map.lay(at, Ground::survey(terrain, tone_of(ground == 'd' || ground == 'b')));
  if (who != '-') map[map.size() - 1].explorer = Explorer(Seat(who - '0'), explorer_for(terrain));
}

inline Map position(const char* signs) {
  Map map;
  int x = 0;
  int y = 0;
  for (const char* sign = signs; *sign != '\0';) {
    if (*sign == '/') {
      ++y;
      x = 0;
    }
    if (*sign == '/' || *sign == ' ') {
      ++sign;
      continue;
    }
    lay_signs(map, point(x++, y), sign[0], sign[1]);
    sign += 2;
  }
  return map;
}

/// How many squares the gap around this place has; 0 where there is none.
inline int gap_size(const Map& map, int x, int y) {
  Area area;
  return find_gap(map, point(x, y), area) ? area.size() : 0;
}

inline Area gap_at(const Map& map, int x, int y) {
  Area area;
  TEST_ASSERT_TRUE_MESSAGE(find_gap(map, point(x, y), area), "no gap here");
  return area;
}

inline Area area_of(std::initializer_list<Point> squares) {
  Area area;
  for (Point square : squares) area.push_back(square);
  return area;
}

}  // namespace seaglass::mirage
