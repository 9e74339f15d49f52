#include <unity.h>

#include <initializer_list>

#include "chacha20_vectors.h"
#include "core/bit_set.h"
#include "core/bits.h"
#include "core/crc32.h"
#include "core/fixed_queue.h"
#include "core/fixed_vector.h"
#include "core/one_of.h"
#include "core/random.h"
#include "core/result.h"
#include "core/ring.h"
#include "core/wipe.h"

using namespace seaglass;

void setUp() {}
void tearDown() {}

struct Shape {
  virtual int corners() const = 0;

 protected:
  ~Shape() = default;
};
struct Triangle final : Shape {
  int corners() const override { return 3; }
};
struct Polygon final : Shape {
  explicit Polygon(int count) : corners_(count) {}
  int corners() const override { return corners_; }
  int corners_;
};

static void test_one_of_several_types_is_what_was_made_last() {
  OneOf<Shape, Triangle, Polygon> shape;
  TEST_ASSERT_TRUE(shape.empty());
  shape.emplace<Triangle>();
  TEST_ASSERT_FALSE(shape.empty());
  TEST_ASSERT_EQUAL(3, shape->corners());
  shape.emplace<Polygon>(7).corners_ += 1;
  TEST_ASSERT_EQUAL(8, shape->corners());
  shape.emplace<Triangle>();
  TEST_ASSERT_EQUAL(3, shape->corners());
}

static void test_one_of_several_types_lies_in_one_place() {
  OneOf<Shape, Triangle, Polygon> shape;
  const void* before = &shape.emplace<Polygon>(5);
  const void* after = &shape.emplace<Triangle>();
  TEST_ASSERT_EQUAL_PTR(before, after);
  TEST_ASSERT_LESS_OR_EQUAL(sizeof(Polygon) + sizeof(void*), sizeof shape);
}

static void test_a_vector_keeps_its_order() {
  FixedVector<int, 4> v;
  v.push_back(1);
  v.push_back(3);
  v.insert(1, 2);
  v.erase(0);
  TEST_ASSERT_EQUAL(2, v.size());
  TEST_ASSERT_EQUAL(2, v[0]);
  TEST_ASSERT_EQUAL(3, v[1]);
}

static void test_vectors_with_equal_contents_are_equal_in_memory() {
  FixedVector<std::uint8_t, 7> grown, shrunk;
  for (std::uint8_t i = 1; i <= 7; ++i) shrunk.push_back(i);
  while (shrunk.size() > 2) shrunk.pop_back();
  grown.push_back(1);
  grown.push_back(2);
  TEST_ASSERT_EQUAL_MEMORY(&grown, &shrunk, sizeof grown);
}

static void test_a_queue_is_first_in_first_out_and_refuses_more_than_it_holds() {
  FixedQueue<int, 3> q;
  for (int round = 0; round < 5; ++round) {
    TEST_ASSERT_TRUE(q.push(1));
    TEST_ASSERT_TRUE(q.push(2));
    TEST_ASSERT_TRUE(q.push(3));
    TEST_ASSERT_FALSE(q.push(4));
    TEST_ASSERT_EQUAL(1, q.pop());
    TEST_ASSERT_EQUAL(2, q.pop());
    TEST_ASSERT_EQUAL(3, q.pop());
    TEST_ASSERT_TRUE(q.empty());
  }
}

static void test_a_ring_keeps_the_newest() {
  Ring<int, 3> ring;
  for (int i = 1; i <= 5; ++i) ring.push(i);
  TEST_ASSERT_EQUAL(3, ring.size());
  TEST_ASSERT_EQUAL(3, ring[0]);
  TEST_ASSERT_EQUAL(5, ring.newest());
}

static void test_a_bit_set_counts_its_members() {
  BitSet<70> set;
  set.insert(0);
  set.insert(69);
  set.insert(69);
  TEST_ASSERT_EQUAL(2, set.count());
  TEST_ASSERT_TRUE(set.contains(69));
  set.remove(69);
  TEST_ASSERT_FALSE(set.contains(69));
}

