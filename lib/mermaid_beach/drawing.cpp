#include "mermaid_beach/drawing.h"

#include "content/art.h"
#include "ink/text.h"
#include "mermaid_beach/retelling.h"
#include "mermaid_beach/screen.h"
#include "stage/cursor.h"
#include "stage/number.h"

namespace seaglass::mermaid_beach::drawing {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

constexpr Color panel_color(0x0f3550);
constexpr Color dim_text(0xa9c9cf);
constexpr Color shell_colors[shell_values] = {Color(0xf2dcb1), Color(0xffb7a8), Color(0xb79ced),
                                              Color(0xffc857)};

/// A card's picture, its colour, and a letter of its own.
struct CardLook {
  const seaglass::content::Sprite& picture;
  Color color;
  const char* letter;
};

const CardLook& look_of(int kind) {
  static constexpr CardLook looks[kind_count] = {
      {art::card_sun, Color(0xbfe6f5), "A"},        {art::card_umbrella, Color(0xfbe3c0), "B"},
      {art::card_castle, Color(0xcdeafc), "C"},     {art::card_sailboat, Color(0xffd9cf), "D"},
      {art::card_sunglasses, Color(0xd8f0c4), "E"}, {art::card_ball, Color(0xe6dcfa), "F"},
      {art::card_surfboard, Color(0xfff0a8), "G"},  {art::card_pail, Color(0xc9f0e4), "H"},
      {art::card_nice, Color(0x7fd1b9), "N"},       {art::card_mean, Color(0xc38bd6), "M"},
      {art::card_seaweed, Color(0xa7d98a), "S"},    {art::card_wave, Color(0x7db7ea), "W"},
      {art::card_monster, Color(0x5a4a86), "X"},
  };
  return looks[kind];
}

void draw_back(Painter& painter, Rect card, bool beach);

void draw_deck(Painter& painter, Rect card, bool beach, int cards) {
  for (int i = 2; i > 0; --i)
    if (cards > i * 8)
      painter.rounded(card.moved({i * 2, -i}), 4, mixed(palette::foam, palette::night, i * 70));
  if (cards > 0)
    draw_back(painter, card, beach);
  else
    painter.rounded_outline(card, 3, 1, palette::tide);
  draw_number(painter, {card.right() + 5, card.y, 26, card.height}, cards, TextSize::child, palette::foam,
              Align::left);
}

/// On the card just drawn.
void draw_new_mark(Painter& painter, Rect card) {
  const FinePoint middle{fine(card.x + card.width / 2), fine(card.y - 2)};
  painter.circle(middle, fine(6), palette::night);
  painter.circle(middle, fine(5), palette::sun);
}

/// A card's back: the sun over the sand, or a shell.
void draw_back(Painter& painter, Rect card, bool beach) {
  const FinePoint middle = card.middle();
  painter.rounded(card, 4, palette::foam);
  const Rect face = inset(card, 2);
  painter.rounded(face, 3, beach ? palette::tide : Color(0x6d4fa3));
  if (!beach) return painter.circle(middle, fine(card.width) / 4, palette::sand);
  painter.circle({middle.x, middle.y - fine(2)}, fine(card.width) / 5, palette::sun);
  painter.rectangle({face.x, face.bottom() - face.height / 3, face.width, face.height / 3 - 2},
                    palette::sand);
}

/// A fan of shells with their worth on it; as many above one another as there are.
void draw_shells(Painter& painter, Point at, int value, int count, bool chosen, bool can_be) {
  constexpr int side = layout::shell_side;
  if (count == 0) return painter.circle(Rect{at.x + 5, at.y + 5, 6, 6}.middle(), fine(3), palette::tide);
  for (int i = 0; i < count; ++i) {
    const Rect shell{at.x, at.y - i * layout::shell_lift, side, side};
    painter.circle(shell.middle(), fine(side) / 2, palette::night);
    painter.circle(shell.middle(), fine(side) / 2 - 16, shell_colors[value - 1]);
  }
  const Rect top{at.x, at.y - (count - 1) * layout::shell_lift, side, side};
  draw_number(painter, top, value, TextSize::body, palette::night);
  if (can_be || chosen)
    painter.ring(top.middle(), fine(side) / 2 + (chosen ? 48 : 24), chosen ? 40 : 20,
                 chosen ? palette::sun : palette::sea_glass);
}

void draw_shells_of(Painter& painter, const View& view, Seat seat, const ChoiceWalk* walk) {
  const State& state = view.state->as<State>();
  for (int value = 1; value <= shell_values; ++value) {
    const int key = BeachScreen::first_shell_key + seat.index() * shell_values + value - 1;
    draw_shells(painter, layout::shell(view, seat, value), value, state.shells[seat].of(value),
                points_at(walk, 1, key), offered(walk, 1, key));
  }
}

/// Red where the Monster's holder should see how few they are.
void draw_hand_count(Painter& painter, Rect card, int cards, bool alarming) {
  painter.rounded(card, 4, palette::foam);
  painter.rounded(inset(card, 2), 3, alarming ? palette::coral : Color(0x1f6f78));
  draw_number(painter, card, cards, TextSize::child, alarming ? palette::night : palette::foam);
}

/// On the Monster: it may be about to eat.
void draw_alarm_mark(Painter& painter, Rect card) {
  const Rect badge{card.right() - 22, card.y + 3, 20, 20};
  painter.rounded_outline(card, 6, 2, palette::coral);
  painter.circle(badge.middle(), fine(10), palette::coral);
  text_in(painter, badge, "!", TextSize::child, palette::night);
}

/// As many behind one another as there are; where there is little room, only the middle of the picture.
void draw_card(Painter& painter, Rect area, int kind, int count, bool usable) {
  constexpr int edge = 3, picture_side = 40;
  const CardLook& look = look_of(kind);
  const bool dark = kind == index(Kind::monster);
  Rect front = area;
  for (int behind = smaller(count, 4) - 1; behind >= 0; --behind) {
    painter.rounded(front, 6, palette::night);
    painter.rounded(inset(front, 1), 5, mixed(look.color, palette::night, behind * 40));
    if (behind > 0) take_top(front, edge);
  }
  {
    const Clipped clipped(painter, inset(front, 1));
    painter.sprite(look.picture, {front.x + (front.width - picture_side) / 2, front.bottom() - 50});
  }
  text(painter, {front.x + 8, front.y + 7}, look.letter, TextSize::body,
       dark ? palette::foam : palette::night);
  if (count > 1) {
    const Rect badge{front.right() - 22, front.y + 3, 20, 16};
    painter.rounded(badge, 8, palette::night);
    Phrase times;
    times.add("×").add(count);
    text_in(painter, badge, times.text(), TextSize::body, palette::sun);
  }
  if (!usable) painter.rounded(area, 6, Paint(palette::deep, 120));
}

}  // namespace

