// What happens in Tide Pool, for screens to show. `seat` is who does it.
#pragma once

#include "tabletop/event.h"

namespace seaglass::tide_pool {

enum class Happening : std::uint8_t {
  took,    // a pebbles
  showed,  // the tide card worth a, when the pool is empty
};

constexpr Happening happening(const Event& event) {
  return static_cast<Happening>(event.what);
}

}  // namespace seaglass::tide_pool
