// How well a bot plays. What that means is each game's own matter: which of the things that people overlook
// it overlooks, and how much it thinks.
#pragma once

#include <cstdint>

namespace seaglass::bots {

enum class Level : std::uint8_t {
  minnow,  // plays like a child
  otter,   // sees what a choice brings, and has a blind spot
  heron,   // has none, and looks not far
  siren,   // as strong as a handheld can be
};
constexpr int level_count = 4;
constexpr Level usual_level = Level::heron;

constexpr int index(Level level) {
  return static_cast<int>(level);
}
constexpr Level level_at(int index) {
  return static_cast<Level>(index);
}

}  // namespace seaglass::bots
