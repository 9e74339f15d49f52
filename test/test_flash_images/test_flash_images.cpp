// No change of this firmware may lose what its owners have in flash: settings, names, pairings, statistics,
// past games, tables. What each version left is here as images, and the newest code is started over them.
//
// Tables and past games carry a fingerprint of the rules and the data that they were played by. A change that
// moves it (a signature, a deck) goes on knowing the older one, by whose rules these journals still play:
// this suite fails until it does. Only where the older rules cannot be played any more may the claims about
// the tables of that version go, in the same commit. What then still holds is claimed here already, by
// test_under_unknown_rules_all_but_the_tables_is_there: tables and past games are named as another version's,
// and settings, names, pairings and statistics are as they were.
#include <cstring>

#include "suite.h"

void setUp() {}
void tearDown() {}

namespace seaglass {

void run(const char* name, void (*test)(), int line) {
  static std::string said;  // Unity keeps the pointer
  said = std::string(name) + " " + claimed->version;
  UnityDefaultTestRun(test, said.c_str(), line);
}

std::string path_of(const std::string& image) {
  return std::string(SEAGLASS_TEST_FOLDER) + "/../flash_images/" + claimed->version + "/" + image + ".image";
}

void load(const std::string& image, simulator::SimulatedFlash& flash) {
  const MutableBytes memory = flash.contents();
  const ImageBytes bytes = decompressed(file_bytes(path_of(image)), static_cast<std::size_t>(memory.size));
  TEST_ASSERT_EQUAL_MESSAGE(memory.size, bytes.size(), image.c_str());
  std::memcpy(memory.data, bytes.data(), bytes.size());
}

void expect_position(const Position& wanted, const Position& found) {
  TEST_ASSERT_EQUAL(wanted.players, found.players);
  TEST_ASSERT_EQUAL(wanted.length, found.length);
  TEST_ASSERT_EQUAL_HEX32(wanted.journal, found.journal);
  TEST_ASSERT_EQUAL_HEX8(wanted.to_act, found.to_act);
  TEST_ASSERT_EQUAL(wanted.choices, found.choices);
  TEST_ASSERT_EQUAL_HEX32(wanted.choices_sum, found.choices_sum);
}

void expect_end(const Position& wanted, Sitting& sitting) {
  TEST_ASSERT_TRUE(play_to_the_end(sitting));
  Position end = wanted;
  note_end(sitting, end);
  TEST_ASSERT_EQUAL_INT16_ARRAY(wanted.totals, end.totals, wanted.players);
  TEST_ASSERT_EQUAL_HEX8(wanted.winners, end.winners);
}

}  // namespace seaglass

int main() {
  using namespace seaglass;
  UNITY_BEGIN();
  for (const Kept* each :
       {&kept_by_475147b, &kept_by_6ecf890, &kept_by_05db5e7, &kept_by_7d2c4ab, &kept_by_9d30580}) {
    claimed = each;
    test_files();
    test_own_things();
    test_own_tables();
    test_tables_on_air();
  }
  test_full_log();
  return UNITY_END();
}
