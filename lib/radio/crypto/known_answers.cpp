#include "radio/crypto/known_answers.h"

#include <initializer_list>

#include "core/check.h"

namespace seaglass {

namespace {

constexpr int digit_of(char letter) {
  return letter <= '9' ? letter - '0' : letter - 'a' + 10;
}

/// Reads as many bytes as there is room for; the text has exactly these.
void read_hexadecimal(const char* text, MutableBytes bytes) {
  for (int i = 0; i < bytes.size; ++i)
    bytes.data[i] = static_cast<std::uint8_t>(digit_of(text[2 * i]) << 4 | digit_of(text[2 * i + 1]));
  CHECK(text[2 * bytes.size] == 0);
}

bool is(const Key& key, const char* text) {
  Key other;
  read_hexadecimal(text, other);
  return same_bytes(key.bytes, other.bytes, Key::size);
}

struct Product {
  const char* scalar;
  const char* point;
  const char* result;
};
constexpr Product products[] = {
    {"a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
     "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
     "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"},
    // The highest bit of this point is set, and does not count.
    {"4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
     "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
     "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957"},
    {"0900000000000000000000000000000000000000000000000000000000000000",
     "0900000000000000000000000000000000000000000000000000000000000000",
     "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079"},
};

bool multiplies(Cryptography& cryptography) {
  for (const Product& product : products) {
    Key scalar, point, result;
    read_hexadecimal(product.scalar, scalar);
    read_hexadecimal(product.point, point);
    if (!cryptography.shared_secret(scalar, point, result) || !is(result, product.result)) return false;
  }
  return true;
}

bool agrees_on_keys(Cryptography& cryptography) {
  Key alice, bob, open, shared;
  read_hexadecimal("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a", alice);
  read_hexadecimal("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb", bob);
  cryptography.public_key(alice, open);
  if (!is(open, "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")) return false;
  constexpr const char* agreed = "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742";
  if (!cryptography.shared_secret(bob, open, shared) || !is(shared, agreed)) return false;
  cryptography.public_key(bob, open);
  if (!is(open, "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")) return false;
  if (!cryptography.shared_secret(alice, open, shared) || !is(shared, agreed)) return false;
  const Key nobody;  // a point that gives everybody the same: must be refused
  return !cryptography.shared_secret(alice, nobody, shared);
}

bool seals(Cryptography& cryptography) {
  constexpr char words[] =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen "
      "would be it.";
  constexpr int size = sizeof words - 1;
  Key key;
  for (int i = 0; i < Key::size; ++i) key.bytes[i] = static_cast<std::uint8_t>(0x80 + i);
  Nonce nonce;
  read_hexadecimal("070000004041424344454647", {nonce.bytes, Nonce::size});
  std::uint8_t associated[12], wanted[size + Cryptography::tag_bytes], sealed[sizeof wanted], opened[size];
  read_hexadecimal("50515253c0c1c2c3c4c5c6c7", {associated, sizeof associated});
  read_hexadecimal(
      "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92728b"
      "1a71de0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
      "3ff4def08e4b7a9de576d26586cec64b61161ae10b594f09e26a7e902ecbd0600691",
      {wanted, sizeof wanted});
  const auto* message = reinterpret_cast<const std::uint8_t*>(words);
  const Bytes beside = {associated, sizeof associated};
  cryptography.seal(key, nonce, beside, {message, size}, {sealed, sizeof sealed});
  if (!same_bytes(sealed, wanted, sizeof wanted)) return false;
  if (!cryptography.open(key, nonce, beside, {sealed, sizeof sealed}, {opened, size})) return false;
  if (!same_bytes(opened, message, size)) return false;
  constexpr std::uint8_t nothing[size] = {};
  for (std::uint8_t* byte : {&sealed[0], &sealed[size], &associated[0], &nonce.bytes[0], &key.bytes[0]}) {
    *byte ^= 1;
    if (cryptography.open(key, nonce, beside, {sealed, sizeof sealed}, {opened, size})) return false;
    if (!same_bytes(opened, nothing, size)) return false;
    *byte ^= 1;
  }
  return true;
}

bool hashes(Cryptography& cryptography) {
  constexpr std::uint8_t abc[] = {'a', 'b', 'c'};
  Key key, hash;
  for (int i = 0; i < Key::size; ++i) key.bytes[i] = static_cast<std::uint8_t>(i);
  cryptography.hash({abc, sizeof abc}, {}, hash);
  if (!is(hash, "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")) return false;
  cryptography.hash({abc, sizeof abc}, key, hash);
  if (!is(hash, "d63a32d3e44738d7907f964316c241adaba0abfeabc32349677578a15a203f7f")) return false;
  std::uint8_t longest[64], wanted[64];
  cryptography.hash({abc, sizeof abc}, {}, {longest, sizeof longest});
  read_hexadecimal(
      "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38a"
      "a8"
      "dbf1925ab92386edd4009923",
      {wanted, sizeof wanted});
  return same_bytes(longest, wanted, sizeof wanted);
}

}  // namespace

const char* wrong_answer(Cryptography& cryptography) {
  if (!multiplies(cryptography) || !agrees_on_keys(cryptography)) return "X25519";
  if (!seals(cryptography)) return "ChaCha20-Poly1305";
  if (!hashes(cryptography)) return "BLAKE2b";
  return nullptr;
}

}  // namespace seaglass
