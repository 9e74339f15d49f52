// What people call themselves: a name for each animal. Left and right walk over all of them, up and down by
// rows; A opens the letters.
#pragma once

#include "console/app/screen.h"
#include "console/screens/seats/name_typing.h"

namespace seaglass {

class NamePage final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back};

  explicit NamePage(Unit& unit) : Screen(unit), typing_(unit) {}

  void enter(Milliseconds) override {}
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;
  bool takes_letters() const override { return typing_.is_open(); }
  void type(int letter) override {
    changed_ = all_rows;
    typing_.type(letter);
  }

 private:
  void draw_list(ink::Painter& painter) const;

  int emblem_ = 0;
  NameTyping typing_;
};

}  // namespace seaglass
