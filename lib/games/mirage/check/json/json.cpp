#include "games/door.h"
#include "games/mirage/check/json/form.h"

namespace seaglass::mirage {

const json::GameJson& game_json() {
  static constexpr json::GameJson json = {json::mirage::state_json, json::mirage::load,
                                          json::mirage::choice_json, json::mirage::read_choice,
                                          json::mirage::event_json};
  return json;
}

}  // namespace seaglass::mirage
