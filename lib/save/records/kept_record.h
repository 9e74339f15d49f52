// A value that is kept as one record of the log: `Record` gives its form, which is the record's first byte,
// and describes its fields (record_fields.h). Each form that a version can read is a `Record` of its own;
// forms count up. A form higher than the one that this version writes is a later version's: such a record is
// neither read nor replaced.
#pragma once

#include "save/log/record_log.h"
#include "save/records/record_fields.h"

namespace seaglass {

/// The form of the first record under a key; 0: there is none.
std::uint8_t form_at(const RecordLog& log, int key);

template <typename Record>
constexpr LayoutSum layout_of() {
  LayoutSum sum(Record::form);
  const Record record{};
  Record::describe(sum, record);
  return sum;
}

/// Fails to compile if a layout has another sum than the one that is noted beside the record.
template <std::uint32_t found, std::uint32_t meant>
struct SameLayout {
  static_assert(found == meant,
                "this layout is another one: it needs another form, and the old one a reader");
  static constexpr bool value = true;
};
template <typename Record, std::uint32_t meant>
constexpr bool has_layout = SameLayout<layout_of<Record>().value(), meant>::value;

template <typename Record>
constexpr int record_bytes = 1 + layout_of<Record>().size_bytes();

/// False: no valid record of this form; then `kept` is unspecified.
template <typename Record>
bool recall_record(const RecordLog& log, int key, Record& kept) {
  RecordLog::Record record;
  RecordLog::Reader records(log, key);
  if (!records.next(record)) return false;
  BitReader reader({record.bytes, record.size});
  if (reader.read(8) != Record::form) return false;
  FieldReader fields(reader);
  Record::describe(fields, kept);
  return reader.finished();
}

/// False: the flash failed, or a later version's record lies there. Then the record before is still valid.
template <typename Record>
[[nodiscard]] bool keep_record(RecordLog& log, int key, const Record& kept) {
  static_assert(record_bytes<Record> <= RecordLog::payload_bytes_max);
  if (form_at(log, key) > Record::form) return false;
  std::uint8_t bytes[record_bytes<Record>];
  BitWriter writer({bytes, record_bytes<Record>});
  writer.write(Record::form, 8);
  FieldWriter fields(writer);
  Record::describe(fields, kept);
  return log.begin(key, {bytes, record_bytes<Record>});
}

}  // namespace seaglass
