// Positions that come from elsewhere, and gaps looked for the slow way.
#include <unity.h>

#include <set>
#include <utility>
#include <vector>

#include "builder.h"
#include "suite.h"
#include "tabletop/random_player.h"

using namespace seaglass;
using namespace seaglass::mirage;

namespace {

using Place = std::pair<int, int>;
using Places = std::set<Place>;

Places beside(Place place) {
  return {{place.first + 1, place.second},
          {place.first - 1, place.second},
          {place.first, place.second + 1},
          {place.first, place.second - 1}};
}

/// The definition word by word: bare, closed in, and no elbow inside that touches not both terrains.
class SlowMap {
 public:
  explicit SlowMap(const Map& map) : map_(map) {
    for (int x = -90; x <= 90; ++x)
      for (int y = -90; y <= 90; ++y)
        if (map.bare(point(x, y)) && near_a_tile(x, y)) bare_.insert({x, y});
    drain({min_x_ - 2, min_y_ - 2});
  }
  std::set<Places> gaps() {
    std::set<Places> found;
    while (!bare_.empty()) {
      const Places area = take_area(*bare_.begin());
      if (!some_elbow_fits(area)) found.insert(area);
    }
    return found;
  }

 private:
  bool near_a_tile(int x, int y) {
    for (const Square& square : map_) {
      if (square.at.x < min_x_) min_x_ = square.at.x;
      if (square.at.y < min_y_) min_y_ = square.at.y;
      if (square.at.x > max_x_) max_x_ = square.at.x;
      if (square.at.y > max_y_) max_y_ = square.at.y;
    }
    return x >= min_x_ - 2 && x <= max_x_ + 2 && y >= min_y_ - 2 && y <= max_y_ + 2;
  }
  Places take_area(Place from) {
    Places area;
    std::vector<Place> open{from};
    bare_.erase(from);
    while (!open.empty()) {
      const Place place = open.back();
      open.pop_back();
      area.insert(place);
      for (Place next : beside(place))
        if (bare_.erase(next) != 0) open.push_back(next);
    }
    return area;
  }
  void drain(Place outside) { take_area(outside); }
  bool some_elbow_fits(const Places& area) const {
    for (Place corner : area)
      for (int dx : {-1, 1})
        for (int dy : {-1, 1}) {
          const Places elbow{corner, {corner.first + dx, corner.second}, {corner.first, corner.second + dy}};
          bool inside = true;
          for (Place place : elbow) inside = inside && area.count(place) != 0;
          if (inside && !touches_both(elbow)) return true;
        }
    return false;
  }
  bool touches_both(const Places& elbow) const {
    bool land = false;
    bool water = false;
    for (const Square& square : map_)
      for (Direction direction : all_directions) {
        const Point faced = neighbor(square.at, direction);
        if (elbow.count({faced.x, faced.y}) == 0) continue;
        (square.ground.edge(direction) == Terrain::land ? land : water) = true;
      }
    return land && water;
  }

