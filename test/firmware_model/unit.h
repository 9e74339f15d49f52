// The whole firmware as one function, and what it tells of itself.
#pragma once

#include "esp32_model/board.h"

namespace seaglass {
namespace model {

/// As the core's own main does it: setup once, then loop for ever.
void run_firmware();
/// Over the handheld's shoulder.
void look_at_handheld(Board& board);

}  // namespace model
}  // namespace seaglass
