#include <unity.h>

#include <initializer_list>
#include <string>

#include "ink/display.h"
#include "ink/text.h"
#include "ink/turn.h"
#include "picture.h"
#include "simulator/panel.h"

using namespace seaglass;
using namespace seaglass::ink;
using simulator::SimulatedPanel;

static SimulatedPanel panel;
static Display display;

void setUp() {
  panel = SimulatedPanel();
  display.invalidate();
}
void tearDown() {}

template <typename Draw>
static void expect_drawing(const char* name, Draw draw) {
  display.refresh(panel, [&](Painter& painter) {
    painter.fill(palette::night);
    draw(painter);
  });
  expect_picture(panel, name);
}

static void test_picture_rectangles() {
  expect_drawing("rectangles", [](Painter& p) {
    p.rectangle({10, 10, 60, 40}, palette::coral);
    p.rectangle({31, 31, 61, 41}, Paint(palette::sea_glass, 128));
    p.outline({110, 10, 61, 51}, 3, palette::sun);
    p.outline({180, 10, 5, 51}, 3, palette::sun);
    p.rounded({200, 10, 100, 60}, 12, palette::tide);
    p.rounded_outline({200, 10, 100, 60}, 12, 2, palette::foam);
    p.rounded_outline({10, 90, 90, 60}, 16, 6, palette::shell);
    p.rounded_outline({110, 90, 90, 60}, 4, 8, palette::dune);
    p.rounded({210, 90, 90, 30}, 99, palette::sand);
    p.rounded({210, 130, 91, 21}, 5, Paint(palette::sun, 100));
    p.rounded({220, 120, 71, 61}, 5, Paint(palette::coral, 100));
    for (int i = 0; i < 16; ++i) p.rounded({10 + i * 12, 170, 11, 11}, i / 2, palette::foam);
    p.rectangle({10, 200, 140, 30}, Paint::gradient(palette::deep, palette::tide, 200, 230));
    p.rounded({160, 190, 140, 40}, 10, Paint::gradient(palette::sun, palette::coral, 190, 230));
  });
}

static void test_picture_gradient() {
  expect_drawing("gradient", [](Painter& p) {
    p.fill(Paint::gradient(palette::night, palette::tide, 0, 240));
    p.circle(fine(Point{80, 90}), fine(50), Paint::gradient(palette::sun, palette::coral, 40, 140));
    p.rectangle({160, 20, 140, 200}, Paint::gradient(Color(0x101010), Color(0x303030), 20, 220));
    p.circle(fine(Point{230, 110}), fine(40), Paint::gradient(palette::foam, palette::shell, 70, 150, 160));
  });
}

static void test_picture_circles() {
  expect_drawing("circles", [](Painter& p) {
    for (int i = 1; i <= 16; ++i) p.circle({fine(i * 19), fine(16)}, i * 8, palette::foam);
    p.circle({fine(60) + 8, fine(90) + 8}, fine(45), palette::coral);
    p.ring({fine(160), fine(90)}, fine(45), fine(6), palette::sun);
    p.ring({fine(160), fine(90)}, fine(36), 16, palette::sea_glass);
    p.ring({fine(160), fine(90)}, fine(30), 24, palette::foam);
    p.ring({fine(160), fine(90)}, fine(20), fine(18), palette::shell);
    p.circle({fine(250), fine(80)}, fine(35), Paint(palette::sea_glass, 128));
    p.circle({fine(275), fine(105)}, fine(35), Paint(palette::coral, 128));
    p.circle({fine(310), fine(230)}, fine(60), palette::tide);
    p.ring({fine(0), fine(240)}, fine(90), fine(10), palette::tide);
    for (int i = 0; i < 16; ++i) p.circle({fine(100 + i * 10) + i, fine(190) + i}, fine(4), palette::sand);
    for (int i = 0; i < 16; ++i) p.ring({fine(100 + i * 10), fine(210)}, fine(4), 4 + i * 3, palette::sand);
  });
}

static void test_picture_lines() {
  expect_drawing("lines", [](Painter& p) {
    for (int i = 0; i < 24; ++i) {
      const Turn turn = whole_turn_part(i, 24);
      const FinePoint way{cosine(turn) / 16, sine(turn) / 16};
      const FinePoint centre = fine(Point{80, 80});
      p.line({centre.x + way.x / 4, centre.y + way.y / 4}, {centre.x + way.x, centre.y + way.y}, 16 + i * 2,
             palette::foam);
    }
    for (int i = 1; i <= 8; ++i)
      p.line({fine(175), fine(i * 18)}, {fine(225), fine(i * 18 + 7)}, i * 24, palette::sea_glass);
    p.line({fine(270), fine(40)}, {fine(270), fine(40)}, fine(30), palette::sun);
    p.line({fine(270), fine(90)}, {fine(300), fine(140)}, fine(20), Paint(palette::coral, 128));
    p.line({fine(300), fine(90)}, {fine(270), fine(140)}, fine(20), Paint(palette::coral, 128));
    p.line({fine(-50), fine(170)}, {fine(400), fine(235)}, fine(5), palette::dune);
    p.line({fine(-300), fine(500)}, {fine(600), fine(-50)}, 24, palette::shell);
  });
}

