// The host's record of the deal in flash: the old one holds until the new one is there whole. Each game has
// one of its own, beside the one table of it that lies on the shelf.
#pragma once

#include "core/check.h"
#include "on_air/shuffle/deal_store.h"
#include "save/log/record_log.h"
#include "save/records/keys.h"
#include "tabletop/fingerprints.h"
#include "tabletop/game_id.h"

namespace seaglass {

class SavedDeal final : public DealStore {
 public:
  SavedDeal(RecordLog& log, GameId game, const Fingerprints& fingerprints)
      : log_(log), game_(game), fingerprints_(fingerprints) {
    CHECK(game >= 0 && game < game_ids_max);
  }

  bool keep(const PackedDeal& record) override;
  bool recall(PackedDeal& record) override;

 private:
  /// Of a record with a form and a fingerprint before it; shorter ones are from before there were these, and
  /// the shortest say nothing of what stands at the end of a record now.
  static constexpr int form_bytes = 1 + 4;
  static constexpr int bytes_at_first = 113;

  bool recall_from(int key, PackedDeal& record) const;

  RecordLog& log_;
  GameId game_;
  Fingerprints fingerprints_;
};

}  // namespace seaglass
