#include <unity.h>

#include <limits>

#include "words/words.h"

using namespace seaglass;

void setUp() {}
void tearDown() {}

static void test_a_word_is_there_in_every_language() {
  TEST_ASSERT_EQUAL_STRING("Settings", word(Word::settings, Language::english));
  TEST_ASSERT_EQUAL_STRING("Réglages", word(Word::settings, Language::french));
  TEST_ASSERT_EQUAL_STRING("Ajustes", word(Word::settings, Language::spanish));
  TEST_ASSERT_EQUAL_STRING("Einstellungen", word(Word::settings, Language::german));
}

static void test_numbers_are_written_out() {
  Phrase line;
  line.add(0).add(' ').add(120).add(' ').add(-25);
  TEST_ASSERT_EQUAL_STRING("0 120 −25", line.text());
}

static void test_the_lowest_number_is_written_too() {
  Phrase line;
  line.add(std::numeric_limits<int>::min());
  TEST_ASSERT_EQUAL_STRING("−2147483648", line.text());
}

static void test_an_empty_phrase_is_empty() {
  TEST_ASSERT_TRUE(Phrase().empty());
  TEST_ASSERT_EQUAL_STRING("", Phrase().text());
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_word_is_there_in_every_language);
  RUN_TEST(test_numbers_are_written_out);
  RUN_TEST(test_the_lowest_number_is_written_too);
  RUN_TEST(test_an_empty_phrase_is_empty);
  return UNITY_END();
}
