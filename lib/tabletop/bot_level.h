// How well a bot plays. What that means is each game's own matter: which of the things that people overlook
// it overlooks, and how much it thinks.
#pragma once

#include <cstdint>

namespace seaglass {

enum class BotLevel : std::uint8_t {
  minnow,  // plays like a child
  otter,   // sees what a choice brings, and has a blind spot
  heron,   // has none, and looks not far
  orca,    // as strong as a handheld can be
};
constexpr int bot_level_count = 4;
constexpr BotLevel usual_bot_level = BotLevel::heron;

}  // namespace seaglass
