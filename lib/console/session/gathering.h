// Handhelds around one table: how this unit comes to a table on the air, as its host or as a guest, and how
// the table goes from unit to unit while it is there. Which table it is a guest at is noted in flash.
#pragma once

#include "console/app/notice.h"
#include "console/session/air.h"
#include "console/session/table.h"
#include "on_air/migration/yielding.h"
#include "radio/allowance.h"
#include "save/records/names.h"
#include "save/records/preferences.h"
#include "save/records/saved_claim_state.h"

namespace seaglass {

class Gathering {
 public:
  Gathering(Air& air, Table& table, const Shelf& shelf, RecordLog& log, const Names& names,
            const Preferences& preferences)
      : air_(air),
        table_(table),
        shelf_(shelf),
        log_(log),
        names_(names),
        preferences_(preferences),
        saved_claim_state_(log, fingerprints_of) {}
  Gathering(const Gathering&) = delete;
  Gathering& operator=(const Gathering&) = delete;

  /// Opens a waiting room for handhelds around.
  void host(GameName game, const Roster& roster, Milliseconds now);
  /// Puts the table that was resumed on the air again. False: its record is gone, or none of its people is
  /// here.
  bool host_again(Milliseconds now);
  /// Looks which tables are around.
  void look_around(Milliseconds now);
  /// Somebody's table was chosen, for so many people; with none this unit watches. It comes back there by
  /// itself, whatever the power does, until it leaves.
  void join(const RadioAddress& to, int people, Milliseconds now);
  /// False: it was a guest nowhere when it was on last, or started twice in a minute there.
  bool rejoin(Milliseconds now);
  /// The game of a table on the air that is not over is followed from now on.
  void follow();
  /// Leaves the table; the other units are told.
  void leave(Milliseconds now);
  /// So many people of this unit, as they go to another one's table.
  People people_here(int count) const;
  /// Units that were never told otherwise begin with different animals.
  int first_emblem() const { return air_.exists() ? air_.address().bytes[5] % emblem_count : 0; }
  /// Of the table that this unit is a guest at, or that it handed over.
  const radio::UnitName& host_name() const { return host_name_; }
  void note_host_name(const radio::UnitName& name) { host_name_ = name; }

  /// At every step: the table may come to this unit, or go to another one. Returns what people are to be told
  /// of that.
  Notice step(Milliseconds now);
  /// Whether the cell of this unit is low: then it takes no table.
  void set_low(bool is_low) { is_low_ = is_low; }
  /// A unit that could host the table of this one, as people were asked about it.
  struct NextHost {
    int unit = 0;
    RadioAddress address;
    radio::UnitName name;  // whoever sits there
  };
  /// The unit that could host next and is heard best. False: there is none.
  bool find_next_host(NextHost& next_host) const;
  bool can_go_to(const NextHost& next_host) const;
  /// The same people once more, back in the waiting room. False: nobody else is at the table.
  bool open_once_more();
  /// The table that this unit hosts goes to another one that plays at it. False: not now.
  bool hand_over(int to, Milliseconds now);
  /// What people are told while the table goes to another unit.
  Phrase told_of_move() const;
  /// A game of this unit's own waits where the table would be kept.
  bool has_no_room() const { return home_is_taken_; }
  /// The table is to come here, and cannot before that game is given up.
  bool is_blocked() const {
    const SeatSet next_hosts = air_.role().next_hosts();
    return has_no_room() && !next_hosts.empty() && table_.people().contains(next_hosts.first());
  }
  void make_room();

  /// The host of the table stays away, and this unit holds what it takes to go on without it (snapshot.h). A
  /// game of its own that waits in the table's place is at an end once all have agreed. What it holds
  /// outlives the power.
  bool can_claim() const { return air_.role().can_claim(); }
  void claim(Milliseconds now);
  bool is_claiming() const { return air_.role().is_claiming(); }
  /// A claim that came to nothing: this unit looks for the old host again.
  void end_claim(Milliseconds now);
  /// Somebody else claims the table at which this unit is a guest.
  bool is_in_claim() const { return air_.role().is_in_claim(); }

