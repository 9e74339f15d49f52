// Writes the record log. Every write is verified by reading.
#include "core/check.h"
#include "core/wipe.h"
#include "save/log/record_log.h"
#include "save/records/keys.h"

namespace seaglass {

using namespace record_form;

int RecordLog::sectors_in_use() const {
  return head_ == none ? 0 : (sector_of(head_) - oldest_ + sectors()) % sectors() + 1;
}

int RecordLog::kept_bytes() const {
  int bytes = 0;
  for (int i = 0; i < list_count_; ++i) bytes += lists_[i].bytes;
  return bytes;
}

/// Never more than there is room for: an earlier version wrote no checkpoints, and could keep more. Its lists
/// stay, and nothing is added to them until there is room again.
int RecordLog::sectors_in_reserve() const {
  const int bytes = kept_bytes() < kept_bytes_max() ? kept_bytes() : kept_bytes_max();
  return sectors_for(bytes) + spare_sectors;
}

/// Twice the lists and the spare sectors must fit: then there is always room for a copy of everything,
/// however much of the sectors in use is out of date.
int RecordLog::kept_bytes_max() const {
  if (exceeds_) return 0;
  const int whole_sectors = (sectors() - spare_sectors) / 2 - 1;
  return whole_sectors > 0 ? whole_sectors * sector_room_bytes - checkpoint_bytes_max : 0;
}

/// Overwrites with zeros, which needs no erase.
void RecordLog::overwrite(int address, int bytes) {
  constexpr int chunk_bytes = 32;
  const std::uint8_t zeros[chunk_bytes] = {};
  for (; bytes > 0; address += chunk_bytes, bytes -= chunk_bytes)
    static_cast<void>(flash_->write(address, {zeros, bytes < chunk_bytes ? bytes : chunk_bytes}));
}

/// Keeps the size, which leads to the next record. The payload goes first: until it is gone, the header says
/// what it is.
void RecordLog::overwrite_record(int address, int size) {
  const int header_bytes = header_bytes_at(address);
  overwrite(address + header_bytes, size);
  overwrite(address, size_at);
  overwrite(address + size_at + 1, header_bytes - size_at - 1);
}

/// False: the list's first record is gone already, or it was being overwritten when the power failed; then
/// its rest goes now.
bool RecordLog::is_to_be_overwritten(int key, int first) {
  const Sector sector = sector_at(sector_of(first));
  if (end_of_spent(first, sector.form) != none) return false;
  Header header;
  Record record;
  const WipeAtEnd record_goes(record);
  int address = first;
  const bool found = find_in_sector(address, sector, header, record);
  if (found && address == first) return header.key == key;
  const int longest_end = first + record_header_bytes + payload_bytes_max,
            end = start_of(sector_of(first) + 1);
  take_in_harm(first, found ? address : longest_end < end ? longest_end : end);
  return false;
}

/// Overwrites so many records of a list that was replaced, up to its successor. The first one goes last:
/// while it is there, so may others be.
void RecordLog::overwrite_list(int key, int first, int records, int until) {
  if (records == 0 || !is_to_be_overwritten(key, first)) return;
  Header header;
  Record record;
  const WipeAtEnd record_goes(record);
  static_cast<void>(find_record(first, header, record));
  const int first_size = header.size;
  int from = first + bytes_of(first, header);
  for (int address = from; records > 1 && find_record(address, header, record); from = address) {
    if (address > from && sector_of(address) == sector_of(from)) take_in_harm(from, address);
    if (address == until) break;
    if (header.key == key) {
      overwrite_record(address, header.size);
      --records;
    }
    address += bytes_of(address, header);
  }
  overwrite_record(first, first_size);
}

bool RecordLog::write_checked(int address, Bytes bytes) {
  if (!flash_->write(address, bytes)) return false;
  constexpr int chunk_bytes = 32;
  std::uint8_t chunk[chunk_bytes];
  for (int done = 0; done < bytes.size; done += chunk_bytes) {
    const int size = bytes.size - done < chunk_bytes ? bytes.size - done : chunk_bytes;
    flash_->read(address + done, {chunk, size});
    for (int i = 0; i < size; ++i)
      if (chunk[i] != bytes.data[done + i]) return false;
  }
  return true;
}

const RecordLog::List* RecordLog::list_being_copied() const {
  for (int i = 0; i < list_count_; ++i)
    if (lists_[i].copy != none) return &lists_[i];
  return nullptr;
}

Entry RecordLog::entry_of(const List& list, bool is_copy) {
  const int first = is_copy ? list.copy : list.first;
  Entry entry;
  entry.key = list.key;
  entry.generation = list.generation;
  entry.damaged = list.damaged;
  entry.is_copy = is_copy;
  entry.first = first == none ? 0 : first;
  entry.size = is_copy ? list.copied : list.size;
  entry.bytes = is_copy ? list.copied_bytes : list.bytes;
  return entry;
}

/// Behind the header of a sector that is being begun; then `address` is behind it. An unfinished copy is the
/// last entry.
bool RecordLog::write_checkpoint(int& address, std::uint32_t number) {
  const List* const copied_list = list_being_copied();
  const int entries = list_count_ + (copied_list == nullptr ? 0 : 1);
  const int settled_before = settled_ == none ? 0 : (sector_of(address) - settled_ + sectors()) % sectors();
  Header header;
  header.key = checkpoint_key;
  header.flags = first;
  for (int done = 0; (header.flags & last) == 0; ++header.index) {
    std::uint8_t bytes[record_header_bytes + payload_bytes_max];
    const int left = entries - done, count = left < entries_of_record ? left : entries_of_record;
    header.size = static_cast<std::uint8_t>(checkpoint_head_bytes + count * entry_bytes);
    header.flags = static_cast<std::uint8_t>((done == 0 ? first : 0) | (count == left ? last : 0));
    bytes[record_header_bytes] = checkpoint_form;
    bytes[record_header_bytes + 1] = static_cast<std::uint8_t>(settled_before);
    BitWriter writer({bytes + record_header_bytes + checkpoint_head_bytes, count * entry_bytes});
    for (const int end = done + count; done < end; ++done)
      (done < list_count_ ? entry_of(lists_[done], false) : entry_of(*copied_list, true)).write(writer);
    const int size = record_header_bytes + header.size;
    seal_record(header, number, {bytes, size});
    if (!write_checked(address, {bytes, size})) return false;
    address += size;
  }
  return true;
}

/// With a checkpoint if so many sectors before it have none. The first record goes to `address` then.
bool RecordLog::begin_sector(int sector, std::uint32_t number, int& address) {
  if (!flash_->erase(sector) || !is_blank(start_of(sector), start_of(sector + 1))) return false;
  std::uint8_t bytes[sector_header_bytes];
  write_sector_header(number, bytes);
  address = first_record_of(sector);
  if (!write_checked(start_of(sector), {bytes, sector_header_bytes})) return false;
  if (!needs_checkpoint(number)) return true;
  if (!write_checkpoint(address, number)) return false;
  checkpoint_number_ = number;
  return true;
}

/// The next sector that can be erased and written. One that cannot is filled with zeros, so that nothing in
/// it is taken for a record, and keeps its number.
bool RecordLog::open_next_sector() {
  constexpr int worn_max = 4;  // consecutive ones; with more the flash has failed
  int sector = head_ == none ? 0 : after(sector_of(head_));
  std::uint32_t number = head_number_;
  for (int worn = 0; worn <= worn_max && sector != oldest_; ++worn, sector = after(sector)) {
    int address = none;
    if (!begin_sector(sector, ++number, address)) {
      overwrite(start_of(sector), Flash::sector_bytes);
      continue;
    }
    head_number_ = number;
    if (number < second_from_) second_from_ = number;
    if (oldest_ == none) oldest_ = sector;
    head_ = address;
    return true;
  }
  return false;
}

/// Makes room at the head for so many bytes, in the next sector if this one is full.
bool RecordLog::make_room(int bytes) {
  const bool has_room = head_ != none && start_of(sector_of(head_) + 1) - head_ > bytes;
  return has_room || open_next_sector();
}

/// Writes nothing more to a sector in which a write failed.
bool RecordLog::write_at_head(Header header, Bytes payload) {
  constexpr int tries_max = 3;
  CHECK(payload.size <= payload_bytes_max);
  header.size = static_cast<std::uint8_t>(payload.size);
  const int size = record_header_bytes + payload.size;
  std::uint8_t bytes[record_header_bytes + payload_bytes_max];
  const WipeAtEnd bytes_go(bytes);
  for (int i = 0; i < payload.size; ++i) bytes[record_header_bytes + i] = payload.data[i];
  for (int tries = 0; tries < tries_max && make_room(size); ++tries) {
    const int address = head_;
    seal_record(header, head_number_, {bytes, size});
    if (write_checked(address, {bytes, size})) {
      head_ = address + size;
      note(address, header);
      return true;
    }
    overwrite(address, size);
    head_ = start_of(sector_of(head_) + 1) - 1;
  }
  return false;
}

bool RecordLog::put(const Header& header, Bytes payload) {
  const int replaced = (header.flags & first) != 0 ? list_of(header.key).bytes : 0;
  return can_have_list(header.key) && has_room_for(record_header_bytes + payload.size - replaced) &&
         reclaim() && write_at_head(header, payload);
}

/// Copies the first records of a list. No other list has an unfinished copy then.
bool RecordLog::copy_list(int key, int records, std::uint8_t generation) {
  if (write_copy(key, records, generation)) return true;
  for (int i = 0; i < list_count_; ++i) give_up_copy(lists_[i]);
  return false;
}

/// An empty copy begins with an empty record.
bool RecordLog::write_copy(int key, int records, std::uint8_t generation) {
  Header header = first_header(key);
  header.generation = generation;
  if (records == 0 && list_of(key).damaged)
    header.flags = static_cast<std::uint8_t>(header.flags | shortened);
  if (records == 0) return write_at_head(header, {});
  Reader reader(*this, key);
  Record record;
  const WipeAtEnd record_goes(record);
  for (int i = 0; i < records; ++i) {
    if (!reader.next(record)) return false;
    int flags = copied;
    if (i == 0) flags |= first;
    if (i + 1 == records) flags |= last;
    if (i + 1 == records && list_of(key).damaged) flags |= shortened;
    header.flags = static_cast<std::uint8_t>(flags);
    header.index = static_cast<std::uint16_t>(i);
    if (!write_at_head(header, {record.bytes, record.size})) return false;
  }
  return true;
}

/// Of a damaged list the readable part is copied: the rest is lost, but the log does not fill up.
bool RecordLog::copy_lists_of_oldest() {
  for (int i = 0; i < list_count_; ++i) {
    List& list = lists_[i];
    if (list.first == none || sector_of(list.first) != oldest_) continue;
    Reader reader(*this, list.key);
    Record record;
    const WipeAtEnd record_goes(record);
    int readable = 0;
    while (reader.next(record)) ++readable;
    if (readable < list.size) list.damaged = true;
    if (!copy_list(list.key, readable, list.generation)) return false;
  }
  return true;
}

/// Frees sectors, the oldest first, until the reserve is free.
bool RecordLog::reclaim() {
  if (kept_bytes_max() == 0) return false;
  for (int freed = 0; sectors() - sectors_in_use() < sectors_in_reserve(); ++freed) {
    if (oldest_ == sector_of(head_) || freed == sectors() || !copy_lists_of_oldest()) return false;
    oldest_ = after(oldest_);  // its lists, empty ones included, now begin elsewhere
  }
  return true;
}

/// The header that begins a new list under this key.
RecordLog::Header RecordLog::first_header(int key) const {
  Header header;
  header.key = static_cast<std::uint8_t>(key);
  header.flags = first;
  header.generation = static_cast<std::uint8_t>(list_of(key).generation + 1);
  return header;
}

bool RecordLog::begin(int key, Bytes payload) {
  CHECK(key >= 0 && key < keys_max && payload.size > 0);
  return put(first_header(key), payload);
}

bool RecordLog::append(int key, Bytes payload) {
  CHECK(key >= 0 && key < keys_max && payload.size > 0);
  const List& list = list_of(key);
  if (list.size == 0) return begin(key, payload);
  if (list.bytes + record_header_bytes + payload.size > list_bytes_max) return false;
  Header header;
  header.key = static_cast<std::uint8_t>(key);
  header.index = list.size;
  header.generation = list.generation;
  return put(header, payload);
}

bool RecordLog::drop_last(int key) {
  CHECK(size(key) > 0);
  return reclaim() && copy_list(key, size(key) - 1, first_header(key).generation);
}

bool RecordLog::clear(int key) {
  CHECK(key >= 0 && key < keys_max);
  return can_have_list(key) && reclaim() && write_at_head(first_header(key), {});  // also where it is full
}

}  // namespace seaglass