static void test_crc32_of_the_standard_check_string() {
  const auto* text = reinterpret_cast<const std::uint8_t*>("123456789");
  TEST_ASSERT_EQUAL_HEX32(0xCBF43926u, crc32({text, 9}));
  TEST_ASSERT_EQUAL_HEX32(0xCBF43926u, crc32({text + 4, 5}, crc32({text, 4})));
}

static void test_packed_numbers_come_back() {
  std::uint8_t memory[64];
  for (int round = 0; round < 1000; ++round) {
    const std::uint64_t seed = static_cast<std::uint64_t>(round);
    BitWriter writer({memory, sizeof memory});
    Random values(seed);
    int counts[20];
    for (int& count : counts) {
      count = 1 + values.below(1 << (1 + values.below(20)));
      writer.write_below(values.below(count), count);
    }
    BitReader reader({memory, writer.bytes()});
    Random again(seed);
    for (int count : counts) {
      TEST_ASSERT_EQUAL(count, 1 + again.below(1 << (1 + again.below(20))));
      TEST_ASSERT_EQUAL(again.below(count), reader.read_below(count));
    }
    TEST_ASSERT_TRUE(reader.finished());
  }
}

static void test_a_full_word_packs() {
  std::uint8_t memory[5];
  BitWriter writer({memory, sizeof memory});
  writer.write_flag(true);
  writer.write(0xDEADBEEFu, 32);
  BitReader reader({memory, writer.bytes()});
  TEST_ASSERT_TRUE(reader.read_flag());
  TEST_ASSERT_EQUAL_HEX32(0xDEADBEEFu, reader.read(32));
  TEST_ASSERT_TRUE(reader.finished());
}

static void test_a_tally_takes_a_bit_for_each_and_one_more_unless_it_is_full() {
  constexpr int most = 5;
  std::uint8_t memory[4];
  for (int count = 0; count <= most; ++count) {
    BitWriter writer({memory, sizeof memory});
    writer.write(0, 6);
    writer.write_tally(count, most);
    TEST_ASSERT_EQUAL(6 + (count < most ? count + 1 : count), writer.bits());
    BitReader reader({memory, writer.bytes()});
    reader.read(6);
    TEST_ASSERT_EQUAL(count, reader.read_tally(most));
    TEST_ASSERT_TRUE(reader.finished());
  }
}

static void test_a_set_packs_a_bit_for_each_number() {
  BitSet<36> set;
  for (int member : {0, 31, 32, 35}) set.insert(member);
  std::uint8_t memory[5];
  BitWriter writer({memory, sizeof memory});
  set.pack(writer);
  TEST_ASSERT_EQUAL(36, writer.bits());
  BitReader reader({memory, writer.bytes()});
  TEST_ASSERT_TRUE(set == BitSet<36>::unpack(reader));
  TEST_ASSERT_TRUE(reader.finished());
}

static void test_a_reader_refuses_a_number_outside_its_range() {
  std::uint8_t memory[] = {0x07};
  BitReader reader({memory, 1});
  TEST_ASSERT_EQUAL(0, reader.read_below(6));
  TEST_ASSERT_FALSE(reader.ok());
}

static void test_a_reader_never_reads_past_the_end() {
  std::uint8_t memory[] = {0xFF};
  BitReader reader({memory, 1});
  TEST_ASSERT_EQUAL(0x7F, reader.read(7));
  TEST_ASSERT_EQUAL(0, reader.read(2));
  TEST_ASSERT_FALSE(reader.ok());
  BitReader flags({memory, 1});
  TEST_ASSERT_EQUAL(8, flags.read_tally(9));
  TEST_ASSERT_FALSE(flags.ok());
}

static void test_spare_bits_must_be_zero_and_nothing_may_follow() {
  std::uint8_t memory[] = {0x81, 0x00};
  BitReader spare({memory, 1});
  spare.read(4);
  TEST_ASSERT_FALSE(spare.finished());
  memory[0] = 0x01;
  BitReader longer({memory, 2});
  longer.read(4);
  TEST_ASSERT_FALSE(longer.finished());
}

static void test_random_numbers_are_the_same_everywhere() {
  Random random(0x0123456789ABCDEFull);
  std::uint32_t mixed = 0;
  for (int i = 0; i < 1000; ++i) mixed = mixed * 31 + random.next();
  TEST_ASSERT_EQUAL_HEX32(0xC98776A6u, mixed);
}

