// A bit that changes by itself, anywhere, and cells that do not take what is written: what is said to be kept
// is there, nothing older comes back, and what is lost is said. flash_harm does the same for every bit.
#include "harmed.h"
#include "suite.h"

namespace seaglass {
namespace {

constexpr int whole_sectors_with_checkpoint = 4;

void test_a_flipped_bit_brings_nothing_older_back_and_hides_no_loss() {
  Flips all;
  for (const int choices : {1, 2, 4}) {
    const auto used = std::make_unique<UsedFlash>(choices);
    Flipper flipper(used->flash);
    for (int bit = choices; bit < 3 * Flash::sector_bytes * 8; bit += 83) flipper.flip(bit, all);
  }
  const auto longer = std::make_unique<UsedFlash>(4, whole_sectors_with_checkpoint);
  Flipper flipper(longer->flash);
  for (int bit = 0; bit < 8 * (longer->used_bytes() + 100); bit += 53) flipper.flip(bit, all);
  TEST_ASSERT_GREATER_THAN(6000, all.all);
  TEST_ASSERT_EQUAL(0, all.older);
  TEST_ASSERT_EQUAL(0, all.silent);
  TEST_ASSERT_GREATER_THAN(all.all / 2, all.as_it_was);
}

/// Only what is not blank at a sector's end could be something that was not finished.
void test_a_flipped_bit_in_a_record_costs_nothing() {
  Flips flips;
  for (const int whole_sectors : {2, whole_sectors_with_checkpoint}) {
    const auto used = std::make_unique<UsedFlash>(4, whole_sectors);
    Flipper flipper(used->flash);
    for (int bit = 0; bit < 8 * used->used_bytes(); bit += 97) {
      int blank = bit / 8;
      while (blank % Flash::sector_bytes != 0 && used->flash.memory[blank] == 0xFF) ++blank;
      if (blank % Flash::sector_bytes != 0 || blank == bit / 8) flipper.flip(bit, flips);
    }
  }
  TEST_ASSERT_GREATER_THAN(1500, flips.all);
  TEST_ASSERT_EQUAL(flips.all, flips.as_it_was);
}

void test_worn_cells_cost_nothing_that_was_called_kept() {
  Worn worn;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) try_worn(seed, worn);
  TEST_ASSERT_EQUAL(400, worn.trials);
  TEST_ASSERT_EQUAL(0, worn.tables_lost);
  TEST_ASSERT_EQUAL(0, worn.choices_lost);
  TEST_ASSERT_EQUAL(0, worn.names_lost);
}

/// A chip that takes nothing any more, and says that all is well.
void test_a_dead_flash_is_not_said_to_keep_anything() {
  const auto flash = std::make_unique<WornFlash>(UsedFlash(4).flash);
  flash->wear(WornFlash::Kind::does_not_program, 0, 8 * small_bytes);
  Unit unit(*flash);
  unit.mount();
  Random random(1);
  unit.table.begin(GameName::mermaid_beach, setup_for(GameName::mermaid_beach, 9));
  play_some(unit.table, 3, random);
  TEST_ASSERT_FALSE(unit.table.is_kept());
  TEST_ASSERT_FALSE(unit.names.save(unit.log));
}

}  // namespace

void test_harm() {
  RUN_TEST(test_a_flipped_bit_brings_nothing_older_back_and_hides_no_loss);
  RUN_TEST(test_a_flipped_bit_in_a_record_costs_nothing);
  RUN_TEST(test_worn_cells_cost_nothing_that_was_called_kept);
  RUN_TEST(test_a_dead_flash_is_not_said_to_keep_anything);
}

}  // namespace seaglass
