// Lists of records in raw flash, each list under a key: settings (a list of one), the journal of a table (its
// set-up, then every choice). Power may fail at any byte: afterwards a list is as it was before the
// interrupted call or as it was meant to be after it.
//
// All lists lie in one log, which goes round all sectors, so that they wear evenly. A list is what stands in
// the log from the last record on that began it. When sectors get rare, the lists that begin in the oldest
// one are written anew at the head: until the last record of such a copy is there, the old list holds.
//
// It never fills up by itself: as many sectors are kept free as all that is kept would take, so that it can
// be copied whole, whichever sectors its lists begin in. What would not leave them free is refused.
#pragma once

#include <cstdint>

#include "core/bytes.h"
#include "core/result.h"
#include "device.h"

namespace seaglass {

class RecordLog {
 public:
  static constexpr int keys_max = 39;
  static constexpr int payload_bytes_max = 128;
  /// The longest list: the journal of Mermaid's Song, 2,700 choices of 5 bytes with 9 around each, 37,800.
  static constexpr int list_bytes_max = 40 * 1024;

  explicit RecordLog(Flash& flash) : flash_(flash) {}
  RecordLog(const RecordLog&) = delete;
  RecordLog& operator=(const RecordLog&) = delete;

  /// Once, before everything else. Whatever lies in flash, what is sound of it is found again.
  void mount();

  int size(int key) const { return lists_[key].size; }
  /// What a list of so many records of so many bytes takes.
  static constexpr int list_bytes(int records, int payload_bytes) {
    return records * (record_header_bytes + payload_bytes);
  }
  /// All lists together, and how much they may be.
  int kept_bytes() const;
  int kept_bytes_max() const;

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
  /// At least so much of each sector is used: its end stays blank where the next record does not fit.
  static constexpr int sector_room_bytes =
      Flash::sector_bytes - sector_header_bytes - record_header_bytes - payload_bytes_max;
  static constexpr int sectors_for(int bytes) { return (bytes + sector_room_bytes - 1) / sector_room_bytes; }
  /// Kept free beside what a copy of everything takes: one to begin it in, the rest of one that a power cut
  /// left unfit for writing, and the one that is being written.
  static constexpr int spare_sectors = 3;

 public:
  /// All that a handheld keeps (shelf.h): four tables at their longest, 67,018 bytes, and what else there is.
  static constexpr int kept_bytes_min = 80 * 1024;
  /// Lists, a copy of them, and where that copy begins and ends within a sector.
  static constexpr int sectors_min = 2 * (kept_bytes_min / sector_room_bytes + 2) + spare_sectors;

 private:
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
    int bytes = 0;     // what it takes
    int copied_bytes = 0;
    std::uint16_t size = 0;
    std::uint16_t copied = 0;
    bool damaged = false;
  };

  int sectors() const { return flash_.sectors(); }
  static int sector_of(int address) { return address / Flash::sector_bytes; }
  static int start_of(int sector) { return sector * Flash::sector_bytes; }
  int after(int sector) const { return (sector + 1) % sectors(); }
  int sectors_in_use() const;
  int sectors_in_reserve() const { return sectors_for(kept_bytes()) + spare_sectors; }
  bool has_room_for(int bytes) const { return kept_bytes() + bytes <= kept_bytes_max(); }

  SectorHeader read_sector_header(int sector) const;
  bool read_record(int address, Header& header, Record& record) const;
  bool is_blank(int address, int bytes) const;
  bool find_in_sector(int& address, Header& header, Record& record) const;
  /// The next record from here on in the log, moving `address` to it; false at the end.
  bool find_record(int& address, Header& header, Record& record) const;

  void scan_sector(int sector);
  void note(int address, const Header& header);
  void find_oldest(int newest);
  void give_up_unfinished_copies();

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
  int settled_ = none;  // the last sector with anything in it but a copy that is not finished
};

}  // namespace seaglass
