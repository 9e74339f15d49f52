// Before a game: who sits on which chair, the game's own options, who begins, and how fast all is told, each
// with a line that says what it changes. It begins on "start", with everything as it was last time. Left and
// right walk over everything, so that three buttons are enough; A opens a chair, adds one, or changes an
// option.
#pragma once

#include "console/app/screen.h"
#include "console/screens/seats/beginner_sheet.h"
#include "console/screens/seats/chair_sheet.h"
#include "save/new_table/table_settings.h"

namespace seaglass {

class NewTable final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::dealt, Outcome::waits};

  explicit NewTable(Unit& unit) : Screen(unit), sheet_(unit, seating_), question_(unit, seating_) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;
  bool takes_letters() const override { return sheet_.types(); }
  void type(int letter) override {
    changed_ = all_rows;
    sheet_.type(letter);
  }

 private:
  using Place = Seating::Place;

  GameName game() const { return unit_.preferences.game; }
  const GameFacts& facts() const { return game_of(game()).facts(); }
  OptionWords option(int number) const { return screen_of(game()).option(number); }
  Setup setup() const { return seating_.setup(unit_.names, settings_.options, begins_); }

  int shown_value(int number) const { return screen_of(game()).shown_value(setup(), number); }

  // Where the cursor can be: on a chair, on one more, on an option, on who begins, on the speed, on the
  // start.
  int chairs() const { return seating_.players(); }
  bool has_room() const { return chairs() < facts().players_max; }
  int chairs_end() const { return chairs() + (has_room() ? 1 : 0); }
  int options_end() const { return chairs_end() + facts().option_count; }
  int start_spot() const { return options_end() + 2; }
  int spots() const { return start_spot() + 1; }
  bool on_chair() const { return at_ < chairs(); }
  bool on_one_more() const { return at_ == chairs() && has_room(); }
  bool on_option() const { return at_ >= chairs_end() && at_ < options_end(); }
  bool on_beginner() const { return at_ == options_end(); }
  bool on_speed() const { return at_ == options_end() + 1; }
  bool on_start() const { return at_ == start_spot(); }

  void walk(int by);
  void climb(int by);
  void use_sheet(Button button);
  void seats_changed();
  Outcome act(Milliseconds now);
  Outcome start(Milliseconds now);
  void change_option(int by);
  bool can_start() const;

  void draw_chair(ink::Painter& painter, int chair) const;
  void draw_one_more(ink::Painter& painter) const;
  void draw_option(ink::Painter& painter, int number) const;
  void draw_name(ink::Painter& painter, ink::Rect area, bool is_on, Word name) const;
  void draw_line(ink::Painter& painter, int line, bool is_on, Word name, ink::Text value) const;
  void draw_start(ink::Painter& painter) const;
  void draw_hints(ink::Painter& painter) const;
  Phrase explanation() const;
  Phrase option_meaning(int number) const;
  Phrase told_of(const Seating::Chair& chair) const;

  Seating seating_;
  TableSettings settings_;
  ChairSheet sheet_;
  BeginnerSheet question_;
  Beginner begins_;
  int at_ = 0;
  bool held_ = false;  // an option of many values: the directions change it
  OptionValues before_;
};

}  // namespace seaglass
