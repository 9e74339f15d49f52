// What this unit is on the air, and how that changes: all ways in one table.
#pragma once

#include <cstdint>

#include "console/session/roles/passages.h"

namespace seaglass {

enum class AirPart : std::uint8_t {
  none,
  host,
  guest,    // or somebody who looks for a table
  leaving,  // says goodbye; nothing is played any more
};
constexpr int air_part_count = 4;

enum class AirChange : std::uint8_t { opens, visits, leaves, is_silent };

struct AirPassage {
  AirPart from;
  AirChange change;
  AirPart to;
};

constexpr AirPassage air_passages[] = {
    {AirPart::none, AirChange::opens, AirPart::host},
    {AirPart::none, AirChange::visits, AirPart::guest},
    {AirPart::host, AirChange::visits, AirPart::guest},  // its table is at another unit
    {AirPart::host, AirChange::leaves, AirPart::leaving},
    {AirPart::guest, AirChange::opens, AirPart::host},  // the table came here
    {AirPart::guest, AirChange::visits, AirPart::guest},
    {AirPart::guest, AirChange::leaves, AirPart::leaving},
    {AirPart::leaving, AirChange::opens, AirPart::host},
    {AirPart::leaving, AirChange::visits, AirPart::guest},
    {AirPart::leaving, AirChange::is_silent, AirPart::none},
};
static_assert(never_leads_two_ways(air_passages) && leads_everywhere_and_back<air_part_count>(air_passages));
// Nobody falls silent at a table without a goodbye.
static_assert(!has_way(air_passages, AirPart::host, AirPart::none) &&
              !has_way(air_passages, AirPart::guest, AirPart::none));

}  // namespace seaglass
