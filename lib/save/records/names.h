// What people call themselves on this handheld: a name for each animal, if one was typed. Kept in flash.
#pragma once

#include "save/log/record_log.h"
#include "tabletop/company.h"

namespace seaglass {

struct Names {
  static constexpr std::uint8_t form = 2;

  Name of_emblem[emblem_count];

  /// Without a valid record: no names.
  static Names load(const RecordLog& log);
  /// False: the flash failed; the record before is still valid.
  [[nodiscard]] bool save(RecordLog& log) const;
};

}  // namespace seaglass
