#include "cryptography.h"

#include "core/check.h"

#define IMPORT(name) extern "C" __attribute__((import_module("sealing"), import_name(#name)))

IMPORT(public_key) void sealing_public_key(const std::uint8_t* secret, std::uint8_t* open);
IMPORT(shared_secret)
int sealing_shared_secret(const std::uint8_t* secret, const std::uint8_t* theirs, std::uint8_t* shared);
IMPORT(hash)
void sealing_hash(const std::uint8_t* message, int size, const std::uint8_t* key, int key_size,
                  std::uint8_t* hash, int hash_size);
IMPORT(seal)
void sealing_seal(const std::uint8_t* key, const std::uint8_t* nonce, const std::uint8_t* associated,
                  int associated_size, const std::uint8_t* message, int size, std::uint8_t* sealed);
IMPORT(open)
int sealing_open(const std::uint8_t* key, const std::uint8_t* nonce, const std::uint8_t* associated,
                 int associated_size, const std::uint8_t* sealed, int size, std::uint8_t* message);

namespace seaglass {
namespace web {

void BrowserCryptography::public_key(const Key& secret, Key& open) {
  sealing_public_key(secret.bytes, open.bytes);
}

bool BrowserCryptography::shared_secret(const Key& secret, const Key& their_open, Key& shared) {
  return sealing_shared_secret(secret.bytes, their_open.bytes, shared.bytes) != 0;
}

void BrowserCryptography::hash(Bytes message, Bytes key, MutableBytes hash) {
  sealing_hash(message.data, message.size, key.data, key.size, hash.data, hash.size);
}

void BrowserCryptography::seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
                               MutableBytes sealed) {
  CHECK(sealed.size == message.size + tag_bytes);
  sealing_seal(key.bytes, nonce.bytes, associated.data, associated.size, message.data, message.size,
               sealed.data);
}

bool BrowserCryptography::open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
                               MutableBytes message) {
  CHECK(sealed.size == message.size + tag_bytes);
  if (sealing_open(key.bytes, nonce.bytes, associated.data, associated.size, sealed.data, sealed.size,
                   message.data) != 0)
    return true;
  wipe(message);
  return false;
}

void BrowserCryptography::wipe(MutableBytes secret) {
  volatile std::uint8_t* bytes = secret.data;
  for (int i = 0; i < secret.size; ++i) bytes[i] = 0;
}

}  // namespace web
}  // namespace seaglass
