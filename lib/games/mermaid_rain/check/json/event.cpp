#include "games/mermaid_rain/check/json/form.h"

namespace seaglass::json::mermaid_rain {

namespace {

enum class Meaning { none, number, card, tile, shape, treasure, place, hex, face };

struct EventWords {
  const char* name;
  struct {
    const char* field;
    Meaning meaning;
  } of[3];
};

// In the order of Happening.
constexpr EventWords event_words[happening_count] = {
    {"round", {{"round", Meaning::number}}},
    {"deck_rebuilt", {}},
    {"dealt", {{"cards", Meaning::number}}},
    {"undercurrent", {{"card", Meaning::number}}},
    {"pile_rebuilt", {{"shape", Meaning::shape}}},
    {"offered", {{"tile", Meaning::tile}}},
    {"chose_meld", {{"card", Meaning::card}, {"second", Meaning::card}}},
    {"showed", {{"card", Meaning::card}, {"second", Meaning::card}}},
    {"stopped", {}},
    {"ranked", {{"rank", Meaning::number}, {"place", Meaning::number}}},
    {"turn", {}},
    {"bonus", {{"rank", Meaning::number}}},
    {"scored", {{"points", Meaning::number}}},
    {"march_token", {{"token", Meaning::treasure}}},
    {"picked", {{"tile", Meaning::tile}}},
    {"drew_blind", {{"shape", Meaning::shape}}},
    {"prince", {}},
    {"started", {{"start", Meaning::number}}},
    {"placed", {{"tile", Meaning::shape}, {"at", Meaning::hex}, {"rotation", Meaning::number}}},
    {"turned_up", {{"tile", Meaning::tile}}},
    {"warped", {{"to", Meaning::place}}},
    {"stayed", {}},
    {"moved", {{"to", Meaning::place}, {"card", Meaning::card}, {"second", Meaning::card}}},
    {"looked", {{"space", Meaning::number}, {"face_down", Meaning::number}}},
    {"took", {{"token", Meaning::treasure}, {"face", Meaning::face}, {"space", Meaning::number}}},
    {"left", {}},
    {"ended", {{"cards", Meaning::number}}},
    {"drained", {{"tile", Meaning::tile}}},
    {"discarded_tile", {{"tile", Meaning::tile}}},
    {"adrift", {}},
    {"drifted", {{"start", Meaning::number}}},
    {"chose_keep", {{"card", Meaning::card}, {"second", Meaning::card}}},
    {"kept",
     {{"dolphins_discarded", Meaning::number},
      {"gulls_discarded", Meaning::number},
      {"turtles_discarded", Meaning::number}}},
    {"revealed", {{"tokens", Meaning::number}, {"token", Meaning::treasure}}},
    {"tribute", {{"missing", Meaning::number}}},
    {"type_points", {{"token", Meaning::treasure}, {"points", Meaning::number}}},
    {"over", {}},
};

Json meant(Meaning meaning, int value) {
  switch (meaning) {
    case Meaning::card: return value == index(Card::princess) ? Json("princess") : card_json(card_at(value));
    case Meaning::tile: return tile_json(tile_at(value));
    case Meaning::shape: return shape_words[value % shape_count];
    case Meaning::treasure: return treasure_json(treasure_at(value));
    case Meaning::place: return place_json(Place::at(value));
    case Meaning::hex: return hex_json(hex_at(value));
    case Meaning::face: return face_words[value % 2];
    default: return value;
  }
}

}  // namespace

Json event_json(const Event& event) {
  const EventWords& words = event_words[event.what];
  Json json{{"event", words.name}, {"seat", event.seat.index()}};
  const int values[3] = {event.a, event.b, event.c};
  for (int i = 0; i < 3; ++i)
    if (words.of[i].field != nullptr) json[words.of[i].field] = meant(words.of[i].meaning, values[i]);
  if (happening(event) == Happening::placed) json["tile"] = named_tile_json(event.a);
  if (happening(event) == Happening::dealt) {
    const bool is_hidden = event.b == hidden_cards;
    json["dolphins"] = is_hidden ? Json() : Json(event.b);
    json["gulls"] = is_hidden ? Json() : Json(event.c);
  }
  if (happening(event) == Happening::looked) {
    Json& tokens = json["tokens"] = Json::array();
    for (int i = 0, seen = event.c; i < event.b; ++i, seen /= 8)
      tokens.push_back(seen == 0 ? Json() : treasure_json(treasure_at(seen % 8 - 1)));
  }
  return json;
}

}  // namespace seaglass::json::mermaid_rain
