// Positions that cannot be, and bytes that are none.
#include "builder.h"
#include "suite.h"

using namespace seaglass;
using namespace seaglass::mermaid_rain;

namespace {

/// Four players in their third round, with something of everything.
State fair_position() {
  return Table(4)
      .round(3)
      .order({B, A, C, E}, {Rank::aquamarine_waltz, Rank::mermaid_drop, Rank::octopus, Rank::octopus})
      .dealer(B)
      .phase(Phase::place, B)
      .mermaid(A, Place::start(0))
      .mermaid(B, Place::tile(light_short_gull))
      .mermaid(C, Place::space(4))
      .mermaid(E, Place::start(7))
      .hand(A, {D, G, T})
      .hand(B, {D, G})
      .holds(A, dark_curved_gull)
      .holds(B, dark_long_dolphin)
      .holds_blind(B, light_short_turtle)
      .holds(C, dark_curved_dolphin)
      .holds(E, dark_short_dolphin)
      .tile(light_short_gull, hex_at(6, 1), 0)
      .treasure(4, {scale}, {pearl})
      .treasure(11, {shell, shell}, {})
      .won(C, {crystal}, {coral})
      .build();
}

template <typename Spoil>
void assert_flaw(const char* expected, const Spoil& spoil) {
  State state = fair_position();
  spoil(state);
  TEST_ASSERT_NOT_NULL_MESSAGE(state.flaw(), expected);
  TEST_ASSERT_EQUAL_STRING(expected, state.flaw());
}

void test_pieces_are_neither_lost_nor_doubled() {
  assert_flaw("there are too many cards of a kind", [](State& s) { s.hands[C].add(D); });
  assert_flaw("the cards are not all there", [](State& s) { s.deck.pop_back(); });
  assert_flaw("there are too many tokens of a type", [](State& s) { s.face_up[A].add(pearl); });
  assert_flaw("the tokens are not all there", [](State& s) { s.pool.remove(pearl); });
  assert_flaw("the tiles are not all there", [](State& s) { s.piles[0].pop_back(); });
  assert_flaw("a tile is in two places", [](State& s) { s.offer.insert(5), s.tile_discards.insert(5); });
  assert_flaw("a wrong tile is held", [](State& s) { s.tile_discards.insert(index(dark_curved_gull)); });
  assert_flaw("a pile holds a wrong tile", [](State& s) { s.piles[0][0] = s.piles[1][0]; });
  assert_flaw("a card of the undercurrents is there twice",
              [](State& s) { s.undercurrents[0] = s.undercurrent; });
}

void test_tiles_and_mermaids_are_where_they_can_be() {
  assert_flaw("a tile lies where none can lie", [](State& s) { s.surf[0].anchor = hex_at(8, 0); });
  assert_flaw("a tile lies where none can lie", [](State& s) { s.surf[0].anchor = hex_at(16, 2); });
  assert_flaw("a tile lies face-down only while its owner places",
              [](State& s) { s.surf[0].face_down = true; });
  assert_flaw("a mermaid is where no place is",
              [](State& s) { s.mermaids[A] = Place::tile(light_short_dolphin); });
  assert_flaw("a mermaid is missing, or too early on the ocean", [](State& s) { s.mermaids[A] = Place(); });
}

void test_a_tile_drawn_blind_lies_face_down_until_all_tiles_lie() {
  State state = fair_position();
  must_play(state, B, place_blind(Shape::short_, hex_at(9, 1), 0));
  state.surf.back().face_down = false;
  TEST_ASSERT_EQUAL_STRING("the tile drawn blind has turned up too early", state.flaw());
}

void test_more_dark_tiles_than_were_placed_in_the_round_are_impossible() {
  assert_flaw("more dark tiles lie than were placed in this round", [](State& s) {
    for (Pile& pile : s.piles)
      if (pile.contains(dark_short_gull)) pile.erase(pile.index_of(dark_short_gull));
    s.surf.push_back({dark_short_gull, Shape::short_, hex_at(9, 1), 0, false});
  });
}

void test_treasure_takes_the_cards_that_were_dealt() {
  const char* const too_much = "so much treasure takes more cards than were dealt";
  // In the third round 21 cards were dealt, three melds took two each, and A has three left.
  State state = fair_position();
  for (int n = 0; n < 12; ++n) {
    const Treasure token = n < 6 ? shell : coral;
    state.pool.remove(token);
    state.face_up[A].add(token);
  }
  TEST_ASSERT_NULL(state.flaw());
  state.pool.remove(scale);
  state.face_up[A].add(scale);
  TEST_ASSERT_EQUAL_STRING(too_much, state.flaw());
}

void test_points_take_treasure_and_melds() {
  // C has two tokens and was paid for three melds.
  State state = fair_position();
  state.scores[C] = 2 * 2 + 3 * 7;
  TEST_ASSERT_NULL(state.flaw());
  ++state.scores[C];
  TEST_ASSERT_EQUAL_STRING("so many points take more treasure", state.flaw());
}

void test_treasure_is_where_it_can_be() {
  assert_flaw("a space has at most two tokens", [](State& s) {
    s.pool.remove(coral);
    lay(s.spaces[4].face_down, coral);
  });
  State three = Table(3)
                    .round(2)
                    .order({A, B, C}, {Rank::octopus, Rank::octopus, Rank::octopus})
                    .phase(Phase::move, C)
                    .hand(C, {D})
                    .mermaid(A, Place::start(0))
                    .mermaid(B, Place::start(1))
                    .mermaid(C, Place::start(2))
                    .build();
  three.pool.remove(coral);
  lay(three.spaces[0].face_up, coral);
  TEST_ASSERT_EQUAL_STRING("treasure lies in the outer area", three.flaw());
}

void test_the_round_makes_sense() {
  assert_flaw("a better meld comes first", [](State& s) { s.ranks[C] = Rank::mermaid_mist; });
  assert_flaw("the order names every seat once", [](State& s) { s.order[0] = A; });
  assert_flaw("the Prince is with the first in the order", [](State& s) { s.dealer = A; });
  assert_flaw("every round turns up one card of the undercurrents", [](State& s) { s.round = 4; });
  assert_flaw("somebody has lost a tile", [](State& s) {
    s.held[C].clear();
    s.tile_discards.insert(index(dark_curved_dolphin));
  });
  assert_flaw("there is no warp to use", [](State& s) { s.phase = Phase::warp; });
  assert_flaw("no space was entered", [](State& s) { s.phase = Phase::take; });
  assert_flaw("the game has five rounds", [](State& s) {
    s.phase = Phase::over;
    s.turn = Seat(0);
  });
}

void test_a_view_shows_nothing_that_nobody_sees() {
  State view = fair_position();
  view.mask(SeatSet(A));
  TEST_ASSERT_NULL(view.flaw());
  view.deck[0] = D;
  TEST_ASSERT_EQUAL_STRING("the deck holds something that is no card", view.flaw());
}

void test_nothing_is_hidden_from_the_whole_truth() {
  assert_flaw("cards and treasure are hidden that all can see", [](State& s) { s.hands[A].hide(); });
  assert_flaw("the deck holds something that is no card", [](State& s) { s.deck[0] = Card::unknown; });
}

struct PackedState {
  std::uint8_t bytes[packed_bytes_max];
  int size;
};

PackedState packed(const State& state) {
  PackedState result;
  BitWriter writer({result.bytes, packed_bytes_max});
  state.pack(writer);
  result.size = writer.bytes();
  return result;
}

bool unpacks(const PackedState& packed, int size) {
  State state;
  BitReader reader({packed.bytes, size});
  return state.unpack(reader) && reader.finished() && state.flaw() == nullptr;
}

void test_bytes_that_end_too_early_are_refused() {
  const PackedState whole = packed(fair_position());
  TEST_ASSERT_TRUE(unpacks(whole, whole.size));
  for (int size = 0; size < whole.size; ++size) TEST_ASSERT_FALSE(unpacks(whole, size));
}

void test_spoilt_bytes_are_refused_or_are_another_position_that_can_be() {
  Random random(1);
  State view = fair_position();
  view.mask(SeatSet(B));
  for (const State& state : {fair_position(), view}) {
    const PackedState whole = packed(state);
    int refused_count = 0;
    for (int i = 0; i < 20000; ++i) {
      PackedState spoilt = whole;
      for (int n = 1 + random.below(3); n > 0; --n)
        spoilt.bytes[random.below(whole.size)] ^= static_cast<std::uint8_t>(1 << random.below(8));
      State other;
      BitReader reader({spoilt.bytes, spoilt.size});
      if (!other.unpack(reader) || !reader.finished() || other.flaw() != nullptr) {
        ++refused_count;
        continue;
      }
      const PackedState again = packed(other);
      TEST_ASSERT_EQUAL_MEMORY(spoilt.bytes, again.bytes, static_cast<std::size_t>(again.size));
    }
    TEST_ASSERT_GREATER_THAN(10000, refused_count);
  }
}

}  // namespace

void test_flaws() {
  RUN_TEST(test_pieces_are_neither_lost_nor_doubled);
  RUN_TEST(test_tiles_and_mermaids_are_where_they_can_be);
  RUN_TEST(test_a_tile_drawn_blind_lies_face_down_until_all_tiles_lie);
  RUN_TEST(test_more_dark_tiles_than_were_placed_in_the_round_are_impossible);
  RUN_TEST(test_treasure_takes_the_cards_that_were_dealt);
  RUN_TEST(test_points_take_treasure_and_melds);
  RUN_TEST(test_treasure_is_where_it_can_be);
  RUN_TEST(test_the_round_makes_sense);
  RUN_TEST(test_a_view_shows_nothing_that_nobody_sees);
  RUN_TEST(test_nothing_is_hidden_from_the_whole_truth);
  RUN_TEST(test_bytes_that_end_too_early_are_refused);
  RUN_TEST(test_spoilt_bytes_are_refused_or_are_another_position_that_can_be);
}
