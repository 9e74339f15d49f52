#include "mermaid_beach.h"

#include "lists.h"
#include "mermaid_beach/state.h"

namespace seaglass::table {

namespace {

using namespace seaglass::mermaid_beach;

constexpr const char* phase_words[phase_count] = {"action", "play_drawn", "pass", "over"};
constexpr const char* verb_words[verb_count] = {"nice",    "mean", "pair", "ask",  "wave",
                                                "seaweed", "dump", "stop", "keep", "pass"};
constexpr const char* direction_words[] = {"left", "right"};
constexpr const char* shell_words[] = {"left", "right"};

// ------------------------------------------------------------------------------------------------- writing

Json kind_json(Kind kind) {
  return is_card(kind) ? Json(content::kind_names[index(kind)]) : Json(nullptr);
}

Json shell_card_json(ShellCard card) {
  if (is_starfish(card)) return shell_words[index(card) - shell_values];
  return card == ShellCard::unknown ? Json(nullptr) : Json(value_of(card));
}

Json shells_json(const Shells& shells) {
  Json values = Json::array();
  for (int value = shell_values; value > 0; --value)
    for (int n = 0; n < shells.of(value); ++n) values.push_back(value);
  return values;
}

Json shell_discard_json(const State& state) {
  Json cards = Json::array();
  for (int i = 0; i < shell_card_kinds; ++i)
    for (int n = 0; n < state.shell_discard[i]; ++n)
      cards.push_back(shell_card_json(static_cast<ShellCard>(i)));
  return cards;
}

Json committed_json(Kind card) {
  return card == Kind::unknown ? Json("hidden") : kind_json(card);
}

Json ending_json(Ending ending) {
  return ending == Ending::unknown ? Json(nullptr) : Json(ending == Ending::yes);
}

// ------------------------------------------------------------------------------------------------- reading

Kind read_kind(const Json& json, const std::string& where) {
  return kind_at(word(json, content::kind_names, where));
}
Kind read_item(const Json& json, const std::string& where) {
  const Kind kind = read_kind(json, where);
  if (!is_item(kind)) malformed(where, "is not an item");
  return kind;
}

ShellCard read_shell_card(const Json& json, const std::string& where) {
  if (json.is_string()) return static_cast<ShellCard>(shell_values + word(json, shell_words, where));
  return shell_worth(number(json, 1, shell_values, where));
}

void read_shells(const Json& json, Shells& shells) {
  for (const Json& value : list(json, 0, shell_deck_max, "shells"))
    ++shells.count[number(value, 1, shell_values, "shells") - 1];
}

void read_phase(State& state, const Json& json) {
  state.phase = static_cast<Phase>(word(field(json, "phase"), phase_words, "phase"));
  if (!state.over()) state.turn = seat_field(json, "turn", state.players);
  state.bonus = truth_field(json, "bonus");
  state.ending = truth_field(json, "ending") ? Ending::yes : Ending::no;
  state.failed_asks = static_cast<std::uint8_t>(number_field(json, "failed_asks", 0, 3 * players_max));
  if (state.phase == Phase::play_drawn) state.drawn = read_kind(field(json, "drawn"), "drawn");
  if (state.phase != Phase::pass) return;
  state.direction = static_cast<Direction>(word(field(json, "direction"), direction_words, "direction"));
  const Json& committed = per_seat_field(json, "committed", state.players);
  for (Seat seat : all_seats(state.players)) {
    const Json& card = of_seat(committed, seat);
    if (!card.is_null()) state.committed[seat] = read_kind(card, "committed");
  }
}

class MermaidBeachJson final : public GameJson {
 public:
  Json state(const AnyState& any) const override {
    const State& state = any.as<State>();
    Json json;
    json["phase"] = phase_words[static_cast<int>(state.phase)];
    json["turn"] = state.over() ? Json(nullptr) : Json(state.turn.index());
    json["bonus"] = state.bonus;
    json["ending"] = ending_json(state.ending);
    json["failed_asks"] = state.failed_asks;
    json["hands"] = json["shells"] = Json::array();
    for (Seat seat : all_seats(state.players)) {
      json["hands"].push_back(hand_json(state.hands[seat], content::kind_names));
      json["shells"].push_back(shells_json(state.shells[seat]));
    }
    json["beach_deck"] = deck_json(state.beach_deck, kind_json);
    json["beach_discard"] = counted_json(state.beach_discard, content::kind_names);
    json["shell_deck"] = deck_json(state.shell_deck, shell_card_json);
    json["shell_discard"] = shell_discard_json(state);
    if (state.phase == Phase::play_drawn) json["drawn"] = kind_json(state.drawn);
    if (state.phase == Phase::pass) {
      json["direction"] = direction_words[static_cast<int>(state.direction)];
      json["committed"] = Json::array();
      for (Seat seat : all_seats(state.players))
        json["committed"].push_back(committed_json(state.committed[seat]));
    }
    return json;
  }

  void load(AnyState& any, const Setup& setup, const Json& json) const override {
    State& state = any.make<State>();
    state.players = setup.players;
    state.younger = setup.options.values[0] != 0;
    state.free_ask = setup.options.values[1] != 0;
    state.random = GameRandom(setup.seed);
    read_phase(state, json);
    const Json& hands = per_seat_field(json, "hands", state.players);
    const Json& shells = per_seat_field(json, "shells", state.players);
    for (Seat seat : all_seats(state.players)) {
      read_hand(of_seat(hands, seat), beach_cards_max, state.hands[seat], content::kind_names);
      read_shells(of_seat(shells, seat), state.shells[seat]);
    }
    read_deck(field(json, "beach_deck"), state.beach_deck, "beach_deck", read_kind);
    read_counted(field(json, "beach_discard"), beach_cards_max, state.beach_discard, content::kind_names,
                 "beach_discard");
    read_deck(field(json, "shell_deck"), state.shell_deck, "shell_deck", read_shell_card);
    for (const Json& card : list(field(json, "shell_discard"), 0, shell_deck_max, "shell_discard"))
      ++state.shell_discard[index(read_shell_card(card, "shell_discard"))];
  }

  Json choice(const AnyState&, Seat seat, Choice choice) const override {
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

  Choice choice(const AnyState& any, Seat, const Json& json) const override {
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

  Json event(const AnyState&, const Event& event) const override {
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
      case Happening::drew: json.update({{"event", "drew"}, {"card", kind_json(card)}}); break;
      case Happening::beach_empty: json.update({{"event", "beach_empty"}}); break;
      case Happening::turned_shell: json.update({{"event", "turned_shell"}, {"value", event.a}}); break;
      case Happening::turned_star:
        json.update({{"event", "turned_starfish"}, {"direction", direction_words[event.a]}});
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
};

}  // namespace

const GameJson& mermaid_beach_json() {
  static const MermaidBeachJson json;
  return json;
}

}  // namespace seaglass::table
