// Where records are kept, or not.
#pragma once

#include <optional>

#include "on_air/shuffle/deal_store.h"

namespace seaglass {

class FailingStore final : public DealStore {
 public:
  bool fails = false;

  bool keep(const PackedDeal& record) override {
    if (!fails) kept_ = record;
    return !fails;
  }
  bool recall(PackedDeal& record) override {
    if (kept_) record = *kept_;
    return kept_.has_value();
  }
  bool is_empty() const { return !kept_; }
  DealRecord record() const {
    DealRecord record;
    static_cast<void>(unpack(kept_.value_or(PackedDeal()), record));
    return record;
  }

 private:
  std::optional<PackedDeal> kept_;
};

}  // namespace seaglass
