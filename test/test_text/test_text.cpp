#include <unity.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "expect_picture.h"
#include "ink/text.h"
#include "picture/plain_text.h"
#include "whole_screen.h"
#include "words/words.h"

using namespace seaglass;
using namespace seaglass::ink;

static Screen screen;
static const simulator::SimulatedPanel& panel = screen.panel;

void setUp() {
  screen = Screen();
}
void tearDown() {}

static void expect_drawing(const char* name, Display::Draw draw) {
  screen.show(draw);
  expect_picture(panel, name);
}

static void expect_specimen(const char* name, TextSize size, std::initializer_list<const char*> lines) {
  expect_drawing(name, [&](Painter& p) {
    int y = 2 + room_above(size);
    for (const char* line : lines) {
      text(p, {6, y}, line, size, palette::foam);
      y += line_height(size);
    }
  });
}

static void test_picture_of_the_font_at_body_size() {
  expect_specimen(
      "font_body", TextSize::body,
      {"ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789", "abcdefghijklmnopqrstuvwxyz .,:;!?¡¿'\"()[]{}<>/\\|",
       "àâäáãåæçèéêëìíîïñòóôõöœùúûüýÿß ←↑→↓✓ ☃", "ÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖŒÙÚÛÜÝŸ",
       "+-=×÷−±~^_*#$%&@`«»‘’‚“”„…–—·•°€", "Two mermaids drift east. Illegal 1lI0O, million?",
       "Où est l’été ? L’île aux « vœux » d’Éléonore.", "¿Quién pide una concha? ¡El pingüino, mañana!",
       "Zwölf große Boxkämpfer üben „Tauchen“ im Meer.", "To Type AVATAR, We Watch Your Law. Ply r. V. y,",
       "12 + 34 − 7 × 8 = 90 ÷ 1", "99 − 11 + 70 × 0 = 23 ÷ 4"});
}

static void test_picture_of_the_font_at_the_size_for_children() {
  expect_specimen(
      "font_child", TextSize::child,
      {"ABCDEFGHIJKLMNOPQRSTUVWX", "YZ abcdefghijklmnopqrstuvwxyz", "0123456789 .,:;!?¡¿'\"()[]{}<>",
       "+-=×÷−±~^_*#$%&@«»‘’“”„…–—·", "àâäáãåæçèéêëìíîïñòóôõöœùúû", "üýÿß ÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏ ☃",
       "ÑÒÓÔÕÖŒÙÚÛÜÝŸ ←↑→↓✓•°€", "Illegal 1lI0O, To We AVA Ly P.", "Où est l’été ? ¿Mañana? Größe"});
}

static void test_picture_of_the_font_at_title_size() {
  expect_specimen(
      "font_title", TextSize::title,
      {"Mermaid Rain", "Mirage Übermut", "Mermaid’s Song", "Été à ¿Ñandú?", "0123456789", "1lI0O: 47 − 11"});
}

static void test_picture_of_the_font_s_signs_at_title_size() {
  expect_specimen("font_title_more", TextSize::title,
                  {"BCDFGHJKLPQSTVWX", "YZ abcdefghijklmno", "pqrstuvwxyz .,:;!?", "+-=×÷()[]{}/&@#%",
                   "àâäçèéêëîïñöœùûüß", "ÀÄÇÉÊÏÖŒÙ«»“”…✓"});
}

static void test_picture_text_laid_out() {
  expect_drawing("text_layout", [](Painter& p) {
    const Rect box{10, 20, 140, 100};
    p.outline(box, 1, palette::tide);
    paragraph(p, box, "The cursor walks through what may be chosen, and nothing else.", TextSize::body,
              palette::foam);
    const Rect cut{170, 20, 140, 42};
    p.outline(cut, 1, palette::tide);
    paragraph(p, cut, "Words that are too many for their box end so that everybody sees it.", TextSize::body,
              palette::foam, Align::left, 3);
    const Rect centred{170, 80, 140, 40};
    p.outline(centred, 1, palette::tide);
    paragraph(p, centred, "in the middle\nof their box", TextSize::body, palette::sand, Align::centre);
    const Rect button{10, 140, 140, 30};
    p.rounded(button, 8, palette::sea_glass);
    text_in(p, button, "Dive in", TextSize::child, palette::night);
    const Rect narrow{170, 140, 70, 30};
    p.rounded(narrow, 8, palette::coral);
    text_in(p, narrow, "Much too long", TextSize::body, palette::night);
    text(p, {310, 140}, "47", TextSize::child, palette::sun, Align::right);
    text(p, {310, 160}, "108", TextSize::child, palette::sun, Align::right);
    text(p, {160, 190}, "Gradients too", TextSize::title,
         Paint::gradient(palette::foam, palette::shell, 190, 212), Align::centre);
    text(p, {160, 224}, "and see-through", TextSize::body, Paint(palette::foam, 110), Align::centre);
  });
}

