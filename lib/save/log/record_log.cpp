// What lies in the record log, and how it is read.
#include "save/log/record_log.h"

#include "core/wipe.h"
namespace seaglass {

using namespace record_form;

namespace {

/// Wipes no more than was read: most records are a ninth of the longest.
class WipeRead {
 public:
  WipeRead(std::uint8_t* bytes, const int& size) : bytes_(bytes), size_(size) {}
  ~WipeRead() { wipe({bytes_, size_}); }
  WipeRead(const WipeRead&) = delete;
  WipeRead& operator=(const WipeRead&) = delete;

 private:
  std::uint8_t* bytes_;
  const int& size_;
};

}  // namespace

const RecordLog::List RecordLog::no_list;

const RecordLog::List& RecordLog::list_of(int key) const {
  for (int i = 0; i < list_count_; ++i)
    if (lists_[i].key == key) return lists_[i];
  return no_list;
}

/// A sector in use, or the one after the head: numbers are consecutive.
RecordLog::Sector RecordLog::sector_at(int sector) const {
  const int before = (sector_of(head_) - sector + sectors()) % sectors();
  const std::uint32_t number = head_number_ - static_cast<std::uint32_t>(before);
  return {number, number < second_from_ ? Form::first : Form::second};
}

bool RecordLog::read_sector_header(int sector, Sector& header) const {
  std::uint8_t bytes[sector_header_bytes];
  flash_->read(start_of(sector), {bytes, sector_header_bytes});
  return record_form::read_sector_header(bytes, header);
}

/// Whether all bytes have this value, except for at most so many bits.
bool RecordLog::is_all(std::uint8_t value, int from, int to, int but_bits) const {
  constexpr int chunk_bytes = 64;
  std::uint8_t chunk[chunk_bytes];
  for (; from < to; from += chunk_bytes) {
    const int size = to - from < chunk_bytes ? to - from : chunk_bytes;
    flash_->read(from, {chunk, size});
    for (int i = 0; i < size; ++i)
      for (int bits = chunk[i] ^ value; bits != 0; bits &= bits - 1)
        if (--but_bits < 0) return false;
  }
  return true;
}

/// Writing this sector failed; it was filled with zeros as far as possible.
bool RecordLog::is_given_up(int sector) const {
  Sector header;
  return !read_sector_header(sector, header) &&
         is_all(0, start_of(sector), start_of(sector + 1), spent_bits_max);
}

/// The end of an overwritten record: all but its size is zero, except for worn bits.
int RecordLog::end_of_spent(int address, Form form) const {
  const int end = start_of(sector_of(address) + 1);
  if (address + record_header_bytes > end) return none;
  std::uint8_t size = 0;
  flash_->read(address + size_at, {&size, 1});
  const int spent_end = address + record_form::record_header_bytes(form) + size;
  const bool is_spent = spent_end <= end && is_all(0, address, address + size_at, spent_bits_max) &&
                        is_all(0, address + size_at + 1, spent_end, spent_bits_max);
  return is_spent ? spent_end : none;
}

bool RecordLog::read_record(int address, const Sector& sector, bool mends, Header& header,
                            Record& record) const {
  const int header_bytes = record_form::record_header_bytes(sector.form);
  const int room = start_of(sector_of(address) + 1) - address - 1;  // nothing reaches a sector's last byte
  if (room < header_bytes) return false;
  // One read for most records: outside of mounting, each takes an ESP32 longer than what it brings.
  const int at_once_bytes = record_header_bytes_max + (reads_ahead_ ? 6 : 70);
  std::uint8_t bytes[record_header_bytes_max + payload_bytes_max];
  int read_bytes = room < at_once_bytes ? room : at_once_bytes;
  const WipeRead read_goes(bytes, read_bytes);  // some records hold keys
  flash_->read(address, {bytes, read_bytes});
  const std::uint8_t size_said = bytes[size_at];
  // The flipped bit may be in the size: try each size that differs in one bit.
  for (int bit = -1; bit < (mends ? 8 : 0); ++bit) {
    bytes[size_at] = static_cast<std::uint8_t>(bit < 0 ? size_said : size_said ^ 1 << bit);
    const int size = header_bytes + bytes[size_at];
    if (bytes[size_at] > payload_bytes_max || size > room) continue;
    if (size > read_bytes) flash_->read(address + read_bytes, {bytes + read_bytes, size - read_bytes});
    if (size > read_bytes) read_bytes = size;
    if (!is_sound_record({bytes, size}, sector, mends && bit < 0)) continue;
    header = read_record_header(bytes, sector.form);
    if (header_bytes + header.size != size) return false;
    record.size = header.size;
    for (int i = 0; i < header.size; ++i) record.bytes[i] = bytes[header_bytes + i];
    return true;
  }
  return false;
}

/// Within the sector. Skips invalid bytes: a write that the power cut, or more than one flipped bit.
bool RecordLog::find_in_sector(int& address, const Sector& sector, Header& header, Record& record) const {
  constexpr int glance_bytes = 64;
  const int end = start_of(sector_of(address) + 1);
  for (int next = address; next != none; next = end_of_spent(next, sector.form)) {
    address = next;
    if (read_record(address, sector, true, header, record)) return true;
  }
  for (bool is_first = true; address < end; ++address, is_first = false) {
    if ((is_first || address % glance_bytes == 0) && is_blank(address, end)) return false;
    if (read_record(address, sector, false, header, record)) return true;
  }
  return false;
}

bool RecordLog::find_record(int& address, Header& header, Record& record) const {
  if (head_ == none || address == none) return false;
  while (address != head_) {
    const int sector = sector_of(address);
    if (find_in_sector(address, sector_at(sector), header, record)) return true;
    if (sector == sector_of(head_)) return false;
    address = first_record_of(after(sector));
  }
  return false;
}

bool RecordLog::Reader::next(Record& record) {
  if (index_ >= log_->list_of(key_).size) return false;
  if (find_next(record)) return true;
  log_->has_lost_ = true;
  return false;
}

bool RecordLog::Reader::find_next(Record& record) {
  Header header;
  while (log_->find_record(address_, header, record)) {
    address_ += log_->bytes_of(address_, header);
    if (header.key != key_) continue;
    const bool of_copy = (header.flags & copied) != 0;
    if (index_ == 0) in_copy_ = of_copy;
    if (of_copy && !in_copy_) continue;  // a later copy that was never finished
    if (header.index != index_) return false;
    if ((header.flags & last) != 0) in_copy_ = false;
    ++index_;
    return true;
  }
  return false;
}

}  // namespace seaglass
