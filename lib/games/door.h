// What each game gives to the box, in its own namespace; a game without one of these does not link. The lists
// of all games (games.h, screens.h, cards.h, bots.h, subjects.h, jsons.h) ask for nothing else.
#pragma once

#include "tabletop/figures.h"

namespace seaglass {

class AnyState;
class Game;
class GameScreen;
struct Event;
struct GameCard;
namespace bots {
class GameBots;
}
namespace conformance {
struct Subject;
}
namespace json {
struct GameJson;
}

#define GAME(name)                                                                         \
  namespace name {                                                                         \
  const Game& game();                /* its rules: rules/rules.cpp */                      \
  const GameScreen& screen();        /* its table: table/screen.cpp */                     \
  const GameCard& card();            /* in the launcher: table/card.cpp */                 \
  const bots::GameBots& game_bots(); /* who plays it: bot/bot.cpp */                       \
  conformance::Subject subject();    /* under test: check/audit.cpp */                     \
  const json::GameJson& game_json(); /* for scripts: check/json/json.cpp */                \
  /* the numbers on its table and pages, and on the page of an event: check/figures.cpp */ \
  void list_figures(const AnyState& state, const Event* told, VisitFigure visit);          \
  }
#include "games/box.def"

}  // namespace seaglass
