// What a record log holds, list by list.
#pragma once

#include <string>
#include <vector>

#include "save/log/record_log.h"

namespace seaglass {

inline std::vector<std::string> list_in(const RecordLog& log, int key) {
  std::vector<std::string> list;
  RecordLog::Reader reader(log, key);
  RecordLog::Record record;
  while (reader.next(record))
    list.emplace_back(reinterpret_cast<const char*>(record.bytes), static_cast<std::size_t>(record.size));
  return list;
}

using Lists = std::vector<std::vector<std::string>>;

inline Lists lists_in(const RecordLog& log) {
  Lists lists;
  for (int key = 0; key < RecordLog::keys_max; ++key) lists.push_back(list_in(log, key));
  return lists;
}

}  // namespace seaglass
