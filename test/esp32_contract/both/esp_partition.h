#pragma once

#include <cstddef>
#include <cstdint>

#include "esp_err.h"

typedef enum { ESP_PARTITION_TYPE_DATA = 0x01 } esp_partition_type_t;
typedef enum { ESP_PARTITION_SUBTYPE_ANY = 0xff } esp_partition_subtype_t;

typedef struct {
  std::uint32_t address;
  std::uint32_t size;
} esp_partition_t;

extern "C" {
const esp_partition_t* esp_partition_find_first(esp_partition_type_t type, esp_partition_subtype_t subtype,
                                                const char* label);
esp_err_t esp_partition_read(const esp_partition_t* partition, std::size_t offset, void* to,
                             std::size_t size);
esp_err_t esp_partition_write(const esp_partition_t* partition, std::size_t offset, const void* from,
                              std::size_t size);
esp_err_t esp_partition_erase_range(const esp_partition_t* partition, std::size_t offset, std::size_t size);
}
