#include "esp32/entropy.h"

#include <bootloader_random.h>
#include <esp_random.h>
#include <sodium/crypto_generichash_blake2b.h>
#include <sodium/utils.h>

#include <cstring>

#include "core/check.h"

namespace seaglass {
namespace esp32 {

namespace {

constexpr int block_bytes = 32;
enum class Use : std::uint8_t { output, next_pool };

/// BLAKE2b, keyed by the pool, of what the block is for and something that is new each time.
struct Question {
  std::uint8_t use = 0;
  std::uint8_t fresh[block_bytes] = {};
};

void hash(std::uint8_t* to, const std::uint8_t* pool, int pool_bytes, Use use) {
  Question question;
  question.use = static_cast<std::uint8_t>(use);
  esp_fill_random(question.fresh, sizeof question.fresh);
  const int failed =
      crypto_generichash_blake2b(to, block_bytes, reinterpret_cast<const unsigned char*>(&question),
                                 sizeof question, pool, static_cast<std::size_t>(pool_bytes));
  CHECK(failed == 0);
}

}  // namespace

void PooledEntropy::begin() {
  bootloader_random_enable();
  esp_fill_random(pool_, sizeof pool_);
  bootloader_random_disable();
}

void PooledEntropy::fill(MutableBytes bytes) {
  std::uint8_t block[block_bytes];
  for (int at = 0; at < bytes.size; at += block_bytes) {
    const int size = bytes.size - at < block_bytes ? bytes.size - at : block_bytes;
    hash(block, pool_, pool_bytes, Use::output);
    std::memcpy(bytes.data + at, block, static_cast<std::size_t>(size));
    // Onward, so that the pool never tells what it has given.
    hash(block, pool_, pool_bytes, Use::next_pool);
    std::memcpy(pool_, block, pool_bytes);
  }
  sodium_memzero(block, sizeof block);  // the pool's next value: a memset here would be taken out
}

}  // namespace esp32
}  // namespace seaglass
