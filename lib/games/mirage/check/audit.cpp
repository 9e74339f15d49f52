// Mirage, section 7 of its rules (what is hidden), section 1 (what is in the box) and section 10 (what always
// holds).
#include <initializer_list>
#include <set>
#include <utility>

#include "conformance/conformance.h"
#include "games/door.h"
#include "games/mirage/rules/state.h"

namespace seaglass::conformance::mirage {

using namespace seaglass::mirage;

namespace {

/// Everything is open except the order of the bag.
void scramble(AnyState& any, SeatSet, Random& random) {
  State& state = any.as<State>();
  for (int i = state.bag.size(); i > 1; --i) std::swap(state.bag[i - 1], state.bag[random.below(i)]);
  state.random = another_generator(random);
}

namespace box = seaglass::mirage::content;

constexpr int squares_of_a_survey = 3;

const char* audit_tiles(const State& state) {
  int surveys[box::survey_type_count] = {};
  for (const Survey& survey : state.surveys) ++surveys[static_cast<int>(survey.type)];
  for (SurveyType type : state.bag) ++surveys[static_cast<int>(type)];
  for (int type = 0; type < box::survey_type_count; ++type) surveys[type] += state.stacks[type];
  if (state.tile != SurveyType::none) ++surveys[static_cast<int>(state.tile)];
  if (state.removed != SurveyType::none) ++surveys[static_cast<int>(state.removed)];
  for (int type = 0; type < box::survey_type_count; ++type)
    if (surveys[type] != box::survey_rows[type].tiles) return "a survey tile is lost or doubled";
  int coasts[box::coast_pattern_count] = {};
  for (const Coast& coast : state.coasts) ++coasts[static_cast<int>(coast.pattern)];
  for (int pattern = 0; pattern < box::coast_pattern_count; ++pattern)
    if (coasts[pattern] + state.coast_pile[pattern] != box::coast_rows[pattern].tiles)
      return "a coast is lost or doubled";
  if (state.map.size() != squares_of_a_survey * state.surveys.size() + state.coasts.size())
    return "a square is lost or doubled";
  return nullptr;
}

const char* audit_pieces(const State& state) {
  for (Seat seat : all_seats(state.players)) {
    int camels = state.supplies[seat].explorers[0];
    int ships = state.supplies[seat].explorers[1];
    int tents = state.supplies[seat].tents;
    const auto count = [&](Explorer explorer) {
      if (explorer.belongs_to(seat)) ++(explorer.kind() == ExplorerKind::camel ? camels : ships);
    };
    for (const Square& square : state.map) count(square.explorer);
    for (const Gap& gap : state.gaps) {
      count(gap.keeper);
      if (gap.tent.is(seat)) ++tents;
    }
    if (camels != box::camels_each) return "a camel is lost or doubled";
    if (ships != box::ships_each) return "a ship is lost or doubled";
    if (tents != box::tents_each) return "a tent is lost or doubled";
  }
  for (int color = 0; color < box::tree_colors; ++color) {
    int trees = state.trees_left.of[color];
    for (const Gap& gap : state.gaps) trees += gap.trees.of[color];
    if (trees != (state.palms ? box::trees[color] : 0)) return "a palm tree is lost or doubled";
  }
  return nullptr;
}

const char* audit_owners(const State& state) {
  for (int turn = 0; turn < state.surveys.size(); ++turn) {
    const Seat owner((state.first.index() + turn) % state.players);
    for (int i = 0; i < squares_of_a_survey; ++i) {
      const Explorer explorer = state.map[state.surveys[turn].first_square + i].explorer;
      if (explorer.here() && explorer.seat() != owner) return "an explorer stands on somebody else's tile";
    }
  }
  return nullptr;
}

const char* audit_teeth(const State& state) {
  std::set<std::pair<int, int>> places;
  for (const Square& square : state.map) {
    if (!places.insert({square.at.x, square.at.y}).second) return "two tiles lie on one another";
    for (const Square& beside : state.map) {
      const bool east = beside.at.x == square.at.x + 1 && beside.at.y == square.at.y;
      const bool south = beside.at.x == square.at.x && beside.at.y == square.at.y + 1;
      if (east && square.ground.edge(Direction::east) != beside.ground.edge(Direction::west))
        return "land meets water";
      if (south && square.ground.edge(Direction::south) != beside.ground.edge(Direction::north))
        return "land meets water";
    }
  }
  for (const Gap& gap : state.gaps)
    if (places.count({gap.first.x, gap.first.y}) != 0) return "a tile lies in a completed gap";
  return nullptr;
}

const char* audit(const AnyState& any) {
  const State& state = any.as<State>();
  for (const auto check : {audit_tiles, audit_pieces, audit_owners, audit_teeth})
    if (const char* wrong = check(state)) return wrong;
  return nullptr;
}

}  // namespace

}  // namespace seaglass::conformance::mirage

namespace seaglass::mirage {

conformance::Subject subject() {
  return {game(), conformance::guess_in<State>, conformance::mirage::scramble, conformance::mirage::audit,
          list_figures};
}

}  // namespace seaglass::mirage
