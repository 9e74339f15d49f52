#include "console/screens/seats/chair_sheet.h"

#include "console/parts/sitter_sign.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

namespace {

constexpr Rect box{12, 38, screen_width - 24, 170};
constexpr int line_pitch = 25;
constexpr Rect first_line{box.x + 8, box.y + 69, box.width - 16, line_pitch - 1};
static_assert(first_line.y + 4 * line_pitch <= box.bottom());  // no one has a name and a level

}  // namespace

void ChairSheet::open(int chair) {
  chair_ = chair;
  line_ = Line::animal;
  if (!has(line_)) walk(1);
}

bool ChairSheet::has(Line line) const {
  const Place place = chair().place;
  switch (line) {
    case Line::animal: return place != Place::elsewhere;
    case Line::name: return place == Place::person;
    case Line::level: return place == Place::bot;
    case Line::who: return seating_.mode == PlayMode::together || seating_.mode == PlayMode::on_air;
    case Line::get_up: return seating_.mode == PlayMode::alone ? chair_ > 0 : seating_.players() > 1;
  }
  return false;
}

void ChairSheet::walk(int by) {
  int line = static_cast<int>(line_);
  do line = (line + by + line_count) % line_count;
  while (!has(static_cast<Line>(line)));
  line_ = static_cast<Line>(line);
}

void ChairSheet::handle(Button button) {
  if (typing_.is_open()) return typing_.handle(button);
  const bool walks = unit_.three_buttons();
  switch (button) {
    case Button::up: walk(-1); break;
    case Button::down: walk(1); break;
    case Button::left: walks ? walk(-1) : change(-1); break;
    case Button::right: walks ? walk(1) : change(1); break;
    case Button::a:
      if (line_ == Line::name) return typing_.open(chair().emblem, seat_color(Seat(chair_)));
      if (line_ != Line::get_up) return change(1);
      seating_.chairs.erase(chair_);
      close();
      break;
    case Button::b:
    case Button::menu: close();
  }
}

void ChairSheet::change(int by) {
  if (line_ == Line::who) return change_place(by);
  if (line_ == Line::level) return change_level(by);
  if (line_ != Line::animal) return;
  chair().emblem = seating_.free_emblem(chair().emblem, by);
  unit_.sound.play(motif_of(chair().emblem));
}

void ChairSheet::change_place(int by) {
  const int kinds = seating_.mode == PlayMode::on_air ? 3 : 2;
  int kind = static_cast<int>(chair().place) - 1;
  kind = (kind + by + kinds) % kinds;
  const auto place = static_cast<Place>(kind + 1);
  chair().place = Place::elsewhere;  // its animal may have been taken meanwhile
  if (place != Place::elsewhere && seating_.has(chair().emblem))
    chair().emblem = seating_.free_emblem(chair().emblem);
  chair().place = place;
}

void ChairSheet::change_level(int by) {
  const int level = static_cast<int>(chair().level);
  chair().level = static_cast<BotLevel>((level + by + bot_level_count) % bot_level_count);
  unit_.sound.play(motif_of(chair().level));
}

// --------------------------------------------------------------------------------------------- how it looks

Word ChairSheet::place_word() const {
  constexpr Word words[] = {Word::chair_person, Word::chair_bot, Word::chair_elsewhere};
  return words[static_cast<int>(chair().place) - 1];
}

void ChairSheet::draw(Painter& painter) const {
  if (typing_.is_open()) return typing_.draw(painter);
  if (!painter.shows(box)) return;
  painter.rounded(box, 12, palette::night);
  painter.rounded_outline(box, 12, 2, seat_color(Seat(chair_)));
  draw_head(painter);
  draw_lines(painter);
}

void ChairSheet::draw_head(Painter& painter) const {
  constexpr Point middle{box.x + 40, box.y + 36};
  constexpr int side = 56, words_x = middle.x + 40, words_width = box.right() - words_x - 8;
  const Language language = unit_.preferences.language;
  const Face face = face_of(chair().emblem, Seat(chair_));
  const bool is_known = chair().place != Place::elsewhere;
  painter.circle(fine(middle), fine(32), palette::shadow);
  if (is_known)
    painter.sprite(face.large, middle - Point{side / 2, side / 2}, face.color);
  else
    draw_waves(painter, middle, face.color);
  const Text kind = word(place_word(), language);
  if (!is_known)
    return static_cast<void>(text_in(painter, {words_x, box.y + 22, words_width, 28}, kind, TextSize::child,
                                     palette::foam, Align::left));
  const Text name = shown_name(unit_.names.of_emblem[chair().emblem], chair().emblem, language);
  text_in(painter, {words_x, box.y + 10, words_width, 28}, name, TextSize::title, palette::foam, Align::left);
  const Rect below{words_x, box.y + 42, words_width, 18};
  if (chair().place == Place::bot) return draw_level(painter, below);
  text_in(painter, below, kind, TextSize::body, palette::sand, Align::left);
}

/// A bot's face, and how it plays.
void ChairSheet::draw_level(Painter& painter, Rect area) const {
  constexpr int side = 24, gap = 6;
  const LevelFace level = face_of(chair().level);
  painter.sprite(level.small, {area.x, area.y + (area.height - side) / 2}, seat_color(Seat(chair_)));
  area.x += side + gap;
  area.width -= side + gap;
  text_in(painter, area, word(level.plays, unit_.preferences.language), TextSize::body, palette::sand,
          Align::left);
}

void ChairSheet::draw_lines(Painter& painter) const {
  constexpr Word names[line_count] = {Word::chair_animal, Word::chair_name, Word::chair_level,
                                      Word::chair_who, Word::chair_up};
  const Language language = unit_.preferences.language;
  Rect area = first_line;
  for (int i = 0; i < line_count; ++i) {
    const auto line = static_cast<Line>(i);
    if (!has(line)) continue;
    const bool chosen = line == line_;
    if (chosen) painter.rounded(area, 8, palette::lagoon);
    text_in(painter, inset(area, 10, 0), word(names[i], language), TextSize::body, palette::foam,
            Align::left);
    Text value;
    if (line == Line::animal) value = word(face_of(chair().emblem).name, language);
    if (line == Line::name) value = unit_.names.of_emblem[chair().emblem].text();
    if (line == Line::level) value = word(face_of(chair().level).name, language);
    if (line == Line::who) value = word(place_word(), language);
    const Rect value_area{area.right() - 172, area.y, 162, area.height};
    text_in(painter, value_area, value, TextSize::body, palette::sun, Align::right);
    area = area.moved({0, line_pitch});
  }
}

}  // namespace seaglass
