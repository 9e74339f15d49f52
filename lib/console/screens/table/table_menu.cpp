#include "console/screens/table/table_menu.h"

#include "console/parts/hint.h"
#include "console/parts/place.h"
#include "console/parts/status.h"
#include "ink/layout.h"
#include "ink/text.h"
#include "stage/arrows.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::table_menu, TableMenu::outcomes));

namespace {

constexpr int margin = 16;
constexpr int panel_right = 234, panel_bottom = 182, round = 12;
constexpr Rect line_area{6, 6, panel_right - 12, 30};
constexpr int below_width = screen_width - 2 * margin;

/// By what this unit is on the air.
constexpr Word leaving_means[air_part_count] = {Word::table_stays, Word::host_leaves, Word::guest_leaves,
                                                Word::table_stays};

}  // namespace

/// Who is told that somebody waits behind one of its lines finds the cursor there.
void TableMenu::enter(Milliseconds) {
  if (can_choose(static_cast<Line>(unit_.menu_line))) line_ = static_cast<Line>(unit_.menu_line);
  unit_.menu_line = static_cast<int>(Line::go_on);
  if (unit_.air.role().is_asked()) line_ = Line::company;
}

/// Each line with what it would change as it is now.
Subject TableMenu::subject() const {
  if (overview_ >= 0) return {};
  Subject subject(Subject::Kind::menu_line);
  subject.put(static_cast<int>(line_)).put(can_choose(line_) ? 1 : 0);
  const auto put_host_and_own_game = [&] {
    subject.put(unit_.air.role().host_address()).put(unit_.gathering.has_no_room() ? 1 : 0);
  };
  switch (line_) {
    case Line::take_back: {
      const int choices = has(line_) ? unit_.table.sitting().journal().size() : 0;
      subject.put(choices & 0xFF).put(choices >> 8 & 0xFF).put(unit_.view().near.index());
      break;
    }
    case Line::bots_step_in: subject.put(static_cast<int>(unit_.air.role().away_without_bot().bits())); break;
    case Line::without_host:
    case Line::take_table: put_host_and_own_game(); break;
    case Line::leave:
      subject.put(static_cast<int>(unit_.air.part()));
      subject.put(unit_.air.role().hosts_by_now() ? 1 : 0);
      break;
    case Line::go_on:
    case Line::look_around:
    case Line::what_happened:
    case Line::advice:
    case Line::company:
    case Line::rules:
    case Line::settings: break;
  }
  return subject;
}

Outcome TableMenu::handle(Press press, Milliseconds now) {
  if (unit_.gathering.is_parted()) return Outcome::parted;
  changed_ = all_rows;
  if (!can_choose(line_)) return Outcome::stay;
  if (overview_ >= 0) return leaf_through(press.button);
  switch (press.button) {
    case Button::up:
    case Button::left: move(-1); break;
    case Button::down:
    case Button::right: move(1); break;
    case Button::a: return choose(now);
    case Button::b:
    case Button::menu: return go_on();
  }
  return Outcome::stay;
}

void TableMenu::move(int by) {
  int line = static_cast<int>(line_);
  do line = (line + by + line_count) % line_count;
  while (!can_choose(static_cast<Line>(line)));
  line_ = static_cast<Line>(line);
}

Outcome TableMenu::choose(Milliseconds now) {
  switch (line_) {
    case Line::go_on: return go_on();
    case Line::look_around:
      is_log_ = false;
      overview_ = 0;
      if (!is_looking()) break;
      place_ = unit_.table.screen().first_place(unit_.view());
      aim_ = unit_.table.screen().place_spot(unit_.view(), place_);
      break;
    case Line::what_happened:
      is_log_ = true;
      overview_ = overviews() - 1;  // the newest
      break;
    case Line::take_back: unit_.table.take_back(); return Outcome::back;
    case Line::advice: unit_.asks_advice = true; return go_on();
    case Line::bots_step_in: unit_.air.role().let_bots_step_in(); return go_on();
    case Line::without_host: unit_.gathering.claim(now); return Outcome::waits;
    case Line::take_table: unit_.gathering.make_room(); return go_on();
    case Line::company: return Outcome::waits;
    case Line::rules: unit_.helped = unit_.table.name(); return open(Outcome::help_opened);
    case Line::settings: return open(Outcome::settings_opened);
    case Line::leave: unit_.gathering.leave(now); return Outcome::left;
  }
  return Outcome::stay;
}

Outcome TableMenu::open(Outcome page) {
  unit_.over_table = true;
  unit_.menu_line = static_cast<int>(line_);
  return page;
}

/// B and whatever comes after the last page lead back to the lines.
Outcome TableMenu::leaf_through(Button button) {
  if (is_looking() && look_further(button)) return Outcome::stay;
  switch (button) {
    case Button::up:
    case Button::left: overview_ = larger(0, overview_ - 1); break;
    case Button::down:
    case Button::right:
    case Button::a: overview_ = overview_ + 1 < overviews() ? overview_ + 1 : -1; break;
    case Button::b: overview_ = -1; break;
    case Button::menu: return go_on();
  }
  return Outcome::stay;
}

