// One chair of a new table: who plays there, as which animal, under which name; or they get up. Up and down
// choose the line, left and right change it; with three buttons left and right choose the line, and A changes
// it.
#pragma once

#include "console/screens/seats/name_typing.h"
#include "save/new_table/seating.h"

namespace seaglass {

class ChairSheet {
 public:
  ChairSheet(Unit& unit, Seating& seating) : unit_(unit), seating_(seating), typing_(unit) {}

  bool is_open() const { return chair_ >= 0; }
  bool types() const { return typing_.is_open(); }
  void open(int chair);
  void close() { chair_ = -1; }
  void handle(Button button);
  void type(int letter) { typing_.type(letter); }
  void draw(ink::Painter& painter) const;

 private:
  using Place = Seating::Place;
  enum class Line : std::uint8_t { animal, name, level, who, get_up };
  static constexpr int line_count = 5;

  Seating::Chair& chair() const { return seating_.chairs[chair_]; }
  bool has(Line line) const;
  void walk(int by);
  void change(int by);
  void change_place(int by);
  void change_level(int by);
  Word place_word() const;
  void draw_head(ink::Painter& painter) const;
  void draw_level(ink::Painter& painter, ink::Rect area) const;
  void draw_lines(ink::Painter& painter) const;

  Unit& unit_;
  Seating& seating_;
  NameTyping typing_;
  int chair_ = -1;
  Line line_ = Line::animal;
};

}  // namespace seaglass
