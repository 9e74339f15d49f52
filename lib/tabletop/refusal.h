// Why a choice was refused. Each game numbers its rules in an enum whose 0 means "allowed", and words them
// in one table; this is that number where the game does not matter.
//
// All games say the same thing in the same words: those below, and "not now: …" with what is decided instead,
// of a choice that may be legal at another moment. Behind its rules each game has a number of that kind for
// each of its phases.
#pragma once

#include <cstdint>

#include "core/reason.h"

namespace seaglass {

struct Refusal {
  std::uint8_t rule = 0;

  constexpr explicit operator bool() const { return rule != 0; }
};

namespace refusals {

constexpr const char* allowed = REASON("allowed");
constexpr const char* game_is_over = REASON("the game is over");
constexpr const char* not_your_decision = REASON("somebody else decides now");
/// Whatever the position.
constexpr const char* no_such_choice = REASON("there is no such choice");

}  // namespace refusals

/// The words of a rule, or of a phase: what is decided in it.
template <int rules, int phases>
constexpr const char* words_of(Refusal refusal, const char* const (&of_rules)[rules],
                               const char* const (&of_phases)[phases]) {
  if (SEAGLASS_REASONS == 0) return "";
  if (refusal.rule < rules) return of_rules[refusal.rule];
  return refusal.rule < rules + phases ? of_phases[refusal.rule - rules] : REASON("unknown rule");
}

}  // namespace seaglass
