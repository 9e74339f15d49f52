// This unit is a guest at a table on the air, or looks for one.
#pragma once

#include "console/session/roles/air_role.h"

namespace seaglass {

class Visiting final : public AirRole {
 public:
  Visiting(const radio::LinkParts& parts, const radio::UnitName& own_name, std::uint32_t fingerprint,
           AnyState& one, AnyState& other)
      : table_(parts, own_name, fingerprint, one, other) {}

  JoinedTable& table() { return table_; }

  const Roster& roster() const override { return table_.table().roster(); }
  bool sits_here(const SeatOnAir& seat) const override {
    return seat.holder == Holder::another && seat.unit == table_.table().unit();
  }
  SitterSign sign_of(const SeatOnAir& seat) const override;
  bool has_cards() const override { return table_.table().has_state(); }
  void be_followed_by(Table& table) override;
  bool is_speaking() const override { return table_.table().is_speaking(); }
  bool is_moving() const override { return table_.table().is_moving(); }
  SeatSet next_hosts() const override;
  bool find_worst_signal(int& dbm) const override;

  Meeting meeting() const override;
  int meeting_number() const override;
  radio::UnitName other_name(const radio::UnitName& known) const override;
  const radio::Attempt& attempt() const override { return link().pairing().attempt(); }
  const radio::Pictures& pictures() const override { return link().pairing().pictures(); }
  void answer_pictures(const radio::Attempt& attempt, bool same, Milliseconds now) override;

  RadioAddress host_address() const override { return link().host(); }
  bool came_to_watch() const override { return link().role() == radio::Role::spectator; }
  radio::UnitName host_name(const radio::UnitName& known) const override { return other_name(known); }
  Hindrance hindrance() const override;
  void compare_anew(Milliseconds now) override { table_.compare_anew(now); }
  bool is_cut_off() const override { return !link().linked(); }
  bool has_ended() const override { return link().state() == radio::GuestLink::State::ended; }
  bool hosts_by_now() const override { return table_.table().hosts_by_now(); }
  bool checks_deal() const override { return true; }
  Fairness fairness() const override { return table_.table().fairness(); }
  bool can_claim() const override { return table_.can_claim(); }
  bool is_in_claim() const override { return table_.table().in_claim(); }

  void hear(Milliseconds now) override { table_.hear(now); }
  Milliseconds speak(Milliseconds now) override { return table_.speak(now); }
  void leave(Milliseconds now) override { table_.leave(now); }
  Milliseconds say_goodbye(Milliseconds now) override;
  bool has_said_goodbye() const override { return link().state() != radio::GuestLink::State::leaving; }

 private:
  const radio::GuestLink& link() const { return table_.link(); }

  JoinedTable table_;
};

}  // namespace seaglass
