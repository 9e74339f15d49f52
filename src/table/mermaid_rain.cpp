#include "mermaid_rain.h"

#include "lists.h"
#include "mermaid_rain/state.h"

namespace seaglass::table {

namespace {

using namespace seaglass::mermaid_rain;

constexpr const char* phase_words[phase_count] = {"meld", "pick", "blind", "start", "place", "warp",
                                                  "move", "take", "drift", "keep",  "over"};
constexpr const char* verb_words[verb_count] = {"meld",  "stop",   "pick",  "blind", "start",
                                                "place", "placed", "warp",  "stay",  "move",
                                                "end",   "take",   "leave", "drift", "keep"};
constexpr const char* card_words[card_kinds] = {"dolphin", "gull", "turtle"};
constexpr const char* treasure_words[treasure_kinds] = {"scale", "pearl", "crystal", "coral", "shell"};
constexpr const char* shape_words[shape_count] = {"curved", "triangular", "long", "short"};
constexpr const char* face_words[] = {"up", "down"};
constexpr int rounds_used_max = rounds - 1;

// ------------------------------------------------------------------------------------------------- writing

Json card_json(Card card) {
  return is_adventure(card) ? Json(card_words[index(card)]) : Json(nullptr);
}
Json treasure_json(Treasure treasure) {
  return index(treasure) < treasure_kinds ? Json(treasure_words[index(treasure)]) : Json(nullptr);
}
Json tile_json(Tile tile) {
  return tile == unknown_tile ? Json(nullptr) : Json(index(tile));
}
Json undercurrent_json(Undercurrent card) {
  return card == unknown_undercurrent ? Json(nullptr) : Json(card);
}
Json hex_json(Hex hex) {
  return {column_of(hex), row_of(hex)};
}

Json place_json(Place place) {
  if (place.is_space()) return {{"space", place.space()}};
  if (place.is_start()) return {{"start", place.start()}};
  if (place.is_tile()) return {{"tile", index(place.tile())}};
  return nullptr;
}

template <typename Things, int kinds>
Json hideable_json(const Things& things, const char* const (&words)[kinds]) {
  return things.hidden ? Json(std::vector<Json>(things.size, nullptr))
                       : counted_json(things.known.count, words);
}

Json tokens_json(const TokensOnSpace& tokens) {
  Json list = Json::array();
  for (const Treasure token : tokens) list.push_back(treasure_json(token));
  return list;
}

Json commitment_json(const Commitment& commitment) {
  if (!commitment.made()) return nullptr;
  if (commitment.first == Card::unknown) return "hidden";
  if (commitment.first == Card::princess) return "stop";
  Json cards = Json::array({card_json(commitment.first)});
  if (commitment.second != Card::none) cards.push_back(card_json(commitment.second));
  return cards;
}

Json held_json(const HeldTile& held) {
  return {{"tile", tile_json(held.tile)}, {"shape", shape_words[index(held.shape)]}, {"blind", held.blind}};
}

Json placed_json(const PlacedTile& placed) {
  return {{"tile", tile_json(placed.tile)},
          {"shape", shape_words[index(placed.shape)]},
          {"at", hex_json(placed.anchor)},
          {"rotation", placed.rotation},
          {"face_down", placed.face_down}};
}

Json tiles_json(const TileSet& tiles) {
  Json list = Json::array();
  for (int i = 0; i < tile_count; ++i)
    if (tiles.contains(i)) list.push_back(i);
  return list;
}

Json discards_json(const TileSet& tiles) {
  Json json;
  for (int shape = 0; shape < shape_count; ++shape) {
    json[shape_words[shape]] = Json::array();
    for (int i = 0; i < tile_count; ++i)
      if (tiles.contains(i) && shape_of(tile_at(i)) == shape_at(shape)) json[shape_words[shape]].push_back(i);
  }
  return json;
}

/// Follows from the rest: who has shown fewer cards than the others has stopped.
Json stopped_json(const State& state) {
  Json list = Json::array();
  for (Seat seat : all_seats(state.players))
    list.push_back(state.phase == Phase::meld && has_stopped(state, seat));
  return list;
}

/// Follows from rank, order and phase.
Json warp_json(const State& state) {
  Json list = Json::array();
  for (Seat seat : all_seats(state.players)) list.push_back(warp_is_owed(state, seat));
  return list;
}

// ------------------------------------------------------------------------------------------------- reading

Card read_card(const Json& json, const std::string& where) {
  return card_at(word(json, card_words, where));
}
Treasure read_treasure(const Json& json, const std::string& where) {
  return treasure_at(word(json, treasure_words, where));
}
Tile read_tile(const Json& json, const std::string& where) {
  return tile_at(number(json, 0, tile_count - 1, where));
}
Shape read_shape(const Json& json, const std::string& where) {
  return shape_at(word(json, shape_words, where));
}
Undercurrent read_undercurrent(const Json& json, const std::string& where) {
  return static_cast<Undercurrent>(number(json, 1, undercurrent_count, where));
}

Hex read_hex(const Json& json, const std::string& where) {
  list(json, 2, 2, where);
  const Hex hex = hex_at(number(json[0], 0, 255, where), number(json[1], 0, 255, where));
  if (hex == Hex::none) malformed(where, "is not on the map");
  return hex;
}

Place read_place(const Json& json, const std::string& where) {
  if (json.is_null()) return Place();
  if (!json.is_object() || json.size() != 1) malformed(where, "is no place");
  if (json.contains("space")) return Place::space(number(json["space"], 0, space_count - 1, where));
  if (json.contains("start")) return Place::start(number(json["start"], 0, start_count - 1, where));
  if (json.contains("tile")) return Place::tile(read_tile(json["tile"], where));
  malformed(where, "is no place");
}

template <typename Things, int kinds>
void read_hideable(const Json& json, int size_max, Things& things, const char* const (&words)[kinds],
                   const char* where) {
  read_counted(json, size_max, things.known.count, words, where);
  things.size = static_cast<std::uint8_t>(json.size());
}

void read_tokens(const Json& json, TokensOnSpace& tokens, const std::string& where) {
  for (const Json& token : list(json, 0, TokensOnSpace::capacity(), where))
    lay(tokens, read_treasure(token, where));
}

Commitment read_commitment(const Json& json) {
  Commitment commitment;
  if (json.is_null()) return commitment;
  if (json.is_string()) {
    constexpr const char* stop_word[] = {"stop"};
    word(json, stop_word, "committed");
    commitment.first = Card::princess;
    return commitment;
  }
  list(json, 1, 2, "committed");
  commitment.first = read_card(json[0], "committed");
  if (json.size() == 2) commitment.second = read_card(json[1], "committed");
  return commitment;
}

/// Names its tile and, as its back shows it, the shape: they must agree.
Tile read_tile_of_shape(const Json& json, Shape shape) {
  const Tile tile = read_tile(field(json, "tile"), "tile");
  if (shape_of(tile) != shape) malformed("shape", "is not that of the tile");
  return tile;
}

HeldTile read_held(const Json& json) {
  only_fields(json, {"tile", "shape", "blind"}, "held");
  HeldTile held;
  held.shape = read_shape(json["shape"], "shape");
  held.tile = read_tile_of_shape(json, held.shape);
  held.blind = truth(json["blind"], "blind");
  return held;
}

PlacedTile read_placed(const Json& json) {
  only_fields(json, {"tile", "shape", "at", "rotation", "face_down"}, "placed");
  PlacedTile placed;
  placed.shape = read_shape(json["shape"], "shape");
  placed.tile = read_tile_of_shape(json, placed.shape);
  placed.anchor = read_hex(json["at"], "at");
  placed.rotation =
      static_cast<std::uint8_t>(number(json["rotation"], 0, rotations_of(placed.shape) - 1, "rotation"));
  placed.face_down = truth(json["face_down"], "face_down");
  return placed;
}

void read_tiles(const Json& json, TileSet& tiles, const std::string& where) {
  for (const Json& each : list(json, 0, tile_count, where)) {
    const Tile tile = read_tile(each, where);
    if (tiles.contains(index(tile))) malformed(where, "a tile stands here twice");
    tiles.insert(index(tile));
  }
}

void read_round(State& state, const Json& json) {
  state.phase = static_cast<Phase>(word(field(json, "phase"), phase_words, "phase"));
  const Json& turn = field(json, "turn");
  if (!turn.is_null()) state.turn = seat(turn, state.players, "turn");
  state.round = static_cast<std::uint8_t>(number_field(json, "round", 1, rounds));
  state.dealer = seat_field(json, "dealer", state.players);
  for (const Json& each : list(field(json, "order"), 0, state.players, "order"))
    state.order.push_back(seat(each, state.players, "order"));
  state.undercurrent = read_undercurrent(field(json, "undercurrent"), "undercurrent");
  read_deck(field(json, "undercurrents"), state.undercurrents, "undercurrents", read_undercurrent);
  for (const Json& card : list(field(json, "undercurrents_used"), 0, rounds_used_max, "undercurrents_used"))
    state.undercurrents_used.push_back(read_undercurrent(card, "undercurrents_used"));
}

void read_seats(State& state, const Json& json) {
  const auto each = [&](const char* name) -> const Json& {
    return per_seat_field(json, name, state.players);
  };
  const Json &scores = each("scores"), &ranks = each("rank"), &hands = each("hands"), &melds = each("melds");
  const Json &committed = each("committed"), &held = each("held"), &mermaids = each("mermaids");
  const Json &up = each("up_tokens"), &down = each("down_tokens");
  for (Seat seat : all_seats(state.players)) {
    state.scores[seat] = static_cast<std::int16_t>(number(of_seat(scores, seat), 0, score_max, "scores"));
    state.ranks[seat] = static_cast<Rank>(number(of_seat(ranks, seat), 0, rank_count - 1, "rank"));
    read_hideable(of_seat(hands, seat), hand_max, state.hands[seat], card_words, "hands");
    read_counted(of_seat(melds, seat), meld_max, state.melds[seat].count, card_words, "melds");
    state.committed[seat] = read_commitment(of_seat(committed, seat));
    for (const Json& tile : list(of_seat(held, seat), 0, 2, "held"))
      state.held[seat].push_back(read_held(tile));
    state.mermaids[seat] = read_place(of_seat(mermaids, seat), "mermaids");
    read_counted(of_seat(up, seat), tokens_per_player_max, state.face_up[seat].count, treasure_words,
                 "up_tokens");
    read_hideable(of_seat(down, seat), tokens_per_player_max, state.face_down[seat], treasure_words,
                  "down_tokens");
  }
}

void read_ocean(State& state, const Json& json) {
  const Json& piles = field(json, "piles");
  only_fields(piles, {"curved", "triangular", "long", "short"}, "piles");
  const Json& discards = field(json, "tile_discards");
  only_fields(discards, {"curved", "triangular", "long", "short"}, "tile_discards");
  for (int shape = 0; shape < shape_count; ++shape) {
    read_deck(piles[shape_words[shape]], state.piles[shape], "piles", read_tile);
    read_tiles(discards[shape_words[shape]], state.tile_discards, "tile_discards");
  }
  read_tiles(field(json, "offer"), state.offer, "offer");
  for (const Json& placed : list(field(json, "placed"), 0, placed_max, "placed"))
    state.surf.push_back(read_placed(placed));
  const Json& spaces = list(field(json, "spaces"), space_count, space_count, "spaces");
  for (int i = 0; i < space_count; ++i) {
    const Json& space = spaces[static_cast<std::size_t>(i)];
    only_fields(space, {"up", "down"}, "spaces");
    read_tokens(space["up"], state.spaces[i].face_up, "spaces");
    read_tokens(space["down"], state.spaces[i].face_down, "spaces");
  }
  read_hideable(field(json, "pool"), token_count, state.pool, treasure_words, "pool");
  for (const Json& space : list(field(json, "entered"), 0, space_count, "entered"))
    state.entered.insert(number(space, 0, space_count - 1, "entered"));
}

// --------------------------------------------------------------------------------------------------- events

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

/// A tile by its number, or a blind one by its shape.
Json named_tile_json(int number) {
  return number < tile_count ? Json(number) : Json(shape_words[(number - tile_count) % shape_count]);
}

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

class MermaidRainJson final : public GameJson {
 public:
  Json state(const AnyState& any) const override {
    const State& state = any.as<State>();
    const bool nobodys_turn = state.phase == Phase::meld || state.phase == Phase::keep || state.over();
    Json json;
    json["phase"] = phase_words[static_cast<int>(state.phase)];
    json["turn"] = nobodys_turn ? Json(nullptr) : Json(state.turn.index());
    json["round"] = state.round;
    json["dealer"] = state.dealer.index();
    json["undercurrent"] = undercurrent_json(state.undercurrent);
    json["undercurrents"] = deck_json(state.undercurrents, undercurrent_json);
    for (const char* name : {"order", "scores", "rank", "hands", "melds", "committed", "held", "mermaids",
                             "up_tokens", "down_tokens", "undercurrents_used", "placed", "spaces", "entered"})
      json[name] = Json::array();
    for (const Seat seat : state.order) json["order"].push_back(seat.index());
    for (const Undercurrent card : state.undercurrents_used) json["undercurrents_used"].push_back(card);
    for (Seat seat : all_seats(state.players)) write_seat(state, seat, json);
    json["stopped"] = stopped_json(state);
    json["warp"] = warp_json(state);
    json["deck"] = deck_json(state.deck, card_json);
    json["discard"] = counted_json(state.discard.count, card_words);
    for (int shape = 0; shape < shape_count; ++shape)
      json["piles"][shape_words[shape]] = deck_json(state.piles[shape], tile_json);
    json["tile_discards"] = discards_json(state.tile_discards);
    json["offer"] = tiles_json(state.offer);
    for (const PlacedTile& placed : state.surf) json["placed"].push_back(placed_json(placed));
    for (const Space& space : state.spaces)
      json["spaces"].push_back({{"up", tokens_json(space.face_up)}, {"down", tokens_json(space.face_down)}});
    json["pool"] = hideable_json(state.pool, treasure_words);
    for (int i = 0; i < space_count; ++i)
      if (state.entered.contains(i)) json["entered"].push_back(i);
    return json;
  }

