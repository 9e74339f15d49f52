#include "games/mermaid_rain/table/drawing.h"

#include "content/art.h"
#include "games/mermaid_rain/rules/figures.h"
#include "games/mermaid_rain/table/choice_keys.h"
#include "games/mermaid_rain/table/ocean_drawing.h"
#include "games/mermaid_rain/table/pieces.h"
#include "games/mermaid_rain/table/recollections.h"
#include "games/mermaid_rain/table/retelling.h"
#include "ink/text.h"
#include "stage/number.h"

namespace seaglass::mermaid_rain::drawing {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

constexpr Color panel_color(0x1a5a72);

/// One over the other where there is no room beside it.
void draw_pair(Painter& painter, Rect area, int first, int second, bool chosen) {
  const int width = area.height > layout::card_height ? 28 : 17;
  draw_card(painter, {area.x, area.y, width, area.height}, card_at(first), chosen);
  draw_card(painter, {area.right() - width, area.y, width, area.height}, card_at(second), chosen);
}

void draw_crown_shape(Painter& painter, const Rect& area, const Paint& paint) {
  const int x = area.x, y = area.y, half = area.width / 2, third = area.width / 3, dent = area.height / 2;
  const FinePoint corners[] = {{fine(x), fine(y)},
                               {fine(x + third), fine(y + dent)},
                               {fine(x + half), fine(y)},
                               {fine(area.right() - third), fine(y + dent)},
                               {fine(area.right()), fine(y)},
                               {fine(area.right()), fine(area.bottom())},
                               {fine(x), fine(area.bottom())}};
  painter.polygon(corners, 7, paint);
}

/// With a dark edge: where it is the dealer's turn it lies on a frame of its own colour.
void draw_crown(Painter& painter, Point at) {
  const Rect area{at.x, at.y, 10, 7};
  draw_crown_shape(painter, inset(area, -1, -1), palette::night);
  draw_crown_shape(painter, area, palette::sun);
}

}  // namespace

void draw_top(Painter& painter, const View& view) {
  if (!painter.shows({0, 0, screen_width, art::rain_clouds.height})) return;
  draw_clouds(painter);
  const State& state = view.state->as<State>();
  const SeatSet deciding = state.to_act();
  for (Seat seat : all_seats(state.players)) {
    const Rect area = layout::cell(state.players, seat);
    // Where many decide at once, the one who looks stands out.
    const bool turns = deciding.contains(seat) && (deciding.count() == 1 || !view.open || seat == view.near);
    painter.rounded(area, 8, turns ? palette::sun : panel_color);
    if (turns) painter.rounded(inset(area, 2), 6, palette::tide);
    const bool crowned = seat == state.dealer;
    const seaglass::Face& face = view.face(seat);
    painter.sprite(face.tiny, {area.x + 3, area.y + (crowned ? 5 : 2)}, face.color);
    const Rect score{area.x + 19, area.y, area.width - 20, area.height};
    draw_number(painter, score, figures::points(state, seat), TextSize::body, palette::foam, Align::left);
    if (crowned) draw_crown(painter, {area.x + 5, area.y + 1});
  }
}

void draw_hand(Painter& painter, const View& view) {
  const State& state = view.state->as<State>();
  if (!(view.open || state.over()) || state.hands[view.near].hidden ||
      !painter.shows({0, layout::cards_y, screen_width, screen_height}))
    return;
  for (int kind = 0; kind < card_kinds; ++kind) {
    const Rect area = layout::hand_card(kind);
    const int count = figures::cards_held(state, view.near, card_at(kind));
    draw_card(painter, area, card_at(kind), false);
    if (count == 0) painter.rounded(area, 5, Paint(palette::deep, 190));
    const Rect badge{area.right() - 13, area.bottom() - 13, 14, 14};
    painter.rounded(badge, 7, palette::night);
    draw_number(painter, badge, count, TextSize::body, count == 0 ? Color(0x4f9aa3) : palette::sun,
                Align::centre);
  }
}

void draw_whose_hand(Painter& painter, const View& view) {
  constexpr Point at = layout::hand_card(card_kinds).top_left() + Point{4, 3};
  const seaglass::Face& face = view.face(view.near);
  if (view.open) painter.sprite(face.small, at, face.color);
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
  const Point foot = spot_of(view, walk.step(), key);
  if (begins_meld(view.state->as<State>())) {
    const Rect pair = layout::first_pair(0);
    return {foot.x - pair.width / 2, foot.y, pair.width, pair.height};
  }
  return {foot.x - 13, foot.y, 27, layout::card_height};
}

