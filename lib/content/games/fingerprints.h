// Made by tools/content/fingerprint.py from the games' data, their earlier fingerprints and
// test/signature.txt: run make content, do not edit.
#pragma once

#include <cstdint>

namespace seaglass {
namespace content {

/// A game's own, then what its records were called before its events told more, when all games together
/// had one, and before there were long seeds. Where it never was the same game as then, its own again.
constexpr std::uint32_t mermaid_rain_fingerprints[] = {0x58c43a50, 0x22b956db, 0xdbc5899c, 0xcd9dcbc1};
constexpr std::uint32_t mirage_fingerprints[] = {0x0cf0fde5, 0x0cf0fde5, 0xdbc5899c, 0xcd9dcbc1};
constexpr std::uint32_t mermaid_beach_fingerprints[] = {0xa92f2eaa, 0x96e99d4f, 0xdbc5899c, 0xcd9dcbc1};
constexpr std::uint32_t mermaids_song_fingerprints[] = {0xc433a1b8, 0xc433a1b8, 0xdbc5899c, 0xcd9dcbc1};

}  // namespace content
}  // namespace seaglass
