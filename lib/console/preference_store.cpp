#include "console/preference_store.h"

#include "core/crc32.h"

namespace seaglass {

namespace {

// A record: its form (another form is another number), its own number, the preferences, a checksum.
constexpr std::uint32_t form = 0x5EA60001;
constexpr int number_at = 4, packed_at = 8, checksum_at = 12;
static_assert(packed_at + Preferences::packed_bytes <= checksum_at);

void put_word(std::uint8_t* to, std::uint32_t word) {
  for (int i = 0; i < 4; ++i) to[i] = static_cast<std::uint8_t>(word >> (8 * i));
}
std::uint32_t word_at(const std::uint8_t* from) {
  std::uint32_t word = 0;
  for (int i = 0; i < 4; ++i) word |= static_cast<std::uint32_t>(from[i]) << (8 * i);
  return word;
}

}  // namespace

Preferences PreferenceStore::load() {
  Preferences latest;
  latest_ = 0;
  next_ = {};
  for (int sector = 0; sector < sector_count; ++sector)
    for (int record = 0; record < record_count; ++record) {
      std::uint8_t bytes[record_bytes];
      flash_.read(address_of({sector, record}), {bytes, record_bytes});
      if (word_at(bytes) != form || word_at(bytes + checksum_at) != crc32({bytes, checksum_at})) continue;
      if (word_at(bytes + number_at) <= latest_) continue;
      BitReader reader({bytes + packed_at, Preferences::packed_bytes});
      const auto read = Preferences::unpack(reader);
      if (!read) continue;
      latest = read.value();
      latest_ = word_at(bytes + number_at);
      next_ = {sector, record + 1};
    }
  return latest;
}

bool PreferenceStore::save(const Preferences& preferences) {
  if (!find_room()) return false;
  std::uint8_t bytes[record_bytes] = {};
  put_word(bytes, form);
  put_word(bytes + number_at, latest_ + 1);
  BitWriter writer({bytes + packed_at, Preferences::packed_bytes});
  preferences.pack(writer);
  put_word(bytes + checksum_at, crc32({bytes, checksum_at}));
  const Place here = next_;
  ++next_.record;
  if (!flash_.write(address_of(here), {bytes, record_bytes})) return false;
  ++latest_;
  return true;
}

/// Passes over what a power cut left half written; goes on in the other sector when this one is full.
bool PreferenceStore::find_room() {
  while (next_.record < record_count && !is_blank(next_)) ++next_.record;
  if (next_.record < record_count) return true;
  next_ = {(next_.sector + 1) % sector_count, 0};
  return flash_.erase(next_.sector);
}

bool PreferenceStore::is_blank(Place place) {
  std::uint8_t bytes[record_bytes];
  flash_.read(address_of(place), {bytes, record_bytes});
  for (std::uint8_t byte : bytes)
    if (byte != 0xFF) return false;
  return true;
}

}  // namespace seaglass
