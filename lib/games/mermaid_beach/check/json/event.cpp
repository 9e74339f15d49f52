#include "games/mermaid_beach/check/json/form.h"

namespace seaglass::json::mermaid_beach {

Json event_json(const Event& event) {
  const Kind card = kind_at(event.a);
  Json json{{"seat", event.seat.index()}};
  switch (happening(event)) {
    case Happening::played: json.update({{"event", "played"}, {"card", kind_json(card)}}); break;
    case Happening::took_shell:
      json.update({{"event", "took_shell"}, {"from", event.a}, {"value", event.b}});
      break;
    case Happening::washed_away:
      json.update({{"event", "washed_away"}, {"from", event.a}, {"value", event.b}});
      break;
    case Happening::asked:
      json.update({{"event", "asked"},
                   {"from", event.a},
                   {"item", kind_json(kind_at(event.b))},
                   {"had", event.c != 0}});
      break;
    case Happening::drew:
      json.update({{"event", "drew"}, {"card", kind_json(card)}, {"may_play", event.b != 0}});
      break;
    case Happening::beach_empty: json.update({{"event", "beach_empty"}}); break;
    case Happening::turned_shell: json.update({{"event", "turned_shell"}, {"value", event.a}}); break;
    case Happening::turned_star:
      json.update({{"event", "turned_starfish"},
                   {"direction", direction_words[event.a]},
                   {"bonus_turn", event.b != 0}});
      break;
    case Happening::chose_pass: json.update({{"event", "chose_pass"}, {"card", kind_json(card)}}); break;
    case Happening::passed:
      json.update({{"event", "passed"}, {"card", kind_json(card)}, {"to", event.b}});
      break;
    case Happening::dumped: json.update({{"event", "dumped"}, {"card", kind_json(card)}}); break;
    case Happening::stopped: json.update({{"event", "stopped"}}); break;
    case Happening::kept: json.update({{"event", "kept"}}); break;
    case Happening::bonus_turn: json.update({{"event", "bonus_turn"}}); break;
    case Happening::turn: json.update({{"event", "turn"}}); break;
    case Happening::over: return {{"event", "over"}};
  }
  return json;
}

}  // namespace seaglass::json::mermaid_beach
