// Something that was worked out from what the table shows: a walk to a choice, a hint about it. It belongs to
// that alone, and is gone as soon as the table shows anything else, however that came about.
#pragma once

#include "console/session/table_view.h"

namespace seaglass {

template <typename T>
class Derived {
 public:
  /// To be worked out anew, from what is shown now.
  T& anew(const TableView& table) {
    sight_ = table.sight();
    is_there_ = true;
    return value_ = T();
  }
  void forget() { is_there_ = false; }
  /// nullptr: there is none, or it was another sight's.
  T* of(const TableView& table) { return is_of(table) ? &value_ : nullptr; }
  const T* of(const TableView& table) const { return is_of(table) ? &value_ : nullptr; }

 private:
  bool is_of(const TableView& table) const { return is_there_ && sight_ == table.sight(); }

  T value_;
  std::uint32_t sight_ = 0;
  bool is_there_ = false;
};

}  // namespace seaglass
