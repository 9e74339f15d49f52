#include "save/records/kept_record.h"

namespace seaglass {

std::uint8_t form_at(const RecordLog& log, int key) {
  RecordLog::Record record;
  RecordLog::Reader records(log, key);
  return records.next(record) && record.size > 0 ? record.bytes[0] : std::uint8_t{0};
}

}  // namespace seaglass
