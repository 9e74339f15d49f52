// Mirage: surveying coasts, deserts and seas. Whoever has most explorers around a gap in the map pitches a
// tent in it; tents far apart, and regions with most explorers, score.
//
// A turn: draw a survey tile, lay it (and a coast with it, if it is all of one tone), send explorers, settle
// the gaps that are complete now. The rules are in rules.cpp, in this order, and claims.cpp; the map, gaps,
// regions and where tiles fit know nothing of turns.
//
// Everything lies open but the order of the bag. The first coast lies at (0, 0). A tile laid in turn t
// belongs to the seat that is t steps after the first, and so do the explorers on it.
#pragma once

#include <cstddef>

#include "core/bits.h"
#include "core/fixed_vector.h"
#include "games/mirage/rules/choice.h"
#include "games/mirage/rules/event.h"
#include "games/mirage/rules/map/gaps.h"
#include "games/mirage/rules/map/map.h"
#include "games/mirage/rules/pieces/trees.h"
#include "games/mirage/rules/rule.h"
#include "tabletop/game.h"
#include "tabletop/game_random.h"

namespace seaglass::mirage {

enum class Phase : std::uint8_t {
  choose_type,
  survey,
  coast,
  explorers,
  coast_explorer,
  gap_order,
  tie,
  move_tent,
  keep_trees,
  trees,
  over,
};
constexpr int phase_count = 11;

constexpr bool is_settling(Phase phase) {
  return phase == Phase::tie || phase == Phase::move_tent || phase == Phase::keep_trees ||
         phase == Phase::trees;
}
constexpr bool has_pending(Phase phase) {
  return phase == Phase::gap_order || is_settling(phase);
}
constexpr bool has_winner(Phase phase) {
  return is_settling(phase) && phase != Phase::tie;
}

/// h gaps in n squares joined to one: at most `shore_edges_max` edges, at least four around each gap and
/// 2·⌈2·√(n + h)⌉, the least perimeter of so large an area, around the whole.
constexpr int gaps_bound() {
  int gaps = 0;
  for (int side = 1;; ++gaps) {
    while (side * side < 4 * (squares_max + gaps)) ++side;
    if (4 * gaps + 2 * side > shore_edges_max) return gaps - 1;
  }
}
constexpr int gaps_max = gaps_bound();
static_assert(gaps_max == 50);

/// A survey tile and its coast have nine bare neighbours at most, and hang on to the map by at least one.
constexpr int pending_max = 8;

constexpr std::uint8_t no_gap = 255;

struct Survey {
  SurveyType type = SurveyType::none;
  Terrain face = Terrain::land;
  std::uint8_t rotation = 0;
  std::uint8_t first_square = 0;  // the corner's index in the map; arm 1 and arm 2 follow
};

struct Coast {
  CoastPattern pattern = CoastPattern::a;
  std::uint8_t face = 0;
  std::uint8_t rotation = 0;
  std::uint8_t square = 0;  // its index in the map
};

/// A completed gap. Its squares are found from the first of them (find_gap).
struct Gap {
  Point first;
  GapKind kind = GapKind::oasis;
  Owner tent;
  Explorer keeper;  // of trees that the tent has left
  Trees trees;
};

struct Supply {
  std::uint8_t explorers[2] = {};  // camels, ships
  std::uint8_t tents = 0;

  std::uint8_t& of(ExplorerKind kind) { return explorers[index(kind)]; }
  int of(ExplorerKind kind) const { return explorers[index(kind)]; }
};

/// The gap that is being settled, while a decision about it is open.
struct Resolving {
  std::uint8_t gap = no_gap;
  Owner winner;
  std::uint8_t vacated = no_gap;
};

struct State {
  static constexpr std::size_t bytes_max = 2048;
  static constexpr int masked_bytes_max = 165;  // proof in packing.cpp
  static constexpr int whole_bytes_max = 201;   // by the same proof
  static constexpr GameId id{1};
  static const GameFacts facts;

  GameRandom random;

