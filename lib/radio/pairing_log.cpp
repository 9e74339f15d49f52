#include "radio/pairing_log.h"

namespace seaglass {
namespace radio {

bool PairingLog::read(const RecordLog::Record& record, Pairing& pairing) {
  const std::uint8_t* from = record.bytes;
  if (record.size != record_bytes || from[6] >= Pairing::standing_count || from[7] > UnitName::bytes_max)
    return false;
  for (std::uint8_t& byte : pairing.unit.bytes) byte = *from++;
  pairing.standing = static_cast<Pairing::Standing>(*from++);
  const int size = *from++;
  if (!pairing.name.set({from, size})) return false;
  from += UnitName::bytes_max;
  for (std::uint8_t& byte : pairing.key.bytes) byte = *from++;
  return true;
}

bool PairingLog::write(const Pairing& pairing, bool first) {
  std::uint8_t bytes[record_bytes] = {};
  std::uint8_t* to = bytes;
  for (const std::uint8_t byte : pairing.unit.bytes) *to++ = byte;
  *to++ = static_cast<std::uint8_t>(pairing.standing);
  const Bytes name = pairing.name.text();
  *to++ = static_cast<std::uint8_t>(name.size);
  for (int i = 0; i < name.size; ++i) to[i] = name.data[i];
  to += UnitName::bytes_max;
  for (const std::uint8_t byte : pairing.key.bytes) *to++ = byte;
  const Bytes record = {bytes, record_bytes};
  const bool kept = first ? log_.begin(key_, record) : log_.append(key_, record);
  cryptography_.wipe({bytes, record_bytes});
  return kept;
}

bool PairingLog::find(const RadioAddress& unit, Pairing& pairing) {
  RecordLog::Reader reader(log_, key_);
  RecordLog::Record record;
  Pairing each;
  bool found = false;
  while (reader.next(record)) {
    if (!read(record, each) || each.unit != unit) continue;
    pairing = each;
    found = true;
  }
  cryptography_.wipe({record.bytes, sizeof record.bytes});
  cryptography_.wipe(each.key);
  return found;
}

bool PairingLog::keep(const Pairing& pairing) {
  if (log_.size(key_) >= records_max && !tidy()) return false;
  return write(pairing, log_.size(key_) == 0);
}

/// The newest `units_max` - 1 of them in the order in which they were kept, so that the one that comes is one
/// of the newest `units_max`.
bool PairingLog::tidy() {
  Pairing newest[units_max - 1];
  int count = 0;
  RecordLog::Reader reader(log_, key_);
  RecordLog::Record record;
  Pairing each;
  while (reader.next(record)) {
    if (!read(record, each)) continue;
    int at = 0;
    while (at < count && newest[at].unit != each.unit) ++at;
    if (at == units_max - 1) at = 0;  // the oldest goes
    if (at < count)
      for (--count; at < count; ++at) newest[at] = newest[at + 1];
    newest[count++] = each;
  }
  bool kept = true;
  for (int i = 0; i < count && kept; ++i) kept = write(newest[i], i == 0);
  for (Pairing& pairing : newest) cryptography_.wipe(pairing.key);
  cryptography_.wipe({record.bytes, sizeof record.bytes});
  cryptography_.wipe(each.key);
  return kept;
}

}  // namespace radio
}  // namespace seaglass
