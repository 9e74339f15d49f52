#include "console/screens/home/name_page.h"

#include <initializer_list>

#include "console/parts/hint.h"
#include "console/parts/status.h"
#include "console/screens/home/letter_keys.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::names, NamePage::outcomes));

namespace {

constexpr int margin = 16;
constexpr Rect line_area{margin - 6, 46, screen_width - 2 * margin + 12, 25};
constexpr int line_pitch = 27;
constexpr Point name_at{52, 17};
constexpr Color idle_words(0x93aebd);

bool begins_a_word(const Name& name) {
  return name.empty() || name[name.size() - 1] == ' ' || name[name.size() - 1] == '-';
}

int widest_own_name(TextSize size) {
  int widest = 0;
  for (int emblem = 0; emblem < emblem_count; ++emblem)
    for (int language = 0; language < language_count; ++language)
      widest = larger(widest, text_width(word(face_at(emblem).name, static_cast<Language>(language)), size));
  return widest;
}

void draw_arrow_back(Painter& painter, Rect area, Color color) {
  const int x = area.x + area.width / 2, y = area.y + area.height / 2;
  const FinePoint tip{fine(x - 9), fine(y)};
  painter.line(tip, {fine(x + 9), fine(y)}, fine(2), color);
  for (const int up : {-5, 5}) painter.line(tip, {fine(x - 4), fine(y + up)}, fine(2), color);
}

}  // namespace

bool NamePage::fits(const Name& name) {
  for (const TextSize size : {TextSize::body, TextSize::child, TextSize::title})
    if (text_width(name.text(), size) > widest_own_name(size)) return false;
  return true;
}

Outcome NamePage::handle(Press press, Milliseconds) {
  changed_ = all_rows;
  if (!types_) return handle_list(press.button);
  handle_letters(press.button);
  return Outcome::stay;
}

Outcome NamePage::handle_list(Button button) {
  switch (button) {
    case Button::up:
    case Button::left: emblem_ = (emblem_ + emblem_count - 1) % emblem_count; break;
    case Button::down:
    case Button::right: emblem_ = (emblem_ + 1) % emblem_count; break;
    case Button::a:
      types_ = true;
      key_ = 0;
      break;
    case Button::b:
    case Button::menu: return Outcome::back;
  }
  return Outcome::stay;
}

void NamePage::handle_letters(Button button) {
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

void NamePage::choose() {
  if (key_ == letter_keys::done_key) return finish();
  if (key_ == letter_keys::erase_key) return erase();
  add(letter_keys::letters[key_]);
}

/// Small or capital: a name knows by itself.
void NamePage::type(int letter) {
  changed_ = all_rows;
  for (const int known : letter_keys::letters)
    if (letter == known || letter == letter_keys::capital(known)) return add(known);
  unit_.sound.play(Motif::refuse);
}

/// A name neither begins with a gap nor has two in a row.
void NamePage::add(int letter) {
  if (begins_a_word(name())) letter = letter_keys::capital(letter);
  Name longer = name();
  const bool gap = letter == ' ' && begins_a_word(longer);
  if (!longer.full() && !gap) longer.add(letter);
  if (longer.size() == name().size() || !fits(longer)) return unit_.sound.play(Motif::refuse);
  name() = longer;
}

void NamePage::erase() {
  if (name().empty()) return unit_.sound.play(Motif::refuse);
  name().drop_last();
}

void NamePage::finish() {
  while (!name().empty() && name()[name().size() - 1] == ' ') name().drop_last();
  types_ = false;
  static_cast<void>(unit_.names.save(unit_.log));  // where the flash refuses, they hold until the unit stops
}

// --------------------------------------------------------------------------------------------- how it looks

void NamePage::draw(Painter& painter) const {
  painter.fill(palette::deep);
  types_ ? draw_letters(painter) : draw_list(painter);
  const Language language = unit_.preferences.language;
  const int x = draw_hint(painter, {margin, 213}, "A", word(types_ ? Word::choose : Word::change, language));
  draw_hint(painter, {x, 213}, unit_.back_button(), word(types_ ? Word::erase : Word::back, language));
  draw_battery(painter, unit_.battery);
}

void NamePage::draw_list(Painter& painter) const {
  const Language language = unit_.preferences.language;
  text(painter, {margin, 15}, word(Word::names, language), TextSize::title, palette::foam);
  for (int emblem = 0; emblem < emblem_count; ++emblem) {
    const Rect area = line_area.moved({0, emblem * line_pitch});
    if (!painter.shows(area)) continue;
    const bool chosen = emblem == emblem_;
    if (chosen) painter.rounded(area, 8, palette::lagoon);
    const Face& face = face_at(emblem);
    painter.sprite(face.small, {area.x + 6, area.y}, face.color);
    const Name& typed = unit_.names.of_emblem[emblem];
    const Text shown = shown_name(typed, emblem, language);
    text_in(painter, {area.x + 42, area.y, area.width - 48, area.height}, shown, TextSize::child,
            typed.empty() && !chosen ? idle_words : palette::foam, Align::left);
  }
}

void NamePage::draw_typed(Painter& painter) const {
  const Face& face = face_at(emblem_);
  painter.sprite(face.small, {margin, 16}, face.color);
  const Language language = unit_.preferences.language;
  const Text shown = shown_name(name(), emblem_, language);
  text(painter, name_at, shown, TextSize::title, name().empty() ? idle_words : palette::foam);
  if (name().full()) return;
  const int caret_x = name_at.x + (name().empty() ? -4 : text_width(shown, TextSize::title) + 4);
  painter.rectangle({caret_x, name_at.y - 3, 3, 28}, palette::sun);
}

void NamePage::draw_letters(Painter& painter) const {
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
