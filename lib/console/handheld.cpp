#include "console/handheld.h"

namespace seaglass {

Milliseconds Handheld::step(Milliseconds) {
  device_.panel.wait();
  return 1000;
}

}  // namespace seaglass
