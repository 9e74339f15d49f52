// The menu of a table: go on, look at what everybody has, take back what was done last (where nothing came to
// light since), read the rules, leave it. Below stands why not every card can be played just now.
#pragma once

#include "console/app/screen.h"
#include "console/screens/table/happenings.h"

namespace seaglass {

class TableMenu final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {
      Outcome::opened, Outcome::back,   Outcome::help_opened, Outcome::settings_opened,
      Outcome::left,   Outcome::parted, Outcome::waits};

  explicit TableMenu(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds) override;
  Outcome handle(Press press, Milliseconds now) override;
  Subject subject() const override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  enum class Line : std::uint8_t {
    go_on,
    look_around,
    what_happened,
    take_back,
    advice,
    bots_step_in,
    without_host,
    take_table,
    company,
    rules,
    settings,
    leave
  };
  static constexpr int line_count = 12;

  Outcome choose(Milliseconds now);
  /// To a page from which one comes back to this line.
  Outcome open(Outcome page);
  Outcome leaf_through(Button button);
  /// False: that was no arrow.
  bool look_further(Button button);
  /// To who has the handheld open already, or behind the curtain.
  Outcome go_on() const { return unit_.table.is_open() ? Outcome::opened : Outcome::back; }
  /// The first page of those is the table with a cursor, if it has places.
  int places() const { return unit_.table.screen().places(unit_.view()); }
  bool is_looking() const { return overview_ == 0 && !is_log_ && places() > 0; }
  int overviews() const {
    if (is_log_) return Happenings(unit_, Happenings::What::all).pages();
    return unit_.table.screen().overviews() + (places() > 0 ? 1 : 0);
  }
  /// Where there is nothing to look at, there is no such line.
  bool has(Line line) const {
    if (line == Line::bots_step_in) return !unit_.air.role().away_without_bot().empty();
    if (line == Line::take_back || line == Line::company)
      return unit_.table.on_air() == (line == Line::company);
    if (line == Line::advice) return unit_.table.may_decide() && !unit_.table.has_caption();
    if (line == Line::without_host) return unit_.gathering.can_claim();
    if (line == Line::take_table) return unit_.gathering.is_blocked();
    if (line == Line::settings)  // there is no room for all
      return !has(Line::bots_step_in) && !has(Line::without_host) && !has(Line::take_table);
    return line != Line::look_around || unit_.table.screen().overviews() > 0;
  }
  bool can_choose(Line line) const {
    return has(line) && (line != Line::take_back || unit_.table.can_take_back());
  }
  /// Which lines can be chosen, one bit each.
  std::uint32_t usable() const;
  void move(int by);
  /// What stands below the lines, about the chosen one or the cards.
  Phrase said_below() const;
  /// As many as fit.
  Phrase names_of(SeatSet seats) const;
  void draw_lines(ink::Painter& painter) const;

  Line line_ = Line::go_on;
  int overview_ = -1;         // which is open
  bool is_log_ = false;       // of what happened
  int place_ = 0;             // where its cursor is
  ink::Point aim_;            // as ChoiceWalk's
  std::uint32_t usable_ = 0;  // as shown
};

}  // namespace seaglass
