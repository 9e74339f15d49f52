#include "esp32_model/turns.h"

#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>

namespace seaglass {
namespace model {

void give_turn(Turns& turns, Turns::Whose to) {
  __atomic_store_n(&turns.whose, to, __ATOMIC_RELEASE);
  syscall(SYS_futex, &turns.whose, FUTEX_WAKE, 1, nullptr, nullptr, 0);
}

bool await_turn(Turns& turns, Turns::Whose me, int at_most_ms) {
  const Turns::Whose other = me == Turns::unit ? Turns::director : Turns::unit;
  const timespec patience = {at_most_ms / 1000, at_most_ms % 1000 * 1000000L};
  const auto has_come = [&] { return __atomic_load_n(&turns.whose, __ATOMIC_ACQUIRE) == me; };
  while (!has_come()) {
    const long failed = syscall(SYS_futex, &turns.whose, FUTEX_WAIT, other, &patience, nullptr, 0);
    if (failed != 0 && errno == ETIMEDOUT) return has_come();
  }
  return true;
}

}  // namespace model
}  // namespace seaglass