  std::uint8_t players = 0;
  bool advanced = false;  // option: types are chosen, not drawn
  bool palms = false;     // option: the palm tree expansion

  Phase phase = Phase::survey;
  Seat first;
  Seat turn;
  SurveyType tile = SurveyType::none;             // in hand
  SurveyType removed = SurveyType::none;          // with three players
  FixedVector<SurveyType, survey_tiles_max> bag;  // next tile last
  std::uint8_t stacks[survey_type_count] = {};    // advanced, instead of the bag
  std::uint8_t coast_pile[coast_pattern_count] = {};
  PerSeat<Supply, players_max> supplies;
  Trees trees_left;

  Map map;
  FixedVector<Survey, turns_max> surveys;          // in the order of turns
  FixedVector<Coast, coast_tiles_max> coasts;      // the first one lay there from the start
  FixedVector<Gap, gaps_max> gaps;                 // as they were completed; in one turn by first square
  FixedVector<std::uint8_t, pending_max> pending;  // gaps of this turn that nobody has settled yet
  Resolving resolving;
  SeatSet leaders;  // in a tie

  std::uint8_t spare[3] = {};  // makes the size a multiple of the alignment

  static bool allows(const Setup&) { return true; }
  static const char* why(Refusal refusal);

  [[gnu::cold]] void begin(const Setup& setup);
  SeatSet to_act() const;
  void choices(Seat seat, VisitChoice visit) const;
  Rule play(Seat seat, Choice choice, Events events);
  void carry_out(Seat seat, Choice choice, Events events);

  [[gnu::cold]] void mask(SeatSet viewers);
  bool is_open_to(SeatSet viewers) const;
  static Event mask(const Event& event, SeatSet viewers);
  [[gnu::cold]] bool knows(const Event& event) const;
  [[gnu::cold]] void depart(const Event& event);
  [[gnu::cold]] void arrive(const Event& event);
  void guess(Random& source);

  void pack(BitWriter& writer) const;
  [[gnu::cold]] bool unpack(BitReader& reader);
  [[gnu::cold]] const char* flaw() const;

  bool over() const { return phase == Phase::over; }
  /// Before the end: what it would be if the game ended now, without winners.
  Score score() const;
};

/// Forbids what is not decided in this phase.
constexpr Rule not_now(Phase phase) {
  return static_cast<Rule>(static_cast<int>(Rule::something_else_is_decided) + static_cast<int>(phase));
}
/// Which rule forbids this choice now, if any.
Rule rule_against(const State& state, Seat seat, Choice choice);

// What the rules ask of a position.

/// Who laid the tile of this turn, counted from 0.
Seat seat_of_turn(const State& state, int turn);
/// Whose turn it is, as the tiles laid and the phase tell.
Seat seat_in_turn(const State& state);
/// Where survey tile i lies.
Elbow elbow_of(const State& state, int survey);
/// The bare squares of a completed gap.
Area area_of(const State& state, const Gap& gap);
/// Whether the tile just laid came with a coast.
bool coast_laid_this_turn(const State& state);
int coasts_left(const State& state);
int survey_tiles_left(const State& state);
/// How many tiles of a type are neither laid nor in hand nor set aside.
int tiles_unseen(const State& state, SurveyType type);
constexpr int explorers_each(ExplorerKind kind) {
  return kind == ExplorerKind::camel ? content::camels_each : content::ships_each;
}
/// How many of a seat's explorers are on the map or keep trees.
int explorers_out(const State& state, Seat seat, ExplorerKind kind);
int tents_out(const State& state, Seat seat);
/// For the trees in a seat's tents' gaps, and those that its explorers keep.
int palm_points(const State& state, Seat seat);
/// How many trees the owner of the tent in this gap plants.
int trees_to_plant(const State& state, const Gap& gap);
/// Whether such an explorer may keep the trees of a gap of this kind.
bool may_keep(ExplorerKind kind, GapKind gap);
/// Whether the winner has an explorer, on the map or in supply, that may stay with the trees it leaves.
bool some_keeper(const State& state);

}  // namespace seaglass::mirage
