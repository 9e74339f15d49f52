#include "games/mermaids_song/check/json/form.h"

namespace seaglass::json::mermaids_song {

Json choice_json(const AnyState&, Seat seat, Choice choice) {
  Json json{{"seat", seat.index()}, {"do", verb_words[choice.verb]}};
  switch (verb_of(choice)) {
    case Verb::mermaid:
    case Verb::lose: json["slot"] = choice.a; break;
    case Verb::sing:
      json["card"] = content::kind_names[choice.a];
      json["owner"] = choice.b;
      json["slot"] = choice.c;
      break;
    case Verb::entice:
      json["slot"] = choice.a;
      json["place"] = choice.b;
      break;
    case Verb::treasure: json["from"] = choice.a; break;
    case Verb::discard_hand:
    case Verb::act:
    case Verb::kraken:
    case Verb::end: break;
  }
  return json;
}

Choice read_choice(const AnyState& any, const Json& json) {
  const int players = any.as<State>().players;
  const auto verb = static_cast<Verb>(word(field(json, "do"), verb_words, "do"));
  const auto slot = [&json] { return number_field(json, "slot", 0, slots - 1); };
  switch (verb) {
    case Verb::mermaid: return place_mermaid(slot());
    case Verb::lose: return lose(slot());
    case Verb::sing:
      return sing(read_card(field(json, "card"), "card"), seat_field(json, "owner", players), slot());
    case Verb::entice: return entice(slot(), number_field(json, "place", 0, row_size - 1));
    case Verb::treasure: return treasure(seat_field(json, "from", players));
    case Verb::discard_hand:
    case Verb::act:
    case Verb::kraken:
    case Verb::end: break;
  }
  return make_choice(verb);
}

}  // namespace seaglass::json::mermaids_song
