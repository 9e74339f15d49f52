#include "save/records/pairing_shelf.h"

#include "core/wipe.h"

namespace seaglass {
namespace radio {

PairingShelf::Place PairingShelf::read(int i) const {
  RecordLog::Reader log_reader(log_, keys::pairings[i]);
  RecordLog::Record record;
  Place place;
  if (!log_reader.next(record)) return place;
  const bool at_first = record.size == bytes_at_first, two_keys = record.size == two_keys_bytes;
  place.is_of_later_version = is_of_later_version(record);
  if (!at_first && ((record.size != record_bytes && !two_keys) || record.bytes[0] != form)) return place;
  const int from = at_first ? 0 : 1;
  FrameReader reader = FrameReader::within({record.bytes + from, record.size - from});
  place.turn = reader.take32();
  place.pairing.unit = reader.take_address();
  place.pairing.standing = static_cast<Pairing::Standing>(reader.take_below(Pairing::standing_count));
  const int size = reader.take_below(UnitName::bytes_max + 1);
  const Bytes name = reader.take(UnitName::bytes_max);
  reader.take(place.pairing.key);
  if (two_keys) {
    place.pairing.other = static_cast<Pairing::Other>(reader.take_below(Pairing::other_count));
    reader.take(place.pairing.other_key);
  }
  place.taken = reader.finished() && place.pairing.name.set({name.data, size});
  cryptography_.wipe({record.bytes, record.size});
  return place;
}

bool PairingShelf::write(int i, const Place& place) {
  std::uint8_t bytes[two_keys_bytes] = {};
  std::uint8_t* to = bytes;
  *to++ = form;
  for (int shift = 0; shift < 32; shift += 8) *to++ = static_cast<std::uint8_t>(place.turn >> shift);
  for (const std::uint8_t byte : place.pairing.unit.bytes) *to++ = byte;
  *to++ = static_cast<std::uint8_t>(place.pairing.standing);
  const Bytes name = place.pairing.name.text();
  *to++ = static_cast<std::uint8_t>(name.size);
  for (int k = 0; k < name.size; ++k) to[k] = name.data[k];
  to += UnitName::bytes_max;
  for (const std::uint8_t byte : place.pairing.key.bytes) *to++ = byte;
  const bool two_keys = place.pairing.other != Pairing::Other::none;
  *to++ = static_cast<std::uint8_t>(place.pairing.other);
  for (const std::uint8_t byte : place.pairing.other_key.bytes) *to++ = byte;
  const bool kept = log_.begin(keys::pairings[i], {bytes, two_keys ? two_keys_bytes : record_bytes});
  cryptography_.wipe({bytes, sizeof bytes});
  return kept;
}

bool PairingShelf::find(const RadioAddress& unit, Pairing& pairing) {
  for (int i = 0; i < units_max; ++i) {
    Place place = read(i);
    const bool found = place.taken && place.pairing.unit == unit;
    if (found) pairing = place.pairing;
    wipe_keys(place);
    if (found) return true;
  }
  return false;
}

KnownUnits PairingShelf::known() {
  KnownUnits units;
  for (int i = 0; i < units_max; ++i) {
    Place place = read(i);
    wipe_keys(place);
    if (place.taken && place.pairing.standing != Pairing::Standing::kicked)
      units.push_back(place.pairing.unit);
  }
  return units;
}

bool PairingShelf::keep(const Pairing& pairing, const Present& present) {
  int own = -1, free = -1;
  int introduced = pairing.standing == Pairing::Standing::introduced ? 1 : 0;
  Oldest of_introduced, of_others;
  std::uint32_t newest_turn = 0;
  for (int i = 0; i < units_max; ++i) {
    Place place = read(i);
    wipe_keys(place);
    if (!place.taken) {
      if (free < 0 && !place.is_of_later_version) free = i;
      continue;
    }
    const bool is_introduced = place.pairing.standing == Pairing::Standing::introduced;
    if (is_introduced) ++introduced;
    if (place.pairing.unit == pairing.unit) own = i;
    if (place.turn > newest_turn) newest_turn = place.turn;
    if (!present.contains(place.pairing.unit)) (is_introduced ? of_introduced : of_others).see(i, place);
  }
  const bool introduced_goes =
      of_others.place < 0 || (introduced > introduced_max && of_introduced.place >= 0);
  const int oldest = introduced_goes ? of_introduced.place : of_others.place;
  const int into = own >= 0 ? own : free >= 0 ? free : oldest;
  if (into < 0) return false;  // more places than can be present: only a flash that we did not write
  Place place;
  place.turn = newest_turn + 1;  // 2³² pairings wear no flash that there is
  place.pairing = pairing;
  const bool kept = write(into, place);
  wipe_keys(place);
  return kept;
}

bool PairingShelf::is_of_later_version(const RecordLog::Record& record) {
  return record.size != bytes_at_first && record.bytes[0] > form;
}

bool PairingShelf::has_of_later_version(const RecordLog& log) {
  for (int i = 0; i < units_max; ++i) {
    RecordLog::Reader records(log, keys::pairings[i]);
    RecordLog::Record record;
    const bool is_later = records.next(record) && is_of_later_version(record);
    wipe(MutableBytes{record.bytes, record.size});
    if (is_later) return true;
  }
  return false;
}

bool PairingShelf::forget_all() {
  for (int i = 0; i < units_max; ++i)
    if (log_.size(keys::pairings[i]) > 0 && !log_.clear(keys::pairings[i])) return false;
  return true;
}

}  // namespace radio
}  // namespace seaglass
