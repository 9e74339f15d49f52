// The table of this handheld: what lies on it, where that is kept, and how another game comes there. Every
// choice is in flash before the next one: the table of each game outlives the power, and lies there until
// somebody comes back to it or begins anew.
#pragma once

#include <optional>

#include "console/session/roles/lent_states.h"
#include "console/session/roles/role_changes.h"
#include "console/session/shelf_journal.h"
#include "console/session/table_view.h"

namespace seaglass {

using Saved = SavedJournal::Found;

class Table final : public TableView {
 public:
  explicit Table(Shelf& shelf);

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
  /// Gives up the saved table of this game, sound or not.
  void discard(GameName name);
  /// Everybody gets up; the table stays saved as it is.
  void leave();

  /// Lays a past game, to be looked at again: the game is over, and everything lies open. False: it cannot be
  /// read, and nothing is on the table.
  bool lay_past(int i);
  int past_length() const { return journal_->size(); }
  /// As it was after so many choices, with what the last of them did as captions, from the chair of who made
  /// it.
  void show_past(int choices);

  // A table on the air: laid where this unit hosts, then followed as soon as it has cards.
  Sitting& lay(GameName name);
  /// The sitting that `resume` laid.
  Sitting& resumed_on_air() { return *sitting_; }
  /// Somebody on another handheld plays at it, or did.
  bool was_on_air() const { return !role_->company().seats_of(SitterKind::elsewhere, players()).empty(); }
  /// Where the table of this unit's host would be kept, if it came here.
  Journal& home(GameName name);
  void follow(TableHost& hosted);
  void follow(TableGuest& joined);
  using TableView::follow;
  /// Other units play at it just now.
  bool on_air() const { return what_ >= Role::hosted; }
  bool is_hosted() const { return what_ == Role::hosted; }
  /// Leaves the table, and lends its memory for states to a guest.
  LentStates lend() {
    leave();
    return {state_, spare_};
  }
  /// The unmasked state, as far as this unit has it.
  AnyState& truth() { return state_; }
  /// Scratch memory for a host.
  AnyState& spare() { return spare_; }

 private:
  template <typename T, typename... Args>
  void become(RoleChange change, Args&&... args);
  void become_nothing(RoleChange change);
  void lay_journal(GameName name);
  void lay_sitting(Journal& journal);
  void recollect();

  Shelf& shelf_;
  std::optional<SavedJournal> journal_;
  std::optional<ShelfJournal> journal_on_air_;
  std::optional<Sitting> sitting_;
  AnyState state_;
  AnyState spare_;
  Roles role_;
  Role what_ = Role::none;
};

}  // namespace seaglass