void draw_option(Painter& painter, const View& view, Rect area, int key, bool chosen) {
  const State& state = view.state->as<State>();
  if (chosen) area = area.moved({0, -2});
  if (state.phase == Phase::meld || state.phase == Phase::keep || state.phase == Phase::move) {
    for (int first = 0; first < card_kinds; ++first)
      for (int second = first; second < card_kinds; ++second)
        if (pair_key(first, second) == key) return draw_pair(painter, area, first, second, chosen);
    return draw_card(painter, area, card_at(key - first_card_key), chosen);
  }
  if (state.phase == Phase::take) {
    draw_plate(painter, area, key < treasure_kinds ? palette::tide : hidden_color, chosen);
    return draw_token(painter, {area.x + 13, area.y + 15}, treasure_at(key % treasure_kinds),
                      TokenSize::large);
  }
  draw_plate(painter, area, palette::tide, chosen);
  if (state.phase == Phase::blind) return draw_small_tile(painter, area, shape_at(key), unknown_tile);
  const HeldTile held = tile_named(key);
  draw_small_tile(painter, area, held.shape, held.tile);
}

/// The steps that are made below the ocean.
bool has_options(Phase phase, int step) {
  if (phase == Phase::move) return step == 1;
  return step == 0 && phase != Phase::start && phase != Phase::drift && phase != Phase::warp;
}

}  // namespace

void draw_options(Painter& painter, const View& view, const ChoiceWalk& walk) {
  const State& state = view.state->as<State>();
  const bool picking = walk.phase() == ChoiceWalk::Phase::picking;
  if (picking && has_options(state.phase, walk.step()))
    for (int key : walk.keys())
      if (key != button_key)
        draw_option(painter, view, option_area(view, walk, key), key, key == walk.cursor());
  if (begins_meld(state) && !picking) {
    const int key = walk.chosen_at(0);
    draw_option(painter, view, option_area(view, walk, key), key, true);
  }
  if (walk.step() == 0 && walk.offers(button_key)) draw_button(painter, view, walk.cursor() == button_key);
}

void draw_prompt(Painter& painter, const View& view, const ChoiceWalk& walk) {
  if (!painter.shows(layout::prompt_area)) return;
  const Rect area = layout::prompt_area;
  const Phrase words = proposal(view, walk.choice(), walk.step());
  const TextSize usual = largest_fitting(words.text(), TextSize::child, area.width);
  const TextSize size = enlarged(painter, words.text(), usual, area.width, area.height);
  const int height = paragraph_height(words.text(), size, area.width);
  paragraph(painter, centred(area, area.width, height), words.text(), size, palette::foam, Align::left, 2);
}

// -------------------------------------------------------------------------------------------------- the lens

