#include "console/app/screen_slot.h"

#include <new>
#include <type_traits>

#include "core/check.h"

namespace seaglass {

namespace {

template <typename S>
Screen& constructed(void* memory, Unit& unit) {
  static_assert(std::is_trivially_destructible_v<S>);
  return *new (memory) S(unit);
}

}  // namespace

Screen& ScreenSlot::show(ScreenName name, Unit& unit) {
  switch (name) {
    case ScreenName::boot: return constructed<Boot>(&memory_, unit);
    case ScreenName::launcher: return constructed<Launcher>(&memory_, unit);
    case ScreenName::game_page: return constructed<GamePage>(&memory_, unit);
    case ScreenName::settings: return constructed<Settings>(&memory_, unit);
    case ScreenName::names: return constructed<NamePage>(&memory_, unit);
    case ScreenName::sit_down: return constructed<SitDown>(&memory_, unit);
    case ScreenName::new_table: return constructed<NewTable>(&memory_, unit);
    case ScreenName::curtain: return constructed<Curtain>(&memory_, unit);
    case ScreenName::play: return constructed<Play>(&memory_, unit);
    case ScreenName::table_menu: return constructed<TableMenu>(&memory_, unit);
    case ScreenName::help: return constructed<Help>(&memory_, unit);
    case ScreenName::nearby: return constructed<Nearby>(&memory_, unit);
    case ScreenName::waiting_room: return constructed<WaitingRoom>(&memory_, unit);
    case ScreenName::air_help: return constructed<AirHelp>(&memory_, unit);
    case ScreenName::first_start: return constructed<FirstStart>(&memory_, unit);
    case ScreenName::score: return constructed<ScoreSheet>(&memory_, unit);
    case ScreenName::past_games: return constructed<PastGames>(&memory_, unit);
    case ScreenName::replay: return constructed<Replay>(&memory_, unit);
    case ScreenName::players: return constructed<Players>(&memory_, unit);
  }
  check_failed("a screen's name", __FILE__, __LINE__);
}

}  // namespace seaglass
