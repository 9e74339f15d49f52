// What a link needs of its unit.
#pragma once

#include "device.h"
#include "radio/key_store.h"

namespace seaglass {
namespace radio {

struct LinkParts {
  Radio& radio;
  Cryptography& cryptography;
  Entropy& entropy;
  KeyStore& keys;
};

template <typename Bytes>
Bytes drawn(Entropy& entropy) {
  Bytes bytes;
  entropy.fill(bytes);
  return bytes;
}

}  // namespace radio
}  // namespace seaglass
