// The tables around: by their host's name, with the game, the places that are left and how well they are
// heard. How many people of this unit would sit down is chosen first; A on a table asks its host.
#pragma once

#include "console/app/screen.h"

namespace seaglass {

class Nearby final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back, Outcome::waits, Outcome::help_opened};

  explicit Nearby(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Subject subject() const override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  static constexpr int on_people = 0;  // above the tables

  const radio::Nearby& tables() const { return unit_.air.nearby(); }
  int spots() const { return 1 + tables().size(); }
  Outcome act(Milliseconds now);
  void point_at(int spot);
  /// Tables come and go: the cursor stays with the one that was chosen.
  void stay_with_chosen();
  /// A hash of what is shown of the tables.
  std::uint32_t sight() const;
  bool is_open(const radio::NearbyTable& table) const;

  void draw_people(ink::Painter& painter) const;
  void draw_table(ink::Painter& painter, int number) const;

  int at_ = on_people;
  RadioAddress chosen_;  // whose table the cursor is on
  int people_ = 1;
  std::uint32_t sight_ = 0;
};

}  // namespace seaglass
