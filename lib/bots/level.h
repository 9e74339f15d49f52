// The levels of bots, by the names that bots have for them.
#pragma once

#include "tabletop/bot_level.h"

namespace seaglass::bots {

using Level = BotLevel;
constexpr int level_count = bot_level_count;
constexpr Level usual_level = usual_bot_level;

constexpr int index(Level level) {
  return static_cast<int>(level);
}
constexpr Level level_at(int index) {
  return static_cast<Level>(index);
}

}  // namespace seaglass::bots