/// Letters that begin or end outside of what is drawn on lose exactly what lies there.
static void test_text_in_stripes_is_the_same_text() {
  constexpr int stripe = 7;
  const Paint paints[] = {palette::foam, Paint(palette::foam, 110),
                          Paint::gradient(palette::foam, palette::coral, 100, 120)};
  for (const Paint& paint : paints)
    for (TextSize size : {TextSize::body, TextSize::child, TextSize::title}) {
      const auto words = [&](Painter& p) { text(p, {-3, 101}, "ÀgW@%Œ&jß{…}ÇÑ", size, paint); };
      screen.show(words);
      const std::vector<std::uint16_t> whole(panel.pixels(), panel.pixels() + screen_width * screen_height);
      screen.show([&](Painter& p) {
        for (int x = 0; x < screen_width; x += stripe) {
          const Clipped clipped(p, {x, 0, stripe, screen_height});
          words(p);
        }
      });
      TEST_ASSERT_EQUAL_HEX16_ARRAY(whole.data(), panel.pixels(), screen_width * screen_height);
    }
}

static void test_text_is_as_wide_as_its_letters_together() {
  TEST_ASSERT_EQUAL(text_width("mer", TextSize::body) + text_width("maid", TextSize::body),
                    text_width("mermaid", TextSize::body));
  TEST_ASSERT_EQUAL(0, text_width("", TextSize::title));
}

static void test_figures_and_signs_of_arithmetic_stand_in_columns() {
  for (TextSize size : {TextSize::body, TextSize::child, TextSize::title})
    for (const char* figure : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "+", "−", "×", "="})
      TEST_ASSERT_EQUAL_MESSAGE(text_width("0", size), text_width(figure, size), figure);
}

static void test_an_accent_changes_no_width() {
  TEST_ASSERT_EQUAL(text_width("eaonuiAEC", TextSize::child), text_width("éäôñüíÀÊÇ", TextSize::child));
}

static Text text_of(const std::string& bytes) {
  return {bytes.data(), static_cast<int>(bytes.size())};
}

static std::string lines_of(Text words, int width) {
  std::string all;
  for (Text rest = words; !rest.empty();) {
    const Line next = next_line(rest, TextSize::body, width);
    TEST_ASSERT_LESS_THAN(rest.size(), next.rest.size());
    all += simulator::plain(next.line) + "/";
    rest = next.rest;
  }
  return all;
}

static void test_lines_break_between_words() {
  const int width = text_width("wave wave", TextSize::body);
  TEST_ASSERT_EQUAL_STRING("wave wave/wave/", lines_of("wave wave wave", width).c_str());
  TEST_ASSERT_EQUAL_STRING("wave/wave/wave/", lines_of("wave wave wave", width - 1).c_str());
}

static void test_a_packed_word_breaks_as_the_same_letters_do() {
  for (int i = 0; i < word_count; ++i) {
    const Text packed = word(static_cast<Word>(i), static_cast<Language>(i % language_count));
    const std::string letters = simulator::plain(packed);
    TEST_ASSERT_EQUAL(text_width(letters.c_str(), TextSize::child), text_width(packed, TextSize::child));
    for (int width : {1, 60, 200})
      TEST_ASSERT_TRUE(lines_of(letters.c_str(), width) == lines_of(packed, width));
  }
}

static void test_lines_break_after_hyphens_and_where_they_are_told_to() {
  const int width = text_width("sea-horses", TextSize::body);
  TEST_ASSERT_EQUAL_STRING("two sea-/horses/", lines_of("two sea-horses", width).c_str());
  TEST_ASSERT_EQUAL_STRING("one//two/", lines_of("one\n\ntwo", 300).c_str());
}

static void test_a_line_never_breaks_at_a_space_that_forbids_it() {
  const int width = text_width("moi\u00a0!", TextSize::body);
  TEST_ASSERT_EQUAL_STRING("à/moi\u00a0!/", lines_of("à moi\u00a0!", width).c_str());
}

static void test_a_word_too_long_for_any_line_is_broken_inside() {
  TEST_ASSERT_EQUAL_STRING("W/W/W/", lines_of("WWW", 1).c_str());
}

