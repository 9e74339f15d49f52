#include "console/screens/room/nearby.h"

#include "console/parts/hint.h"
#include "console/parts/place.h"
#include "console/parts/status.h"
#include "console/session/unit_name_text.h"
#include "content/art.h"
#include "core/crc32.h"
#include "games/cards.h"
#include "ink/layout.h"
#include "ink/text.h"
#include "words/phrase.h"

namespace seaglass {

using namespace ink;
using radio::NearbyTable;
namespace art = content::art;

static_assert(flow_knows(ScreenName::nearby, Nearby::outcomes));

namespace {

constexpr int margin = 12;
constexpr int hints_y = 214;
constexpr Rect people_area{margin, place_top, screen_width - 2 * margin, 28};
constexpr int person_pitch = 30;
constexpr Rect tables_area{8, 79, screen_width - 16, 133};
constexpr int row_height_max = 44;
/// Lower rows have one line of words.
constexpr int two_lines_height = 36;
constexpr int picture_width = 84, low_picture_width = 22, title_width = 100;

/// One more than tables: the last is the way to one's own.
constexpr Rect table_area(int number, int tables) {
  const int pitch = smaller(row_height_max, tables_area.height / (tables + 1));
  return {tables_area.x, tables_area.y + number * pitch, tables_area.width, pitch - 1};
}

/// What is left of it, beside the game's picture, is for words.
Rect draw_table_row(Painter& painter, GameName place, Rect area, bool chosen, const GameName* game) {
  draw_row(painter, place, area, look_of_row(chosen));
  const int width = area.height < two_lines_height ? low_picture_width : picture_width;
  if (game != nullptr) draw_hero(painter, *game, {area.x + 6, area.y + 3, width, area.height - 6});
  return {area.x + width + 12, area.y, area.width - width - 18, area.height};
}

/// One above the other where the row is high, else beside one another.
void draw_words(Painter& painter, Rect area, Text first, Text second, Color color) {
  const bool is_high = area.height >= two_lines_height;
  Rect upper = area;
  const Rect lower = is_high ? row(inset(area, 0, 3), 1, 2) : take_right(upper, title_width);
  if (is_high) upper = row(inset(area, 0, 3), 0, 2);
  text_in(painter, upper, first,
          is_high ? largest_fitting(first, TextSize::child, upper.width) : TextSize::body, color,
          Align::left);
  text_in(painter, lower, second, TextSize::body, palette::sand, Align::left);
}

}  // namespace

void Nearby::enter(Milliseconds now) {
  seating_ =
      Seating::load(unit_.log, PlayMode::visiting, unit_.preferences.game, unit_.gathering.first_emblem());
  unit_.gathering.look_around(now);
  stay_with_chosen();
}

Outcome Nearby::handle(Press press, Milliseconds now) {
  changed_ = all_rows;
  if (sheet_.is_open()) {
    use_sheet(press.button);
    return Outcome::stay;
  }
  stay_with_chosen();
  switch (press.button) {
    case Button::up: climb(-1); break;
    case Button::down: climb(1); break;
    case Button::left: point_at((at_ + spots() - 1) % spots()); break;
    case Button::right: point_at((at_ + 1) % spots()); break;
    case Button::a: return act(now);
    case Button::b: return go_back(now);
    case Button::menu: return Outcome::help_opened;
  }
  return Outcome::stay;
}

Outcome Nearby::go_back(Milliseconds now) {
  unit_.air.leave(now);
  return unit_.over_card ? Outcome::sit_down_again : Outcome::back;
}

void Nearby::use_sheet(Button button) {
  sheet_.handle(button);
  if (!sheet_.is_open()) static_cast<void>(seating_.save(unit_.log));
}

/// The people stand in one row.
void Nearby::climb(int by) {
  if (at_ < people_end()) return point_at(by > 0 ? people_end() : tables_end());
  if (by > 0 && on_own()) return point_at(0);
  if (by < 0 && at_ == people_end()) return point_at(0);
  point_at(at_ + by);
}

/// Joining and watching are two subjects: a press for one of them never does the other.
Subject Nearby::subject() const {
  const NearbyTable* table = on_table() ? tables().find(chosen_) : nullptr;
  if (table == nullptr) return Subject(Subject::Kind::nearby_people).put(on_own() ? 1 : 0);
  return Subject(Subject::Kind::nearby_table)
      .put(table->host)
      .put(table->table)
      .put(index_of(table->game))
      .put(static_cast<int>(table->fit))
      .put(is_open(*table) ? 1 : 0)
      .put(!table->playing && table->free_seats > 0 ? 1 : 0)
      .put(table->name.text());
}

void Nearby::point_at(int spot) {
  at_ = spot;
  has_chosen_ = true;
  chose_own_ = on_own();
  chose_table_ = on_table();
  if (chose_table_) chosen_ = table_here().host;
}

/// The first that can be joined, or else watched; behind the last one stands the way to one's own.
int Nearby::first_table() const {
  int watchable = tables().size();
  for (int i = tables().size() - 1; i >= 0; --i)
    if (is_open(tables()[i])) watchable = i;
  for (int i = 0; i < tables().size(); ++i)
    if (is_open(tables()[i]) && !tables()[i].playing && tables()[i].free_seats > 0) return i;
  return watchable;
}

int Nearby::chosen_table() const {
  for (int i = 0; i < tables().size() && chose_table_; ++i)
    if (tables()[i].host == chosen_) return i;
  return tables().size();
}

void Nearby::stay_with_chosen() {
  if (has_chosen_ && !chose_table_ && !chose_own_) return;
  const int found = has_chosen_ ? chosen_table() : first_table();
  at_ = people_end() + found;
  if (found < tables().size()) {
    chosen_ = table_here().host;
  } else if (chose_table_) {  // it is gone: a press that was meant for it asks nobody else
    at_ = 0;
    chose_table_ = false;
  }
}

/// A full table may still be watched.
bool Nearby::is_open(const NearbyTable& table) const {
  return table.fit == NearbyTable::Fit::same &&
         ((!table.playing && table.free_seats > 0) || table.free_places > 0);
}

Outcome Nearby::act(Milliseconds now) {
  if (on_person()) {
    has_chosen_ = true;
    chose_table_ = chose_own_ = false;
    sheet_.open(at_);
    return Outcome::stay;
  }
  if (on_one_more()) {
    seating_.add(Seating::Place::person, unit_.gathering.first_emblem());
    static_cast<void>(seating_.save(unit_.log));
    if (!has_room()) at_ = people() - 1;
    return Outcome::stay;
  }
  if (on_own()) {
    unit_.air.leave(now);
    unit_.play_mode = PlayMode::on_air;
    return Outcome::table_wanted;
  }
  const NearbyTable& table = table_here();
  if (!is_open(table)) {
    unit_.sound.play(Motif::refuse);
    return Outcome::stay;
  }
  const bool plays = !table.playing && table.free_seats > 0;
  unit_.gathering.note_host_name(table.name);
  const RadioAddress host = table.host;
  unit_.gathering.join(host, plays ? people() : 0, now);
  return Outcome::waits;
}

std::uint32_t Nearby::sight() const {
  std::uint32_t sum = static_cast<std::uint32_t>(tables().size());
  for (int i = 0; i < tables().size(); ++i) {
    const NearbyTable& table = tables()[i];
    const std::uint8_t shown[] = {static_cast<std::uint8_t>(signal_bars(table.signal_dbm)),
                                  table.free_seats,
                                  table.free_places,
                                  static_cast<std::uint8_t>(table.game),
                                  table.playing,
                                  static_cast<std::uint8_t>(table.fit)};
    sum = sum * 31 + crc32({shown, sizeof shown});
    sum = sum * 31 + crc32({table.host.bytes, sizeof table.host.bytes});
    sum = sum * 31 + crc32(table.name.text());
  }
  return sum;
}

Tick Nearby::tick(Milliseconds) {
  if (sight() != sight_) changed_ = all_rows;
  sight_ = sight();
  stay_with_chosen();
  return what_changed();
}

// --------------------------------------------------------------------------------------------- how it looks

void Nearby::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  draw_place(painter, unit_.preferences.game, word(Word::nearby, language));
  if (sheet_.is_open()) {
    sheet_.draw(painter);
  } else {
    draw_people(painter);
    for (int i = 0; i < tables().size(); ++i) draw_table(painter, i);
    draw_own(painter);
    if (tables().size() == 0)
      paragraph(painter, {16, 140, 288, 50}, word(Word::looking_around, language), TextSize::child,
                palette::foam, Align::left, 2);
  }
  Word what = sheet_.types() ? Word::choose : Word::change;
  if (!sheet_.is_open() && on_own()) what = Word::choose;
  if (!sheet_.is_open() && on_table())
    what = !table_here().playing && table_here().free_seats > 0 ? Word::join : Word::watch_table;
  const int x = draw_hint(painter, {margin, hints_y}, "A", word(what, language));
  draw_hint(painter, {x, hints_y}, unit_.back_button(),
            word(sheet_.types() ? Word::erase : Word::back, language));
  if (!sheet_.is_open()) draw_help_hint(painter, {screen_width - margin, hints_y});
  draw_battery(painter, unit_.battery);
}

