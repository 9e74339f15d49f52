// Unpredictable bytes. The chip's own generator is only as good as its noise source, which runs with the
// radio, so a pool is filled once from the other source that the chip has before anything else uses it, and
// every request hashes the pool onward together with whatever the generator has by then.
#pragma once

#include "device.h"

namespace seaglass {
namespace esp32 {

class PooledEntropy : public Entropy {
 public:
  /// First of all at the start: before the radio and before any voltage is measured.
  void begin();

  void fill(MutableBytes bytes) override;

 private:
  static constexpr int pool_bytes = 32;

  std::uint8_t pool_[pool_bytes] = {};
};

}  // namespace esp32
}  // namespace seaglass