namespace {

constexpr Rect lens = layout::lens;
constexpr Point lens_middle{lens.x + lens.width / 2, lens.y + lens.height / 2};

/// Which card enters, in the corner; any does where it is the mermaid.
void draw_entry(Painter& painter, Card card) {
  const CardLook& look = look_of(card);
  draw_plate(painter, {lens.x + 3, lens.y + 3, 17, 17}, look.dark, false);
  painter.sprite(look.small, {lens.x + 5, lens.y + 5}, look.bright);
}

/// One of these is left, and nobody who looks knows which.
void draw_one_of(Painter& painter, Point at, const TokensOnSpace& tokens) {
  int x = at.x - 5;
  for (Treasure token : tokens) {
    draw_token(painter, {x, at.y}, token, TokenSize::small);
    x += 10;
  }
}

void draw_space(Painter& painter, const View& view, int number) {
  const SceneryLook& look = look_of_space(number);
  painter.rounded(inset(lens, 2), 6, look.ground);
  painter.sprite(look.large, {lens.x + 23, lens.y + 4});
  draw_entry(painter, entry_card_of_space(number));
  const TokensOnSpace& open = view.state->as<State>().spaces[number].face_up;
  const TokensOnSpace hidden = hidden_treasure(view, number);
  int x = lens_middle.x - (open.size() + hidden.size() - 1) * 12;
  for (const TokensOnSpace* tokens : {&open, &hidden})
    for (Treasure token : *tokens) {
      const Point at{x, lens.bottom() - 14};
      if (tokens == &hidden) painter.circle(fine(at), fine(12), hidden_color);
      if (tokens == &hidden && knows_one_of_two(view, number))
        draw_one_of(painter, at, remembered(view, number));
      else
        draw_token(painter, at, token, TokenSize::large);
      x += 25;
    }
}

void draw_place(Painter& painter, const View& view, Place place) {
  if (place.is_space()) return draw_space(painter, view, place.space());
  if (place.is_tile()) {
    draw_tile_in(painter, lens, shape_of(place.tile()), place.tile());
    return draw_entry(painter, is_mermaid(place.tile()) ? Card::princess : entry_card(place.tile()));
  }
  painter.sprite(art::rain_hex, {lens_middle.x - 9, lens_middle.y - 9}, palette::sand);
  painter.sprite(art::rain_inner_hex, {lens_middle.x - 7, lens_middle.y - 7}, palette::dune);
  if (view.state->as<State>().phase == Phase::move)
    draw_entry(painter, Card::princess);  // else it costs nothing
}

/// Where what is on offer lies beside the hand: nothing is chosen there.
bool has_room_for_offer(const State& state, const ChoiceWalk* walk) {
  return walk == nullptr || begins_meld(state);
}

/// On `plates` beside the hand, or without them in the lens.
void draw_offer(Painter& painter, const State& state, const ChoiceWalk* walk) {
  const bool plates = has_room_for_offer(state, walk);
  int number = 0;
  for (int tile = 0; tile < tile_count; ++tile) {
    if (!state.offer.contains(tile)) continue;
    Rect area{lens.x + 1 + number % 2 * 31, lens.y + 11 + number / 2 * 15, 30, 16};
    if (plates) area = layout::offered(number, state.offer.count(), walk != nullptr);
    if (plates) draw_plate(painter, area, palette::tide, false);
    draw_small_tile(painter, area, shape_of(tile_at(tile)), tile_at(tile));
    ++number;
  }
}

/// Which of the rounds this is: a dot for each, and where there is room, its number.
void draw_round(Painter& painter, const State& state, bool with_number) {
  constexpr int pitch = 11;
  const int y = with_number ? lens.bottom() - 11 : lens.y + 7;
  for (int round = 1; round <= rounds; ++round) {
    const FinePoint at = fine(Point{lens_middle.x + (round - 3) * pitch, y});
    painter.circle(at, fine(4), round == state.round ? palette::sun : palette::shadow);
    if (round < state.round) painter.circle(at, fine(2), palette::sea_glass);
  }
  if (!with_number) return;
  Phrase number;
  number.add(figures::round_played(state)).add("/").add(rounds);
  text_in(painter, {lens.x, lens.y, lens.width, 40}, number.text(), TextSize::title, palette::foam);
}

/// The tile that is pointed at or in hand. False: no tile is spoken of.
bool draw_tile_spoken_of(Painter& painter, const ChoiceWalk& walk) {
  const Choice choice = walk.choice();
  const Verb verb = verb_of(choice);
  if (verb == Verb::blind) {
    draw_tile_in(painter, lens, shape_at(choice.a), unknown_tile);
    return true;
  }
  if (verb != Verb::pick && verb != Verb::place) return false;
  const HeldTile held = tile_named(choice.a);
  draw_tile_in(painter, lens, held.shape, held.tile);
  return true;
}

}  // namespace

void draw_lens(Painter& painter, const View& view, const ChoiceWalk* walk) {
  if (!painter.shows(lens)) return;
  const State& state = view.state->as<State>();
  painter.rounded(lens, 8, panel_color);
  if (walk != nullptr) {
    const Place place = layout::place_of_key(state, walk->chosen_at(0));
    if (!place.nowhere()) return draw_place(painter, view, place);
    if (state.phase == Phase::take) return draw_space(painter, view, state.mermaids[state.turn].space());
    if (draw_tile_spoken_of(painter, *walk)) return;
  }
  const bool is_free = has_room_for_offer(state, walk);
  draw_round(painter, state, is_free || state.offer.count() == 0);
  if (!is_free) draw_offer(painter, state, walk);
}

void draw_offer_beside_hand(Painter& painter, const View& view, const ChoiceWalk* walk) {
  const State& state = view.state->as<State>();
  if (has_room_for_offer(state, walk)) draw_offer(painter, state, walk);
}

void draw_hex_looked_at(Painter& painter, const View& view, Hex hex) {
  const State& state = view.state->as<State>();
  painter.rounded(lens, 8, panel_color);
  const Place place = chart_of(state).at(hex);
  if (!place.nowhere())
    draw_place(painter, view, place);
  else if (content::hexes[index(hex)].ground == content::Ground::rock)
    painter.sprite(art::rain_crag, {lens_middle.x - 14, lens_middle.y - 16});
  paragraph(painter, layout::prompt_area, described(view, hex).text(), TextSize::body, palette::foam,
            Align::left, 2);
  int x = layout::prompt_area.right() - 16;
  for (Seat seat : all_seats(state.players)) {
    if (place.nowhere() || state.mermaids[seat] != place) continue;
    painter.sprite(view.face(seat).tiny, {x, 217}, view.face(seat).color);
    x -= 18;
  }
  constexpr Rect disc{8, 215, 20, 20};
  painter.circle(disc.middle(), fine(10), palette::sea_glass);
  text_in(painter, disc, "A", TextSize::body, palette::night);
  text_in(painter, {disc.right() + 6, disc.y, 150, disc.height}, word(Word::go_on, view.language),
          TextSize::body, palette::foam, Align::left);
}

}  // namespace seaglass::mermaid_rain::drawing
