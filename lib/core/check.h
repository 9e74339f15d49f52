// What must hold, checked in every build: the firmware's assertions stay on. Each place that Seaglass runs
// on says in `check_failed` how it stops (a crash note and a reboot, an abort, a thrown page error).
#pragma once

namespace seaglass {

[[noreturn]] void check_failed(const char* claim, const char* file, int line);

}  // namespace seaglass

#define CHECK(claim) ((claim) ? static_cast<void>(0) : ::seaglass::check_failed(#claim, __FILE__, __LINE__))
