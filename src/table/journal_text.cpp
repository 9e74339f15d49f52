#include "journal_text.h"

#include <sstream>

#include "games/games.h"
#include "json/reading.h"
#include "seed_text.h"

namespace seaglass::table_tool {

using json::malformed;
using json::quote;

namespace {

/// The second names who begins, before the seed; in the first it is chance.
constexpr const char* journal_mark = "seaglass1";
constexpr const char* journal_mark_with_beginner = "seaglass2";

}  // namespace

std::string journal_text(int game, const Setup& setup, const Journal& journal) {
  const bool named = !setup.begins.is_chance();
  std::string text = std::string(named ? journal_mark_with_beginner : journal_mark) + " " +
                     game_at(game).facts().name + " " + hexadecimal(setup.players, 1);
  for (const std::uint8_t value : setup.options.values) text += " " + hexadecimal(value, 2);
  if (named) text += " " + hexadecimal(static_cast<std::uint64_t>(setup.begins.seat().index()), 1);
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
  const std::string mark = next();
  if (mark != journal_mark && mark != journal_mark_with_beginner)
    malformed("journal", std::string("does not begin with ") + journal_mark);
  const std::string name = next();
  game = find_game(name.c_str());
  if (game < 0) malformed("journal", "there is no game " + quote(name));
  setup.players = static_cast<std::uint8_t>(read_hexadecimal(next(), 1, "players of the journal"));
  for (auto& value : setup.options.values)
    value = static_cast<std::uint8_t>(read_hexadecimal(next(), 2, "options of the journal"));
  if (mark == journal_mark_with_beginner) {
    const auto seat = static_cast<int>(read_hexadecimal(next(), 1, "who begins in the journal"));
    if (seat >= seats_max) malformed("journal", "nobody sits where it begins");
    setup.begins = Beginner(Seat(seat));
  }
  setup.seed = read_seed(next(), "seed of the journal");
  for (std::string word = next(); !word.empty(); word = next()) {
    if (word.size() != 10 || word[1] != ':' || word[0] < '0' || word[0] >= '0' + seats_max)
      malformed("journal", quote(word) + " is no choice of a seat");
    const auto choice =
        static_cast<std::uint32_t>(read_hexadecimal(word.substr(2), 8, "a choice of the journal"));
    const Choice unpacked{static_cast<std::uint8_t>(choice >> 24), static_cast<std::uint8_t>(choice >> 16),
                          static_cast<std::uint8_t>(choice >> 8), static_cast<std::uint8_t>(choice)};
    if (!journal.append({Seat(word[0] - '0'), unpacked})) malformed("journal", "is longer than any game");
  }
}

}  // namespace seaglass::table_tool
