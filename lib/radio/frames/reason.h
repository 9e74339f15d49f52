// Why a unit is not at a table, or not any more. Both sides get the same one, and their screens say it.
#pragma once

#include <cstdint>

namespace seaglass {
namespace radio {

enum class Reason : std::uint8_t {
  none,
  no_answer,       // nothing was heard of the other unit
  busy,            // its person is comparing pictures with somebody else: asking goes on
  table_full,      // no place left for who wants to play, or to watch
  other_version,   // it speaks another version of this protocol
  other_rules,     // its rules or its content are another version's
  wrong_pictures,  // somebody said that the pictures differ
  declined,        // somebody said no
  not_known,       // the host has no key of this unit (any more): pair again
  not_kept,        // the flash refused the key
  left,            // the guest went
  kicked,          // the host sent it away: only new pictures bring it back
  closed,          // the host closed the table
};
constexpr int reason_count = 13;

/// For tests and tools; what people read is in data/words.
const char* name_of(Reason reason);

}  // namespace radio
}  // namespace seaglass
