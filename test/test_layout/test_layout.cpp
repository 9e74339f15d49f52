#include <unity.h>

#include "ink/layout.h"

using namespace seaglass;
using namespace seaglass::ink;

void setUp() {}
void tearDown() {}

static void test_columns_fill_their_area_to_the_last_pixel() {
  for (int width = 20; width < 40; ++width)
    for (int count = 1; count <= 6; ++count) {
      const Rect area{7, 3, width, 10};
      int x = area.x;
      for (int i = 0; i < count; ++i) {
        const Rect part = column(area, i, count, 2);
        TEST_ASSERT_EQUAL(x, part.x);
        x = part.right() + 2;
      }
      TEST_ASSERT_EQUAL(area.right(), x - 2);
    }
}

static void test_rows_are_equal_but_for_one_pixel() {
  const Rect area{0, 5, 50, 32};
  for (int i = 0; i < 5; ++i) TEST_ASSERT_INT_WITHIN(1, 6, row(area, i, 5).height);
  TEST_ASSERT_EQUAL(area.bottom(), row(area, 4, 5).bottom());
}

static void test_what_is_taken_and_what_remains_make_up_the_whole() {
  Rect rest = whole_screen;
  TEST_ASSERT_TRUE((take_top(rest, 20) == Rect{0, 0, 320, 20}));
  TEST_ASSERT_TRUE((take_bottom(rest, 30) == Rect{0, 210, 320, 30}));
  TEST_ASSERT_TRUE((take_left(rest, 100) == Rect{0, 20, 100, 190}));
  TEST_ASSERT_TRUE((take_right(rest, 20) == Rect{300, 20, 20, 190}));
  TEST_ASSERT_TRUE((rest == Rect{100, 20, 200, 190}));
}

static void test_no_more_is_taken_than_there_is() {
  Rect rest{0, 0, 10, 10};
  TEST_ASSERT_TRUE((take_top(rest, 50) == Rect{0, 0, 10, 10}));
  TEST_ASSERT_TRUE(rest.empty());
}

static void test_an_inset_larger_than_the_area_is_empty() {
  TEST_ASSERT_TRUE(inset({0, 0, 10, 10}, 6).empty());
}

static void test_a_cell_is_where_its_row_and_column_cross() {
  TEST_ASSERT_TRUE((cell({0, 0, 100, 60}, 1, 4, 2, 3) == Rect{25, 40, 25, 20}));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_columns_fill_their_area_to_the_last_pixel);
  RUN_TEST(test_rows_are_equal_but_for_one_pixel);
  RUN_TEST(test_what_is_taken_and_what_remains_make_up_the_whole);
  RUN_TEST(test_no_more_is_taken_than_there_is);
  RUN_TEST(test_an_inset_larger_than_the_area_is_empty);
  RUN_TEST(test_a_cell_is_where_its_row_and_column_cross);
  return UNITY_END();
}
