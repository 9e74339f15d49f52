// What people call themselves: a name for each emblem, typed letter by letter on a page of letters. Left and
// right walk, A chooses; a name begins with a capital by itself.
#pragma once

#include "console/app/screen.h"

namespace seaglass {

class NamePage final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::back};

  explicit NamePage(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds) override {}
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;
  bool takes_letters() const override { return types_; }
  void type(int letter) override;

  /// Wherever an emblem's own name fits, in any language, this one does too.
  static bool fits(const Name& name);

 private:
  Name& name() { return unit_.names.of_emblem[emblem_]; }
  const Name& name() const { return unit_.names.of_emblem[emblem_]; }

  Outcome handle_list(Button button);
  void handle_letters(Button button);
  void choose();
  void add(int letter);
  void erase();
  void finish();

  void draw_list(ink::Painter& painter) const;
  void draw_letters(ink::Painter& painter) const;
  void draw_typed(ink::Painter& painter) const;

  int emblem_ = 0;
  bool types_ = false;
  int key_ = 0;
};

}  // namespace seaglass
