#include "on_air/shuffle/deal_store.h"

namespace seaglass {

bool recall_deal(DealStore& store, Cryptography& cryptography, GameId game, const Setup& setup,
                 DealRecord& record) {
  PackedDeal packed;
  return store.recall(packed) && unpack(packed, record) && record.game == game &&
         seed_of(cryptography, record) == setup.seed;
}

}  // namespace seaglass
