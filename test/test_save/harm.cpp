// What flash loses by itself, what it never took, and what must not be found in it any more.
#include <unity.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "record_lists.h"
#include "save/records/keys.h"
#include "simulator/flash.h"

using namespace seaglass;
using seaglass::simulator::SimulatedFlash;

void harm_tests();

namespace {

constexpr int settings = keys::preferences, journal = keys::journals[0], secret = keys::pairings[0];

Bytes bytes_of(const std::string& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), static_cast<int>(text.size())};
}

struct Restarted {
  RecordLog log;
  explicit Restarted(Flash& flash) : log(flash) { log.mount(); }
};

/// Where a text lies in flash; −1: nowhere.
int find(SimulatedFlash& flash, const std::string& text) {
  const std::uint8_t* begin = flash.contents().data;
  const std::uint8_t* end = begin + flash.contents().size;
  const std::uint8_t* found = std::search(begin, end, text.begin(), text.end());
  return found == end ? -1 : static_cast<int>(found - begin);
}

void harm(SimulatedFlash& flash, const std::string& text) {
  const int at = find(flash, text);
  TEST_ASSERT_GREATER_THAN(0, at);
  flash.contents().data[at] ^= 0x81;
  flash.contents().data[at + 1] ^= 0x18;
}

void fill_a_sector(RecordLog& log) {
  const std::string filling(100, 'f');
  for (int i = 0; i < 40; ++i) TEST_ASSERT_TRUE(log.begin(settings, bytes_of(filling)));
}

}  // namespace

static void test_a_single_bit_that_changed_costs_nothing() {
  static SimulatedFlash flash, whole;
  RecordLog log(whole);
  log.mount();
  for (const char* text : {"setup", "first", "", "a longer one that takes more bytes than the header"})
    if (*text != 0) TEST_ASSERT_TRUE(log.append(journal, bytes_of(text)));
  TEST_ASSERT_TRUE(log.begin(secret, bytes_of("old key")));
  TEST_ASSERT_TRUE(log.begin(secret, bytes_of("new key")));
  const int used = find(whole, "new key") + 7;
  for (int bit = 0; bit < 8 * used; ++bit) {
    flash = whole;
    flash.contents().data[bit / 8] ^= static_cast<std::uint8_t>(1 << bit % 8);
    const Restarted again(flash);
    TEST_ASSERT_TRUE(list_in(again.log, journal) == list_in(log, journal));
    TEST_ASSERT_TRUE(list_in(again.log, secret) == std::vector<std::string>{"new key"});
    TEST_ASSERT_FALSE(again.log.has_lost() || again.log.damaged(journal));
  }
}

static void test_a_power_cut_in_the_middle_of_a_write_is_said_once() {
  for (int bytes = 0; bytes <= 20; ++bytes) {
    static SimulatedFlash flash;
    flash = SimulatedFlash();
    Restarted first(flash);
    TEST_ASSERT_FALSE(first.log.has_lost());
    TEST_ASSERT_TRUE(first.log.begin(settings, bytes_of("bright")));
    flash.cut_power_after(bytes);
    const bool kept = first.log.begin(settings, bytes_of("dark and ca"));
    flash.restore_power();
    TEST_ASSERT_EQUAL(!kept, Restarted(flash).log.has_lost());
    Restarted again(flash);
    TEST_ASSERT_FALSE(again.log.has_lost());
    TEST_ASSERT_TRUE(list_in(again.log, settings) ==
                     std::vector<std::string>{kept ? "dark and ca" : "bright"});
    TEST_ASSERT_TRUE(again.log.begin(settings, bytes_of("loud")));
    const Restarted last(flash);
    TEST_ASSERT_FALSE(last.log.has_lost());
    TEST_ASSERT_TRUE(list_in(last.log, settings) == std::vector<std::string>{"loud"});
  }
}

