#include "setup_json.h"

#include <string>

#include "games/games.h"
#include "json/reading.h"
#include "seed_text.h"

namespace seaglass::table_tool {

using namespace json;

namespace {

bool is_switch(const Option& option) {
  return option.low == 0 && option.high == 1;
}

Json option_json(const Option& option, int value) {
  return is_switch(option) ? Json(value != 0) : Json(value);
}

int read_option(const Option& option, const Json& json) {
  if (is_switch(option)) return truth(json, option.name) ? 1 : 0;
  return number(json, option.low, option.high, option.name);
}

OptionValues defaults(const GameFacts& facts) {
  OptionValues options;
  for (int i = 0; i < facts.option_count; ++i) options.values[i] = facts.options[i].standard;
  return options;
}

OptionValues read_options(const Game& game, const Json& command) {
  const GameFacts& facts = game.facts();
  OptionValues options = defaults(facts);
  if (!command.contains("options")) return options;
  const Json& given = command["options"];
  if (!given.is_object()) malformed("options", "is not an object");
  for (const auto& item : given.items()) {
    int i = 0;
    while (i < facts.option_count && item.key() != facts.options[i].name) ++i;
    if (i == facts.option_count) malformed("options", "this game has no option " + quote(item.key()));
    options.values[i] = static_cast<std::uint8_t>(read_option(facts.options[i], item.value()));
  }
  return options;
}

}  // namespace

int read_game(const Json& command) {
  const std::string name = text(field(command, "game"), "game");
  const int number = find_game(name.c_str());
  if (number < 0 || name != game_at(number).facts().name)
    malformed("game", "there is no game " + quote(name));
  return number;
}

Setup read_setup(const Game& game, const Json& command) {
  const GameFacts& facts = game.facts();
  Setup setup;
  setup.players =
      static_cast<std::uint8_t>(number_field(command, "players", facts.players_min, facts.players_max));
  setup.options = read_options(game, command);
  if (command.contains("begins") && !command["begins"].is_null())
    setup.begins = Beginner(Seat(number_field(command, "begins", 0, setup.players - 1)));
  setup.seed = command.contains("seed") ? read_seed(text(command["seed"], "seed"), "seed") : any_seed();
  if (!game.allows(setup)) malformed("options", "no table of so many is set up like that");
  return setup;
}

Json options_json(const Game& game, const OptionValues& options) {
  Json json = Json::object();
  for (int i = 0; i < game.facts().option_count; ++i)
    json[game.facts().options[i].name] = option_json(game.facts().options[i], options.values[i]);
  return json;
}

namespace {

/// While the other options have their defaults.
bool allows(const Game& game, int players, int option, int value) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options = defaults(game.facts());
  setup.options.values[option] = static_cast<std::uint8_t>(value);
  return game.allows(setup);
}

/// The values that each number of players may choose, and those that any of them may.
Json choosable_json(const Game& game, int number) {
  const GameFacts& facts = game.facts();
  const Option& option = facts.options[number];
  Json values = Json::array();
  Json for_players = Json::object();
  for (int players = facts.players_min; players <= facts.players_max; ++players)
    for_players[std::to_string(players)] = Json::array();
  for (int value = option.low; value <= option.high; ++value) {
    bool for_some = false;
    for (int players = facts.players_min; players <= facts.players_max; ++players) {
      if (!allows(game, players, number, value)) continue;
      for_players[std::to_string(players)].push_back(option_json(option, value));
      for_some = true;
    }
    if (for_some) values.push_back(option_json(option, value));
  }
  return {
      {"default", option_json(option, option.standard)}, {"values", values}, {"for_players", for_players}};
}

}  // namespace

Json facts_json(const Game& game) {
  const GameFacts& facts = game.facts();
  Json options = Json::object();
  for (int i = 0; i < facts.option_count; ++i) options[facts.options[i].name] = choosable_json(game, i);
  return {{"name", facts.name}, {"players", {facts.players_min, facts.players_max}}, {"options", options}};
}

}  // namespace seaglass::table_tool
