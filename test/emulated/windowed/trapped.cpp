#include "emulated/machine.h"
#include "portable/place.h"

extern "C" [[noreturn]] void machine_trapped(std::uint32_t cause, std::uint32_t at) {
  seaglass::say_count("trap.cause", cause);
  seaglass::say_hash("trap.at", at);
  machine_stop(3);
}
