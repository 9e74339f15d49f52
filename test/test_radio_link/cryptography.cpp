#include "radio/cryptography.h"

#include <initializer_list>

#include "radio/known_answers.h"
#include "sealing/sodium_cryptography.h"
#include "suites.h"

using namespace seaglass;

namespace {

void test_libsodium_gives_the_answers_of_the_standards() {
  SodiumCryptography cryptography;
  TEST_ASSERT_NULL(wrong_answer(cryptography));
}

/// One step off in each primitive must be noticed, or the answers prove nothing.
class Wrong : public Cryptography {
 public:
  explicit Wrong(const char* primitive) : primitive_(primitive) {}

  void public_key(const Key& secret, Key& open) override { right_.public_key(secret, open); }
  bool shared_secret(const Key& secret, const Key& their_open, Key& shared) override {
    const bool ok = right_.shared_secret(secret, their_open, shared);
    return ok || primitive_[0] == 'X';
  }
  void hash(Bytes message, Bytes key, Key& hash) override {
    right_.hash(message, primitive_[0] == 'B' ? Bytes() : key, hash);
  }
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override {
    right_.seal(key, nonce, primitive_[0] == 'C' ? Bytes() : associated, message, sealed);
  }
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override {
    return right_.open(key, nonce, primitive_[0] == 'C' ? Bytes() : associated, sealed, message);
  }
  void wipe(MutableBytes secret) override { right_.wipe(secret); }

 private:
  const char* primitive_;
  SodiumCryptography right_;
};

void test_a_wrong_answer_is_named() {
  for (const char* primitive : {"X25519", "ChaCha20-Poly1305", "BLAKE2b"}) {
    Wrong wrong(primitive);
    TEST_ASSERT_EQUAL_STRING(primitive, wrong_answer(wrong));
  }
}

}  // namespace

void test_cryptography() {
  RUN_TEST(test_libsodium_gives_the_answers_of_the_standards);
  RUN_TEST(test_a_wrong_answer_is_named);
}
