#include "esp32/flash.h"

#include "core/check.h"

namespace seaglass {
namespace esp32 {

namespace {

constexpr int spare_sectors = 1;

std::size_t offset_of(int address) {
  return static_cast<std::size_t>(address);
}

}  // namespace

bool PartitionFlash::begin() {
  partition_ = esp_partition_find_first(ESP_PARTITION_TYPE_DATA, ESP_PARTITION_SUBTYPE_ANY, "seaglass");
  return partition_ != nullptr;
}

int PartitionFlash::sectors() {
  return partition_ == nullptr ? 0 : static_cast<int>(partition_->size / sector_bytes) - spare_sectors;
}

bool PartitionFlash::is_inside(int address, int size) {
  const int end = sectors() * sector_bytes;
  return address >= 0 && size >= 0 && address <= end && size <= end - address;
}

void PartitionFlash::read(int address, MutableBytes to) {
  CHECK(is_inside(address, to.size));
  CHECK(esp_partition_read(partition_, offset_of(address), to.data, offset_of(to.size)) == ESP_OK);
}

bool PartitionFlash::write(int address, Bytes from) {
  CHECK(is_inside(address, from.size));
  return esp_partition_write(partition_, offset_of(address), from.data, offset_of(from.size)) == ESP_OK;
}

bool PartitionFlash::erase(int sector) {
  CHECK(sector >= 0 && sector < sectors());
  return esp_partition_erase_range(partition_, offset_of(sector * sector_bytes), sector_bytes) == ESP_OK;
}

const char* PartitionFlash::test_spare_sector() {
  if (partition_ == nullptr) return "there is no partition \"seaglass\"";
  constexpr int chunk_bytes = 64;
  const std::size_t start = offset_of(sectors() * sector_bytes);
  std::uint8_t chunk[chunk_bytes];
  if (esp_partition_erase_range(partition_, start, sector_bytes) != ESP_OK) return "erasing failed";
  for (std::size_t at = 0; at < sector_bytes; at += chunk_bytes) {
    if (esp_partition_read(partition_, start + at, chunk, chunk_bytes) != ESP_OK) return "reading failed";
    for (const std::uint8_t byte : chunk)
      if (byte != 0xFF) return "an erased byte is not empty";
    for (std::size_t i = 0; i < chunk_bytes; ++i) chunk[i] = static_cast<std::uint8_t>((at + i) * 37 >> 2);
    if (esp_partition_write(partition_, start + at, chunk, chunk_bytes) != ESP_OK) return "writing failed";
  }
  for (std::size_t at = 0; at < sector_bytes; at += chunk_bytes) {
    if (esp_partition_read(partition_, start + at, chunk, chunk_bytes) != ESP_OK) return "reading failed";
    for (std::size_t i = 0; i < chunk_bytes; ++i)
      if (chunk[i] != static_cast<std::uint8_t>((at + i) * 37 >> 2))
        return "a written byte came back different";
  }
  return nullptr;
}

}  // namespace esp32
}  // namespace seaglass
