#include "console/screens/seats/new_table.h"

#include "console/parts/hint.h"
#include "console/parts/place.h"
#include "console/parts/sitter_sign.h"
#include "console/parts/status.h"
#include "console/parts/switch.h"
#include "console/session/pace.h"
#include "content/art.h"
#include "games/cards.h"
#include "ink/layout.h"
#include "ink/text.h"
#include "words/phrase.h"

namespace seaglass {

using namespace ink;
namespace art = content::art;

static_assert(flow_knows(ScreenName::new_table, NewTable::outcomes));

namespace {

constexpr int margin = 12;
constexpr int columns = 3;
constexpr Rect chairs_area{margin, 33, screen_width - 2 * margin, 82};
/// The game's own, who begins, and the speed.
constexpr int option_lines = options_max + 2;
constexpr Rect options_area{margin, 116, screen_width - 2 * margin, 80};
constexpr Rect explanation_area{margin + 4, 196, screen_width - 2 * margin - 8, 16};
constexpr Rect start_area{204, 213, screen_width - margin - 204, 25};
constexpr int hints_y = 215;
constexpr Color idle_words(0x93aebd);

constexpr Rect chair_area(int chair) {
  return cell(chairs_area, chair % columns, columns, chair / columns, seats_max / columns, 4);
}
constexpr Rect option_area(int number) {
  return row(options_area, number, option_lines, 1);
}

bool is_switch(const Option& option) {
  return option.low == 0 && option.high == 1;
}

}  // namespace

void NewTable::enter(Milliseconds) {
  seating_ = Seating::load(unit_.log, unit_.play_mode, game(), unit_.gathering.first_emblem());
  settings_ = TableSettings::load(unit_.log, game());
  seats_changed();
  at_ = start_spot();
}

Outcome NewTable::handle(Press press, Milliseconds now) {
  changed_ = all_rows;
  if (sheet_.is_open()) {
    use_sheet(press.button);
    return Outcome::stay;
  }
  if (question_.is_open()) {
    question_.handle(press.button, begins_);
    return Outcome::stay;
  }
  switch (press.button) {
    case Button::up: held_ ? change_option(1) : climb(-1); break;
    case Button::down: held_ ? change_option(-1) : climb(1); break;
    case Button::left: held_ ? change_option(-1) : walk(-1); break;
    case Button::right: held_ ? change_option(1) : walk(1); break;
    case Button::a: return act(now);
    case Button::b:
    case Button::menu:
      if (!held_) {
        static_cast<void>(seating_.save(unit_.log));
        return Outcome::back;
      }
      settings_.options = before_;
      held_ = false;
  }
  return Outcome::stay;
}

void NewTable::use_sheet(Button button) {
  const int before = chairs();
  sheet_.handle(button);
  if (chairs() != before) seats_changed();
}

/// Whoever was named may sit elsewhere now. Options that this number of players does not allow go back to the
/// usual ones.
void NewTable::seats_changed() {
  begins_ = Beginner();
  if (!can_start() || game_of(game()).allows(setup())) return;
  for (int i = 0; i < facts().option_count; ++i) settings_.options.values[i] = facts().options[i].standard;
}

void NewTable::walk(int by) {
  at_ = (at_ + by + spots()) % spots();
}

/// By rows: the chairs stand in two.
void NewTable::climb(int by) {
  const bool in_chairs = at_ < chairs_end();
  if (in_chairs && by > 0 && at_ / columns < (chairs_end() - 1) / columns) {
    at_ = smaller(at_ + columns, chairs_end() - 1);
  } else if (in_chairs && by > 0) {
    at_ = chairs_end();
  } else if (in_chairs) {
    at_ = at_ < columns ? start_spot() : at_ - columns;
  } else if (at_ == chairs_end() && by < 0) {
    at_ = (chairs_end() - 1) / columns * columns;
  } else {
    walk(by);
  }
}

Outcome NewTable::act(Milliseconds now) {
  if (on_start()) return start(now);
  if (on_chair()) {
    sheet_.open(at_);
  } else if (on_one_more()) {
    seating_.add(seating_.usual_place(), unit_.gathering.first_emblem());
    seats_changed();
    if (!has_room()) at_ = chairs() - 1;
  } else if (on_beginner()) {
    question_.open(begins_);
  } else if (on_speed()) {
    Speed& speed = unit_.preferences.speed;
    speed = static_cast<Speed>((static_cast<int>(speed) + 1) % speed_count);
  } else if (is_switch(facts().options[at_ - chairs_end()])) {
    change_option(1);
  } else if ((held_ = !held_)) {
    before_ = settings_.options;
  }
  return Outcome::stay;
}

/// A game may ask more of its options than a range: what it does not take is passed over, round and round,
/// and so is what looks the same.
void NewTable::change_option(int by) {
  const int number = at_ - chairs_end();
  const Option& option = facts().options[number];
  std::uint8_t& value = settings_.options.values[number];
  const int before = shown_value(number);
  const int values = option.high - option.low + 1;
  for (int tried = 0; tried < values; ++tried) {
    value = static_cast<std::uint8_t>(option.low + (value - option.low + by + values) % values);
    const bool allowed = !can_start() || game_of(game()).allows(setup());
    if (shown_value(number) != before && allowed) return;
  }
}

/// Somebody has to look at it.
bool NewTable::can_start() const {
  const int players = seating_.players();
  return players >= facts().players_min && players <= facts().players_max &&
         seating_.count_of(Place::person) > 0;
}

Outcome NewTable::start(Milliseconds now) {
  Setup setup = this->setup();
  if (!can_start() || !game_of(game()).allows(setup)) {
    unit_.sound.play(Motif::refuse);
    return Outcome::stay;
  }
  static_cast<void>(seating_.save(unit_.log));
  static_cast<void>(settings_.save(unit_.log, game()));
  if (seating_.count_of(Place::elsewhere) > 0) {
    unit_.gathering.host(game(), seating_.roster(unit_.names, settings_.options, begins_), now);
    return Outcome::waits;
  }
  setup.seed = unit_.seed();
  unit_.table.begin(game(), setup);
  return Outcome::dealt;
}

// --------------------------------------------------------------------------------------------- how it looks

void NewTable::draw(Painter& painter) const {
  draw_place(painter, game(), card_of(game()).title, chairs_area.y + 2);
  if (!sheet_.types()) {
    for (int chair = 0; chair < chairs(); ++chair) draw_chair(painter, chair);
    if (has_room()) draw_one_more(painter);
    for (int i = 0; i < facts().option_count; ++i) draw_option(painter, i);
    const int below = facts().option_count;
    draw_line(painter, below, on_beginner(), Word::who_begins, question_.named(begins_).text());
    draw_line(painter, below + 1, on_speed(), Word::speed,
              word(name_of(unit_.preferences.speed), unit_.preferences.language));
    const bool is_covered = sheet_.is_open() || question_.is_open();
    if (!is_covered)
      text_in(painter, explanation_area, explanation().text(), TextSize::body, palette::sand, Align::left);
    if (!sheet_.is_open()) draw_start(painter);
  }
  if (question_.is_open()) question_.draw(painter, word(card_of(game()).begins, unit_.preferences.language));
  if (sheet_.is_open()) sheet_.draw(painter);
  draw_hints(painter);
  draw_battery(painter, unit_.battery);
}

void NewTable::draw_hints(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const bool chooses = sheet_.types() || question_.is_open();
  const Word what = on_start() ? Word::deal : chooses ? Word::choose : Word::change;
  const int x = draw_hint(painter, {margin, hints_y}, "A", word(what, language));
  draw_hint(painter, {x - 6, hints_y}, unit_.back_button(),
            word(sheet_.types() ? Word::erase : Word::back, language));
}

void NewTable::draw_chair(Painter& painter, int chair) const {
  const Rect area = chair_area(chair);
  if (!painter.shows(area)) return;
  const Seating::Chair& sits = seating_.chairs[chair];
  const bool chosen = at_ == chair;
  const Face face = face_of(sits.emblem, Seat(chair));
  painter.rounded(area, 9, chosen ? palette::lagoon : palette::shadow);
  if (chosen) painter.rounded_outline(area, 9, 2, palette::sun);
  const Rect name_area{area.x + 2, area.bottom() - 17, area.width - 4, 14};
  if (sits.place == Place::elsewhere) {
    draw_waves(painter, {area.x + area.width / 2, area.y + 15}, face.color);
    text_in(painter, name_area, word(Word::free_place, unit_.preferences.language), TextSize::body,
            palette::sand);
    return;
  }
  painter.sprite(face.small, {area.x + 20, area.y + 3}, face.color);
  if (sits.place == Place::person)
    painter.sprite(art::player, {area.right() - 32, area.y + 6}, palette::foam);
  if (sits.place == Place::bot)
    painter.sprite(face_of(sits.level).small, {area.right() - 36, area.y + 3}, face.color);
  text_in(painter, name_area,
          shown_name(unit_.names.of_emblem[sits.emblem], sits.emblem, unit_.preferences.language),
          TextSize::body, palette::foam);
}

/// An empty chair with a cross of plus.
void NewTable::draw_one_more(Painter& painter) const {
  const Rect area = chair_area(chairs());
  if (!painter.shows(area)) return;
  const bool chosen = on_one_more();
  if (chosen) painter.rounded(area, 9, palette::lagoon);
  painter.rounded_outline(area, 9, 2, chosen ? palette::sun : palette::shadow);
  constexpr int arm = 9;
  const Point middle{area.x + area.width / 2, area.y + area.height / 2};
  const Color color = chosen ? palette::foam : idle_words;
  painter.rectangle({middle.x - arm, middle.y - 2, 2 * arm, 4}, color);
  painter.rectangle({middle.x - 2, middle.y - arm, 4, 2 * arm}, color);
}

void NewTable::draw_option(Painter& painter, int number) const {
  const Rect area = option_area(number);
  if (!painter.shows(area)) return;
  const bool chosen = at_ == chairs_end() + number;
  draw_name(painter, area, chosen, option(number).name);
  if (chosen && held_) painter.rounded_outline(area, 8, 2, palette::sun);
  const int value = settings_.options.values[number];
  if (is_switch(facts().options[number]))
    return draw_switch(painter, area.right() - 6, area.y + (area.height - switch_height) / 2, value != 0);
  const Phrase value_shown = Phrase().add(shown_value(number));
  text_in(painter, inset(area, 8, 0), value_shown.text(), TextSize::child, palette::sun, Align::right);
}

void NewTable::draw_name(Painter& painter, Rect area, bool is_on, Word name) const {
  if (is_on) painter.rounded(area, 8, palette::lagoon);
  text_in(painter, inset(area, 6, 0), word(name, unit_.preferences.language), TextSize::child, palette::foam,
          Align::left);
}

/// Below the game's own options.
void NewTable::draw_line(Painter& painter, int line, bool is_on, Word name, ink::Text value) const {
  const Rect area = option_area(line);
  if (!painter.shows(area)) return;
  draw_name(painter, area, is_on, name);
  const Rect value_area{area.right() - 170, area.y, 162, area.height};
  text_in(painter, value_area, value, TextSize::body, palette::sun, Align::right);
}

void NewTable::draw_start(Painter& painter) const {
  const Color usable = can_start() ? palette::foam : idle_words;
  painter.rounded(start_area, 10, on_start() ? palette::sun : palette::shadow);
  text_in(painter, start_area, word(Word::start, unit_.preferences.language), TextSize::child,
          on_start() ? palette::night : usable);
}

Phrase NewTable::option_meaning(int number) const {
  const int suggested = screen_of(game()).suggested_value(setup(), number);
  return phrase(option(number).meaning, unit_.preferences.language, suggested);
}

Phrase NewTable::told_of(const Seating::Chair& chair) const {
  const Language language = unit_.preferences.language;
  if (chair.place != Place::bot)
    return Phrase().add(
        word(chair.place == Place::person ? Word::person_sits : Word::elsewhere_sits, language));
  const LevelFace level = face_of(chair.level);
  return phrase(Word::bot_sits, language, word(level.name, language))
      .add(' ')
      .add(word(level.plays, language))
      .add('.');
}

/// What is pointed at; on the start, what is still missing.
Phrase NewTable::explanation() const {
  const Language language = unit_.preferences.language;
  const auto say = [language](Word words) { return Phrase().add(word(words, language)); };
  if (on_option()) return option_meaning(at_ - chairs_end());
  if (on_beginner()) return say(Word::begins_means);
  if (on_speed()) return say(Word::speed_means);
  if (on_chair()) return told_of(seating_.chairs[at_]);
  constexpr Word more[] = {Word::one_more_person, Word::one_more_bot, Word::one_more_elsewhere};
  if (on_one_more()) return say(more[static_cast<int>(seating_.usual_place()) - 1]);
  if (can_start()) return {};
  if (seating_.count_of(Place::person) == 0) return say(Word::person_needed);
  Phrase phrase = say(Word::players);
  return phrase.add(": ").add(facts().players_min).add(" – ").add(facts().players_max);
}

}  // namespace seaglass