bool monster_threatens(const View& view) {
  const State& state = view.state->as<State>();
  if (!view.open || state.over() || !state.hands[view.near].holds(Kind::monster)) return false;
  for (Seat seat : all_seats(view.players))
    if (state.hands[seat].size <= few_cards) return true;
  return false;
}

void draw_top(Painter& painter, const View& view, const ChoiceWalk* walk) {
  if (!painter.shows({0, 0, screen_width, layout::panels_y})) return;
  const State& state = view.state->as<State>();
  const Face& face = view.face(state.turn);
  painter.rounded(layout::turn_area, 13, Paint(palette::night, 150));
  painter.sprite(face.small, layout::turn_area.top_left() + Point{3, 1}, face.color);
  const Rect name{layout::turn_area.x + 32, layout::turn_area.y, 118, layout::turn_area.height};
  text_in(painter, name, view.name(state.turn), TextSize::body, palette::foam, Align::left);
  if (state.bonus) {
    const Rect mark{layout::turn_area.right() - 28, layout::turn_area.y + 4, 24, 18};
    painter.rounded(mark, 9, palette::sun);
    text_in(painter, mark, "+1", TextSize::body, palette::night);
  }
  draw_deck(painter, layout::beach_deck, true, state.beach_deck.size());
  draw_deck(painter, layout::shell_deck, false, state.shell_deck.size());
  if (points_at(walk, 1, BeachScreen::shell_deck_key) || offered(walk, 1, BeachScreen::shell_deck_key))
    painter.rounded_outline(
        inset(layout::shell_deck, -3), 5, 2,
        points_at(walk, 1, BeachScreen::shell_deck_key) ? palette::sun : palette::sea_glass);
}

