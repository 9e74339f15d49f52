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
// Mounting reads every sector's header, the newest checkpoint (record_form.h) and the records after it: four
// sectors at most, however much was written. A checkpoint that cannot be read is passed over, and the one
// before it and more records tell the same.
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
  static constexpr int keys_max = record_form::checkpoint_key;
  /// How many keys can have a list at a time (keys.h: a box of seven games needs all of them).
  static constexpr int lists_max = 53;
  static constexpr int payload_bytes_max = 136;
  /// The longest list: the journal of Mermaid's Song, 2,700 choices of 5 bytes with 10 around each, 40,500.
  static constexpr int list_bytes_max = 40 * 1024;

  explicit RecordLog(Flash& flash) : flash_(&flash) {}
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
    bool find_next(Record& record);

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
  /// an earlier one. It is overwritten, so the next mount does not report it again. Or a list had fewer
  /// records than it should when it was read.
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
  /// A sector begins with a checkpoint if so many before it have none.
  static constexpr int checkpoint_every = 4;
  /// Of all lists, and of the one that is being copied.
  static constexpr int entries_max = lists_max + 1;
  static constexpr int checkpoint_records_max =
      (entries_max + record_form::entries_of_record - 1) / record_form::entries_of_record;
  static constexpr int checkpoint_bytes_max =
      checkpoint_records_max * (record_header_bytes + record_form::checkpoint_head_bytes) +
      entries_max * record_form::entry_bytes;
  /// At least so much of each sector is used, in the mean of `checkpoint_every`: the end stays blank if the
  /// next record does not fit.
  static constexpr int sector_room_bytes = Flash::sector_bytes - sector_header_bytes - record_header_bytes -
                                           payload_bytes_max -
                                           (checkpoint_bytes_max + checkpoint_every - 1) / checkpoint_every;
  /// The first one may have a checkpoint, with fewer than `checkpoint_every` sectors to share it.
  static constexpr int sectors_for(int bytes) {
    return (bytes + checkpoint_bytes_max + sector_room_bytes - 1) / sector_room_bytes;
  }
  /// As many sectors as partitions.csv has; of a larger flash, the rest is not used.
  static constexpr int sectors_max = 64;
  static_assert(sectors_max * Flash::sector_bytes <= 1 << record_form::address_bits);
  static constexpr int records_max = list_bytes_max / (record_header_bytes + 1);  // of a list
  static_assert(records_max < 1 << record_form::size_bits);
  static_assert(record_form::checkpoint_head_bytes +
                    record_form::entries_of_record * record_form::entry_bytes <=
                payload_bytes_max);
  using Numbers = std::uint32_t[sectors_max];
  /// Free sectors beyond a copy of everything: one to begin it in, one that a power cut left unfit for
  /// writing, and the one that is being written.
  static constexpr int spare_sectors = 3;

 public:
  /// All that a handheld keeps (shelf.h): four tables at their longest, 67,018 bytes, and everything else.
  static constexpr int kept_bytes_min = 80 * 1024;
  /// Lists, a copy of them, and where that copy begins and ends within a sector.
  static constexpr int sectors_min =
      2 * ((kept_bytes_min + checkpoint_bytes_max) / sector_room_bytes + 2) + spare_sectors;

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

  int sectors() const { return sectors_; }
  static int sector_of(int address) { return address / Flash::sector_bytes; }
  static int start_of(int sector) { return sector * Flash::sector_bytes; }
  int after(int sector) const { return (sector + 1) % sectors(); }
  int sectors_in_use() const;
  int sectors_in_reserve() const;
  bool has_room_for(int growth) const { return growth <= 0 || kept_bytes() + growth <= kept_bytes_max(); }
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

  /// How many sectors before the newest one it lies.
  int age_of(int sector) const { return (sector_of(head_) - sector + sectors()) % sectors(); }
  bool needs_checkpoint(std::uint32_t number) const {
    return number - checkpoint_number_ >= checkpoint_every;
  }
  void mount_up_to(int newest, const Numbers& numbers);
  int read_numbers(Numbers& numbers);
  int find_newest(int newest, const Numbers& numbers);
  void find_oldest(int newest, const Numbers& numbers);
  int take_newest_checkpoint();
  void forget_lists();
  bool take_checkpoint(int sector);
  bool take_entries(int sector, const Record& record);
  void take_entry(int sector, const record_form::Entry& entry);
  void scan_sector(int sector);
  void take_in_harm(int from, int to);
  void note(int address, const Header& header);
  void take_place(List& list, List latest);
  void overwrite_replaced();
  void give_up_copy(List& list);
  void give_up_unfinished_copies();

  void overwrite(int address, int bytes);
  void overwrite_record(int address, int size);
  void overwrite_list(int key, int first, int records, int until);
  bool is_to_be_overwritten(int key, int first);
  bool write_checked(int address, Bytes bytes);
  const List* list_being_copied() const;
  static record_form::Entry entry_of(const List& list, bool is_copy);
  bool write_checkpoint(int& address, std::uint32_t number);
  bool begin_sector(int sector, std::uint32_t number, int& address);
  bool open_next_sector();
  bool make_room(int bytes);
  Header first_header(int key) const;
  bool write_at_head(Header header, Bytes payload);
  bool put(const Header& header, Bytes payload);
  bool copy_list(int key, int records, std::uint8_t generation);
  bool write_copy(int key, int records, std::uint8_t generation);
  bool copy_lists_of_oldest();
  bool reclaim();

  Flash* flash_;
  static const List no_list;
  List lists_[lists_max];
  int list_count_ = 0;
  int sectors_ = 0;
  int oldest_ = none;  // sector
  int head_ = none;    // where the next record goes
  std::uint32_t head_number_ = 0;
  std::uint32_t second_from_ = record_form::number_end;  // sectors before this number have the first form
  std::uint32_t checkpoint_number_ = 0;                  // of the newest sector that has one
  bool reads_ahead_ = false;                             // while mounting
  mutable bool has_lost_ = false;
  bool exceeds_ = false;
  /// A secret list that the newest record replaced.
  struct Replaced {
    int key = 0;
    int first = none;
    int records = 0;
    int until = none;
  } replaced_;
  int settled_ = none;  // the last sector that holds more than an unfinished copy
};

}  // namespace seaglass
