#include <unity.h>

#include "tabletop/game.h"
#include "tabletop/random_player.h"

using namespace seaglass;

void test_chance();

void setUp() {}
void tearDown() {}

static void test_the_left_neighbour_is_the_next_seat_clockwise() {
  TEST_ASSERT_EQUAL(0, left_of(Seat(3), 4).index());
  TEST_ASSERT_EQUAL(3, right_of(Seat(0), 4).index());
  TEST_ASSERT_EQUAL(2, steps_clockwise(Seat(4), Seat(1), 5));
}

static void test_a_set_of_seats() {
  SeatSet set = SeatSet::all(4);
  set.remove(Seat(0));
  TEST_ASSERT_EQUAL(3, set.count());
  TEST_ASSERT_EQUAL(1, set.first().index());
  TEST_ASSERT_FALSE(set.contains(Seat(0)));
}

static Name name_of(const char* letters) {
  Name name;
  while (*letters != '\0') name.add(static_cast<unsigned char>(*letters++));
  return name;
}

static void test_a_name_is_text_in_utf8() {
  TEST_ASSERT_EQUAL_STRING("Zo\u00EB", name_of("Zo\xEB").text());
  Name name = name_of("Zo\xEB");
  name.drop_last();
  TEST_ASSERT_EQUAL_STRING("Zo", name.text());
}

static void test_a_name_has_ten_letters_at_most() {
  TEST_ASSERT_TRUE(name_of("\xDC\xDC\xDC\xDC\xDC\xDC\xDC\xDC\xDC\xDC").full());
  TEST_ASSERT_FALSE(name_of("Anemone").full());
}

/// A company packed and unpacked, with one byte of it changed on the way.
static bool can_be_unpacked(const Company& company, int place, std::uint8_t changed, Company& unpacked) {
  std::uint8_t bytes[Company::packed_bytes];
  BitWriter writer({bytes, Company::packed_bytes});
  company.pack(writer);
  if (place >= 0) bytes[place] = changed;
  BitReader reader({bytes, Company::packed_bytes});
  unpacked = Company::unpack(reader);
  return reader.finished();
}

static void test_a_company_comes_back_as_it_was() {
  Company company, unpacked;
  company.sitters[Seat(1)] = {SitterKind::bot, 5, {}};
  company.sitters[Seat(2)].name = name_of("Zo\xEB");
  TEST_ASSERT_TRUE(can_be_unpacked(company, -1, 0, unpacked));
  TEST_ASSERT_TRUE(unpacked.sitters[Seat(1)].kind == SitterKind::bot);
  TEST_ASSERT_EQUAL(5, unpacked.sitters[Seat(1)].emblem);
  TEST_ASSERT_EQUAL(4, unpacked.sitters[Seat(4)].emblem);
  TEST_ASSERT_EQUAL_STRING("Zo\u00EB", unpacked.sitters[Seat(2)].name.text());
  TEST_ASSERT_TRUE(unpacked.seats_of(SitterKind::bot, 3) == SeatSet(Seat(1)));
}

/// As they lay in flash before there were levels, bots are of the usual one.
static void test_a_bot_keeps_its_level() {
  Company company, unpacked;
  for (int level = 0; level < bot_level_count; ++level)
    company.sitters[Seat(level)] = {SitterKind::bot, 1, {}, static_cast<BotLevel>(level)};
  TEST_ASSERT_TRUE(can_be_unpacked(company, -1, 0, unpacked));
  for (int level = 0; level < bot_level_count; ++level) {
    TEST_ASSERT_TRUE(unpacked.sitters[Seat(level)].kind == SitterKind::bot);
    TEST_ASSERT_EQUAL(level, static_cast<int>(unpacked.sitters[Seat(level)].level));
  }
  TEST_ASSERT_TRUE(can_be_unpacked(company, 0, 0x11, unpacked));
  TEST_ASSERT_TRUE(unpacked.sitters[Seat(0)].level == usual_bot_level);
}

