#include "mermaid_rain/drawing.h"

#include "content/art.h"
#include "ink/text.h"
#include "mermaid_rain/ocean_drawing.h"
#include "mermaid_rain/retelling.h"
#include "mermaid_rain/screen.h"
#include "mermaid_rain/symbols.h"

namespace seaglass::mermaid_rain::drawing {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

constexpr Color panel_color(0x0f3550);

void draw_number(Painter& painter, Rect area, int number, TextSize size, Color color, Align align) {
  Phrase figure;
  figure.add(number);
  text_in(painter, area, figure.text(), size, color, align);
}

/// Two cards side by side, or one.
void draw_pair(Painter& painter, Rect area, int first, int second, bool chosen) {
  constexpr int width = 17;
  draw_card(painter, {area.x, area.y, width, area.height}, card_at(first), chosen);
  draw_card(painter, {area.right() - width, area.y, width, area.height}, card_at(second), chosen);
}

void draw_crown(Painter& painter, Point at) {
  painter.rectangle({at.x, at.y + 3, 9, 3}, palette::sun);
  for (int i = 0; i < 3; ++i) painter.rectangle({at.x + i * 4, at.y + (i == 1 ? 0 : 1), 1, 3}, palette::sun);
}

}  // namespace

void draw_top(Painter& painter, const View& view) {
  if (!painter.shows({0, 0, screen_width, layout::top_height})) return;
  const State& state = view.state->as<State>();
  const SeatSet deciding = state.to_act();
  for (Seat seat : all_seats(state.players)) {
    const Rect area = layout::cell(state.players, seat);
    const bool turns =
        deciding.contains(seat) &&
        (deciding.count() == 1 || view.open ? seat == view.near || deciding.count() == 1 : true);
    painter.rounded(area, 8, turns ? palette::sun : panel_color);
    if (turns) painter.rounded(inset(area, 1), 7, palette::tide);
    draw_mermaid(painter, {area.x + 9, area.y + 9}, seat);
    draw_number(painter, {area.x + 18, area.y, area.width - 21, area.height}, state.scores[seat],
                TextSize::body, palette::foam, Align::left);
    if (seat == state.dealer) draw_crown(painter, {area.x + 5, area.y - 1});
  }
}

void draw_hand(Painter& painter, const View& view) {
  const State& state = view.state->as<State>();
  if (!(view.open || state.over()) || !painter.shows({0, layout::cards_y, screen_width, screen_height}))
    return;
  const Hand& hand = state.hands[view.near];
  for (int kind = 0; kind < card_kinds; ++kind) {
    const Rect area = layout::hand_card(kind);
    const int count = hand.of(card_at(kind));
    draw_card(painter, area, card_at(kind), false);
    if (count == 0) painter.rounded(area, 5, Paint(palette::deep, 190));
    const Rect badge{area.right() - 13, area.bottom() - 13, 14, 14};
    painter.rounded(badge, 7, palette::night);
    draw_number(painter, badge, count, TextSize::body, count == 0 ? palette::tide : palette::sun,
                Align::centre);
  }
}

