#include "firmware_model/party.h"

#include "firmware_model/board_flash.h"
#include "firmware_model/unit.h"
#include "sitting_down.h"

namespace seaglass {
namespace model {

Party::Party(Claims& claims, int units, std::uint64_t seed)
    : claims_(claims),
      seed_(seed),
      world_(units, seed, run_firmware, look_at_handheld),
      expected_starts_(static_cast<std::size_t>(units)) {
  for (int i = 0; i < units; ++i) set(world_.board(i));
}

bool Party::claim(bool holds, const std::string& what) {
  return claims_.check(holds, "seed " + std::to_string(seed_) + ": " + what);
}

bool Party::at_table(int i) {
  const ScreenName screen = showing(i);
  return screen == ScreenName::play || screen == ScreenName::curtain || screen == ScreenName::score ||
         screen == ScreenName::table_menu;
}

bool Party::all_at_table() {
  for (int i = 0; i < size(); ++i)
    if (!at_table(i)) return false;
  return true;
}

bool Party::all_show(ScreenName screen) {
  for (int i = 0; i < size(); ++i)
    if (showing(i) != screen) return false;
  return true;
}

bool Party::is_well(const std::string& when) {
  bool well = claim(world_.failures() == 0, when + ": " + world_.failure());
  for (int i = 0; well && i < size(); ++i) {
    const std::string unit = when + ": unit " + std::to_string(i);
    well =
        claim(world_.starts(i) == expected_starts_[static_cast<std::size_t>(i)],
              unit + " started " + std::to_string(world_.starts(i)) + " times; it said\n" + world_.said(i));
    const bool shows = world_.is_running(i) && world_.board(i).panel.is_lit();
    const std::string difference = shows ? world_.difference(i) : "";
    well = well && claim(difference.empty(), std::string(unit).append(": ").append(difference));
  }
  return well;
}

bool Party::switch_on() {
  for (int i = 0; i < size(); ++i) {
    world_.power_on(i);
    expect_another_start(i);
  }
  run(3000);
  return is_well("after the start") && claim(all_show(ScreenName::launcher), "all show the launcher");
}

namespace {

/// What a board without that button has for it: the cursor goes through all in order.
Button on_this_board(Button button) {
  if (!board::three_buttons) return button;
  return button == Button::up ? Button::left : button == Button::down ? Button::right : button;
}

}  // namespace

// As test/test_nearby does it: the first seat is here, the others elsewhere.
bool Party::open(GameName game, int players) {
  for (int taps = 0; taps < game_count && world_.board(0).game != static_cast<int>(game); ++taps)
    tap(0, Button::right);
  tap(0, Button::a);
  BoardFlash flash(world_.board(0));
  RecordLog log(flash);
  log.mount();
  SittingDown sitting(log, game, PlayMode::on_air, world_.board(0).address[5] % emblem_count,
                      [this](Button button) {
                        // Where no table is near, the cursor stands on one's own, and up twice comes back to
                        // it.
                        const bool is_there = showing(0) == ScreenName::nearby && button == Button::up;
                        if (!board::three_buttons || !is_there) tap(0, on_this_board(button));
                      });
  Seating::Place places[seats_max];
  for (Seating::Place& place : places) place = Seating::Place::elsewhere;
  places[0] = Seating::Place::person;
  sitting.choose_mode();
  sitting.sit(places, players);
  sitting.begin();
  return is_well("a table is opened") && claim(showing(0) == ScreenName::waiting_room, "a table is open");
}

bool Party::gather(GameName game) {
  if (!open(game, size())) return false;
  for (int i = 1; i < size(); ++i) {
    tap(i, Button::b);
    run(3000);
    tap(i, Button::a);  // the cursor stands on the first table that can be joined
    if (!claim(showing(i) == ScreenName::waiting_room, "the table is found")) return false;
    run(3000);
    tap(i, Button::a);
    tap(0, Button::a);
    run(4000);
  }
  return is_well("all have come");
}

bool Party::deal() {
  tap(0, Button::a);
  for (int waits = 0; waits < 200 && !all_at_table(); ++waits) run(200);
  return is_well("the cards are dealt") && claim(all_at_table(), "all are at the table");
}

/// Who started twice within a minute goes to its table at another start alone
/// (lib/console/session/gathering.cpp).
void Party::switch_off_and_on(int i) {
  world_.power_off(i);
  run(500);
  world_.power_on(i);
  expect_another_start(i);
  run(3000);
}

void Party::press_something() {
  const int i = world_.random().below(size());
  if (!world_.is_running(i)) return run(200);
  if (!world_.board(i).has_handheld) return tap(i, Button::a);  // why it stopped, to be read
  switch (showing(i)) {
    case ScreenName::score:
    case ScreenName::boot:
    case ScreenName::waiting_room: return run(200);
    case ScreenName::launcher: return switch_off_and_on(i);
    case ScreenName::curtain: return world_.tap(i, Button::a, 700);
    case ScreenName::table_menu: return tap(i, Button::b);
    case ScreenName::game_page: return tap(i, Button::a);  // it was interrupted: carry on
    default: break;
  }
  tap(i, world_.random().below(3) > 0   ? Button::a
         : world_.random().below(2) > 0 ? Button::left
                                        : Button::right);
}

void Party::play_on(int presses) {
  for (int n = 0; n < presses && world_.failures() == 0; ++n) press_something();
}

bool Party::same_scores() {
  const Board& first = world_.board(0);
  bool same = first.players > 0;
  for (int i = 1; i < size(); ++i)
    for (int seat = 0; seat < first.players; ++seat)
      same = same && world_.board(i).totals[seat] == first.totals[seat];
  return claim(same, "all have the same scores");
}

bool Party::play_to_the_score() {
  constexpr int presses_max = 20000;
  for (int n = 0; n < presses_max && !all_show(ScreenName::score) && world_.failures() == 0; ++n)
    press_something();
  run(3000);
  std::string shown = "all show the score, not screens";
  for (int i = 0; i < size(); ++i) shown += " " + std::to_string(world_.board(i).showing);
  return is_well("the game is over") && claim(all_show(ScreenName::score), shown) && same_scores();
}

}  // namespace model
}  // namespace seaglass
