// One partition of NOR flash: a write clears bits and sets none; both take time, in which the power may fail.
#include <esp_partition.h>
#include <esp_system.h>

#include <cstring>

#include "esp32_model/processor.h"

using namespace seaglass::model;

namespace {

constexpr std::size_t sector_bytes = 4096, page_bytes = 256;
constexpr Moment page_us = 700, sector_us = 45000;

esp_partition_t ours;

// spi_flash/partition.c:411, :453, :523 (core 3: esp_partition/partition_target.c:26, :63, :123) check in
// this order; a null partition is an assertion, and that a panic.
esp_err_t range_of(const esp_partition_t* partition, std::size_t offset, std::size_t size) {
  if (partition == nullptr) panic(ESP_RST_PANIC, "assert failed: partition != NULL");
  if (offset > partition->size) return ESP_ERR_INVALID_ARG;
  if (offset + size > partition->size) return ESP_ERR_INVALID_SIZE;
  return ESP_OK;
}

}  // namespace

extern "C" {

const esp_partition_t* esp_partition_find_first(esp_partition_type_t, esp_partition_subtype_t,
                                                const char* label) {
  if (!hardware->has_partition || std::strcmp(label, "seaglass") != 0) return nullptr;
  ours.address = 0x3B0000;
  ours.size = Board::flash_bytes;
  return &ours;
}

esp_err_t esp_partition_read(const esp_partition_t* partition, std::size_t offset, void* to,
                             std::size_t size) {
  const esp_err_t wrong = range_of(partition, offset, size);
  if (wrong != ESP_OK) return wrong;
  std::memcpy(to, hardware->flash + offset, size);
  return ESP_OK;
}

esp_err_t esp_partition_write(const esp_partition_t* partition, std::size_t offset, const void* from,
                              std::size_t size) {
  const esp_err_t wrong = range_of(partition, offset, size);
  if (wrong != ESP_OK) return wrong;
  const auto* bytes = static_cast<const std::uint8_t*>(from);
  for (std::size_t done = 0; done < size; done += page_bytes) {
    const std::size_t part = size - done < page_bytes ? size - done : page_bytes;
    for (std::size_t i = 0; i < part; ++i) {
      if (i == part / 2) spend_us(page_us);
      std::uint8_t& cell = hardware->flash[offset + done + i];
      cell = static_cast<std::uint8_t>(cell & bytes[done + i]);
    }
  }
  return ESP_OK;
}

esp_err_t esp_partition_erase_range(const esp_partition_t* partition, std::size_t offset, std::size_t size) {
  const esp_err_t wrong = range_of(partition, offset, size);
  if (wrong != ESP_OK) return wrong;
  if (size % sector_bytes != 0) return ESP_ERR_INVALID_SIZE;
  if (offset % sector_bytes != 0) return ESP_ERR_INVALID_ARG;
  for (std::size_t sector = offset; sector < offset + size; sector += sector_bytes) {
    std::memset(hardware->flash + sector, 0xFF, sector_bytes / 2);
    spend_us(sector_us);
    std::memset(hardware->flash + sector + sector_bytes / 2, 0xFF, sector_bytes / 2);
  }
  return ESP_OK;
}
}
