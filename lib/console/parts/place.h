// Where a screen is that stands between the tables of a game: before the game's card, above the water that
// washes over it.
#pragma once

#include "games/cards.h"
#include "ink/painter.h"
#include "ink/text.h"

namespace seaglass {

/// Below the band and its waves.
constexpr int place_top = 48;

/// A band of the card with the screen's title on it, the water below; the band ends there.
void draw_place(ink::Painter& painter, GameName game, ink::Text title, int top = place_top);
/// Under a row of words on that water. What the cursor is on lies on the lagoon: by that a page tells it to
/// who listens.
enum class RowLook : std::uint8_t { plain, chosen, winning };
void draw_row(ink::Painter& painter, GameName game, ink::Rect area, RowLook look = RowLook::plain);
constexpr RowLook look_of_row(bool chosen) {
  return chosen ? RowLook::chosen : RowLook::plain;
}
/// All of the card, with the water where its own screen has it; moved to the right by so much.
void draw_whole_card(ink::Painter& painter, GameName game, int x = 0);
/// A piece of it, with who is there.
void draw_hero(ink::Painter& painter, GameName game, ink::Rect area);
/// Words on the card: they stand in the shade.
void draw_plate(ink::Painter& painter, ink::Rect area, ink::Text words);

}  // namespace seaglass