  void load(AnyState& any, const Setup& setup, const Json& json) const override {
    State& state = any.make<State>();
    state.players = setup.players;
    state.free_setup = setup.options.values[0] != 0;
    state.march_scores = setup.options.values[1] != 0;
    state.random = GameRandom(setup.seed);
    read_round(state, json);
    read_seats(state, json);
    read_ocean(state, json);
    read_deck(field(json, "deck"), state.deck, "deck", read_card);
    read_counted(field(json, "discard"), card_count, state.discard.count, card_words, "discard");
    if (const char* flaw = state.flaw()) malformed("state", flaw);
    if (field(json, "stopped") != stopped_json(state)) malformed("stopped", "does not follow from the melds");
    if (field(json, "warp") != warp_json(state)) malformed("warp", "does not follow from rank and order");
  }

  Json choice(const AnyState&, Seat seat, Choice choice) const override {
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

  Choice choice(const AnyState&, Seat, const Json& json) const override {
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

  Json event(const AnyState&, const Event& event) const override {
    const EventWords& words = event_words[event.what];
    Json json{{"event", words.name}, {"seat", event.seat.index()}};
    const int values[3] = {event.a, event.b, event.c};
    for (int i = 0; i < 3; ++i)
      if (words.of[i].field != nullptr) json[words.of[i].field] = meant(words.of[i].meaning, values[i]);
    if (happening(event) == Happening::placed) json["tile"] = named_tile_json(event.a);
    return json;
  }

 private:
  static void write_seat(const State& state, Seat seat, Json& json) {
    json["scores"].push_back(state.scores[seat]);
    json["rank"].push_back(index(state.ranks[seat]));
    json["hands"].push_back(hideable_json(state.hands[seat], card_words));
    json["melds"].push_back(counted_json(state.melds[seat].count, card_words));
    json["committed"].push_back(commitment_json(state.committed[seat]));
    json["held"].push_back(Json::array());
    for (const HeldTile& held : state.held[seat]) json["held"].back().push_back(held_json(held));
    json["mermaids"].push_back(place_json(state.mermaids[seat]));
    json["up_tokens"].push_back(counted_json(state.face_up[seat].count, treasure_words));
    json["down_tokens"].push_back(hideable_json(state.face_down[seat], treasure_words));
  }
  static Json cards_json(int first, int second) {
    Json cards = Json::array({card_json(card_at(first))});
    if (card_at(second) != Card::none) cards.push_back(card_json(card_at(second)));
    return cards;
  }
  static Place read_target(const Json& json) {
    const Json& to = field(json, "to");
    if (to.is_null()) malformed("to", "is no place");
    return read_place(to, "to");
  }
  static Choice read_placement(const Json& json) {
    const Json& tile = field(json, "tile");
    const Hex at = read_hex(field(json, "at"), "at");
    const int rotation = number_field(json, "rotation", 0, rotations_max - 1);
    return tile.is_string() ? place_blind(read_shape(tile, "tile"), at, rotation)
                            : place(read_tile(tile, "tile"), at, rotation);
  }
};

}  // namespace

const GameJson& mermaid_rain_json() {
  static const MermaidRainJson json;
  return json;
}

}  // namespace seaglass::table
