// Lists of records in raw flash, each list under a key: settings (a list of one), the journal of a table (its
// set-up, then every choice). Power may fail at any byte: afterwards a list is as it was before the
// interrupted call or as it was meant to be after it.
//
// All lists lie in one log, which goes round all sectors, so that they wear evenly. A list is the last record
// that begins it and all records of it that follow. When free sectors run short, the lists that begin in the
// oldest sector are copied to the head: until a copy is complete, the old list is valid.
//
// Flash wears: every write and erase is verified by reading. If it failed, the log continues in the next
// sector. Older copies of what keys.h calls secret are overwritten.
//
// Lists under keys that this version does not use are kept like all others.
//
// The log never fills up: it keeps enough free sectors for a copy of everything, whichever sectors the lists
// begin in, and refuses a write that would use them.
#pragma once

#include <cstdint>

#include "core/bytes.h"
#include "core/result.h"
#include "device.h"
#include "save/log/record_form.h"

namespace seaglass {

class RecordLog {
 public:
  static constexpr int keys_max = 256;  // a byte
  /// How many keys can have a list at a time (keys.h: a box of seven games needs all of them).
  static constexpr int lists_max = 53;
  static constexpr int payload_bytes_max = 136;
  /// The longest list: the journal of Mermaid's Song, 2,700 choices of 5 bytes with 10 around each, 40,500.
  static constexpr int list_bytes_max = 40 * 1024;

  explicit RecordLog(Flash& flash) : flash_(flash) {}
  RecordLog(const RecordLog&) = delete;
  RecordLog& operator=(const RecordLog&) = delete;

  /// Call once, before everything else. Finds all valid records, whatever else lies in flash.
  void mount();

  int size(int key) const { return list_of(key).size; }
  /// Flash bytes used by a list of `records` records of `payload_bytes` each.
  static constexpr int list_bytes(int records, int payload_bytes) {
    return records * (record_header_bytes + payload_bytes);
  }
  /// The size of all lists together, and its limit.
  int kept_bytes() const;
  int kept_bytes_max() const;

  /// Replaces the list by one of a single record; the old list is valid until the new one is complete. False:
  /// the flash failed, and nothing changed.
  [[nodiscard]] bool begin(int key, Bytes payload);
  [[nodiscard]] bool append(int key, Bytes payload);
  [[nodiscard]] bool drop_last(int key);
  /// Replaces the list by an empty one.
  [[nodiscard]] bool clear(int key);

  struct Record {
    std::uint8_t bytes[payload_bytes_max] = {};
    int size = 0;
  };
  /// Walks a list from its beginning. Any change of the log ends the walk.
  class Reader {
   public:
    Reader(const RecordLog& log, int key) : log_(&log), key_(key), address_(log.list_of(key).first) {}
    /// False: no more, or the flash has lost the rest (then fewer came than `size` said).
    bool next(Record& record);

   private:
    const RecordLog* log_;
    int key_;
    int address_;
    int index_ = 0;
    bool in_copy_ = false;
  };

  /// Records of this list are missing, and no power cut explains it. It can be read up to the gap, and
  /// cleared.
  bool damaged(int key) const { return list_of(key).damaged; }
  /// Mounting found something unreadable: the last write may be lost, because the power failed during it, or
  /// an earlier one. It is overwritten, so the next mount does not report it again.
  bool has_lost() const { return has_lost_; }
  /// There are more or longer lists than this version has room for: another version wrote them. Nothing is
  /// written any more, so that they stay complete.
  bool exceeds() const { return exceeds_; }

 private:
  friend class Reader;
  using Header = record_form::RecordHeader;
  using Sector = record_form::Sector;

  static constexpr int none = -1;
  static constexpr int sector_header_bytes = record_form::sector_header_bytes;
  static constexpr int record_header_bytes = record_form::record_header_bytes_max;
  /// How many worn bits an overwritten record may have that stayed set. A damaged record has more: its
  /// checksum alone has so few once in two thousand times.
  static constexpr int spent_bits_max = 6;
  /// At least so much of each sector is used: the end stays blank if the next record does not fit.
  static constexpr int sector_room_bytes =
      Flash::sector_bytes - sector_header_bytes - record_header_bytes - payload_bytes_max;
  static constexpr int sectors_for(int bytes) { return (bytes + sector_room_bytes - 1) / sector_room_bytes; }
  /// Free sectors beyond a copy of everything: one to begin it in, one that a power cut left unfit for
  /// writing, and the one that is being written.
  static constexpr int spare_sectors = 3;

