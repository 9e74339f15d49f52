#include <unity.h>

#include <initializer_list>

#include "games/mermaid_rain/rules/ocean/chart.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

constexpr Tile short_turtle = tile_at(33);
constexpr Tile curved_turtle = tile_at(8);
constexpr Tile short_gull = tile_at(31);
constexpr int wreck_4 = 4, island_3 = 3;

PlacedTile laid(Tile tile, Hex anchor, int rotation) {
  return {tile, shape_of(tile), anchor, static_cast<std::uint8_t>(rotation), false};
}

int footprints(Shape shape, Area area) {
  int count = 0;
  for (int rotation = 0; rotation < rotations_of(shape); ++rotation)
    anchors(shape, rotation, open_ocean(area)).each([&](Hex) { ++count; });
  return count;
}

void test_the_ocean_has_182_hexes_134_open_ones_and_82_inner_ones() {
  int whole = 0, inner = 0;
  open_ocean(Area::whole).each([&](Hex) { ++whole; });
  open_ocean(Area::inner).each([&](Hex) { ++inner; });
  TEST_ASSERT_EQUAL(182, hex_count);
  TEST_ASSERT_EQUAL(134, whole);
  TEST_ASSERT_EQUAL(82, inner);
}

void test_in_an_even_row_the_neighbours_below_and_above_are_to_the_left() {
  const Hex hex = hex_at(6, 4);
  const Hex expected[] = {hex_at(7, 4), hex_at(6, 5), hex_at(5, 5), hex_at(5, 4), hex_at(5, 3), hex_at(6, 3)};
  for (int direction = 0; direction < directions; ++direction)
    TEST_ASSERT_EQUAL(index(expected[direction]), index(neighbour(hex, direction)));
}

void test_in_an_odd_row_the_neighbours_below_and_above_are_to_the_right() {
  const Hex hex = hex_at(6, 3);
  const Hex expected[] = {hex_at(7, 3), hex_at(7, 4), hex_at(6, 4), hex_at(5, 3), hex_at(6, 2), hex_at(7, 2)};
  for (int direction = 0; direction < directions; ++direction)
    TEST_ASSERT_EQUAL(index(expected[direction]), index(neighbour(hex, direction)));
}

void test_whoever_has_a_neighbour_is_its_neighbour() {
  for (int i = 0; i < hex_count; ++i)
    for (int direction = 0; direction < directions; ++direction) {
      const Hex beside = neighbour(hex_at(i), direction);
      if (beside != Hex::none) TEST_ASSERT_EQUAL(i, index(neighbour(beside, direction + directions / 2)));
    }
}

void test_every_shape_fits_the_empty_ocean_as_often_as_the_edition_says() {
  TEST_ASSERT_EQUAL(312, footprints(Shape::curved, Area::whole));
  TEST_ASSERT_EQUAL(82, footprints(Shape::triangular, Area::whole));
  TEST_ASSERT_EQUAL(138, footprints(Shape::long_, Area::whole));
  TEST_ASSERT_EQUAL(238, footprints(Shape::short_, Area::whole));
  TEST_ASSERT_EQUAL(156, footprints(Shape::curved, Area::inner));
  TEST_ASSERT_EQUAL(38, footprints(Shape::triangular, Area::inner));
  TEST_ASSERT_EQUAL(66, footprints(Shape::long_, Area::inner));
  TEST_ASSERT_EQUAL(130, footprints(Shape::short_, Area::inner));
}

void test_anchors_found_row_by_row_are_those_whose_hexes_are_all_free() {
  const Surf surf = [] {
    Surf laid_surf;
    laid_surf.push_back(laid(curved_turtle, hex_at(9, 1), 0));
    laid_surf.push_back(laid(short_turtle, hex_at(7, 6), 1));
    return laid_surf;
  }();
  const HexSet water = free_water(surf, Area::whole);
  for (int shape = 0; shape < shape_count; ++shape)
    for (int rotation = 0; rotation < rotations_of(shape_at(shape)); ++rotation) {
      const HexSet found = anchors(shape_at(shape), rotation, water);
      for (int i = 0; i < hex_count; ++i)
        TEST_ASSERT_EQUAL(fits(footprint(shape_at(shape), hex_at(i), rotation), water),
                          found.contains(hex_at(i)));
    }
}

