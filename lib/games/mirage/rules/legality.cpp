// Which rule forbids a choice: the counterpart of choices.cpp.
#include "core/reason.h"
#include "games/mirage/rules/state.h"

namespace seaglass::mirage {

namespace {

Rule rule_against_type(const State& state, Choice choice) {
  if (choice.a >= survey_type_count) return Rule::no_such_choice;
  return state.stacks[choice.a] > 0 ? Rule::allowed : Rule::stack_is_empty;
}

/// The shores of a completed gap never fit a survey tile: the gap is the better reason.
bool covers_a_gap(const State& state, Elbow elbow) {
  for (const Gap& gap : state.gaps)
    for (Point square : area_of(state, gap))
      if (elbow.covers(square)) return true;
  return false;
}

Rule rule_against_survey(const State& state, Choice choice) {
  if (choice.c >= rotation_count) return Rule::no_such_choice;
  const Elbow elbow = elbow_of(choice);
  const Rule rule = survey_rule(state.map, elbow, is_uniform(state.tile));
  return rule == Rule::edges_differ && covers_a_gap(state, elbow) ? Rule::gap_is_completed : rule;
}

Rule rule_against_coast(const State& state, Choice choice) {
  const CoastPlay play = coast_of(choice);
  if (play.face >= face_count || choice != lay(play)) return Rule::no_such_choice;
  if (state.coast_pile[index(play.pattern)] == 0) return Rule::no_such_coast_left;
  return coast_rule(state.map, elbow_of(state, state.surveys.size() - 1), play.spot);
}

Rule rule_against_explorers(const State& state, Choice choice) {
  if (choice.a >= 1 << elbow_squares) return Rule::no_such_choice;
  int squares = 0;
  for (int i = 0; i < elbow_squares; ++i) squares += (choice.a >> i) & 1;
  const int supply = state.supplies[state.turn].of(explorer_for(state.surveys.back().face));
  return squares == supply ? Rule::allowed : Rule::as_many_squares_as_explorers;
}

Rule rule_against_leader(const State& state, Choice choice) {
  if (choice.a >= state.players) return Rule::no_such_choice;
  return state.leaders.contains(Seat(choice.a)) ? Rule::allowed : Rule::does_not_lead;
}

Rule rule_against_moving_tent(const State& state, Choice choice) {
  if (choice.a >= state.gaps.size()) return Rule::no_such_choice;
  return state.gaps[choice.a].tent == state.resolving.winner ? Rule::allowed : Rule::not_your_tent;
}

Rule rule_against_keeper_kind(const State& state, ExplorerKind kind) {
  return may_keep(kind, state.gaps[state.resolving.vacated].kind) ? Rule::allowed
                                                                  : Rule::keeper_of_the_wrong_kind;
}

Rule rule_against_keeper_from_supply(const State& state, Seat seat, Choice choice) {
  if (choice.a > index(ExplorerKind::ship)) return Rule::no_such_choice;
  const ExplorerKind kind = static_cast<ExplorerKind>(choice.a);
  if (state.supplies[seat].of(kind) == 0) return Rule::no_such_keeper;
  return rule_against_keeper_kind(state, kind);
}

Rule rule_against_keeper_from_map(const State& state, Seat seat, Choice choice) {
  const Square* square = state.map.at(point_of(choice));
  if (square == nullptr || !square->explorer.belongs_to(seat)) return Rule::no_such_keeper;
  return rule_against_keeper_kind(state, square->explorer.kind());
}

Rule rule_against_planting(const State& state, Choice choice) {
  const Trees trees = trees_of(choice);
  if (trees.count() != trees_to_plant(state, state.gaps[state.resolving.gap]))
    return Rule::as_many_trees_as_squares;
  return state.trees_left.contains(trees) ? Rule::allowed : Rule::no_such_tree_left;
}

/// The phase in which something is decided.
Phase phase_of(Verb verb) {
  static constexpr Phase phases[verb_count] = {
      Phase::choose_type,    Phase::survey,     Phase::coast,      Phase::explorers,
      Phase::coast_explorer, Phase::gap_order,  Phase::tie,        Phase::move_tent,
      Phase::keep_trees,     Phase::keep_trees, Phase::keep_trees, Phase::trees,
  };
  return phases[static_cast<int>(verb)];
}

/// A choice in its one spelling: numbers that its verb does not use are 0.
bool well_spelt(Choice choice) {
  switch (verb_of(choice)) {
    case Verb::survey:
    case Verb::coast: return true;
    case Verb::keep_map:
    case Verb::trees: return choice.c == 0;
    case Verb::keep_nobody: return choice.a == 0 && choice.b == 0 && choice.c == 0;
    default: return choice.b == 0 && choice.c == 0;
  }
}

}  // namespace

Rule rule_against(const State& state, Seat seat, Choice choice) {
  if (state.over()) return Rule::game_is_over;
  if (!state.to_act().contains(seat)) return Rule::not_your_decision;
  if (choice.verb >= verb_count || !well_spelt(choice)) return Rule::no_such_choice;
  if (phase_of(verb_of(choice)) != state.phase) return not_now(state.phase);
  switch (verb_of(choice)) {
    case Verb::type: return rule_against_type(state, choice);
    case Verb::survey: return rule_against_survey(state, choice);
    case Verb::coast: return rule_against_coast(state, choice);
    case Verb::explorers: return rule_against_explorers(state, choice);
    case Verb::coast_explorer:
      return choice.a <= index(ExplorerKind::ship) ? Rule::allowed : Rule::no_such_choice;
    case Verb::gap: return state.pending.contains(choice.a) ? Rule::allowed : Rule::gap_is_not_open;
    case Verb::leader: return rule_against_leader(state, choice);
    case Verb::move_tent: return rule_against_moving_tent(state, choice);
    case Verb::keep_supply: return rule_against_keeper_from_supply(state, seat, choice);
    case Verb::keep_map: return rule_against_keeper_from_map(state, seat, choice);
    case Verb::keep_nobody: return Rule::allowed;
    case Verb::trees: return rule_against_planting(state, choice);
  }
  return Rule::no_such_choice;
}

const char* State::why(Refusal refusal) {
  static constexpr const char* words[rule_count] = {
      refusals::allowed,
      refusals::game_is_over,
      refusals::not_your_decision,
      refusals::no_such_choice,
      REASON("no tile of that type is left"),
      REASON("there lies a tile already"),
      REASON("a tile must touch another along an edge"),
      REASON("land may only meet land, and water only water"),
      REASON("no tile lies in a completed gap"),
      REASON("its coast would find no place beside it"),
      REASON("the coast must touch the survey tile just laid"),
      REASON("no coast of that pattern is left"),
      REASON("choose as many squares as there are explorers"),
      REASON("that gap is not waiting to be settled"),
      REASON("that player does not lead there"),
      REASON("that gap does not hold your tent"),
      REASON("you have no such explorer there"),
      REASON("camels keep an oasis, ships an island, either a coast"),
      REASON("plant as many trees as the gap has room for"),
      REASON("there are not enough trees of that colour"),
  };
  static constexpr const char* decided[phase_count] = {
      REASON("not now: a type of tile is chosen"),
      REASON("not now: a survey tile is laid"),
      REASON("not now: a coast is laid"),
      REASON("not now: explorers are sent out"),
      REASON("not now: the explorer on the coast is chosen"),
      REASON("not now: it is decided which gap comes first"),
      REASON("not now: a tie is decided"),
      REASON("not now: a tent moves"),
      REASON("not now: it is decided who stays with the trees"),
      REASON("not now: palm trees are planted"),
      refusals::game_is_over,
  };
  static_assert(rule_count == static_cast<int>(Rule::something_else_is_decided));
  return words_of(refusal, words, decided);
}

}  // namespace seaglass::mirage
