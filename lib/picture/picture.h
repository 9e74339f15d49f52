// Pictures in files: PNG in and out, and a comparison that leaves something to look at.
#pragma once

#include <cstdint>

#include "simulator/panel.h"

namespace seaglass {
namespace simulator {

struct Picture {
  std::uint16_t pixels[screen_width * screen_height] = {};  // RGB565
};

/// Both make missing folders' absence a false, not a crash.
bool save_png(const char* path, const std::uint16_t* pixels);
bool load_png(const char* path, Picture& picture);

inline bool save_png(const char* path, const SimulatedPanel& panel) {
  return save_png(path, panel.pixels());
}

/// How many pixels differ. Where any does, `difference_path` shows them in red on the dimmed `expected`.
int compare(const SimulatedPanel& panel, const Picture& expected, const char* difference_path);

}  // namespace simulator
}  // namespace seaglass
