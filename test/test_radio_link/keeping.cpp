// The units that are known, over restarts and power cuts.
#include "suites.h"
#include "world.h"

using namespace world;

namespace {

RadioAddress unit_number(int number) {
  RadioAddress address;
  address.bytes[3] = 7;
  address.bytes[5] = static_cast<std::uint8_t>(number);
  return address;
}

Pairing pairing_with(int number, std::uint8_t letter = 'k') {
  Pairing pairing;
  pairing.unit = unit_number(number);
  pairing.name = UnitName::from("Whale");
  for (std::uint8_t& byte : pairing.key.bytes) byte = letter;
  return pairing;
}

struct Shelf {
  Shelf() { start(); }
  void start() {
    flash.restore_power();
    log.emplace(flash);
    log->mount();
    pairings.emplace(*log, cryptography);
  }
  bool keep(const Pairing& pairing, const Present& present = {}) { return pairings->keep(pairing, present); }
  /// The letter of its key; 0: not known.
  int letter_of(int number) {
    Pairing pairing;
    return pairings->find(unit_number(number), pairing) ? pairing.key.bytes[Key::size - 1] : 0;
  }

  SimulatedFlash flash;
  SodiumCryptography cryptography;
  std::optional<RecordLog> log;
  std::optional<PairingShelf> pairings;
};

void test_a_pairing_is_there_after_a_restart() {
  const auto shelf = std::make_unique<Shelf>();
  Pairing kept = pairing_with(1);
  kept.standing = Pairing::Standing::kicked;
  TEST_ASSERT_TRUE(shelf->keep(kept));
  shelf->start();
  Pairing found;
  TEST_ASSERT_TRUE(shelf->pairings->find(kept.unit, found));
  TEST_ASSERT_TRUE(found.name == kept.name && found.standing == kept.standing);
  TEST_ASSERT_EQUAL_MEMORY(kept.key.bytes, found.key.bytes, Key::size);
}

void test_a_new_pairing_with_a_unit_replaces_the_old_one() {
  const auto shelf = std::make_unique<Shelf>();
  TEST_ASSERT_TRUE(shelf->keep(pairing_with(1, 'a')) && shelf->keep(pairing_with(1, 'b')));
  TEST_ASSERT_EQUAL_INT('b', shelf->letter_of(1));
}

void test_the_unit_met_longest_ago_makes_room() {
  const auto shelf = std::make_unique<Shelf>();
  for (int i = 0; i < PairingShelf::units_max; ++i) TEST_ASSERT_TRUE(shelf->keep(pairing_with(i)));
  TEST_ASSERT_TRUE(shelf->keep(pairing_with(0, 'z')));  // met again
  TEST_ASSERT_TRUE(shelf->keep(pairing_with(100)));
  TEST_ASSERT_EQUAL_INT('z', shelf->letter_of(0));
  TEST_ASSERT_EQUAL_INT(0, shelf->letter_of(1));
  TEST_ASSERT_EQUAL_INT('k', shelf->letter_of(2));
  TEST_ASSERT_EQUAL_INT('k', shelf->letter_of(100));
}

Pairing introduction_of(int number) {
  Pairing pairing = pairing_with(number, 'i');
  pairing.standing = Pairing::Standing::introduced;
  return pairing;
}

Present numbers(int first, int count) {
  Present present;
  for (int i = first; i < first + count; ++i) present.push_back(unit_number(i));
  return present;
}

/// A shelf with a place for nobody: all compared pictures, number 0 longest ago.
std::unique_ptr<Shelf> full_shelf() {
  auto shelf = std::make_unique<Shelf>();
  for (int i = 0; i < PairingShelf::units_max; ++i) TEST_ASSERT_TRUE(shelf->keep(pairing_with(i)));
  return shelf;
}

void test_whoever_is_present_makes_room_for_nobody() {
  const auto shelf = full_shelf();
  const Present present = numbers(0, Present::capacity());
  for (int i = 0; i < 20; ++i) {
    TEST_ASSERT_TRUE(shelf->keep(pairing_with(100 + i), present));
    TEST_ASSERT_EQUAL_INT('k', shelf->letter_of(100 + i));
  }
  for (int i = 0; i < Present::capacity(); ++i) TEST_ASSERT_EQUAL_INT('k', shelf->letter_of(i));
}

void test_all_at_a_table_are_known_though_none_of_them_compared_pictures() {
  const auto shelf = full_shelf();
  for (int i = 100; i < 105; ++i) TEST_ASSERT_TRUE(shelf->keep(introduction_of(i), numbers(100, 1)));
  for (int i = 100; i < 105; ++i) TEST_ASSERT_EQUAL_INT('i', shelf->letter_of(i));
}

void test_a_host_that_introduces_many_takes_five_places_and_not_its_own() {
  const auto shelf = full_shelf();
  for (int i = 100; i < 150; ++i) TEST_ASSERT_TRUE(shelf->keep(introduction_of(i), numbers(0, 1)));
  TEST_ASSERT_EQUAL_INT('k', shelf->letter_of(0));
  for (int i = 6; i < PairingShelf::units_max; ++i) TEST_ASSERT_EQUAL_INT('k', shelf->letter_of(i));
}

void test_a_pairing_takes_no_place_of_the_five_units_introduced_last() {
  const auto shelf = full_shelf();
  for (int i = 100; i < 105; ++i) TEST_ASSERT_TRUE(shelf->keep(introduction_of(i)));
  for (int i = 20; i < 40; ++i) TEST_ASSERT_TRUE(shelf->keep(pairing_with(i)));
  for (int i = 100; i < 105; ++i) TEST_ASSERT_EQUAL_INT('i', shelf->letter_of(i));
}

/// Five hundred a second for an hour, each with a key that is new.
void test_a_host_that_introduces_without_end_wears_no_flash() {
  const auto shelf = std::make_unique<Shelf>();
  int kept = 0;
  for (Milliseconds now = 0; now < 3600000; now += 2) {
    Pairing pairing = introduction_of(100 + static_cast<int>(now / 2 % 5));
    pairing.key.bytes[0] = static_cast<std::uint8_t>(now / 2);
    pairing.key.bytes[1] = static_cast<std::uint8_t>(now / 512);
    kept += shelf->pairings->keep_introduced(pairing, numbers(0, 1), now) ? 1 : 0;
  }
  TEST_ASSERT_EQUAL(4 * Channel::peers_max + 3600 / 5 - 1, kept);
}

/// Whether so many bytes of one value lie anywhere in flash: of a key whose bytes are all alike.
bool lies_in_flash(Shelf& shelf, std::uint8_t byte) {
  const MutableBytes flash = shelf.flash.contents();
  int alike = 0;
  for (int i = 0; i < flash.size && alike < 4; ++i) alike = flash.data[i] == byte ? alike + 1 : 0;
  return alike == 4;
}

Pairing pairing_of_bytes(int number, std::uint8_t byte) {
  Pairing pairing = pairing_with(number);
  for (std::uint8_t& each : pairing.key.bytes) each = byte;
  return pairing;
}

void test_a_key_that_is_forgotten_is_nowhere_in_flash() {
  const auto shelf = std::make_unique<Shelf>();
  constexpr int first = 0x60;
  for (int i = 0; i < PairingShelf::units_max; ++i)
    TEST_ASSERT_TRUE(shelf->keep(pairing_of_bytes(i, static_cast<std::uint8_t>(first + i))));
  TEST_ASSERT_TRUE(shelf->keep(pairing_of_bytes(1, 0xB1)));   // compared anew
  TEST_ASSERT_TRUE(shelf->keep(pairing_of_bytes(90, 0xB2)));  // for which number 0 goes
  TEST_ASSERT_FALSE(lies_in_flash(*shelf, first) || lies_in_flash(*shelf, first + 1));
  for (int i = 0; i < 4000; ++i)
    TEST_ASSERT_TRUE(shelf->log->begin(keys::names, {shelf->flash.contents().data, 99}));
  for (const int byte : {first + 5, 0xB1, 0xB2})
    TEST_ASSERT_TRUE(lies_in_flash(*shelf, static_cast<std::uint8_t>(byte)));
  TEST_ASSERT_TRUE(shelf->pairings->forget_all());
  for (int byte = first; byte < 0xC0; ++byte)
    TEST_ASSERT_FALSE(lies_in_flash(*shelf, static_cast<std::uint8_t>(byte)));
}

void test_a_power_cut_at_any_byte_leaves_the_old_pairing_or_the_new_one() {
  const auto shelf = std::make_unique<Shelf>();
  for (int bytes = 0; bytes < 90; ++bytes) {
    shelf->start();
    TEST_ASSERT_TRUE(shelf->keep(pairing_with(1, 'a')) && shelf->keep(pairing_with(2, 'c')));
    shelf->flash.cut_power_after(bytes);
    const bool kept = shelf->keep(pairing_with(1, 'b'));
    shelf->start();
    const int letter = shelf->letter_of(1);
    TEST_ASSERT_TRUE(kept ? letter == 'b' : letter == 'a' || letter == 'b');
    TEST_ASSERT_EQUAL_INT('c', shelf->letter_of(2));
  }
}

}  // namespace

void test_keeping() {
  RUN_TEST(test_a_pairing_is_there_after_a_restart);
  RUN_TEST(test_a_new_pairing_with_a_unit_replaces_the_old_one);
  RUN_TEST(test_the_unit_met_longest_ago_makes_room);
  RUN_TEST(test_whoever_is_present_makes_room_for_nobody);
  RUN_TEST(test_all_at_a_table_are_known_though_none_of_them_compared_pictures);
  RUN_TEST(test_a_host_that_introduces_many_takes_five_places_and_not_its_own);
  RUN_TEST(test_a_pairing_takes_no_place_of_the_five_units_introduced_last);
  RUN_TEST(test_a_host_that_introduces_without_end_wears_no_flash);
  RUN_TEST(test_a_key_that_is_forgotten_is_nowhere_in_flash);
  RUN_TEST(test_a_power_cut_at_any_byte_leaves_the_old_pairing_or_the_new_one);
}
