// The game that is being played on this handheld: its sitting, who holds the handheld, what that person may
// see, and what is still to be told to whom. It lives as long as the unit is on.
#pragma once

#include <optional>

#include "console/tables.h"
#include "core/fixed_queue.h"
#include "tabletop/sitting.h"

namespace seaglass {

class Table {
 public:
  Table() = default;
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  void begin(GameName name, const Setup& setup);
  /// The same table once more.
  void rematch(std::uint64_t seed);

  /// Whether there is a game on the table, finished or not.
  bool is_set() const { return sitting_.has_value(); }
  bool over() const { return game().over(state_); }
  GameName name() const { return name_; }
  const Game& game() const { return game_of(name_); }
  const GameScreen& screen() const { return *screen_of(name_); }
  int players() const { return sitting_->setup().players; }
  Score score() const { return game().score(state_); }

  /// Whose decision is next, clockwise from who decided last.
  Seat next() const;
  /// This person looks, and nobody else: what was kept for them is told first.
  void open(Seat seat);
  void close();
  bool is_open() const { return open_; }
  /// What who looks may know; as long as nothing is played, opened or closed.
  View view(Language language, bool calm) const;

  /// By who looks. Their turn stays open if the next decision is theirs too.
  void decide(Choice choice);
  bool can_take_back() const { return sitting_->can_undo(near_); }
  void take_back();

  /// What happened and was not shown yet.
  bool has_caption() const { return !captions_.empty(); }
  const Event& caption() const { return captions_.front(); }
  void next_caption() { captions_.pop(); }

 private:
  static constexpr int choices_max = 900;  // Beach's; larger when a longer game has its screen
  /// Beach tells of at most 13 things at once: an ask, a pair, a Starfish, five cards passed, the turn. What
  /// does not fit is not retold.
  static constexpr int captions_max = 32;
  static constexpr int news_max = 8;

  void look();
  void tell(const Event& event, SeatSet audience);

  GameName name_ = GameName::mermaid_beach;
  Seat near_;
  bool open_ = false;
  std::optional<Sitting> sitting_;
  AnyState state_;
  AnyState seen_;
  MemoryJournal<choices_max> journal_;
  FixedQueue<Event, captions_max> captions_;
  PerSeat<FixedQueue<Event, news_max>> news_;  // secrets that came to a seat while somebody else looked
};

}  // namespace seaglass
