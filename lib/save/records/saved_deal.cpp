#include "save/records/saved_deal.h"

#include <cstring>

namespace seaglass {

namespace {

constexpr std::uint8_t form = 1;
static_assert(form == 1 && DealRecord::bytes_max == 128, "another layout has another form");

}  // namespace

bool SavedDeal::keep(const PackedDeal& record) {
  static_assert(form_bytes + DealRecord::bytes_max <= RecordLog::payload_bytes_max);
  std::uint8_t bytes[form_bytes + DealRecord::bytes_max];
  BitWriter writer({bytes, form_bytes});
  writer.write(form, 8);
  writer.write(fingerprints_.now, 32);
  std::memcpy(bytes + form_bytes, record.bytes, DealRecord::bytes_max);
  return log_.begin(keys::deals[game_], {bytes, static_cast<int>(sizeof bytes)});
}

/// The old common key may hold another game's record: the host checks whether it fits the journal.
bool SavedDeal::recall(PackedDeal& record) {
  return recall_from(keys::deals[game_], record) || recall_from(keys::deal, record);
}

bool SavedDeal::recall_from(int key, PackedDeal& record) const {
  RecordLog::Reader reader(log_, key);
  RecordLog::Record kept;
  if (!reader.next(kept)) return false;
  int from = 0;
  if (kept.size == form_bytes + DealRecord::bytes_max) {
    BitReader bits({kept.bytes, form_bytes});
    if (bits.read(8) != form || !fingerprints_.know(bits.read(32))) return false;
    from = form_bytes;
  } else if (kept.size != DealRecord::bytes_max && kept.size != bytes_at_first) {
    return false;
  }
  record = PackedDeal();
  std::memcpy(record.bytes, kept.bytes + from, static_cast<std::size_t>(kept.size - from));
  return true;
}

}  // namespace seaglass
