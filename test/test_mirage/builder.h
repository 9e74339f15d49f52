// Positions for the examples. Table writes a loose map down (signs as in test_mirage_map) with gaps that are
// being settled, which no order of laying need have led to; laid() lays real tiles in turns.
#pragma once

#include <unity.h>

#include <initializer_list>

#include "games/mirage/rules/rebuilding.h"
#include "games/mirage/rules/state.h"
#include "played_rules.h"

namespace seaglass::mirage {

constexpr Seat white{0}, yellow{1}, red{2}, black{3};
constexpr ExplorerKind camel = ExplorerKind::camel, ship = ExplorerKind::ship;

class Table {
 public:
  explicit Table(const char* signs, int players = 4) {
    state_.players = static_cast<std::uint8_t>(players);
    state_.random = GameRandom(1);
    state_.bag.push_back(survey_type(1));
    state_.bag.push_back(survey_type(2));
    write_down(signs);
    state_.coasts.push_back({});
    put_rest_in_supply(state_);
  }
  Table& palms() {
    state_.palms = true;
    put_rest_in_supply(state_);
    return *this;
  }
  Table& turn(Seat seat) {
    state_.turn = seat;
    return *this;
  }
  /// A gap of an earlier turn.
  Table& old_gap(int x, int y) {
    Area area;
    TEST_ASSERT_TRUE_MESSAGE(find_gap(state_.map, point(x, y), area), "no gap here");
    Gap gap;
    gap.first = area[0];
    gap.kind = kind_of_gap(state_.map, area);
    state_.gaps.push_back(gap);
    return *this;
  }
  Table& tent(int x, int y, Seat seat, Trees trees = {}) {
    old_gap(x, y);
    state_.gaps.back().tent = Owner(seat);
    state_.gaps.back().trees = trees;
    put_rest_in_supply(state_);
    return *this;
  }
  /// A gap of this turn, to be settled.
  Table& gap(int x, int y) {
    old_gap(x, y);
    state_.pending.push_back(static_cast<std::uint8_t>(state_.gaps.size() - 1));
    state_.phase = Phase::gap_order;
    return *this;
  }
  Table& supply(Seat seat, int camels, int ships) {
    state_.supplies[seat].of(camel) = static_cast<std::uint8_t>(camels);
    state_.supplies[seat].of(ship) = static_cast<std::uint8_t>(ships);
    return *this;
  }
  State build() const { return state_; }

 private:
  void write_down(const char* signs) {
    int x = 0;
    int y = 0;
    for (const char* sign = signs; *sign != '\0';) {
      if (*sign == '/') {
        ++y;
        x = 0;
      }
      if (*sign == '/' || *sign == ' ') {
        ++sign;
        continue;
      }
      lay_square(point(x++, y), sign[0], sign[1]);
      sign += 2;
    }
  }
  void lay_square(Point at, char ground, char who) {
    if (ground == '.') return;
    const Terrain terrain = ground == 'l' || ground == 'd' ? Terrain::land : Terrain::water;
    state_.map.lay(at, Ground::survey(terrain, tone_of(ground == 'd' || ground == 'b')));
    if (who != '-')
      state_.map[state_.map.size() - 1].explorer = Explorer(Seat(who - '0'), explorer_for(terrain));
  }

  State state_;
};

/// After the set-up, with the first coast lying as the examples want it and one certain tile in hand.
inline State begun(int players, SurveyType in_hand = survey_type(1), bool advanced = false,
                   bool palms = false) {
  State state;
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.options.values[0] = advanced ? 1 : 0;
  setup.options.values[1] = palms ? 1 : 0;
  setup.seed = 7;
  state.begin(setup);
  state.map = Map();
  state.coasts.clear();
  lay_again(state, CoastPlay{{point(0, 0), 0}, CoastPattern::a, 0});
  put_rest_in_supply(state);
  state.first = state.turn = white;
  if (advanced) return state;
  state.bag.push_back(state.tile);
  state.bag.erase(state.bag.index_of(in_hand));
  state.tile = in_hand;
  return state;
}

/// Sees to it that this tile is drawn next.
inline void draw_next(State& state, SurveyType type) {
  state.bag.erase(state.bag.index_of(type));
  state.bag.push_back(type);
}

inline Elbow elbow(int x, int y, int rotation) {
  return {point(x, y), static_cast<std::uint8_t>(rotation)};
}
inline CoastPlay coast(int x, int y, int rotation, CoastPattern pattern = CoastPattern::a, int face = 0) {
  return {{point(x, y), static_cast<std::uint8_t>(rotation)}, pattern, static_cast<std::uint8_t>(face)};
}

inline Explorer explorer_at(const State& state, int x, int y) {
  return state.map[state.map.index_at(point(x, y))].explorer;
}

}  // namespace seaglass::mirage