static void test_what_is_lost_between_other_records_is_said() {
  static SimulatedFlash flash;
  Restarted first(flash);
  for (const char* text : {"bright", "dark", "loud"})
    TEST_ASSERT_TRUE(first.log.begin(settings, bytes_of(text)));
  harm(flash, "dark");
  TEST_ASSERT_TRUE(Restarted(flash).log.has_lost());
  TEST_ASSERT_FALSE(Restarted(flash).log.has_lost());
}

static void test_what_is_lost_at_the_end_of_an_earlier_sector_is_said() {
  static SimulatedFlash flash;
  Restarted first(flash);
  const std::string filling(90, 'f');
  for (int i = 0; find(flash, std::to_string(i) + filling) < Flash::sector_bytes; ++i)
    TEST_ASSERT_TRUE(first.log.begin(settings, bytes_of(std::to_string(i + 1) + filling)));
  TEST_ASSERT_FALSE(Restarted(flash).log.has_lost());
  int last_byte = Flash::sector_bytes - 1;
  while (flash.contents().data[last_byte] == 0xFF) --last_byte;
  std::memset(flash.contents().data + last_byte - 20, 0x11, 20);
  TEST_ASSERT_TRUE(Restarted(flash).log.has_lost());
  TEST_ASSERT_FALSE(Restarted(flash).log.has_lost());
}

static void test_a_list_begun_anew_does_not_go_on_where_an_older_one_stopped() {
  static SimulatedFlash flash;
  Restarted first(flash);
  TEST_ASSERT_TRUE(first.log.begin(journal, bytes_of("old setup")));
  TEST_ASSERT_TRUE(first.log.begin(journal, bytes_of("new setup")));
  for (const char* text : {"first", "second"}) TEST_ASSERT_TRUE(first.log.append(journal, bytes_of(text)));
  harm(flash, "new setup");
  const Restarted again(flash);
  TEST_ASSERT_TRUE(again.log.damaged(journal));
  TEST_ASSERT_TRUE(again.log.has_lost());
  TEST_ASSERT_EQUAL(1, again.log.size(journal));
}

static void test_a_choice_taken_back_is_not_gone_on_from() {
  static SimulatedFlash flash;
  Restarted first(flash);
  for (const char* text : {"setup", "first"}) TEST_ASSERT_TRUE(first.log.append(journal, bytes_of(text)));
  TEST_ASSERT_TRUE(first.log.drop_last(journal));
  TEST_ASSERT_TRUE(first.log.append(journal, bytes_of("other")));
  TEST_ASSERT_TRUE(first.log.append(journal, bytes_of("third")));
  const int copy = find(flash, "other") - 10 - 5;  // of the set-up
  std::memset(flash.contents().data + copy, 0x42, 4);
  const Restarted again(flash);
  TEST_ASSERT_TRUE(again.log.damaged(journal));
}

/// Whatever the newest sector's header is now.
static void test_records_tell_whose_sector_they_lie_in() {
  for (const int value : {0x00, 0x5A, 0xFF}) {
    static SimulatedFlash flash;
    flash = SimulatedFlash();
    Restarted first(flash);
    fill_a_sector(first.log);
    TEST_ASSERT_TRUE(first.log.begin(journal, bytes_of("setup")));
    TEST_ASSERT_TRUE(find(flash, "setup") > Flash::sector_bytes);
    std::memset(flash.contents().data + Flash::sector_bytes, value, 12);
    Restarted again(flash);
    TEST_ASSERT_TRUE(list_in(again.log, journal) == std::vector<std::string>{"setup"});
    TEST_ASSERT_TRUE(again.log.append(journal, bytes_of("first")));
    fill_a_sector(again.log);
    const Restarted last(flash);
    TEST_ASSERT_TRUE((list_in(last.log, journal) == std::vector<std::string>{"setup", "first"}));
  }
}

static void test_a_damaged_list_stays_damaged_when_the_log_carries_it_on() {
  static SimulatedFlash flash;
  Restarted first(flash);
  for (const char* text : {"setup", "first", "second", "third"})
    TEST_ASSERT_TRUE(first.log.append(journal, bytes_of(text)));
  harm(flash, "second");
  Restarted again(flash);
  const int place = find(flash, "setup");
  while (find(flash, "setup") == place) fill_a_sector(again.log);
  TEST_ASSERT_TRUE(again.log.damaged(journal));
  const Restarted last(flash);
  TEST_ASSERT_TRUE(last.log.damaged(journal));
  TEST_ASSERT_TRUE((list_in(last.log, journal) == std::vector<std::string>{"setup", "first"}));
}

