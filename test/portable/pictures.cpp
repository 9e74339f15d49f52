#include "portable/pictures.h"

#include <new>

#include "portable/memory_device.h"
#include "portable/place.h"
#include "portable/unit.h"

namespace seaglass {
namespace {

alignas(MemoryDevice) unsigned char device_memory[sizeof(MemoryDevice)];

constexpr Milliseconds frame_ms = 33;

void say_first_frame(MemoryDevice& memory) {
  memory.panel.keep_pictures(false);
  const std::uint64_t reset = instructions_so_far();
  boot_unit(memory.device()).step(0);
  say_count("boot.instructions", instructions_so_far() - reset);

  Handheld& handheld = boot_unit(memory.device());
  const std::uint64_t begun = instructions_so_far();
  handheld.step(0);
  say_count("frame.launcher.instructions", instructions_so_far() - begun);
  memory.panel.keep_pictures(true);
}

void say_step_to_the_next_card(MemoryDevice& memory, Handheld& handheld) {
  constexpr std::uint32_t frames = 10;
  const std::uint32_t sent_before = memory.panel.bytes_sent();
  Milliseconds now = frame_ms;
  memory.buttons.press(Button::right);
  for (std::uint32_t frame = 0; frame < frames; ++frame, now += frame_ms) handheld.step(now);
  memory.buttons.release();
  say_count("step.launcher.bytes_sent", (memory.panel.bytes_sent() - sent_before) / frames);
}

}  // namespace

void say_pictures() {
  MemoryDevice& memory = *new (device_memory) MemoryDevice;
  say_first_frame(memory);

  Handheld& handheld = boot_unit(memory.device());
  handheld.step(0);
  say_hash("picture.launcher", memory.panel.picture_hash());
  say_step_to_the_next_card(memory, handheld);
}

}  // namespace seaglass
