// What is played on the modelled boards. All chance comes from the seed.
#pragma once

#include <cstdint>

#include "firmware_model/claims.h"

namespace seaglass {
namespace model {

/// So many presses; after each the picture on the glass is the simulator's.
void pictures(Claims& claims, std::uint64_t seed, int presses);
/// Looks who is near, and goes back, so many times.
void radio_cycles(Claims& claims, std::uint64_t seed, int cycles);
/// Parts that fail, and what the unit does without them.
void failing_parts(Claims& claims, std::uint64_t seed);

}  // namespace model
}  // namespace seaglass
