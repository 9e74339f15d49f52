// Tables that other units play at too: the one that this unit hosts, and the one where it is a guest. What is
// decided comes back as everybody is told it, and is shown when nobody here is about to decide.
#pragma once

#include "console/session/roles/own_tables.h"
#include "on_air/table_guest.h"
#include "on_air/table_host.h"

namespace seaglass {

class HostedGame final : public SittingRole {
 public:
  static constexpr Role role = Role::hosted;

  HostedGame(Sitting& sitting, SavedJournal& journal, Shelf& shelf, GameId id, TableHost& host)
      : SittingRole(sitting, journal), shelf_(shelf), id_(id), host_(host) {}

  bool is_over(const AnyState& shown) const override { return game().over(shown); }
  int revision() const override { return host_.revision(); }
  bool next_told(std::uint32_t& place, ToldEvent& told) const override {
    return host_.events().next(place, told);
  }
  bool has_told_all(std::uint32_t place, int) const override { return host_.events().has_all_from(place); }
  void take_in() override;
  SeatSet deciding(const AnyState& shown) const override;
  bool is_waited_for() const override;
  Answer decide(const Decision& decision, Captions&) override;

 private:
  Shelf& shelf_;
  GameId id_;
  TableHost& host_;
};

class JoinedGame final : public TableRole {
 public:
  static constexpr Role role = Role::joined;

  explicit JoinedGame(TableGuest& guest);

  bool is_set() const override { return true; }
  int players() const override { return players_; }
  const Company& company() const override { return company_; }
  SeatSet people() const override { return is_cleared() ? SeatSet() : guest_.seats(); }
  /// Or has laid others: what was shown last stays shown.
  bool is_cleared() const override { return !guest_.has_state() || guest_.deal() != deal_; }
  const AnyState& newest() const override { return guest_.state(); }
  bool is_over(const AnyState& shown) const override { return game_.over(shown); }
  int revision() const override { return guest_.revision(); }
  int decisions_of(Seat seat) const override { return guest_.decisions_of(seat); }
  bool next_told(std::uint32_t& place, ToldEvent& told) const override {
    return guest_.events().next(place, told);
  }
  bool has_told_all(std::uint32_t place, int revision) const override {
    return guest_.events().has_all_from(place) && revision >= guest_.told_all_since();
  }
  void take_in() override;
  SeatSet deciding(const AnyState& shown) const override;
  bool is_waited_for() const override;
  Answer decide(const Decision& decision, Captions&) override;
  bool take_refusal() override;

 private:
  TableGuest& guest_;
  const Game& game_;
  Company company_;
  std::uint8_t players_;
  int deal_;
};

}  // namespace seaglass
