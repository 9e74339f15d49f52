#include "esp32_model/processor.h"

#include <unistd.h>

#include <cstdio>
#include <cstring>

#include "esp_system.h"

// Where the linker put what is not zeroed at the start.
extern "C" {
extern unsigned char __start_rtc_noinit[];
extern unsigned char __stop_rtc_noinit[];
}

namespace seaglass {
namespace model {

Board* hardware = nullptr;

namespace {

bool is_unit = false;
void (*look)(Board&);
const Task* const tasks[] = {&radio_task, &panel_task, &watchdog_task};

std::size_t rtc_size() {
  return static_cast<std::size_t>(__stop_rtc_noinit - __start_rtc_noinit);
}

/// The director goes when it likes to, and its units with it (director.cpp, start).
void wait_for_turn() {
  constexpr int an_hour_ms = 3600 * 1000;
  if (!await_turn(hardware->turns, Turns::unit, an_hour_ms)) _exit(1);
}

void let_director_go_on() {
  look(*hardware);
  give_turn(hardware->turns, Turns::director);
  wait_for_turn();
}

void end_with(Ending ending, const char* why) {
  std::snprintf(hardware->why, sizeof hardware->why, "%s", why);
  std::memcpy(hardware->rtc, __start_rtc_noinit, rtc_size());
  hardware->ending = ending;
  look(*hardware);
  give_turn(hardware->turns, Turns::director);
}

}  // namespace

void run_unit(Board& of, void (*firmware)(), void (*onlooker)(Board&)) {
  hardware = &of;
  is_unit = true;
  look = onlooker;
  if (rtc_size() > sizeof hardware->rtc) misuse("the model has too little of the memory that is not zeroed");
  std::memcpy(__start_rtc_noinit, hardware->rtc, rtc_size());
  wait_for_turn();
  begin_pins();
  firmware();
  misuse("the firmware came to an end");
}

void wait_until(Moment moment) {
  if (!is_unit) {  // no unit: somebody looks at a board
    hardware->now = moment;
    return;
  }
  for (;;) {
    for (const Task* task : tasks) task->work();
    if (hardware->now >= moment) return;
    hardware->due = moment;
    for (const Task* task : tasks)
      if (task->due() < hardware->due) hardware->due = task->due();
    if (hardware->due < hardware->horizon)
      hardware->now = hardware->due;
    else
      let_director_go_on();
  }
}

void sleep_until(Moment moment) {
  hardware->due = moment;
  hardware->asleep = true;
  let_director_go_on();
  hardware->asleep = false;
}

void panic(int reset_reason, const char* why) {
  hardware->reset_reason = reset_reason;
  end_with(Ending::panic, why);
  _exit(0);
}

void misuse(const char* why) {
  end_with(Ending::misuse, why);
  _exit(0);
}

void end_run(Ending ending) {
  end_with(ending, "");
  _exit(0);
}

int fate_below(int n) {
  hardware->fate = hardware->fate * 6364136223846793005u + 1442695040888963407u;
  return static_cast<int>((hardware->fate >> 33) % static_cast<std::uint64_t>(n));
}

}  // namespace model
}  // namespace seaglass