  /// Whoever is at the table has to look elsewhere: it was closed, they were sent away, the host took the
  /// cards from the table, it went to another unit, or somebody would go on without the host. Who has the end
  /// of the game before them is told it first, and sees the score.
  bool is_parted() const {
    if (is_in_claim() || (air_.is_at_table() && !table_.on_air())) return true;
    return (air_.role().has_ended() || table_.is_cleared()) && !table_.is_played_out();
  }

 private:
  /// The journal of a long game goes in a few seconds, through a bad air too; and there, people may have to
  /// give up a game for it first.
  static constexpr Milliseconds handing_ms_max = 30000;

  /// What this unit is at, and what it has to see to there, at every step and in this order (`duties`).
  enum class Course : std::uint8_t {
    apart,     // from tables on the air, or in a waiting room of its own
    comes,     // to somebody's table, and its game is not followed yet
    visits,    // it is
    hosts,     // and its game is followed
    claims,    // a table whose host stays away
    gives_way  // looks whether its own table is at another unit by now
  };
  struct Duty {
    Course course;
    Notice (Gathering::*see_to)(Milliseconds now);
  };
  static const Duty duties[];
  Course course() const;

  radio::UnitName name_of(const Person& person) const;
  Text name_at(Seat seat) const;
  radio::UnitName next_hosts_name() const;
  static constexpr int nowhere = -1;
  static constexpr Milliseconds settling_ms = 60000;

  int recall_guest();
  bool stops_there(int people, Milliseconds now);
  int see_where_it_is(GameName game, int people);
  bool recall(GameName game, DealRecord& deal) const;
  void note_host(const RadioAddress& at, int people);
  void note_guest_at(const RadioAddress& at, int people, const radio::TableId& table);
  bool open_again(Milliseconds now);
  void offer_home(GameName game);
  void clear_home();
  bool restore(int people, Milliseconds now);
  void forget_guest_at();
  Notice settle(Milliseconds now);
  Notice keep_claim_state(Milliseconds now);
  Notice see_claim_end(Milliseconds now);
  Notice give_way_to_successor(Milliseconds now);
  Notice go_along_if_moved(Milliseconds now);
  Notice tell_decline(Milliseconds now);
  Notice keep_table_if_late(Milliseconds now);
  Notice take_over_if_here(Milliseconds now);
  Notice clear_home_if_stays(Milliseconds now);
  Notice note_where_host_is(Milliseconds now);
  Notice go_along(const RadioAddress& to, Milliseconds now);
  Notice take_over(Milliseconds now);
  Notice give_way(Milliseconds now);
  Notice watch_giving_way(Milliseconds now);

  Air& air_;
  Table& table_;
  const Shelf& shelf_;
  RecordLog& log_;
  const Names& names_;
  const Preferences& preferences_;

  radio::UnitName host_name_;
  RadioAddress host_address_;  // as it is kept in flash
  radio::TableId host_table_;  // and which table that is
  std::uint8_t starts_ = 0;    // how often it has come back there by itself, within a minute
  Milliseconds settles_at_ = 0;
  bool offers_home_ = false;    // should that table come here, there is a place for it
  bool home_is_taken_ = false;  // by a game of this unit's own
  bool is_low_ = false;
  Milliseconds handed_at_ = 0;
  bool claims_ = false;
  SavedClaimState saved_claim_state_;
  Yielding yielding_;
  /// A table goes from unit to unit by people's hands: not more often, and a note takes 33 bytes.
  Allowance notes_{6, 10000};
  GameName own_game_ = GameName::mermaid_beach;  // of the table that gives way
  int own_people_ = 0;
};

}  // namespace seaglass
