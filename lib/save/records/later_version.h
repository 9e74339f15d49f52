// What a later version of Seaglass kept in flash in a form that this one does not know: it is not read, and
// it stays as it is until a person puts something else in its place.
#pragma once

#include "save/records/shelf.h"

namespace seaglass {

enum class KeptKind : std::uint8_t { settings, names, wins, tables, handhelds };
constexpr int kept_kind_count = 5;

class KeptKinds {
 public:
  bool empty() const { return bits_ == 0; }
  void insert(KeptKind kind) { bits_ = static_cast<std::uint8_t>(bits_ | bit_of(kind)); }
  bool contains(KeptKind kind) const { return (bits_ & bit_of(kind)) != 0; }
  /// There is one.
  KeptKind take_first();

 private:
  static constexpr std::uint8_t bit_of(KeptKind kind) {
    return static_cast<std::uint8_t>(1u << static_cast<int>(kind));
  }

  std::uint8_t bits_ = 0;
};

KeptKinds kept_by_later_version(const RecordLog& log, const Shelf& shelf);

}  // namespace seaglass
