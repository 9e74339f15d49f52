#include "sealing/sodium_cryptography.h"

#include <sodium/crypto_aead_chacha20poly1305.h>
#include <sodium/crypto_generichash_blake2b.h>
#include <sodium/crypto_scalarmult_curve25519.h>
#include <sodium/utils.h>

#include "core/check.h"

// Without sodium_init: it only picks faster code for large processors and opens a source of randomness, which
// is the device's Entropy here.
namespace seaglass {

namespace {

std::size_t size_of(Bytes bytes) {
  return static_cast<std::size_t>(bytes.size);
}

}  // namespace

void SodiumCryptography::public_key(const Key& secret, Key& open) {
  const int failed = crypto_scalarmult_curve25519_base(open.bytes, secret.bytes);
  CHECK(failed == 0);
}

bool SodiumCryptography::shared_secret(const Key& secret, const Key& their_open, Key& shared) {
  return crypto_scalarmult_curve25519(shared.bytes, secret.bytes, their_open.bytes) == 0;
}

void SodiumCryptography::hash(Bytes message, Bytes key, MutableBytes hash) {
  const int failed = crypto_generichash_blake2b(hash.data, size_of(hash), message.data, size_of(message),
                                                key.data, size_of(key));
  CHECK(failed == 0);
}

void SodiumCryptography::seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
                              MutableBytes sealed) {
  CHECK(sealed.size == message.size + tag_bytes);
  unsigned long long size = 0;
  const int failed = crypto_aead_chacha20poly1305_ietf_encrypt(
      sealed.data, &size, message.data, size_of(message), associated.data, size_of(associated), nullptr,
      nonce.bytes, key.bytes);
  CHECK(failed == 0 && size == size_of(sealed));
}

bool SodiumCryptography::open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
                              MutableBytes message) {
  CHECK(sealed.size == message.size + tag_bytes);
  unsigned long long size = 0;
  return crypto_aead_chacha20poly1305_ietf_decrypt(message.data, &size, nullptr, sealed.data, size_of(sealed),
                                                   associated.data, size_of(associated), nonce.bytes,
                                                   key.bytes) == 0;
}

void SodiumCryptography::wipe(MutableBytes secret) {
  sodium_memzero(secret.data, size_of(secret));
}

}  // namespace seaglass
