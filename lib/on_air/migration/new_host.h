// The same table as it is seen from the unit that hosts it next.
#pragma once

#include "on_air/shuffle/deal.h"

namespace seaglass {

/// Seats of this unit become the host's, and seats of the former host those of another unit, which gets the
/// number that this unit had. The host term grows by one.
void turn_round(DealRecord& deal, std::uint8_t own_unit, const RadioAddress& old_host);

/// As the journal tells of them from now on.
Company seen_from(const Roster& roster, SeatSet here);

/// The record and the journal of one table agree on which seats are this unit's, and all seats are
/// somebody's. A former host that lies may have sent two that do not.
bool fit_together(const DealRecord& deal, const Company& company, int players);

}  // namespace seaglass