  const Map& map_;
  Places bare_;
  int min_x_ = 0, min_y_ = 0, max_x_ = 0, max_y_ = 0;
};

std::set<Places> listed_gaps(const State& state) {
  std::set<Places> found;
  for (const Gap& gap : state.gaps) {
    Places area;
    for (Point square : area_of(state, gap)) area.insert({square.x, square.y});
    found.insert(area);
  }
  return found;
}

/// Random moves until the game has so many tiles, and a survey tile is to be laid.
State random_position(std::uint64_t seed, int tiles, int players = 4, bool advanced = false,
                      bool palms = true) {
  State state;
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options.values[0] = advanced ? 1 : 0;
  setup.options.values[1] = palms ? 1 : 0;
  setup.seed = seed;
  state.begin(setup);
  Random random(seed + 1);
  while (!state.over() && (state.surveys.size() < tiles || state.phase != Phase::survey)) {
    const Seat seat = state.to_act().first();
    must_play(state, seat, any_choice(random, [&](auto visit) { state.choices(seat, visit); }));
  }
  return state;
}

/// How much a player of this mind likes a position after his choice.
using Mind = int (*)(const State& after);

int furthest_east(const State& after) {
  int east = 0;
  for (const Square& square : after.map) east = square.at.x > east ? square.at.x : east;
  return east;
}
int most_gaps(const State& after) {
  const Box box = box_around(after.map);
  return 40 * after.gaps.size() - box.width - box.height;
}

/// A whole game in which everybody chooses types and places for the same end.
State played_for(Mind mind) {
  State state;
  Setup setup;
  setup.players = 2;
  setup.options.values[0] = setup.options.values[1] = 1;
  setup.seed = 5;
  state.begin(setup);
  while (!state.over()) {
    const Seat seat = state.to_act().first();
    Choice best;
    int liked = -1'000'000;
    state.choices(seat, [&](Choice choice) {
      State after = state;
      after.play(seat, choice, no_events);
      // Tiles of one tone end the game: they come last.
      const bool uniform = state.phase == Phase::choose_type && is_uniform(after.tile);
      const int likes = uniform ? -999'999 : mind(after);
      if (likes > liked) {
        liked = likes;
        best = choice;
      }
    });
    must_play(state, seat, best);
  }
  return state;
}

struct Packed {
  std::uint8_t bytes[packed_bytes_max] = {};
  int size = 0;
};
Packed packed(const State& state) {
  Packed result;
  BitWriter writer({result.bytes, packed_bytes_max});
  state.pack(writer);
  result.size = writer.bytes();
  return result;
}
bool unpacks(const std::uint8_t* bytes, int size) {
  State state;
  BitReader reader({bytes, size});
  return state.unpack(reader) && reader.finished() && state.flaw() == nullptr;
}

void has_flaw(const State& state, const char* flaw) {
  TEST_ASSERT_EQUAL_STRING(flaw, state.flaw());
}

}  // namespace

static void test_the_gaps_of_random_games_are_gaps_by_definition() {
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    for (int tiles : {8, 20, 39}) {
      const State state = random_position(seed, tiles);
      TEST_ASSERT_TRUE(SlowMap(state.map).gaps() == listed_gaps(state));
    }
}

static void test_the_gaps_are_found_again_in_the_order_of_completion() {
  const State state = random_position(3, 30);
  State again = state;
  again.gaps.clear();
  list_gaps_again(again);
  TEST_ASSERT_EQUAL(state.gaps.size(), again.gaps.size());
  TEST_ASSERT_TRUE(state.gaps.size() > 5);
  for (int i = 0; i < state.gaps.size(); ++i) TEST_ASSERT_TRUE(state.gaps[i].first == again.gaps[i].first);
}

static void test_only_the_order_of_the_bag_is_hidden() {
  const State state = random_position(4, 12);
  State masked = state;
  masked.mask(SeatSet::all(4));
  TEST_ASSERT_EQUAL(state.bag.size(), masked.bag.size());
  for (SurveyType type : masked.bag) TEST_ASSERT_TRUE(type == SurveyType::unknown);
  masked.bag = state.bag;
  masked.random = state.random;
  TEST_ASSERT_TRUE(std::memcmp(&masked, &state, sizeof state) == 0);
}

static void test_what_is_in_the_bag_follows_from_what_lies_open() {
  const State state = random_position(4, 12);
  State guess = state;
  guess.mask(SeatSet());
  Random random(1);
  guess.guess(random);
  int more[survey_type_count] = {};
  for (SurveyType type : state.bag) ++more[index(type)];
  for (SurveyType type : guess.bag) --more[index(type)];
  for (int difference : more) TEST_ASSERT_EQUAL(0, difference);
}

static void test_bytes_cut_short_are_refused() {
  const Packed whole = packed(random_position(5, 25));
  TEST_ASSERT_TRUE(unpacks(whole.bytes, whole.size));
  for (int size = 0; size < whole.size; ++size) TEST_ASSERT_FALSE(unpacks(whole.bytes, size));
}

