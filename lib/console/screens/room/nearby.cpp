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
constexpr Rect people_area{margin, 40, screen_width - 2 * margin, 26};
constexpr Rect tables_area{margin, 70, screen_width - 2 * margin, 138};
constexpr int people_max = seats_max - 1;  // somebody hosts

constexpr Rect table_area(int number) {
  return row(tables_area, number, radio::Nearby::tables_max, 2);
}

}  // namespace

void Nearby::enter(Milliseconds now) {
  unit_.gathering.look_around(now);
}

Outcome Nearby::handle(Press press, Milliseconds now) {
  changed_ = all_rows;
  stay_with_chosen();
  switch (press.button) {
    case Button::up:
    case Button::left: point_at((at_ + spots() - 1) % spots()); break;
    case Button::down:
    case Button::right: point_at((at_ + 1) % spots()); break;
    case Button::a: return act(now);
    case Button::b: unit_.air.leave(now); return Outcome::back;
    case Button::menu: return Outcome::help_opened;
  }
  return Outcome::stay;
}

/// Joining and watching are two subjects: a press for one of them never does the other.
Subject Nearby::subject() const {
  const NearbyTable* table = at_ == on_people ? nullptr : tables().find(chosen_);
  if (table == nullptr) return Subject(Subject::Kind::nearby_people);
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
  if (at_ != on_people) chosen_ = tables()[at_ - 1].host;
}

void Nearby::stay_with_chosen() {
  if (at_ == on_people) return;
  at_ = on_people;
  for (int i = 0; i < tables().size(); ++i)
    if (tables()[i].host == chosen_) at_ = 1 + i;
}

/// A full table may still be watched.
bool Nearby::is_open(const NearbyTable& table) const {
  return table.fit == NearbyTable::Fit::same &&
         ((!table.playing && table.free_seats > 0) || table.free_places > 0);
}

Outcome Nearby::act(Milliseconds now) {
  if (at_ == on_people) {
    people_ = people_ % people_max + 1;
    return Outcome::stay;
  }
  const NearbyTable& table = tables()[at_ - 1];
  if (!is_open(table)) {
    unit_.sound.play(Motif::refuse);
    return Outcome::stay;
  }
  const bool plays = !table.playing && table.free_seats > 0;
  unit_.gathering.note_host_name(table.name);
  const RadioAddress host = table.host;
  unit_.gathering.join(host, plays ? people_ : 0, now);
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
  draw_people(painter);
  for (int i = 0; i < tables().size(); ++i) draw_table(painter, i);
  if (tables().size() == 0) {
    paragraph(painter, {16, 88, 288, 50}, word(Word::looking_around, language), TextSize::child,
              palette::foam, Align::left, 2);
    paragraph(painter, {16, 150, 288, 40}, word(Word::open_one, language), TextSize::body, palette::sand,
              Align::left, 2);
  }
  Word what = Word::change;
  if (at_ != on_people && at_ < spots()) {
    const NearbyTable& table = tables()[at_ - 1];
    what = !table.playing && table.free_seats > 0 ? Word::join : Word::watch_table;
  }
  const int x = draw_hint(painter, {margin, hints_y}, "A", word(what, language));
  draw_hint(painter, {x, hints_y}, unit_.back_button(), word(Word::back, language));
  draw_help_hint(painter, {screen_width - margin, hints_y});
  draw_battery(painter, unit_.battery);
}

void Nearby::draw_people(Painter& painter) const {
  if (!painter.shows(people_area)) return;
  const bool chosen = at_ == on_people;
  if (chosen) painter.rounded(people_area, 8, palette::lagoon);
  text_in(painter, {people_area.x + 6, people_area.y, 140, people_area.height},
          word(Word::people_here, unit_.preferences.language), TextSize::body, palette::foam, Align::left);
  const People people = unit_.gathering.people_here(people_max);
  constexpr int idle_opacity = 70;
  for (int i = 0; i < people.size(); ++i) {
    const Face& face = face_at(people[i].emblem);
    painter.sprite(face.small, {people_area.right() - (people_max - i) * 28, people_area.y + 1},
                   Tint(face.color, i < people_ ? 255 : idle_opacity));
  }
}

void Nearby::draw_table(Painter& painter, int number) const {
  const Rect area = table_area(number);
  if (!painter.shows(area)) return;
  const Language language = unit_.preferences.language;
  const NearbyTable& table = tables()[number];
  const bool chosen = at_ == 1 + number;
  painter.rounded(area, 7, chosen ? palette::lagoon : palette::shadow);
  if (chosen) painter.rounded_outline(area, 7, 2, palette::sun);
  draw_signal(painter, {area.x + 6, area.y + 3}, table.signal_dbm);
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
    painter.sprite(art::player, {area.right() - 26, area.y + 2}, palette::sun);
    text_in(painter, {area.right() - 58, area.y, 28, area.height}, Phrase().add(table.free_seats).text(),
            TextSize::body, palette::foam, Align::right);
    return;
  }
  text_in(painter, {area.x + 30, area.y, 250, area.height}, word(Word::other_version, language),
          TextSize::body, palette::sand, Align::left);
}

}  // namespace seaglass
