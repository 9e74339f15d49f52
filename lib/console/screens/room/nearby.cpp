#include "console/screens/room/nearby.h"

#include "console/parts/hint.h"
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
constexpr Rect people_area{margin, 38, screen_width - 2 * margin, 28};
constexpr int person_pitch = 30;
constexpr Rect tables_area{margin, 68, screen_width - 2 * margin, 143};

/// One more than tables: the last is the way to one's own.
constexpr Rect table_area(int number) {
  return row(tables_area, number, radio::Nearby::tables_max + 1, 1);
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
      .put(table->game)
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
                                  table.game,
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
  painter.fill(palette::deep);
  text(painter, {margin, 12}, word(Word::nearby, language), TextSize::title, palette::foam);
  if (sheet_.is_open()) {
    sheet_.draw(painter);
  } else {
    draw_people(painter);
    for (int i = 0; i < tables().size(); ++i) draw_table(painter, i);
    draw_own(painter);
    if (tables().size() == 0)
      paragraph(painter, {16, 108, 288, 50}, word(Word::looking_around, language), TextSize::child,
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
    painter.rounded(area, 8, chosen ? palette::lagoon : palette::shadow);
    if (chosen) painter.rounded_outline(area, 8, 2, palette::sun);
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
  const Rect area = table_area(tables().size());
  if (!painter.shows(area)) return;
  painter.rounded(area, 7, on_own() ? palette::lagoon : palette::shadow);
  if (on_own()) painter.rounded_outline(area, 7, 2, palette::sun);
  text_in(painter, inset(area, 8, 0), word(Word::open_table, unit_.preferences.language), TextSize::body,
          palette::foam, Align::left);
  text_in(painter, inset(area, 8, 0), card_of(unit_.preferences.game).title, TextSize::body, palette::sand,
          Align::right);
}

void Nearby::draw_table(Painter& painter, int number) const {
  const Rect area = table_area(number);
  if (!painter.shows(area)) return;
  const Language language = unit_.preferences.language;
  const NearbyTable& table = tables()[number];
  const bool chosen = at_ == people_end() + number;
  painter.rounded(area, 7, chosen ? palette::lagoon : palette::shadow);
  if (chosen) painter.rounded_outline(area, 7, 2, palette::sun);
  draw_signal(painter, {area.x + 6, area.y + 1}, table.signal_dbm);
  const Color words = is_open(table) ? palette::foam : palette::sand;
  GameName game;
  if (table.fit == NearbyTable::Fit::same && find_game(table.game, game)) {
    text_in(painter, {area.x + 30, area.y, 96, area.height}, UnitNameText(table.name).text(), TextSize::body,
            words, Align::left);
    text_in(painter, {area.x + 128, area.y, 100, area.height}, card_of(game).title, TextSize::body, words,
            Align::left);
    if (table.playing || table.free_seats == 0) {
      text_in(painter, {area.right() - 68, area.y, 62, area.height},
              word(table.playing ? Word::in_play : Word::full_table, language), TextSize::body, palette::sand,
              Align::right);
      return;
    }
    painter.sprite(art::player, {area.right() - 26, area.y + 1}, palette::sun);
    text_in(painter, {area.right() - 58, area.y, 28, area.height}, Phrase().add(table.free_seats).text(),
            TextSize::body, palette::foam, Align::right);
    return;
  }
  text_in(painter, {area.x + 30, area.y, 250, area.height}, word(Word::other_version, language),
          TextSize::body, palette::sand, Align::left);
}

}  // namespace seaglass
