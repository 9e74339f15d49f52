// The table of Mermaid Rain at positions that were laid out by hand: what its cursor offers, what is told,
// how it looks. What every table must keep is in test_pass_around.
#include <unity.h>

#include <string>
#include <vector>

#include "expect_picture.h"
#include "games/mermaid_rain/table/choice_keys.h"
#include "games/mermaid_rain/table/layout.h"
#include "games/mermaid_rain/table/pages.h"
#include "games/mermaid_rain/table/pieces.h"
#include "games/mermaid_rain/table/recollections.h"
#include "games/mermaid_rain/table/screen.h"
#include "ink/display.h"
#include "simulator/panel.h"
#include "stage/choice_walk.h"
#include "tabletop/random_player.h"
#include "test_mermaid_rain/builder.h"

void setUp() {}
void tearDown() {}

namespace seaglass::mermaid_rain {

static const GameOf<State> game;
static const RainScreen screen;
static simulator::SimulatedPanel panel;
static ink::Display display;

/// A position as `near` sees it, their walk, and what they did last.
struct Sight {
  Sight(const State& position, Seat near) {
    truth.make<State>() = position;
    view.players = position.players;
    view.near = near;
    view.open = true;
    look();
  }
  Sight(const Sight&) = delete;
  Sight& operator=(const Sight&) = delete;

  void look() {
    seen = truth;
    game.mask(seen, SeatSet(view.near));
    view.state = &seen;
    view.told = told.data();
    view.told_count = static_cast<int>(told.size());
    if (state().to_act().contains(view.near)) walk.begin(game, screen, view);
  }
  void play(Seat seat, Choice choice) {
    before = seen;
    told.clear();
    const Refusal refusal = game.play(truth, seat, choice, [this](const Event& event) {
      told.push_back(game.mask(event, SeatSet(view.near)));
    });
    TEST_ASSERT_FALSE_MESSAGE(static_cast<bool>(refusal), game.why(refusal));
    look();
  }

  const State& state() const { return seen.as<State>(); }
  const Event& event(Happening what) const {
    for (const Event& each : told)
      if (happening(each) == what) return each;
    TEST_FAIL_MESSAGE("nothing of that kind happened");
    return told.front();
  }
  /// As it is shown before this is told; or as it departs, or has arrived.
  void show_before(const Event& event) {
    seen = before;
    const int number = static_cast<int>(&event - told.data());
    for (int i = 0; i < number; ++i) {
      game.depart(seen, told[static_cast<std::size_t>(i)]);
      game.arrive(seen, told[static_cast<std::size_t>(i)]);
    }
    view.told_count = number + 1;
    view.telling = &event;
  }
  void show_departing(const Event& event) {
    show_before(event);
    game.depart(seen, event);
  }
  void show_arrived(const Event& event) {
    show_departing(event);
    game.arrive(seen, event);
  }
  int captions(Happening what) {
    int count = 0;
    for (const Event& each : told) {
      show_departing(each);
      count += happening(each) == what && !screen.caption(view, each).empty() ? 1 : 0;
    }
    return count;
  }
  /// The last of them is shown then.
  int pages() {
    int count = 0;
    for (const Event& each : told) {
      show_arrived(each);
      if (!screen.has_page(view, each)) continue;
      ++count;
      static_cast<void>(draw_page(each));
    }
    return count;
  }
  void pick(int key) {
    TEST_ASSERT_TRUE(walk.offers(key));
    while (walk.cursor() != key) walk.next();
    walk.pick();
  }
  std::uint32_t draw() {
    const bool decides = state().to_act().contains(view.near);
    return show([&](ink::Painter& painter) { screen.draw(painter, view, decides ? &walk : nullptr); });
  }
  std::uint32_t draw_page(const Event& of) {
    return show([&](ink::Painter& painter) { screen.draw_page(painter, view, of); });
  }

  AnyState truth, seen, before;
  std::vector<Event> told;
  View view;
  ChoiceWalk walk;

