// A journal, or the record of a deal, on its way in pieces (table_message.h).
#pragma once

#include "on_air/table_message.h"

namespace seaglass {

/// Of one journal entry: who, and the choice.
constexpr int entry_bytes = 5;

/// As many entries as there is place for, from that of `piece.from` on.
void fill(Piece& piece, const Journal& journal);
/// Of anything else, the bytes from `piece.from` on.
void fill(Piece& piece, Bytes whole);

/// Entry `i` of the journal. False: it is not in this piece, or nobody's.
[[nodiscard]] bool read_entry(const Piece& piece, int i, JournalEntry& entry);

}  // namespace seaglass
