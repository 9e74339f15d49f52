// The handshake against the vectors that cacophony, an implementation of the Noise Protocol Framework in
// Haskell, has published for Noise_NNpsk0_25519_ChaChaPoly_BLAKE2b.
#include "radio/crypto/noise.h"

#include <string>

#include "sealing/sodium_cryptography.h"
#include "suites.h"

using namespace seaglass;
using namespace seaglass::radio;

namespace {

std::string bytes_of(const char* digits) {
  std::string bytes;
  for (; *digits != 0; digits += 2)
    bytes += static_cast<char>(std::stoi(std::string(digits, 2), nullptr, 16));
  return bytes;
}

Bytes view(const std::string& bytes) {
  return {reinterpret_cast<const std::uint8_t*>(bytes.data()), static_cast<int>(bytes.size())};
}

Key key_of(const char* digits) {
  Key key;
  bytes_of(digits).copy(reinterpret_cast<char*>(key.bytes), Key::size);
  return key;
}

struct Message {
  const char* payload;
  const char* ciphertext;
};

constexpr const char* prologue = "4a6f686e2047616c74";
constexpr const char* shared_key = "54686973206973206d7920417573747269616e20706572737065637469766521";
constexpr const char* fresh_of_first = "893e28b9dc6ca8d611ab664754b8ceb7bac5117349a4439a6b0569da977c464a";
constexpr const char* fresh_of_second = "bbdb4cdbd309f1a1f2e1456967fe288cadd6f712d65dc7b7793d5e63da6b375b";
constexpr const char* hash =
    "ed5e9692d0ab507b6c2beec3f584fd5b127817a9d20b26cd50aa72c507260fa31aa7d88dd3723316338af37ce0b4cfb2923aeb84"
    "8"
    "bbf2b934911306f01ffc963";
constexpr Message messages[] = {
    {"4c756477696720766f6e204d69736573",
     "ca35def5ae56cec33dc2036731ab14896bc4c75dbb07a61f879f8e3afa4c7944ed63df2f5a12aee1185ee9c50305f2ecf12421d"
     "c"
     "b53c047a63b784cf7c54a105"},
    {"4d757272617920526f746862617264",
     "95ebc60d2b1fa672c1f46a8aa265ef51bfe38e7ccb39ec5be34069f1448088430e0fe7d5c0c9b92f7478716c8852f1b4f389edb"
     "7"
     "5e3ebe546fafafd5b6f0f7"},
    {"462e20412e20486179656b", "0fe04b26dcfbb69f8a6a94c61f1a26ef88769218d32f5d17c068a6"},
    {"4361726c204d656e676572", "2239e0c540c01f09eb1f4cc5258fd5acfefff18a5a3773f21b7bfe"},
    {"4a65616e2d426170746973746520536179",
     "f216cb03d30fb8af1e561fe02a07552d09b416e27a75e62c77d193718b0bdaae9f"},
    {"457567656e2042f6686d20766f6e2042617765726b",
     "6e8baf98b944184dd7dc5ef14d8108cbeca626de118a5460f3308e294d61e17238bce29bd9"},
};

/// One end, whose fresh key is this.
struct End {
  explicit End(const char* fresh)
      : handshake(cryptography, view(bytes_of(prologue)), key_of(shared_key)), secret(key_of(fresh)) {
    cryptography.public_key(secret, open);
  }
  std::string seal(const char* payload) {
    const std::string text = bytes_of(payload);
    std::string sealed(text.size() + Cryptography::tag_bytes, 0);
    handshake.seal(view(text),
                   {reinterpret_cast<std::uint8_t*>(&sealed[0]), static_cast<int>(sealed.size())});
    return sealed;
  }
  std::string opened(const std::string& sealed) {
    std::string text(sealed.size() - Cryptography::tag_bytes, 0);
    if (!handshake.open(view(sealed),
                        {reinterpret_cast<std::uint8_t*>(&text[0]), static_cast<int>(text.size())}))
      return "-";
    return text;
  }

  SodiumCryptography cryptography;
  NoiseHandshake handshake;
  Key secret;
  Key open;
};

std::string text_of(const Key& key) {
  return std::string(reinterpret_cast<const char*>(key.bytes), Key::size);
}

void test_the_handshake_is_that_of_the_published_vectors() {
  End first(fresh_of_first), second(fresh_of_second);
  first.handshake.mix_fresh(first.open);
  TEST_ASSERT_TRUE(text_of(first.open) + first.seal(messages[0].payload) == bytes_of(messages[0].ciphertext));
  second.handshake.mix_fresh(first.open);
  TEST_ASSERT_TRUE(second.opened(bytes_of(messages[0].ciphertext).substr(Key::size)) ==
                   bytes_of(messages[0].payload));
  second.handshake.mix_fresh(second.open);
  TEST_ASSERT_TRUE(second.handshake.mix_both(second.secret, first.open));
  TEST_ASSERT_TRUE(text_of(second.open) + second.seal(messages[1].payload) ==
                   bytes_of(messages[1].ciphertext));
  first.handshake.mix_fresh(second.open);
  TEST_ASSERT_TRUE(first.handshake.mix_both(first.secret, second.open));
  TEST_ASSERT_TRUE(first.opened(bytes_of(messages[1].ciphertext).substr(Key::size)) ==
                   bytes_of(messages[1].payload));
  for (const End* end : {&first, &second})
    TEST_ASSERT_EQUAL_MEMORY(bytes_of(hash).data(), end->handshake.hash(), NoiseHandshake::hash_bytes);

  Key keys[2], same[2];
  first.handshake.split(keys[0], keys[1]);
  second.handshake.split(same[0], same[1]);
  for (int i = 0; i < 2; ++i) TEST_ASSERT_EQUAL_MEMORY(keys[i].bytes, same[i].bytes, Key::size);
  for (int i = 2; i < 6; ++i) {  // by turns
    const std::string text = bytes_of(messages[i].payload), wanted = bytes_of(messages[i].ciphertext);
    std::string sealed(wanted.size(), 0);
    first.cryptography.seal(keys[i % 2], noise_nonce(static_cast<std::uint32_t>(i / 2 - 1)), {}, view(text),
                            {reinterpret_cast<std::uint8_t*>(&sealed[0]), static_cast<int>(sealed.size())});
    TEST_ASSERT_TRUE(sealed == wanted);
  }
}

void test_another_prologue_or_shared_key_opens_nothing() {
  End first(fresh_of_first);
  first.handshake.mix_fresh(first.open);
  const std::string sealed = first.seal(messages[0].payload);
  SodiumCryptography cryptography;
  for (const bool other_key : {false, true}) {
    Key key = key_of(shared_key);
    if (other_key) key.bytes[31] ^= 1;
    const std::string words = other_key ? bytes_of(prologue) : "";
    NoiseHandshake second(cryptography, view(words), key);
    second.mix_fresh(first.open);
    std::uint8_t text[16];
    TEST_ASSERT_FALSE(second.open(view(sealed), {text, sizeof text}));
  }
}

void test_a_fresh_key_that_gives_everybody_the_same_is_refused() {
  End second(fresh_of_second);
  TEST_ASSERT_FALSE(second.handshake.mix_both(second.secret, Key()));
}

}  // namespace

void test_noise() {
  RUN_TEST(test_the_handshake_is_that_of_the_published_vectors);
  RUN_TEST(test_another_prologue_or_shared_key_opens_nothing);
  RUN_TEST(test_a_fresh_key_that_gives_everybody_the_same_is_refused);
}
