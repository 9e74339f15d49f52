// What a test of a game's rules expects of a choice.
#pragma once

#include <unity.h>

#include "tabletop/game.h"

namespace seaglass {

template <typename State, typename Rule>
const char* words_for(Rule rule) {
  return State::why({static_cast<std::uint8_t>(rule)});
}

template <typename State>
void must_play(State& state, Seat seat, Choice choice) {
  TEST_ASSERT_EQUAL_STRING("allowed", words_for<State>(state.play(seat, choice, no_events)));
}

template <typename State, typename Rule>
void refused(const State& state, Seat seat, Choice choice, Rule rule) {
  State copy = state;
  TEST_ASSERT_EQUAL_STRING(words_for<State>(rule), words_for<State>(copy.play(seat, choice, no_events)));
}

template <typename State>
bool offered(const State& state, Seat seat, Choice choice) {
  bool found = false;
  state.choices(seat, [&](Choice c) { found = found || c == choice; });
  return found;
}

template <typename State>
int number_of_choices(const State& state, Seat seat) {
  int count = 0;
  state.choices(seat, [&](Choice) { ++count; });
  return count;
}

}  // namespace seaglass
