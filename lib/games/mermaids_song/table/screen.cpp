#include "games/mermaids_song/table/screen.h"

#include "content/art.h"
#include "games/door.h"
#include "games/mermaids_song/table/choice_keys.h"
#include "games/mermaids_song/table/drawing.h"
#include "games/mermaids_song/table/layout.h"
#include "games/mermaids_song/table/pages.h"
#include "games/mermaids_song/table/retelling.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaids_song {

using namespace ink;

int SongScreen::key(Choice choice, int step) const {
  return key_of(choice, step);
}

Point SongScreen::spot(const View& view, int, int key) const {
  return spot_of(view, key);
}

namespace {

/// How much stronger she gets.
int gain(const State& state, Choice sing) {
  Mermaid mermaid = state.areas[Seat(sing.b)].slot[sing.c];
  const int before = mermaid.power();
  mermaid.attach(card_at(sing.a));
  return mermaid.power() - before;
}

bool is_own_gain(const View& view, Choice choice) {
  return verb_of(choice) == Verb::sing && Seat(choice.b) == view.near &&
         gain(view.state->as<State>(), choice) > 0;
}

}  // namespace

/// To play rather than to discard; to sing so that an own mermaid grows, and where none would, that somebody
/// else's shrinks.
bool SongScreen::is_likely(const View& view, Choice choice) const {
  if (verb_of(choice) == Verb::act || is_own_gain(view, choice)) return true;
  const State& state = view.state->as<State>();
  if (verb_of(choice) != Verb::sing || Seat(choice.b) == view.near || gain(state, choice) >= 0) return false;
  for (int slot = 0; slot < slots; ++slot)
    if (state.areas[view.near].slot[slot].here && is_own_gain(view, sing(card_at(choice.a), view.near, slot)))
      return false;
  return true;
}

bool SongScreen::asks_again(Choice choice) const {
  return verb_of(choice) != Verb::act;
}

Phrase SongScreen::proposal(const View& view, const ChoiceWalk& walk) const {
  return seaglass::mermaids_song::proposal(view, walk.choice(), walk.step());
}

namespace {

/// Where it is seen.
void draw_night(Painter& painter) {
  constexpr Rect under = layout::under_pane;
  constexpr Rect seen[] = {{0, 0, screen_width, under.y}, {0, under.y, under.x, under.height}};
  for (const Rect& part : seen) {
    const Clipped clipped(painter, part);
    painter.image(seaglass::content::art::song_table, {0, 0});
  }
}

}  // namespace

void SongScreen::draw(Painter& painter, const View& view, const ChoiceWalk* walk) const {
  const State& state = view.state->as<State>();
  draw_night(painter);
  drawing::draw_top(painter, view);
  for (Seat seat : all_seats(view.players))
    if (seat != view.near) drawing::draw_other(painter, view, seat, walk);
  drawing::draw_middle(painter, view, walk);
  drawing::draw_near(painter, view, walk);
  if (view.open || state.over()) drawing::draw_hand(painter, view, walk);
  drawing::draw_pane(painter, view, walk);
  drawing::draw_cause(painter, view);
}

Phrase SongScreen::caption(const View& view, const Event& event) const {
  return retold(view, event);
}

void SongScreen::illustrate(Painter& painter, const View& view, const Event& event, Rect area) const {
  drawing::draw_event(painter, view, event, area);
}

Journey SongScreen::journey(const View& view, const Event& event) const {
  const auto hand = [&view](Seat seat) { return layout::middle(layout::hand_count(view, seat)); };
  const auto mermaid = [&view](Seat seat, int slot) {
    return layout::middle(layout::mermaid(view, seat, slot));
  };
  const auto points = [&view](Seat seat) { return layout::middle(layout::points(view, seat)); };
  const Point deck = layout::middle(layout::deck), discards = layout::middle(layout::discard_pile);
  switch (happening(event)) {
    case Happening::drew:
      if (view.open && event.seat == view.near) return {};  // seen by all when it happened
      return {deck, hand(event.seat), true};
    case Happening::reshuffled: return {discards, deck, true};
    case Happening::discarded_hand: return {hand(event.seat), discards, true};
    case Happening::placed: return {hand(event.seat), mermaid(event.seat, event.a), true};
    case Happening::sang: return {hand(event.seat), mermaid(Seat(event.b), event.c), true};
    case Happening::enticed: return {layout::middle(layout::creature(event.c)), points(event.seat), true};
    case Happening::kraken: return {hand(event.seat), layout::middle(layout::row_area), true};
    case Happening::lost: return {mermaid(event.seat, event.a), discards, true};
    case Happening::stole: return {points(Seat(event.a)), points(event.seat), true};
    case Happening::no_creature: return {hand(event.seat), discards, true};
    default: return {};
  }
}

void SongScreen::draw_traveller(Painter& painter, const View& view, const Event& event) const {
  drawing::draw_traveller(painter, view, event);
}

Motif SongScreen::motif(const View& view, const Event& event) const {
  switch (happening(event)) {
    case Happening::enticed: return Motif::gain;
    case Happening::stole: return view.open && event.a == view.near.index() ? Motif::loss : Motif::gain;
    case Happening::lost: return Motif::loss;
    default: return Motif::none;
  }
}

void SongScreen::draw_overview(Painter& painter, const View& view, int page) const {
  if (page == 0) return pages::draw_mermaids_and_creatures(painter, view);
  pages::draw_discards(painter, view);
}

Rect SongScreen::waiting_area() const {
  return layout::prompt_area;
}

Phrase SongScreen::why_not(const View& view) const {
  return refused(view);
}

OptionWords SongScreen::option(int) const {
  return {Word::song_target, Word::song_target_means};
}

/// 0 stands for what is usual for so many.
int SongScreen::shown_value(const Setup& setup, int number) const {
  const int chosen = setup.options.values[number];
  return chosen != 0 ? chosen : content::targets[setup.players];
}

/// For a short game.
int SongScreen::suggested_value(const Setup& setup, int) const {
  return content::short_targets[larger(setup.players, players_min)];
}

Word SongScreen::part(int) const {
  return Word::song_creatures;
}

const GameScreen& screen() {
  static constexpr SongScreen screen;
  return screen;
}

/// The creatures, and the others' mermaids.
Rect SongScreen::glance(const View& view, Seat bot, int look) const {
  const State& state = view.state->as<State>();
  const int at = glanced_at(row_size + state.players - 1, bot, state.turns + state.deck.size(), look);
  if (at < row_size) return layout::creature(at);
  const Seat other((bot.index() + at - row_size + 1) % state.players);
  return other == view.near ? layout::near_place : layout::panel(view, other);
}

}  // namespace seaglass::mermaids_song
