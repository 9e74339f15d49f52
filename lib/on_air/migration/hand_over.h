// A table that goes to another unit with all that makes it: the record of the deal, and the journal.
//
// The unit gets both piece by piece, and keeps them; meanwhile nobody decides. Once it holds all it is told
// that it hosts, and once it has that in flash and says so, this unit notes that the table is gone, and only
// then the others are sent there. Whoever loses its power meanwhile finds in its flash which of the two
// hosts. What this protects from: a battery that runs down, people who must leave the train; and the deal
// stays provable. What not: the new host knows from then on what a host knows.
//
// From when the other unit is told until it answers, it may host by now, for all that this one knows. Should
// it fall silent just then, still nobody decides here, or what they decide might be undone: until it is heard
// again as a guest, and gets the table, or is seen to host, and this unit goes there; or until people here
// say that the table stays.
//
// A claim (claim.h) ends alike, and yet this is none: a snapshot holds a position, no secret and no journal.
// With that alone the deal could not be proved any more, nothing before it be taken back or looked at, and
// both would have to follow piece by piece as they do now. Nor could the consent of all take the place of
// what both units note in flash: there is a host here, and it must never host again.
#pragma once

#include "moments.h"
#include "on_air/shuffle/deal_store.h"

namespace seaglass {

/// The record, and where it is kept.
struct KeptDeal {
  DealRecord& record;
  DealStore& store;
};

class HandOver {
 public:
  static constexpr int nobody = -1;

  /// Whether its cell does not last much longer. What a unit said before it started anew is forgotten.
  void note_low(int unit, bool is_low) {
    low_ = static_cast<UnitBits>(is_low ? low_ | 1 << unit : low_ & ~(1 << unit));
  }
  /// As long as the other unit is not to be told yet that it hosts.
  void set_holding(bool holds) { holds_ = holds; }

  void begin(int unit, const RadioAddress& address, int choices);
  /// This unit lost its power after another one was told that it hosts, and does not know whether that heard
  /// it.
  void resume(const DealRecord& deal, int choices);
  // Each of these returns whether the room says something new.
  /// The table stays.
  bool keep();
  /// The unit to which it goes is not heard any more: it stays, if that was not told yet that it hosts.
  bool note_away() { return !hand_over_status_.done && keep(); }
  /// Of the unit to which it goes; `has_read`: it knows the newest room.
  bool hear(const Report& report, bool has_read, const KeptDeal& deal, Milliseconds now);
  /// What the room says of it to this unit.
  void report(int unit, RoomMessage& room) const;
  /// Who is near, and who has read the newest room.
  struct Told {
    UnitBits linked = 0;
    UnitBits have_read = 0;
  };
  bool step(const Told& told, const KeptDeal& deal, Milliseconds now);
  Milliseconds wait_ms() const { return hand_over_status_.done && !has_moved_ ? move_ms_max : forever_ms; }

  bool is_low(int unit) const { return ((low_ >> unit) & 1) != 0; }
  void note_declined(int unit) { declined_by_ = unit; }
  bool take_decline(int& unit);

  bool is_moving() const { return hand_over_status_.any; }
  bool is_to(int unit) const { return hand_over_status_.any && hand_over_status_.unit == unit; }
  int unit() const { return hand_over_status_.unit; }
  const RadioAddress& address() const { return hand_over_status_.address; }
  /// It was told that it hosts, and has not answered.
  bool is_given() const { return hand_over_status_.done && !is_gone_; }
  bool is_gone() const { return is_gone_; }
  bool has_moved() const { return has_moved_; }

 private:
  // Who has not heard by then where the table is looks for it by itself.
  static constexpr Milliseconds move_ms_max = 4000;

  HandOverStatus hand_over_status_;
  bool holds_ = false;
  bool is_gone_ = false;    // that is in flash
  bool has_moved_ = false;  // and everybody knows where it is
  Milliseconds gone_at_ = 0;
  UnitBits low_ = 0;
  int declined_by_ = nobody;
};

/// Before that unit is told; to nobody, when it is a guest after all. False: it could not be kept.
bool note_given(const KeptDeal& deal, int unit, Milliseconds now);

}  // namespace seaglass
