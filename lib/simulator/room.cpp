#include "simulator/room.h"

#include "core/check.h"

namespace seaglass {
namespace simulator {

SimulatedRoom::SimulatedRoom(int handhelds, std::uint64_t seed, bool calm, Entropy* entropy,
                             Cryptography* cryptography)
    : air_(clock_, seed), size_(handhelds) {
  CHECK(handhelds >= 1 && handhelds <= handhelds_max);
  for (int i = 0; i < size_; ++i) {
    handhelds_[i].emplace(clock_, air_, i, seed_of_unit(seed, i), entropy);
    handhelds_[i]->set_calm(calm);
    handhelds_[i]->set_cryptography(cryptography);
    handhelds_[i]->start();
  }
}

SimulatedHandheld& SimulatedRoom::operator[](int i) {
  CHECK(i >= 0 && i < size_);
  return *handhelds_[i];
}

void SimulatedRoom::run(Milliseconds duration_ms) {
  const Milliseconds end = clock_.now + duration_ms;
  for (;;) {
    while (step_whoever_is_due()) {
    }
    if (clock_.now == end) return;
    const Milliseconds left_ms = end - clock_.now;
    clock_.now += left_ms < wait_ms() ? left_ms : wait_ms();
  }
}

Milliseconds SimulatedRoom::wait_ms() const {
  Milliseconds wait_ms = forever_ms;
  for (int i = 0; i < size_; ++i)
    if (handhelds_[i]->wait_ms() < wait_ms) wait_ms = handhelds_[i]->wait_ms();
  return wait_ms;
}

// Ends, since nobody is due twice at one time.
bool SimulatedRoom::step_whoever_is_due() {
  bool somebody = false;
  for (int i = 0; i < size_; ++i)
    if (handhelds_[i]->step_if_due()) somebody = true;
  return somebody;
}

void SimulatedRoom::tap(int i, Button button, Milliseconds hold_ms) {
  (*this)[i].press(button);
  run(hold_ms);
  (*this)[i].release(button);
  run(2 * SimulatedHandheld::frame_ms);
}

}  // namespace simulator
}  // namespace seaglass
