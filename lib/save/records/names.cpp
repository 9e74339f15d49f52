#include "save/records/names.h"

#include "save/records/kept_record.h"
#include "save/records/keys.h"

namespace seaglass {

namespace {

struct Kept {
  static constexpr std::uint8_t form = Names::form;
  Names names;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& kept) {
    for (auto& name : kept.names.of_emblem) fields.part("name", name);
  }
};
static_assert(has_layout<Kept, 0xbb6313b5>);

/// While there were six. Only read.
struct KeptOfSix {
  static constexpr std::uint8_t form = 1;
  Names names;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& kept) {
    for (int emblem = 0; emblem < first_emblem_count; ++emblem)
      fields.part("name", kept.names.of_emblem[emblem]);
  }
};
static_assert(has_layout<KeptOfSix, 0xedcd9c3c>);

}  // namespace

Names Names::load(const RecordLog& log) {
  Kept kept;
  KeptOfSix of_six;
  if (recall_record(log, keys::names, kept)) return kept.names;
  return recall_record(log, keys::names, of_six) ? of_six.names : Names();
}

bool Names::save(RecordLog& log) const {
  return keep_record(log, keys::names, Kept{*this});
}

}  // namespace seaglass
