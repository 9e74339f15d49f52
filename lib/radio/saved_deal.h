// The host's record of the deal in flash: the old one holds until the new one is there whole. Each game has
// one of its own, beside the one table of it that lies on the shelf.
#pragma once

#include "core/check.h"
#include "radio/deal_store.h"
#include "save/keys.h"
#include "save/record_log.h"

namespace seaglass {

class SavedDeal final : public DealStore {
 public:
  SavedDeal(RecordLog& log, int game) : log_(log), game_(game) { CHECK(game >= 0 && game < keys::deals_max); }

  bool keep(const PackedDeal& record) override;
  bool recall(PackedDeal& record) override;

 private:
  static constexpr int bytes_before = 113;

  bool recall_from(int key, PackedDeal& record) const;

  RecordLog& log_;
  int game_;
};

}  // namespace seaglass
