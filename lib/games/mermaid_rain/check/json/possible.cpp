// What cannot have come about since the set-up, though the rules work with it: a state's own flaw() lets the
// examples of the rulebook put treasure on any space, and leave out the points that it brought.
#include "games/mermaid_rain/check/json/form.h"

namespace seaglass::json::mermaid_rain {

namespace {

const content::Space& space_at_setup(int number) {
  return content::spaces[number];
}

int pool_at_setup(int players) {
  int left = token_count;
  for (int i = 0; i < space_count; ++i)
    left -=
        space_at_setup(i).face_up[players - players_min] + space_at_setup(i).face_down[players - players_min];
  return left;
}

const char* flaw_in_spaces(const State& state) {
  const int column = state.players - players_min;
  for (int i = 0; i < space_count; ++i) {
    if (state.spaces[i].face_up.size() > space_at_setup(i).face_up[column] ||
        state.spaces[i].face_down.size() > space_at_setup(i).face_down[column])
      return "a space has more treasure than at set-up";
  }
  return state.pool.size > pool_at_setup(state.players) ? "the pool is larger than at set-up" : nullptr;
}

/// Every treasure scores when it is gained; but where an Ocean March does not count as gaining, the tokens
/// that it took face-up from the pool do not, and each round brings a seat one at most.
const char* flaw_in_scores(const State& state) {
  int from_pool = state.march_scores ? 0 : pool_at_setup(state.players) - state.pool.size;
  for (Seat seat : all_seats(state.players)) {
    const int treasure = state.face_up[seat].size() + state.face_down[seat].size;
    const int points_missing = treasure * content::points_gained - state.scores[seat];
    if (points_missing <= 0) continue;
    const int unscored = (points_missing + content::points_gained - 1) / content::points_gained;
    from_pool -= unscored;
    if (from_pool < 0 || unscored > state.round || unscored > state.face_up[seat].size())
      return "the treasure has brought more points";
  }
  return nullptr;
}

}  // namespace

const char* flaw_since_setup(const State& state) {
  const char* flaw = flaw_in_spaces(state);
  return flaw != nullptr ? flaw : flaw_in_scores(state);
}

}  // namespace seaglass::json::mermaid_rain
