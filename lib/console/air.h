// The air as the console uses it: at most one table at a time, which this unit hosts or is a guest at. Both
// live in one place in memory. Without a radio that can seal there is no air, and no screen offers it.
#pragma once

#include <optional>
#include <type_traits>

#include "console/sitter_sign.h"
#include "radio/hosted_table.h"
#include "radio/joined_table.h"
#include "radio/pairing_shelf.h"
#include "radio/saved_deal.h"

namespace seaglass {

/// A unit that is not heard.
constexpr int signal_none = -128;

class Air {
 public:
  enum class Part : std::uint8_t {
    none,
    host,
    guest,    // or somebody who looks for a table
    leaving,  // says goodbye; nothing is played any more
  };

  Air() = default;
  Air(const Air&) = delete;
  Air& operator=(const Air&) = delete;

  /// Once, when the unit starts.
  void plug(const Device& device, RecordLog& log);
  bool exists() const { return parts_.has_value(); }
  RadioAddress address() const;
  /// As another unit was called when it was met; empty: it never was.
  radio::UnitName name_of(const RadioAddress& unit) const;

  Part part() const { return part_; }
  bool hosts() const { return part_ == Part::host; }
  bool visits() const { return part_ == Part::guest; }
  HostedTable& hosted() const;
  JoinedTable& joined() const;

  /// Opens nothing yet: that is said to the table.
  HostedTable& host(GameName game, AnyState& scratch);
  JoinedTable& visit(const radio::UnitName& own_name, AnyState& one, AnyState& other);
  /// Tells whoever is there, and is silent then.
  void leave(Milliseconds now);

  /// A guest's table that is over for it: kicked, closed.
  bool has_ended() const { return visits() && joined().link().state() == radio::GuestLink::State::ended; }

  /// Of the table that this unit hosts: who is away, and no bot plays for them.
  SeatSet away_without_bot() const;
  void let_bots_step_in();
  /// The link to the host is lost, and looked for.
  bool is_cut_off() const { return visits() && !joined().link().linked(); }

  /// Others at the table may wait for somebody here: not where it is over, or closed.
  bool is_awaited() const;

  /// Something is still to be said that cannot go out before the frame before it has.
  bool is_speaking() const;

  /// Somebody waits for this unit, which hosts, to compare the pictures.
  bool is_asked() const;

  /// The table goes to another unit: to whose, by its seats; to nobody's if it does not. That may be this
  /// one.
  bool is_moving() const;
  SeatSet heirs() const;

  /// Where the record of this game's deal is kept.
  DealStore& deal_of(GameName game) { return *deals_[number_of(game)]; }
  /// The record that belongs to the table with this set-up. False: that was none on the air.
  bool recall_deal(GameName game, const Setup& setup, DealRecord& deal) {
    return seaglass::recall_deal(deal_of(game), parts().cryptography, number_of(game), setup, deal);
  }

  /// Who sits where; nobody anywhere if there is no table.
  const Roster& roster() const;
  SitterSign sign_of(Seat seat) const;
  int signal_dbm(int unit) const;
  /// How well the host is heard, or of the others who play the one that is heard worst; `signal_none` if not
  /// at all. False: there are no others.
  bool find_worst_signal(int& dbm) const;

  /// Returns how long there is nothing to do if nothing comes.
  Milliseconds step(Milliseconds now);

 private:
  radio::LinkParts& parts() const { return *parts_; }
  /// Several times what a goodbye takes: the radio may be broken, and this is all that it is on for.
  static constexpr Milliseconds goodbye_ms_max = 5000;

  Milliseconds say_goodbye(Milliseconds now);
  bool has_said_goodbye() const;
  void be_silent();

  std::optional<radio::PairingShelf> pairings_;
  std::optional<SavedDeal> deals_[game_count];
  mutable std::optional<radio::LinkParts> parts_;
  Part part_ = Part::none;
  bool left_as_host_ = false;
  Milliseconds silent_at_ = 0;
  mutable std::aligned_union_t<0, HostedTable, JoinedTable> memory_;
};

}  // namespace seaglass
