// Whatever comes from the air, at both ends of a link: nothing but a pairing that both people agreed to may
// come of it, and no byte is read that is not there.
#include "air.h"
#include "sealing/sodium_cryptography.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  seaglass::SodiumCryptography cryptography;
  fuzz::play(cryptography, data, size);
  return 0;
}