static void test_picture_polygons() {
  expect_drawing("polygons", [](Painter& p) {
    for (int row = 0; row < 3; ++row)
      for (int i = 0; i < 5; ++i) {
        const FinePoint centre{fine(24 + i * 35 + (row % 2) * 17) + (row % 2) * 8, fine(24 + row * 30)};
        p.hexagon(centre, fine(19), (i + row) % 2 ? palette::tide : palette::deep);
        p.hexagon_outline(centre, fine(19), 24, palette::sea_glass);
      }
    FinePoint star[10];
    for (int i = 0; i < 10; ++i) {
      const Turn turn = whole_turn_part(i, 10);
      const int radius = i % 2 ? 20 : 48;
      star[i] = {fine(260) + sine(turn) * radius / 1024, fine(60) - cosine(turn) * radius / 1024};
    }
    p.polygon(star, 10, palette::sun);
    const FinePoint kite[] = {
        {fine(-20), fine(150)}, {fine(60), fine(120)}, {fine(90), fine(170)}, {fine(40), fine(260)}};
    p.polygon(kite, 4, Paint(palette::coral, 160));
    const FinePoint notch[] = {{fine(110), fine(130)},
                               {fine(200), fine(130)},
                               {fine(200), fine(220)},
                               {fine(155), fine(160)},
                               {fine(110), fine(220)}};
    p.polygon(notch, 5, Paint::gradient(palette::foam, palette::shell, 130, 220));
    const FinePoint beyond[] = {{fine(230), fine(180)}, {fine(500), fine(100)}, {fine(400), fine(300)}};
    p.polygon(beyond, 3, palette::kelp);
    const FinePoint sliver[] = {{fine(210), fine(120)}, {fine(318), fine(122)}, {fine(210), fine(124)}};
    p.polygon(sliver, 3, palette::foam);
  });
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

static void test_what_is_drawn_outside_a_clip_does_not_show() {
  display.refresh(panel, [](Painter& p) {
    p.fill(palette::night);
    const Clipped outer(p, {10, 10, 100, 100});
    const Clipped inner(p, {50, 50, 100, 10});
    p.fill(palette::foam);
    p.circle(fine(Point{50, 50}), fine(40), palette::foam);
    p.hexagon(fine(Point{110, 50}), fine(40), palette::foam);
  });
  for (int y = 0; y < screen_height; ++y)
    for (int x = 0; x < screen_width; ++x) {
      const bool inside = x >= 50 && x < 110 && y >= 50 && y < 60;
      TEST_ASSERT_EQUAL_HEX16(pixel_of(inside ? palette::foam : palette::night), panel.pixel(x, y));
    }
}

static void test_a_clip_ends_with_its_scope() {
  display.refresh(panel, [](Painter& p) {
    { const Clipped clip(p, {0, 0, 1, 1}); }
    p.fill(palette::foam);
  });
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(319, 239));
}

static void test_a_shift_moves_what_is_drawn_and_the_clips_within() {
  display.refresh(panel, [](Painter& p) {
    p.fill(palette::night);
    const Shifted shift(p, {100, 50});
    const Clipped clip(p, {0, 0, 10, 10});
    p.rectangle({-5, -5, 50, 50}, palette::foam);
  });
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(100, 50));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(109, 59));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::night), panel.pixel(99, 50));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::night), panel.pixel(110, 59));
}

static void test_the_first_refresh_sends_everything() {
  TEST_ASSERT_EQUAL(320 * 240 * 2, display.refresh(panel, [](Painter& p) { p.fill(palette::tide); }));
  TEST_ASSERT_EQUAL(320 * 240 * 2, panel.bytes_sent());
}

static void test_what_has_not_changed_is_not_sent() {
  const auto draw = [](Painter& p) { p.fill(palette::tide); };
  display.refresh(panel, draw);
  panel.forget_counts();
  TEST_ASSERT_EQUAL(0, display.refresh(panel, draw));
  TEST_ASSERT_EQUAL(0, panel.sends());
}

