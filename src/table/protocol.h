// The line protocol for scripts: one JSON object in, one out. A line that cannot be obeyed is answered with
// the reason and changes nothing.
#pragma once

#include <optional>
#include <string>

#include "json/game_json.h"
#include "tabletop/sitting.h"

namespace seaglass::table_tool {

using json::GameJson;
using json::Json;

class Protocol {
 public:
  /// Longer lines are refused, however they go on.
  static constexpr std::size_t line_bytes_max = 1 << 20;

  /// The reason where the fault is not the line's: no line is known that brings it.
  static constexpr const char* own_failure = "line: the program failed on it";

  /// Never throws, whatever the line holds.
  std::string answer(const std::string& line);

 private:
  /// The longest game in the box: Mermaid's Song, 400 turns of at most 16 decisions.
  static constexpr int journal_entries_max = 6400;

  Json obey(const Json& command);
  Json games() const;
  Json start(const Json& command);
  Json show(const Json& command) const;
  Json load(const Json& command);
  Json list_choices(const Json& command) const;
  Json play(const Json& command);
  Json score() const;
  Json pack(const Json& command) const;
  Json journal() const;
  Json replay(const Json& command);
  Json play_random(const Json& command) const;

  void need_a_game() const;
  const Game& game() const;
  const GameJson& json() const;
  /// Whose eyes the answer is for; without a "seat" it shows everything.
  std::optional<SeatSet> viewers(const Json& command) const;
  Json state_json(const AnyState& state) const;

  int game_ = -1;
  Setup setup_;
  AnyState state_;
  MemoryJournal<journal_entries_max> journal_;
  /// A position that was loaded has no journal: it did not come about by choices.
  bool loaded_ = false;
};

}  // namespace seaglass::table_tool
