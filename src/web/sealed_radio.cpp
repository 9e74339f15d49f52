#include "radio.h"
#include "sealing/sodium_cryptography.h"

namespace seaglass {
namespace web {

Cryptography* radio_cryptography() {
  static SodiumCryptography cryptography;
  return &cryptography;
}

}  // namespace web
}  // namespace seaglass
