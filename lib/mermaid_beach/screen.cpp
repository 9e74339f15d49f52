#include "mermaid_beach/screen.h"

#include "mermaid_beach/drawing.h"
#include "mermaid_beach/layout.h"
#include "mermaid_beach/retelling.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_beach {

using namespace ink;

namespace {

constexpr int shell_key(Choice choice) {
  return BeachScreen::first_shell_key + choice.a * shell_values + choice.b - 1;
}

int first_key(Choice choice) {
  switch (verb_of(choice)) {
    case Verb::nice: return index(Kind::nice);
    case Verb::mean: return index(Kind::mean);
    case Verb::ask: return choice.b;
    case Verb::wave: return index(Kind::wave);
    case Verb::seaweed: return index(Kind::seaweed);
    case Verb::pair:
    case Verb::dump:
    case Verb::pass: return choice.a;
    case Verb::stop: return BeachScreen::stop_key;
    case Verb::keep: return BeachScreen::keep_key;
  }
  return -1;
}

int second_key(Choice choice) {
  switch (verb_of(choice)) {
    case Verb::mean:
    case Verb::wave: return shell_key(choice);
    case Verb::pair: return BeachScreen::shell_deck_key;  // beside it, who plays freely may ask
    case Verb::ask:
    case Verb::seaweed: return choice.a;
    default: return -1;
  }
}

/// Stopping and keeping have no card: they get a button beside the hand.
bool has_button(const View& view) {
  const State& state = view.state->as<State>();
  const bool decides = view.open && state.to_act().contains(view.near);
  return decides && ((state.phase == Phase::action && state.bonus) || state.phase == Phase::play_drawn);
}

}  // namespace

int BeachScreen::key(Choice choice, int step) const {
  if (step == 0) return first_key(choice);
  return step == 1 ? second_key(choice) : -1;
}

Point BeachScreen::spot(const View& view, int step, int key) const {
  if (step == 0) {
    const State& state = view.state->as<State>();
    const Rect card = layout::place(layout::hand_places(state, view.near, has_button(view)),
                                    layout::place_of(state, view.near, key));
    return {card.x + card.width / 2, card.y};
  }
  if (key == shell_deck_key) return layout::shell_deck.top_left();
  if (key < shell_deck_key) return layout::panel(view, Seat(key)).top_left();
  const int shell = key - first_shell_key;
  return layout::shell(view, Seat(shell / shell_values), shell % shell_values + 1);
}

void BeachScreen::draw(Painter& painter, const View& view, const ChoiceWalk* walk) const {
  const State& state = view.state->as<State>();
  painter.fill(Paint::gradient(Color(0x14606f), palette::deep, 0, screen_height));
  drawing::draw_top(painter, view, walk);
  for (Seat seat : all_seats(view.players))
    if (seat != view.near) drawing::draw_other(painter, view, seat, walk);
  drawing::draw_near(painter, view);
  const layout::HandPlaces places = layout::hand_places(state, view.near, has_button(view));
  if (view.open || state.over()) drawing::draw_hand(painter, view, places, walk);
  if (has_button(view)) drawing::draw_button(painter, view, places, walk);
  if (walk != nullptr) drawing::draw_prompt(painter, view, *walk);
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
    case Happening::drew: return {middle(layout::beach_deck), layout::cards_of(view, event.seat), true};
    case Happening::turned_shell: return {middle(layout::shell_deck), shell(event.seat, event.a), true};
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
  drawing::draw_overview(painter, view);
}

Rect BeachScreen::waiting_area() const {
  return layout::prompt_area;
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

}  // namespace seaglass::mermaid_beach
