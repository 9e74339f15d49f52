// Before a game: which of the six emblems play, each a person here, a bot, or
// somebody on another handheld, and the game's own options, each with
// a line that says what it changes. It begins on "start", with everything as it was last time. Left and right
// walk over everything, so that three buttons are enough; A changes what is pointed at.
#pragma once

#include "console/app/screen.h"
#include "save/records/table_settings.h"

namespace seaglass {

class NewTable final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::dealt, Outcome::waits};

  explicit NewTable(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  using Place = TableSettings::Place;

  GameName game() const { return unit_.preferences.game; }
  const GameFacts& facts() const { return game_of(game()).facts(); }
  OptionWords option(int number) const { return screen_of(game()).option(number); }

  int shown_value(int number) const {
    return screen_of(game()).shown_value(settings_.setup(unit_.names), number);
  }

  // Where the cursor can be: on an emblem, then on an option, then on the start.
  int options_end() const { return emblem_count + facts().option_count; }
  int spots() const { return options_end() + 1; }
  bool on_emblem() const { return at_ < emblem_count; }
  bool on_option() const { return !on_emblem() && at_ < options_end(); }
  bool on_start() const { return at_ == options_end(); }

  void walk(int by);
  void climb(int by);
  void release();
  Outcome act(Milliseconds now);
  Outcome start(Milliseconds now);
  void change_place();
  void change_option(int by);
  bool has_room() const { return settings_.players() < facts().players_max; }
  bool can_start() const;

  void draw_emblem(ink::Painter& painter, int emblem) const;
  void draw_option(ink::Painter& painter, int number) const;
  void draw_start(ink::Painter& painter) const;
  Phrase explanation() const;
  Phrase option_meaning(int number) const;

  TableSettings settings_;
  int at_ = 0;
  bool held_ = false;  // an option of many values: the directions change it
  OptionValues before_;
};

}  // namespace seaglass
