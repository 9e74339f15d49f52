#include "radio/saved_deal.h"

#include <cstring>

#include "games/games.h"

namespace seaglass {

static_assert(DealRecord::bytes_max <= RecordLog::payload_bytes_max);
static_assert(game_count <= keys::deals_max);

bool SavedDeal::keep(const PackedDeal& record) {
  return log_.begin(keys::deals + game_, record);
}

/// One from before may be another game's: who hosts sees whether it fits the journal. And it is shorter: it
/// says nothing of what stands at the end of a record now.
bool SavedDeal::recall(PackedDeal& record) {
  return recall_from(keys::deals + game_, record) || recall_from(keys::deal, record);
}

bool SavedDeal::recall_from(int key, PackedDeal& record) const {
  RecordLog::Reader reader(log_, key);
  RecordLog::Record kept;
  if (!reader.next(kept) || (kept.size != DealRecord::bytes_max && kept.size != bytes_before)) return false;
  record = PackedDeal();
  std::memcpy(record.bytes, kept.bytes, static_cast<std::size_t>(kept.size));
  return true;
}

}  // namespace seaglass