static void test_ranges_are_even() {
  Random random(3);
  const int range = 3 << 29;  // tilts by a third without rejection
  int low = 0;
  for (int i = 0; i < 30000; ++i) low += random.below(range) < range / 2 ? 1 : 0;
  TEST_ASSERT_INT_WITHIN(500, 15000, low);
  int seen[6] = {};
  for (int i = 0; i < 60000; ++i) ++seen[random.below(6)];
  for (int count : seen) TEST_ASSERT_INT_WITHIN(500, 10000, count);
}

static void test_every_order_of_a_shuffle_is_as_likely() {
  Random random(11);
  int seen[27] = {};
  for (int i = 0; i < 60000; ++i) {
    FixedVector<int, 3> list;
    for (int k = 0; k < 3; ++k) list.push_back(k);
    random.shuffle(list);
    ++seen[list[0] * 9 + list[1] * 3 + list[2]];
  }
  for (int order : {5, 7, 11, 15, 19, 21}) TEST_ASSERT_INT_WITHIN(500, 10000, seen[order]);
}

static void test_a_generator_comes_back_from_its_words() {
  Random random(5);
  random.next();
  Random copy = Random::from(random.words());
  TEST_ASSERT_EQUAL_HEX32(random.next(), copy.next());
}

static void test_a_block_of_chacha20_is_that_of_the_standard() {
  for (const ChaCha20Vector& vector : chacha20_vectors) {
    const ChaCha20Block block = chacha20_block(vector.key, vector.counter, vector.nonce);
    TEST_ASSERT_EQUAL_HEX32_ARRAY(vector.block, block.words, ChaCha20Block::size);
  }
}

static void test_what_is_wiped_is_zero() {
  struct {
    std::uint8_t bytes[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  } secret;
  wipe(MutableBytes{secret.bytes, 8});
  for (int i = 0; i < 8; ++i) TEST_ASSERT_EQUAL(0, secret.bytes[i]);
  TEST_ASSERT_EQUAL(9, secret.bytes[8]);
  wipe(secret);
  TEST_ASSERT_EQUAL(0, secret.bytes[8]);
}

static void test_a_result_is_a_value_or_a_reason() {
  Result<int> good(3);
  Result<int> bad = Result<int>::refused("no such seat");
  TEST_ASSERT_TRUE(good.ok());
  TEST_ASSERT_EQUAL(3, good.value());
  TEST_ASSERT_FALSE(bad.ok());
  TEST_ASSERT_EQUAL_STRING("no such seat", bad.why());
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_one_of_several_types_is_what_was_made_last);
  RUN_TEST(test_one_of_several_types_lies_in_one_place);
  RUN_TEST(test_a_vector_keeps_its_order);
  RUN_TEST(test_vectors_with_equal_contents_are_equal_in_memory);
  RUN_TEST(test_a_queue_is_first_in_first_out_and_refuses_more_than_it_holds);
  RUN_TEST(test_a_ring_keeps_the_newest);
  RUN_TEST(test_a_bit_set_counts_its_members);
  RUN_TEST(test_crc32_of_the_standard_check_string);
  RUN_TEST(test_packed_numbers_come_back);
  RUN_TEST(test_a_full_word_packs);
  RUN_TEST(test_a_tally_takes_a_bit_for_each_and_one_more_unless_it_is_full);
  RUN_TEST(test_a_set_packs_a_bit_for_each_number);
  RUN_TEST(test_a_reader_refuses_a_number_outside_its_range);
  RUN_TEST(test_a_reader_never_reads_past_the_end);
  RUN_TEST(test_spare_bits_must_be_zero_and_nothing_may_follow);
  RUN_TEST(test_random_numbers_are_the_same_everywhere);
  RUN_TEST(test_ranges_are_even);
  RUN_TEST(test_every_order_of_a_shuffle_is_as_likely);
  RUN_TEST(test_a_generator_comes_back_from_its_words);
  RUN_TEST(test_a_block_of_chacha20_is_that_of_the_standard);
  RUN_TEST(test_what_is_wiped_is_zero);
  RUN_TEST(test_a_result_is_a_value_or_a_reason);
  return UNITY_END();
}
