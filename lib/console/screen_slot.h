// The one place in memory where screens live, one at a time: each is constructed over the one before.
#pragma once

#include <type_traits>

#include "console/air_help.h"
#include "console/boot.h"
#include "console/curtain.h"
#include "console/game_page.h"
#include "console/help.h"
#include "console/launcher.h"
#include "console/name_page.h"
#include "console/nearby.h"
#include "console/new_table.h"
#include "console/past_games.h"
#include "console/play.h"
#include "console/players.h"
#include "console/replay.h"
#include "console/score_sheet.h"
#include "console/settings.h"
#include "console/table_menu.h"
#include "console/waiting_room.h"

namespace seaglass {

class ScreenSlot {
 public:
  ScreenSlot() = default;
  ScreenSlot(const ScreenSlot&) = delete;
  ScreenSlot& operator=(const ScreenSlot&) = delete;

  /// What was there is gone, and needs no farewell: screens own nothing.
  Screen& show(ScreenName name, Unit& unit);

 private:
  std::aligned_union_t<0, Boot, Launcher, GamePage, Settings, NamePage, NewTable, Curtain, Play, TableMenu,
                       Help, ScoreSheet, PastGames, Replay, Players, Nearby, WaitingRoom, AirHelp>
      memory_;
};

}  // namespace seaglass