void test_10_a_short_tile_fits_on_two_open_hexes() {
  TEST_ASSERT_TRUE(fits(footprint(Shape::short_, hex_at(6, 1), 0), open_ocean(Area::whole)));
}

void test_10_a_long_tile_does_not_fit_on_a_cave() {
  TEST_ASSERT_FALSE(fits(footprint(Shape::long_, hex_at(7, 0), 0), open_ocean(Area::whole)));
}

void test_10_a_long_tile_does_not_fit_on_a_rock() {
  TEST_ASSERT_FALSE(fits(footprint(Shape::long_, hex_at(4, 2), 0), open_ocean(Area::whole)));
}

void test_10_the_outer_area_is_closed_to_three_players_only() {
  const Footprint on_the_border = footprint(Shape::short_, hex_at(2, 2), 0);
  TEST_ASSERT_TRUE(fits(on_the_border, open_ocean(area_for(4))));
  TEST_ASSERT_FALSE(fits(on_the_border, open_ocean(area_for(3))));
}

void test_10_no_tile_sticks_out_of_the_map() {
  TEST_ASSERT_EQUAL(index(Hex::none), index(hex_at(17, 2)));
  TEST_ASSERT_FALSE(fits(footprint(Shape::short_, hex_at(16, 2), 0), open_ocean(Area::whole)));
}

void test_no_tile_lies_on_another() {
  Surf surf;
  surf.push_back(laid(short_turtle, hex_at(6, 1), 0));
  const HexSet water = free_water(surf, Area::whole);
  TEST_ASSERT_FALSE(fits(footprint(Shape::short_, hex_at(7, 1), 0), water));
  TEST_ASSERT_TRUE(fits(footprint(Shape::short_, hex_at(8, 1), 0), water));
}

void test_11_four_short_tiles_bridge_the_way_from_start_0_to_wreck_4() {
  const Hex expected[4][2] = {{hex_at(3, 0), hex_at(4, 0)},
                              {hex_at(4, 0), hex_at(4, 1)},
                              {hex_at(4, 1), hex_at(5, 1)},
                              {hex_at(4, 1), hex_at(4, 2)}};
  int bridges = 0, as_expected = 0;
  for (int rotation = 0; rotation < rotations_of(Shape::short_); ++rotation)
    anchors(Shape::short_, rotation, open_ocean(Area::whole)).each([&](Hex anchor) {
      Surf surf;
      surf.push_back(laid(short_gull, anchor, rotation));
      const PlaceSet touched = Chart(surf, Area::whole).neighbours(Place::tile(short_gull));
      if (!touched.contains(Place::start(0).index()) || !touched.contains(Place::space(wreck_4).index()))
        return;
      ++bridges;
      const Footprint hexes = footprint(surf[0]);
      for (const auto& ends : expected)
        as_expected += hexes.contains(ends[0]) && hexes.contains(ends[1]) ? 1 : 0;
    });
  TEST_ASSERT_EQUAL(4, bridges);
  TEST_ASSERT_EQUAL(4, as_expected);
}

// The places of worked example 9; its moves are among the rides.

Surf tiles_around_island_3() {
  Surf surf;
  surf.push_back(laid(short_turtle, hex_at(0, 2), 0));
  surf.push_back(laid(curved_turtle, hex_at(1, 1), 4));
  return surf;
}

