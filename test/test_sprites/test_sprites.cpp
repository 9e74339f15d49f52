#include <unity.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "expect_picture.h"
#include "ink/image.h"
#include "ink/sprite.h"
#include "ink/turn.h"
#include "whole_screen.h"

using namespace seaglass;
using namespace seaglass::ink;

static Screen screen;

void setUp() {
  screen = Screen();
}
void tearDown() {}

namespace {

/// A picture drawn with characters: '.' stays as it is, 'a' is swatch 0, 'b' is 1 … Coded as content/image.h
/// says, with every kind of number: runs of five have their own, longer ones are the two-byte ones, and
/// shorter ones are pixels or blocks.
class Drawn {
 public:
  explicit Drawn(std::initializer_list<const char*> lines) {
    codes_ = {color_count, color_count + color_count};
    for (std::uint8_t color = 0; color < color_count; ++color)
      codes_.insert(codes_.end(), {run_length - 1, color});
    for (const std::string line : lines) {
      width_ = static_cast<std::uint16_t>(line.size());
      rows_.push_back(static_cast<std::uint16_t>(codes_.size()));
      add_row(line);
    }
  }
  Sprite sprite(const Swatch* swatches) const {
    return {width_, static_cast<std::uint16_t>(rows_.size()), swatches, rows_.data(), codes_.data()};
  }
  Image image(const Pixel* colors) const {
    return {width_, static_cast<std::uint16_t>(rows_.size()), colors, rows_.data(), codes_.data()};
  }

 private:
  static constexpr std::uint8_t color_count = 4, run_length = 5;

  void add_row(const std::string& line) {
    for (std::size_t i = 0; i < line.size();) {
      const std::size_t run = run_at(line, i);
      if (line[i] == '.' || run > run_length) {
        add_long_run(index(line[i]), run);
        i += run;
      } else if (run == run_length) {
        add(color_count + index(line[i]));
        i += run;
      } else {
        std::size_t end = i;
        while (end < line.size() && line[end] != '.' && run_at(line, end) < run_length) ++end;
        if (end - i >= content::block_min)
          add(2 * color_count + static_cast<int>(end - i) - content::block_min);
        for (; i < end; ++i) add(index(line[i]));
      }
    }
  }
  static std::size_t run_at(const std::string& line, std::size_t i) {
    return std::min(line.find_first_not_of(line[i], i), line.size()) - i;
  }
  void add_long_run(int color, std::size_t length) {
    add(256 - (color_count + 4) / 4 + color / 4);
    add(color % 4 * 64 + static_cast<int>(length) - 1);
  }
  void add(int code) { codes_.push_back(static_cast<std::uint8_t>(code)); }
  static int index(char c) { return c == '.' ? color_count : c - 'a'; }

  std::uint16_t width_ = 0;
  std::vector<std::uint16_t> rows_;
  std::vector<std::uint8_t> codes_;
};

const Drawn fish({
    "....aaaaaaa.....",
    "..aabbbbbbbaa..a",
    ".abbbbbbbbbbbaaa",
    "abcbbbbbbbbbbbca",
    "abbbbbbbbbbbbbca",
    ".abddddddddddaaa",
    "..aaddddddda...a",
    "....aaaaaaa.....",
});
constexpr Pixel white = 0xFFFF;
constexpr std::uint8_t owner = 0 << 6 | 32, shaded_owner = 0 << 6 | 20, second = 1 << 6 | 32;
/// An outline, the owner's colour, the second role, the owner's in shadow.
constexpr Swatch fish_swatches[] = {{white, 32, 0}, {0, 32, owner}, {0, 32, second}, {0, 32, shaded_owner}};
constexpr Swatch soft_swatches[] = {{white, 16, 0}, {0, 16, owner}, {0, 32, second}, {0, 24, shaded_owner}};
constexpr Pixel fish_colors[] = {0x0000, 0xFD20, 0xFFFF, 0xC300};

}  // namespace

static void test_a_role_is_drawn_in_the_colour_that_was_asked_for() {
  screen.show([](Painter& p) {
    p.sprite(fish.sprite(fish_swatches), {10, 20}, Tint(palette::coral, palette::sun));
  });
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::coral), screen.panel.pixel(15, 22));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::sun), screen.panel.pixel(12, 23));
  TEST_ASSERT_EQUAL_HEX16(white, screen.panel.pixel(14, 20));
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::night), screen.panel.pixel(13, 20));
}

static void test_a_swatch_mixes_its_own_colour_with_the_role_s() {
  screen.show([](Painter& p) { p.sprite(fish.sprite(fish_swatches), {10, 20}, Tint(Color(0xffffff))); });
  TEST_ASSERT_EQUAL_HEX16(blended(0x0000, white, 20), screen.panel.pixel(14, 25));
}

