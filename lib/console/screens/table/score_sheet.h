// How the game ended: for each player the parts that the points are made of, and their sum, the best first.
// A plays once more with the same people, B leaves the table; on the air the host says whether there is
// another game, and its guests see whether the deal was fair: A says what that means, and what not.
#pragma once

#include "console/app/quiet_period.h"
#include "console/app/screen.h"
#include "console/parts/sitter_sign.h"

namespace seaglass {

class ScoreSheet final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::dealt, Outcome::back, Outcome::waits};

  explicit ScoreSheet(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Subject subject() const override {
    return Subject(Subject::Kind::score)
        .put(static_cast<int>(unit_.air.part()))
        .put(unit_.table.on_air() ? 1 : 0)
        .put(explains_ ? 1 : 0);
  }
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  static constexpr Milliseconds reading_ms = 6000;

  /// Of a table on the air where this unit is a guest.
  Fairness fairness() const;
  /// Who sat there at the end.
  SitterSign sign_of(Seat seat) const;
  void draw_winners(ink::Painter& painter) const;
  void draw_title(ink::Painter& painter) const;
  void draw_fairness(ink::Painter& painter, int x) const;
  void draw_meaning(ink::Painter& painter) const;
  void choose_parts();
  /// Few parts leave room for them.
  bool has_names() const;
  void draw_row(ink::Painter& painter, int place) const;
  void draw_name(ink::Painter& painter, ink::Rect area, Seat seat) const;

  QuietPeriod quiet_period_;
  Milliseconds entered_at_ = 0;
  bool may_go_ = false;                    // the host has said that the game is over
  Fairness fairness_ = Fairness::unknown;  // as shown
  bool explains_ = false;                  // what that means
  PerSeat<SitterSign> signs_;              // the same
  Score score_;
  FixedVector<Seat, seats_max> ranking_;
  FixedVector<std::uint8_t, score_parts_max> parts_;  // those that are shown
};

}  // namespace seaglass
