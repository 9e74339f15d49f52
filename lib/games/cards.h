// The games as the launcher knows them: what is on each one's card.
#pragma once

#include "content/art.h"
#include "content/words.h"
#include "games/games.h"
#include "ink/color.h"
#include "ink/geometry.h"

namespace seaglass {

/// The water that washes over a scene: seen through, its crest, and its depth, which text stands on.
struct WaterColors {
  ink::Color shallow;
  ink::Color crest;
  ink::Color deep;
};

struct GameCard {
  const char* title;
  Word about;   // what one does in it, in two lines
  Word begins;  // the question that finds who begins
  const content::Image& scene;
  WaterColors water;
  int minutes;               // a table of people who know the game
  ink::Point hero{160, 80};  // who is on the card: the middle of it
};

const GameCard& card_of(GameName game);

}  // namespace seaglass
