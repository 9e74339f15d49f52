// Who begins: the question that is asked at this game's table, answered by pointing at somebody who sits
// down, or by leaving it to chance. All directions walk; A answers, B leaves it as it is.
#pragma once

#include "console/app/unit.h"
#include "ink/painter.h"
#include "save/new_table/seating.h"

namespace seaglass {

class BeginnerSheet {
 public:
  BeginnerSheet(const Unit& unit, const Seating& seating) : unit_(unit), seating_(seating) {}

  bool is_open() const { return open_; }
  void open(Beginner begins);
  void handle(Button button, Beginner& begins);
  void draw(ink::Painter& painter, ink::Text question) const;
  /// Somebody's name, their place where nobody has it yet, or chance.
  Phrase named(Beginner begins) const;

 private:
  void walk(int by);
  void draw_answer(ink::Painter& painter, int answer) const;

  const Unit& unit_;
  const Seating& seating_;
  bool open_ = false;
  int answer_ = 0;  // 0: chance
};

}  // namespace seaglass
