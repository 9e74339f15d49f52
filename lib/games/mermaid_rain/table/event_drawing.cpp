// What is told of: its picture beside the words, and what travels.
#include "games/mermaid_rain/table/drawing.h"
#include "games/mermaid_rain/table/ocean_drawing.h"
#include "games/mermaid_rain/table/pieces.h"
#include "ink/text.h"
#include "stage/number.h"

namespace seaglass::mermaid_rain::drawing {

using namespace ink;

namespace {

void draw_disc(Painter& painter, Rect area) {
  painter.circle(area.middle(), fine(area.width / 2), palette::deep);
}

void draw_sum(Painter& painter, Rect area, int points) {
  Phrase sum;
  sum.add("+").add(points);
  draw_disc(painter, area);
  text_in(painter, area, sum.text(), largest_fitting(sum.text(), TextSize::title, area.width - 6),
          palette::sun);
}

void draw_large(Painter& painter, Rect area, const seaglass::content::Sprite& sprite, Color color) {
  draw_disc(painter, area);
  painter.sprite(
      sprite, {area.x + (area.width - sprite.width) / 2, area.y + (area.height - sprite.height) / 2}, color);
}

void draw_bonus(Painter& painter, Rect area, Rank rank) {
  switch (bonus_of(rank)) {
    case Bonus::nothing: return;
    case Bonus::points: return draw_sum(painter, area, points_of(rank));
    case Bonus::tile:
      draw_disc(painter, area);
      return draw_tile_in(painter, area, Shape::triangular, unknown_tile);
    case Bonus::token:
      draw_disc(painter, area);
      return draw_token(painter, {area.x + area.width / 2, area.y + area.height / 2}, Treasure::unknown,
                        TokenSize::large);
    case Bonus::warp: {
      const CardLook& mermaid = look_of(Card::princess);
      return draw_large(painter, area, mermaid.large, mermaid.bright);
    }
  }
}

void draw_known_tile(Painter& painter, Rect area, Tile tile) {
  draw_disc(painter, area);
  draw_tile_in(painter, area, shape_of(tile), tile);
}

}  // namespace

void draw_event(Painter& painter, const View& view, const Event& event, Rect area) {
  constexpr int large = 56;
  const int side = smaller(area.width, area.height);
  const Rect disc = centred(area, side, side);
  switch (happening(event)) {
    case Happening::bonus: return draw_bonus(painter, disc, static_cast<Rank>(event.a));
    case Happening::took:
    case Happening::march_token:
      draw_disc(painter, disc);
      return draw_token(painter, {disc.x + disc.width / 2, disc.y + disc.height / 2}, treasure_at(event.a),
                        TokenSize::large);
    case Happening::picked:
    case Happening::turned_up:
    case Happening::drained: return draw_known_tile(painter, disc, tile_at(event.a));
    case Happening::round:
      draw_disc(painter, disc);
      return draw_number(painter, disc, event.a, TextSize::title, palette::sun, Align::centre);
    case Happening::deck_rebuilt:
    case Happening::kept:
      for (int kind = 0; kind < card_kinds; ++kind)
        draw_card(painter, {disc.x + 1 + kind * side / 4, disc.y + kind * side / 9, 24, 32}, card_at(kind),
                  false);
      return;
    default: {
      const seaglass::Face& face = view.face(event.seat);
      if (side < large)
        return draw_mermaid(painter, {area.x + area.width / 2, area.y + area.height / 2}, face);
      return painter.sprite(face.large, disc.top_left(), face.color);
    }
  }
}

void draw_traveller(Painter& painter, const View& view, const Event& event) {
  const Happening what = happening(event);
  if (what == Happening::took || what == Happening::march_token)
    return draw_token(painter, {0, 0}, treasure_at(event.a), TokenSize::large);
  draw_mermaid(painter, {0, 0}, view.face(event.seat));
}

}  // namespace seaglass::mermaid_rain::drawing