static void test_words_that_do_not_fit_are_counted() {
  screen.display.refresh(screen.panel, [](Painter& p) {
    text_in(p, {0, 0, 40, 14}, "Mermaid's Song", TextSize::body, palette::foam);
  });
  TEST_ASSERT_GREATER_THAN(0, screen.display.cut_texts());
  screen.display.refresh(screen.panel, [](Painter& p) {
    text_in(p, {0, 0, 200, 14}, "Mermaid's Song", TextSize::body, palette::foam);
  });
  TEST_ASSERT_EQUAL(0, screen.display.cut_texts());
}

static void test_the_largest_size_that_fits_is_found() {
  const Text words = "Mermaid Rain";
  const int width = text_width(words, TextSize::child);
  TEST_ASSERT_TRUE(largest_fitting(words, TextSize::title, width) == TextSize::child);
  TEST_ASSERT_TRUE(largest_fitting(words, TextSize::title, width - 1) == TextSize::body);
  TEST_ASSERT_TRUE(largest_fitting(words, TextSize::title, width - 1, 2) == TextSize::title);
}

static void test_utf8_is_read_to_its_end() {
  Utf8 reader("aß…😀");
  TEST_ASSERT_EQUAL_HEX32('a', reader.next());
  TEST_ASSERT_EQUAL_HEX32(0xDF, reader.next());
  TEST_ASSERT_EQUAL_HEX32(0x2026, reader.next());
  TEST_ASSERT_EQUAL_HEX32(0x1F600, reader.next());
  TEST_ASSERT_TRUE(reader.done());
}

static void test_hostile_bytes_are_not_utf8() {
  const std::string hostile[] = {
      "\x80",              // a byte that only continues
      "\xC3",              // the end is missing
      "\xE2\x80",          // again
      "\xF0\x9F\x98",      // again
      "\xC3\x28",          // something else instead
      "\xC0\xAF",          // '/' in two bytes
      "\xE0\x80\xAF",      // '/' in three
      "\xF0\x80\x80\xAF",  // '/' in four
      "\xED\xA0\x80",      // half of a surrogate pair
      "\xF4\x90\x80\x80",  // beyond the last character
      "\xFF",
      "ok\xFE",
  };
  for (const std::string& bytes : hostile) {
    TEST_ASSERT_FALSE(valid_utf8(text_of(bytes)));
    int characters = 0;
    for (Utf8 reader(text_of(bytes)); !reader.done(); ++characters) reader.next();
    TEST_ASSERT_LESS_OR_EQUAL(static_cast<int>(bytes.size()), characters);
    TEST_ASSERT_GREATER_THAN(0, text_width(text_of(bytes), TextSize::body));
  }
  TEST_ASSERT_TRUE(valid_utf8("Où est l’été ?"));
}

static void test_a_spoiled_byte_costs_only_itself() {
  Utf8 reader("\xE2(é");
  TEST_ASSERT_EQUAL_HEX32(replacement, reader.next());
  TEST_ASSERT_EQUAL_HEX32('(', reader.next());
  TEST_ASSERT_EQUAL_HEX32(0xE9, reader.next());
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_picture_of_the_font_at_body_size);
  RUN_TEST(test_picture_of_the_font_at_the_size_for_children);
  RUN_TEST(test_picture_of_the_font_at_title_size);
  RUN_TEST(test_picture_of_the_font_s_signs_at_title_size);
  RUN_TEST(test_picture_text_laid_out);
  RUN_TEST(test_text_in_stripes_is_the_same_text);
  RUN_TEST(test_text_is_as_wide_as_its_letters_together);
  RUN_TEST(test_figures_and_signs_of_arithmetic_stand_in_columns);
  RUN_TEST(test_an_accent_changes_no_width);
  RUN_TEST(test_lines_break_between_words);
  RUN_TEST(test_a_packed_word_breaks_as_the_same_letters_do);
  RUN_TEST(test_lines_break_after_hyphens_and_where_they_are_told_to);
  RUN_TEST(test_a_line_never_breaks_at_a_space_that_forbids_it);
  RUN_TEST(test_a_word_too_long_for_any_line_is_broken_inside);
  RUN_TEST(test_words_that_do_not_fit_are_counted);
  RUN_TEST(test_the_largest_size_that_fits_is_found);
  RUN_TEST(test_utf8_is_read_to_its_end);
  RUN_TEST(test_hostile_bytes_are_not_utf8);
  RUN_TEST(test_a_spoiled_byte_costs_only_itself);
  return UNITY_END();
}