static void test_a_soft_swatch_lets_what_is_beneath_shine_through() {
  screen.show([](Painter& p) { p.sprite(fish.sprite(soft_swatches), {10, 20}); });
  TEST_ASSERT_EQUAL_HEX16(blended(pixel_of(palette::night), white, 16), screen.panel.pixel(14, 20));
}

static void test_opacity_weakens_all_of_a_sprite() {
  screen.show([](Painter& p) { p.sprite(fish.sprite(fish_swatches), {10, 20}, Tint(palette::coral, 128)); });
  TEST_ASSERT_EQUAL_HEX16(blended(pixel_of(palette::night), white, 16), screen.panel.pixel(14, 20));
}

/// However the clip cuts it, what shows is what would show there anyway.
template <typename Draw>
static void expect_clips_to_cut_only(Draw draw) {
  screen.show(draw);
  const Screen whole = screen;
  for (int left = 8; left < 30; left += 3)
    for (int width = 1; width < 22; width += 2) {
      screen.show([&](Painter& p) {
        const Clipped clip(p, {left, 21, width, 5});
        draw(p);
      });
      for (int y = 18; y < 30; ++y)
        for (int x = 0; x < 40; ++x) {
          const bool inside = x >= left && x < left + width && y >= 21 && y < 26;
          TEST_ASSERT_EQUAL_HEX16(inside ? whole.panel.pixel(x, y) : pixel_of(palette::night),
                                  screen.panel.pixel(x, y));
        }
    }
}

static void test_a_clipped_sprite_is_a_part_of_the_whole_one() {
  expect_clips_to_cut_only([](Painter& p) {
    p.sprite(fish.sprite(soft_swatches), {10, 20}, Tint(palette::coral, palette::sun));
  });
}

static void test_a_clipped_image_is_a_part_of_the_whole_one() {
  expect_clips_to_cut_only([](Painter& p) { p.image(fish.image(fish_colors), {10, 20}); });
}

static void test_pictures_may_hang_over_every_edge_of_the_screen() {
  for (Point at :
       {Point{-8, -4}, Point{312, -4}, Point{-8, 236}, Point{312, 236}, Point{-16, 0}, Point{320, 240}})
    screen.show([&](Painter& p) {
      p.image(fish.image(fish_colors), at);
      p.sprite(fish.sprite(fish_swatches), at);
    });
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::night), screen.panel.pixel(0, 0));
}

/// Beside the clip there is nothing to draw, and nothing is read: this one has nothing.
static void test_an_image_beside_the_clip_is_not_read() {
  const Image none{16, 8, nullptr, nullptr, nullptr};
  for (const Rect clip : {Rect{40, 20, 8, 8}, Rect{0, 20, 8, 8}, Rect{10, 40, 16, 8}})
    screen.show([&](Painter& p) {
      const Clipped clipped(p, clip);
      p.image(none, {10, 20});
    });
  TEST_ASSERT_EQUAL_HEX16(pixel_of(palette::night), screen.panel.pixel(10, 20));
}

static void test_picture_sprites() {
  screen.show([](Painter& p) {
    p.fill(Paint::gradient(palette::deep, palette::tide, 0, 240));
    const Sprite sharp = fish.sprite(fish_swatches), soft = fish.sprite(soft_swatches);
    const Color owners[] = {palette::coral, palette::sun,  palette::sea_glass, palette::shell,
                            palette::foam,  palette::dune, palette::kelp,      palette::sand};
    for (int i = 0; i < 8; ++i) {
      p.sprite(sharp, {10 + i * 24, 10}, Tint(owners[i], palette::night));
      p.sprite(soft, {10 + i * 24, 30}, Tint(owners[i], palette::night));
      p.sprite(sharp, {10 + i * 24, 50}, Tint(owners[i], palette::night, 255 - i * 32));
      p.image(fish.image(fish_colors), {10 + i * 24, 70 + i * 3});
    }
    for (int i = 0; i < 20; ++i) {
      const Shifted swim(p, {i * 17 - 8, 130 + sine(whole_turn_part(i, 10)) / 1024});
      p.sprite(sharp, {0, 0}, Tint(owners[i % 8], palette::night));
    }
  });
  expect_picture(screen.panel, "sprites");
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_role_is_drawn_in_the_colour_that_was_asked_for);
  RUN_TEST(test_a_swatch_mixes_its_own_colour_with_the_role_s);
  RUN_TEST(test_a_soft_swatch_lets_what_is_beneath_shine_through);
  RUN_TEST(test_opacity_weakens_all_of_a_sprite);
  RUN_TEST(test_a_clipped_sprite_is_a_part_of_the_whole_one);
  RUN_TEST(test_a_clipped_image_is_a_part_of_the_whole_one);
  RUN_TEST(test_pictures_may_hang_over_every_edge_of_the_screen);
  RUN_TEST(test_an_image_beside_the_clip_is_not_read);
  RUN_TEST(test_picture_sprites);
  return UNITY_END();
}
