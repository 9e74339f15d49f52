// The time of a simulated room. It stands still until somebody moves it.
#pragma once

#include "device.h"
#include "moments.h"

namespace seaglass {
namespace simulator {

struct SimulatedClock {
  Milliseconds now = 0;
};

}  // namespace simulator
}  // namespace seaglass
