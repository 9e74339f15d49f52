#include "console/screens/home/new_table.h"

#include "console/parts/hint.h"
#include "console/parts/sitter_sign.h"
#include "console/parts/status.h"
#include "console/parts/switch.h"
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
constexpr Rect emblems_area{margin, 40, screen_width - 2 * margin, 92};
constexpr Rect options_area{margin, 136, screen_width - 2 * margin, 52};
constexpr Rect explanation_area{margin + 4, 190, screen_width - 2 * margin - 8, 16};
constexpr Rect start_area{204, 209, screen_width - margin - 204, 27};
constexpr int hints_y = 212;
constexpr Color idle_color(0x0f2b48);
constexpr Color idle_words(0x93aebd);

constexpr Rect emblem_area(int emblem) {
  return column(row(emblems_area, emblem / columns, emblem_count / columns, 4), emblem % columns, columns, 4);
}
constexpr Rect option_area(int number) {
  return row(options_area, number, options_max, 2);
}

bool is_switch(const Option& option) {
  return option.low == 0 && option.high == 1;
}

}  // namespace

void NewTable::enter(Milliseconds) {
  settings_ = TableSettings::load(unit_.log, game());
  at_ = options_end();
}

Outcome NewTable::handle(Press press, Milliseconds now) {
  changed_ = all_rows;
  switch (press.button) {
    case Button::up: held_ ? change_option(1) : climb(-1); break;
    case Button::down: held_ ? change_option(-1) : climb(1); break;
    case Button::left: held_ ? change_option(-1) : walk(-1); break;
    case Button::right: held_ ? change_option(1) : walk(1); break;
    case Button::a: return act(now);
    case Button::b:
    case Button::menu:
      if (!held_) return Outcome::back;
      settings_.options = before_;
      held_ = false;
  }
  return Outcome::stay;
}

void NewTable::walk(int by) {
  at_ = (at_ + by + spots()) % spots();
}

/// By rows: the emblems stand in two.
void NewTable::climb(int by) {
  if (on_emblem() && by > 0) {
    at_ = smaller(at_ + columns, emblem_count);
  } else if (on_emblem()) {
    at_ = at_ < columns ? options_end() : at_ - columns;
  } else if (at_ == emblem_count && by < 0) {
    at_ = columns;
  } else {
    walk(by);
  }
}

Outcome NewTable::act(Milliseconds now) {
  if (on_start()) return start(now);
  if (on_emblem())
    change_place();
  else if (is_switch(facts().options[at_ - emblem_count]))
    change_option(1);
  else if ((held_ = !held_))
    before_ = settings_.options;
  return Outcome::stay;
}

/// Nobody, a person, a bot; where the table is full, who plays can only change or get up.
void NewTable::change_place() {
  Place& place = settings_.places[at_];
  if (place == Place::nobody && !has_room()) return unit_.sound.play(Motif::refuse);
  const int kinds = unit_.air.exists() ? TableSettings::place_kinds : TableSettings::place_kinds - 1;
  place = static_cast<Place>((static_cast<int>(place) + 1) % kinds);
  // Options that this number of players does not allow go back to the usual ones.
  for (int i = 0; i < facts().option_count; ++i)
    if (can_start() && !game_of(game()).allows(settings_.setup(unit_.names)))
      settings_.options.values[i] = facts().options[i].standard;
}

/// A game may ask more of its options than a range: what it does not take is passed over, round and round,
/// and so is what looks the same.
void NewTable::change_option(int by) {
  const int number = at_ - emblem_count;
  const Option& option = facts().options[number];
  std::uint8_t& value = settings_.options.values[number];
  const int before = shown_value(number);
  const int values = option.high - option.low + 1;
  for (int tried = 0; tried < values; ++tried) {
    value = static_cast<std::uint8_t>(option.low + (value - option.low + by + values) % values);
    const bool allowed = !can_start() || game_of(game()).allows(settings_.setup(unit_.names));
    if (shown_value(number) != before && allowed) return;
  }
}

/// Somebody has to look at it.
bool NewTable::can_start() const {
  const int players = settings_.players();
  return players >= facts().players_min && players <= facts().players_max &&
         settings_.count_of(Place::person) > 0;
}

Outcome NewTable::start(Milliseconds now) {
  Setup setup = settings_.setup(unit_.names);
  if (!can_start() || !game_of(game()).allows(setup)) {
    unit_.sound.play(Motif::refuse);
    return Outcome::stay;
  }
  static_cast<void>(settings_.save(unit_.log, game()));
  if (settings_.count_of(Place::elsewhere) > 0) {
    unit_.gathering.host(game(), settings_.roster(unit_.names), now);
    return Outcome::waits;
  }
  setup.seed = unit_.seed();
  unit_.table.begin(game(), setup);
  return Outcome::dealt;
}

