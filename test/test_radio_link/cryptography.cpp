#include "radio/crypto/cryptography.h"

#include <initializer_list>

#include "radio/crypto/known_answers.h"
#include "suites.h"
#include "wrapped_cryptography.h"

using namespace seaglass;

namespace {

void test_libsodium_gives_the_answers_of_the_standards() {
  SodiumCryptography cryptography;
  TEST_ASSERT_NULL(wrong_answer(cryptography));
}

/// Each product is the next scalar, and each scalar the next point: RFC 7748, section 5.2.
void test_a_thousand_products_in_a_row_come_to_what_the_standard_says() {
  constexpr std::uint8_t wanted[] = {0x68, 0x4c, 0xf5, 0x9b, 0xa8, 0x33, 0x09, 0x55, 0x28, 0x00, 0xef,
                                     0x56, 0x6f, 0x2f, 0x4d, 0x3c, 0x1c, 0x38, 0x87, 0xc4, 0x93, 0x60,
                                     0xe3, 0x87, 0x5f, 0x2e, 0xb9, 0x4d, 0x99, 0x53, 0x2c, 0x51};
  SodiumCryptography cryptography;
  Key scalar, point, product;
  scalar.bytes[0] = point.bytes[0] = 9;
  for (int i = 0; i < 1000; ++i) {
    TEST_ASSERT_TRUE(cryptography.shared_secret(scalar, point, product));
    point = scalar;
    scalar = product;
  }
  TEST_ASSERT_EQUAL_MEMORY(wanted, product.bytes, Key::size);
}

/// One step off in each primitive must be noticed, or the answers prove nothing.
class Wrong : public WrappedCryptography {
 public:
  explicit Wrong(const char* primitive) : primitive_(primitive) {}

  bool shared_secret(const Key& secret, const Key& their_open, Key& shared) override {
    const bool ok = WrappedCryptography::shared_secret(secret, their_open, shared);
    return ok || primitive_[0] == 'X';
  }
  void hash(Bytes message, Bytes key, MutableBytes hash) override {
    WrappedCryptography::hash(message, primitive_[0] == 'B' ? Bytes() : key, hash);
  }
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override {
    WrappedCryptography::seal(key, nonce, primitive_[0] == 'C' ? Bytes() : associated, message, sealed);
  }
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override {
    return WrappedCryptography::open(key, nonce, primitive_[0] == 'C' ? Bytes() : associated, sealed,
                                     message);
  }

 private:
  const char* primitive_;
};

void test_a_wrong_answer_is_named() {
  for (const char* primitive : {"X25519", "ChaCha20-Poly1305", "BLAKE2b"}) {
    Wrong wrong(primitive);
    TEST_ASSERT_EQUAL_STRING(primitive, wrong_answer(wrong));
  }
}

/// Opens rightly what was rightly sealed.
class Trusting : public Wrong {
 public:
  Trusting() : Wrong("-") {}
  bool open(const Key& key, const Nonce& nonce, Bytes associated, Bytes sealed,
            MutableBytes message) override {
    return Wrong::open(key, nonce, associated, sealed, message) || true;
  }
};

void test_whoever_opens_what_was_changed_is_named() {
  Trusting trusting;
  TEST_ASSERT_EQUAL_STRING("ChaCha20-Poly1305", wrong_answer(trusting));
}

}  // namespace

void test_cryptography() {
  RUN_TEST(test_libsodium_gives_the_answers_of_the_standards);
  RUN_TEST(test_a_thousand_products_in_a_row_come_to_what_the_standard_says);
  RUN_TEST(test_a_wrong_answer_is_named);
  RUN_TEST(test_whoever_opens_what_was_changed_is_named);
}
