// The host's record of a deal in flash: the old one is valid until the new one is complete. There is one for
// each game, as there is one table of each game on the shelf.
#pragma once

#include "core/check.h"
#include "core/game_id.h"
#include "on_air/shuffle/deal_store.h"
#include "save/log/record_log.h"
#include "save/records/keys.h"
#include "tabletop/fingerprints.h"

namespace seaglass {

class SavedDeal final : public DealStore {
 public:
  SavedDeal(RecordLog& log, GameId game, const Fingerprints& fingerprints)
      : log_(log), game_(game), fingerprints_(fingerprints) {
    CHECK(is_possible(game));
  }

  bool keep(const PackedDeal& record) override;
  bool recall(PackedDeal& record) override;

 private:
  /// Form and fingerprint precede the record. Older, shorter records have neither; the oldest lack the last
  /// fields, too.
  static constexpr int form_bytes = 1 + 4;
  static constexpr int bytes_at_first = 113;

  bool recall_from(int key, PackedDeal& record) const;

  RecordLog& log_;
  GameId game_;
  Fingerprints fingerprints_;
};

}  // namespace seaglass