/// On three buttons from place to place in their order.
bool TableMenu::look_further(Button button) {
  const View view = unit_.view();
  const GameScreen& screen = unit_.table.screen();
  Way way;
  switch (button) {
    case Button::left: way = Way::left; break;
    case Button::right: way = Way::right; break;
    case Button::up: way = Way::up; break;
    case Button::down: way = Way::down; break;
    default: return false;
  }
  if (unit_.three_buttons()) {
    if (!is_flat(way)) return false;
    place_ = (place_ + (way == Way::right ? 1 : places() - 1)) % places();
    return true;
  }
  const auto spot = [&](int place) { return screen.place_spot(view, place); };
  place_ = arrow_leads_to(spot, places(), place_, way, is_flat(way) ? aim_.y : aim_.x);
  (is_flat(way) ? aim_.x : aim_.y) = is_flat(way) ? spot(place_).x : spot(place_).y;
  return true;
}

/// Others come and go meanwhile, and the lines with them. Where the chosen one goes, a press was meant for
/// that.
Tick TableMenu::tick(Milliseconds) {
  if (unit_.gathering.is_parted()) return {no_rows, 0, Outcome::parted};
  if (usable() != usable_) changed_ = all_rows;
  usable_ = usable();
  if (!can_choose(line_)) line_ = Line::go_on;
  return what_changed();
}

std::uint32_t TableMenu::usable() const {
  std::uint32_t lines = 0;
  for (int i = 0; i < line_count; ++i) lines |= can_choose(static_cast<Line>(i)) ? 1u << i : 0;
  return lines;
}

void TableMenu::draw(Painter& painter) const {
  if (overview_ >= 0) {
    if (is_log_) {
      Happenings(unit_, Happenings::What::all).draw_page(painter, overview_);
      return draw_battery(painter, unit_.battery, unit_.air_bars);
    }
    const GameScreen& screen = unit_.table.screen();
    const View view = unit_.view();
    if (is_looking())
      screen.draw_place(painter, view, within(0, place_, places() - 1));
    else
      screen.draw_overview(painter, view, overview_ - (places() > 0 ? 1 : 0));
    const Shifted shifted(painter, unit_.table.screen().battery_shift());
    return draw_battery(painter, unit_.battery, unit_.air_bars);
  }
  const Language language = unit_.preferences.language;
  const GameCard& card = card_of(unit_.table.name());
  const int beside = (panel_right + screen_width) / 2;
  draw_whole_card(painter, unit_.table.name(), larger(0, beside - card.hero.x));
  painter.rounded({-round, -round, panel_right + round, panel_bottom + round}, round,
                  mixed(card.water.deep, palette::night, 120));
  draw_lines(painter);
  text_in(painter, {margin, 190, below_width, 20}, said_below().text(), TextSize::body, palette::sand,
          Align::left);
  const int x = draw_hint(painter, {margin, 215}, "A", word(Word::choose, language));
  draw_hint(painter, {x, 215}, unit_.back_button(), word(Word::back, language));
  draw_battery(painter, unit_.battery, unit_.air_bars);
}

Phrase TableMenu::said_below() const {
  const auto say = [this](Word words) { return Phrase().add(word(words, unit_.preferences.language)); };
  if (line_ == Line::leave) return say(leaving_means[static_cast<int>(unit_.air.part())]);
  if (line_ == Line::bots_step_in) return names_of(unit_.air.role().away_without_bot());
  const bool would_host = line_ == Line::take_table || line_ == Line::without_host;
  if (would_host && unit_.gathering.has_no_room()) return say(Word::own_game_ends);
  // While something is told, the table that is shown is one at which nobody decides.
  return unit_.table.has_caption() ? Phrase() : unit_.table.screen().why_not(unit_.view());
}

Phrase TableMenu::names_of(SeatSet seats) const {
  Phrase names;
  for (Seat seat : all_seats(unit_.table.players())) {
    if (!seats.contains(seat)) continue;
    Phrase longer = names;
    longer.add(names.empty() ? "" : ", ").add(unit_.view().name(seat));
    if (text_width(longer.text(), TextSize::body) > below_width) return names.add(" …");
    names = longer;
  }
  return names;
}

void TableMenu::draw_lines(Painter& painter) const {
  constexpr Word names[line_count] = {Word::go_on,        Word::look_around, Word::what_happened,
                                      Word::take_back,    Word::ask_advice,  Word::bots_step_in,
                                      Word::without_host, Word::take_table,  Word::who_is_here,
                                      Word::how_to_play,  Word::settings,    Word::leave_table};
  constexpr int unusable_opacity = 150;
  int shown = 0;
  for (int i = 0; i < line_count; ++i) shown += has(static_cast<Line>(i)) ? 1 : 0;
  const int pitch = (panel_bottom - 2 * line_area.y) / shown;
  Rect area{line_area.x, line_area.y, line_area.width, smaller(line_area.height, pitch - 1)};
  for (int i = 0; i < line_count; ++i) {
    const Line line = static_cast<Line>(i);
    if (!has(line)) continue;
    if (line == line_) painter.rounded(area, 10, palette::sun);
    const Paint paint(line == line_ ? palette::night : palette::foam,
                      can_choose(line) ? 255 : unusable_opacity);
    text_in(painter, inset(area, 10, 0), word(names[i], unit_.preferences.language), TextSize::child, paint,
            Align::left);
    area = area.moved({0, pitch});
  }
}

}  // namespace seaglass
