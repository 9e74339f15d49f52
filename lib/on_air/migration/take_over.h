// The table comes into this unit's hands (hand_over.h): first the record of the deal as it is seen from here,
// then the journal, each kept as it comes; then, in the record, that this unit hosts.
#pragma once

#include "games/games.h"
#include "moments.h"
#include "on_air/shuffle/deal_store.h"

namespace seaglass {

/// The table as its host told this unit.
struct TableAsTold {
  Cryptography& cryptography;
  const Roster& roster;
  std::uint8_t unit;  // the host's number for this one

  SeatSet seats() const { return roster.of_unit(unit); }
};

class TakeOver {
 public:
  /// Where the table would be kept.
  void offer_home(Journal& journal, DealStore& store) {
    journal_ = &journal;
    store_ = &store;
  }
  /// Who is listened to.
  void note_host(const RadioAddress& host) { host_ = host; }
  const RadioAddress& host() const { return host_; }
  void set_low(bool is_low) { is_low_ = is_low; }
  bool is_low() const { return is_low_; }

  /// Of each newer room. False: it could not be kept that this unit hosts, or does not; the host is to say it
  /// again.
  [[nodiscard]] bool hear(const HandOverStatus& hand_over_status, const TableAsTold& table, Milliseconds now);
  /// What is asked for, and from where on.
  Blob wanted(const TableAsTold& table) const;
  std::uint16_t wanted_from(const TableAsTold& table) const;
  /// True: all of it is here, and kept.
  bool hear(const Piece& piece, const TableAsTold& table, Milliseconds now);
  void report(Report& report) const {
    report.is_low = is_low_;
    report.holds_table = holds_;
  }
  /// The host must hear that this unit holds it.
  bool waits_for_answer() const { return holds_ && !hand_over_status_.done; }
  Milliseconds wait_ms() const { return holds_ ? linger_ms : forever_ms; }

  /// The table is on its way, and to whom.
  bool is_moving() const { return hand_over_status_.any; }
  int unit() const { return hand_over_status_.unit; }
  /// It is at another unit than this one now, which its host calls so.
  bool has_moved(RadioAddress& to, int own_unit) const;
  /// This unit follows it there.
  void follow() { hand_over_status_ = HandOverStatus(); }
  /// That this unit hosts it is in its flash.
  bool is_here() const { return is_here_; }
  /// And the old host has had time to hear so.
  bool is_over(Milliseconds now) const { return is_here_ && has_come(here_at_ + linger_ms, now); }

 private:
  // The old host must hear that this unit knows: as long as that it answers as a guest.
  static constexpr Milliseconds linger_ms = 1500;

  bool goes_on(const HandOverStatus& hand_over_status) const;
  bool note_hand_over_phase(const HandOverStatus& hand_over_status, const TableAsTold& table,
                            Milliseconds now);
  void hear_deal(const Piece& piece, const TableAsTold& table, Milliseconds now);
  void hear_opening(const Piece& piece, const TableAsTold& table, Milliseconds now);
  bool hear_choices(const Piece& piece, const TableAsTold& table);
  bool begin(const TableAsTold& table, Milliseconds now);
  bool keep(HandOverPhase hand_over_phase, const TableAsTold& table, Milliseconds now);

  Journal* journal_ = nullptr;
  DealStore* store_ = nullptr;
  RadioAddress host_;
  bool is_low_ = false;
  HandOverStatus hand_over_status_;
  bool has_deal_ = false;
  bool has_opening_ = false;
  bool holds_ = false;
  bool is_here_ = false;
  Milliseconds here_at_ = 0;
  DealRecord deal_;
  Opening opening_;
};

}  // namespace seaglass
