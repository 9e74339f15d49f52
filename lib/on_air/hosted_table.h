// A table on the air that this unit hosts: its link and what is played over it, as one thing for the console.
// A restart of this unit costs nothing that was acknowledged: it resumes from its journal, and the guests
// find it again. It can hand the table to another unit; and if it breaks for good in the middle, one of the
// guests can claim the table with the consent of all (snapshot.h). The screens ask `link()` who wants to
// come in (its pairing, its news) and `table()` for everything else.
#pragma once

#include "on_air/table_host.h"
#include "radio/host_link.h"

namespace seaglass {

class HostedTable {
 public:
  HostedTable(const radio::LinkParts& parts, DealStore& store, AnyState& scratch)
      : parts_(parts), link_(parts), table_(link_, parts.cryptography, parts.entropy, store, scratch) {}

  /// A waiting room. The sitting is begun by the deal.
  void open(Sitting& sitting, const Roster& roster, const radio::UnitName& host, std::uint32_t fingerprint,
            Milliseconds now);
  /// The table that was played at when the power failed; its sitting has been resumed from the journal.
  /// False: it was no table on the air.
  bool resume(Sitting& sitting, const radio::UnitName& host, std::uint32_t fingerprint, Milliseconds now);
  /// The host of this table has died, and this unit would go on as such: `table()` asks the others and says
  /// how that ends. When it comes to nothing `claim_is_over` says so, and what `table().claim_state()` holds
  /// makes this unit a guest again.
  void claim(Sitting& sitting, const ClaimState& claim_state, const radio::UnitName& host,
             std::uint32_t fingerprint, Milliseconds now);
  bool claim_is_over() const { return table_.claim_end() != TableHost::ClaimEnd::none && !link_.is_open(); }
  /// A unit that plays here is seen to host this very table later than this one, by a claim or because it was
  /// handed over without this unit hearing the end of it, and that can be (TableHost::can_be_at). It need not
  /// be true: yielding.h finds out.
  bool has_successor(RadioAddress& unit) const {
    unit = successor_;
    return has_successor_;
  }
  void forget_successor() { has_successor_ = false; }
  /// Once more with whoever is there: back to the waiting room.
  void open_again(Sitting& sitting);
  /// From the waiting room on, once `table().can_deal()`.
  void deal();
  /// Sends a unit away: its seats are free again, or a bot's.
  void send_away(int unit, Milliseconds now) { link_.kick(unit, now); }
  /// The same while the cards are dealt: bots take its seats, and they are dealt anew, if nobody is away.
  void deal_without(int unit, Milliseconds now);
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
  const radio::HostLink& link() const { return link_; }
  TableHost& table() { return table_; }
  const TableHost& table() const { return table_; }

  void hear(Milliseconds now);
  /// Returns how long there is nothing to do if nothing comes.
  Milliseconds speak(Milliseconds now);
  Milliseconds step(Milliseconds now) {
    hear(now);
    return speak(now);
  }

 private:
  /// After a restart: until then whoever is still with this table has found it again.
  static constexpr Milliseconds gather_ms = 5000;
  /// Who watches has no seat: after that the place is free for others.
  static constexpr Milliseconds watchers_gather_ms = 30000;

  /// So long the table waits until all who watch know to whom it goes.
  static constexpr Milliseconds introduce_ms = 2000;

  void watch_members();
  void introduce_next_host(Milliseconds now);
  void gather(Milliseconds now);
  void say_places();
  void open_again_as(const TableMembers& members, std::uint8_t host_term, GameId game,
                     const radio::UnitName& host, std::uint32_t fingerprint, Milliseconds now);
  void watch_rivals();
  void hear_rival(const radio::Rival& rival);

  radio::LinkParts parts_;
  radio::HostLink link_;
  TableHost table_;
  radio::TableId id_;
  radio::KeySeed key_seed_;
  RadioAddress known_[units_max];  // who has which number
  RadioAddress successor_;
  bool has_successor_ = false;
  bool gathers_ = false;
  Milliseconds gathered_at_ = 0;
  bool introduces_next_host_ = false;
  Milliseconds introduces_until_ = 0;
  bool awaits_watchers_ = false;
  Milliseconds gives_watchers_up_at_ = 0;
};

}  // namespace seaglass
