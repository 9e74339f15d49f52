// The same behind the seal: every proof is zero and every seal is good, so that what is read only then is
// reached too. A unit that we paired with may have been taken apart by somebody.
#include "air.h"

namespace {

class NoCryptography final : public seaglass::Cryptography {
 public:
  using Key = seaglass::Key;
  using Bytes = seaglass::Bytes;
  using MutableBytes = seaglass::MutableBytes;

  void public_key(const Key& secret, Key& open) override {
    open = secret;
    open.bytes[0] |= 1;  // X25519 gives nobody a public key that is all zero
  }
  bool shared_secret(const Key&, const Key&, Key& shared) override {
    shared = Key();
    return true;
  }
  void hash(Bytes, Bytes, MutableBytes hash) override { wipe(hash); }
  void seal(const Key&, const seaglass::Nonce&, Bytes, Bytes message, MutableBytes sealed) override {
    for (int i = 0; i < sealed.size; ++i)
      sealed.data[i] = i < message.size ? message.data[i] : std::uint8_t{0};
  }
  bool open(const Key&, const seaglass::Nonce&, Bytes, Bytes sealed, MutableBytes message) override {
    for (int i = 0; i < message.size; ++i) message.data[i] = sealed.data[i];
    return true;
  }
  void wipe(MutableBytes secret) override {
    for (int i = 0; i < secret.size; ++i) secret.data[i] = 0;
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  NoCryptography cryptography;
  fuzz::play(cryptography, data, size);
  return 0;
}
