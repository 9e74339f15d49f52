// Where the record of a deal outlives the power.
#pragma once

#include "on_air/shuffle/deal.h"
#include "radio/allowance.h"

namespace seaglass {

/// Where a host keeps the one record that it needs beside the journal of its game to start again.
class DealStore {
 public:
  /// False: it could not be kept; the game goes on, but would not survive a restart.
  virtual bool keep(const PackedDeal& record) = 0;
  /// False: there is none.
  virtual bool recall(PackedDeal& record) = 0;
  /// The first at the word of another unit. False: not now, either; it will say it again.
  bool keep_told(const PackedDeal& record, Milliseconds now) { return told_.take(now) && keep(record); }

 protected:
  ~DealStore() = default;

 private:
  /// A hand-over takes three at most: a table can be passed on four times in a row. A record can be followed
  /// by a journal, of 2,700 choices of 15 bytes at most. Who does not mean well makes 288 of them a day, 45
  /// times round the flash; its sectors bear that for six years.
  Allowance told_{12, 300000};
};

/// The record of the table whose journal begins with this set-up. False: there is none, or another one's.
bool recall_deal(DealStore& store, Cryptography& cryptography, GameId game, const Setup& setup,
                 DealRecord& record);

}  // namespace seaglass
