// Tables whose game lies on this unit alone: the one that is played here, and a past one.
#pragma once

#include "console/session/roles/table_role.h"
#include "save/records/shelf.h"

namespace seaglass {

/// What all share whose sitting and journal are this unit's.
class SittingRole : public TableRole {
 public:
  bool is_set() const override { return sitting_.has_begun(); }
  int players() const override { return sitting_.setup().players; }
  const Company& company() const override { return sitting_.setup().company; }
  SeatSet people() const override { return company().seats_of(SitterKind::person, players()); }
  const AnyState& newest() const override { return sitting_.state(); }
  bool is_kept() const override { return journal_.keeps(); }
  const Sitting& sitting() const override { return sitting_; }
  bool retell(AnyState& at, Events events, Decided decided) const override;

 protected:
  SittingRole(Sitting& sitting, SavedJournal& journal) : sitting_(sitting), journal_(journal) {}
  ~SittingRole() = default;
  const Game& game() const { return sitting_.game(); }

  Sitting& sitting_;
  SavedJournal& journal_;
};

/// Every choice is in flash before the next one, and shown at once.
class LocalTable final : public SittingRole {
 public:
  static constexpr Role role = Role::local;

  LocalTable(Sitting& sitting, SavedJournal& journal, Shelf& shelf, GameId id)
      : SittingRole(sitting, journal), shelf_(shelf), id_(id) {}

  bool is_bots(Seat seat) const override { return company().sitters[seat].kind != SitterKind::person; }
  bool is_over(const AnyState&) const override { return game().over(newest()); }
  SeatSet deciding(const AnyState&) const override;
  Answer decide(const Decision& decision, Captions& told) override;
  bool can_undo(Seat seat) const override { return sitting_.can_undo(seat); }
  bool undo() override { return sitting_.undo(); }

 private:
  Shelf& shelf_;
  GameId id_;
};

/// A game that is over, whatever position of it is shown.
class PastTable final : public SittingRole {
 public:
  static constexpr Role role = Role::past;

  PastTable(Sitting& sitting, SavedJournal& journal) : SittingRole(sitting, journal) {}

  bool is_over(const AnyState&) const override { return true; }
  SeatSet deciding(const AnyState&) const override { return {}; }
  Answer decide(const Decision&, Captions&) override { return Answer::overdue; }
};

}  // namespace seaglass
