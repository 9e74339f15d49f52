#include "emulated/machine.h"

extern "C" {

int simulator_call(int number, int a, int b, int c);

void machine_write(const char* text) {
  constexpr int write = 4;
  constexpr int standard_output = 1;
  int length = 0;
  while (text[length] != '\0') ++length;
  simulator_call(write, standard_output, static_cast<int>(reinterpret_cast<std::uintptr_t>(text)), length);
}

[[noreturn]] void machine_stop(int exit_code) {
  constexpr int exit = 1;
  simulator_call(exit, exit_code, 0, 0);
  for (;;) {
  }
}

// The core's cycle counter follows QEMU's clock. Under -icount shift=7 an instruction takes 128 ns of it, and
// the "sim" machine runs the lx106 at 40 MHz: 5.12 cycles each, so that an odd cycle at either end rounds
// away. The dc233c has 10 MHz and, under shift=9, as many cycles. The counter wraps after 800 million
// instructions and must be read more often than that.
std::uint64_t machine_instructions() {
  static bool counting = false;
  static std::uint32_t before = 0;
  static std::uint64_t cycles = 0;
  std::uint32_t now = 0;
  asm volatile("rsr.ccount %0" : "=r"(now)::"memory");
  if (counting) cycles += now - before;
  counting = true;
  before = now;
  return (cycles * 25 + 64) >> 7;
}
}
