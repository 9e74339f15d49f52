// The chance of a game: seeds of both lengths, and what they grow into.
#include <unity.h>

#include <initializer_list>
#include <utility>

#include "chacha20_vectors.h"
#include "core/fixed_vector.h"
#include "tabletop/game_random.h"

using namespace seaglass;

namespace {

/// The word that comes next, without its last two bits.
int draw(GameRandom& random) {
  return random.below(1 << 30);
}

/// Of those vectors the ones without a nonce, block after block from the first on.
void test_a_long_seed_draws_the_key_stream_of_the_standard() {
  for (const ChaCha20Vector& vector : chacha20_vectors) {
    if (vector.nonce.words[0] != 0 || vector.nonce.words[2] != 0) continue;
    GameRandom random{Seed(vector.key)};
    for (std::uint32_t i = 0; i < vector.counter * ChaCha20Block::size; ++i) draw(random);
    for (const std::uint32_t word : vector.block) TEST_ASSERT_EQUAL(word >> 2, draw(random));
  }
}

Seed some_long_seed() {
  return Seed(chacha20_vectors[0].key);
}

void test_a_shuffle_draws_what_single_draws_would() {
  GameRandom at_once(some_long_seed()), one_by_one(some_long_seed());
  FixedVector<int, 52> shuffled, expected;
  for (int i = 0; i < 52; ++i) {
    shuffled.push_back(i);
    expected.push_back(i);
  }
  at_once.shuffle(shuffled);
  for (int i = 51; i > 0; --i) std::swap(expected[i], expected[one_by_one.below(i + 1)]);
  for (int i = 0; i < 52; ++i) TEST_ASSERT_EQUAL(expected[i], shuffled[i]);
  TEST_ASSERT_TRUE(at_once == one_by_one);
}

void test_every_order_of_a_long_seeds_shuffle_is_as_likely() {
  GameRandom random(some_long_seed());
  int seen[27] = {};
  for (int round = 0; round < 60000; ++round) {
    FixedVector<int, 3> list;
    for (int i = 0; i < 3; ++i) list.push_back(i);
    random.shuffle(list);
    ++seen[list[0] * 9 + list[1] * 3 + list[2]];
  }
  for (int order : {5, 7, 11, 15, 19, 21}) TEST_ASSERT_INT_WITHIN(500, 10000, seen[order]);
}

void test_a_packed_generator_goes_on_where_it_was() {
  for (const Seed& seed : {some_long_seed(), Seed(5)}) {
    GameRandom random(seed);
    for (int i = 0; i < 37; ++i) draw(random);
    std::uint8_t memory[40];
    BitWriter writer({memory, sizeof memory});
    random.pack(writer);
    TEST_ASSERT_TRUE(writer.bits() <= GameRandom::packed_bits_max);
    BitReader reader({memory, writer.bytes()});
    GameRandom copy = GameRandom::unpack(reader);
    TEST_ASSERT_TRUE(reader.finished());
    TEST_ASSERT_TRUE(copy == random);
    TEST_ASSERT_EQUAL(draw(random), draw(copy));
    random.forget();
    TEST_ASSERT_TRUE(random.forgotten() && !copy.forgotten());
  }
}

void test_what_no_generator_comes_to_is_refused() {
  const std::uint8_t nothing[36] = {};
  for (const int size : {16, 36}) {
    BitReader reader({nothing, size});
    TEST_ASSERT_TRUE(GameRandom::unpack(reader).forgotten());
    TEST_ASSERT_FALSE(reader.ok());
  }
  std::uint8_t too_far[36] = {};
  too_far[35] = 0x80;
  BitReader reader({too_far, sizeof too_far});
  static_cast<void>(GameRandom::unpack(reader));
  TEST_ASSERT_FALSE(reader.ok());
}

void test_a_short_seed_is_not_a_long_one_filled_up() {
  const Seed seed(7), filled_up(seed.key());
  TEST_ASSERT_TRUE(seed != filled_up);
  TEST_ASSERT_TRUE(seed == filled_up.shortened());
  TEST_ASSERT_TRUE(GameRandom(seed) == GameRandom(Random(7)));
  TEST_ASSERT_TRUE(GameRandom(seed) != GameRandom(filled_up));
}

void test_a_packed_seed_comes_back() {
  std::uint8_t memory[Seed::packed_bytes];
  for (const Seed& seed : {some_long_seed(), Seed(0xFEDCBA9876543210u)}) {
    BitWriter writer({memory, sizeof memory});
    seed.pack(writer);
    BitReader reader({memory, sizeof memory});
    TEST_ASSERT_TRUE(Seed::unpack(reader) == seed);
    TEST_ASSERT_TRUE(reader.finished());
  }
  memory[Seed::packed_bytes - 1] = 1;  // a short one with more behind it
  BitReader longer({memory, sizeof memory});
  static_cast<void>(Seed::unpack(longer));
  TEST_ASSERT_FALSE(longer.ok());
  memory[0] = 2;
  BitReader neither({memory, sizeof memory});
  static_cast<void>(Seed::unpack(neither));
  TEST_ASSERT_FALSE(neither.ok());
}

}  // namespace

void test_chance() {
  RUN_TEST(test_a_long_seed_draws_the_key_stream_of_the_standard);
  RUN_TEST(test_a_shuffle_draws_what_single_draws_would);
  RUN_TEST(test_every_order_of_a_long_seeds_shuffle_is_as_likely);
  RUN_TEST(test_a_packed_generator_goes_on_where_it_was);
  RUN_TEST(test_what_no_generator_comes_to_is_refused);
  RUN_TEST(test_a_short_seed_is_not_a_long_one_filled_up);
  RUN_TEST(test_a_packed_seed_comes_back);
}
