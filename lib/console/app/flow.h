// Which screen follows which, as one table.
#pragma once

#include <cstdint>

namespace seaglass {

enum class ScreenName : std::uint8_t {
  boot,
  launcher,
  game_page,
  settings,
  names,
  sit_down,
  new_table,
  curtain,
  play,
  table_menu,
  help,
  score,
  past_games,
  replay,
  players,
  nearby,
  waiting_room,
  air_help,
  first_start,
};
constexpr int screen_count = 19;

/// How a screen answers a press: `stay`, or why it is left.
enum class Outcome : std::uint8_t {
  stay,
  back,
  game_opened,
  settings_opened,
  names_opened,
  table_wanted,    // a new one
  sit_down_again,  // in another way
  dealt,           // a game begins, or goes on
  opened,          // by the person named
  decided,         // the handheld goes to the next person
  menu_opened,
  finished,
  left,  // the table stays as it is
  help_opened,
  back_to_table,  // where one waits
  started,
  first_started,  // nobody has set anything here yet
  interrupted,    // it was, in the middle of a game, when it was on last
  past_wanted,
  replay_opened,
  players_wanted,
  nearby_opened,
  waits,   // for others, before the cards are dealt
  parted,  // the table is gone: it was closed, or this unit was sent away
};

constexpr ScreenName first_screen = ScreenName::boot;

struct Passage {
  ScreenName from;
  Outcome outcome;
  ScreenName to;
};

constexpr Passage passages[] = {
    {ScreenName::boot, Outcome::started, ScreenName::launcher},
    {ScreenName::boot, Outcome::first_started, ScreenName::first_start},
    {ScreenName::first_start, Outcome::started, ScreenName::launcher},
    {ScreenName::boot, Outcome::interrupted, ScreenName::game_page},
    {ScreenName::launcher, Outcome::game_opened, ScreenName::game_page},
    {ScreenName::launcher, Outcome::settings_opened, ScreenName::settings},
    {ScreenName::game_page, Outcome::back, ScreenName::launcher},
    {ScreenName::settings, Outcome::back, ScreenName::launcher},
    {ScreenName::settings, Outcome::back_to_table, ScreenName::table_menu},
    {ScreenName::table_menu, Outcome::settings_opened, ScreenName::settings},
    {ScreenName::settings, Outcome::names_opened, ScreenName::names},
    {ScreenName::names, Outcome::back, ScreenName::settings},
    {ScreenName::game_page, Outcome::table_wanted, ScreenName::sit_down},
    {ScreenName::sit_down, Outcome::back, ScreenName::game_page},
    {ScreenName::sit_down, Outcome::table_wanted, ScreenName::new_table},
    {ScreenName::sit_down, Outcome::nearby_opened, ScreenName::nearby},
    {ScreenName::game_page, Outcome::dealt, ScreenName::curtain},
    {ScreenName::new_table, Outcome::back, ScreenName::sit_down},
    {ScreenName::new_table, Outcome::dealt, ScreenName::curtain},
    {ScreenName::curtain, Outcome::opened, ScreenName::play},
    {ScreenName::curtain, Outcome::back, ScreenName::table_menu},
    {ScreenName::play, Outcome::decided, ScreenName::curtain},
    {ScreenName::play, Outcome::back, ScreenName::curtain},
    {ScreenName::play, Outcome::menu_opened, ScreenName::table_menu},
    {ScreenName::play, Outcome::finished, ScreenName::score},
    {ScreenName::table_menu, Outcome::opened, ScreenName::play},
    {ScreenName::table_menu, Outcome::back, ScreenName::curtain},
    {ScreenName::table_menu, Outcome::left, ScreenName::launcher},
    {ScreenName::table_menu, Outcome::help_opened, ScreenName::help},
    {ScreenName::game_page, Outcome::help_opened, ScreenName::help},
    {ScreenName::help, Outcome::back_to_table, ScreenName::table_menu},
    {ScreenName::help, Outcome::back, ScreenName::game_page},
    {ScreenName::game_page, Outcome::past_wanted, ScreenName::past_games},
    {ScreenName::past_games, Outcome::replay_opened, ScreenName::replay},
    {ScreenName::past_games, Outcome::back, ScreenName::game_page},
    {ScreenName::replay, Outcome::back, ScreenName::past_games},
    {ScreenName::game_page, Outcome::players_wanted, ScreenName::players},
    {ScreenName::players, Outcome::back, ScreenName::game_page},
    {ScreenName::launcher, Outcome::nearby_opened, ScreenName::nearby},
    {ScreenName::boot, Outcome::waits, ScreenName::waiting_room},
    {ScreenName::nearby, Outcome::back, ScreenName::launcher},
    {ScreenName::nearby, Outcome::sit_down_again, ScreenName::sit_down},
    {ScreenName::nearby, Outcome::table_wanted, ScreenName::new_table},
    {ScreenName::nearby, Outcome::waits, ScreenName::waiting_room},
    {ScreenName::nearby, Outcome::help_opened, ScreenName::air_help},
    {ScreenName::waiting_room, Outcome::help_opened, ScreenName::air_help},
    {ScreenName::air_help, Outcome::back, ScreenName::nearby},
    {ScreenName::air_help, Outcome::waits, ScreenName::waiting_room},
    {ScreenName::new_table, Outcome::waits, ScreenName::waiting_room},
    {ScreenName::waiting_room, Outcome::back, ScreenName::launcher},
    {ScreenName::waiting_room, Outcome::dealt, ScreenName::curtain},
    {ScreenName::score, Outcome::waits, ScreenName::waiting_room},
    {ScreenName::table_menu, Outcome::waits, ScreenName::waiting_room},
    {ScreenName::curtain, Outcome::parted, ScreenName::waiting_room},
    {ScreenName::play, Outcome::parted, ScreenName::waiting_room},
    {ScreenName::table_menu, Outcome::parted, ScreenName::waiting_room},
    {ScreenName::score, Outcome::dealt, ScreenName::curtain},
    {ScreenName::score, Outcome::back, ScreenName::launcher},
};

/// The screen that follows; `from` itself where nothing does.
constexpr ScreenName next_screen(ScreenName from, Outcome outcome) {
  for (const Passage& passage : passages)
    if (passage.from == from && passage.outcome == outcome) return passage.to;
  return from;
}

constexpr bool has_passage(ScreenName from, Outcome outcome) {
  for (const Passage& passage : passages)
    if (passage.from == from && passage.outcome == outcome) return true;
  return false;
}

/// A screen's `outcomes` must equal its rows in `passages`.
template <typename Outcomes>
constexpr bool flow_knows(ScreenName from, const Outcomes& outcomes) {
  int known = 0;
  for (const Passage& passage : passages) known += passage.from == from ? 1 : 0;
  int named = 0;
  for (Outcome outcome : outcomes) {
    if (!has_passage(from, outcome)) return false;
    ++named;
  }
  return known == named;
}

namespace flow_checks {

constexpr bool leads_somewhere_new() {
  for (const Passage& passage : passages)
    if (passage.outcome == Outcome::stay || passage.from == passage.to) return false;
  return true;
}
constexpr bool never_leads_two_ways() {
  for (const Passage& a : passages)
    for (const Passage& b : passages)
      if (&a != &b && a.from == b.from && a.outcome == b.outcome) return false;
  return true;
}
/// Whether the first screen leads there, in at most as many steps as there are screens.
constexpr bool reaches_every_screen() {
  bool reached[screen_count] = {};
  reached[static_cast<int>(first_screen)] = true;
  for (int step = 0; step < screen_count; ++step)
    for (const Passage& passage : passages)
      if (reached[static_cast<int>(passage.from)]) reached[static_cast<int>(passage.to)] = true;
  for (bool is_reached : reached)
    if (!is_reached) return false;
  return true;
}
constexpr bool is_home(ScreenName screen) {
  return screen == first_screen || screen == ScreenName::first_start || screen == ScreenName::launcher;
}
constexpr bool has_no_dead_end() {
  for (int i = 0; i < screen_count; ++i)
    if (!is_home(static_cast<ScreenName>(i)) && !has_passage(static_cast<ScreenName>(i), Outcome::back))
      return false;
  return true;
}
static_assert(leads_somewhere_new() && never_leads_two_ways() && reaches_every_screen() && has_no_dead_end());

}  // namespace flow_checks

}  // namespace seaglass
