#include "protocol.h"

#include "games/games.h"
#include "games/jsons.h"
#include "journal_text.h"
#include "json/reading.h"
#include "random_games.h"
#include "setup_json.h"

namespace seaglass::table_tool {

using namespace json;

std::string Protocol::answer(const std::string& line) {
  Json reply;
  try {
    if (line.size() > line_bytes_max) malformed("line", "is longer than a megabyte");
    reply = obey(parsed(line));
    reply["ok"] = true;
  } catch (const Malformed& problem) {
    reply = {{"ok", false}, {"why", problem.what()}};
  } catch (const std::exception&) {
    reply = {{"ok", false}, {"why", own_failure}};
  }
  return reply.dump();
}

/// A misspelt field would otherwise pass for one that was left out: without its `seat`, `state` shows
/// everything.
Json Protocol::obey(const Json& command) {
  const std::string what = text(field(command, "cmd"), "cmd");
  const auto is = [&](const char* name, std::initializer_list<const char*> fields) {
    if (what != name) return false;
    no_other_fields(command, fields, name);
    return true;
  };
  if (is("games", {"cmd"})) return games();
  if (is("new", {"cmd", "game", "players", "options", "begins", "seed"})) return start(command);
  if (is("load", {"cmd", "game", "players", "options", "seed", "state"})) return load(command);
  if (is("replay", {"cmd", "journal"})) return replay(command);
  if (is("random", {"cmd", "games", "game", "players", "options", "begins", "seed"}))
    return play_random(command);
  if (is("state", {"cmd", "seat"})) return show(command);
  if (is("choices", {"cmd", "seat"})) return list_choices(command);
  if (is("play", {"cmd", "choice", "seat"})) return play(command);
  if (is("score", {"cmd"})) return score();
  if (is("pack", {"cmd", "seat"})) return pack(command);
  if (is("journal", {"cmd"})) return journal();
  malformed("cmd", "there is no command " + quote(what));
}

void Protocol::need_a_game() const {
  if (game_ < 0) malformed("cmd", "no game has begun: send new, load or replay first");
}

const Game& Protocol::game() const {
  need_a_game();
  return game_at(game_);
}

const GameJson& Protocol::json() const {
  need_a_game();
  return game_json(game_);
}

std::optional<SeatSet> Protocol::viewers(const Json& command) const {
  if (!command.contains("seat")) return std::nullopt;
  return seats(command["seat"], setup_.players, "seat");
}

Json Protocol::games() const {
  Json list = Json::array();
  for (int i = 0; i < game_count; ++i) list.push_back(facts_json(game_at(i)));
  return {{"games", list}};
}

Json Protocol::start(const Json& command) {
  const int number = read_game(command);
  const Setup setup = read_setup(game_at(number), command);
  game_ = number;
  setup_ = setup;
  loaded_ = false;
  journal_.begin(setup_, {});
  game().begin(state_, setup_);
  return Json::object();
}

namespace {

/// What was loaded, shown again, has the same fields; lists are as long, and what no list's order can change
/// is equal.
void must_match(const Json& given, const Json& shown) {
  for (const auto& item : given.items())
    if (!shown.contains(item.key()))
      malformed("state", "has a field " + quote(item.key()) + " that means nothing here");
  for (const auto& item : shown.items()) {
    if (!given.contains(item.key())) malformed("state", "has no '" + item.key() + "'");
    const Json& wanted = given[item.key()];
    const bool fits = item.value().is_array() ? wanted.size() == item.value().size() : wanted == item.value();
    if (!fits) malformed(item.key(), "does not fit the rest of the state");
  }
}

}  // namespace

Json Protocol::load(const Json& command) {
  const int number = read_game(command);
  const Game& wanted = game_at(number);
  const Setup setup = read_setup(wanted, command);
  const Json& given = field(command, "state");
  if (!given.is_object()) malformed("state", "is not an object");

  Protocol trial;
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

Json Protocol::journal() const {
  need_a_game();
  if (loaded_) malformed("journal", "a position that was loaded has none");
  return {{"journal", journal_text(game_, setup_, journal_)}};
}

Json Protocol::replay(const Json& command) {
  Protocol trial;
  read_journal(text(field(command, "journal"), "journal"), trial.game_, trial.setup_, trial.journal_);
  Sitting sitting(game_at(trial.game_), trial.state_, trial.journal_);
  const Result<bool> resumed = sitting.resume(trial.setup_);
  if (!resumed.ok()) malformed("journal", resumed.why());
  *this = trial;
  return {{"choices", journal_.size()}};
}

namespace {

constexpr int random_games_max = 10000000;

}  // namespace

Json Protocol::play_random(const Json& command) const {
  const bool named = command.contains("game");
  if (!named) no_other_fields(command, {"cmd", "games"}, "random with the present set-up");
  const int count = number_field(command, "games", 1, random_games_max);
  const Game& wanted = named ? game_at(read_game(command)) : game();
  return random_games(wanted, named ? read_setup(wanted, command) : setup_, count);
}

}  // namespace seaglass::table_tool
