#include "console/names.h"

#include "save/keys.h"

namespace seaglass {

namespace {

constexpr std::uint8_t form = 1;  // of the record: another form is another number
constexpr int packed_bytes = 1 + emblem_count * Name::packed_bytes;

}  // namespace

Names Names::load(const RecordLog& log) {
  RecordLog::Record record;
  RecordLog::Reader records(log, keys::names);
  if (!records.next(record)) return {};
  BitReader reader({record.bytes, record.size});
  if (reader.read(8) != form) return {};
  Names names;
  for (Name& name : names.of_emblem) name = Name::unpack(reader);
  return reader.finished() ? names : Names();
}

bool Names::save(RecordLog& log) const {
  std::uint8_t bytes[packed_bytes];
  BitWriter writer({bytes, packed_bytes});
  writer.write(form, 8);
  for (const Name& name : of_emblem) name.pack(writer);
  return log.begin(keys::names, {bytes, packed_bytes});
}

}  // namespace seaglass
