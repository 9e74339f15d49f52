// What is asked of a game that has begun.
#include "json/reading.h"
#include "packed_state.h"
#include "protocol.h"
#include "seed_text.h"
#include "setup_json.h"

namespace seaglass::table_tool {

using namespace json;

Json Protocol::state_json(const AnyState& state) const {
  Json shown = json().state(state);
  shown["game"] = game().facts().name;
  shown["players"] = setup_.players;
  shown["options"] = options_json(game(), setup_.options);
  shown["over"] = game().over(state);
  return shown;
}

Json Protocol::show(const Json& command) const {
  need_a_game();
  AnyState shown = state_;
  if (const auto seats = viewers(command)) game().mask(shown, *seats);
  return {{"state", state_json(shown)}};
}

Json Protocol::list_choices(const Json& command) const {
  need_a_game();
  Json deciding = Json::array();
  Json list = Json::array();
  const SeatSet wanted = viewers(command).value_or(SeatSet::all(setup_.players));
  for (Seat seat : all_seats(setup_.players)) {
    if (game().to_act(state_).contains(seat)) deciding.push_back(seat.index());
    if (!wanted.contains(seat)) continue;
    game().choices(state_, seat, [&](Choice choice) { list.push_back(json().choice(state_, seat, choice)); });
  }
  return {{"to_act", deciding}, {"choices", list}};
}

Json Protocol::play(const Json& command) {
  need_a_game();
  const auto seats = viewers(command);
  const Json& wanted = field(command, "choice");
  const Seat seat = seat_field(wanted, "seat", setup_.players);
  const Choice choice = json().read_choice(state_, wanted);
  if (json().choice(state_, seat, choice) != wanted)
    malformed("choice", "should be written as " + json().choice(state_, seat, choice).dump());
  if (journal_.full() && !loaded_) malformed("journal", "is longer than any game");
  std::vector<Event> happened;
  const Refusal refusal =
      game().play(state_, seat, choice, [&](const Event& event) { happened.push_back(event); });
  if (refusal) malformed("choice", game().why(refusal));
  if (!loaded_) journal_.append({seat, choice});
  Json events = Json::array();
  for (const Event& event : happened)
    events.push_back(json().event(seats ? game().mask(event, *seats) : event));
  return {{"events", events}};
}

Json Protocol::score() const {
  const bool over = game().over(state_);
  Json reply{{"over", over}, {"scores", nullptr}, {"parts", nullptr}, {"winners", Json::array()}};
  if (!over) return reply;
  const Score score = game().score(state_);
  reply["scores"] = reply["parts"] = Json::array();
  for (Seat seat : all_seats(setup_.players)) {
    Json parts = Json::object();
    for (int i = 0; i < game().facts().part_count; ++i)
      parts[game().facts().part_names[i]] = score.parts[i][seat];
    reply["scores"].push_back(score.totals[seat]);
    reply["parts"].push_back(parts);
    if (score.winners.contains(seat)) reply["winners"].push_back(seat.index());
  }
  return reply;
}

Json Protocol::pack(const Json& command) const {
  need_a_game();
  need_a_game();
  AnyState shown = state_;
  if (const auto seats = viewers(command)) game().mask(shown, *seats);
  const Packed bytes = packed(game(), shown);
  std::string hex;
  for (int i = 0; i < bytes.size; ++i) hex += hexadecimal(bytes.bytes[i], 2);
  return {{"bytes", bytes.size}, {"hex", hex}};
}

}  // namespace seaglass::table_tool