void Nearby::draw_people(Painter& painter) const {
  if (!painter.shows(people_area)) return;
  text_in(painter, {people_area.x + 6, people_area.y, 130, people_area.height},
          word(Word::people_here, unit_.preferences.language), TextSize::body, palette::foam, Align::left);
  for (int i = 0; i < people_end(); ++i) {
    const Rect area{people_area.right() - (people_max - i) * person_pitch, people_area.y, 28, 28};
    const bool chosen = at_ == i;
    draw_row(painter, unit_.preferences.game, area, look_of_row(chosen));
    if (i == people()) {
      painter.rectangle({area.x + 8, area.y + 13, 12, 2}, palette::foam);
      painter.rectangle({area.x + 13, area.y + 8, 2, 12}, palette::foam);
      continue;
    }
    const Face face = face_of(seating_.chairs[i].emblem, Seat(i));
    painter.sprite(face.small, area.top_left() + Point{2, 2}, face.color);
  }
}

/// Below the tables that are heard.
void Nearby::draw_own(Painter& painter) const {
  const Rect area = table_area(tables().size(), tables().size());
  if (!painter.shows(area)) return;
  const GameName game = unit_.preferences.game;
  draw_words(painter, draw_table_row(painter, game, area, on_own(), &game),
             word(Word::open_table, unit_.preferences.language), card_of(game).title, palette::foam);
}

