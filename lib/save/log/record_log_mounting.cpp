// Finds the record log in flash when the unit starts, whatever state it is in.
#include "core/wipe.h"
#include "save/log/read_ahead.h"
#include "save/log/record_log.h"
#include "save/records/keys.h"

namespace seaglass {

using namespace record_form;

void RecordLog::mount() {
  sectors_ = flash_->sectors() < sectors_max ? flash_->sectors() : sectors_max;
  forget_lists();
  oldest_ = head_ = none;
  head_number_ = checkpoint_number_ = 0;
  second_from_ = number_end;
  has_lost_ = false;
  replaced_.first = none;
  Numbers numbers;
  const int newest = read_numbers(numbers);
  Flash& flash = *flash_;
  ReadAhead ahead(flash);
  flash_ = &ahead;
  reads_ahead_ = true;
  mount_up_to(newest, numbers);
  reads_ahead_ = false;
  flash_ = &flash;
}

/// A sector behind too many without a checkpoint is not continued: the next record begins one that has it.
void RecordLog::mount_up_to(int newest, const Numbers& numbers) {
  newest = find_newest(newest, numbers);
  if (head_number_ == 0) return;
  head_ = start_of(newest + 1) - 1;  // until the scan finds it
  find_oldest(newest, numbers);
  for (int sector = take_newest_checkpoint();; sector = after(sector)) {
    scan_sector(sector);
    if (sector == newest) break;
  }
  overwrite_replaced();
  give_up_unfinished_copies();
  if (needs_checkpoint(head_number_)) head_ = start_of(sector_of(head_) + 1) - 1;
}

/// `number_end` stands for a header that cannot be read. Returns the sector with the highest number.
int RecordLog::read_numbers(Numbers& numbers) {
  int newest = sectors() - 1;  // before the first
  for (int sector = 0; sector < sectors(); ++sector) {
    Sector header;
    const bool is_sound = read_sector_header(sector, header);
    numbers[sector] = is_sound ? header.number : number_end;
    if (!is_sound) continue;
    if (header.form == Form::second && header.number < second_from_) second_from_ = header.number;
    if (header.number <= head_number_) continue;
    newest = sector;
    head_number_ = header.number;
  }
  return newest;
}

/// Behind the highest number there may be a sector whose header is damaged: its records tell the number.
int RecordLog::find_newest(int newest, const Numbers& numbers) {
  while (head_number_ < number_end && newest >= 0 && numbers[after(newest)] == number_end &&
         holds_any(after(newest), head_number_ + 1)) {
    newest = after(newest);
    if (++head_number_ < second_from_) second_from_ = head_number_;
  }
  return newest;
}

/// Whether a record carries this number.
bool RecordLog::holds_any(int sector, std::uint32_t number) const {
  Header header;
  Record record;
  const WipeAtEnd record_goes(record);
  int address = first_record_of(sector);
  return find_in_sector(address, {number, Form::second}, header, record);
}

/// Goes back from the newest sector while the numbers count down by one. A sector with a damaged header lies
/// between two that fit, or before all of them: its records carry their number, and lists that are out of
/// date there begin again in later sectors. Any other sector with such a number was not written by this log.
void RecordLog::find_oldest(int newest, const Numbers& numbers) {
  oldest_ = newest;
  int reach = 0;
  const auto before_newest = [&](int steps) { return (newest + sectors() - steps) % sectors(); };
  for (int steps = 1; steps < sectors(); ++steps) {
    const std::uint32_t number = numbers[before_newest(steps)];
    if (number == number_end) continue;
    if (number + static_cast<std::uint32_t>(steps) != head_number_) break;
    oldest_ = before_newest(steps);
    reach = steps;
  }
  for (int steps = reach + 1; steps < sectors(); ++steps) {
    const std::uint32_t number = numbers[before_newest(steps)];
    if (number != number_end && number + static_cast<std::uint32_t>(reach) >= head_number_)
      static_cast<void>(flash_->erase(before_newest(steps)));
  }
  constexpr int harmed_max = 2;
  for (int i = 0; i < harmed_max && reach + 1 < sectors(); ++i, ++reach) {
    const int sector = before_newest(reach + 1);
    if (numbers[sector] != number_end || is_blank(start_of(sector), start_of(sector + 1))) break;
    oldest_ = sector;
  }
}

void RecordLog::forget_lists() {
  list_count_ = 0;
  settled_ = none;
  exceeds_ = false;
}

/// Where the scan begins: at the newest sound checkpoint, or at the oldest sector if there is none.
int RecordLog::take_newest_checkpoint() {
  const int oldest = oldest_;
  for (int sector = sector_of(head_);; sector = (sector + sectors() - 1) % sectors()) {
    if (take_checkpoint(sector)) return sector;
    forget_lists();
    oldest_ = oldest;
    if (sector == oldest) return sector;
  }
}

bool RecordLog::take_checkpoint(int sector) {
  const Sector here = sector_at(sector);
  if (here.form == Form::first) return false;
  Header header;
  Record record;
  int address = first_record_of(sector);
  for (int index = 0;; ++index) {
    if (!read_record(address, here, true, header, record) || header.key != checkpoint_key ||
        (header.flags & copied) != 0 || header.index != index || !take_entries(sector, record))
      return false;
    if ((header.flags & last) != 0) break;
    address += bytes_of(address, header);
  }
  checkpoint_number_ = here.number;
  return true;
}

bool RecordLog::take_entries(int sector, const Record& record) {
  const int entries = (record.size - checkpoint_head_bytes) / entry_bytes;
  if (record.size != checkpoint_head_bytes + entries * entry_bytes || record.bytes[0] != checkpoint_form)
    return false;
  const int settled_before = record.bytes[1];
  const bool is_there = settled_before > 0 && age_of(sector) + settled_before < sectors();
  settled_ = is_there ? (sector + sectors() - settled_before) % sectors() : none;
  BitReader bits({record.bytes + checkpoint_head_bytes, entries * entry_bytes});
  for (int i = 0; i < entries; ++i) take_entry(sector, Entry::read(bits));
  return true;
}

/// A list that began in a sector which has been written anew since is lost, unless a copy of it follows. One
/// that begins before the oldest sector still counts: a header between them is damaged.
void RecordLog::take_entry(int sector, const Entry& entry) {
  List* const list = find_or_add_list(entry.key);
  if (list == nullptr) {
    exceeds_ = true;
    return;
  }
  const int age = age_of(sector_of(entry.first));
  const bool is_there = entry.first != 0 && sector_of(entry.first) < sectors() && age > age_of(sector);
  if (entry.is_copy) {
    list->copy = is_there ? entry.first : none;
    list->copied = entry.size;
    list->copied_bytes = entry.bytes;
    return;
  }
  list->generation = entry.generation;
  list->damaged = entry.damaged || (entry.first != 0 && !is_there);
  if (!is_there) return;
  list->first = entry.first;
  list->size = entry.size;
  list->bytes = entry.bytes;
  if (age > age_of(oldest_)) oldest_ = sector_of(entry.first);
}

void RecordLog::give_up_copy(List& list) {
  if (list.copy != none && keys::holds_secret(list.key))
    overwrite_list(list.key, list.copy, list.copied, none);
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
    if (!flash_->erase(sector)) return;
    head_ = start_of(sector == 0 ? sectors() : sector) - 1;  // full: the next record begins a sector
    --head_number_;
    if (head_number_ < checkpoint_number_) checkpoint_number_ = 0;
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

/// The latest one becomes the list. What it replaces is overwritten before anything else is written: where a
/// record follows, that was done, and mounting need not look.
void RecordLog::take_place(List& list, List latest) {
  latest.key = list.key;
  if (keys::holds_secret(list.key) && list.first != none)
    replaced_ = {list.key, list.first, list.damaged ? records_max : list.size, latest.first};
  list = latest;
  if (!reads_ahead_) overwrite_replaced();
}

void RecordLog::overwrite_replaced() {
  if (replaced_.first != none)
    overwrite_list(replaced_.key, replaced_.first, replaced_.records, replaced_.until);
  replaced_.first = none;
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
  if (header.key == checkpoint_key) return;
  replaced_.first = none;
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
