// What is told of: its picture beside the words, and what travels.
#include "content/art.h"
#include "games/mermaid_beach/table/drawing.h"
#include "games/mermaid_beach/table/pieces.h"
#include "ink/text.h"

namespace seaglass::mermaid_beach::drawing {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

void draw_again(Painter& painter, Rect area) {
  painter.circle(area.middle(), fine(area.width / 2), palette::sun);
  text_in(painter, area, "+1", largest_fitting("+1", TextSize::title, area.width - 8), palette::night);
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
  constexpr Rect card{-12, -17, 24, 34};
  constexpr Point shell{-layout::shell_side / 2, -layout::shell_side / 2};
  switch (happening(event)) {
    case Happening::turned_shell: return pieces::draw_shell(painter, shell, event.a);
    case Happening::took_shell:
    case Happening::washed_away: return pieces::draw_shell(painter, shell, event.b);
    case Happening::asked: return pieces::draw_small_card(painter, card, event.b);
    default: return pieces::draw_back(painter, card, true);
  }
}

/// A wave breaks over the shell that it takes.
void draw_cause(Painter& painter, const View& view) {
  constexpr int side = 56;
  if (view.telling == nullptr || happening(*view.telling) != Happening::washed_away) return;
  const Point shell = layout::shell(view, Seat(view.telling->a), view.telling->b);
  painter.sprite(art::card_wave_56, {within(0, shell.x - side / 2, screen_width - side), shell.y - 16});
}

namespace {

/// Where there is no room for the card.
void draw_small_event(Painter& painter, const Event& event, Rect area) {
  constexpr int side = layout::shell_side, star_side = 24;
  const Rect small = centred(area, 28, area.height), shell = centred(area, side, side);
  const Kind kind = card_of(event);
  if (is_card(kind)) return pieces::draw_small_card(painter, small, index(kind));
  switch (happening(event)) {
    case Happening::turned_shell: return pieces::draw_shell(painter, shell.top_left(), event.a);
    case Happening::took_shell:
    case Happening::washed_away: return pieces::draw_shell(painter, shell.top_left(), event.b);
    case Happening::turned_star:
      return painter.sprite(art::beach_star, centred(area, star_side, star_side).top_left());
    case Happening::bonus_turn: return draw_again(painter, centred(area, area.height, area.height));
    case Happening::over: return pieces::draw_shell(painter, shell.top_left(), shell_values);
    default: return pieces::draw_back(painter, small, true);
  }
}

}  // namespace

void draw_event(Painter& painter, const Event& event, Rect area) {
  if (area.height < layout::told_card.height) return draw_small_event(painter, event, area);
  const Rect card = centred(area, layout::told_card.width, layout::told_card.height);
  const Kind kind = card_of(event);
  if (is_card(kind)) return pieces::draw_told_card(painter, card, index(kind));
  switch (happening(event)) {
    case Happening::turned_shell: return pieces::draw_shell_card(painter, card, event.a);
    case Happening::took_shell:
    case Happening::washed_away: return pieces::draw_shell_card(painter, card, event.b);
    case Happening::turned_star: return pieces::draw_star_card(painter, card, event.a == 0);
    case Happening::bonus_turn: return draw_again(painter, card);
    case Happening::over: return pieces::draw_shell_card(painter, card, shell_values);
    default: return pieces::draw_back(painter, card, true);
  }
}

}  // namespace seaglass::mermaid_beach::drawing