void test_9_a_tile_touches_whatever_one_of_its_hexes_touches() {
  const Surf surf = tiles_around_island_3();
  TEST_ASSERT_TRUE(footprint(surf[1]).contains(hex_at(2, 1)));
  TEST_ASSERT_TRUE(footprint(surf[1]).contains(hex_at(1, 0)));
  const PlaceSet touched = Chart(surf, Area::whole).neighbours(Place::tile(short_turtle));
  TEST_ASSERT_TRUE(touched.contains(Place::start(4).index()));
  TEST_ASSERT_TRUE(touched.contains(Place::space(island_3).index()));
  TEST_ASSERT_TRUE(touched.contains(Place::tile(curved_turtle).index()));
  TEST_ASSERT_EQUAL(3, touched.count());
}

void test_touching_is_mutual() {
  const Surf surf = tiles_around_island_3();
  const Chart chart(surf, Area::whole);
  const PlaceSet places = chart.places();
  for (int a = 0; a < place_count; ++a)
    for (int b = 0; b < place_count; ++b)
      if (places.contains(a) && places.contains(b))
        TEST_ASSERT_EQUAL(chart.neighbours(Place::at(a)).contains(b),
                          chart.neighbours(Place::at(b)).contains(a));
}

void test_there_are_36_places_without_tiles_and_22_in_the_inner_area() {
  TEST_ASSERT_EQUAL(28 + 8, Chart(Surf(), Area::whole).places().count());
  TEST_ASSERT_EQUAL(18 + 4, Chart(Surf(), Area::inner).places().count());
}

void test_with_three_players_a_tile_at_the_border_touches_no_outer_area() {
  Surf surf;
  surf.push_back(laid(short_gull, hex_at(3, 0), 0));
  const PlaceSet with_three = Chart(surf, Area::inner).neighbours(Place::tile(short_gull));
  const PlaceSet with_four = Chart(surf, Area::whole).neighbours(Place::tile(short_gull));
  TEST_ASSERT_FALSE(with_three.contains(Place::space(0).index()));
  TEST_ASSERT_TRUE(with_four.contains(Place::space(0).index()));
}

void test_a_tile_that_lies_face_down_is_no_place() {
  Surf surf;
  surf.push_back(laid(short_gull, hex_at(3, 0), 0));
  surf[0].face_down = true;
  TEST_ASSERT_EQUAL(28 + 8, Chart(surf, Area::whole).places().count());
}

}  // namespace

void test_ocean() {
  RUN_TEST(test_the_ocean_has_182_hexes_134_open_ones_and_82_inner_ones);
  RUN_TEST(test_in_an_even_row_the_neighbours_below_and_above_are_to_the_left);
  RUN_TEST(test_in_an_odd_row_the_neighbours_below_and_above_are_to_the_right);
  RUN_TEST(test_whoever_has_a_neighbour_is_its_neighbour);
  RUN_TEST(test_every_shape_fits_the_empty_ocean_as_often_as_the_edition_says);
  RUN_TEST(test_anchors_found_row_by_row_are_those_whose_hexes_are_all_free);
  RUN_TEST(test_10_a_short_tile_fits_on_two_open_hexes);
  RUN_TEST(test_10_a_long_tile_does_not_fit_on_a_cave);
  RUN_TEST(test_10_a_long_tile_does_not_fit_on_a_rock);
  RUN_TEST(test_10_the_outer_area_is_closed_to_three_players_only);
  RUN_TEST(test_10_no_tile_sticks_out_of_the_map);
  RUN_TEST(test_no_tile_lies_on_another);
  RUN_TEST(test_11_four_short_tiles_bridge_the_way_from_start_0_to_wreck_4);
  RUN_TEST(test_9_a_tile_touches_whatever_one_of_its_hexes_touches);
  RUN_TEST(test_touching_is_mutual);
  RUN_TEST(test_there_are_36_places_without_tiles_and_22_in_the_inner_area);
  RUN_TEST(test_with_three_players_a_tile_at_the_border_touches_no_outer_area);
  RUN_TEST(test_a_tile_that_lies_face_down_is_no_place);
}
