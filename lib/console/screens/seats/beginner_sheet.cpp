#include "console/screens/seats/beginner_sheet.h"

#include "content/art.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;
namespace art = content::art;

namespace {

constexpr Rect box{12, 38, screen_width - 24, 170};
constexpr Rect question_area{box.x + 12, box.y + 14, box.width - 24, 40};
constexpr Rect named_area{box.x + 12, box.bottom() - 42, box.width - 24, 28};
constexpr int answer_side = 38;
constexpr int answers_y = box.y + 74;

}  // namespace

void BeginnerSheet::open(Beginner begins) {
  open_ = true;
  answer_ = begins.number();
}

void BeginnerSheet::walk(int by) {
  const int answers = 1 + seating_.players();
  answer_ = (answer_ + by + answers) % answers;
}

void BeginnerSheet::handle(Button button, Beginner& begins) {
  switch (button) {
    case Button::up:
    case Button::left: walk(-1); break;
    case Button::down:
    case Button::right: walk(1); break;
    case Button::a:
      begins = Beginner::from_number(answer_);
      open_ = false;
      break;
    case Button::b:
    case Button::menu: open_ = false;
  }
}

Phrase BeginnerSheet::named(Beginner begins) const {
  const Language language = unit_.preferences.language;
  if (begins.is_chance()) return Phrase().add(word(Word::chance_decides, language));
  const Seating::Chair& chair = seating_.chairs[begins.seat().index()];
  if (chair.place == Seating::Place::elsewhere) return phrase(Word::begins_seat, language, begins.number());
  return Phrase().add(shown_name(unit_.names.of_emblem[chair.emblem], chair.emblem, language));
}

void BeginnerSheet::draw(Painter& painter, Text question) const {
  if (!painter.shows(box)) return;
  painter.rounded(box, 12, palette::night);
  painter.rounded_outline(box, 12, 2, palette::sea_glass);
  const int height = paragraph_height(question, TextSize::child, question_area.width);
  paragraph(painter, centred(question_area, question_area.width, height), question, TextSize::child,
            palette::foam, Align::centre, 2);
  for (int answer = 0; answer <= seating_.players(); ++answer) draw_answer(painter, answer);
  text_in(painter, named_area, named(Beginner::from_number(answer_)).text(), TextSize::child, palette::sun);
}

/// Chance as a die, then everybody in their order.
void BeginnerSheet::draw_answer(Painter& painter, int answer) const {
  constexpr int gap = 3, pitch = answer_side + gap;
  const int answers = 1 + seating_.players();
  const Rect area{box.x + (box.width - answers * pitch + gap) / 2 + answer * pitch, answers_y, answer_side,
                  answer_side};
  const bool chosen = answer == answer_;
  painter.rounded(area, 9, chosen ? palette::lagoon : palette::shadow);
  if (chosen) painter.rounded_outline(area, 9, 2, palette::sun);
  if (answer == 0) {
    const Rect die = centred(area, 22, 22);
    painter.rounded(die, 5, palette::foam);
    for (const int at : {6, 11, 16})
      painter.circle({fine(die.x + at), fine(die.y + at)}, fine(2), palette::night);
    return;
  }
  const Seating::Chair& chair = seating_.chairs[answer - 1];
  const Face face = face_of(chair.emblem, Seat(answer - 1));
  const Point at = area.top_left() + Point{7, 7};
  if (chair.place == Seating::Place::elsewhere)
    draw_waves(painter, at + Point{12, 12}, face.color);
  else
    painter.sprite(face.small, at, face.color);
}

}  // namespace seaglass