static void test_only_changed_tiles_are_sent_and_neighbours_together() {
  display.refresh(panel, [](Painter& p) { p.fill(palette::tide); });
  panel.forget_counts();
  const auto draw = [](Painter& p) {
    p.fill(palette::tide);
    p.rectangle({20, 20, 40, 1}, palette::foam);   // three tiles beside each other
    p.rectangle({319, 20, 1, 1}, palette::foam);   // one in the same strip
    p.rectangle({100, 239, 1, 1}, palette::foam);  // one in the last strip
  };
  TEST_ASSERT_EQUAL(5 * 16 * 16 * 2, display.refresh(panel, draw));
  TEST_ASSERT_EQUAL(3, panel.sends());
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(59, 20));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(319, 20));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(100, 239));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::tide), panel.pixel(60, 20));
}

static void test_a_refresh_of_some_rows_touches_no_other_strip() {
  display.refresh(panel, [](Painter& p) { p.fill(palette::tide); });
  const auto draw = [](Painter& p) { p.fill(palette::foam); };
  TEST_ASSERT_EQUAL(2 * 320 * 16 * 2, display.refresh(panel, 31, 33, draw));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::tide), panel.pixel(0, 15));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(0, 16));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::foam), panel.pixel(319, 47));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::tide), panel.pixel(0, 48));
}

namespace {
/// Remembers the very first bytes that it was sent.
class ByteWatch final : public Panel {
 public:
  void send(int, int, int, int, const std::uint16_t* pixels) override {
    if (sends++ > 0) return;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(pixels);
    for (int i = 0; i < 4; ++i) first[i] = bytes[i];
  }
  void wait() override {}
  void set_brightness(int) override {}

  int sends = 0;
  std::uint8_t first[4] = {};
};
}  // namespace

static void test_pixels_are_sent_with_their_high_bytes_first() {
  ByteWatch watch;
  display.refresh(watch, [](Painter& p) {
    p.fill(Color(0xff0000));
    p.rectangle({1, 0, 1, 1}, Color(0x0000ff));
  });
  const std::uint8_t red_then_blue[] = {0xF8, 0x00, 0x00, 0x1F};
  TEST_ASSERT_EQUAL_MEMORY(red_then_blue, watch.first, 4);
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
static std::string string_of(Text text) {
  return {text.bytes, static_cast<std::size_t>(text.size)};
}

static std::string lines_of(const char* words, int width) {
  std::string all;
  for (Text rest = words; !rest.empty();) {
    const Line next = next_line(rest, TextSize::body, width);
    TEST_ASSERT_LESS_THAN(rest.size, next.rest.size);
    all += string_of(next.line) + "/";
    rest = next.rest;
  }
  return all;
}

static void test_lines_break_between_words() {
  const int width = text_width("wave wave", TextSize::body);
  TEST_ASSERT_EQUAL_STRING("wave wave/wave/", lines_of("wave wave wave", width).c_str());
  TEST_ASSERT_EQUAL_STRING("wave/wave/wave/", lines_of("wave wave wave", width - 1).c_str());
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
  display.refresh(panel, [](Painter& p) {
    text_in(p, {0, 0, 40, 14}, "Mermaid's Song", TextSize::body, palette::foam);
  });
  TEST_ASSERT_GREATER_THAN(0, display.cut_texts());
  display.refresh(panel, [](Painter& p) {
    text_in(p, {0, 0, 200, 14}, "Mermaid's Song", TextSize::body, palette::foam);
  });
  TEST_ASSERT_EQUAL(0, display.cut_texts());
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
  RUN_TEST(test_picture_rectangles);
  RUN_TEST(test_picture_gradient);
  RUN_TEST(test_picture_circles);
  RUN_TEST(test_picture_lines);
  RUN_TEST(test_picture_polygons);
  RUN_TEST(test_picture_of_the_font_at_body_size);
  RUN_TEST(test_picture_of_the_font_at_the_size_for_children);
  RUN_TEST(test_picture_of_the_font_at_title_size);
  RUN_TEST(test_picture_of_the_font_s_signs_at_title_size);
  RUN_TEST(test_picture_text_laid_out);
  RUN_TEST(test_what_is_drawn_outside_a_clip_does_not_show);
  RUN_TEST(test_a_clip_ends_with_its_scope);
  RUN_TEST(test_a_shift_moves_what_is_drawn_and_the_clips_within);
  RUN_TEST(test_the_first_refresh_sends_everything);
  RUN_TEST(test_what_has_not_changed_is_not_sent);
  RUN_TEST(test_only_changed_tiles_are_sent_and_neighbours_together);
  RUN_TEST(test_a_refresh_of_some_rows_touches_no_other_strip);
  RUN_TEST(test_pixels_are_sent_with_their_high_bytes_first);
  RUN_TEST(test_text_is_as_wide_as_its_letters_together);
  RUN_TEST(test_figures_and_signs_of_arithmetic_stand_in_columns);
  RUN_TEST(test_an_accent_changes_no_width);
  RUN_TEST(test_lines_break_between_words);
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
