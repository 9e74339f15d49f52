#include "games/mermaids_song/check/json/form.h"

namespace seaglass::json::mermaids_song {

namespace {

constexpr const char* ending_words[] = {"target", "no_card", "idle_turns", "turn_limit"};
constexpr const char* prevailing_words[] = {"neither", "songs", "silences"};

}  // namespace

Json event_json(const Event& event) {
  Json json{{"seat", event.seat.index()}};
  switch (happening(event)) {
    case Happening::turn: json.update({{"event", "turn"}}); break;
    case Happening::reshuffled: json.update({{"event", "reshuffled"}, {"cards", event.a}}); break;
    case Happening::drew: json.update({{"event", "drew"}, {"card", card_json(card_at(event.a))}}); break;
    case Happening::discarded_hand:
      json.update(
          {{"event", "discarded_hand"},
           {"cards",
            {card_json(card_at(event.a)), card_json(card_at(event.b)), card_json(card_at(event.c))}}});
      break;
    case Happening::placed: json.update({{"event", "placed"}, {"slot", event.a}}); break;
    case Happening::sang:
      json.update(
          {{"event", "sang"}, {"card", card_json(card_at(event.a))}, {"owner", event.b}, {"slot", event.c}});
      break;
    case Happening::power:
      json.update(
          {{"event", "power"}, {"slot", event.a}, {"power", event.b}, {"kind", prevailing_words[event.c]}});
      break;
    case Happening::enticed:
      json.update({{"event", "enticed"}, {"creature", event.a}, {"slot", event.b}, {"place", event.c}});
      break;
    case Happening::turned:
      json.update({{"event", "turned"}, {"creature", event.a}, {"place", event.b}});
      break;
    case Happening::kraken: json.update({{"event", "kraken"}}); break;
    case Happening::lost: json.update({{"event", "lost"}, {"slot", event.a}, {"power", event.b}}); break;
    case Happening::must_choose: json.update({{"event", "must_choose"}}); break;
    case Happening::stole: json.update({{"event", "stole"}, {"from", event.a}, {"creature", event.b}}); break;
    case Happening::no_creature: json.update({{"event", "no_creature"}}); break;
    case Happening::won: json.update({{"event", "won"}, {"points", event.a}}); break;
    case Happening::over: return {{"event", "over"}, {"why", ending_words[event.a]}};
  }
  return json;
}

}  // namespace seaglass::json::mermaids_song
