// Where there is no flash at all: everything runs, and nothing is kept.
#pragma once

#include "device.h"

namespace seaglass {

class NoFlash final : public Flash {
 public:
  int sectors() override { return 0; }
  void read(int, MutableBytes) override {}
  bool write(int, Bytes) override { return false; }
  bool erase(int) override { return false; }
};

/// One instance is enough: it stores nothing.
Flash& no_flash();

}  // namespace seaglass
