// What this unit is on the air: the host of a table, a guest at one or somebody who looks for one, or
// neither. Screens ask it what there is to see and to do, and not which of those it is: what only a host can
// do, a guest cannot, and so on.
#pragma once

#include "console/parts/sitter_sign.h"
#include "on_air/hosted_table.h"
#include "on_air/joined_table.h"

namespace seaglass {

/// A unit that is not heard.
constexpr int signal_none = -128;

class Table;

class AirRole {
 public:
  /// How far people have come to the table.
  enum class Meeting : std::uint8_t {
    none,
    looking,
    asking,
    comparing,
    said_yes,
    joining,
    seated,
    hosting,
    ended
  };
  /// Why this unit is at no table any more, or what stands in the way of coming to one.
  struct Hindrance {
    radio::Reason reason = radio::Reason::none;
    bool is_proven = false;
    bool may_compare_anew = false;  // that helps
  };

  // ---------------------------------------------------------------------------------------- how things are
  /// Who sits where; nobody anywhere if there is no table.
  virtual const Roster& roster() const;
  virtual bool sits_here(const SeatOnAir&) const { return false; }
  virtual SitterSign sign_of(const SeatOnAir& seat) const;
  /// There is a game to be looked at from here.
  virtual bool has_cards() const { return false; }
  virtual void be_followed_by(Table&) {}
  /// Something is still to be said that cannot go out before the frame before it has.
  virtual bool is_speaking() const { return false; }
  /// The table goes to another unit.
  virtual bool is_moving() const { return false; }
  /// To whose, by its seats: to nobody's if it does not go.
  virtual SeatSet next_hosts() const { return {}; }
  /// How well each of the others is heard. False: it is not known here.
  virtual bool find_signal(const SeatOnAir&, int&) const { return false; }
  /// The worst of those who play; of a host only. False: there are no others.
  virtual bool find_worst_signal(int&) const { return false; }

  // ------------------------------------------------------------------------------------------- coming there
  virtual Meeting meeting() const { return Meeting::none; }
  /// Another number whenever something has come of it.
  virtual int meeting_number() const { return 0; }
  /// Who is there on the other side; where that is not heard, as it is `known`.
  virtual radio::UnitName other_name(const radio::UnitName& known) const { return known; }
  virtual const radio::Attempt& attempt() const;
  virtual const radio::Pictures& pictures() const;
  /// To the pictures of this try, and no other.
  virtual void answer_pictures(const radio::Attempt&, bool, Milliseconds) {}
  /// False: by leaving only.
  virtual bool take_yes_back(const radio::Attempt&) { return false; }

  // ------------------------------------------------------------------------------------------------ a host's
  /// What is news of who comes and goes. False: nothing.
  virtual bool take_news(radio::GuestNews&) { return false; }
  /// Somebody waits for this unit to compare the pictures.
  virtual bool is_asked() const { return false; }
  /// Seats whose unit can be sent away; before the deal also those that a bot can have, or has.
  virtual SeatSet guests() const { return {}; }
  virtual SeatSet changeable() const { return {}; }
  /// All zero: nobody's.
  virtual RadioAddress address_of(const SeatOnAir&) const { return {}; }
  virtual void send_away(int, Milliseconds) {}
  virtual void seat_bot(Seat, bool) {}
  virtual bool can_deal() const { return false; }
  virtual void deal() {}
  /// Bots take the seats of that unit, which is sent away, and the cards are dealt anew.
  virtual void deal_without(int, Milliseconds) {}
  virtual bool may_keep_table() const { return false; }
  virtual void keep_table() {}
  virtual bool can_go_to(int, const RadioAddress&) const { return false; }
  /// Who is away, and no bot plays for them.
  virtual SeatSet away_without_bot() const { return {}; }
  virtual void let_bots_step_in() {}

  // ----------------------------------------------------------------------------------------------- a guest's
  virtual RadioAddress host_address() const { return {}; }
  /// The table was full or in play then; whoever came to sit down gets the next free seat by itself.
  virtual bool came_to_watch() const { return false; }
  /// Who hosts the table of this guest; or as it is `known`.
  virtual radio::UnitName host_name(const radio::UnitName& known) const { return known; }
  virtual Hindrance hindrance() const { return {}; }
  virtual void compare_anew(Milliseconds) {}
  /// The link to the host is lost, and looked for.
  virtual bool is_cut_off() const { return false; }
  /// The table is over for this unit: kicked, closed.
  virtual bool has_ended() const { return false; }
  /// Whoever gets up now leaves a table that this unit hosts.
  virtual bool hosts_by_now() const { return false; }
  /// This unit looks whether the deal was fair.
  virtual bool checks_deal() const { return false; }
  virtual Fairness fairness() const { return Fairness::unknown; }
  virtual bool can_claim() const { return false; }
  /// This unit claims the table.
  virtual bool is_claiming() const { return false; }
  /// Somebody else does.
  virtual bool is_in_claim() const { return false; }

  // ---------------------------------------------------------------------------------------------- the steps
  virtual void hear(Milliseconds) {}
  /// Returns how long there is nothing to do if nothing comes.
  virtual Milliseconds speak(Milliseconds) { return forever_ms; }
  virtual void leave(Milliseconds) {}
  /// Without its table, whose states are somebody else's by now.
  virtual Milliseconds say_goodbye(Milliseconds) { return forever_ms; }
  virtual bool has_said_goodbye() const { return true; }

 protected:
  ~AirRole() = default;
};

class OffAir final : public AirRole {};

}  // namespace seaglass
