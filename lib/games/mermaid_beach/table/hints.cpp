// What somebody who plays Mermaid Beach for the first time is told before each kind of decision
// (GameScreen::advice).
#include "games/mermaid_beach/rules/state.h"
#include "games/mermaid_beach/table/screen.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_beach {

namespace {

/// What may be done depends on the hand: the rulebook's order.
Advice first_action(const State& state, Seat seat) {
  if (can_play_nice(state, seat)) return {1, Word::advise_beach_nice};
  if (state.hands[seat].has_pair()) return {2, Word::advise_beach_pair};
  if (can_ask(state, seat)) return {3, Word::advise_beach_find};
  return {10, Word::advise_beach_other};
}

}  // namespace

/// The first step of each phase, and then what the card that was picked asks for.
Advice BeachScreen::advice(const View& view, const ChoiceWalk& walk) const {
  const State& state = view.state->as<State>();
  if (walk.step() == 0) {
    switch (state.phase) {
      case Phase::action:
        return state.bonus ? Advice{0, Word::advise_beach_bonus} : first_action(state, view.near);
      case Phase::play_drawn:
        return can_play_drawn(state, view.near) ? Advice{4, Word::advise_beach_drawn}
                                                : Advice{11, Word::drawn_does_not_fit};
      case Phase::pass: return {5, Word::advise_beach_pass};
      case Phase::over: return {};
    }
  }
  switch (verb_of(walk.choice())) {
    case Verb::ask: return {6, Word::advise_beach_ask};
    case Verb::mean: return {7, Word::advise_beach_mean};
    case Verb::wave: return {8, Word::advise_beach_wave};
    case Verb::seaweed: return {9, Word::advise_beach_seaweed};
    default: return {};
  }
}

}  // namespace seaglass::mermaid_beach
