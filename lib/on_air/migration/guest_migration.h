// How the table of a guest comes to another host: to this unit (take_over.h), or to one that it agrees to
// (consenting.h), or to one where it is only seen.
#pragma once

#include "on_air/migration/consenting.h"
#include "on_air/migration/take_over.h"

namespace seaglass {

class GuestMigration {
 public:
  TakeOver take_over;
  Consenting consenting;

  /// From now on only this table is listened to: its host was only seen. All zero: to whatever the host has.
  void expect(const radio::TableId& table) { expected_ = table; }
  bool is_expected(const radio::TableId& table) const {
    return expected_ == radio::TableId() || table == expected_;
  }

 private:
  radio::TableId expected_;
};

}  // namespace seaglass
