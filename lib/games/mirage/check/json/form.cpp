#include "games/mirage/check/json/form.h"

namespace seaglass::json::mirage {

Json seats_json(SeatSet seats) {
  Json list = Json::array();
  for (Seat seat : all_seats(players_max))
    if (seats.contains(seat)) list.push_back(seat.index());
  return list;
}

Json coast_play_json(const CoastPlay& play) {
  return {{"at", point_json(play.spot.at)},
          {"rotation", play.spot.rotation},
          {"pattern", pattern_words[index(play.pattern)]},
          {"face", play.face}};
}

Point read_point(const Json& json, int distance_max, const char* where) {
  list(json, 2, 2, where);
  return point(number(json[0], -distance_max, distance_max, where),
               number(json[1], -distance_max, distance_max, where));
}

}  // namespace seaglass::json::mirage
