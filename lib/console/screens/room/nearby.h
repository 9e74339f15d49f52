// The tables around: by their host's name, with the game, the places that are left and how well they are
// heard. Above them stand the people of this unit who would sit down there, below them the way to a table of
// its own. The cursor stands on the first table that can be joined; A asks its host.
#pragma once

#include "console/app/screen.h"
#include "console/screens/seats/chair_sheet.h"

namespace seaglass {

class Nearby final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::sit_down_again, Outcome::table_wanted,
                                         Outcome::waits, Outcome::help_opened};

  explicit Nearby(Unit& unit) : Screen(unit), sheet_(unit, seating_) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Subject subject() const override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;
  bool takes_letters() const override { return sheet_.types(); }
  void type(int letter) override {
    changed_ = all_rows;
    sheet_.type(letter);
  }

 private:
  const radio::Nearby& tables() const { return unit_.air.nearby(); }
  // Where the cursor can be: on a person, on one more, on a table, on the way to one's own.
  int people() const { return seating_.players(); }
  bool has_room() const { return people() < people_max; }
  int people_end() const { return people() + (has_room() ? 1 : 0); }
  int tables_end() const { return people_end() + tables().size(); }
  int spots() const { return tables_end() + 1; }
  bool on_person() const { return at_ < people(); }
  bool on_one_more() const { return at_ == people() && has_room(); }
  bool on_table() const { return at_ >= people_end() && at_ < tables_end(); }
  bool on_own() const { return at_ == tables_end(); }
  const radio::NearbyTable& table_here() const { return tables()[at_ - people_end()]; }

  Outcome go_back(Milliseconds now);
  Outcome act(Milliseconds now);
  void point_at(int spot);
  /// Tables come and go: the cursor stays with what was chosen. Before that, it goes to the first table that
  /// can be joined, or watched.
  void stay_with_chosen();
  int first_table() const;
  int chosen_table() const;
  void use_sheet(Button button);
  void climb(int by);
  /// A hash of what is shown of the tables.
  std::uint32_t sight() const;
  bool is_open(const radio::NearbyTable& table) const;

  void draw_people(ink::Painter& painter) const;
  void draw_own(ink::Painter& painter) const;
  void draw_table(ink::Painter& painter, int number) const;

  static constexpr int people_max = seats_max - 1;  // somebody hosts

  Seating seating_;
  ChairSheet sheet_;
  int at_ = 0;
  bool has_chosen_ = false;
  bool chose_table_ = false;
  bool chose_own_ = false;
  RadioAddress chosen_;  // whose table the cursor is on
  std::uint32_t sight_ = 0;
};

}  // namespace seaglass
