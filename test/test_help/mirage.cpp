#include "games/mirage/rules/state.h"
#include "suite.h"

namespace seaglass {

using namespace mirage;

static bool decides(const State& state, Seat near) {
  return state.to_act().contains(near);
}

static bool lays(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::survey && decides(state, near) && state.surveys.size() >= 3 &&
         state.surveys.size() <= 9;
}

static bool has_regions(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return !decides(state, near) && state.phase == Phase::survey && state.surveys.size() >= 8 &&
         state.surveys.size() <= 12;
}

static bool has_explorers(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return lays(any, near) && explorers_out(state, near, ExplorerKind::camel) > 0 &&
         explorers_out(state, near, ExplorerKind::ship) > 0;
}

static bool lays_a_coast(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return state.phase == Phase::coast && decides(state, near) && state.surveys.size() <= 12;
}

static bool has_gap(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  return !decides(state, near) && state.phase == Phase::survey && state.gaps.size() > 0 &&
         state.surveys.size() <= 18;
}

static bool has_tent(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  bool pitched = false;
  for (const Gap& gap : state.gaps) pitched = pitched || gap.tent.somebody();
  return has_gap(any, near) && pitched;
}

static bool has_tents_out(const AnyState& any, Seat near) {
  return lays(any, near) || (any.as<State>().phase == Phase::move_tent && decides(any.as<State>(), near));
}

static bool has_trees(const AnyState& any, Seat near) {
  const State& state = any.as<State>();
  bool planted = false;
  for (const Gap& gap : state.gaps)
    for (int count : gap.trees.of) planted = planted || count > 0;
  return state.palms && !decides(state, near) && state.phase == Phase::survey && planted;
}

Claims mirage::claims() {
  static constexpr Statement claims[] = {
      {Word::learn_mirage_aim, has_regions},    {Word::learn_mirage_tile, lays},
      {Word::learn_mirage_lay, lays},           {Word::learn_mirage_explorers, has_explorers},
      {Word::learn_mirage_coast, lays_a_coast}, {Word::learn_mirage_gap, has_gap},
      {Word::learn_mirage_claim, has_tent},     {Word::learn_mirage_region, has_regions},
      {Word::learn_mirage_move, has_tents_out}, {Word::learn_mirage_score, has_regions},
      {Word::learn_mirage_tour, has_tent},      {Word::learn_mirage_palms, has_trees},
  };
  return {claims, static_cast<int>(sizeof(claims) / sizeof(claims[0]))};
}

}  // namespace seaglass
