// The same table as it is seen from the unit that hosts it next.
#pragma once

#include "on_air/shuffle/deal.h"

namespace seaglass {

/// Who was here sits at the host now, and who was at the host sits on another unit, with the number that this
/// unit had. Another host is another host term.
void turn_round(DealRecord& deal, std::uint8_t own_unit, const RadioAddress& old_host);

/// As the journal tells of them from now on.
Company seen_from(const Roster& roster, SeatSet here);

}  // namespace seaglass
