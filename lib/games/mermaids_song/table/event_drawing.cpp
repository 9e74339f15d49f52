// What is told of: its picture beside the words, and what travels.
#include "content/art.h"
#include "games/mermaids_song/table/drawing.h"
#include "games/mermaids_song/table/pieces.h"
#include "ink/text.h"

namespace seaglass::mermaids_song::drawing {

using namespace ink;
namespace art = seaglass::content::art;

namespace {

/// The card that an event tells of, if it tells of one and that is no secret.
Card card_of(const Event& event) {
  switch (happening(event)) {
    case Happening::drew:
    case Happening::sang: return card_at(event.a);
    case Happening::placed: return Card::mermaid;
    case Happening::kraken:
    case Happening::lost:
    case Happening::must_choose: return Card::kraken;
    case Happening::no_creature: return Card::treasure;
    default: return Card::unknown;
  }
}

}  // namespace

void draw_traveller(Painter& painter, const View& view, const Event& event) {
  constexpr Rect card{-12, -17, 24, 34}, creature{-35, -16, 70, 32}, mermaid{-24, -24, 48, 48};
  constexpr Point picture{-22, -22};
  switch (happening(event)) {
    case Happening::enticed: return pieces::draw_creature(painter, creature, pieces::creature_of(event.a));
    case Happening::stole: return pieces::draw_creature(painter, creature, pieces::creature_of(event.b));
    case Happening::placed:
    case Happening::lost: return pieces::draw_mermaid(painter, mermaid, view.face(event.seat).color);
    case Happening::sang:
      return painter.sprite(event.a - first_melody < song_values ? art::song_song : art::song_silence,
                            picture);
    case Happening::kraken: return painter.sprite(art::song_kraken, picture);
    case Happening::no_creature: return painter.sprite(art::song_treasure, picture);
    default: return pieces::draw_back(painter, card);
  }
}

namespace {

constexpr int arm_width = 30, arm_height = 54;

/// Out of the sea, between the rocks.
void draw_arms(Painter& painter) {
  constexpr int first_x = 57, y = layout::near_strip.bottom() - arm_height;
  for (int i = 0; i <= slots; ++i)
    painter.sprite(art::song_arm,
                   {smaller(first_x + i * layout::near_cell_pitch, screen_width - arm_width), y});
}

void draw_arm_at(Painter& painter, Rect mermaid) {
  painter.sprite(art::song_arm, {mermaid.x + (mermaid.width - arm_width) / 2, mermaid.bottom() - arm_height});
}

}  // namespace

void draw_cause(Painter& painter, const View& view) {
  if (view.telling == nullptr) return;
  const Event& event = *view.telling;
  switch (happening(event)) {
    case Happening::kraken:
    case Happening::must_choose: return draw_arms(painter);
    case Happening::lost: return draw_arm_at(painter, layout::mermaid(view, event.seat, event.a));
    case Happening::stole: {
      constexpr int side = 44;
      const Point thief = layout::middle(layout::points(view, event.seat));
      const int x = within(0, thief.x - side / 2, screen_width - side);
      return painter.sprite(art::song_treasure, {x, thief.y - 12});
    }
    default: return;
  }
}

namespace {

/// Where there is no room for the card.
void draw_small_event(Painter& painter, const View& view, const Event& event, Rect area) {
  const Color color = view.face(event.seat).color;
  switch (happening(event)) {
    case Happening::enticed:
    case Happening::turned: return pieces::draw_bare_creature(painter, area, pieces::creature_of(event.a));
    case Happening::stole: return pieces::draw_bare_creature(painter, area, pieces::creature_of(event.b));
    case Happening::lost:
    case Happening::placed: return pieces::draw_mermaid(painter, centred(area, 28, 28), color);
    case Happening::won:
      return painter.sprite(view.face(event.seat).small, centred(area, 24, 24).top_left(), color);
    default: break;
  }
  if (is_card(card_of(event))) return pieces::draw_told_card(painter, area, card_of(event), color);
  pieces::draw_back(painter, centred(area, 28, area.height));
}

}  // namespace

void draw_event(Painter& painter, const View& view, const Event& event, Rect area) {
  if (area.height < layout::told_card.height) return draw_small_event(painter, view, event, area);
  const Rect card = centred(area, layout::told_card.width, layout::told_card.height);
  const Color color = view.face(event.seat).color;
  switch (happening(event)) {
    case Happening::enticed:
    case Happening::turned: return pieces::draw_creature(painter, card, pieces::creature_of(event.a));
    case Happening::stole:
      painter.rounded(card, 7, palette::night);
      painter.rounded(inset(card, 1), 6, Color(0x58b6c8));
      pieces::draw_bare_creature(painter, {card.x, card.y, card.width, 38}, pieces::creature_of(event.b));
      return painter.sprite(art::song_treasure, {card.x + 6, card.bottom() - 46});
    case Happening::lost:
      painter.rounded(card, 7, palette::night);
      painter.rounded(inset(card, 1), 6, Color(0x8fd8d8));
      pieces::draw_mermaid(painter, {card.x + 8, card.y + 4, 48, 48}, color);
      return painter.sprite(art::song_arm, {card.x + 3, card.bottom() - 1 - arm_height});
    case Happening::won: return painter.sprite(view.face(event.seat).large, {area.x, card.y + 9}, color);
    case Happening::discarded_hand:
      for (int i = 0; i < hand_max; ++i) {
        const int kind = i == 0 ? event.a : i == 1 ? event.b : event.c;
        const Rect place{area.x + i * 5, card.y, area.width - 2 * 5, card.height};
        if (is_card(card_at(kind))) pieces::draw_told_card(painter, place, card_at(kind), color);
      }
      return;
    default: break;
  }
  if (is_card(card_of(event))) return pieces::draw_told_card(painter, card, card_of(event), color);
  pieces::draw_back(painter, card);
}

}  // namespace seaglass::mermaids_song::drawing