 private:
  template <typename Draw>
  static std::uint32_t show(const Draw& draw) {
    display.refresh(panel, [&](ink::Painter& painter) { draw(painter); });
    TEST_ASSERT_EQUAL(0, display.cut_texts());
    return panel.picture_hash();
  }
};

static Hex at(int column, int row) {
  return hex_at(column, row);
}
static constexpr int wreck_4 = 4, island_3 = 3;
static constexpr Rank drop = Rank::mermaid_drop, octopus = Rank::octopus;

/// Beside a dolphin tile that leads to a wreck; it is A's ride.
static Table riding(std::initializer_list<Treasure> open = {shell},
                    std::initializer_list<Treasure> hidden = {pearl}) {
  return Table(4)
      .round(2)
      .phase(Phase::move, A)
      .order({A, B, C, E}, {drop, octopus, octopus, octopus})
      .mermaid(A, Place::start(0))
      .mermaid(B, Place::start(1))
      .mermaid(C, Place::start(2))
      .mermaid(E, Place::start(3))
      .holds(B, tile_at(4))
      .holds(C, tile_at(6))
      .holds(E, tile_at(7))
      .hand(A, {D, D, G, T})
      .tile(light_short_dolphin, at(3, 0), 0)
      .treasure(wreck_4, open, hidden);
}

// ------------------------------------------------------------------------------------------------ the cursor

static void test_the_cursor_begins_at_treasure_that_was_not_looked_at_yet() {
  Sight sight(riding().mermaid(A, Place::tile(light_short_dolphin)).build(), A);
  TEST_ASSERT_EQUAL(Place::space(wreck_4).index(), sight.walk.cursor());
}

static void test_a_place_is_paid_for_in_every_legal_way() {
  Sight sight(riding().mermaid(A, Place::tile(light_short_dolphin)).build(), A);
  sight.pick(Place::space(wreck_4).index());
  TEST_ASSERT_EQUAL(2, sight.walk.keys().size());
  TEST_ASSERT_TRUE(sight.walk.offers(first_card_key + index(D)));
  TEST_ASSERT_TRUE(sight.walk.offers(pair_key(index(G), index(T))));
}

static void test_a_tile_is_picked_up_laid_and_turned() {
  Sight sight(riding().phase(Phase::place, A).holds(A, dark_long_dolphin).build(), A);
  sight.pick(index(dark_long_dolphin));
  sight.pick(index(at(8, 3)));
  TEST_ASSERT_TRUE(sight.walk.phase() == ChoiceWalk::Phase::picking);  // turned how?
  sight.walk.pick();
  TEST_ASSERT_TRUE(sight.walk.phase() == ChoiceWalk::Phase::decided);
}

static void test_a_tile_is_first_shown_close_to_the_own_mermaid() {
  Sight sight(riding().phase(Phase::place, A).holds(A, dark_long_dolphin).build(), A);
  sight.pick(index(dark_long_dolphin));
  const ink::Point way = layout::middle_of(hex_at(sight.walk.cursor())) - layout::mermaid(sight.state(), A);
  TEST_ASSERT_LESS_OR_EQUAL(60 * 60, way.x * way.x + way.y * way.y);
}

// ---------------------------------------------------------------------------------------------- what is told

static void test_she_swims_from_where_she_was_to_where_she_is() {
  Sight sight(riding().build(), A);
  const ink::Point from = layout::mermaid(sight.state(), A);
  sight.walk.begin(game, screen, sight.view);
  Sight after(riding().mermaid(A, Place::tile(light_short_dolphin)).build(), A);
  const ink::Point at_tile = layout::mermaid(after.state(), A);
  after.play(A, move(Place::space(wreck_4), D));
  const ink::Point there = layout::mermaid(after.state(), A);
  after.show_before(after.event(Happening::moved));
  const Journey journey = screen.journey(after.view, after.event(Happening::moved));
  const ink::Point camera = layout::camera(after.view, nullptr);
  TEST_ASSERT_TRUE(journey.from == camera + at_tile && at_tile != from);
  TEST_ASSERT_TRUE(journey.to == camera + there);
}

static void test_on_her_way_she_is_not_yet_drawn_where_she_goes() {
  Sight sight(riding().mermaid(A, Place::tile(light_short_dolphin)).build(), A);
  sight.play(A, move(Place::space(wreck_4), D));
  sight.show_arrived(sight.event(Happening::moved));
  const std::uint32_t arrived = sight.draw();
  sight.show_departing(sight.event(Happening::moved));
  TEST_ASSERT_TRUE(sight.draw() != arrived);
}

static void test_who_did_something_is_not_told_of_it() {
  Sight sight(riding().mermaid(A, Place::tile(light_short_dolphin)).build(), A);
  sight.play(A, move(Place::space(wreck_4), D));
  TEST_ASSERT_EQUAL(0, sight.captions(Happening::moved));
}

static void test_the_others_are_told_of_it() {
  Sight sight(riding().mermaid(A, Place::tile(light_short_dolphin)).build(), B);
  sight.play(A, move(Place::space(wreck_4), D));
  TEST_ASSERT_EQUAL(1, sight.captions(Happening::moved));
}

static std::string told_of_the_treasure_taken(Seat near, Treasure treasure, mermaid_rain::Face face) {
  Sight sight(riding().mermaid(A, Place::tile(light_short_dolphin)).build(), near);
  sight.play(A, move(Place::space(wreck_4), D));
  sight.play(A, take(treasure, face));
  return screen.caption(sight.view, sight.event(Happening::took)).text();
}

static void test_the_name_of_a_hidden_treasure_is_not_told_to_others() {
  TEST_ASSERT_EQUAL_STRING("Axolotl takes: Shell",
                           told_of_the_treasure_taken(B, shell, mermaid_rain::Face::up).c_str());
  TEST_ASSERT_EQUAL_STRING("Axolotl takes a hidden treasure",
                           told_of_the_treasure_taken(B, pearl, mermaid_rain::Face::down).c_str());
}

static void test_of_all_dark_tiles_that_drain_away_only_the_first_is_told() {
  Sight sight(Table(3)
                  .phase(Phase::move, C)
                  .order({A, B, C}, {drop, octopus, octopus})
                  .mermaid(A, Place::start(0))
                  .mermaid(B, Place::start(1))
                  .mermaid(C, Place::start(2))
                  .hand(C, {D})
                  .tile(dark_short_dolphin, at(3, 2), 0)
                  .tile(dark_short_gull, at(6, 2), 2)
                  .build(),
              C);
  sight.play(C, end());
  TEST_ASSERT_EQUAL(1, sight.captions(Happening::drained));
}

static Table melding() {
  return Table(3)
      .hand(A, {D, D, D, D, G, G, T})
      .hand(B, {D, G, G, T, T, T, T})
      .hand(C, {G, G, G, T, T, T, D})
      .dealer(B)
      .offers({dark_curved_dolphin, dark_long_dolphin, dark_short_dolphin});
}

/// Everybody shows two cards; then only one goes on.
static void meld_and_stop(Sight& sight) {
  sight.play(A, meld(D, D));
  sight.play(B, meld(T, T));
  sight.play(C, meld(G, T));
}

static void test_the_melds_of_all_are_told_on_one_page() {
  Sight sight(melding().build(), C);
  meld_and_stop(sight);
  TEST_ASSERT_EQUAL(1, sight.pages());
  expect_picture(panel, "rain_melds");
}

static void test_when_all_have_stopped_the_page_shows_the_order() {
  Sight sight(melding().build(), C);
  meld_and_stop(sight);
  sight.play(A, meld(D));
  sight.play(B, stop());
  sight.play(C, stop());
  TEST_ASSERT_EQUAL(1, sight.pages());
  sight.play(A, stop());
  TEST_ASSERT_EQUAL(1, sight.pages());
  expect_picture(panel, "rain_order");
}

static void test_the_menu_shows_the_ocean_while_the_table_shows_the_melds() {
  Sight sight(melding().build(), C);
  meld_and_stop(sight);
  display.refresh(panel, [&](ink::Painter& painter) { screen.draw_overview(painter, sight.view, 1); });
  const std::uint32_t ocean = panel.picture_hash();
  display.refresh(panel, [&](ink::Painter& painter) { screen.draw(painter, sight.view, nullptr); });
  TEST_ASSERT_TRUE(panel.picture_hash() != ocean);
}

// ------------------------------------------------------------------------------------------------- the count

/// The rulebook's example of the count, with one more treasure so that a place is shared.
static State counted() {
  return Table(4)
      .round(rounds)
      .phase(Phase::over)
      .mermaid(A, Place::start(0))
      .mermaid(B, Place::start(1))
      .mermaid(C, Place::start(2))
      .mermaid(E, Place::start(3))
      .order({A, B, C, E}, {drop, octopus, octopus, octopus})
      .won(A, {scale, pearl, crystal, coral, coral, shell, shell, shell})
      .won(B, {scale, pearl, pearl, crystal, coral, shell, shell})
      .won(C, {pearl, pearl, crystal, crystal, coral})
      .won(E, {scale, scale, crystal, coral, shell})
      .build();
}

static void test_picture_of_the_count() {
  Sight sight(counted(), A);
  sight.draw_page(make_event(Happening::tribute, A, 0));
  expect_picture(panel, "rain_count");
}

/// The least meld brings a single point.
static void test_one_point_of_a_meld_is_told_in_the_singular() {
  static_assert(points_of(Rank::mermaid_drop) == 1);
  Sight sight(counted(), A);
  for (const Rank rank : {Rank::mermaid_drop, Rank::mermaid_mist})
    for (int i = 0; i < language_count; ++i) {
      View& view = sight.view;
      view.language = static_cast<Language>(i);
      const Word words = points_of(rank) == 1 ? Word::rain_told_point : Word::rain_told_points;
      const Phrase said = phrase(words, view.language, view.name(A),
                                 word(mermaid_rain::name_of(rank), view.language), points_of(rank));
      TEST_ASSERT_EQUAL_STRING(said.text(),
                               screen.caption(view, make_event(Happening::bonus, A, index(rank))).text());
    }
}

static void test_the_count_of_six_fits() {
  Table table(6);
  table.round(rounds).phase(Phase::over);
  table.order({A, B, C, E, F, Seat(5)}, {octopus, octopus, octopus, octopus, octopus, octopus});
  for (Seat seat : all_seats(6)) table.mermaid(seat, Place::start(seat.index())).won(seat, {pearl, pearl});
  Sight sight(table.build(), A);
  sight.draw_page(make_event(Happening::tribute, A, 0));
}

static void test_the_count_is_told_on_one_page_for_all() {
  Sight sight(counted(), A);
  for (Seat seat : all_seats(4)) sight.told.push_back(make_event(Happening::tribute, seat, 0));
  for (int type = 0; type < treasure_kinds; ++type)
    sight.told.push_back(make_event(Happening::type_points, A, type, 4));
  sight.told.push_back(make_event(Happening::over));
  sight.before = sight.seen;
  sight.look();
  TEST_ASSERT_EQUAL(1, sight.pages());
  TEST_ASSERT_EQUAL(0, sight.captions(Happening::over));
}

// ------------------------------------------------------------------------------------------------- the ocean

/// All six on it, tiles of all kinds and both hues, one still face-down.
static State full_ocean() {
  return Table(6)
      .round(3)
      .phase(Phase::move, B)
      .order({A, B, C, E, F, Seat(5)}, {drop, drop, octopus, octopus, octopus, octopus})
      .dealer(A)
      .hand(B, {D, D, G, T})
      .mermaid(A, Place::space(wreck_4))
      .mermaid(B, Place::tile(light_short_dolphin))
      .mermaid(C, Place::tile(light_short_dolphin))
      .mermaid(E, Place::start(5))
      .mermaid(F, Place::tile(light_curved_turtle))
      .mermaid(Seat(5), Place::start(3))
      .tile(light_short_dolphin, at(3, 0), 0)
      .tile(light_curved_turtle, at(8, 6), 0)
      .tile(dark_long_mermaid, at(4, 6), 0)
      .tile(light_short_gull, at(13, 4), 1)
      .tile(dark_curved_gull, at(4, 8), 5)
      .holds(C, tile_at(1))
      .holds(E, tile_at(10))
      .holds(F, tile_at(19))
      .holds(Seat(5), tile_at(32))
      .treasure(wreck_4, {shell}, {pearl})
      .treasure(island_3, {coral, crystal}, {})
      .treasure(10, {}, {scale, scale})
      .treasure(16, {scale}, {})
      .build();
}

static void draw_overview(const Sight& sight, int number) {
  display.refresh(panel, [&](ink::Painter& painter) { screen.draw_overview(painter, sight.view, number); });
  TEST_ASSERT_EQUAL(0, display.cut_texts());
}

static void test_picture_of_the_melds_that_there_are() {
  Sight sight(full_ocean(), B);
  draw_overview(sight, 2);
  expect_picture(panel, "rain_chart");
}

static void test_picture_of_the_whole_ocean() {
  Sight sight(full_ocean(), B);
  draw_overview(sight, 1);
  expect_picture(panel, "rain_whole_ocean");
}

/// Below the clouds, above the box of what is told.
static void expect_in_sight(Hex hex, ink::Point camera) {
  const ink::Point corner = camera + layout::large.corner_of(hex);
  TEST_ASSERT_TRUE(
      layout::seen_for_sure.holds({corner.x, corner.y, layout::large.width, layout::large.height}));
}

/// Where it happened, by the event alone and what lies there; none where it did nowhere.
static Hex happened_at(const State& state, const Event& event) {
  switch (happening(event)) {
    case Happening::placed: return hex_at(event.b);
    case Happening::looked: return hex_of_space(event.a);
    case Happening::took: return hex_of_space(event.c);
    case Happening::moved:
    case Happening::warped: return layout::hex_of(state, state.mermaids[event.seat]);
    default: return Hex::none;
  }
}

static void test_what_is_told_and_pointed_at_is_in_sight() {
  Random random(5);
  int places_told = 0;
  for (int number = 0; number < 24; ++number) {
    const int players = 3 + number % 4;
    AnyState state;
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.seed = static_cast<std::uint64_t>(number + 4);
    game.begin(state, setup);
    while (!game.over(state)) {
      const Seat seat = any_seat(random, game.to_act(state));
      View view;
      view.state = &state;
      view.players = players;
      view.near = seat;
      view.open = true;
      ChoiceWalk walk;
      walk.begin(game, screen, view);
      expect_in_sight(layout::followed(view, &walk), layout::camera(view, &walk));
      const Choice choice = any_choice(random, [&](auto visit) { game.choices(state, seat, visit); });
      std::vector<Event> told;
      game.play(state, seat, choice, [&](const Event& event) { told.push_back(event); });
      for (const Event& event : told) {
        view.telling = &event;
        expect_in_sight(layout::followed(view, nullptr), layout::camera(view, nullptr));
        const Hex hex = happened_at(state.as<State>(), event);
        if (hex == Hex::none) continue;
        expect_in_sight(hex, layout::camera(view, nullptr));
        ++places_told;
      }
    }
  }
  TEST_ASSERT_GREATER_THAN(1000, places_told);
}

static void test_picture_of_a_ride_on_a_full_ocean() {
  Sight sight(full_ocean(), B);
  sight.draw();
  expect_picture(panel, "rain_six_riding");
}

static void test_picture_of_a_table_where_somebody_else_decides() {
  Sight sight(riding().build(), B);
  sight.draw();
  expect_picture(panel, "rain_waiting");
}

static void test_picture_of_a_tile_about_to_be_laid() {
  Sight sight(riding().phase(Phase::place, A).holds(A, dark_long_dolphin).build(), A);
  sight.pick(index(dark_long_dolphin));
  sight.draw();
  expect_picture(panel, "rain_ghost");
}

static void test_picture_of_hidden_treasure_that_one_person_sees() {
  Sight sight(riding().mermaid(A, Place::tile(light_short_dolphin)).build(), A);
  sight.play(A, move(Place::space(wreck_4), D));
  sight.draw();
  expect_picture(panel, "rain_treasure");
}

/// A looks at what is hidden in wreck 4 and goes on.
struct Looked : Sight {
  explicit Looked(Choice choice)
      : Sight(riding({}, {pearl, coral}).mermaid(A, Place::tile(light_short_dolphin)).build(), A) {
    play(A, move(Place::space(wreck_4), D));
    hidden = state().spaces[wreck_4].face_down;
    screen.remember(view, choice, recollection);
    play(A, choice);
    view.recollection = &recollection;
  }
  TokensOnSpace hidden;
  Recollection recollection;
};

static void test_who_looked_at_hidden_treasure_remembers_it() {
  Looked sight(leave());
  TEST_ASSERT_TRUE(sight.state().spaces[wreck_4].face_down[0] == Treasure::unknown);
  TEST_ASSERT_TRUE(hidden_treasure(sight.view, wreck_4) == sight.hidden);
  sight.view.open = false;
  TEST_ASSERT_TRUE(hidden_treasure(sight.view, wreck_4)[0] == Treasure::unknown);
}

static void test_who_took_one_of_two_knows_the_other() {
  Looked sight(leave());
  const TokensOnSpace both = sight.hidden;
  TEST_ASSERT_EQUAL(2, both.size());
  Looked taken(take(both[0], Face::down));
  TEST_ASSERT_EQUAL(1, hidden_treasure(taken.view, wreck_4).size());
  TEST_ASSERT_TRUE(hidden_treasure(taken.view, wreck_4)[0] == both[1]);
}

static void test_when_somebody_else_took_one_of_two_nobody_knows_which() {
  Looked sight(leave());
  sight.seen.as<State>().spaces[wreck_4].face_down.erase(0);
  TEST_ASSERT_TRUE(hidden_treasure(sight.view, wreck_4)[0] == Treasure::unknown);
  TEST_ASSERT_TRUE(knows_one_of_two(sight.view, wreck_4));
}

static void test_picture_of_treasure_that_one_person_remembers() {
  Looked sight(leave());
  sight.draw();
  expect_picture(panel, "rain_remembered");
}

}  // namespace seaglass::mermaid_rain

