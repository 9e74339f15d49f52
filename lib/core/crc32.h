// CRC-32 (IEEE 802.3), for records in flash and hashes of what is on the screen. Guards against accidents,
// not against people.
#pragma once

#include <cstdint>

#include "core/bytes.h"

namespace seaglass {

constexpr std::uint32_t crc32_polynomial = 0xEDB88320u;  // the lowest bit is the highest power

/// Goes on from an earlier part: crc32(b, crc32(a)) is the checksum of a followed by b.
std::uint32_t crc32(Bytes bytes, std::uint32_t so_far = 0);

}  // namespace seaglass
