#include "console/screens/seats/name_typing.h"

#include <initializer_list>

#include "console/screens/seats/letter_keys.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

namespace {

constexpr int margin = 16;
constexpr Point name_at{52, 17};
constexpr Color idle_words(0x93aebd);

bool begins_a_word(const Name& name) {
  return name.empty() || name[name.size() - 1] == ' ' || name[name.size() - 1] == '-';
}

int widest_own_name(TextSize size) {
  int widest = 0;
  for (int emblem = 0; emblem < emblem_count; ++emblem)
    for (int language = 0; language < language_count; ++language)
      widest = larger(widest, text_width(shown_name({}, emblem, static_cast<Language>(language)), size));
  return widest;
}

void draw_arrow_back(Painter& painter, Rect area, Color color) {
  const int x = area.x + area.width / 2, y = area.y + area.height / 2;
  const FinePoint tip{fine(x - 9), fine(y)};
  painter.line(tip, {fine(x + 9), fine(y)}, fine(2), color);
  for (const int up : {-5, 5}) painter.line(tip, {fine(x - 4), fine(y + up)}, fine(2), color);
}

}  // namespace

bool NameTyping::fits(const Name& name) {
  for (const TextSize size : {TextSize::body, TextSize::child, TextSize::title})
    if (text_width(name.text(), size) > widest_own_name(size)) return false;
  return true;
}

void NameTyping::open(int emblem, Color color) {
  open_ = true;
  emblem_ = emblem;
  color_ = color;
  key_ = 0;
}

void NameTyping::handle(Button button) {
  using namespace letter_keys;
  switch (button) {
    case Button::up: key_ = key_beyond(key_, -1); break;
    case Button::down: key_ = key_beyond(key_, 1); break;
    case Button::left: key_ = (key_ + key_count - 1) % key_count; break;
    case Button::right: key_ = (key_ + 1) % key_count; break;
    case Button::a: choose(); break;
    case Button::b: name().empty() ? finish() : erase(); break;
    case Button::menu: finish();
  }
}

void NameTyping::choose() {
  if (key_ == letter_keys::done_key) return finish();
  if (key_ == letter_keys::erase_key) return erase();
  add(letter_keys::letters[key_]);
}

/// Small or capital: a name knows by itself.
void NameTyping::type(int letter) {
  for (const int known : letter_keys::letters)
    if (letter == known || letter == letter_keys::capital(known)) return add(known);
  unit_.sound.play(Motif::refuse);
}

/// A name neither begins with a gap nor has two in a row.
void NameTyping::add(int letter) {
  if (begins_a_word(name())) letter = letter_keys::capital(letter);
  Name longer = name();
  const bool gap = letter == ' ' && begins_a_word(longer);
  if (!longer.full() && !gap) longer.add(letter);
  if (longer.size() == name().size() || !fits(longer)) return unit_.sound.play(Motif::refuse);
  name() = longer;
}

void NameTyping::erase() {
  if (name().empty()) return unit_.sound.play(Motif::refuse);
  name().drop_last();
}

void NameTyping::finish() {
  while (!name().empty() && name()[name().size() - 1] == ' ') name().drop_last();
  open_ = false;
  static_cast<void>(unit_.names.save(unit_.log));  // where the flash refuses, they hold until the unit stops
}

void NameTyping::draw_typed(Painter& painter) const {
  painter.sprite(face_of(emblem_).small, {margin, 16}, color_);
  const Text shown = shown_name(name(), emblem_, unit_.preferences.language);
  text(painter, name_at, shown, TextSize::title, name().empty() ? idle_words : palette::foam);
  if (name().full()) return;
  const int caret_x = name_at.x + (name().empty() ? -4 : text_width(shown, TextSize::title) + 4);
  painter.rectangle({caret_x, name_at.y - 3, 3, 28}, palette::sun);
}

void NameTyping::draw(Painter& painter) const {
  using namespace letter_keys;
  draw_typed(painter);
  const bool capitals = begins_a_word(name());
  for (int key = 0; key < key_count; ++key) {
    const Rect area = area_of(key);
    if (!painter.shows(area)) continue;
    const bool chosen = key == key_;
    painter.rounded(area, 6, chosen ? palette::sun : palette::shadow);
    const Color ink = chosen ? palette::night : palette::foam;
    if (key == erase_key) {
      draw_arrow_back(painter, area, ink);
    } else if (key == done_key) {
      text_in(painter, area, word(Word::done, unit_.preferences.language), TextSize::body, ink);
    } else if (letters[key] == ' ') {
      painter.rectangle({area.x + 6, area.y + 17, area.width - 12, 2}, ink);
    } else {
      Name letter;
      letter.add(capitals ? capital(letters[key]) : letters[key]);
      text_in(painter, area, letter.text(), TextSize::child, ink);
    }
  }
}

}  // namespace seaglass
