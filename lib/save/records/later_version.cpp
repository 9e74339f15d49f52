#include "save/records/later_version.h"

#include "core/check.h"
#include "save/new_table/table_settings.h"
#include "save/records/kept_record.h"
#include "save/records/pairing_shelf.h"
#include "save/records/preference_store.h"
#include "save/records/statistics.h"

namespace seaglass {

KeptKind KeptKinds::take_first() {
  CHECK(!empty());
  int first = 0;
  while (!contains(static_cast<KeptKind>(first))) ++first;
  const auto kind = static_cast<KeptKind>(first);
  bits_ = static_cast<std::uint8_t>(bits_ & ~bit_of(kind));
  return kind;
}

KeptKinds kept_by_later_version(const RecordLog& log, const Shelf& shelf) {
  KeptKinds kinds;
  const auto look_at = [&](KeptKind kind, int key, std::uint8_t form) {
    if (form_at(log, key) > form) kinds.insert(kind);
  };
  look_at(KeptKind::settings, keys::preferences, PreferenceStore::form);
  look_at(KeptKind::names, keys::names, Names::form);
  look_at(KeptKind::settings, keys::seating, Seating::form);
  for (std::uint8_t id = 0; id < game_ids_max; ++id) {
    const GameId game{id};
    look_at(KeptKind::settings, keys::table_settings[game], TableSettings::form);
    look_at(KeptKind::wins, keys::counts[game], Statistics::form);
  }
  if (shelf.is_of_later_version()) kinds.insert(KeptKind::tables);
  if (radio::PairingShelf::has_of_later_version(log)) kinds.insert(KeptKind::handhelds);
  return kinds;
}

}  // namespace seaglass