int main() {
  using namespace seaglass::mermaid_rain;
  UNITY_BEGIN();
  RUN_TEST(test_the_cursor_begins_at_treasure_that_was_not_looked_at_yet);
  RUN_TEST(test_a_place_is_paid_for_in_every_legal_way);
  RUN_TEST(test_a_tile_is_picked_up_laid_and_turned);
  RUN_TEST(test_a_tile_is_first_shown_close_to_the_own_mermaid);
  RUN_TEST(test_she_swims_from_where_she_was_to_where_she_is);
  RUN_TEST(test_on_her_way_she_is_not_yet_drawn_where_she_goes);
  RUN_TEST(test_who_did_something_is_not_told_of_it);
  RUN_TEST(test_the_others_are_told_of_it);
  RUN_TEST(test_the_name_of_a_hidden_treasure_is_not_told_to_others);
  RUN_TEST(test_of_all_dark_tiles_that_drain_away_only_the_first_is_told);
  RUN_TEST(test_the_melds_of_all_are_told_on_one_page);
  RUN_TEST(test_when_all_have_stopped_the_page_shows_the_order);
  RUN_TEST(test_the_menu_shows_the_ocean_while_the_table_shows_the_melds);
  RUN_TEST(test_picture_of_the_count);
  RUN_TEST(test_the_count_of_six_fits);
  RUN_TEST(test_one_point_of_a_meld_is_told_in_the_singular);
  RUN_TEST(test_the_count_is_told_on_one_page_for_all);
  RUN_TEST(test_picture_of_the_melds_that_there_are);
  RUN_TEST(test_picture_of_the_whole_ocean);
  RUN_TEST(test_what_is_told_and_pointed_at_is_in_sight);
  RUN_TEST(test_picture_of_a_ride_on_a_full_ocean);
  RUN_TEST(test_picture_of_a_table_where_somebody_else_decides);
  RUN_TEST(test_picture_of_a_tile_about_to_be_laid);
  RUN_TEST(test_picture_of_hidden_treasure_that_one_person_sees);
  RUN_TEST(test_who_looked_at_hidden_treasure_remembers_it);
  RUN_TEST(test_who_took_one_of_two_knows_the_other);
  RUN_TEST(test_when_somebody_else_took_one_of_two_nobody_knows_which);
  RUN_TEST(test_picture_of_treasure_that_one_person_remembers);
  return UNITY_END();
}
