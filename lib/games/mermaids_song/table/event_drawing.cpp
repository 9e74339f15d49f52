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

void draw_traveller(Painter& painter, const Event& event) {
  constexpr Rect card{-12, -17, 24, 34}, creature{-31, -15, 62, 30};
  switch (happening(event)) {
    case Happening::enticed: return pieces::draw_creature(painter, creature, pieces::creature_of(event.a));
    case Happening::stole: return pieces::draw_creature(painter, creature, pieces::creature_of(event.b));
    case Happening::placed:
    case Happening::lost: return painter.sprite(art::card_nice_40, {-20, -20});
    case Happening::sang:
      return painter.sprite(event.a - first_melody < song_values ? art::song_song : art::song_silence,
                            {-20, -20});
    case Happening::kraken: return painter.sprite(art::song_kraken, {-20, -20});
    case Happening::no_creature: return painter.sprite(art::song_treasure, {-20, -20});
    default: return pieces::draw_back(painter, card);
  }
}

void draw_event(Painter& painter, const View& view, const Event& event, Rect area) {
  const Rect card = centred(area, layout::card_width, 72);
  if (is_card(card_of(event))) return pieces::draw_card(painter, card, card_of(event));
  switch (happening(event)) {
    case Happening::enticed:
    case Happening::turned: return pieces::draw_creature(painter, card, pieces::creature_of(event.a));
    case Happening::stole: return pieces::draw_creature(painter, card, pieces::creature_of(event.b));
    case Happening::won:
      return painter.sprite(view.face(event.seat).large, {area.x, card.y + 8}, view.face(event.seat).color);
    case Happening::discarded_hand:
      for (int i = 0; i < hand_max; ++i) {
        const int kind = i == 0 ? event.a : i == 1 ? event.b : event.c;
        pieces::draw_card(painter, {area.x + i * 5, card.y, layout::card_width, 72}, card_at(kind));
      }
      return;
    default: return pieces::draw_back(painter, card);
  }
}

}  // namespace seaglass::mermaids_song::drawing
