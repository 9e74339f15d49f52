// The table as this unit is at it: its own, one that it hosts, one where it is a guest, a past game, or none.
// Who shows the table asks this, and never which of those it is.
#pragma once

#include "console/session/roles/role_changes.h"
#include "core/fixed_vector.h"
#include "on_air/told_events.h"
#include "tabletop/sitting.h"

namespace seaglass {

/// The end of Rain tells of the most things at once: the last treasure (taken, scored, ended), up to 30 lots
/// revealed, 6 tributes, 30 times points for a type, and that it is over. What does not fit is not retold.
constexpr int captions_max = 3 + 30 + 6 + 30 + 1;
using Captions = FixedVector<Event, captions_max>;

class TableRole {
 public:
  /// What became of a decision.
  enum class Answer : std::uint8_t {
    played,  // and it is to be shown now
    hosted,  // it was played, and is told like everybody else's
    not_played,
    sent,     // to who hosts the table
    overdue,  // it is not asked for any more: somebody else may have decided for this seat
  };
  struct Decision {
    Seat seat;
    Choice choice;
    const AnyState& shown;
    int decisions = 0;  // of this seat, as they are shown
  };

  /// Whether there is a game on the table, finished or not.
  virtual bool is_set() const = 0;
  virtual int players() const = 0;
  virtual const Company& company() const = 0;
  /// Those who sit at this unit.
  virtual SeatSet people() const = 0;
  /// A bot plays for this seat to the end, whoever began there.
  virtual bool is_bots(Seat) const { return false; }
  /// Who hosts the table has taken the cards from it, and there is nothing newer than what is shown.
  virtual bool is_cleared() const { return false; }
  /// With all that this unit may know; unless the table is cleared.
  virtual const AnyState& newest() const = 0;
  virtual bool is_over(const AnyState& shown) const = 0;
  virtual bool is_kept() const { return true; }
  /// With the journal; only where this unit has one.
  virtual const Sitting& sitting() const { check_failed("no sitting here", __FILE__, __LINE__); }

  /// Another number for everything that comes without being decided here.
  virtual int revision() const { return 0; }
  /// How many decisions of this seat have been played, as far as others can play for it.
  virtual int decisions_of(Seat) const { return 0; }
  /// What others are told. False: all has been told.
  virtual bool next_told(std::uint32_t&, ToldEvent&) const { return false; }
  /// Whether that is everything that has happened since this revision.
  virtual bool has_told_all(std::uint32_t, int) const { return true; }
  /// All that has happened, once more, by playing it in this place, and whose decision has been told each
  /// time. False: that is not known here.
  using Decided = FunctionRef<void(Seat)>;
  virtual bool retell(AnyState&, Events, Decided) const { return false; }
  /// What has come is about to be shown.
  virtual void take_in() {}

  /// Who of this unit is to decide: people, and bots where none of them is asked.
  virtual SeatSet deciding(const AnyState& shown) const = 0;
  /// Others wait for somebody here, whether it has been shown to them or not.
  virtual bool is_waited_for() const { return false; }
  virtual Answer decide(const Decision& decision, Captions& told) = 0;
  /// Something that was sent has come to nothing.
  virtual bool take_refusal() { return false; }
  virtual bool can_undo(Seat) const { return false; }
  /// False: it stays as it is.
  virtual bool undo() { return false; }

 protected:
  ~TableRole() = default;
};

/// Nothing on the table.
class NoTable final : public TableRole {
 public:
  static constexpr Role role = Role::none;

  bool is_set() const override { return false; }
  int players() const override { return 0; }
  const Company& company() const override { return nobody_; }
  SeatSet people() const override { return {}; }
  const AnyState& newest() const override { check_failed("no game here", __FILE__, __LINE__); }
  bool is_over(const AnyState&) const override { return false; }
  SeatSet deciding(const AnyState&) const override { return {}; }
  Answer decide(const Decision&, Captions&) override { return Answer::overdue; }

 private:
  Company nobody_;
};

}  // namespace seaglass
