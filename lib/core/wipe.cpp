#include "core/wipe.h"

namespace seaglass {

void wipe(MutableBytes secret) {
  volatile std::uint8_t* const bytes = secret.data;
  for (int i = 0; i < secret.size; ++i) bytes[i] = 0;
}

}  // namespace seaglass
