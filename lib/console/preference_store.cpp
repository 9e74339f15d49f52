#include "console/preference_store.h"

#include "save/keys.h"

namespace seaglass {

Preferences PreferenceStore::load() const {
  RecordLog::Record record;
  RecordLog::Reader records(log_, keys::preferences);
  if (!records.next(record)) return {};
  BitReader reader({record.bytes, record.size});
  const std::uint32_t of_form = reader.read(8);
  if (of_form != form && of_form != form_without_off_after) return {};
  const auto read = Preferences::unpack(reader, of_form == form);
  return read ? read.value() : Preferences();
}

bool PreferenceStore::save(const Preferences& preferences) {
  std::uint8_t bytes[1 + Preferences::packed_bytes];
  BitWriter writer({bytes, static_cast<int>(sizeof bytes)});
  writer.write(form, 8);
  preferences.pack(writer);
  return log_.begin(keys::preferences, {bytes, static_cast<int>(sizeof bytes)});
}

}  // namespace seaglass
