// The game that is being played on this handheld: its sitting, who holds the handheld, what that person may
// see, and what is still to be told to whom. Every choice is in flash before the next one: the table of each
// game outlives the power, and lies there until somebody comes back to it or begins anew.
#pragma once

#include <optional>

#include "console/air.h"
#include "console/shelf_journal.h"
#include "console/tables.h"
#include "core/fixed_queue.h"
#include "core/fixed_vector.h"
#include "games/games.h"
#include "save/shelf.h"
#include "tabletop/sitting.h"

namespace seaglass {

using Saved = SavedJournal::Found;

class Table {
 public:
  explicit Table(Shelf& shelf) : shelf_(shelf) {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  void begin(GameName name, const Setup& setup);
  /// The same table once more.
  void rematch(const Seed& seed);

  /// Lays the saved table of this game again. Unless a table was found nothing is on it afterwards.
  struct Resumed {
    Saved found = Saved::nothing;
    const char* why = nullptr;  // a damaged one: what is wrong with it
  };
  Resumed resume(GameName name);
  /// Somebody plays on at the table that was laid: it was interrupted if the unit stops.
  void sit_down();
  /// Lays a past game, to be looked at again: the game is over, and everything lies open. False: it cannot be
  /// read, and nothing is on the table.
  bool lay_past(int i);
  int past_length() const { return journal_->size(); }
  /// As it was after so many choices, with what the last of them did as captions, from the chair of who made
  /// it.
  void show_past(int choices);
  /// From another chair.
  void look_from(Seat seat) {
    near_ = seat;
    ++sight_;
  }
  /// Gives up the saved table of this game, sound or not.
  void discard(GameName name);
  /// Everybody gets up; the table stays saved as it is.
  void leave();
  /// Whether what is played is kept. If not, the flash refuses.
  bool is_kept() const { return joined_ != nullptr || journal_->keeps(); }

  /// Whether there is a game on the table, finished or not.
  bool is_set() const { return joined_ != nullptr || (sitting_.has_value() && sitting_->has_begun()); }
  bool over() const { return game().over(on_air() ? seen_ : state_); }
  GameName name() const { return name_; }
  const Game& game() const { return game_of(name_); }
  const Sitting& sitting() const { return *sitting_; }
  const GameScreen& screen() const { return screen_of(name_); }
  int players() const { return joined_ != nullptr ? players_ : sitting_->setup().players; }
  Score score() const { return game().score(newest()); }

  // A table on the air: laid where this unit hosts, then followed as soon as it has cards.
  Sitting& lay(GameName name);
  /// The sitting that `resume` laid.
  Sitting& resumed_on_air() { return *sitting_; }
  /// Somebody on another handheld played at it.
  bool was_on_air() const {
    return !on_air() && !company().seats_of(SitterKind::elsewhere, players()).empty();
  }
  /// Where the table of this unit's host would be kept, if it came here.
  Journal& home(GameName name);
  void follow(TableHost& hosted);
  void follow(TableGuest& joined);
  bool on_air() const { return hosted_ != nullptr || joined_ != nullptr; }
  bool is_hosted() const { return hosted_ != nullptr; }
  /// Where this unit is a guest: the host has taken the cards from the table. What was shown last stays
  /// shown, and nothing more comes of it.
  bool is_cleared() const {
    return joined_ != nullptr && (!joined_->has_state() || joined_->deal() != deal_);
  }
  /// Looks at what was played since, unless somebody here is about to decide. False: nothing was.
  bool follow();
  /// Looks at the end of a game at once, while what led to it is still being told: the host may take the
  /// cards from the table at any time then.
  void take_in_end();
  /// Whether what was decided here came to nothing: it is to be decided again.
  bool was_refused();
  /// The game is over, whether that has been shown here yet or not.
  bool is_played_out() const { return is_set() && game().over(newest()); }
  /// Whoever decides next is neither here nor a bot of this unit.
  bool waits_for_others() const { return on_air() && !over() && owed_here().empty(); }
  /// Somebody here owes a decision, whether it has been shown to them or not.
  bool is_waited_for() const;
  /// Where states lie that are not shown: a guest's, and what a host works in.
  AnyState& truth() { return state_; }
  AnyState& spare() { return spare_; }

  /// Whose decision is next, clockwise from who decided last; of a table on the air, whose that is here.
  Seat next() const;
  bool bot_is_next() const;
  /// Nobody else here could see what the one person here may know: no curtain is needed.
  bool is_alone() const { return people().count() == 1; }
  SeatSet people() const;
  /// Who looks owes a decision.
  bool may_decide() const { return open_ && owed_by_people().contains(near_); }
  /// This person looks, and nobody else: what was kept for them is told first.
  void open(Seat seat);
  void close();
  bool is_open() const { return open_; }
  /// Another number whenever anything else is shown: a position, from a chair, closed or open (derived.h).
  std::uint32_t sight() const { return sight_; }
  /// What who looks may know; as long as `sight` is the same.
  View view(Language language, bool calm) const;

  /// By who looks. Their turn stays open if the next decision is theirs too.
  void decide(Choice choice);
  /// By the bot that is next. Who looks goes on looking.
  void decide_for_bot(Choice choice);
  bool can_take_back() const { return !on_air() && sitting_->can_undo(near_); }
  void take_back();

  /// Whether this was not yet explained to who looks, and now is.
  bool explain(int number);

  /// What happened and was not shown yet.
  bool has_caption() const { return telling_ < told_.size(); }
  const Event& caption() const { return told_[telling_]; }
  void next_caption() { ++telling_; }

 private:
  /// The end of Rain tells of the most things at once: the last treasure (taken, scored, ended), up to 30
  /// lots revealed, 6 tributes, 30 times points for a type, and that it is over. What does not fit is not
  /// retold.
  static constexpr int captions_max = 3 + 30 + 6 + 30 + 1;
  static constexpr int news_max = 8;

  const Company& company() const { return joined_ != nullptr ? company_ : sitting_->setup().company; }
  const AnyState& newest() const {
    if (joined_ == nullptr) return state_;
    return is_cleared() ? seen_ : joined_->state();
  }
  void set(GameName name);
  void clear();
  void begin_to_follow();
  int newest_revision() const;
  int decisions_of(Seat seat) const;
  const ToldEvents& told_on_air() const;
  bool may_now(Seat seat) const;
  SeatSet owed_by_people() const;
  SeatSet owed_by_bots() const;
  SeatSet owed_here() const;
  Seat next_of(SeatSet deciding) const;
  void say(Seat seat, Choice choice);
  void catch_up();
  void mask_what_is_told();
  void look();
  void forget_captions();
  void recollect();
  void play(Seat seat, Choice choice);
  void keep_for_later(const Event& event, SeatSet audience);

  Shelf& shelf_;
  GameName name_ = GameName::mermaid_beach;
  Seat near_;
  bool open_ = false;
  std::optional<SavedJournal> journal_;
  std::optional<ShelfJournal> journal_on_air_;
  std::optional<Sitting> sitting_;
  TableHost* hosted_ = nullptr;
  TableGuest* joined_ = nullptr;
  Company company_;  // where this unit is a guest
  std::uint8_t players_ = 0;
  int deal_ = 0;
  std::uint32_t heard_ = 0;  // how far in what the air tells
  int revision_ = 0;         // which is shown
  int decisions_ = 0;        // of who looks, until then
  bool refused_ = false;
  AnyState state_;
  AnyState spare_;
  std::uint32_t sight_ = 0;
  AnyState seen_;
  AnyState before_;
  FixedVector<Event, captions_max> told_;
  int telling_ = 0;
  PerSeat<std::uint32_t> explained_;
  PerSeat<Recollection> recollections_;  // of those who sit here
  static_assert(Advice::numbers_max <= 32);
  PerSeat<FixedQueue<Event, news_max>> news_;  // secrets that came to a seat while somebody else looked
};

}  // namespace seaglass
