#include "table.h"

#include "core/crc32.h"
#include "games/games.h"
#include "reading.h"
#include "setup_json.h"
#include "tabletop/random_player.h"

namespace seaglass::table {

namespace {

constexpr int random_games_max = 10000000;

std::string hexadecimal(const std::uint8_t* bytes, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) {
    text += "0123456789abcdef"[bytes[i] >> 4];
    text += "0123456789abcdef"[bytes[i] & 15];
  }
  return text;
}

struct Packed {
  std::uint8_t bytes[packed_bytes_max];
  int size;
};

Packed packed(const Game& game, const AnyState& state) {
  Packed result{};
  BitWriter writer({result.bytes, packed_bytes_max});
  game.pack(state, writer);
  result.size = writer.bytes();
  return result;
}

}  // namespace

Table::Table() = default;

std::string Table::answer(const std::string& line) {
  Json reply;
  try {
    if (line.size() > line_bytes_max) malformed("line", "is longer than a megabyte");
    reply = obey(parsed(line));
    reply["ok"] = true;
  } catch (const std::exception& problem) {
    reply = {{"ok", false}, {"why", problem.what()}};
  }
  // What a script wrote may come back in a reason: broken UTF-8 must not break the answer.
  return reply.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// A misspelt field would otherwise pass for one that was left out: without its `seat`, `state` shows
/// everything.
Json Table::obey(const Json& command) {
  const std::string what = text(field(command, "cmd"), "cmd");
  const auto is = [&](const char* name, std::initializer_list<const char*> fields) {
    if (what != name) return false;
    no_other_fields(command, fields, what);
    return true;
  };
  if (is("games", {"cmd"})) return games();
  if (is("new", {"cmd", "game", "players", "options", "seed"})) return start(command);
  if (is("load", {"cmd", "game", "players", "options", "seed", "state"})) return load(command);
  if (is("replay", {"cmd", "journal"})) return replay(command);
  if (is("random", {"cmd", "games", "game", "players", "options", "seed"})) return random_games(command);
  if (is("state", {"cmd", "seat"})) return show(command);
  if (is("choices", {"cmd", "seat"})) return list_choices(command);
  if (is("play", {"cmd", "choice"})) return play(command);
  if (is("score", {"cmd"})) return score();
  if (is("pack", {"cmd", "seat"})) return pack(command);
  if (is("journal", {"cmd"})) return journal();
  malformed("cmd", "there is no command '" + what + "'");
}

void Table::need_a_game() const {
  if (game_ < 0) malformed("cmd", "no game has begun: send new, load or replay first");
}

const Game& Table::game() const {
  need_a_game();
  return game_at(game_);
}

const GameJson& Table::json() const {
  need_a_game();
  return game_json(game_);
}

SeatSet Table::viewers(const Json& command) const {
  return SeatSet(seat_field(command, "seat", setup_.players));
}

Json Table::games() const {
  Json list = Json::array();
  for (int i = 0; i < game_count; ++i) list.push_back(facts_json(game_at(i)));
  return {{"games", list}};
}

Json Table::start(const Json& command) {
  const int number = read_game(command);
  const Setup setup = read_setup(game_at(number), command);
  game_ = number;
  setup_ = setup;
  loaded_ = false;
  journal_.begin(setup_, {});
  game().begin(state_, setup_);
  return Json::object();
}

Json Table::state_json(const AnyState& state) const {
  Json shown = json().state(state);
  shown["game"] = game().facts().name;
  shown["players"] = setup_.players;
  shown["options"] = options_json(game(), setup_.options);
  shown["over"] = game().over(state);
  return shown;
}

Json Table::show(const Json& command) const {
  need_a_game();
  if (!command.contains("seat")) return {{"state", state_json(state_)}};
  AnyState masked = state_;
  game().mask(masked, viewers(command));
  return {{"state", state_json(masked)}};
}

namespace {

/// What was loaded, shown again, has the same fields; lists are as long, and what no list's order can change
/// is equal.
void must_match(const Json& given, const Json& shown) {
  for (const auto& item : given.items())
    if (!shown.contains(item.key()))
      malformed("state", "has a field '" + item.key() + "' that means nothing here");
  for (const auto& item : shown.items()) {
    if (!given.contains(item.key())) malformed("state", "has no '" + item.key() + "'");
    const Json& wanted = given[item.key()];
    const bool fits = item.value().is_array() ? wanted.size() == item.value().size() : wanted == item.value();
    if (!fits) malformed(item.key(), "does not fit the rest of the state");
  }
}

}  // namespace

Json Table::load(const Json& command) {
  const int number = read_game(command);
  const Game& wanted = game_at(number);
  const Setup setup = read_setup(wanted, command);
  const Json& given = field(command, "state");
  if (!given.is_object()) malformed("state", "is not an object");

  Table trial;
  trial.game_ = number;
  trial.setup_ = setup;
  game_json(number).load(trial.state_, setup, given);
  if (const char* flaw = wanted.flaw(trial.state_)) malformed("state", flaw);
  must_match(given, trial.state_json(trial.state_));

  game_ = number;
  setup_ = setup;
  state_ = trial.state_;
  loaded_ = true;
  journal_.begin(setup_, {});
  return Json::object();
}

Json Table::list_choices(const Json& command) const {
  need_a_game();
  Json deciding = Json::array();
  Json list = Json::array();
  const SeatSet wanted = command.contains("seat") ? viewers(command) : SeatSet::all(setup_.players);
  for (Seat seat : all_seats(setup_.players)) {
    if (game().to_act(state_).contains(seat)) deciding.push_back(seat.index());
    if (!wanted.contains(seat)) continue;
    game().choices(state_, seat, [&](Choice choice) { list.push_back(json().choice(state_, seat, choice)); });
  }
  return {{"to_act", deciding}, {"choices", list}};
}

Json Table::play(const Json& command) {
  need_a_game();
  const Json& wanted = field(command, "choice");
  const Seat seat = seat_field(wanted, "seat", setup_.players);
  const Choice choice = json().choice(state_, seat, wanted);
  if (json().choice(state_, seat, choice) != wanted)
    malformed("choice", "should be written as " + json().choice(state_, seat, choice).dump());
  if (journal_.full() && !loaded_) malformed("journal", "is longer than any game");
  std::vector<Event> happened;
  const Refusal refusal =
      game().play(state_, seat, choice, [&](const Event& event) { happened.push_back(event); });
  if (refusal) malformed("choice", game().why(refusal));
  if (!loaded_) journal_.append({seat, choice});
  Json events = Json::array();
  for (const Event& event : happened) events.push_back(json().event(state_, event));
  return {{"events", events}};
}

Json Table::score() const {
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

Json Table::pack(const Json& command) const {
  need_a_game();
  AnyState shown = state_;
  if (command.contains("seat")) game().mask(shown, viewers(command));
  const Packed bytes = packed(game(), shown);
  return {{"bytes", bytes.size}, {"hex", hexadecimal(bytes.bytes, bytes.size)}};
}

Json Table::journal() const {
  need_a_game();
  if (loaded_) malformed("journal", "a position that was loaded has none");
  return {{"journal", journal_text(game_, setup_, journal_)}};
}

Json Table::replay(const Json& command) {
  Table trial;
  read_journal(text(field(command, "journal"), "journal"), trial.game_, trial.setup_, trial.journal_);
  Sitting sitting(game_at(trial.game_), trial.state_, trial.journal_);
  const Result<bool> resumed = sitting.resume(trial.setup_);
  if (!resumed.ok()) malformed("journal", resumed.why());
  *this = trial;
  return {{"choices", journal_.size()}};
}

/// Whole random games, one seed after the other.
Json Table::random_games(const Json& command) const {
  const bool named = command.contains("game");
  if (!named) no_other_fields(command, {"cmd", "games"}, "random with the present set-up");
  const int count = number_field(command, "games", 1, random_games_max);
  const Game& wanted = named ? game_at(read_game(command)) : game();
  Setup setup = named ? read_setup(wanted, command) : setup_;
  std::int64_t choices = 0;
  std::uint32_t hash = 0;
  for (int i = 0; i < count; ++i, ++setup.seed) {
    AnyState state;
    Random random(setup.seed.number());
    wanted.begin(state, setup);
    for (; !wanted.over(state); ++choices) {
      const Seat seat = any_seat(random, wanted.to_act(state));
      const Choice choice =
          any_choice(random, [&](auto visit) { wanted.choices(state, seat, VisitChoice(visit)); });
      CHECK(!wanted.play(state, seat, choice, no_events));
    }
    const Packed end = packed(wanted, state);
    hash = crc32({end.bytes, end.size}, hash);
  }
  const std::uint8_t bytes[] = {static_cast<std::uint8_t>(hash >> 24), static_cast<std::uint8_t>(hash >> 16),
                                static_cast<std::uint8_t>(hash >> 8), static_cast<std::uint8_t>(hash)};
  return {{"games", count}, {"choices", choices}, {"hash", hexadecimal(bytes, 4)}};
}

}  // namespace seaglass::table
