// The host's record of the deal in flash: the old one holds until the new one is there whole.
#pragma once

#include "radio/deal_store.h"
#include "save/keys.h"
#include "save/record_log.h"

namespace seaglass {

class SavedDeal final : public DealStore {
 public:
  explicit SavedDeal(RecordLog& log) : log_(log) {}

  bool keep(const PackedDeal& record) override;
  bool recall(PackedDeal& record) override;

 private:
  RecordLog& log_;
};

}  // namespace seaglass