 public:
  /// All that a handheld keeps (shelf.h): four tables at their longest, 67,018 bytes, and everything else.
  static constexpr int kept_bytes_min = 80 * 1024;
  /// Lists, a copy of them, and where that copy begins and ends within a sector.
  static constexpr int sectors_min = 2 * (kept_bytes_min / sector_room_bytes + 2) + spare_sectors;

 private:
  struct List {
    int first = none;         // where its first record lies
    int copy = none;          // where an unfinished copy begins
    std::uint16_t bytes = 0;  // in flash
    std::uint16_t copied_bytes = 0;
    std::uint16_t size = 0;
    std::uint16_t copied = 0;
    std::uint8_t generation = 0;
    bool damaged = false;
    std::uint8_t key = 0;
  };
  static_assert(list_bytes_max <= 0xFFFF);

  int sectors() const { return flash_.sectors(); }
  static int sector_of(int address) { return address / Flash::sector_bytes; }
  static int start_of(int sector) { return sector * Flash::sector_bytes; }
  int after(int sector) const { return (sector + 1) % sectors(); }
  int sectors_in_use() const;
  int sectors_in_reserve() const { return sectors_for(kept_bytes()) + spare_sectors; }
  bool has_room_for(int bytes) const { return kept_bytes() + bytes <= kept_bytes_max(); }
  bool can_have_list(int key) const { return list_count_ < lists_max || &list_of(key) != &no_list; }
  const List& list_of(int key) const;
  /// A new one, if there was none; nullptr: there is no room for it.
  List* find_or_add_list(int key);

  Sector sector_at(int sector) const;
  bool read_sector_header(int sector, Sector& header) const;
  bool read_record(int address, const Sector& sector, bool mends, Header& header, Record& record) const;
  bool is_all(std::uint8_t value, int from, int to, int but_bits) const;
  bool is_blank(int from, int to) const { return is_all(0xFF, from, to, 0); }
  bool is_given_up(int sector) const;
  int end_of_spent(int address, record_form::Form form) const;
  bool find_in_sector(int& address, const Sector& sector, Header& header, Record& record) const;
  bool holds_any(int sector, std::uint32_t number) const;
  /// The next record from here on in the log, moving `address` to it; false at the end.
  bool find_record(int& address, Header& header, Record& record) const;
  static int first_record_of(int sector) { return start_of(sector) + sector_header_bytes; }
  int header_bytes_at(int address) const {
    return record_form::record_header_bytes(sector_at(sector_of(address)).form);
  }
  int bytes_of(int address, const Header& header) const { return header_bytes_at(address) + header.size; }

  int find_newest();
  void find_oldest(int newest);
  void scan_sector(int sector);
  void take_in_harm(int from, int to);
  void note(int address, const Header& header);
  void take_place(List& list, List latest);
  void give_up_copy(List& list);
  void give_up_unfinished_copies();

  void overwrite(int address, int bytes);
  void overwrite_record(int address, int size);
  void overwrite_records(int key, int from, int records, int until);
  bool write_checked(int address, Bytes bytes);
  bool begin_sector(int sector, std::uint32_t number);
  bool open_next_sector();
  bool make_room(int bytes);
  Header first_header(int key) const;
  bool write_at_head(Header header, Bytes payload);
  bool put(const Header& header, Bytes payload);
  bool copy_list(int key, int records, std::uint8_t generation);
  bool reclaim();

  Flash& flash_;
  static const List no_list;
  List lists_[lists_max];
  int list_count_ = 0;
  int oldest_ = none;  // sector
  int head_ = none;    // where the next record goes
  std::uint32_t head_number_ = 0;
  std::uint32_t second_from_ = record_form::number_end;  // sectors before this number have the first form
  bool has_lost_ = false;
  bool exceeds_ = false;
  int settled_ = none;  // the last sector that holds more than an unfinished copy
};

}  // namespace seaglass
