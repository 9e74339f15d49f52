#include "games/mermaid_rain/check/json/form.h"

namespace seaglass::json::mermaid_rain {

namespace {

Json cards_json(int first, int second) {
  Json cards = Json::array({card_json(card_at(first))});
  if (card_at(second) != Card::none) cards.push_back(card_json(card_at(second)));
  return cards;
}

Place read_target(const Json& json) {
  const Json& to = field(json, "to");
  if (to.is_null()) malformed("to", "is no place");
  return read_place(to, "to");
}

Choice read_placement(const Json& json) {
  const Json& tile = field(json, "tile");
  const Hex at = read_hex(field(json, "at"), "at");
  const int rotation = number_field(json, "rotation", 0, rotations_max - 1);
  return tile.is_string() ? place_blind(read_shape(tile, "tile"), at, rotation)
                          : place(read_tile(tile, "tile"), at, rotation);
}

}  // namespace

Json choice_json(const AnyState&, Seat seat, Choice choice) {
  Json json{{"seat", seat.index()}, {"do", verb_words[choice.verb]}};
  switch (verb_of(choice)) {
    case Verb::meld: json["cards"] = cards_json(choice.a, choice.b); break;
    case Verb::keep: json["cards"] = cards_json(choice.a, choice.b); break;
    case Verb::pick: json["tile"] = choice.a; break;
    case Verb::blind: json["shape"] = shape_words[choice.a]; break;
    case Verb::start:
    case Verb::drift: json["start"] = choice.a; break;
    case Verb::place:
      json["tile"] = named_tile_json(choice.a);
      json["at"] = hex_json(hex_at(choice.b));
      json["rotation"] = choice.c;
      break;
    case Verb::warp: json["to"] = place_json(Place::at(choice.a)); break;
    case Verb::move:
      json["to"] = place_json(Place::at(choice.a));
      json["pay"] = cards_json(choice.b, choice.c);
      break;
    case Verb::take:
      json["token"] = treasure_words[choice.a];
      json["face"] = face_words[choice.b];
      break;
    case Verb::stop:
    case Verb::placed:
    case Verb::stay:
    case Verb::end:
    case Verb::leave: break;
  }
  return json;
}

Choice read_choice(const AnyState&, const Json& json) {
  const auto verb = static_cast<Verb>(word(field(json, "do"), verb_words, "do"));
  switch (verb) {
    case Verb::meld: {
      const Json& cards = list(field(json, "cards"), 1, 2, "cards");
      return meld(read_card(cards[0], "cards"),
                  cards.size() == 2 ? read_card(cards[1], "cards") : Card::none);
    }
    case Verb::keep: {
      const Json& cards = list(field(json, "cards"), 2, 2, "cards");
      return keep(read_card(cards[0], "cards"), read_card(cards[1], "cards"));
    }
    case Verb::pick: return pick(read_tile(field(json, "tile"), "tile"));
    case Verb::blind: return blind(read_shape(field(json, "shape"), "shape"));
    case Verb::start: return start(number_field(json, "start", 0, start_count - 1));
    case Verb::drift: return drift(number_field(json, "start", 0, start_count - 1));
    case Verb::place: return read_placement(json);
    case Verb::warp: return warp(read_target(json));
    case Verb::move: {
      const Json& pay = list(field(json, "pay"), 1, 2, "pay");
      return move(read_target(json), read_card(pay[0], "pay"),
                  pay.size() == 2 ? read_card(pay[1], "pay") : Card::none);
    }
    case Verb::take:
      return take(read_treasure(field(json, "token"), "token"),
                  static_cast<Face>(word(field(json, "face"), face_words, "face")));
    default: return make_choice(verb);
  }
}

}  // namespace seaglass::json::mermaid_rain
