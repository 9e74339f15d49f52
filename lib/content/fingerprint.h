// Made by tools/content/fingerprint.py from the games' data, their earlier fingerprints and
// test/signature.txt: run make content, do not edit.
#pragma once

#include <cstdint>

namespace seaglass {
namespace content {

/// Of the rules and the content of all games that this firmware plays by.
constexpr std::uint32_t fingerprint = 0x000dc7d7;

}  // namespace content
}  // namespace seaglass