namespace {

Word button_word(Phase phase) {
  switch (phase) {
    case Phase::meld: return Word::rain_stop;
    case Phase::place: return Word::rain_done;
    case Phase::warp: return Word::rain_stay;
    case Phase::take: return Word::rain_nothing;
    default: return Word::rain_end;
  }
}

void draw_button(Painter& painter, const View& view, bool chosen) {
  const Rect area = layout::button_area;
  painter.rounded(area, 9, chosen ? palette::sun : palette::sea_glass);
  painter.rounded(inset(area, 2), 8, chosen ? palette::coral : palette::tide);
  text_in(painter, area, word(button_word(view.state->as<State>().phase), view.language), TextSize::body,
          chosen ? palette::night : palette::foam);
}

Rect option_area(const View& view, const ChoiceWalk& walk, int key) {
  static constexpr RainScreen screen;
  const Point foot = screen.spot(view, walk.step(), key);
  return {foot.x - 13, foot.y, 27, layout::card_height};
}

void draw_option(Painter& painter, const View& view, Rect area, int key, bool chosen) {
  const State& state = view.state->as<State>();
  if (chosen) area = area.moved({0, -2});
  if (state.phase == Phase::meld || state.phase == Phase::keep || state.phase == Phase::move) {
    for (int first = 0; first < card_kinds; ++first)
      for (int second = first; second < card_kinds; ++second)
        if (RainScreen::pair_key(first, second) == key)
          return draw_pair(painter, area, first, second, chosen);
    return draw_card(painter, area, card_at(key - RainScreen::first_card_key), chosen);
  }
  if (state.phase == Phase::take) {
    draw_plate(painter, area, key < treasure_kinds ? palette::tide : Color(0x4a3f78), chosen);
    return draw_token(painter, {area.x + 13, area.y + 15}, treasure_at(key % treasure_kinds), true);
  }
  draw_plate(painter, area, palette::shadow, chosen);
  if (state.phase == Phase::blind) return draw_small_tile(painter, area, shape_at(key), unknown_tile);
  const bool known = key < tile_count;
  draw_small_tile(painter, area, known ? shape_of(tile_at(key)) : shape_at(key - tile_count),
                  known ? tile_at(key) : unknown_tile);
}

/// The steps that are made below the ocean.
bool has_options(Phase phase, int step) {
  if (phase == Phase::move) return step == 1;
  return step == 0 && phase != Phase::start && phase != Phase::drift && phase != Phase::warp;
}

}  // namespace

void draw_options(Painter& painter, const View& view, const ChoiceWalk& walk) {
  if (!painter.shows({0, layout::cards_y - 4, screen_width, screen_height})) return;
  const State& state = view.state->as<State>();
  if (walk.phase() == ChoiceWalk::Phase::picking && has_options(state.phase, walk.step()))
    for (int key : walk.keys())
      if (key != RainScreen::button_key)
        draw_option(painter, view, option_area(view, walk, key), key, key == walk.cursor());
  if (walk.step() == 0 && walk.offers(RainScreen::button_key))
    draw_button(painter, view, walk.cursor() == RainScreen::button_key);
}

void draw_prompt(Painter& painter, const View& view, const ChoiceWalk& walk) {
  if (!painter.shows(layout::prompt_area)) return;
  if (walk.phase() == ChoiceWalk::Phase::confirming) {
    text_in(painter, layout::prompt_area, word(Word::rain_again, view.language), TextSize::body, palette::sun,
            Align::left);
    return;
  }
  const Phrase words = proposal(view, walk.choice(), walk.step());
  const int height = paragraph_height(words.text(), TextSize::body, layout::prompt_area.width);
  paragraph(painter, centred(layout::prompt_area, layout::prompt_area.width, height), words.text(),
            TextSize::body, palette::foam, Align::left, 2);
}

void draw_lens(Painter& painter, const View& view, const ChoiceWalk*) {
  if (!painter.shows(layout::lens)) return;
  const State& state = view.state->as<State>();
  painter.rounded(layout::lens, 8, panel_color);
  int number = 0;
  for (int tile = 0; tile < tile_count; ++tile) {
    if (!state.offer.contains(tile)) continue;
    draw_small_tile(painter, {layout::lens.x + 2 + number % 2 * 30, layout::lens.y + number / 2 * 19, 27, 19},
                    shape_of(tile_at(tile)), tile_at(tile));
    ++number;
  }
}

// ------------------------------------------------------------------------------------------------- what
// happened

void draw_event(Painter& painter, const View&, const Event& event, Rect area) {
  const Point middle{area.x + area.width / 2, area.y + area.height / 2};
  switch (happening(event)) {
    case Happening::took:
    case Happening::march_token: return draw_token(painter, middle, treasure_at(event.a), true);
    case Happening::picked:
    case Happening::turned_up:
      return draw_small_tile(painter, centred(area, 28, 28), shape_of(tile_at(event.a)), tile_at(event.a));
    default: {
      const seaglass::Face& face = face_of(event.seat);
      return painter.sprite(face.large, {area.x, area.y + 9}, face.color);
    }
  }
}

void draw_traveller(Painter& painter, const Event& event) {
  const Happening what = happening(event);
  if (what == Happening::took || what == Happening::march_token)
    return draw_token(painter, {0, 0}, treasure_at(event.a), true);
  draw_mermaid(painter, {0, 0}, event.seat);
}

}  // namespace seaglass::mermaid_rain::drawing