static void test_a_flipped_bit_never_makes_a_position_that_could_not_be() {
  Packed bytes = packed(random_position(6, 30));
  int refused_ones = 0;
  for (int bit = 0; bit < 8 * bytes.size; ++bit) {
    bytes.bytes[bit / 8] = static_cast<std::uint8_t>(bytes.bytes[bit / 8] ^ (1 << bit % 8));
    if (!unpacks(bytes.bytes, bytes.size)) ++refused_ones;
    bytes.bytes[bit / 8] = static_cast<std::uint8_t>(bytes.bytes[bit / 8] ^ (1 << bit % 8));
  }
  TEST_ASSERT_TRUE(refused_ones > 2 * bytes.size);  // the others: the generator, an explorer, a bag's order
}

static void test_an_explorer_on_somebody_elses_tile_is_a_flaw() {
  State state = begun(4, survey_type(6));
  must_play(state, white, lay(elbow(-2, 0, 0)));
  state.map[1].explorer = Explorer(yellow, ship);
  put_rest_in_supply(state);
  has_flaw(state, "an explorer stands where nobody sent it");
}

static void test_a_missing_camel_is_a_flaw() {
  State state = begun(4);
  --state.supplies[red].of(camel);
  has_flaw(state, "the camels and ships are not all there");
}

static void test_a_tile_too_many_is_a_flaw() {
  State state = begun(4);
  state.bag[0] = state.bag[0] == survey_type(2) ? survey_type(3) : survey_type(2);
  has_flaw(state, "the survey tiles are not all there");
}

static void test_an_open_place_that_is_listed_as_a_gap_is_a_flaw() {
  State state = begun(4);
  Gap gap;
  gap.first = point(1, 1);
  state.gaps.push_back(gap);
  has_flaw(state, "the gaps are not those of the map");
}

static void test_land_beside_water_is_a_flaw() {
  State state = begun(4);
  lay_survey(state.map, survey_type(1), elbow(-1, 0, 2), Terrain::land);
  Survey survey;
  survey.type = survey_type(1);
  survey.rotation = 2;
  survey.first_square = 1;
  state.surveys.push_back(survey);
  state.turn = yellow;
  has_flaw(state, "land meets water along an edge");
}

static void test_a_tile_apart_from_the_others_is_a_flaw() {
  State state = begun(4);
  lay_survey(state.map, survey_type(1), elbow(5, 5, 0), Terrain::land);
  Survey survey;
  survey.type = survey_type(1);
  survey.first_square = 1;
  state.surveys.push_back(survey);
  state.turn = yellow;
  has_flaw(state, "a survey tile was laid apart from the others");
}

static void test_an_end_before_coasts_or_tiles_run_out_is_a_flaw() {
  State state = begun(4, survey_type(6));
  must_play(state, white, lay(elbow(-2, 0, 0)));
  state.bag.push_back(state.tile);
  state.tile = SurveyType::none;
  state.phase = Phase::over;
  state.turn = white;
  has_flaw(state, "the game is not over yet");
}

static void test_a_tie_between_others_is_a_flaw() {
  State state = begun(4, survey_type(6));
  draw_next(state, survey_type(1));
  must_play(state, white, lay(elbow(-2, 0, 0)));
  must_play(state, yellow, lay(elbow(0, 2, 2)));
  has_flaw(state, nullptr);
  state.leaders.insert(red);
  has_flaw(state, "those who lead around the gap are others");
}

static void test_a_tie_takes_two_who_lead() {
  const State state = random_position(3, 30);
  TEST_ASSERT_TRUE(state.knows(make_event(Happening::tie, white, 0, 5)));
  TEST_ASSERT_FALSE(state.knows(make_event(Happening::tie, white, 0, 4)));
  TEST_ASSERT_FALSE(state.knows(make_event(Happening::tie, white, state.gaps.size(), 5)));
}

