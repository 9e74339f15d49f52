#include "games/mermaid_beach/check/json/form.h"

namespace seaglass::json::mermaid_beach {

namespace {

Kind read_item(const Json& json, const char* where) {
  const Kind kind = read_kind(json, where);
  if (!is_item(kind)) malformed(where, "is not an item");
  return kind;
}

}  // namespace

Json choice_json(const AnyState&, Seat seat, Choice choice) {
  Json json{{"seat", seat.index()}, {"do", verb_words[choice.verb]}};
  switch (verb_of(choice)) {
    case Verb::mean:
    case Verb::wave:
      json["from"] = choice.a;
      json["value"] = choice.b;
      break;
    case Verb::ask:
      json["from"] = choice.a;
      json["item"] = content::kind_names[choice.b];
      break;
    case Verb::pair: json["item"] = content::kind_names[choice.a]; break;
    case Verb::seaweed: json["to"] = choice.a; break;
    case Verb::dump:
    case Verb::pass: json["card"] = content::kind_names[choice.a]; break;
    case Verb::nice:
    case Verb::stop:
    case Verb::keep: break;
  }
  return json;
}

Choice read_choice(const AnyState& any, const Json& json) {
  const int players = any.as<State>().players;
  const auto verb = static_cast<Verb>(word(field(json, "do"), verb_words, "do"));
  switch (verb) {
    case Verb::mean:
      return mean(seat_field(json, "from", players), number_field(json, "value", 1, shell_values));
    case Verb::wave:
      return wave(seat_field(json, "from", players), number_field(json, "value", 1, shell_values));
    case Verb::ask: return ask(seat_field(json, "from", players), read_item(field(json, "item"), "item"));
    case Verb::pair: return pair(read_item(field(json, "item"), "item"));
    case Verb::seaweed: return seaweed(seat_field(json, "to", players));
    case Verb::dump: return dump(read_kind(field(json, "card"), "card"));
    case Verb::pass: return pass(read_kind(field(json, "card"), "card"));
    case Verb::nice:
    case Verb::stop:
    case Verb::keep: break;
  }
  return make_choice(verb);
}

}  // namespace seaglass::json::mermaid_beach
