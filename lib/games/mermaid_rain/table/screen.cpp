#include "games/mermaid_rain/table/screen.h"

#include "games/door.h"
#include "games/mermaid_rain/table/choice_keys.h"
#include "games/mermaid_rain/table/drawing.h"
#include "games/mermaid_rain/table/layout.h"
#include "games/mermaid_rain/table/ocean_drawing.h"
#include "games/mermaid_rain/table/pages.h"
#include "games/mermaid_rain/table/pieces.h"
#include "games/mermaid_rain/table/recollections.h"
#include "games/mermaid_rain/table/retelling.h"
#include "ink/text.h"
#include "stage/choice_walk.h"

namespace seaglass::mermaid_rain {

using namespace ink;

namespace {

/// Who thinks about one card more looks at what the others have, not at the ocean.
bool state_shows_melds(const View& view) {
  const State& state = view.state->as<State>();
  return state.phase == Phase::meld && cards_shown(state) > 0;
}

/// With the ocean in its middle, or with the melds.
void draw_table(Painter& painter, const View& view, const ChoiceWalk* walk, bool melds) {
  if (melds) {
    painter.fill(Paint::gradient(Color(0x0d3350), palette::deep, 0, screen_height));
    pages::draw_melds(painter, view);
  } else {
    drawing::draw_ocean(painter, view, walk);
    const bool high = walk != nullptr && begins_meld(view.state->as<State>());
    drawing::draw_wave(painter, high ? layout::high_wave_y : layout::wave_y);
  }
  drawing::draw_top(painter, view);
  drawing::draw_hand(painter, view);
  drawing::draw_offer_beside_hand(painter, view, walk);
  drawing::draw_lens(painter, view, walk);
}

}  // namespace

int RainScreen::key(Choice choice, int step) const {
  return key_of(choice, step);
}

Point RainScreen::spot(const View& view, int step, int key) const {
  return spot_of(view, step, key);
}

/// To treasure that was not looked at yet; a tile close to one's own mermaid.
bool RainScreen::is_likely(const View& view, Choice choice) const {
  constexpr int close = 60;  // pixels: some two hexes
  const State& state = view.state->as<State>();
  if (verb_of(choice) == Verb::move || verb_of(choice) == Verb::warp) {
    const Place to = Place::at(choice.a);
    return to.is_space() && !state.entered.contains(to.space()) && !state.spaces[to.space()].empty();
  }
  if (verb_of(choice) != Verb::place || state.mermaids[view.near].nowhere()) return false;
  const Point way = layout::middle_of(hex_at(choice.b)) - layout::mermaid(state, view.near);
  return way.x * way.x + way.y * way.y <= close * close;
}

void RainScreen::remember(const View& view, Choice choice, Recollection& recollection) const {
  remember_treasure(view, choice, recollection);
}

Phrase RainScreen::proposal(const View& view, const ChoiceWalk& walk) const {
  const bool melds = view.state->as<State>().phase == Phase::meld;
  return melds && walk.phase() == ChoiceWalk::Phase::confirming
             ? meld_promised(view, walk.choice())
             : seaglass::mermaid_rain::proposal(view, walk.choice(), walk.step());
}

void RainScreen::draw(Painter& painter, const View& view, const ChoiceWalk* walk) const {
  draw_table(painter, view, walk, state_shows_melds(view));
  if (walk == nullptr) return drawing::draw_whose_hand(painter, view);
  drawing::draw_options(painter, view, *walk);
  drawing::draw_prompt(painter, view, *walk);
}

Phrase RainScreen::caption(const View& view, const Event& event) const {
  return retold(view, event);
}

void RainScreen::illustrate(Painter& painter, const View& view, const Event& event, Rect area) const {
  drawing::draw_event(painter, view, event, area);
}

Journey RainScreen::journey(const View& view, const Event& event) const {
  const State& now = view.state->as<State>();
  View then = view;
  then.telling = &event;
  const Point camera = layout::camera(then, nullptr);
  const auto emblem = [&now](Seat seat) { return layout::emblem(now.players, seat); };
  const auto mermaid = [camera](const State& state, Seat seat) {
    return layout::shown_mermaid(state, seat, camera);
  };
  const auto ride = [&](Point from, Place to) {
    if (layout::hex_of(now, to) == Hex::none) return Journey();
    return Journey{from, camera + layout::mermaid_at(now, event.seat, to), true};
  };
  switch (happening(event)) {
    case Happening::started: return ride(emblem(event.seat), Place::start(event.a));
    case Happening::moved:
    case Happening::warped: return ride(mermaid(now, event.seat), Place::at(event.a));
    case Happening::drifted: return ride(mermaid(now, event.seat), Place::start(event.a));
    case Happening::took:
      return {camera + layout::middle_of(hex_of_space(event.c)), emblem(event.seat), true};
    case Happening::march_token: return {{160, 140}, emblem(event.seat), true};
    default: return {};
  }
}

void RainScreen::draw_traveller(Painter& painter, const View& view, const Event& event) const {
  drawing::draw_traveller(painter, view, event);
}

Motif RainScreen::motif(const View&, const Event& event) const {
  switch (happening(event)) {
    case Happening::took:
    case Happening::march_token: return Motif::gain;
    case Happening::bonus:
      return bonus_of(static_cast<Rank>(event.a)) == Bonus::nothing ? Motif::none : Motif::gain;
    case Happening::drained:
    case Happening::adrift:
    case Happening::tribute: return Motif::loss;
    default: return Motif::none;
  }
}

bool RainScreen::has_page(const View& view, const Event& event) const {
  switch (happening(event)) {
    case Happening::showed:
    case Happening::stopped: return pages::are_all_shown(view, event);
    case Happening::ranked: return pages::are_all_ranked(view, event);
    case Happening::tribute: return is_first_told(view, event);
    default: return false;
  }
}

void RainScreen::draw_page(Painter& painter, const View& view, const Event& event) const {
  painter.fill(palette::deep);
  switch (happening(event)) {
    case Happening::tribute: return pages::draw_count(painter, view);
    default: return pages::draw_revelation(painter, view);
  }
}

namespace {

/// Places to look at are the hexes in use, row by row.
Hex hex_in_use(Area area, int number) {
  for (int i = 0; i < hex_count; ++i)
    if (in_use(hex_at(i), area) && number-- == 0) return hex_at(i);
  return Hex::none;
}

}  // namespace

int RainScreen::places(const View& view) const {
  const Area area = area_of(view.state->as<State>());
  int count = 0;
  for (int i = 0; i < hex_count; ++i) count += in_use(hex_at(i), area) ? 1 : 0;
  return count;
}

/// Where one's own mermaid is.
int RainScreen::first_place(const View& view) const {
  const State& state = view.state->as<State>();
  const Hex own = layout::followed(view, nullptr);
  int number = 0;
  for (int i = 0; i < index(own); ++i) number += in_use(hex_at(i), area_of(state)) ? 1 : 0;
  return number;
}

Point RainScreen::place_spot(const View& view, int place) const {
  return layout::middle_of(hex_in_use(area_of(view.state->as<State>()), place));
}

void RainScreen::draw_place(Painter& painter, const View& view, int place) const {
  const Hex hex = hex_in_use(area_of(view.state->as<State>()), place);
  drawing::draw_ocean_around(painter, view, hex);
  drawing::draw_wave(painter, layout::wave_y);
  drawing::draw_top(painter, view);
  drawing::draw_hex_looked_at(painter, view, hex);
}

void RainScreen::draw_overview(Painter& painter, const View& view, int number) const {
  switch (number) {
    case everybody_page: return pages::draw_everybody(painter, view);
    case whole_ocean_page: return pages::draw_chart(painter, view);
    default: return pages::draw_meld_chart(painter, view);
  }
}

Rect RainScreen::waiting_area() const {
  return layout::prompt_area;
}

Phrase RainScreen::why_not(const View& view) const {
  return refused(view);
}

OptionWords RainScreen::option(int number) const {
  if (number == 0) return {Word::rain_free, Word::rain_free_means};
  return {Word::rain_march_scores, Word::rain_march_scores_means};
}

Word RainScreen::part(int number) const {
  if (number == 0) return Word::rain_part_before;
  return number == 1 ? Word::rain_part_tribute : look_of(treasure_at(number - 2)).name;
}

bool RainScreen::draw_part(Painter& painter, int number, Rect area) const {
  const Point middle{area.x + area.width / 2, area.y + area.height / 2};
  if (number == 0) {
    const CardLook& mermaid = look_of(Card::princess);
    painter.sprite(mermaid.large, middle - Point{11, 11}, mermaid.bright);
    return true;
  }
  if (number == 1) return text_in(painter, area, "−5", TextSize::body, palette::coral);
  draw_token(painter, middle, treasure_at(number - 2), TokenSize::large);
  return true;
}

const GameScreen& screen() {
  static constexpr RainScreen screen;
  return screen;
}

/// Hexes around its mermaid.
Rect RainScreen::glance(const View& view, Seat bot, int look) const {
  constexpr int near = 70;
  const State& state = view.state->as<State>();
  const Area area = area_of(state);
  if (layout::hex_of(state, state.mermaids[bot]) == Hex::none) return {};
  const Point camera = layout::camera(view, nullptr), own = layout::mermaid(state, bot);
  const auto square = [camera](int i) {
    const Point middle = camera + layout::middle_of(hex_at(i));
    return Rect{middle.x - 1, middle.y - 1, 2, 2};
  };
  const auto is_near = [&](int i) {
    const Point way = layout::middle_of(hex_at(i)) - own;
    return in_use(hex_at(i), area) && layout::seen_for_sure.contains(square(i).top_left()) &&
           way.x * way.x + way.y * way.y <= near * near;
  };
  int count = 0;
  for (int i = 0; i < hex_count; ++i) count += is_near(i) ? 1 : 0;
  if (count == 0) return {};
  int left = glanced_at(count, bot, state.round + own.x + own.y, look);
  for (int i = 0; i < hex_count; ++i)
    if (is_near(i) && left-- == 0) return square(i);
  return {};
}

}  // namespace seaglass::mermaid_rain