static void test_nonsense_is_no_company() {
  Company company, unpacked;
  company.sitters[Seat(0)].name = name_of("Ida");
  TEST_ASSERT_FALSE(can_be_unpacked(company, 0, 0x06, unpacked));  // no such kind of sitter
  TEST_ASSERT_FALSE(can_be_unpacked(company, 0, 0xC0, unpacked));  // no such animal
  TEST_ASSERT_FALSE(can_be_unpacked(company, 1, 0x07, unpacked));  // no letter
  TEST_ASSERT_FALSE(can_be_unpacked(company, 1, 0x00, unpacked));  // a name that goes on after its end
}

static void test_options_outside_their_range_are_not_allowed() {
  const GameFacts facts{"sandbox", GameId{15}, 0, 2, 4, 1, {{"shells", 0, 3, 1}}, 0, {}, 10};
  TEST_ASSERT_TRUE(within_ranges(facts, Setup{2, {{3, 0}}, {}, 0}));
  TEST_ASSERT_FALSE(within_ranges(facts, Setup{2, {{4, 0}}, {}, 0}));
  TEST_ASSERT_FALSE(within_ranges(facts, Setup{5, {{3, 0}}, {}, 0}));
  TEST_ASSERT_FALSE(within_ranges(facts, Setup{2, {{3, 1}}, {}, 0}));
  TEST_ASSERT_TRUE(within_ranges(facts, Setup{2, {{3, 0}}, Beginner(Seat(1)), 0}));
  TEST_ASSERT_FALSE(within_ranges(facts, Setup{2, {{3, 0}}, Beginner(Seat(2)), 0}));
}

static void test_the_random_player_chooses_evenly() {
  Random random(1);
  int seen[3] = {};
  const auto three = [](auto visit) {
    for (std::uint8_t i = 0; i < 3; ++i) visit(Choice{i, 0, 0, 0});
  };
  for (int i = 0; i < 30000; ++i) ++seen[any_choice(random, three).verb];
  for (int count : seen) TEST_ASSERT_INT_WITHIN(400, 10000, count);
}

/// Less than it gathers, as many, and several times that.
static void test_the_quick_chooser_chooses_evenly() {
  Random random(2);
  QuickChooser chooser(random);
  for (const int offered : {2, 3, 32, 33, 100}) {
    int seen[100] = {};
    constexpr int drawn_each = 4000;
    for (int i = 0; i < drawn_each * offered; ++i) {
      for (int verb = 0; verb < offered; ++verb) chooser.offer(make_choice(verb));
      ++seen[chooser.taken().verb];
    }
    for (int verb = 0; verb < offered; ++verb) TEST_ASSERT_INT_WITHIN(350, drawn_each, seen[verb]);
  }
}

static bool same_words(const Random& x, const Random& y) {
  return x.words().a == y.words().a && x.words().counter == y.words().counter;
}

static void test_where_there_is_no_choice_nothing_is_drawn() {
  Random random(3);
  QuickChooser chooser(random);
  chooser.offer(make_choice(7));
  TEST_ASSERT_TRUE(chooser.taken() == make_choice(7));
  TEST_ASSERT_TRUE(quick_seat(random, SeatSet(Seat(4))) == Seat(4));
  TEST_ASSERT_TRUE(same_words(random, Random(3)));
  quick_seat(random, SeatSet::all(2));
  TEST_ASSERT_FALSE(same_words(random, Random(3)));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_left_neighbour_is_the_next_seat_clockwise);
  RUN_TEST(test_a_set_of_seats);
  RUN_TEST(test_a_name_is_text_in_utf8);
  RUN_TEST(test_a_name_has_ten_letters_at_most);
  RUN_TEST(test_a_company_comes_back_as_it_was);
  RUN_TEST(test_a_bot_keeps_its_level);
  RUN_TEST(test_nonsense_is_no_company);
  RUN_TEST(test_options_outside_their_range_are_not_allowed);
  RUN_TEST(test_the_random_player_chooses_evenly);
  RUN_TEST(test_the_quick_chooser_chooses_evenly);
  RUN_TEST(test_where_there_is_no_choice_nothing_is_drawn);
  test_chance();
  return UNITY_END();
}
