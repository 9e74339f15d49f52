// This unit hosts a table on the air.
#pragma once

#include "console/session/roles/air_role.h"

namespace seaglass {

class Hosting final : public AirRole {
 public:
  Hosting(const radio::LinkParts& parts, DealStore& deals, AnyState& scratch)
      : table_(parts, deals, scratch) {}

  HostedTable& table() { return table_; }

  const Roster& roster() const override { return table_.table().roster(); }
  bool sits_here(const SeatOnAir& seat) const override { return seat.holder == Holder::host; }
  bool has_cards() const override { return true; }
  void be_followed_by(Table& table) override;
  bool is_speaking() const override { return table_.table().is_speaking(); }
  bool is_moving() const override { return table_.table().is_moving(); }
  SeatSet next_hosts() const override;
  bool find_signal(const SeatOnAir& seat, int& dbm) const override;
  bool find_worst_signal(int& dbm) const override;

  Meeting meeting() const override;
  int meeting_number() const override { return static_cast<int>(pairing().state()); }
  radio::UnitName other_name(const radio::UnitName&) const override { return pairing().guest_name(); }
  const radio::Attempt& attempt() const override { return pairing().attempt(); }
  const radio::Pictures& pictures() const override { return pairing().pictures(); }
  void answer_pictures(const radio::Attempt& attempt, bool same, Milliseconds now) override;

  bool take_yes_back(const radio::Attempt& attempt) override {
    table_.link().say_no(attempt);
    return true;
  }

  bool take_news(radio::GuestNews& news) override { return table_.link().take_news(news); }
  bool is_asked() const override { return meeting() == Meeting::comparing; }
  SeatSet guests() const override { return roster().held_by(Holder::another); }
  SeatSet changeable() const override;
  RadioAddress address_of(const SeatOnAir& seat) const override;
  void send_away(int unit, Milliseconds now) override { table_.send_away(unit, now); }
  void seat_bot(Seat seat, bool sits) override { table_.table().seat_bot(seat, sits); }
  bool can_deal() const override { return table_.table().can_deal(); }
  void deal() override { table_.deal(); }
  void deal_without(int unit, Milliseconds now) override { table_.deal_without(unit, now); }
  bool may_keep_table() const override { return table_.table().may_keep_table(); }
  void keep_table() override { table_.table().keep_table(); }
  bool can_go_to(int unit, const RadioAddress& address) const override;
  SeatSet away_without_bot() const override;
  void let_bots_step_in() override;

  bool is_claiming() const override { return table_.table().is_claiming(); }

  void hear(Milliseconds now) override { table_.hear(now); }
  Milliseconds speak(Milliseconds now) override { return table_.speak(now); }
  void leave(Milliseconds now) override { table_.close(now); }
  Milliseconds say_goodbye(Milliseconds now) override;
  bool has_said_goodbye() const override { return !table_.link().is_open(); }

 private:
  const radio::HostPairing& pairing() const { return table_.link().pairing(); }

  HostedTable table_;
};

}  // namespace seaglass
