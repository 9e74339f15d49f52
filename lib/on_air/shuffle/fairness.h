// What came of the check of a deal (deal.h), for the score sheet.
#pragma once

#include <cstdint>

namespace seaglass {

enum class Fairness : std::uint8_t {
  unknown,       // the game is not over, or the check is still going on
  fair,          // the deal was what all made together, and all that this unit was shown was true
  not_provable,  // this unit did not see enough: it started anew, or the table changed hands by sudden death
  untrue,        // the host broke its word or showed something that was not so
};

}  // namespace seaglass
