#include "save/record_log.h"

#include "core/check.h"
#include "core/crc32.h"

namespace seaglass {

namespace {

constexpr std::uint32_t format_mark = 0x53474C31;  // another format of the log is another mark
constexpr std::uint32_t number_end = 0xFFFF0000;   // no flash lives so long
constexpr std::uint8_t blank = 0xFF;

enum Flag : std::uint8_t {
  first = 1,  // begins a list
  last = 2,   // of a copy: from now on it is the list
  copied = 4,
};

void put32(std::uint8_t* bytes, std::uint32_t value) {
  for (int i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(value >> (8 * i));
}
std::uint32_t get32(const std::uint8_t* bytes) {
  std::uint32_t value = 0;
  for (int i = 0; i < 4; ++i) value |= static_cast<std::uint32_t>(bytes[i]) << (8 * i);
  return value;
}

}  // namespace

// ------------------------------------------------------------------------------------- what lies there

RecordLog::SectorHeader RecordLog::read_sector_header(int sector) const {
  std::uint8_t bytes[sector_header_bytes];
  flash_.read(start_of(sector), {bytes, sector_header_bytes});
  SectorHeader header;
  header.number = get32(bytes + 4);
  header.sound =
      get32(bytes) == format_mark && get32(bytes + 8) == crc32({bytes, 8}) && header.number < number_end;
  return header;
}

bool RecordLog::is_blank(int address, int bytes) const {
  constexpr int chunk_bytes = 64;
  std::uint8_t chunk[chunk_bytes];
  for (; bytes > 0; address += chunk_bytes, bytes -= chunk_bytes) {
    const int read_bytes = bytes < chunk_bytes ? bytes : chunk_bytes;
    flash_.read(address, {chunk, read_bytes});
    for (int i = 0; i < read_bytes; ++i)
      if (chunk[i] != blank) return false;
  }
  return true;
}

bool RecordLog::read_record(int address, Header& header, Record& record) const {
  const int room = start_of(sector_of(address) + 1) - address;
  if (room < record_header_bytes) return false;
  constexpr int at_once_bytes = record_header_bytes + 7;  // most records whole: a read costs more than a byte
  std::uint8_t bytes[record_header_bytes + payload_bytes_max];
  const int read_bytes = room < at_once_bytes ? room : at_once_bytes;
  flash_.read(address, {bytes, read_bytes});
  header.key = bytes[4];
  header.flags = bytes[5];
  header.index = static_cast<std::uint16_t>(bytes[6] | bytes[7] << 8);
  header.size = bytes[8];
  if (header.key >= keys_max || header.size > payload_bytes_max || record_header_bytes + header.size >= room)
    return false;  // nothing that was written here reaches a sector's last byte
  const int size = record_header_bytes + header.size;
  if (size > read_bytes) flash_.read(address + read_bytes, {bytes + read_bytes, size - read_bytes});
  if (get32(bytes) != crc32({bytes + 4, size - 4})) return false;
  record.size = header.size;
  for (int i = 0; i < header.size; ++i) record.bytes[i] = bytes[record_header_bytes + i];
  return true;
}

/// Within its sector. What is unsound, because the power failed or a bit did, hides nothing that follows.
bool RecordLog::find_in_sector(int& address, Header& header, Record& record) const {
  constexpr int glance_bytes = 64;
  const int end = start_of(sector_of(address) + 1);
  for (bool sound_so_far = true; address < end; ++address, sound_so_far = false) {
    if (read_record(address, header, record)) return true;
    if ((sound_so_far || address % glance_bytes == 0) && is_blank(address, end - address)) return false;
  }
  return false;
}

bool RecordLog::find_record(int& address, Header& header, Record& record) const {
  if (head_ == none || address == none) return false;
  while (address != head_) {
    const int sector = sector_of(address);
    if (find_in_sector(address, header, record)) return true;
    if (sector == sector_of(head_)) return false;
    address = start_of(after(sector)) + sector_header_bytes;
  }
  return false;
}

void RecordLog::mount() {
  for (List& list : lists_) list = List();
  oldest_ = head_ = settled_ = none;
  head_number_ = 0;
  int newest = none;
  for (int sector = 0; sector < sectors(); ++sector) {
    const SectorHeader header = read_sector_header(sector);
    if (!header.sound || (newest != none && header.number <= head_number_)) continue;
    newest = sector;
    head_number_ = header.number;
  }
  if (newest == none) return;

  find_oldest(newest);
  head_ = start_of(newest) + Flash::sector_bytes - 1;  // until the scan finds it
  for (int sector = oldest_;; sector = after(sector)) {
    scan_sector(sector);
    if (sector == newest) break;
  }
  give_up_unfinished_copies();
}

/// Back from the newest as far as the numbers go down by one. A sector whose own header came to harm lies
/// between two that fit, or before all of them; its records speak for themselves, and what is out of date
/// there is begun anew in later ones. What else claims to be as new as these was never written here.
void RecordLog::find_oldest(int newest) {
  oldest_ = newest;
  int reach = 0;
  for (int steps = 1; steps < sectors(); ++steps) {
    const int sector = (newest + sectors() - steps) % sectors();
    const SectorHeader header = read_sector_header(sector);
    if (!header.sound) continue;
    if (header.number + static_cast<std::uint32_t>(steps) != head_number_) break;
    oldest_ = sector;
    reach = steps;
  }
  for (int steps = reach + 1; steps < sectors(); ++steps) {
    const int sector = (newest + sectors() - steps) % sectors();
    const SectorHeader header = read_sector_header(sector);
    if (header.sound && header.number + static_cast<std::uint32_t>(reach) >= head_number_)
      static_cast<void>(flash_.erase(sector));
  }
  constexpr int harmed_max = 2;
  for (int i = 0; i < harmed_max && reach + 1 < sectors(); ++i, ++reach) {
    const int sector = (oldest_ + sectors() - 1) % sectors();
    if (read_sector_header(sector).sound || is_blank(start_of(sector), Flash::sector_bytes)) break;
    oldest_ = sector;
  }
}

/// What the power cut left of a copy holds nothing that the list itself has not. Its sectors are erased from
/// the newest on, so that the numbers stay without a gap whenever the power fails again; else, a copy that is
/// cut again and again would fill the log.
void RecordLog::give_up_unfinished_copies() {
  for (List& list : lists_) list.copy = none;
  if (settled_ == none) return;
  while (sector_of(head_) != settled_) {
    const int sector = sector_of(head_);
    if (!flash_.erase(sector)) return;
    head_ = start_of(sector == 0 ? sectors() : sector) - 1;  // full: the next record begins a sector
    --head_number_;
  }
}

/// Notes every sound record. In the newest sector the head follows the last one, or, where the power left
/// something unsound, lies at the sector's end, so that nothing is written on top of it.
void RecordLog::scan_sector(int sector) {
  const int end = start_of(sector + 1);
  int address = start_of(sector) + sector_header_bytes;
  int after_last = address;
  Header header;
  Record record;
  while (find_in_sector(address, header, record)) {
    note(address, header);
    address += record_header_bytes + header.size;
    after_last = address;
  }
  if (sector == sector_of(head_)) head_ = is_blank(after_last, end - after_last) ? after_last : end - 1;
}

void RecordLog::note(int address, const Header& header) {
  List& list = lists_[header.key];
  const int bytes = record_header_bytes + header.size;
  if ((header.flags & copied) == 0) {
    settled_ = sector_of(address);
    list.copy = none;
    if ((header.flags & first) != 0) {
      list = List();
      list.first = address;
      list.size = header.size == 0 ? 0 : 1;  // a beginning without anything in it is an empty list
      list.bytes = bytes;
      return;
    }
    if (list.first == none || header.index != list.size) {
      list.damaged = true;
      return;
    }
    ++list.size;
    list.bytes += bytes;
    return;
  }
  if ((header.flags & first) != 0) {
    list.copy = address;
    list.copied = 0;
    list.copied_bytes = 0;
  }
  if (list.copy == none || header.index != list.copied) {
    list.copy = none;
    return;
  }
  ++list.copied;
  list.copied_bytes += bytes;
  if ((header.flags & last) == 0) return;
  settled_ = sector_of(address);
  list.bytes = list.copied_bytes;
  list.first = list.copy;
  list.size = list.copied;
  list.copy = none;
  list.damaged = false;
}

bool RecordLog::Reader::next(Record& record) {
  if (index_ >= log_->lists_[key_].size) return false;
  Header header;
  for (; log_->find_record(address_, header, record); address_ += record_header_bytes + header.size) {
    if (header.key != key_) continue;
    const bool of_copy = (header.flags & copied) != 0;
    if (index_ == 0) in_copy_ = of_copy;
    if (of_copy && !in_copy_) continue;  // a later copy that was never finished
    if (header.index != index_) return false;
    if ((header.flags & last) != 0) in_copy_ = false;
    address_ += record_header_bytes + header.size;
    ++index_;
    return true;
  }
  return false;
}

// --------------------------------------------------------------------------------------------- writing

int RecordLog::sectors_in_use() const {
  return head_ == none ? 0 : (sector_of(head_) - oldest_ + sectors()) % sectors() + 1;
}

int RecordLog::kept_bytes() const {
  int bytes = 0;
  for (const List& list : lists_) bytes += list.bytes;
  return bytes;
}

/// So much that twice what it takes, and what is spare, are there: a copy of everything always finds room
/// beside it, however little of the sectors in use is still good for something.
int RecordLog::kept_bytes_max() const {
  const int whole_sectors = (sectors() - spare_sectors) / 2 - 1;
  return whole_sectors > 0 ? whole_sectors * sector_room_bytes : 0;
}

bool RecordLog::open_sector(int sector) {
  if (!flash_.erase(sector)) return false;
  std::uint8_t bytes[sector_header_bytes];
  put32(bytes, format_mark);
  put32(bytes + 4, head_number_ + 1);
  put32(bytes + 8, crc32({bytes, 8}));
  if (!flash_.write(start_of(sector), {bytes, sector_header_bytes})) return false;
  ++head_number_;
  if (oldest_ == none) oldest_ = sector;
  head_ = start_of(sector) + sector_header_bytes;
  return true;
}

/// At the head, for a record of so many bytes: where the sector has none left, the next one begins.
bool RecordLog::make_room(int bytes) {
  if (head_ == none) return open_sector(0);
  if (start_of(sector_of(head_) + 1) - head_ > bytes) return true;
  const int next = after(sector_of(head_));
  return next != oldest_ && open_sector(next);
}

bool RecordLog::write_at_head(const Header& header, Bytes payload) {
  CHECK(payload.size <= payload_bytes_max && payload.size == header.size);
  std::uint8_t bytes[record_header_bytes + payload_bytes_max];
  bytes[4] = header.key;
  bytes[5] = header.flags;
  bytes[6] = static_cast<std::uint8_t>(header.index);
  bytes[7] = static_cast<std::uint8_t>(header.index >> 8);
  bytes[8] = header.size;
  for (int i = 0; i < payload.size; ++i) bytes[record_header_bytes + i] = payload.data[i];
  const int size = record_header_bytes + payload.size;
  put32(bytes, crc32({bytes + 4, size - 4}));
  if (!make_room(size)) return false;
  const int address = head_;
  if (!flash_.write(address, {bytes, size})) {
    head_ = start_of(sector_of(head_) + 1) - 1;  // what was begun there is never written over
    return false;
  }
  head_ += size;
  note(address, header);
  return true;
}

bool RecordLog::put(const Header& header, Bytes payload) {
  return has_room_for(record_header_bytes + payload.size) && reclaim() && write_at_head(header, payload);
}

/// Writes the first records of a list anew. With none, what begins the new list is an empty record.
bool RecordLog::copy_list(int key, int records) {
  if (records == 0) return write_at_head({static_cast<std::uint8_t>(key), first, 0, 0}, {});
  Reader reader(*this, key);
  Record record;
  for (int i = 0; i < records; ++i) {
    if (!reader.next(record)) return false;
    int flags = copied;
    if (i == 0) flags |= first;
    if (i + 1 == records) flags |= last;
    const Header header{static_cast<std::uint8_t>(key), static_cast<std::uint8_t>(flags),
                        static_cast<std::uint16_t>(i), static_cast<std::uint8_t>(record.size)};
    if (!write_at_head(header, {record.bytes, record.size})) return false;
  }
  return true;
}

/// Frees sectors from the oldest on until the reserve is there. A list that cannot be read to its end is
/// carried on as far as it goes: to lose the rest is better than to fill the log for ever.
bool RecordLog::reclaim() {
  if (kept_bytes_max() == 0) return false;
  while (sectors() - sectors_in_use() < sectors_in_reserve()) {
    if (oldest_ == sector_of(head_)) return false;
    for (int key = 0; key < keys_max; ++key) {
      const List& list = lists_[key];
      if (list.first == none || sector_of(list.first) != oldest_) continue;
      Reader reader(*this, key);
      Record record;
      int readable = 0;
      while (reader.next(record)) ++readable;
      if (!copy_list(key, readable)) return false;
    }
    oldest_ = after(oldest_);  // its lists, empty ones included, now begin elsewhere
  }
  return true;
}

bool RecordLog::begin(int key, Bytes payload) {
  CHECK(key >= 0 && key < keys_max && payload.size > 0);
  return put({static_cast<std::uint8_t>(key), first, 0, static_cast<std::uint8_t>(payload.size)}, payload);
}

bool RecordLog::append(int key, Bytes payload) {
  CHECK(key >= 0 && key < keys_max && payload.size > 0);
  if (lists_[key].size == 0) return begin(key, payload);
  if (lists_[key].bytes + record_header_bytes + payload.size > list_bytes_max) return false;
  return put({static_cast<std::uint8_t>(key), 0, lists_[key].size, static_cast<std::uint8_t>(payload.size)},
             payload);
}

bool RecordLog::drop_last(int key) {
  CHECK(size(key) > 0);
  return reclaim() && copy_list(key, size(key) - 1);
}

bool RecordLog::clear(int key) {
  CHECK(key >= 0 && key < keys_max);
  return reclaim() &&
         write_at_head({static_cast<std::uint8_t>(key), first, 0, 0}, {});  // also where it is full
}

}  // namespace seaglass
