// Flips of every bit of used sectors, and worn cells, as many as asked for: flash_harm STRIDE TRIALS. The
// last line is "N passed, N failed".
#include <cstdlib>

#include "arguments.h"
#include "test_flash/harmed.h"

using namespace seaglass;

int main(int count, char** arguments) {
  expect_arguments(count, 2, 2, "flash_harm STRIDE TRIALS");
  const auto stride = static_cast<int>(counted("STRIDE", arguments[1]));
  const auto trials = static_cast<int>(counted("TRIALS", arguments[2]));
  int passed = 0, failed = 0;
  // The last one has a checkpoint, and more than a sector behind it.
  constexpr struct { int choices, whole_sectors; } logs[] = {{1, 2}, {2, 2}, {4, 2}, {4, 4}};
  for (const auto& log : logs) {
    const auto used = std::make_unique<UsedFlash>(log.choices, log.whole_sectors);
    Flipper flipper(used->flash);
    Flips flips;
    const int end = (used->used_bytes() / Flash::sector_bytes + 1) * Flash::sector_bytes * 8;
    for (int bit = 0; bit < end; bit += stride) flipper.flip(bit, flips);
    for (int bit = end; bit < 8 * small_bytes; bit += 499 * stride) flipper.flip(bit, flips);
    std::printf(
        "%d choices in sector %d: %d flips: %d as it was, %d said, %d silent losses, %d older records "
        "believed\n",
        log.choices, log.whole_sectors + 1, flips.all, flips.as_it_was, flips.said, flips.silent,
        flips.older);
    passed += flips.as_it_was + flips.said;
    failed += flips.silent + flips.older;
  }
  Worn worn;
  for (int seed = 1; seed <= trials; ++seed) try_worn(static_cast<std::uint64_t>(seed), worn);
  const int lost = worn.tables_lost + worn.choices_lost + worn.names_lost;
  std::printf(
      "%d handhelds with worn cells: %d tables, %d choices, %d names lost that were called kept; %d said "
      "that they keep nothing\n",
      worn.trials, worn.tables_lost, worn.choices_lost, worn.names_lost, worn.not_kept);
  std::printf("%d passed, %d failed\n", passed + worn.trials - lost, failed + lost);
  return failed + lost > 0 ? 1 : 0;
}