void draw_other(Painter& painter, const View& view, Seat seat, const ChoiceWalk* walk) {
  const Rect area = layout::panel(view, seat);
  if (!painter.shows(area)) return;
  const State& state = view.state->as<State>();
  const Face& face = view.face(seat);
  const bool chosen = points_at(walk, 1, seat.index()), can_be = offered(walk, 1, seat.index());
  painter.rounded(area, 10, can_be || chosen ? palette::shadow : panel_color);
  if (can_be || chosen) painter.rounded_outline(area, 10, 2, palette::sea_glass);
  if (chosen) draw_cursor(painter, area, 10);
  painter.sprite(face.small, {area.x + 6, area.y + 4}, face.color);
  draw_hand_count(painter, {area.right() - 30, area.y + 4, 24, 26}, state.hands[seat].size,
                  state.hands[seat].size <= few_cards && monster_threatens(view));
  text_in(painter, {area.x + 2, area.y + 32, area.width - 4, 14}, view.name(seat), TextSize::body,
          can_be || chosen || state.turn == seat ? palette::foam : dim_text);
  draw_shells_of(painter, view, seat, walk);
}

void draw_near(Painter& painter, const View& view) {
  if (!painter.shows({0, layout::near_strip.y - 16, screen_width, layout::near_strip.height + 20})) return;
  const Face& face = view.face(view.near);
  painter.rounded(layout::near_strip, 10, panel_color);
  painter.sprite(face.small, layout::near_strip.top_left() + Point{3, 3}, face.color);
  draw_shells_of(painter, view, view.near, nullptr);
  const Shells& shells = view.state->as<State>().shells[view.near];
  if (!shells.any() || !monster_threatens(view)) return;
  const int value = shells.highest(), height = (shells.of(value) - 1) * layout::shell_lift;
  const Point lowest = layout::shell(view, view.near, value);
  painter.rounded_outline(
      inset({lowest.x, lowest.y - height, layout::shell_side, layout::shell_side + height}, -2), 9, 2,
      palette::coral);
}

void draw_hand(Painter& painter, const View& view, const layout::HandPlaces& places, const ChoiceWalk* walk) {
  if (!painter.shows({0, layout::hand_y, screen_width, layout::card_height})) return;
  const State& state = view.state->as<State>();
  int number = 0;
  for (int kind = 0; kind < kind_count; ++kind) {
    const int count = state.hands[view.near].count[kind];
    if (count == 0) continue;
    const Rect place = layout::place(places, number++);
    const bool chosen = points_at(walk, 0, kind);
    draw_card(painter, place, kind, count, walk == nullptr || chosen || offered(walk, 0, kind));
    if (chosen) draw_cursor(painter, place, 6);
    if (kind == index(Kind::monster) && monster_threatens(view)) draw_alarm_mark(painter, place);
    if (state.drawn == kind_at(kind)) draw_new_mark(painter, place);
  }
}

void draw_button(Painter& painter, const View& view, const layout::HandPlaces& places,
                 const ChoiceWalk* walk) {
  const bool keeps = view.state->as<State>().phase == Phase::play_drawn;
  const bool chosen = points_at(walk, 0, keeps ? BeachScreen::keep_key : BeachScreen::stop_key);
  const Rect area = layout::button(places);
  painter.rounded(area, 10, palette::sea_glass);
  painter.rounded(inset(area, 2), 8, palette::tide);
  text_in(painter, area, word(keeps ? Word::keep_short : Word::stop_short, view.language), TextSize::body,
          palette::foam);
  if (chosen) draw_cursor(painter, area, 10);
}

void draw_prompt(Painter& painter, const View& view, const ChoiceWalk& walk) {
  Rect area = layout::prompt_area;
  if (!painter.shows(inset(area, -6))) return;
  if (monster_threatens(view)) {
    painter.rounded(layout::warning_area, 7, palette::coral);
    text_in(painter, layout::warning_area, word(Word::monster_warning, view.language), TextSize::body,
            palette::night);
    area = layout::warned_prompt_area;
  }
  const bool confirming = walk.phase() == ChoiceWalk::Phase::confirming;
  const Phrase words =
      confirming ? phrase(Word::press_again, view.language, 0) : proposal(view, walk.choice(), walk.step());
  const TextSize size = enlarged(painter, words.text(), TextSize::body, area.width, area.height);
  const int height = paragraph_height(words.text(), size, area.width);
  paragraph(painter, centred(area, area.width, height), words.text(), size,
            confirming ? palette::sun : palette::foam, Align::left, 2);
}

