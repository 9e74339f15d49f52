#include "core/crc32.h"

namespace seaglass {
namespace {

struct Table {
  std::uint32_t entries[256];
};

constexpr Table make_table() {
  Table table{};
  for (std::uint32_t i = 0; i < 256; ++i) {
    std::uint32_t value = i;
    for (int bit = 0; bit < 8; ++bit) value = (value >> 1) ^ ((value & 1u) != 0 ? crc32_polynomial : 0u);
    table.entries[i] = value;
  }
  return table;
}

constexpr Table table = make_table();

}  // namespace

std::uint32_t crc32(Bytes bytes, std::uint32_t so_far) {
  std::uint32_t crc = ~so_far;
  for (int i = 0; i < bytes.size; ++i) crc = (crc >> 8) ^ table.entries[(crc ^ bytes.data[i]) & 0xFFu];
  return ~crc;
}

}  // namespace seaglass
