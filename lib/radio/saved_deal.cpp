#include "radio/saved_deal.h"

#include <cstring>

namespace seaglass {

static_assert(DealRecord::bytes_max <= RecordLog::payload_bytes_max);

bool SavedDeal::keep(const PackedDeal& record) {
  return log_.begin(keys::deal, record);
}

bool SavedDeal::recall(PackedDeal& record) {
  RecordLog::Reader reader(log_, keys::deal);
  RecordLog::Record kept;
  if (!reader.next(kept) || kept.size != DealRecord::bytes_max) return false;
  std::memcpy(record.bytes, kept.bytes, DealRecord::bytes_max);
  return true;
}

}  // namespace seaglass
