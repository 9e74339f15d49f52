// What is kept as one record of the log: `Record` says its form, which is the record's first byte, and
// describes its fields (record_fields.h). Of several forms that a version knows each is a `Record` of its
// own; forms count up. What has a higher one than this version writes is another version's: it is not read,
// and nothing takes its place.
#pragma once

#include "save/log/record_log.h"
#include "save/records/record_fields.h"

namespace seaglass {

/// The form of what lies under a key, of the first record if it is a list; 0: nothing does.
std::uint8_t form_at(const RecordLog& log, int key);

template <typename Record>
constexpr LayoutSum layout_of() {
  LayoutSum sum(Record::form);
  const Record record{};
  Record::describe(sum, record);
  return sum;
}

/// What the compiler complains of where a layout has another sum than stands beside the record.
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

/// False: there is none of this form, or nothing sound; then nothing can be said of `kept`.
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

/// False: the flash refused, or another version's record lies there. What was kept before still holds.
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
