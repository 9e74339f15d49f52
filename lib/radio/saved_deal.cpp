#include "radio/saved_deal.h"

#include <cstring>

#include "games/games.h"

namespace seaglass {

static_assert(DealRecord::bytes_max <= RecordLog::payload_bytes_max);
static_assert(game_count <= keys::deals_max);

bool SavedDeal::keep(const PackedDeal& record) {
  return log_.begin(keys::deals + game_, record);
}

/// One from before may be another game's: who hosts sees whether it fits the journal.
bool SavedDeal::recall(PackedDeal& record) {
  return recall_from(keys::deals + game_, record) || recall_from(keys::deal, record);
}

bool SavedDeal::recall_from(int key, PackedDeal& record) const {
  RecordLog::Reader reader(log_, key);
  RecordLog::Record kept;
  if (!reader.next(kept) || kept.size != DealRecord::bytes_max) return false;
  std::memcpy(record.bytes, kept.bytes, DealRecord::bytes_max);
  return true;
}

}  // namespace seaglass