void Nearby::draw_table(Painter& painter, int number) const {
  const Rect area = table_area(number, tables().size());
  if (!painter.shows(area)) return;
  const Language language = unit_.preferences.language;
  const NearbyTable& table = tables()[number];
  const bool chosen = at_ == people_end() + number;
  GameName game;
  const bool fits = table.fit == NearbyTable::Fit::same && find_game(table.game, game);
  Rect rest = draw_table_row(painter, unit_.preferences.game, area, chosen, fits ? &game : nullptr);
  const Rect signal = take_right(rest, 20);
  draw_signal(painter, centred(signal, 18, 16).top_left(), table.signal_dbm);
  if (!fits)
    return draw_words(painter, rest, UnitNameText(table.name).text(), word(Word::other_version, language),
                      palette::sand);
  const bool has_seats = !table.playing && table.free_seats > 0;
  const Rect seats = take_right(rest, has_seats ? 40 : 62);
  draw_words(painter, rest, UnitNameText(table.name).text(), card_of(game).title,
             is_open(table) ? palette::foam : palette::sand);
  if (!has_seats)
    return static_cast<void>(text_in(painter, seats,
                                     word(table.playing ? Word::in_play : Word::full_table, language),
                                     TextSize::body, palette::sand));
  painter.sprite(art::player, {seats.x + 19, seats.y + (seats.height - 18) / 2}, palette::sun);
  text_in(painter, {seats.x, seats.y, 16, seats.height}, Phrase().add(table.free_seats).text(),
          TextSize::child, palette::foam, Align::right);
}

}  // namespace seaglass
