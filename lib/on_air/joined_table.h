// A table on the air where this unit is a guest: its link and what is played over it, as one thing for the
// console. The screens ask `link()` for the tables in reach, the pictures to compare and why it ended, and
// `table()` for everything else.
#pragma once

#include "on_air/table_guest.h"
#include "radio/guest_link.h"

namespace seaglass {

class JoinedTable {
 public:
  JoinedTable(const radio::LinkParts& parts, const radio::UnitName& own_name, std::uint32_t fingerprint,
              AnyState& one, AnyState& other)
      : link_(parts, own_name, fingerprint), table_(link_, parts.cryptography, parts.entropy, one, other) {}

  /// Which tables are in reach: `link().nearby()`.
  void look(Milliseconds now) { link_.look(now); }
  /// One of them was chosen, for these people; with nobody this unit watches.
  void join(const RadioAddress& host, const People& people, Milliseconds now) {
    table_.join(people);
    tries_until_ = now;
    link_.join(host, role_of(people), now);
  }
  /// After a restart, back to where this unit was: it keeps its seats. Who still knows which table that was
  /// finds it also at another host.
  void rejoin(const RadioAddress& host, const People& people, Milliseconds now,
              const radio::TableId& table = {}) {
    table_.join(people);
    id_ = table;
    link_.note_own_table(id_);
    tries_until_ = now;
    link_.rejoin(host, role_of(people), now);
  }
  /// With who was to sit down there.
  void compare_anew(Milliseconds now) {
    tries_until_ = now;
    link_.compare_anew(now);
  }
  void leave(Milliseconds now) { link_.leave(now); }

  /// Which table this is; all zero: not known yet.
  const radio::TableId& table_id() const { return id_; }

  /// Where the table would be kept if it were handed over to this unit: a journal and a record of its own,
  /// which nothing else is kept in.
  void offer_home(Journal& journal, DealStore& store) {
    home_journal_ = &journal;
    home_store_ = &store;
  }
  /// The host stays away, and this unit holds what it takes to go on without it, if the others agree: a
  /// HostedTable claims the claim state, and this one is over.
  bool can_claim() const { return link_.state() == radio::GuestLink::State::seated && table_.can_claim(); }
  ClaimState claim_state() const {
    ClaimState claim_state = table_.claim_state();
    claim_state.host = is_trying_ ? former_ : link_.host();
    return claim_state;
  }
  /// Back from a claim that came to nothing.
  void restore(const ClaimState& claim_state, const People& people, Milliseconds now) {
    table_.restore(claim_state);
    rejoin(claim_state.host, people, now, table_.table_id());
  }
  /// The table is here: a HostedTable resumes from what was kept, and this one is over.
  bool has_taken_over() const { return table_.has_taken_over(); }

  radio::GuestLink& link() { return link_; }
  const radio::GuestLink& link() const { return link_; }
  TableGuest& table() { return table_; }
  const TableGuest& table() const { return table_; }

  void hear(Milliseconds now);
  /// Returns how long there is nothing to do if nothing comes.
  Milliseconds speak(Milliseconds now);
  Milliseconds step(Milliseconds now) {
    hear(now);
    return speak(now);
  }

 private:
  static constexpr Milliseconds try_ms = 6000;
  static constexpr Milliseconds not_again_ms = 60000;

  void follow_table(Milliseconds now);
  void note_agreement(Milliseconds now);
  void go_where_agreed(Milliseconds now);
  void look_elsewhere(Milliseconds now);
  void try_at(const RadioAddress& host, Milliseconds now);
  void go_back(Milliseconds now);
  bool knows_table_at(const radio::NearbyTable& place) const;

  static radio::Role role_of(const People& people) {
    return people.empty() ? radio::Role::spectator : radio::Role::player;
  }

  radio::GuestLink link_;
  TableGuest table_;
  Journal* home_journal_ = nullptr;
  DealStore* home_store_ = nullptr;
  radio::TableId id_;  // all zero: not known yet
  // Another unit, which was only seen to host this table, or claims it.
  bool is_trying_ = false;
  RadioAddress former_;
  Milliseconds tries_until_ = 0;  // and for as long again this unit stays where it came from
  RadioAddress agreed_to_;        // whose claim; all zero: nobody's
  Milliseconds goes_there_at_ = 0;
};

}  // namespace seaglass
