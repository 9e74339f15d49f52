#include "games/mermaids_song/table/drawing.h"

#include <initializer_list>

#include "games/mermaids_song/rules/figures.h"
#include "games/mermaids_song/table/choice_keys.h"
#include "games/mermaids_song/table/pieces.h"
#include "games/mermaids_song/table/retelling.h"
#include "ink/text.h"
#include "stage/cursor.h"

namespace seaglass::mermaids_song::drawing {

using namespace ink;

namespace {

constexpr Color race_ground(0x08131f), affordable_color(0x129a72), no_end_color(0x4a1424),
    urgent_color(0xffa99e);

/// A mermaid's place is pointed at by its seat, or as one of the own.
int mermaid_step(const ChoiceWalk* walk, const View& view, Seat seat, int slot, bool& is_offered) {
  const int shared = mermaid_key(seat, slot);
  const int own = own_mermaid_key(slot);
  int step_pointed_at = -1;
  is_offered = false;
  for (int step = 0; step < 2; ++step)
    for (int key : {shared, own}) {
      if (key == own && seat != view.near) continue;
      if (points_at(walk, step, key)) step_pointed_at = step;
      is_offered = is_offered || offered(walk, step, key);
    }
  return step_pointed_at;
}

void draw_race(Painter& painter, const View& view, Seat seat, Color color) {
  const State& state = view.state->as<State>();
  const Rect track = layout::race(view, seat);
  const int points = smaller(figures::points(state, seat), points_to_win(state));
  painter.rectangle(track, race_ground);
  painter.rectangle({track.x, track.y, track.width * points / points_to_win(state), track.height}, color);
}

void draw_hand_count(Painter& painter, const View& view, Seat seat) {
  const Rect card = layout::hand_count(view, seat);
  painter.rounded(card, 3, palette::foam);
  painter.rounded(inset(card, 1), 2, Color(0x27508f));
  pieces::draw_number(painter, card, figures::cards_held(view.state->as<State>(), seat), TextSize::body,
                      palette::foam);
}

void draw_deck(Painter& painter, int cards) {
  pieces::draw_board(painter, layout::deck_tray);
  if (cards > 0) pieces::draw_back(painter, layout::deck);
}

void draw_discards(Painter& painter, int cards) {
  const Rect card = layout::discard_pile;
  pieces::draw_board(painter, layout::discard_tray);
  if (cards == 0) return painter.rounded_outline(card, 4, 1, pieces::board_edge);
  painter.rounded(card, 4, palette::night);
  painter.rounded(inset(card, 1), 3, palette::sand);
  const Rect cross{card.x + 5, card.y + 9, 8, 8};
  painter.line(fine(cross.top_left()), fine(Point{cross.right(), cross.bottom()}), 32, palette::night);
  painter.line(fine(Point{cross.right(), cross.y}), fine(Point{cross.x, cross.bottom()}), 32, palette::night);
}

/// Beside a pile, on its tray.
void draw_cards_of(Painter& painter, Rect tray, Rect pile, int cards) {
  pieces::draw_number(painter, {pile.right() + 1, tray.y, tray.right() - pile.right() - 3, tray.height},
                      cards, TextSize::child, palette::foam);
}

}  // namespace

Seat named(const View& view) {
  const State& state = view.state->as<State>();
  const SeatSet deciding = state.to_act();
  if (deciding.contains(view.near)) return view.near;
  return deciding.empty() || deciding.contains(state.turn) ? state.turn : deciding.first();
}

void draw_top(Painter& painter, const View& view) {
  if (!painter.drawn().meets({0, 0, screen_width, layout::panels_y})) return;
  const State& state = view.state->as<State>();
  const Face& face = view.face(named(view));
  for (const Rect sign : {layout::turn_area, layout::goal_area})
    pieces::draw_board(painter, sign, pieces::board_edge, 13);
  painter.sprite(face.small, layout::turn_area.top_left() + Point{4, 1}, face.color);
  const Rect name{layout::turn_area.x + 32, layout::turn_area.y, 92, layout::turn_area.height};
  text_in(painter, name, view.name(named(view)), TextSize::body, palette::foam, Align::left);
  const Point pole = layout::goal_area.top_left() + Point{12, 5};
  painter.rectangle({pole.x, pole.y, 2, 16}, palette::foam);
  const FinePoint flag[] = {fine(pole + Point{2, 0}), fine(pole + Point{14, 5}), fine(pole + Point{2, 10})};
  painter.polygon(flag, 3, palette::sun);
  pieces::draw_number(painter, {pole.x + 16, layout::goal_area.y, 28, layout::goal_area.height},
                      points_to_win(state), TextSize::child, palette::sun);
}

void draw_other(Painter& painter, const View& view, Seat seat, const ChoiceWalk* walk) {
  const Rect area = layout::panel(view, seat);
  if (!painter.drawn().meets(area)) return;
  const State& state = view.state->as<State>();
  const Face& face = view.face(seat);
  const int key = seat_key(seat);
  pieces::draw_board(painter, area, state.to_act().contains(seat) ? palette::sun : pieces::board_edge);
  if (offered(walk, 1, key)) painter.rounded_outline(area, 9, 2, palette::sea_glass);
  const bool wide = layout::is_wide(area);
  painter.sprite(wide ? face.small : face.tiny, {area.x + (wide ? 2 : 3), area.y + 2}, face.color);
  pieces::draw_number(painter, layout::points(view, seat), figures::points(state, seat), TextSize::child,
                      palette::sun);
  draw_hand_count(painter, view, seat);
  for (int slot = 0; slot < slots; ++slot) {
    const Rect place = layout::mermaid(view, seat, slot);
    const Mermaid& mermaid = state.areas[seat].slot[slot];
    if (!mermaid.here) {
      pieces::draw_vacancy(painter, place);
      continue;
    }
    bool is_offered = false;
    const bool chosen = mermaid_step(walk, view, seat, slot, is_offered) >= 0;
    pieces::draw_mermaid(painter, layout::figure(place, false), face.color);
    pieces::draw_power(painter, layout::power(place, false), mermaid,
                       wide ? TextSize::child : TextSize::body);
    if (chosen || is_offered)
      painter.rounded_outline(place, 6, chosen ? 3 : 1, chosen ? palette::sun : palette::sea_glass);
  }
  draw_race(painter, view, seat, face.color);
  if (points_at(walk, 1, key)) draw_cursor(painter, area, 9);
}

void draw_middle(Painter& painter, const View& view, const ChoiceWalk* walk) {
  if (!painter.drawn().meets(inset({0, layout::row_area.y, screen_width, layout::row_area.height}, 0, -2)))
    return;
  const State& state = view.state->as<State>();
  const int discarded = figures::discarded(state);
  draw_deck(painter, figures::cards_left(state));
  draw_cards_of(painter, layout::deck_tray, layout::deck, figures::cards_left(state));
  draw_discards(painter, discarded);
  draw_cards_of(painter, layout::discard_tray, layout::discard_pile, discarded);
  for (int place = 0; place < row_size; ++place) {
    const Rect area = layout::creature(place);
    const int key = creature_key(place);
    if (is_creature(state.row[place])) pieces::draw_creature(painter, area, state.row[place]);
    const bool chosen = points_at(walk, 0, key);
    if (chosen || offered(walk, 0, key)) painter.rounded_outline(area, 15, 3, affordable_color);
    if (chosen) draw_cursor(painter, area, 15);
  }
}

void draw_near(Painter& painter, const View& view, const ChoiceWalk* walk) {
  if (!painter.drawn().meets(layout::near_strip)) return;
  const State& state = view.state->as<State>();
  const Face& face = view.face(view.near);
  pieces::draw_board(painter, layout::near_place,
                     state.to_act().contains(view.near) ? palette::sun : pieces::board_edge);
  painter.sprite(face.small, layout::near_place.top_left() + Point{4, 3}, face.color);
  pieces::draw_number(painter, layout::points(view, view.near), figures::points(state, view.near),
                      TextSize::title, palette::sun);
  draw_hand_count(painter, view, view.near);
  draw_race(painter, view, view.near, face.color);
  for (int slot = 0; slot < slots; ++slot) {
    const Rect cell = layout::mermaid(view, view.near, slot);
    if (!painter.drawn().meets(cell)) continue;
    const Mermaid& mermaid = state.areas[view.near].slot[slot];
    if (!mermaid.here) continue;
    bool is_offered = false;
    const bool chosen = mermaid_step(walk, view, view.near, slot, is_offered) >= 0;
    pieces::draw_mermaid(painter, layout::figure(cell, true), face.color);
    painter.sprite(face.tiny, {cell.x + 30, cell.y + 29}, face.color);
    pieces::draw_power(painter, layout::power(cell, true), mermaid, TextSize::title);
    pieces::draw_melodies(painter, layout::melodies(cell), mermaid);
    if (chosen || is_offered) painter.rounded_outline(cell, 8, 2, palette::sea_glass);
    if (chosen) draw_cursor(painter, cell, 8);
  }
}

void draw_hand(Painter& painter, const View& view, const ChoiceWalk* walk) {
  if (!painter.drawn().meets({0, layout::hand_y - 3, screen_width, layout::card_height})) return;
  const State& state = view.state->as<State>();
  const bool can_play_cards = state.phase == Phase::action;
  int place = 0;
  for (int kind = 0; kind < kind_count; ++kind)
    for (int n = 0; n < figures::cards_held(state, view.near, card_at(kind)); ++n, ++place) {
      const Rect card = layout::card(place);
      pieces::draw_card(painter, card, card_at(kind), view.face(view.near).color);
      const bool chosen = n == 0 && points_at(walk, 0, kind);
      const bool usable = walk == nullptr || !can_play_cards || chosen || offered(walk, 0, kind);
      if (!usable) painter.rounded(card, 7, Paint(palette::night, 110));
      if (chosen) draw_card_cursor(painter, card, 7);
    }
}

namespace {

void draw_button(Painter& painter, const View& view, const ChoiceWalk& walk, Rect area, int key, Word label) {
  const bool chosen = points_at(&walk, 0, key);
  if (!chosen && !offered(&walk, 0, key)) return;
  painter.rounded(area, 9, chosen ? palette::sun : palette::sea_glass);
  if (!chosen) painter.rounded(inset(area, 2), 7, palette::shadow);
  text_in(painter, area, word(label, view.language), TextSize::body, chosen ? palette::night : palette::foam);
}

/// Where the turn cannot end yet, and what comes first.
void draw_no_end(Painter& painter, const View& view, Rule rule) {
  const Word reason =
      rule == Rule::kraken_must_be_played ? Word::song_first_kraken : Word::song_first_treasure;
  painter.rounded(layout::right_button, 9, palette::coral);
  painter.rounded(inset(layout::right_button, 2), 7, no_end_color);
  text_in(painter, layout::right_button, word(Word::song_end, view.language), TextSize::body, palette::foam);
  paragraph(painter, layout::reason_area, word(reason, view.language), TextSize::body, urgent_color,
            Align::left, 2);
}

/// Her power before and after.
void draw_preview(Painter& painter, const View& view, Choice choice) {
  Mermaid mermaid = view.state->as<State>().areas[Seat(choice.b)].slot[choice.c];
  const Rect area = layout::preview_area;
  constexpr int width = 32;
  pieces::draw_power(painter, {area.x, area.y, width, area.height}, mermaid, TextSize::child);
  text_in(painter, area, "→", TextSize::child, palette::foam);
  mermaid.attach(card_at(choice.a));
  pieces::draw_power(painter, {area.right() - width, area.y, width, area.height}, mermaid, TextSize::child);
}

}  // namespace

void draw_pane(Painter& painter, const View& view, const ChoiceWalk* walking) {
  if (!painter.drawn().meets(layout::pane)) return;
  pieces::draw_board(painter, layout::pane);
  if (walking == nullptr) return;
  const ChoiceWalk& walk = *walking;
  const Phrase words = proposal(view, walk.choice(), walk.step());
  const bool previews = verb_of(walk.choice()) == Verb::sing && walk.step() > 0;
  const int height = previews ? layout::preview_area.y - layout::prompt_area.y : layout::prompt_area.height;
  const int width = layout::prompt_area.width;
  const TextSize usual = largest_fitting(words.text(), TextSize::child, width);
  const TextSize size = enlarged(painter, words.text(), usual, width, height);
  paragraph(painter, layout::prompt_area, words.text(), size, palette::foam, Align::left, 2);
  if (previews) draw_preview(painter, view, walk.choice());
  if (walk.phase() == ChoiceWalk::Phase::confirming) return;
  draw_button(painter, view, walk, layout::left_button, discard_key, Word::song_discard);
  draw_button(painter, view, walk, layout::right_button, act_key, Word::song_act);
  draw_button(painter, view, walk, layout::right_button, end_key, Word::song_end);
  const State& state = view.state->as<State>();
  const Rule rule = rule_against_ending(state, view.near);
  if (state.phase == Phase::action && walk.step() == 0 && rule != Rule::allowed)
    draw_no_end(painter, view, rule);
}

}  // namespace seaglass::mermaids_song::drawing
