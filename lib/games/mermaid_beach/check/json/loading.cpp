#include "games/mermaid_beach/check/json/form.h"

namespace seaglass::json::mermaid_beach {

namespace {

ShellCard read_shell_card(const Json& json, const char* where) {
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

}  // namespace

void load(AnyState& any, const Setup& setup, const Json& json) {
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

}  // namespace seaglass::json::mermaid_beach
