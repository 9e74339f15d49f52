#include "portable/pictures.h"

#include <new>

#include "console/screens/home/launcher.h"
#include "console/screens/start/boot.h"
#include "portable/memory_device.h"
#include "portable/place.h"
#include "portable/unit.h"

namespace seaglass {
namespace {

/// A screen, and the presses that lead there from a fresh boot: l r u d a b m, h holds A down until a curtain
/// opens, and w waits until the mark has gone. The last one shows it.
struct Frame {
  const char* name;
  const char* presses;
};

constexpr Frame frames[] = {
    {"boot", ""},      {"launcher", "w"},     {"game_page", "a"},
    {"settings", "m"}, {"new_table", "rraa"}, {"curtain", "rraarrrua"},
};

constexpr Milliseconds frame_ms = 33;
constexpr Milliseconds held_ms = 620;

alignas(MemoryDevice) unsigned char device_memory[sizeof(MemoryDevice)];

Button button_of(char letter) {
  switch (letter) {
    case 'l': return Button::left;
    case 'r': return Button::right;
    case 'u': return Button::up;
    case 'd': return Button::down;
    case 'a': return Button::a;
    case 'b': return Button::b;
    case 'h': return Button::a;
    default: CHECK(letter == 'm'); return Button::menu;
  }
}

MemoryDevice& fresh_device(bool keep_pictures) {
  MemoryDevice& memory = *new (device_memory) MemoryDevice;
  memory.panel.keep_pictures(keep_pictures);
  return memory;
}

/// One handheld on a fresh device, whose time goes on by one frame at each step.
class Sitting {
 public:
  explicit Sitting(bool keep_pictures)
      : memory(fresh_device(keep_pictures)), handheld_(boot_unit(memory.device())) {}

  void step() {
    handheld_.step(now_);
    now_ += frame_ms;
    memory.buttons.release();
  }
  void hold() {
    handheld_.step(now_);
    now_ += frame_ms;
  }
  std::uint64_t counted_step() {
    const std::uint64_t before = instructions_so_far();
    step();
    return instructions_so_far() - before;
  }
  void press(char letter) { memory.buttons.press(button_of(letter)); }
  /// The next step shows it.
  void wait_for_the_launcher() {
    while (now_ < Boot::mark_ms) step();
  }
  /// The next step shows the screen.
  void go_before(const Frame& frame) {
    for (const char* letter = frame.presses; *letter != '\0'; ++letter) {
      if (*letter == 'w') {
        wait_for_the_launcher();
        continue;
      }
      step();
      step();
      press(*letter);
      for (Milliseconds held = 0; *letter == 'h' && held < held_ms; held += frame_ms) hold();
    }
  }

  MemoryDevice& memory;

 private:
  Handheld& handheld_;
  Milliseconds now_ = 0;
};

void say_boot() {
  MemoryDevice& memory = fresh_device(false);
  const std::uint64_t reset = instructions_so_far();
  boot_unit(memory.device()).step(0);
  say_count("boot.instructions", instructions_so_far() - reset);
}

void say_frame(const Frame& frame) {
  Sitting counted(false);
  counted.go_before(frame);
  say_count({"frame.", frame.name, ".instructions"}, counted.counted_step());
  Sitting seen(true);
  seen.go_before(frame);
  seen.step();
  say_hash({"picture.", frame.name}, seen.memory.panel.picture_hash());
}

/// From one launcher card to the next: bytes in the mean, and the instructions of a step on the way.
void say_slide() {
  constexpr std::uint32_t steps = Launcher::slide_ms / frame_ms + 1;
  Sitting sitting(false);
  sitting.wait_for_the_launcher();
  sitting.step();
  const std::uint32_t sent_before = sitting.memory.panel.bytes_sent();
  sitting.press('r');
  sitting.step();
  say_count("frame.launcher_sliding.instructions", sitting.counted_step());
  for (std::uint32_t i = 2; i < steps; ++i) sitting.step();
  say_count("step.launcher.bytes_sent", (sitting.memory.panel.bytes_sent() - sent_before) / steps);
}

/// Nobody has touched it for a while: what is sent in the next ten seconds.
void say_idleness() {
  constexpr Milliseconds untouched_ms = 6000, watched_ms = 10000;
  Sitting sitting(false);
  for (Milliseconds passed = 0; passed < untouched_ms; passed += frame_ms) sitting.step();
  const std::uint32_t sent_before = sitting.memory.panel.bytes_sent();
  for (Milliseconds passed = 0; passed < watched_ms; passed += frame_ms) sitting.step();
  say_count("idle.launcher.bytes_sent", sitting.memory.panel.bytes_sent() - sent_before);
}

}  // namespace

void say_pictures() {
  say_boot();
  say_full_boot(fresh_device(false));
  for (const Frame& frame : frames) say_frame(frame);
  say_slide();
  say_idleness();
  say_ink_scene(fresh_device(true));
}

void say_presses() {
  say_press_to_pixel(fresh_device(true));
}

}  // namespace seaglass
