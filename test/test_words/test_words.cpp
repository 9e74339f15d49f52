#include <unity.h>

#include <limits>
#include <string>

#include "picture/plain_text.h"
#include "words/words.h"

using namespace seaglass;

void setUp() {}
void tearDown() {}

using simulator::plain;

static void test_a_word_is_there_in_every_language() {
  TEST_ASSERT_EQUAL_STRING("Settings", plain(word(Word::settings, Language::english)).c_str());
  TEST_ASSERT_EQUAL_STRING("Réglages", plain(word(Word::settings, Language::french)).c_str());
  TEST_ASSERT_EQUAL_STRING("Ajustes", plain(word(Word::settings, Language::spanish)).c_str());
  TEST_ASSERT_EQUAL_STRING("Einstellungen", plain(word(Word::settings, Language::german)).c_str());
}

/// What a number and the word behind it look like, in each language.
static void expect_counted(Word one, Word more, const char* const (&of_one)[language_count],
                           const char* const (&of_two)[language_count]) {
  for (int i = 0; i < language_count; ++i) {
    const Language language = static_cast<Language>(i);
    TEST_ASSERT_EQUAL_STRING(of_one[i], plain(word(of_count(1, one, more), language)).c_str());
    TEST_ASSERT_EQUAL_STRING(of_two[i], plain(word(of_count(2, one, more), language)).c_str());
    TEST_ASSERT_EQUAL_STRING(of_two[i], plain(word(of_count(11, one, more), language)).c_str());
  }
}

static void test_word_behind_1_is_singular_in_every_language() {
  expect_counted(Word::minute, Word::minutes, {"minute", "minute", "minuto", "Minute"},
                 {"minutes", "minutes", "minutos", "Minuten"});
  expect_counted(
      Word::rain_told_point, Word::rain_told_points,
      {"{0}: {1}! {2} point", "{0} : {1} ! {2} point", "{0}: ¡{1}! {2} punto", "{0}: {1}! {2} Punkt"},
      {"{0}: {1}! {2} points", "{0} : {1} ! {2} points", "{0}: ¡{1}! {2} puntos", "{0}: {1}! {2} Punkte"});
}

template <typename Look>
static void for_each_word(Look look) {
  for (int i = 0; i < word_count; ++i)
    for (int language = 0; language < language_count; ++language)
      look(word(static_cast<Word>(i), static_cast<Language>(language)));
}

static void test_every_word_is_as_long_as_it_says_and_fits_into_a_phrase() {
  for_each_word([](Text text) {
    const std::string all = plain(text);
    TEST_ASSERT_EQUAL(text.size(), all.size());
    TEST_ASSERT_GREATER_THAN(0, text.size());
    TEST_ASSERT_EQUAL_STRING(all.c_str(), Phrase().add(text).text());
  });
}

static void test_a_word_is_cut_at_any_character() {
  for_each_word([](Text text) {
    const std::string all = plain(text);
    for (std::size_t at = 0; at <= all.size(); ++at) {
      if (at < all.size() && (all[at] & 0xC0) == 0x80) continue;
      const Text head = text.first(static_cast<int>(at)), tail = text.after(static_cast<int>(at));
      TEST_ASSERT_TRUE(plain(head) == all.substr(0, at) && plain(tail) == all.substr(at));
      // What was cut can be cut again.
      if (tail.size() > 1 && (all[at + 1] & 0xC0) != 0x80)
        TEST_ASSERT_TRUE(plain(tail.after(1)) == all.substr(at + 1));
    }
  });
}

static void test_a_text_that_is_not_packed_is_cut_too() {
  const Text text = "Möwe";
  TEST_ASSERT_EQUAL_STRING("Mö", plain(text.first(3)).c_str());
  TEST_ASSERT_EQUAL_STRING("we", plain(text.after(3)).c_str());
  TEST_ASSERT_TRUE(text.after(5).empty() && text.first(0).empty() && Text().empty());
  TEST_ASSERT_TRUE(TextRuns(text.after(5)).done() && TextRuns(text.first(0)).done());
  TEST_ASSERT_TRUE(TextRuns(word(Word::settings, Language::german).first(0)).done());
}

static void test_places_are_filled_in() {
  TEST_ASSERT_EQUAL_STRING("Ida is next.", phrase(Word::is_next, Language::english, "Ida").text());
  for_each_word([](Text text) {
    for (TextRuns pieces(text); !pieces.done(); pieces.next()) {
      const std::string piece(pieces.begin(), pieces.end());
      TEST_ASSERT_TRUE(piece == "{0}" || piece == "{1}" || piece == "{2}" ||
                       piece.find('{') == std::string::npos);
    }
  });
}

static void test_a_word_is_filled_into_another() {
  const Text crab = word(Word::crab, Language::french);
  TEST_ASSERT_EQUAL_STRING(phrase(Word::is_next, Language::french, plain(crab).c_str()).text(),
                           phrase(Word::is_next, Language::french, crab).text());
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
  RUN_TEST(test_word_behind_1_is_singular_in_every_language);
  RUN_TEST(test_every_word_is_as_long_as_it_says_and_fits_into_a_phrase);
  RUN_TEST(test_a_word_is_cut_at_any_character);
  RUN_TEST(test_a_text_that_is_not_packed_is_cut_too);
  RUN_TEST(test_places_are_filled_in);
  RUN_TEST(test_a_word_is_filled_into_another);
  RUN_TEST(test_numbers_are_written_out);
  RUN_TEST(test_the_lowest_number_is_written_too);
  RUN_TEST(test_an_empty_phrase_is_empty);
  return UNITY_END();
}
