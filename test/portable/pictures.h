// What the screen shows, and what showing it costs.
#pragma once

namespace seaglass {

void say_pictures();

}  // namespace seaglass
