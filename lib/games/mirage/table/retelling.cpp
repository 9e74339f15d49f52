#include "games/mirage/table/retelling.h"

#include "games/mirage/rules/map/tents.h"
#include "games/mirage/table/choice_keys.h"

namespace seaglass::mirage {
namespace {

/// Who would get the gap looked at: somebody, tied, or nobody.
Phrase outcome(const View& view, const ShownMap& shown, Word somebody, Word tied, Word nobody) {
  if (shown.leading.empty()) return phrase(nobody, view.language);
  if (shown.leading.count() > 1) return phrase(tied, view.language);
  return phrase(somebody, view.language, view.name(shown.leading.first()));
}

/// The tour of a seat whose tent in gap `from` stands in gap `to` instead.
int tour_after(const State& state, Seat seat, int from, int to) {
  TentReaches tents;
  for (int gap = 0; gap < state.gaps.size(); ++gap)
    if (gap == to || (gap != from && state.gaps[gap].tent.is(seat)))
      tents.push_back(Reach(area_of(state, state.gaps[gap])));
  return tour_steps(tents);
}

Phrase proposed_survey(const View& view, const ChoiceWalk& walk, const ShownMap& shown) {
  if (shown.closes_gap()) return outcome(view, shown, Word::closes_for, Word::closes_tied, Word::closes_bare);
  return phrase(walk.step() == 0 ? Word::do_place : Word::do_turn, view.language);
}

Phrase proposed_coast(const View& view, const ChoiceWalk& walk, const ShownMap& shown) {
  if (shown.closes_gap()) return outcome(view, shown, Word::closes_for, Word::closes_tied, Word::closes_bare);
  static constexpr Word steps[] = {Word::do_coast, Word::do_coast_turn, Word::do_coast_tone,
                                   Word::do_coast_tone};
  return phrase(steps[walk.step()], view.language);
}

Phrase proposed_trees(const View& view, const ChoiceWalk& walk) {
  static constexpr Word colors[] = {Word::do_plant_white, Word::do_plant_black, Word::do_plant_red};
  const bool by_color = trees_of(walk.choice()).count() > trees_in_one_step_max && walk.step() < 3;
  return phrase(by_color ? colors[walk.step()] : Word::do_plant, view.language);
}

Phrase proposed_tent(const View& view, Choice choice) {
  const State& state = view.state->as<State>();
  const int without = tour_after(state, view.near, no_gap, no_gap);
  return phrase(Word::do_move_tent, view.language, without,
                tour_after(state, view.near, choice.a, state.resolving.gap));
}

Word found(GapKind kind) {
  if (kind == GapKind::oasis) return Word::told_oasis;
  return kind == GapKind::island ? Word::told_island : Word::told_coast_gap;
}

}  // namespace

Phrase described(const View& view, int place) {
  const State& state = view.state->as<State>();
  const auto say = [&view](Word words) { return phrase(words, view.language); };
  if (place >= state.map.size()) {
    const Gap& gap = state.gaps[place - state.map.size()];
    return say(gap.tent.somebody() ? Word::look_tent : Word::look_bare);
  }
  const Ground ground = state.map[place].ground;
  if (ground.is_coast()) return say(Word::look_coast);
  return say(ground.has(Terrain::land) ? Word::look_sand : Word::look_sea);
}

Phrase proposal(const View& view, const ChoiceWalk& walk, const ShownMap& shown) {
  const Choice choice = walk.choice();
  const auto say = [&view](Word words) { return phrase(words, view.language); };
  const bool camel = choice.a == index(ExplorerKind::camel);
  switch (verb_of(choice)) {
    case Verb::type: return say(Word::do_type);
    case Verb::survey: return proposed_survey(view, walk, shown);
    case Verb::coast: return proposed_coast(view, walk, shown);
    case Verb::explorers:
      return shown.closes_gap() ? outcome(view, shown, Word::closes_for, Word::closes_tied, Word::closes_bare)
                                : say(Word::do_send);
    case Verb::coast_explorer: return say(camel ? Word::do_send_camel : Word::do_send_ship);
    case Verb::gap: return outcome(view, shown, Word::first_for, Word::first_tied, Word::first_bare);
    case Verb::leader: return phrase(Word::do_leader, view.language, view.name(Seat(choice.a)));
    case Verb::move_tent: return proposed_tent(view, choice);
    case Verb::keep_supply: return say(camel ? Word::do_keep_camel : Word::do_keep_ship);
    case Verb::keep_map: return say(Word::do_keep_this);
    case Verb::keep_nobody: return say(Word::do_keep_nobody);
    case Verb::trees: return proposed_trees(view, walk);
  }
  return {};
}

Phrase objection(const View& view, const ChoiceWalk& walk) {
  const State& state = view.state->as<State>();
  const bool turns =
      state.phase == Phase::survey && walk.phase() == ChoiceWalk::Phase::picking && walk.step() == 1;
  for (int rotation = 0; turns && rotation < rotation_count; ++rotation) {
    const Elbow elbow = elbow_in(point_of_key(walk.picked(0)), rotation);
    switch (survey_rule(state.map, elbow, is_uniform(state.tile))) {
      case Rule::square_is_taken: return phrase(Word::turn_taken, view.language);
      case Rule::edges_differ: return phrase(Word::turn_edges, view.language);
      case Rule::touches_nothing: return phrase(Word::turn_apart, view.language);
      case Rule::no_room_for_the_coast: return phrase(Word::turn_coast, view.language);
      default: break;
    }
  }
  return {};
}

Phrase refused(const View& view) {
  const State& state = view.state->as<State>();
  if (!view.open || !state.to_act().contains(view.near)) return {};
  if (state.phase == Phase::survey) return phrase(Word::why_edges, view.language);
  if (state.phase == Phase::coast) return phrase(Word::why_coast, view.language);
  return {};
}

namespace {

/// That who claims a gap has most explorers around it can be seen while it is told: then they go home. After
/// a tie nobody has most.
bool has_most(const View& view, const Event& event) {
  const State& state = view.state->as<State>();
  if (view.telling == nullptr || event.a >= state.gaps.size()) return false;
  const Gap& gap = state.gaps[event.a];
  if (gap.tent.somebody()) return false;
  return leaders(explorers_in(state.map, regions_around(state, gap))) == SeatSet(event.seat);
}

}  // namespace

Phrase retold(const View& view, const Event& event) {
  const State& state = view.state->as<State>();
  const Language language = view.language;
  const Text who = view.name(event.seat);
  switch (happening(event)) {
    case Happening::found_gap: return phrase(found(state.gaps[event.a].kind), language, who);
    case Happening::nobody_claims: return phrase(Word::told_bare, language);
    case Happening::tie: return phrase(Word::told_tie, language, who);
    case Happening::claims:
      return phrase(has_most(view, event) ? Word::told_claims : Word::told_gets, language, who);
    case Happening::tent_moved: return phrase(Word::told_moved, language, who);
    case Happening::keeper_stays: return phrase(Word::told_kept, language, who);
    case Happening::trees_lost: return phrase(Word::told_lost, language, who);
    case Happening::trees_planted: return phrase(Word::told_planted, language, who);
    case Happening::over: return phrase(Word::told_mirage_over, language);
    case Happening::turn:
    case Happening::drew:
    case Happening::laid_survey:
    case Happening::laid_coast:
    case Happening::sent:
    case Happening::explorer_returned:
    case Happening::tent_pitched:
    case Happening::keeper_left: return {};
  }
  return {};
}

}  // namespace seaglass::mirage
