// What a hostile air does to frames, and what strangers put into it.
#pragma once

#include "core/random.h"
#include "simulator/medium.h"

namespace seaglass::storm {

inline simulator::MediumFaults foul_weather(Random& random) {
  const auto chance = [&](int percent) { return random.below(100) < percent; };
  simulator::MediumFaults faults;
  faults.loss_percent = random.below(40);
  faults.burst_permille = chance(50) ? random.below(15) : 0;
  faults.burst_us = static_cast<simulator::Microseconds>(1 + random.below(1500000));
  faults.duplicate_percent = chance(50) ? random.below(30) : 0;
  faults.corrupt_percent = chance(50) ? random.below(15) : 0;
  faults.delay_percent = chance(50) ? random.below(40) : 0;
  faults.delay_us_max = static_cast<simulator::Microseconds>(1 + random.below(200000));
  return faults;
}

constexpr int frames_at_once = 8;

/// Frames that were on the air before. Returns how many.
inline int say_again(simulator::SharedMedium& medium, Random& random) {
  if (medium.overheard_count() == 0) return 0;
  for (int i = 0; i < frames_at_once; ++i) {
    const RadioFrame frame = medium.overheard(random.below(medium.overheard_count()));
    medium.forge(frame.from, {frame.bytes, frame.size});
  }
  return frames_at_once;
}

/// Frames that look almost right, from who was heard or from another. Returns how many.
inline int forge_some(simulator::SharedMedium& medium, Random& random, const RadioAddress& other) {
  if (medium.overheard_count() == 0) return 0;
  for (int i = 0; i < frames_at_once; ++i) {
    RadioFrame frame = medium.overheard(random.below(medium.overheard_count()));
    for (int k = random.below(4); k >= 0; --k)
      frame.bytes[random.below(frame.size)] = static_cast<std::uint8_t>(random.next());
    medium.forge(random.below(2) == 0 ? frame.from : other, {frame.bytes, frame.size});
  }
  return frames_at_once;
}

}  // namespace seaglass::storm
