// What the screen shows, and what showing it costs.
#pragma once

namespace seaglass {

struct MemoryDevice;

void say_pictures();
void say_ink_scene(MemoryDevice& memory);

}  // namespace seaglass
