#include "builder.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

State seen_by(const State& state, Seat seat) {
  State view = state;
  view.mask(SeatSet(seat));
  return view;
}

void test_of_other_hands_only_the_size_is_seen() {
  const State view = seen_by(dealt(3), A);
  TEST_ASSERT_FALSE(view.hands[A].hidden);
  TEST_ASSERT_TRUE(view.hands[B].hidden);
  TEST_ASSERT_EQUAL(7, view.hands[B].size);
  TEST_ASSERT_EQUAL(0, view.hands[B].known.size());
}

void test_of_decks_and_piles_only_the_length_is_seen() {
  const State state = dealt(4);
  const State view = seen_by(state, A);
  TEST_ASSERT_EQUAL(state.deck.size(), view.deck.size());
  for (Card card : view.deck) TEST_ASSERT_TRUE(card == Card::unknown);
  TEST_ASSERT_EQUAL(7, view.undercurrents.size());
  for (int card : view.undercurrents) TEST_ASSERT_EQUAL(unknown_undercurrent, card);
  for (const Pile& pile : view.piles)
    for (Tile tile : pile) TEST_ASSERT_TRUE(tile == unknown_tile);
  TEST_ASSERT_EQUAL(16, view.pool.size);
  TEST_ASSERT_EQUAL(0, view.pool.known.size());
}

void test_a_meld_is_seen_by_nobody_else_until_all_have_chosen() {
  State state = dealt(3);
  Choice pair;
  state.choices(B, [&](Choice choice) { pair = choice; });
  must_play(state, B, pair);
  TEST_ASSERT_TRUE(seen_by(state, A).committed[B].first == Card::unknown);
  TEST_ASSERT_TRUE(seen_by(state, B).committed[B].first == card_at(pair.a));
  TEST_ASSERT_TRUE(seen_by(state, A).to_act() == state.to_act());
}

State entering_a_hidden_treasure() {
  State state = Table(3)
                    .round(2)
                    .order({A, B, C}, {Rank::mermaid_drop, Rank::octopus, Rank::octopus})
                    .phase(Phase::move, A)
                    .mermaid(A, Place::tile(light_short_gull))
                    .mermaid(B, Place::start(1))
                    .mermaid(C, Place::start(2))
                    .hand(A, {G, D, T})
                    .hand(B, {D})
                    .holds(B, tile_at(4))
                    .holds(C, tile_at(6))
                    .tile(light_short_gull, hex_at(6, 1), 0)
                    .treasure(7, {}, {scale, pearl})
                    .build();
  must_play(state, A, move(Place::space(7), G));
  return state;
}

void test_who_enters_a_space_sees_its_hidden_treasure_and_nobody_else_does() {
  const State state = entering_a_hidden_treasure();
  TEST_ASSERT_TRUE(seen_by(state, A).spaces[7].face_down[0] == scale);
  TEST_ASSERT_TRUE(seen_by(state, B).spaces[7].face_down[0] == Treasure::unknown);
  TEST_ASSERT_EQUAL(3, number_of_choices(seen_by(state, A), A));
}

void test_what_was_seen_is_hidden_again_when_the_ride_goes_on() {
  State state = entering_a_hidden_treasure();
  must_play(state, A, leave());
  TEST_ASSERT_TRUE(seen_by(state, A).spaces[7].face_down[0] == Treasure::unknown);
}

void test_treasure_won_face_down_is_known_to_its_owner_only() {
  State state = entering_a_hidden_treasure();
  must_play(state, A, take(pearl, Face::down));
  TEST_ASSERT_EQUAL(1, seen_by(state, A).face_down[A].of(pearl));
  TEST_ASSERT_EQUAL(1, seen_by(state, B).face_down[A].size);
  TEST_ASSERT_EQUAL(0, seen_by(state, B).face_down[A].of(pearl));
}

void test_the_telling_of_a_hidden_treasure_hides_its_type_from_others() {
  State state = entering_a_hidden_treasure();
  bool told = false;
  state.play(A, take(pearl, Face::down), [&](const Event& event) {
    if (happening(event) != Happening::took) return;
    told = true;
    TEST_ASSERT_EQUAL(index(pearl), State::mask(event, SeatSet(A)).a);
    TEST_ASSERT_EQUAL(index(Treasure::unknown), State::mask(event, SeatSet(B)).a);
    TEST_ASSERT_EQUAL(7, State::mask(event, SeatSet(B)).c);
  });
  TEST_ASSERT_TRUE(told);
}

/// Unplaced tiles and the card of a round lie open for everybody.
void test_what_lies_open_is_never_told_as_unknown() {
  const State state = dealt(3);
  const auto told = [](Happening what, int a) { return make_event(what, A, a); };
  TEST_ASSERT_TRUE(state.knows(told(Happening::undercurrent, undercurrent_count)));
  TEST_ASSERT_FALSE(state.knows(told(Happening::undercurrent, unknown_undercurrent)));
  TEST_ASSERT_TRUE(state.knows(told(Happening::discarded_tile, tile_count - 1)));
  TEST_ASSERT_FALSE(state.knows(told(Happening::discarded_tile, index(unknown_tile))));
}

void test_at_the_end_hands_and_won_treasure_are_open_but_no_other() {
  const State state = Table(3)
                          .round(5)
                          .order({A, B, C}, {Rank::octopus, Rank::octopus, Rank::octopus})
                          .phase(Phase::over)
                          .mermaid(A, Place::start(0))
                          .mermaid(B, Place::start(1))
                          .mermaid(C, Place::start(2))
                          .hand(B, {G, T})
                          .won(B, {scale}, {pearl})
                          .treasure(7, {}, {coral, coral})
                          .build();
  const State view = seen_by(state, A);
  TEST_ASSERT_EQUAL(1, view.hands[B].of(G));
  TEST_ASSERT_EQUAL(1, view.face_down[B].of(pearl));
  TEST_ASSERT_TRUE(view.spaces[7].face_down[0] == Treasure::unknown);
  TEST_ASSERT_TRUE(view.pool.hidden);
  TEST_ASSERT_EQUAL(state.score().totals[B], view.score().totals[B]);
}

}  // namespace

void test_secrets() {
  RUN_TEST(test_of_other_hands_only_the_size_is_seen);
  RUN_TEST(test_of_decks_and_piles_only_the_length_is_seen);
  RUN_TEST(test_a_meld_is_seen_by_nobody_else_until_all_have_chosen);
  RUN_TEST(test_who_enters_a_space_sees_its_hidden_treasure_and_nobody_else_does);
  RUN_TEST(test_what_was_seen_is_hidden_again_when_the_ride_goes_on);
  RUN_TEST(test_treasure_won_face_down_is_known_to_its_owner_only);
  RUN_TEST(test_the_telling_of_a_hidden_treasure_hides_its_type_from_others);
  RUN_TEST(test_what_lies_open_is_never_told_as_unknown);
  RUN_TEST(test_at_the_end_hands_and_won_treasure_are_open_but_no_other);
}
