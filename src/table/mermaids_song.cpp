#include "mermaids_song.h"

#include "lists.h"
#include "mermaids_song/state.h"

namespace seaglass::table {

namespace {

using namespace seaglass::mermaids_song;

constexpr const char* phase_words[phase_count] = {"hand_choice", "action", "kraken", "over"};
constexpr const char* verb_words[verb_count] = {"discard_hand", "act",      "mermaid", "sing", "entice",
                                                "kraken",       "treasure", "end",     "lose"};
constexpr const char* ending_words[] = {"target", "no_card", "idle_turns", "turn_limit"};
constexpr const char* prevailing_words[] = {"neither", "songs", "silences"};

Json card_json(Card card) {
  return is_card(card) ? Json(content::kind_names[index(card)]) : Json(nullptr);
}
Json creature_json(Creature creature) {
  return is_creature(creature) ? Json(rating(creature)) : Json(nullptr);
}

Card read_card(const Json& json, const std::string& where) {
  return card_at(word(json, content::kind_names, where));
}

Creature read_creature(const Json& json, const std::string& where) {
  const int wanted = number(json, 0, 255, where);
  for (int i = 0; i < creature_kinds; ++i)
    if (rating(creature_at(i)) == wanted) return creature_at(i);
  malformed(where, "there is no creature of " + std::to_string(wanted));
}

Json mermaid_json(const Mermaid& mermaid) {
  if (!mermaid.here) return nullptr;
  Json cards = Json::array();
  for (int i = 0; i < melody_kinds; ++i)
    for (int n = 0; n < mermaid.melodies[i]; ++n) cards.push_back(content::kind_names[first_melody + i]);
  return {{"cards", cards}, {"power", mermaid.power()}};
}

Mermaid read_mermaid(const Json& json) {
  Mermaid mermaid;
  if (json.is_null()) return mermaid;
  only_fields(json, {"cards", "power"}, "mermaids");
  mermaid.here = true;
  for (const Json& card : list(json["cards"], 0, melodies_in_box(), "cards of a mermaid")) {
    const Card melody = read_card(card, "cards of a mermaid");
    if (!is_melody(melody)) malformed("cards of a mermaid", "only Songs and Silences are sung to her");
    mermaid.attach(melody);
  }
  number(json["power"], mermaid.power(), mermaid.power(), "power of a mermaid");
  return mermaid;
}

/// High ratings first.
Json creatures_json(const Creatures& creatures) {
  Json ratings = Json::array();
  for (int i = creature_kinds - 1; i >= 0; --i)
    for (int n = 0; n < creatures.count[i]; ++n) ratings.push_back(rating(creature_at(i)));
  return ratings;
}

Creatures read_creatures(const Json& json) {
  Creatures creatures;
  for (const Json& each : list(json, 0, all_creatures(), "creatures"))
    ++creatures.count[index(read_creature(each, "creatures"))];
  return creatures;
}

void read_phase(State& state, const Json& json) {
  state.phase = static_cast<Phase>(word(field(json, "phase"), phase_words, "phase"));
  if (!state.over()) state.turn = seat_field(json, "turn", state.players);
  for (const Json& each : list(field(json, "kraken_pending"), 0, state.players, "kraken_pending"))
    state.kraken_pending.insert(seat(each, state.players, "kraken_pending"));
  state.idle_turns =
      static_cast<std::uint8_t>(number_field(json, "idle_turns", 0, idle_rounds_max * players_max));
  state.turns = static_cast<std::uint16_t>(number_field(json, "turns", 0, turns_max));
}

class MermaidsSongJson final : public GameJson {
 public:
  Json state(const AnyState& any) const override {
    const State& state = any.as<State>();
    Json json;
    json["phase"] = phase_words[static_cast<int>(state.phase)];
    json["turn"] = state.over() ? Json(nullptr) : Json(state.turn.index());
    json["kraken_pending"] = json["hands"] = json["mermaids"] = json["creatures"] = json["row"] =
        Json::array();
    for (Seat seat : all_seats(state.players)) {
      if (state.kraken_pending.contains(seat)) json["kraken_pending"].push_back(seat.index());
      json["hands"].push_back(hand_json(state.hands[seat], content::kind_names));
      json["creatures"].push_back(creatures_json(state.creatures[seat]));
      Json area = Json::array();
      for (const Mermaid& mermaid : state.areas[seat].slot) area.push_back(mermaid_json(mermaid));
      json["mermaids"].push_back(area);
    }
    for (const Creature creature : state.row) json["row"].push_back(creature_json(creature));
    json["idle_turns"] = state.idle_turns;
    json["turns"] = state.turns;
    json["deck"] = deck_json(state.deck, card_json);
    json["discard"] = counted_json(state.discard, content::kind_names);
    json["creature_deck"] = deck_json(state.creature_deck, creature_json);
    return json;
  }

  void load(AnyState& any, const Setup& setup, const Json& json) const override {
    State& state = any.make<State>();
    state.players = setup.players;
    state.target = setup.options.values[0];
    state.random = GameRandom(setup.seed);
    read_phase(state, json);
    const Json& hands = per_seat_field(json, "hands", state.players);
    const Json& mermaids = per_seat_field(json, "mermaids", state.players);
    const Json& creatures = per_seat_field(json, "creatures", state.players);
    for (Seat seat : all_seats(state.players)) {
      read_hand(of_seat(hands, seat), hand_max, state.hands[seat], content::kind_names);
      state.creatures[seat] = read_creatures(of_seat(creatures, seat));
      const Json& area = list(of_seat(mermaids, seat), slots, slots, "mermaids of a seat");
      for (int i = 0; i < slots; ++i)
        state.areas[seat].slot[i] = read_mermaid(area[static_cast<std::size_t>(i)]);
    }
    const Json& row = list(field(json, "row"), row_size, row_size, "row");
    for (int i = 0; i < row_size; ++i) {
      const Json& creature = row[static_cast<std::size_t>(i)];
      state.row[i] = creature.is_null() ? Creature::unknown : read_creature(creature, "row");
    }
    read_deck(field(json, "deck"), state.deck, "deck", read_card);
    read_counted(field(json, "discard"), deck_max, state.discard, content::kind_names, "discard");
    read_deck(field(json, "creature_deck"), state.creature_deck, "creature_deck", read_creature);
  }

  Json choice(const AnyState&, Seat seat, Choice choice) const override {
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

  Choice choice(const AnyState& any, Seat, const Json& json) const override {
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

  Json event(const AnyState&, const Event& event) const override {
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
        json.update({{"event", "sang"},
                     {"card", card_json(card_at(event.a))},
                     {"owner", event.b},
                     {"slot", event.c}});
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
      case Happening::stole:
        json.update({{"event", "stole"}, {"from", event.a}, {"creature", event.b}});
        break;
      case Happening::no_creature: json.update({{"event", "no_creature"}}); break;
      case Happening::won: json.update({{"event", "won"}, {"points", event.a}}); break;
      case Happening::over: return {{"event", "over"}, {"why", ending_words[event.a]}};
    }
    return json;
  }
};

}  // namespace

const GameJson& mermaids_song_json() {
  static const MermaidsSongJson json;
  return json;
}

}  // namespace seaglass::table
