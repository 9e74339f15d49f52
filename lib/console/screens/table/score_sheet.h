// How the game ended: first who has won, before the game's poster; then, part by part, what the points of
// each are made of, the best first, and what everybody here has won so far. A press goes on. Then A plays
// once more with the same people, Menu changes the table, B leaves it; on the air the host says whether there
// is another game, and its guests see whether the deal was fair: A says what that means, and what not.
#pragma once

#include "console/app/quiet_period.h"
#include "console/app/screen.h"
#include "console/parts/sitter_sign.h"

namespace seaglass {

class ScoreSheet final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::dealt, Outcome::back, Outcome::waits,
                                         Outcome::table_wanted};

  explicit ScoreSheet(Unit& unit) : Screen(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Subject subject() const override {
    return Subject(Subject::Kind::score)
        .put(static_cast<int>(unit_.air.part()))
        .put(unit_.table.on_air() ? 1 : 0)
        .put(explains_ ? 1 : 0)
        .put(is_counted() ? 1 : 0);
  }
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  static constexpr Milliseconds reading_ms = 6000;
  static constexpr Milliseconds scene_ms = 2200;
  static constexpr Milliseconds part_ms = 600;  // between two parts that are counted

  /// What somebody who sits here has played of this game, this one included.
  struct Record {
    Seat seat;
    Statistics::Count count;
    bool is_best = false;  // of all of them, and there was one before
  };

  /// Of a table on the air where this unit is a guest.
  Fairness fairness() const;
  /// Who sat there at the end.
  SitterSign sign_of(Seat seat) const;
  /// Before that a press goes on to the end of it.
  bool is_counted() const { return !is_scene_ && shown_parts_ >= parts_.size(); }
  bool may_change_table() const { return !unit_.table.on_air(); }
  /// The scene is over, or another part is counted. Returns when there is more to see.
  Milliseconds pass(Milliseconds now);
  void skip();
  Outcome change_table();
  Phrase winners() const;
  Phrase title() const;
  int shown_total(Seat seat) const;
  void draw_scene(ink::Painter& painter) const;
  void draw_winner(ink::Painter& painter, Seat seat, ink::Point middle) const;
  void draw_hints(ink::Painter& painter) const;
  void draw_swallowed(ink::Painter& painter) const;
  void note_records();
  void draw_records(ink::Painter& painter) const;
  void draw_fairness(ink::Painter& painter, int x) const;
  void draw_meaning(ink::Painter& painter) const;
  void choose_parts();
  /// Few parts leave room for them.
  bool has_names() const;
  void draw_row(ink::Painter& painter, int place) const;
  void draw_name(ink::Painter& painter, ink::Rect area, Seat seat) const;

  static constexpr int swallowed_shown = 2;  // once may be an accident

  QuietPeriod quiet_period_;
  int swallowed_ = 0;  // presses, one after the other
  Milliseconds entered_at_ = 0;
  bool is_scene_ = true;
  int shown_parts_ = 0;
  Milliseconds counts_at_ = 0;  // the next part
  FixedVector<Record, seats_max> records_;
  bool may_go_ = false;                    // the host has said that the game is over
  Fairness fairness_ = Fairness::unknown;  // as shown
  bool explains_ = false;                  // what that means
  PerSeat<SitterSign> signs_;              // the same
  Score score_;
  FixedVector<Seat, seats_max> ranking_;
  FixedVector<std::uint8_t, score_parts_max> parts_;  // those that are shown
};

}  // namespace seaglass
