#include "games/mirage/check/json/form.h"

namespace seaglass::json::mirage {

Json event_json(const Event& event) {
  const Point at = point(static_cast<std::int8_t>(event.a), static_cast<std::int8_t>(event.b));
  Json json{{"seat", event.seat.index()}};
  const auto tell = [&json](const char* name, const Json& more = Json::object()) {
    json["event"] = name;
    json.update(more);
  };
  switch (happening(event)) {
    case Happening::turn: tell("turn"); break;
    case Happening::drew: tell("drew", {{"type", event.a}}); break;
    case Happening::laid_survey: tell("laid_survey", {{"at", point_json(at)}, {"rotation", event.c}}); break;
    case Happening::laid_coast:
      tell("laid_coast", coast_play_json(coast_of(make_choice(Verb::coast, event.a, event.b, event.c))));
      break;
    case Happening::sent: tell("sent", {{"at", point_json(at)}, {"kind", explorer_words[event.c]}}); break;
    case Happening::found_gap: tell("found_gap", {{"gap", event.a}}); break;
    case Happening::nobody_claims: tell("nobody_claims", {{"gap", event.a}}); break;
    case Happening::tie:
      tell("tie", {{"gap", event.a}, {"leaders", seats_json(SeatSet::from_bits(event.b))}});
      break;
    case Happening::claims: tell("claims", {{"gap", event.a}}); break;
    case Happening::explorer_returned:
      tell("explorer_returned", {{"at", point_json(at)}, {"kind", explorer_words[event.c]}});
      break;
    case Happening::tent_pitched: tell("tent_pitched", {{"gap", event.a}}); break;
    case Happening::tent_moved: tell("tent_moved", {{"from", event.a}, {"gap", event.b}}); break;
    case Happening::keeper_stays:
      tell("keeper_stays",
           {{"gap", event.a}, {"kind", explorer_words[event.b]}, {"from_supply", event.c == 0}});
      break;
    case Happening::keeper_left:
      tell("keeper_left", {{"at", point_json(at)}, {"kind", explorer_words[event.c]}});
      break;
    case Happening::trees_lost: tell("trees_lost", {{"gap", event.a}}); break;
    case Happening::trees_planted:
      tell("trees_planted",
           {{"gap", event.a}, {"colours", trees_json(trees_of(make_choice(Verb::trees, event.b, event.c)))}});
      break;
    case Happening::over: return {{"event", "over"}};
  }
  return json;
}

}  // namespace seaglass::json::mirage
