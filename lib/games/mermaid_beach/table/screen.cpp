#include "games/mermaid_beach/table/screen.h"

#include "content/art.h"
#include "games/door.h"
#include "games/mermaid_beach/table/choice_keys.h"
#include "games/mermaid_beach/table/drawing.h"
#include "games/mermaid_beach/table/layout.h"
#include "games/mermaid_beach/table/pages.h"
#include "games/mermaid_beach/table/retelling.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_beach {

using namespace ink;

int BeachScreen::key(Choice choice, int step) const {
  return key_of(choice, step);
}

Point BeachScreen::spot(const View& view, int step, int key) const {
  return spot_of(view, step, key);
}

namespace {

int highest_of_others(const View& view) {
  int highest = 0;
  for (Seat seat : all_seats(view.players))
    if (seat != view.near) highest = larger(highest, view.state->as<State>().shells[seat].highest());
  return highest;
}

}  // namespace

/// What brings a shell; of those that can be taken, the most valuable.
bool BeachScreen::is_likely(const View& view, Choice choice) const {
  switch (verb_of(choice)) {
    case Verb::nice:
    case Verb::pair: return true;
    case Verb::mean: return choice.b == highest_of_others(view);
    default: return false;
  }
}

Phrase BeachScreen::proposal(const View& view, const ChoiceWalk& walk) const {
  return seaglass::mermaid_beach::proposal(view, walk.choice(), walk.step());
}

namespace {

/// The hand would look out above the words that tell.
bool is_under_caption(const View& view) {
  return view.telling != nullptr && !retold(view, *view.telling).empty();
}

void draw_held(Painter& painter, const View& view, const ChoiceWalk* walk) {
  const State& state = view.state->as<State>();
  const layout::HandPlaces places = layout::hand_places(state, view.near, layout::has_button(view));
  if (view.open || state.over()) drawing::draw_hand(painter, view, places, walk);
  if (layout::has_button(view)) drawing::draw_button(painter, view, walk);
  if (drawing::monster_threatens(view)) drawing::draw_warning(painter, view);
}

}  // namespace

void BeachScreen::draw(Painter& painter, const View& view, const ChoiceWalk* walk) const {
  painter.image(seaglass::content::art::beach_table, {0, 0});
  drawing::draw_top(painter, view, walk);
  for (Seat seat : all_seats(view.players))
    if (seat != view.near) drawing::draw_other(painter, view, seat, walk);
  drawing::draw_near(painter, view);
  if (walk != nullptr) drawing::draw_prompt(painter, view, *walk);
  if (!is_under_caption(view)) draw_held(painter, view, walk);
  drawing::draw_cause(painter, view);
}

Phrase BeachScreen::caption(const View& view, const Event& event) const {
  return retold(view, event);
}

void BeachScreen::illustrate(Painter& painter, const View&, const Event& event, Rect area) const {
  drawing::draw_event(painter, event, area);
}

Journey BeachScreen::journey(const View& view, const Event& event) const {
  const auto middle = [](Rect area) { return Point{area.x + area.width / 2, area.y + area.height / 2}; };
  const auto shell = [&view](Seat seat, int value) {
    return layout::shell(view, seat, value) + Point{layout::shell_side / 2, layout::shell_side / 2};
  };
  switch (happening(event)) {
    case Happening::asked:
      if (event.c == 0) return {};
      return {layout::cards_of(view, Seat(event.a)), layout::cards_of(view, event.seat), true};
    case Happening::drew: return {middle(layout::beach_deck(view)), layout::cards_of(view, event.seat), true};
    case Happening::turned_shell: return {middle(layout::shell_deck(view)), shell(event.seat, event.a), true};
    case Happening::took_shell: return {shell(Seat(event.a), event.b), shell(event.seat, event.b), true};
    case Happening::washed_away: return {shell(Seat(event.a), event.b), {screen_width + 20, 120}, true};
    default: return {};
  }
}

void BeachScreen::draw_traveller(Painter& painter, const View&, const Event& event) const {
  drawing::draw_traveller(painter, event);
}

/// Whose shell it was may be who looks: then it is a loss.
Motif BeachScreen::motif(const View& view, const Event& event) const {
  switch (happening(event)) {
    case Happening::turned_shell: return Motif::gain;
    case Happening::took_shell: return view.open && event.a == view.near.index() ? Motif::loss : Motif::gain;
    case Happening::washed_away: return Motif::loss;
    default: return Motif::none;
  }
}

void BeachScreen::draw_overview(Painter& painter, const View& view, int) const {
  pages::draw_put_away(painter, view);
}

Rect BeachScreen::waiting_area() const {
  return layout::waiting_area;
}

Phrase BeachScreen::why_not(const View& view) const {
  return refused(view);
}

OptionWords BeachScreen::option(int number) const {
  if (number == 0) return {Word::younger, Word::younger_means};
  return {Word::free_ask, Word::free_ask_means};
}

Word BeachScreen::part(int number) const {
  return number == 0 ? Word::shells_won : Word::shells_eaten;
}

const GameScreen& screen() {
  static constexpr BeachScreen screen;
  return screen;
}

/// The decks, and what the others have.
Rect BeachScreen::glance(const View& view, Seat bot, int look) const {
  const State& state = view.state->as<State>();
  const int moment = state.beach_deck.size() + state.shell_deck.size();
  const int at = glanced_at(state.players + 1, bot, moment, look);
  if (at == 0) return layout::beach_deck(view);
  if (at == 1) return layout::shell_deck(view);
  const Seat other((bot.index() + at - 1) % state.players);
  return other == view.near ? layout::near_towel : layout::towel(view, other);
}

}  // namespace seaglass::mermaid_beach
