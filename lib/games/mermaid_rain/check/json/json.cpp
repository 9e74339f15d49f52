#include "games/door.h"
#include "games/mermaid_rain/check/json/form.h"

namespace seaglass::mermaid_rain {

const json::GameJson& game_json() {
  static constexpr json::GameJson json = {json::mermaid_rain::state_json, json::mermaid_rain::load,
                                          json::mermaid_rain::choice_json, json::mermaid_rain::read_choice,
                                          json::mermaid_rain::event_json};
  return json;
}

}  // namespace seaglass::mermaid_rain
