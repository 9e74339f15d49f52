#include "save/log/record_form.h"

#include "core/crc32.h"

namespace seaglass {
namespace record_form {

namespace {

constexpr std::uint32_t first_mark = 0x53474C31, second_mark = 0x53474C32;

void put32(std::uint8_t* bytes, std::uint32_t value) {
  for (int i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(value >> (8 * i));
}
std::uint32_t get32(const std::uint8_t* bytes) {
  std::uint32_t value = 0;
  for (int i = 0; i < 4; ++i) value |= static_cast<std::uint32_t>(bytes[i]) << (8 * i);
  return value;
}
int get16(const std::uint8_t* bytes) {
  return bytes[0] | bytes[1] << 8;
}
void put16(std::uint8_t* bytes, int value) {
  bytes[0] = static_cast<std::uint8_t>(value);
  bytes[1] = static_cast<std::uint8_t>(value >> 8);
}

/// Corrects the one bit that explains this difference between computed and stored checksum.
bool mend(MutableBytes message, std::uint32_t difference) {
  if ((difference & (difference - 1)) == 0) return true;  // a bit of the checksum itself
  std::uint32_t made = crc32_polynomial;                  // of the message's last bit, then of each before it
  for (int bit = 8 * message.size - 1; bit >= 0; --bit) {
    if (made == difference) {
      message.data[bit / 8] = static_cast<std::uint8_t>(message.data[bit / 8] ^ 1 << bit % 8);
      return true;
    }
    made = (made >> 1) ^ ((made & 1u) != 0 ? crc32_polynomial : 0u);
  }
  return false;
}

/// The initial value of a record's checksum.
std::uint32_t seed_of(const Sector& sector) {
  if (sector.form == Form::first) return 0;
  std::uint8_t bytes[4];
  put32(bytes, sector.number);
  return crc32({bytes, 4});
}

}  // namespace

bool read_sector_header(std::uint8_t (&bytes)[sector_header_bytes], Sector& sector) {
  if (!mend({bytes, 8}, crc32({bytes, 8}) ^ get32(bytes + 8))) return false;
  const std::uint32_t mark = get32(bytes);
  sector = {get32(bytes + 4), mark == first_mark ? Form::first : Form::second};
  return (mark == first_mark || mark == second_mark) && sector.number < number_end;
}

void write_sector_header(std::uint32_t number, std::uint8_t (&bytes)[sector_header_bytes]) {
  put32(bytes, second_mark);
  put32(bytes + 4, number);
  put32(bytes + 8, crc32({bytes, 8}));
}

Entry Entry::read(BitReader& from) {
  Entry entry;
  entry.key = static_cast<std::uint8_t>(from.read(8));
  entry.generation = static_cast<std::uint8_t>(from.read(8));
  entry.damaged = from.read_flag();
  entry.is_copy = from.read_flag();
  entry.first = static_cast<int>(from.read(address_bits));
  entry.size = static_cast<std::uint16_t>(from.read(size_bits));
  entry.bytes = static_cast<std::uint16_t>(from.read(16));
  return entry;
}

void Entry::write(BitWriter& to) const {
  to.write(key, 8);
  to.write(generation, 8);
  to.write_flag(damaged);
  to.write_flag(is_copy);
  to.write(static_cast<std::uint32_t>(first), address_bits);
  to.write(size, size_bits);
  to.write(bytes, 16);
}

RecordHeader read_record_header(const std::uint8_t* bytes, Form form) {
  RecordHeader header;
  header.key = bytes[key_at];
  header.flags = bytes[5];
  header.index = static_cast<std::uint16_t>(get16(bytes + 6));
  header.size = bytes[size_at];
  if (form == Form::second) header.generation = bytes[9];
  return header;
}

void seal_record(const RecordHeader& header, std::uint32_t number, MutableBytes record) {
  record.data[key_at] = header.key;
  record.data[5] = header.flags;
  put16(record.data + 6, header.index);
  record.data[size_at] = header.size;
  record.data[9] = header.generation;
  put32(record.data, crc32({record.data + 4, record.size - 4}, seed_of({number, Form::second})));
}

bool is_sound_record(MutableBytes record, const Sector& sector, bool mends) {
  const MutableBytes message{record.data + 4, record.size - 4};
  const std::uint32_t difference = crc32(message, seed_of(sector)) ^ get32(record.data);
  return difference == 0 || (mends && mend(message, difference));
}

}  // namespace record_form
}  // namespace seaglass
