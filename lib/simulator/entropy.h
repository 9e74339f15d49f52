// Bytes that look unpredictable and are the same in every run from the same seed: for tests alone.
#pragma once

#include "core/random.h"
#include "device.h"

namespace seaglass {
namespace simulator {

class SimulatedEntropy : public Entropy {
 public:
  explicit SimulatedEntropy(std::uint64_t seed) : random_(seed) {}

  void fill(MutableBytes bytes) override {
    for (int i = 0; i < bytes.size; ++i) bytes.data[i] = static_cast<std::uint8_t>(random_.next() >> 24);
  }

 private:
  Random random_;
};

}  // namespace simulator
}  // namespace seaglass
