#include "emulated/machine.h"

#include "portable/place.h"

extern "C" {

int semihosting(int operation, const void* argument);

void machine_write(const char* text) {
  constexpr int write_text = 0x04;
  semihosting(write_text, text);
}

[[noreturn]] void machine_stop(int exit_code) {
  constexpr int exit_extended = 0x20;
  constexpr std::uint32_t application_exit = 0x20026;
  const std::uint32_t why[2] = {application_exit, static_cast<std::uint32_t>(exit_code)};
  semihosting(exit_extended, why);
  for (;;) {
  }
}

[[noreturn]] void machine_trapped(std::uint32_t cause, std::uint32_t at) {
  seaglass::say_count("trap.cause", cause);
  seaglass::say_hash("trap.at", at);
  machine_stop(3);
}
}
