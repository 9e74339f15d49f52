// Lists of records in raw flash, each list under a key: settings (a list of one), the journal of a table (its
// set-up, then every choice). Power may fail at any byte: afterwards a list is as it was before the
// interrupted call or as it was meant to be after it.
//
// All lists lie in one log, which goes round all sectors, so that they wear evenly. A list is what stands in
// the log from the last record on that began it. When sectors get rare, the lists that begin in the oldest
// one are written anew at the head: until the last record of such a copy is there, the old list holds.
//
// Flash wears: what was written or erased is read again before it counts, and where it is not so, the log
// goes on in the next sector. What keys.h calls secret leaves no older copy behind.
//
// A list under a key that this version does not use is kept like every other.
//
// It never fills up by itself: as many sectors are kept free as all that is kept would take, so that it can
// be copied whole, whichever sectors its lists begin in. What would not leave them free is refused.
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
  /// Of all keys only so many have a list (keys.h: a box of seven games needs all of them).
  static constexpr int lists_max = 53;
  static constexpr int payload_bytes_max = 136;
  /// The longest list: the journal of Mermaid's Song, 2,700 choices of 5 bytes with 10 around each, 40,500.
  static constexpr int list_bytes_max = 40 * 1024;

  explicit RecordLog(Flash& flash) : flash_(flash) {}
  RecordLog(const RecordLog&) = delete;
  RecordLog& operator=(const RecordLog&) = delete;

  /// Once, before everything else. Whatever lies in flash, what is sound of it is found again.
  void mount();

  int size(int key) const { return list_of(key).size; }
  /// Flash bytes used by a list of `records` records of `payload_bytes` each.
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
    Reader(const RecordLog& log, int key) : log_(&log), key_(key), address_(log.list_of(key).first) {}
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
  bool damaged(int key) const { return list_of(key).damaged; }
  /// When it was mounted, something lay there that cannot be read: the last thing that was kept may be lost,
  /// by a power cut in the middle of it, or something before it. The next time it is not found again.
  bool has_lost() const { return has_lost_; }
  /// More lists lie there than this version has room for, or longer ones: another version wrote them. Nothing
  /// is written any more, so that they stay whole.
  bool exceeds() const { return exceeds_; }

 private:
  friend class Reader;
  using Header = record_form::RecordHeader;
  using Sector = record_form::Sector;

  static constexpr int none = -1;
  static constexpr int sector_header_bytes = record_form::sector_header_bytes;
  static constexpr int record_header_bytes = record_form::record_header_bytes_max;
  /// Cells that do not take a zero any more, in what was overwritten. Of a record that is harmed more bits
  /// are set: its checksum alone has so few once in two thousand times.
  static constexpr int spent_bits_max = 6;
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
  struct List {
    int first = none;         // where its first record lies
    int copy = none;          // where an unfinished copy begins
    std::uint16_t bytes = 0;  // what it takes
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
  int settled_ = none;  // the last sector with anything in it but a copy that is not finished
};

}  // namespace seaglass
