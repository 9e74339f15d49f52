// A host that comes back finds its table somewhere else: claimed after its sudden death, or handed over with
// nobody left to tell it so. A beacon of the same table with a later host term makes it go there as a guest,
// if that can be (TableHost::can_be_at): no guest takes a table away from others who play on with their host.
// Beacons are said in the open: only when a session stands with a unit that it knows, and that unit has told
// it who sits at the later table, has it given way for good. Until then it can resume its own from its
// journal; who came back to it is without it for those seconds, and a forger gains no more, once a minute,
// under whatever addresses.
#pragma once

#include "on_air/hosted_table.h"
#include "on_air/joined_table.h"

namespace seaglass {

class Yielding {
 public:
  static constexpr Milliseconds try_ms = 6000;
  static constexpr Milliseconds not_again_ms = 60000;

  /// Whether the host should go and see. If so it makes place for a JoinedTable that rejoins there.
  bool wants(HostedTable& hosted, Milliseconds now);
  const RadioAddress& to() const { return to_; }
  void begin(Milliseconds now) {
    is_under_way_ = true;
    ends_at_ = now + try_ms;
  }

  bool is_under_way() const { return is_under_way_; }
  enum class Turn : std::uint8_t {
    waits,
    settled,  // it is a guest for good: what it kept of its own table is void
    in_vain,  // it hosts again, from its journal
  };
  Turn step(const TableGuest& joined, Milliseconds now);
  Milliseconds wait_ms(Milliseconds now) const {
    return is_under_way_ ? left_until(ends_at_, now) : forever_ms;
  }

 private:
  bool is_under_way_ = false;
  RadioAddress to_;
  std::uint8_t host_term_ = 0;
  radio::TableId table_;
  Milliseconds ends_at_ = 0;
  bool has_failed_ = false;
  Milliseconds again_at_ = 0;
};

}  // namespace seaglass
