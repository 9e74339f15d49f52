#include "radio/crypto/noise.h"

#include <cstring>

#include "core/check.h"
#include "core/wipe.h"

namespace seaglass {
namespace radio {

namespace {

constexpr char protocol_name[] = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2b";
static_assert(sizeof protocol_name - 1 <= NoiseHandshake::hash_bytes);

constexpr int block_bytes = 128;  // of BLAKE2b

void copy(std::uint8_t* to, Bytes from) {
  if (from.size > 0) std::memcpy(to, from.data, static_cast<std::size_t>(from.size));
}

}  // namespace

Nonce noise_nonce(std::uint32_t number) {
  Nonce nonce;
  for (int i = 0; i < 4; ++i) nonce.bytes[4 + i] = static_cast<std::uint8_t>(number >> 8 * i);
  return nonce;
}

NoiseHandshake::NoiseHandshake(Cryptography& cryptography, Bytes prologue, const Key& shared_key)
    : cryptography_(cryptography) {
  std::memcpy(hash_.bytes, protocol_name, sizeof protocol_name - 1);
  chain_ = hash_;
  mix_hash(prologue);
  Digest outputs[3];
  derive(shared_key, outputs, 3);
  chain_ = outputs[0];
  mix_hash({outputs[1].bytes, hash_bytes});
  take_key(outputs[2]);
  wipe(outputs);
}

NoiseHandshake::~NoiseHandshake() {
  wipe(chain_);
  wipe(key_);
}

void NoiseHandshake::mix_fresh(const Key& open) {
  mix_hash(open);
  Digest outputs[2];
  derive(open, outputs, 2);
  chain_ = outputs[0];
  take_key(outputs[1]);
  wipe(outputs);
}

bool NoiseHandshake::mix_both(const Key& own_secret, const Key& their_open) {
  Key both;
  const bool good = cryptography_.shared_secret(own_secret, their_open, both);
  Digest outputs[2];
  derive(both, outputs, 2);
  chain_ = outputs[0];
  take_key(outputs[1]);
  wipe(both);
  wipe(outputs);
  return good;
}

void NoiseHandshake::seal(Bytes payload, MutableBytes sealed) {
  CHECK(payload.size <= payload_bytes_max && sealed.size == payload.size + Cryptography::tag_bytes);
  cryptography_.seal(key_, noise_nonce(sealed_++), {hash_.bytes, hash_bytes}, payload, sealed);
  mix_hash(sealed);
}

bool NoiseHandshake::open(Bytes sealed, MutableBytes payload) {
  CHECK(payload.size <= payload_bytes_max && sealed.size == payload.size + Cryptography::tag_bytes);
  if (!cryptography_.open(key_, noise_nonce(sealed_++), {hash_.bytes, hash_bytes}, sealed, payload))
    return false;
  mix_hash(sealed);
  return true;
}

void NoiseHandshake::split(Key& by_who_begins, Key& by_who_answers) {
  Digest outputs[2];
  derive({}, outputs, 2);
  copy(by_who_begins.bytes, {outputs[0].bytes, Key::size});
  copy(by_who_answers.bytes, {outputs[1].bytes, Key::size});
  wipe(outputs);
}

void NoiseHandshake::mix_hash(Bytes data) {
  constexpr int data_bytes_max = 64;
  static_assert(data_bytes_max >= prologue_bytes_max && data_bytes_max >= hash_bytes &&
                data_bytes_max >= payload_bytes_max + Cryptography::tag_bytes);
  CHECK(data.size <= data_bytes_max);
  std::uint8_t message[hash_bytes + data_bytes_max];
  copy(message, {hash_.bytes, hash_bytes});
  copy(message + hash_bytes, data);
  cryptography_.hash({message, hash_bytes + data.size}, {}, {hash_.bytes, hash_bytes});
}

/// HMAC (RFC 2104).
NoiseHandshake::Digest NoiseHandshake::keyed(const Digest& key, Bytes data) {
  constexpr int data_bytes_max = hash_bytes + 1;
  CHECK(data.size <= data_bytes_max);
  std::uint8_t message[block_bytes + data_bytes_max];
  Digest digest;
  const auto pad = [&](std::uint8_t byte) {
    for (int i = 0; i < block_bytes; ++i)
      message[i] = static_cast<std::uint8_t>((i < hash_bytes ? key.bytes[i] : 0) ^ byte);
  };
  pad(0x36);
  copy(message + block_bytes, data);
  cryptography_.hash({message, block_bytes + data.size}, {}, {digest.bytes, hash_bytes});
  pad(0x5C);
  copy(message + block_bytes, {digest.bytes, hash_bytes});
  cryptography_.hash({message, block_bytes + hash_bytes}, {}, {digest.bytes, hash_bytes});
  wipe(message);
  return digest;
}

/// HKDF (RFC 5869), as Noise has it.
void NoiseHandshake::derive(Bytes input, Digest* outputs, int count) {
  Digest key = keyed(chain_, input);
  std::uint8_t data[hash_bytes + 1];
  int size = 0;
  for (int i = 0; i < count; ++i) {
    data[size] = static_cast<std::uint8_t>(i + 1);
    outputs[i] = keyed(key, {data, size + 1});
    copy(data, {outputs[i].bytes, hash_bytes});
    size = hash_bytes;
  }
  wipe(key);
  wipe(data);
}

void NoiseHandshake::take_key(const Digest& from) {
  copy(key_.bytes, {from.bytes, Key::size});
  sealed_ = 0;
}

}  // namespace radio
}  // namespace seaglass
