// Two handhelds find each other, pair, and play with a bot; one breaks, and the other goes on: steps in which
// all that a unit does comes together.
#include "games/games.h"
#include "portable/pictures.h"
#include "portable/place.h"
#include "portable/two_units.h"

namespace seaglass {
namespace {

constexpr int presses_at_once = 50;

/// Mirage is deepest where tents stand on its map, whenever in a game that is.
constexpr int looks_around(GameName game) {
  return game == GameName::mirage ? 5 : 1;
}

void say_pictures_of(TwoUnits& units, const char* scene) {
  say_hash({"picture.", scene, "_at_host"}, units[TwoUnits::host].memory.panel.picture_hash());
  say_hash({"picture.", scene, "_at_guest"}, units[TwoUnits::guest].memory.panel.picture_hash());
}

void say_on_air(GameName game) {
  TwoUnits units;
  units.meet_at(game);
  if (number_of(game) == 0) say_pictures_of(units, "pairing");
  units.pair();
  units.deal();
  for (int look = 0; look < looks_around(game); ++look) {
    for (int i = 0; i < presses_at_once; ++i) units.press_something(units.random().below(TwoUnits::count));
    CHECK(units[TwoUnits::host].handheld().table().sitting().journal().size() > 0);
    if (look == 0) say_pictures_of(units, game_of(game).facts().name);
    for (int i = 0; i < TwoUnits::count; ++i) units.look_around(i);
  }
}

/// The guest keeps what it holds of the table, starts anew and goes on as host; the old one comes back as
/// guest.
void say_hand_over_status() {
  constexpr Milliseconds introduced_ms = 12000, given_up_ms = 12000, claimed_ms = 6000, started_ms = 2000,
                         back_ms = 10000;
  TwoUnits units;
  UnitOnAir& host = units[TwoUnits::host];
  UnitOnAir& guest = units[TwoUnits::guest];
  units.meet_at(GameName::mirage);
  units.pair();
  units.deal();
  units.run(introduced_ms);
  host.switch_off();
  units.run(given_up_ms);
  CHECK(guest.handheld().log().size(keys::claim_state) > 0);
  guest.switch_off();
  guest.switch_on();
  units.run(given_up_ms);
  units.tap(TwoUnits::guest, Button::a);
  units.run(claimed_ms);
  CHECK(guest.handheld().table().is_hosted());
  host.switch_on();
  units.run(started_ms);
  units.tap(TwoUnits::host, Button::a);
  units.run(back_ms);
  CHECK(units.at_table(TwoUnits::host) && !host.handheld().table().is_hosted());
  say_pictures_of(units, "succession");
}

}  // namespace

void say_table_on_air() {
  for (int i = 0; i < game_count; ++i) say_on_air(static_cast<GameName>(i));
  say_hand_over_status();
}

}  // namespace seaglass
