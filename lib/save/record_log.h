// Lists of records in raw flash, each list under a key: settings (a list of one), the journal of a table (its
// set-up, then every choice). Power may fail at any byte: afterwards a list is as it was before the
// interrupted call or as it was meant to be after it.
//
// All lists lie in one log, which goes round all sectors, so that they wear evenly. A list is what stands in
// the log from the last record on that began it. When sectors get rare, the lists that begin in the oldest
// one are written anew at the head: until the last record of such a copy is there, the old list holds.
#pragma once

#include <cstdint>

#include "core/bytes.h"
#include "core/result.h"
#include "device.h"

namespace seaglass {

class RecordLog {
 public:
  static constexpr int keys_max = 16;
  static constexpr int payload_bytes_max = 64;
  /// The longest list: the journal of Mermaid's Song, 2,700 choices of 5 bytes with 9 around each, 37,800.
  static constexpr int list_bytes_max = 40 * 1024;

  /// Room for a long journal of each of the four games, and for copying one.
  static constexpr int sectors_min = 5 * (list_bytes_max / Flash::sector_bytes + 1) + 3;

  explicit RecordLog(Flash& flash) : flash_(flash) {}
  RecordLog(const RecordLog&) = delete;
  RecordLog& operator=(const RecordLog&) = delete;

  /// Once, before everything else. Whatever lies in flash, what is sound of it is found again.
  void mount();

  int size(int key) const { return lists_[key].size; }

  /// Replaces the list by one of a single record; the old one holds until the new one is there. False: the
  /// flash refused, and nothing changed.
  [[nodiscard]] bool begin(int key, Bytes payload);
  [[nodiscard]] bool append(int key, Bytes payload);
  [[nodiscard]] bool drop_last(int key);
  /// An empty list takes the place of the old one.
  [[nodiscard]] bool clear(int key);

  struct Record {
    std::uint8_t bytes[payload_bytes_max] = {};
    int size = 0;
  };
  /// Walks a list from its beginning. Any change of the log ends the walk.
  class Reader {
   public:
    Reader(const RecordLog& log, int key) : log_(&log), key_(key), address_(log.lists_[key].first) {}
    /// False: there are no more, or the flash has lost some (then fewer have come than `size` said).
    bool next(Record& record);

   private:
    const RecordLog* log_;
    int key_;
    int address_;
    int index_ = 0;
    bool in_copy_ = false;
  };

  /// What came to harm in flash other than by a power cut: a list of which records are missing. It can be
  /// read up to there, and cleared.
  bool damaged(int key) const { return lists_[key].damaged; }

 private:
  friend class Reader;

  static constexpr int none = -1;
  static constexpr int sector_header_bytes = 12;
  static constexpr int record_header_bytes = 9;

  struct SectorHeader {
    std::uint32_t number = 0;
    bool sound = false;
  };
  struct Header {
    std::uint8_t key = 0;
    std::uint8_t flags = 0;
    std::uint16_t index = 0;
    std::uint8_t size = 0;
  };
  struct List {
    int first = none;  // where its first record lies
    int copy = none;   // where an unfinished copy begins
    std::uint16_t size = 0;
    std::uint16_t copied = 0;
    bool damaged = false;
  };

  int sectors() const { return flash_.sectors(); }
  static int sector_of(int address) { return address / Flash::sector_bytes; }
  static int start_of(int sector) { return sector * Flash::sector_bytes; }
  int after(int sector) const { return (sector + 1) % sectors(); }
  int sectors_in_use() const;
  int sectors_in_reserve() const;

  SectorHeader read_sector_header(int sector) const;
  bool read_record(int address, Header& header, Record& record) const;
  bool is_blank(int address, int bytes) const;
  /// The next record from here on in the log, moving `address` to it; false at the end.
  bool find_record(int& address, Header& header, Record& record) const;

  void scan_sector(int sector);
  void note(int address, const Header& header);

  bool open_sector(int sector);
  bool make_room(int bytes);
  bool write_at_head(const Header& header, Bytes payload);
  bool put(const Header& header, Bytes payload);
  bool copy_list(int key, int records);
  bool reclaim();

  Flash& flash_;
  List lists_[keys_max];
  int oldest_ = none;  // sector
  int head_ = none;    // where the next record goes
  std::uint32_t head_number_ = 0;
};

}  // namespace seaglass
