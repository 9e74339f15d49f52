#include "games/mermaids_song/check/json/form.h"

namespace seaglass::json::mermaids_song {

namespace {

Creature read_creature(const Json& json, const char* where) {
  const int wanted = number(json, 0, 255, where);
  for (int i = 0; i < creature_kinds; ++i)
    if (rating(creature_at(i)) == wanted) return creature_at(i);
  malformed(where, "there is no creature of " + std::to_string(wanted));
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

}  // namespace

void load(AnyState& any, const Setup& setup, const Json& json) {
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

}  // namespace seaglass::json::mermaids_song
