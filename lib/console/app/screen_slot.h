// The one place in memory where screens live, one at a time: each is constructed over the one before.
#pragma once

#include <type_traits>

#include "console/screens/home/air_help.h"
#include "console/screens/home/game_page.h"
#include "console/screens/home/help.h"
#include "console/screens/home/launcher.h"
#include "console/screens/home/past_games.h"
#include "console/screens/home/players.h"
#include "console/screens/home/settings.h"
#include "console/screens/room/nearby.h"
#include "console/screens/room/waiting_room.h"
#include "console/screens/seats/name_page.h"
#include "console/screens/seats/new_table.h"
#include "console/screens/seats/sit_down.h"
#include "console/screens/start/boot.h"
#include "console/screens/start/first_start.h"
#include "console/screens/table/curtain.h"
#include "console/screens/table/play.h"
#include "console/screens/table/replay.h"
#include "console/screens/table/score_sheet.h"
#include "console/screens/table/table_menu.h"

namespace seaglass {

class ScreenSlot {
 public:
  ScreenSlot() = default;
  ScreenSlot(const ScreenSlot&) = delete;
  ScreenSlot& operator=(const ScreenSlot&) = delete;

  /// The screen before is not destroyed: screens own nothing.
  Screen& show(ScreenName name, Unit& unit);

 private:
  std::aligned_union_t<0, Boot, Launcher, GamePage, Settings, NamePage, SitDown, NewTable, Curtain, Play,
                       TableMenu, Help, ScoreSheet, PastGames, Replay, Players, Nearby, WaitingRoom, AirHelp,
                       FirstStart>
      memory_;
};

}  // namespace seaglass
