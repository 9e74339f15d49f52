// The last games that were played to their end, the latest above: which game, who played, who won. A opens
// one to be looked at again.
#pragma once

#include "console/app/screen.h"
#include "core/fixed_vector.h"

namespace seaglass {

class PastGames final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::replay_opened, Outcome::back};

  explicit PastGames(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  struct Line {
    GameName game = GameName::mermaid_rain;
    bool in_box = false;
    bool readable = false;
    std::uint8_t players = 0;
    std::uint8_t emblems[seats_max] = {};
    BotLevel levels[seats_max] = {};
    SeatSet bots;
    SeatSet winners;
  };

  void draw_line(ink::Painter& painter, int i, int y) const;

  FixedVector<Line, Shelf::past_max> lines_;
};

}  // namespace seaglass
