// Where the record of a deal outlives the power.
#pragma once

#include "radio/deal.h"

namespace seaglass {

/// Where a host keeps the one record that it needs beside the journal of its game to start again.
class DealStore {
 public:
  /// False: it could not be kept; the game goes on, but would not survive a restart.
  virtual bool keep(const PackedDeal& record) = 0;
  /// False: there is none.
  virtual bool recall(PackedDeal& record) = 0;

 protected:
  ~DealStore() = default;
};

}  // namespace seaglass