namespace {

void draw_large_shell(Painter& painter, Rect area, int value, TextSize size = TextSize::title) {
  const int radius = area.width / 2;
  painter.circle(area.middle(), fine(radius), palette::night);
  painter.circle(area.middle(), fine(radius - 2), shell_colors[value - 1]);
  draw_number(painter, area, value, size, palette::night);
}

void draw_again(Painter& painter, Rect area) {
  painter.circle(area.middle(), fine(area.width / 2), palette::sun);
  text_in(painter, area, "+1", TextSize::title, palette::night);
}

/// Of which card an event tells: none where it tells of something else, or where that is a secret.
Kind card_of(const Event& event) {
  switch (happening(event)) {
    case Happening::played:
    case Happening::drew:
    case Happening::passed:
    case Happening::dumped: return kind_at(event.a);
    case Happening::asked: return kind_at(event.b);
    default: return Kind::none;
  }
}

}  // namespace

void draw_traveller(Painter& painter, const Event& event) {
  constexpr Rect shell{-11, -11, 22, 22}, card{-12, -17, 24, 34};
  const Happening what = happening(event);
  if (what != Happening::turned_shell && what != Happening::took_shell && what != Happening::washed_away)
    return draw_back(painter, card, true);
  const int value = what == Happening::turned_shell ? event.a : event.b;
  painter.circle(shell.middle(), fine(11), palette::night);
  painter.circle(shell.middle(), fine(10), shell_colors[value - 1]);
  draw_number(painter, shell, value, TextSize::child, palette::night);
}

void draw_event(Painter& painter, const Event& event, Rect area) {
  const Rect card = centred(area, layout::card_width_max, 72);
  const Kind kind = card_of(event);
  if (is_card(kind)) return draw_card(painter, card, index(kind), 1, true);
  switch (happening(event)) {
    case Happening::turned_shell: return draw_large_shell(painter, card, event.a);
    case Happening::took_shell:
    case Happening::washed_away: return draw_large_shell(painter, card, event.b);
    case Happening::turned_star:
      return painter.sprite(art::starfish_56, {area.x, card.y + 7}, palette::coral);
    case Happening::bonus_turn: return draw_again(painter, card);
    case Happening::over: return painter.sprite(art::shell_56, {area.x, card.y + 7}, palette::sun);
    default: return draw_back(painter, card, true);
  }
}

namespace {

void draw_share(Painter& painter, Rect area, const char* mark, int count, int all) {
  Phrase share;
  share.add(mark).add(count).add("/").add(all);
  text_in(painter, area, share.text(), TextSize::body, count > 0 ? palette::foam : dim_text);
}

void draw_put_away(Painter& painter, Rect place, ShellCard card, int count) {
  static constexpr const char* ways[] = {"← ", "→ "};
  const bool star = is_starfish(card);
  const Rect words = take_bottom(place, 16), picture = centred(place, 24, 24);
  if (star)
    painter.sprite(art::starfish_24, picture.top_left(), palette::coral);
  else
    draw_large_shell(painter, picture, value_of(card), TextSize::child);
  draw_share(painter, words, star ? ways[index(card) - index(ShellCard::left)] : "", count, cards_of(card));
}

}  // namespace

void draw_overview(Painter& painter, const View& view) {
  constexpr int columns = item_count, pitch = 39, height = 92, top = 36;
  constexpr int shell_columns = 3, shell_rows = 2, shells_x = columns - shell_columns;
  const auto place = [](int column, int row) {
    return Rect{5 + column * pitch, top + row * (height + 8), pitch - 2, height};
  };
  const State& state = view.state->as<State>();
  painter.fill(palette::deep);
  text_in(painter, {12, 4, 250, 24}, word(Word::beach_overview, view.language), TextSize::child,
          palette::foam, Align::left);
  for (int kind = 0; kind < index(Kind::monster); ++kind) {  // which nobody can put away
    const int all = cards_of(kind_at(kind), state.younger), count = state.beach_discard[kind];
    Rect card = place(kind % columns, kind / columns);
    if (all == 0 || !painter.shows(card)) continue;
    draw_share(painter, take_bottom(card, 16), "", count, all);
    draw_card(painter, card, kind, 1, count > 0);
  }
  for (int i = 0; i < shell_card_kinds; ++i)
    draw_put_away(painter, row(place(shells_x + i % shell_columns, 1), i / shell_columns, shell_rows),
                  static_cast<ShellCard>(i), state.shell_discard[i]);
}

}  // namespace seaglass::mermaid_beach::drawing
