// What is played on the modelled boards. All chance comes from the seed.
#pragma once

#include <cstdint>

#include "firmware_model/claims.h"

namespace seaglass {
namespace model {

/// What a board does not forgive, or answers with no success, is seen by the model.
void bites(Claims& claims);
/// So many presses of one unit; after each the picture on its glass is the simulator's.
void pictures(Claims& claims, std::uint64_t seed, int presses);
/// Switched on and off again, also in the middle of what it does; each time it shows what the simulator does.
void starts(Claims& claims, std::uint64_t seed, int count);
/// With nothing in its flash.
void first_start(Claims& claims, std::uint64_t seed);
/// With a panel of the other kind, where there are boards with such a one.
void other_panel(Claims& claims, std::uint64_t seed);
/// Left alone: it sleeps lightly, is woken by a press and by letters, switches itself off, is woken again.
void sleeping(Claims& claims, std::uint64_t seed);
/// A d-pad that nobody hears of by itself is looked at often while somebody plays, and rarely afterwards.
void watched_pad(Claims& claims, std::uint64_t seed);
/// Its cell is empty, also when it is switched on again; then it was charged.
void empty_cell(Claims& claims, std::uint64_t seed);
/// Looks who is near, and goes back, so many times.
void radio_cycles(Claims& claims, std::uint64_t seed, int cycles);
void radio_left_broken(Claims& claims, std::uint64_t seed);
/// Parts that fail, and what the unit does without them.
void failing_parts(Claims& claims, std::uint64_t seed);
/// Games of Mermaid Beach of two units, from the launcher to the score.
void games(Claims& claims, std::uint64_t seed, int count);
/// The same over a bad air, where units crash, sleep, lose power, reach or their radio's driver.
void troubled_games(Claims& claims, std::uint64_t seed, int count);
/// The console's `proof`, on a sound board and on broken ones.
void proof(Claims& claims, std::uint64_t seed);

}  // namespace model
}  // namespace seaglass