// --------------------------------------------------------------------------------------------- how it looks

void NewTable::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  painter.fill(palette::deep);
  text(painter, {margin, 12}, card_of(game()).title, TextSize::title, palette::foam);
  for (int emblem = 0; emblem < emblem_count; ++emblem) draw_emblem(painter, emblem);
  for (int i = 0; i < facts().option_count; ++i) draw_option(painter, i);
  text_in(painter, explanation_area, explanation().text(), TextSize::body, palette::sand, Align::left);
  const Word what = on_start() ? Word::deal : Word::change;
  const int x = draw_hint(painter, {margin, hints_y}, "A", word(what, language));
  draw_hint(painter, {x - 6, hints_y}, unit_.back_button(), word(Word::back, language));
  draw_start(painter);
  draw_battery(painter, unit_.battery);
}

void NewTable::draw_emblem(Painter& painter, int emblem) const {
  const Rect area = emblem_area(emblem);
  if (!painter.shows(area)) return;
  constexpr int idle_opacity = 110;
  const Place place = settings_.places[emblem];
  const bool plays = place != Place::nobody, chosen = at_ == emblem;
  painter.rounded(area, 9, chosen ? palette::lagoon : plays ? palette::shadow : idle_color);
  if (chosen) painter.rounded_outline(area, 9, 2, palette::sun);
  const Face& face = face_at(emblem);
  const int picture_x = area.x + (plays ? 18 : (area.width - 24) / 2);
  painter.sprite(face.small, {picture_x, area.y + 3}, Tint(face.color, plays ? 255 : idle_opacity));
  const Point kind_at{area.right() - 18 - 18, area.y + 6};
  if (place == Place::person) painter.sprite(art::player, kind_at, palette::foam);
  if (place == Place::bot) draw_bot(painter, kind_at, palette::sun);
  if (place == Place::elsewhere) draw_waves(painter, kind_at + Point{9, 9}, palette::sea_glass);
  const Text name = shown_name(unit_.names.of_emblem[emblem], emblem, unit_.preferences.language);
  text_in(painter, {area.x + 2, area.bottom() - 17, area.width - 4, 14}, name, TextSize::body,
          plays || chosen ? palette::foam : idle_words);
}

void NewTable::draw_option(Painter& painter, int number) const {
  const Rect area = option_area(number);
  if (!painter.shows(area)) return;
  const bool chosen = at_ == emblem_count + number;
  if (chosen) painter.rounded(area, 8, palette::lagoon);
  if (chosen && held_) painter.rounded_outline(area, 8, 2, palette::sun);
  text_in(painter, inset(area, 6, 0), word(option(number).name, unit_.preferences.language), TextSize::child,
          palette::foam, Align::left);
  const int value = settings_.options.values[number];
  if (is_switch(facts().options[number]))
    return draw_switch(painter, area.right() - 6, area.y + (area.height - switch_height) / 2, value != 0);
  const Phrase value_shown = Phrase().add(shown_value(number));
  text_in(painter, inset(area, 8, 0), value_shown.text(), TextSize::child, palette::sun, Align::right);
}

void NewTable::draw_start(Painter& painter) const {
  const Color usable = can_start() ? palette::foam : idle_words;
  painter.rounded(start_area, 10, on_start() ? palette::sun : palette::shadow);
  text_in(painter, start_area, word(Word::start, unit_.preferences.language), TextSize::child,
          on_start() ? palette::night : usable);
}

Phrase NewTable::option_meaning(int number) const {
  const int suggested = screen_of(game()).suggested_value(settings_.setup(unit_.names), number);
  return phrase(option(number).meaning, unit_.preferences.language, suggested);
}

/// What is pointed at; on the start, what is still missing; on a seat that nobody can have, how many there
/// are.
Phrase NewTable::explanation() const {
  const Language language = unit_.preferences.language;
  Phrase phrase;
  if (on_option()) return option_meaning(at_ - emblem_count);
  if (on_emblem() && (settings_.places[at_] != Place::nobody || has_room())) {
    constexpr Word kinds[] = {Word::nobody_sits, Word::person_sits, Word::bot_sits, Word::elsewhere_sits};
    return phrase.add(word(kinds[static_cast<int>(settings_.places[at_])], language));
  }
  if (on_start() && can_start()) return phrase;
  if (on_start() && settings_.count_of(Place::person) == 0)
    return phrase.add(word(Word::person_needed, language));
  phrase.add(word(Word::players, language)).add(": ");
  phrase.add(facts().players_min).add(" – ").add(facts().players_max);
  return phrase;
}

}  // namespace seaglass
