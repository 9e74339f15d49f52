#include "setup_json.h"

#include <cctype>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <random>
#include <sstream>

#include "games/games.h"
#include "reading.h"

namespace seaglass::table {

namespace {

constexpr const char* journal_mark = "seaglass1";

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

std::uint64_t read_hexadecimal(const std::string& text, std::size_t digits, const std::string& where) {
  if (text.size() != digits) malformed(where, "has not " + std::to_string(digits) + " hexadecimal digits");
  std::uint64_t value = 0;
  for (const char digit : text) {
    const char* const all = "0123456789abcdef";
    const int small = std::tolower(static_cast<unsigned char>(digit));
    const char* const found = digit == '\0' ? nullptr : std::strchr(all, small);
    if (found == nullptr) malformed(where, "has something that is no hexadecimal digit");
    value = value << 4 | static_cast<std::uint64_t>(found - all);
  }
  return value;
}

std::string hexadecimal(std::uint64_t value, int digits) {
  char text[17];
  std::snprintf(text, sizeof text, "%0*" PRIx64, digits, value);
  return text;
}

/// Of a short seed the number; of a long one its bytes.
constexpr std::size_t short_seed_digits = 16;
constexpr std::size_t long_seed_digits = 2 * Seed::bytes_max;

Seed read_seed(const std::string& text, const std::string& where) {
  if (text.size() == short_seed_digits) return Seed(read_hexadecimal(text, short_seed_digits, where));
  if (text.size() != long_seed_digits) malformed(where, "has neither 16 nor 64 hexadecimal digits");
  std::uint8_t bytes[Seed::bytes_max];
  for (std::size_t i = 0; i < Seed::bytes_max; ++i)
    bytes[i] = static_cast<std::uint8_t>(read_hexadecimal(text.substr(2 * i, 2), 2, where));
  return Seed::long_from(bytes);
}

std::string seed_text(const Seed& seed) {
  if (!seed.is_long()) return hexadecimal(seed.number(), short_seed_digits);
  std::string text;
  for (const std::uint32_t word : seed.key().words)
    for (int shift = 0; shift < 32; shift += 8) text += hexadecimal(word >> shift & 0xFF, 2);
  return text;
}

Seed any_seed() {
  std::random_device chance;
  ChaCha20Key key;
  for (std::uint32_t& word : key.words) word = chance();
  return Seed(key);
}

OptionValues read_options(const Game& game, const Json& command) {
  const GameFacts& facts = game.facts();
  OptionValues options;
  for (int i = 0; i < facts.option_count; ++i) options.values[i] = facts.options[i].standard;
  if (!command.contains("options")) return options;
  const Json& given = command["options"];
  if (!given.is_object()) malformed("options", "is not an object");
  for (const auto& item : given.items()) {
    int i = 0;
    while (i < facts.option_count && item.key() != facts.options[i].name) ++i;
    if (i == facts.option_count) malformed("options", "this game has no option '" + item.key() + "'");
    options.values[i] = static_cast<std::uint8_t>(read_option(facts.options[i], item.value()));
  }
  return options;
}

}  // namespace

int read_game(const Json& command) {
  const std::string name = text(field(command, "game"), "game");
  const int number = find_game(name.c_str());
  if (number < 0 || name != game_at(number).facts().name)
    malformed("game", "there is no game '" + name + "'");
  return number;
}

Setup read_setup(const Game& game, const Json& command) {
  const GameFacts& facts = game.facts();
  Setup setup;
  setup.players =
      static_cast<std::uint8_t>(number_field(command, "players", facts.players_min, facts.players_max));
  setup.options = read_options(game, command);
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

Json facts_json(const Game& game) {
  const GameFacts& facts = game.facts();
  Json options = Json::object();
  for (int i = 0; i < facts.option_count; ++i) {
    const Option& option = facts.options[i];
    Json values = Json::array();
    for (int value = option.low; value <= option.high; ++value) {
      Setup setup;
      setup.players = facts.players_min;
      for (int k = 0; k < facts.option_count; ++k) setup.options.values[k] = facts.options[k].standard;
      setup.options.values[i] = static_cast<std::uint8_t>(value);
      if (game.allows(setup)) values.push_back(option_json(option, value));
    }
    options[option.name] = {{"values", values}, {"default", option_json(option, option.standard)}};
  }
  return {{"name", facts.name}, {"players", {facts.players_min, facts.players_max}}, {"options", options}};
}

std::string journal_text(int game, const Setup& setup, const Journal& journal) {
  std::string text =
      std::string(journal_mark) + " " + game_at(game).facts().name + " " + hexadecimal(setup.players, 1);
  for (const std::uint8_t value : setup.options.values) text += " " + hexadecimal(value, 2);
  text += " " + seed_text(setup.seed);
  for (int i = 0; i < journal.size(); ++i) {
    const JournalEntry entry = journal.at(i);
    const std::uint32_t choice = static_cast<std::uint32_t>(entry.choice.verb) << 24 |
                                 static_cast<std::uint32_t>(entry.choice.a) << 16 |
                                 static_cast<std::uint32_t>(entry.choice.b) << 8 | entry.choice.c;
    text +=
        " " + hexadecimal(static_cast<std::uint64_t>(entry.seat.index()), 1) + ":" + hexadecimal(choice, 8);
  }
  return text;
}

void read_journal(const std::string& text, int& game, Setup& setup, Journal& journal) {
  std::istringstream words(text);
  const auto next = [&words] {
    std::string word;
    words >> word;
    return word;
  };
  if (next() != journal_mark) malformed("journal", std::string("does not begin with ") + journal_mark);
  const std::string name = next();
  game = find_game(name.c_str());
  if (game < 0) malformed("journal", "there is no game '" + name + "'");
  setup.players = static_cast<std::uint8_t>(read_hexadecimal(next(), 1, "players of the journal"));
  for (auto& value : setup.options.values)
    value = static_cast<std::uint8_t>(read_hexadecimal(next(), 2, "options of the journal"));
  setup.seed = read_seed(next(), "seed of the journal");
  for (std::string word = next(); !word.empty(); word = next()) {
    if (word.size() != 10 || word[1] != ':' || word[0] < '0' || word[0] >= '0' + seats_max)
      malformed("journal", "'" + word + "' is no choice of a seat");
    const auto choice =
        static_cast<std::uint32_t>(read_hexadecimal(word.substr(2), 8, "a choice of the journal"));
    const Choice unpacked{static_cast<std::uint8_t>(choice >> 24), static_cast<std::uint8_t>(choice >> 16),
                          static_cast<std::uint8_t>(choice >> 8), static_cast<std::uint8_t>(choice)};
    if (!journal.append({Seat(word[0] - '0'), unpacked})) malformed("journal", "is longer than any game");
  }
}

}  // namespace seaglass::table
