// A name is typed letter by letter on a page of letters. Left and right walk, A chooses; a name begins with a
// capital by itself.
#pragma once

#include "console/app/unit.h"
#include "ink/painter.h"

namespace seaglass {

class NameTyping {
 public:
  explicit NameTyping(Unit& unit) : unit_(unit) {}

  bool is_open() const { return open_; }
  /// For this animal, in this colour.
  void open(int emblem, ink::Color color);
  void handle(Button button);
  /// A letter of Latin-1, from a keyboard.
  void type(int letter);
  /// All of the screen but its background, its hints and the battery.
  void draw(ink::Painter& painter) const;

  /// Wherever an animal's own name fits, in any language, this one does too.
  static bool fits(const Name& name);

 private:
  Name& name() { return unit_.names.of_emblem[emblem_]; }
  const Name& name() const { return unit_.names.of_emblem[emblem_]; }

  void choose();
  void add(int letter);
  void erase();
  void finish();
  void draw_typed(ink::Painter& painter) const;

  Unit& unit_;
  bool open_ = false;
  int emblem_ = 0;
  ink::Color color_;
  int key_ = 0;
};

}  // namespace seaglass
