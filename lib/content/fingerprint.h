// Made by tools/content/fingerprint.py from the games' data and test/signature.txt: run make content, do not
// edit.
#pragma once

#include <cstdint>

namespace seaglass {
namespace content {

/// Of the rules and the content that this firmware plays by.
constexpr std::uint32_t fingerprint = 0xdbc5899c;
/// The same, as it was called while all seeds were short.
constexpr std::uint32_t fingerprint_of_short_seeds = 0xcd9dcbc1;

}  // namespace content
}  // namespace seaglass