static void test_nothing_of_a_secret_is_left_behind() {
  static SimulatedFlash flash;
  Restarted first(flash);
  TEST_ASSERT_TRUE(first.log.begin(secret, bytes_of("first key")));
  TEST_ASSERT_TRUE(first.log.begin(secret + 1, bytes_of("another one")));
  TEST_ASSERT_TRUE(first.log.begin(secret, bytes_of("second key")));
  TEST_ASSERT_EQUAL(-1, find(flash, "first key"));
  for (int i = 0; i < 3; ++i) TEST_ASSERT_TRUE(first.log.append(keys::claim_state, bytes_of("share")));
  const int place = find(flash, "another one");
  while (find(flash, "another one") == place) fill_a_sector(first.log);  // until it is copied
  TEST_ASSERT_TRUE(first.log.clear(keys::claim_state));
  TEST_ASSERT_TRUE(first.log.clear(secret + 1));
  TEST_ASSERT_EQUAL(-1, find(flash, "share"));
  TEST_ASSERT_EQUAL(-1, find(flash, "another one"));
  const Restarted again(flash);
  TEST_ASSERT_TRUE(list_in(again.log, secret) == std::vector<std::string>{"second key"});
  TEST_ASSERT_FALSE(again.log.has_lost());
}

/// Once the unit has started again, there is the one or the other, and nothing else.
static void test_a_power_cut_while_a_secret_changes_leaves_the_old_or_the_new() {
  const std::string old_key(40, 'o'), new_key(60, 'n');
  for (int cut = 0, kept = 0; kept < 2; ++cut) {
    static SimulatedFlash flash;
    flash = SimulatedFlash();
    Restarted first(flash);
    TEST_ASSERT_TRUE(first.log.begin(secret, bytes_of(old_key)));
    TEST_ASSERT_TRUE(first.log.begin(settings, bytes_of("bright")));
    flash.cut_power_after(cut);
    static_cast<void>(first.log.begin(secret, bytes_of(new_key)));
    kept += flash.has_power() ? 1 : 0;
    flash.restore_power();
    Restarted again(flash);
    const std::vector<std::string> found = list_in(again.log, secret);
    TEST_ASSERT_TRUE(found == std::vector<std::string>{old_key} ||
                     found == std::vector<std::string>{new_key});
    TEST_ASSERT_TRUE(list_in(again.log, settings) == std::vector<std::string>{"bright"});
    if (found[0] == new_key) TEST_ASSERT_EQUAL(-1, find(flash, std::string(4, 'o')));
    TEST_ASSERT_TRUE(again.log.begin(settings, bytes_of("dark")));
    const Restarted last(flash);
    TEST_ASSERT_FALSE(last.log.has_lost());
    TEST_ASSERT_TRUE(list_in(last.log, secret) == found);
  }
}

void harm_tests() {
  RUN_TEST(test_a_single_bit_that_changed_costs_nothing);
  RUN_TEST(test_a_power_cut_in_the_middle_of_a_write_is_said_once);
  RUN_TEST(test_what_is_lost_between_other_records_is_said);
  RUN_TEST(test_what_is_lost_at_the_end_of_an_earlier_sector_is_said);
  RUN_TEST(test_a_list_begun_anew_does_not_go_on_where_an_older_one_stopped);
  RUN_TEST(test_a_choice_taken_back_is_not_gone_on_from);
  RUN_TEST(test_records_tell_whose_sector_they_lie_in);
  RUN_TEST(test_a_damaged_list_stays_damaged_when_the_log_carries_it_on);
  RUN_TEST(test_nothing_of_a_secret_is_left_behind);
  RUN_TEST(test_a_power_cut_while_a_secret_changes_leaves_the_old_or_the_new);
}