/// A tent has moved, its owner plants trees or sees to those left behind, and another gap is still to come.
static State planting_after_a_move() {
  for (std::uint64_t seed = 1;; ++seed) {
    State state = random_position(seed, 0);
    Random random(seed);
    while (!state.over()) {
      if (state.resolving.vacated != no_gap && !state.pending.empty()) return state;
      const Seat seat = state.to_act().first();
      must_play(state, seat, any_choice(random, [&](auto visit) { state.choices(seat, visit); }));
    }
  }
}

static void test_a_tent_that_left_a_gap_nobody_has_settled_is_a_flaw() {
  State state = planting_after_a_move();
  has_flaw(state, nullptr);
  state.resolving.vacated = state.pending[0];
  has_flaw(state, "no tent has left that gap");
}

static void test_a_map_as_wide_as_it_can_become() {
  const State state = played_for(furthest_east);
  TEST_ASSERT_EQUAL(extent_max, box_around(state.map).width);
  TEST_ASSERT_TRUE(unpacks(packed(state).bytes, packed(state).size));
}

static void test_on_a_wide_map_every_place_is_offered_once() {
  State state = played_for(furthest_east);
  state.phase = Phase::survey;
  state.tile = survey_type(7);
  std::set<std::vector<int>> offered;
  state.choices(state.turn, [&](Choice choice) {
    TEST_ASSERT_TRUE(offered.insert({point_of(choice).x, point_of(choice).y, choice.c}).second);
  });
  const Box box = box_around(state.map);
  std::set<std::vector<int>> allowed;
  for (int x = box.left - 2; x <= box.left + box.width + 1; ++x)
    for (int y = box.top - 2; y <= box.top + box.height + 1; ++y)
      for (int rotation = 0; rotation < rotation_count; ++rotation)
        if (survey_rule(state.map, elbow(x, y, rotation), true) == Rule::allowed)
          allowed.insert({x, y, rotation});
  TEST_ASSERT_TRUE(offered == allowed);
}

static void test_a_map_as_full_of_gaps_as_players_can_make_it() {
  const State state = played_for(most_gaps);
  TEST_ASSERT_TRUE(state.gaps.size() > 25);
  TEST_ASSERT_TRUE(SlowMap(state.map).gaps() == listed_gaps(state));
  TEST_ASSERT_TRUE(unpacks(packed(state).bytes, packed(state).size));
}

void position_tests() {
  RUN_TEST(test_the_gaps_of_random_games_are_gaps_by_definition);
  RUN_TEST(test_the_gaps_are_found_again_in_the_order_of_completion);
  RUN_TEST(test_only_the_order_of_the_bag_is_hidden);
  RUN_TEST(test_what_is_in_the_bag_follows_from_what_lies_open);
  RUN_TEST(test_bytes_cut_short_are_refused);
  RUN_TEST(test_a_flipped_bit_never_makes_a_position_that_could_not_be);
  RUN_TEST(test_an_explorer_on_somebody_elses_tile_is_a_flaw);
  RUN_TEST(test_a_missing_camel_is_a_flaw);
  RUN_TEST(test_a_tile_too_many_is_a_flaw);
  RUN_TEST(test_an_open_place_that_is_listed_as_a_gap_is_a_flaw);
  RUN_TEST(test_land_beside_water_is_a_flaw);
  RUN_TEST(test_a_tile_apart_from_the_others_is_a_flaw);
  RUN_TEST(test_an_end_before_coasts_or_tiles_run_out_is_a_flaw);
  RUN_TEST(test_a_tie_between_others_is_a_flaw);
  RUN_TEST(test_a_tie_takes_two_who_lead);
  RUN_TEST(test_a_tent_that_left_a_gap_nobody_has_settled_is_a_flaw);
  RUN_TEST(test_a_map_as_wide_as_it_can_become);
  RUN_TEST(test_on_a_wide_map_every_place_is_offered_once);
  RUN_TEST(test_a_map_as_full_of_gaps_as_players_can_make_it);
}
