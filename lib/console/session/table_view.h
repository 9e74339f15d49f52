// How the table looks from here: who holds the handheld, what that person may see, what is still to be told
// to whom, and what each of them has seen before. It is the same for every table, whoever hosts it and
// whenever it is or was played.
#pragma once

#include "console/session/event_log.h"
#include "console/session/roles/own_tables.h"
#include "console/session/roles/tables_on_air.h"
#include "core/one_of.h"
#include "games/games.h"
#include "games/screens.h"
#include "tabletop/told_position.h"

namespace seaglass {

class TableView {
 public:
  TableView(const TableView&) = delete;
  TableView& operator=(const TableView&) = delete;

  GameName name() const { return name_; }
  const Game& game() const { return game_of(name_); }
  const GameScreen& screen() const { return screen_of(name_); }
  /// Whether there is a game on the table, finished or not.
  bool is_set() const { return role_->is_set(); }
  /// As far as it is shown.
  bool over() const { return role_->is_over(seen_); }
  /// The game is over, whether that has been shown here yet or not.
  bool is_played_out() const { return is_set() && game().over(newest()); }
  /// Who hosts the table has taken the cards from it. What was shown last stays shown, and nothing more comes
  /// of it.
  bool is_cleared() const { return role_->is_cleared(); }
  /// Whether what is played is kept. If not, the flash refuses.
  bool is_kept() const { return role_->is_kept(); }
  int players() const { return role_->players(); }
  /// Those who sit at this unit.
  SeatSet people() const { return role_->people(); }
  bool is_bots(Seat seat) const { return role_->is_bots(seat); }
  BotLevel level_of(Seat seat) const { return role_->company().sitters[seat].level; }
  /// Nobody else here could see what the one person here may know: no curtain is needed.
  bool is_alone() const { return people().count() == 1; }
  Score score() const { return game().score(newest()); }
  const Sitting& sitting() const { return role_->sitting(); }

  /// Whose decision is next of those who decide here, clockwise from who decided last.
  Seat next() const;
  bool bot_is_next() const;
  /// Whoever decides next is neither here nor a bot of this unit.
  bool waits_for_others() const { return !over() && deciding().empty(); }
  /// Others wait for somebody here, whether it has been shown to them or not.
  bool is_waited_for() const { return role_->is_waited_for(); }
  /// The next decision is somebody's here, perhaps after the captions.
  bool turn_is_here() const {
    return is_waited_for() || (open_ && !over() && !bot_is_next() && !waits_for_others());
  }
  /// The person who looks has a decision to make.
  bool may_decide() const { return open_ && people().contains(near_) && deciding().contains(near_); }

  /// From now on this person looks, and nobody else; what happened to them meanwhile is told first.
  void open(Seat seat);
  void close();
  bool is_open() const { return open_; }
  /// Whoever is next has looked last, and did not put the handheld down: bots have decided since.
  bool is_held_by_next() const { return is_held_ && !open_ && near_ == next(); }
  /// Nobody at this table may see less than another: there is nothing for a curtain to hide.
  bool lies_open() const { return lies_open_; }
  /// Shows the table from another seat.
  void look_from(Seat seat) {
    near_ = seat;
    ++sight_;
  }
  /// Looks at what was played since, unless somebody here is about to decide. False: nothing was.
  bool follow();
  /// Shows the end of a game at once, also before all captions: from then on the host may close the table at
  /// any time.
  void take_in_end();
  /// Changes whenever the position, the seat that looks, or what it may see changes (derived.h).
  std::uint32_t sight() const { return sight_; }
  /// What who looks may know; as long as `sight` is the same.
  View view(Language language, bool calm) const;

  /// For the person who looks, who goes on looking if the next decision is theirs too.
  void decide(Choice choice);
  /// For the bot that is next. The person who looks goes on looking.
  void decide_for_bot(Choice choice);
  /// Whether a decision of somebody here was refused: it is to be made again.
  bool was_refused();
  bool can_take_back() const { return role_->can_undo(near_); }
  void take_back();

  /// Whether this was not yet explained to who looks, and now is.
  bool explain(int number);

  /// What happened and was not shown yet.
  bool has_caption() const { return telling_ < told_.size(); }
  const Event& caption() const { return told_[telling_]; }
  /// What is shown is the position as of the caption. As it begins to be told, what leaves its place departs;
  /// as that ends, it arrives. Where something before it was missed, the newest position is shown instead.
  void depart();
  void arrive();
  void next_caption();
  /// What was begun to be told is told.
  void finish_caption() {
    if (is_caption_begun()) next_caption();
  }
  /// What happened last, to be masked for whoever is shown it.
  const EventLog& log() const { return log_; }
  /// How much of that has been told here, or is being told.
  int told_of_log() const;
  /// Of these, only who sits there is told what is theirs.
  Event masked(const Event& event) const { return game().mask(event, open_ ? SeatSet(near_) : SeatSet()); }
  /// Who looks has been told everything.
  void note_told() {
    if (open_) log_.note_told(near_);
  }
  /// All that is still to be told, this one first.
  const Event* captions() const { return told_.begin() + telling_; }
  int captions_left() const { return told_.size() - telling_; }

 protected:
  using Roles = OneOf<TableRole, NoTable, LocalTable, PastTable, HostedGame, JoinedGame>;

  explicit TableView(Roles& role) : role_(role) {}
  ~TableView() = default;

  /// As after sitting down: nobody looks, and nobody here has missed anything.
  void begin_to_look();
  /// The same, with one who sits here nearest.
  void look_from_here();
  void forget_captions();
  void look();

  GameName name_ = GameName::mermaid_beach;
  Seat near_;
  bool open_ = false;
  bool is_held_ = false;
  bool lies_open_ = false;
  std::uint32_t sight_ = 0;
  AnyState seen_;
  ToldPosition shown_;  // as of the caption
  Captions told_;
  PerSeat<Recollection> recollections_;  // of those who sit here

 private:
  static constexpr int decided = -1;  // and what came of it is still to be shown

  const AnyState& newest() const { return is_cleared() ? seen_ : role_->newest(); }
  int newest_revision() const { return is_cleared() ? revision_ : role_->revision(); }
  SeatSet deciding() const { return role_->deciding(seen_); }
  void note_shown();
  void catch_up();
  void say(Seat seat, Choice choice);
  void go_on_looking();
  void take_in(bool tells);
  void mask_what_is_told();
  void log_anew();
  bool is_telling() const { return has_caption() && shown_.is_whole(); }
  bool is_caption_begun() const { return has_caption() && shown_.has_departed(); }

  Roles& role_;
  std::uint32_t heard_ = 0;  // how far in what others are told
  int revision_ = 0;         // which is shown
  int decisions_ = 0;        // of who looks, until then
  bool refused_ = false;
  int telling_ = 0;
  PerSeat<std::uint32_t> explained_;
  static_assert(Advice::numbers_max <= 32);
  EventLog log_;
};

}  // namespace seaglass
