// A table on the air that this unit hosts: its link and what is played over it, as one thing for the console.
// A restart of this unit costs nothing that was acknowledged: it resumes from its journal, and the guests
// find it again. It can hand the table to another unit. But if it breaks for good in the middle, nobody else
// can go on: what the others were not to know lies in its flash alone. The screens ask `link()` who wants to
// come in (its pairing, its notices) and `table()` for everything else.
#pragma once

#include "radio/host_link.h"
#include "radio/table_host.h"

namespace seaglass {

class HostedTable {
 public:
  HostedTable(const radio::LinkParts& parts, DealStore& store, AnyState& scratch)
      : parts_(parts), link_(parts), table_(link_, parts.cryptography, parts.entropy, store, scratch) {}

  /// A waiting room. The sitting is begun by the deal.
  void open(int game, Sitting& sitting, const Roster& roster, const radio::UnitName& host,
            std::uint32_t fingerprint, Milliseconds now);
  /// The table that was played at when the power failed; its sitting has been resumed from the journal.
  /// False: it was no table on the air.
  bool resume(int game, Sitting& sitting, const radio::UnitName& host, std::uint32_t fingerprint,
              Milliseconds now);
  /// Once more with whoever is there: back to the waiting room.
  void open_again(Sitting& sitting);
  /// From the waiting room on, once `table().can_deal()`.
  void deal();
  /// Sends a unit away: its seats are free again, or a bot's.
  void send_away(int unit, Milliseconds now) { link_.kick(unit, now); }
  /// To a unit that plays here: TableHost says what that protects from. Nobody decides until it has moved.
  bool hand_over(int unit) { return link_.is_member(unit) && table_.hand_over(unit, link_.unit(unit)); }
  /// The table is there now, and this one is over: a JoinedTable rejoins it there.
  bool has_moved(RadioAddress& to) const {
    to = table_.new_home();
    return table_.has_moved();
  }
  /// Tells everybody; over when `link().is_open()` says so.
  void close(Milliseconds now) { link_.close(now); }

  radio::HostLink& link() { return link_; }
  TableHost& table() { return table_; }
  const TableHost& table() const { return table_; }

  /// Returns how long there is nothing to do if nothing comes.
  Milliseconds step(Milliseconds now);

 private:
  void watch_members();
  void say_places();

  radio::LinkParts parts_;
  radio::HostLink link_;
  TableHost table_;
  radio::TableId id_;
  RadioAddress known_[units_max];  // who has which number
};

}  // namespace seaglass
