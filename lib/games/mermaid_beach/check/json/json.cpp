#include "games/door.h"
#include "games/mermaid_beach/check/json/form.h"

namespace seaglass::mermaid_beach {

const json::GameJson& game_json() {
  static constexpr json::GameJson json = {json::mermaid_beach::state_json, json::mermaid_beach::load,
                                          json::mermaid_beach::choice_json, json::mermaid_beach::read_choice,
                                          json::mermaid_beach::event_json};
  return json;
}

}  // namespace seaglass::mermaid_beach
