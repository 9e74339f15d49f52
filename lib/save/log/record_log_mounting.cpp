// Finds the record log in flash when the unit starts, whatever state it is in.
#include "core/wipe.h"
#include "save/log/record_log.h"
#include "save/records/keys.h"
namespace seaglass {

using namespace record_form;

void RecordLog::mount() {
  list_count_ = 0;
  oldest_ = head_ = settled_ = none;
  head_number_ = 0;
  second_from_ = number_end;
  has_lost_ = exceeds_ = false;
  const int newest = find_newest();
  if (head_number_ == 0) return;
  head_ = start_of(newest + 1) - 1;  // until the scan finds it
  find_oldest(newest);
  for (int sector = oldest_;; sector = after(sector)) {
    scan_sector(sector);
    if (sector == newest) break;
  }
  give_up_unfinished_copies();
}

/// If the header is damaged, the records tell the sector's number.
int RecordLog::find_newest() {
  int newest = sectors() - 1;  // before the first
  for (int sector = 0; sector < sectors(); ++sector) {
    Sector header;
    if (!read_sector_header(sector, header)) continue;
    if (header.form == Form::second && header.number < second_from_) second_from_ = header.number;
    if (header.number <= head_number_) continue;
    newest = sector;
    head_number_ = header.number;
  }
  while (head_number_ < number_end && newest >= 0 && holds_any(after(newest), head_number_ + 1)) {
    newest = after(newest);
    if (++head_number_ < second_from_) second_from_ = head_number_;
  }
  return newest;
}

/// Whether the header is damaged and a record carries this number.
bool RecordLog::holds_any(int sector, std::uint32_t number) const {
  Sector sound;
  Header header;
  Record record;
  const WipeAtEnd record_goes(record);
  int address = first_record_of(sector);
  return !read_sector_header(sector, sound) &&
         find_in_sector(address, {number, Form::second}, header, record);
}

/// Goes back from the newest sector while the numbers count down by one. A sector with a damaged header lies
/// between two that fit, or before all of them: its records carry their number, and lists that are out of
/// date there begin again in later sectors. Any other sector with such a number was not written by this log.
void RecordLog::find_oldest(int newest) {
  oldest_ = newest;
  int reach = 0;
  Sector header;
  for (int steps = 1; steps < sectors(); ++steps) {
    const int sector = (newest + sectors() - steps) % sectors();
    if (!read_sector_header(sector, header)) continue;
    if (header.number + static_cast<std::uint32_t>(steps) != head_number_) break;
    oldest_ = sector;
    reach = steps;
  }
  for (int steps = reach + 1; steps < sectors(); ++steps) {
    const int sector = (newest + sectors() - steps) % sectors();
    if (read_sector_header(sector, header) &&
        header.number + static_cast<std::uint32_t>(reach) >= head_number_)
      static_cast<void>(flash_.erase(sector));
  }
  constexpr int harmed_max = 2;
  for (int i = 0; i < harmed_max && reach + 1 < sectors(); ++i, ++reach) {
    const int sector = (oldest_ + sectors() - 1) % sectors();
    if (read_sector_header(sector, header) || is_blank(start_of(sector), start_of(sector + 1))) break;
    oldest_ = sector;
  }
}

void RecordLog::give_up_copy(List& list) {
  if (list.copy != none && keys::holds_secret(list.key))
    overwrite_records(list.key, list.copy, list.copied, none);
  list.copy = none;
}

/// An unfinished copy holds nothing that its list does not hold, too. Its sectors are erased, the newest
/// first, so that the numbers stay consecutive if the power fails again. Otherwise, repeated power cuts
/// during a copy would fill the log.
void RecordLog::give_up_unfinished_copies() {
  for (int i = 0; i < list_count_; ++i) give_up_copy(lists_[i]);
  if (settled_ == none || exceeds_) return;
  while (sector_of(head_) != settled_) {
    const int sector = sector_of(head_);
    if (!flash_.erase(sector)) return;
    head_ = start_of(sector == 0 ? sectors() : sector) - 1;  // full: the next record begins a sector
    --head_number_;
  }
}

/// Notes every valid record. In the newest sector the head follows the last one. Bytes behind it that are no
/// record may be a write that the power cut: then the list before it is valid. In the first form such bytes
/// were left in place.
void RecordLog::scan_sector(int sector) {
  if (is_given_up(sector)) return;
  const Form form = sector_at(sector).form;
  const int end = start_of(sector + 1);
  int from = first_record_of(sector), address = from;
  Header header;
  Record record;
  const WipeAtEnd record_goes(record);
  while (find_in_sector(address, sector_at(sector), header, record)) {
    if (address != from) take_in_harm(from, address);
    note(address, header);
    from = address += bytes_of(address, header);
  }
  const bool is_newest = sector == sector_of(head_);
  for (int next = from; next != none; next = end_of_spent(next, form)) from = next;
  const bool is_whole = is_blank(from, end);
  if (is_newest) head_ = is_whole && form == Form::second ? from : end - 1;
  if (is_whole || (form == Form::first && !is_newest)) return;
  int harmed_end = from;
  while (!is_blank(harmed_end, end)) harmed_end += record_header_bytes;
  take_in_harm(from, harmed_end < end ? harmed_end : end);
}

/// Bytes that are no record are reported once, and then overwritten. If they are only the header of a secret,
/// the power failed while it was being overwritten, and nothing is lost.
void RecordLog::take_in_harm(int from, int to) {
  const Form form = sector_at(sector_of(from)).form;
  for (int end = from; end != none && end <= to; end = end_of_spent(end, form)) from = end;
  const int payload = from + record_form::record_header_bytes(form);
  if (payload > to || (payload < to && is_all(0, payload, to, spent_bits_max))) return;
  has_lost_ = true;
  overwrite(from, to - from);
}

/// The latest one becomes the list.
void RecordLog::take_place(List& list, List latest) {
  const int former = list.first, records = list.size;
  latest.key = list.key;
  list = latest;
  if (keys::holds_secret(list.key) && former != none)
    overwrite_records(list.key, former, records, latest.first);
}

RecordLog::List* RecordLog::find_or_add_list(int key) {
  for (int i = 0; i < list_count_; ++i)
    if (lists_[i].key == key) return &lists_[i];
  if (list_count_ == lists_max) return nullptr;
  List& list = lists_[list_count_++] = List();
  list.key = static_cast<std::uint8_t>(key);
  return &list;
}

void RecordLog::note(int address, const Header& header) {
  List* const found = find_or_add_list(header.key);
  const bool begins = (header.flags & first) != 0, is_copy = (header.flags & copied) != 0;
  const int bytes = record_header_bytes + header.size;
  const int before = found == nullptr || begins ? 0 : is_copy ? found->copied_bytes : found->bytes;
  if (found == nullptr || before + bytes > list_bytes_max) exceeds_ = true;
  if (exceeds_) return;
  List& list = *found;
  if (!is_copy || begins) give_up_copy(list);
  if (!is_copy) settled_ = sector_of(address);
  if (!is_copy && !begins) {
    if (list.first == none || header.index != list.size || header.generation != list.generation) {
      list.damaged = true;
      return;
    }
    ++list.size;
    list.bytes = static_cast<std::uint16_t>(before + bytes);
    return;
  }
  List latest;
  latest.generation = header.generation;
  latest.damaged = (header.flags & shortened) != 0;
  if (!is_copy) {
    latest.first = address;
    latest.size = header.size == 0 ? 0 : 1;  // a beginning without anything in it is an empty list
    latest.bytes = static_cast<std::uint16_t>(bytes);
    return take_place(list, latest);
  }
  if (begins) {
    list.copy = address;
    list.copied = 0;
    list.copied_bytes = 0;
  }
  if (list.copy == none) return;
  if (header.index != list.copied) return give_up_copy(list);
  ++list.copied;
  list.copied_bytes = static_cast<std::uint16_t>(before + bytes);
  if ((header.flags & last) == 0) return;
  settled_ = sector_of(address);
  latest.first = list.copy;
  latest.size = list.copied;
  latest.bytes = list.copied_bytes;
  take_place(list, latest);
}

}  // namespace seaglass
