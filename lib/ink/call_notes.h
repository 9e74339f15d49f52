// What a drawing calls, without its pixels: for every tile of the screen a hash of all calls that may reach
// it, in their order. Where it is the same as before, the pixels are.
#pragma once

#include <cstdint>
#include <type_traits>

#include "ink/color.h"
#include "ink/geometry.h"
#include "ink/tiles.h"

namespace seaglass {
namespace ink {

/// Such a step can be undone (multiplying by an odd number, folding the high bits down), so what differs in
/// one word never looks alike, and other things do once in four thousand million.
constexpr std::uint32_t hash_start = 2166136261u;
constexpr std::uint32_t hashed(std::uint32_t hash, std::uint32_t word) {
  hash = (hash ^ word) * 0x9E3779B1u;
  return hash ^ hash >> 15;
}

enum class Call : std::uint8_t {
  fill,
  rectangle,
  rounded,
  circle,
  ring,
  arc,
  line,
  polygon,
  hexagon,
  image,
  sprite,
  stencil,
  words
};

/// Of one call: which, and with what. What is a place counts less than 2^15 pixels or sixteenths either way
/// (coverage.h: reach_max).
class CallHash {
 public:
  explicit CallHash(Call call) : value_(hash_start + static_cast<std::uint32_t>(call)) {}
  /// Of several calls as one: a name that nothing else has, written out.
  explicit CallHash(const char* name) : value_(hash_start) { *this << static_cast<const void*>(name); }
  template <typename Number, std::enable_if_t<std::is_integral<Number>::value, int> = 0>
  CallHash& operator<<(Number number) {
    value_ = hashed(value_, static_cast<std::uint32_t>(number));
    return *this;
  }
  CallHash& operator<<(Color c) { return *this << (c.red << 16 | c.green << 8 | c.blue); }
  CallHash& operator<<(FinePoint p) { return *this << pair(p.x, p.y); }
  CallHash& operator<<(Rect r) { return *this << pair(r.x, r.y) << pair(r.width, r.height); }
  /// Of something that never changes and is always there: a picture, a glyph.
  CallHash& operator<<(const void* constant) {
    return *this << static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(constant));
  }
  std::uint32_t value() const { return value_; }

 private:
  static std::uint32_t pair(int a, int b) {
    return static_cast<std::uint32_t>(a) << 16 | (static_cast<std::uint32_t>(b) & 0xFFFF);
  }

  std::uint32_t value_;
};

class CallNotes {
 public:
  /// `hashes` are of the tiles, row by row.
  explicit CallNotes(std::uint32_t* hashes) : hashes_(hashes) {
    for (int tile = 0; tile < tiles; ++tile) hashes_[tile] = hash_start;
  }
  /// `area` lies inside the screen and is not empty.
  void add(std::uint32_t call, Rect area) {
    const int left = area.x / tile_side, right = (area.right() - 1) / tile_side;
    std::uint32_t* row = hashes_ + area.y / tile_side * tiles_across;
    std::uint32_t* const last = hashes_ + (area.bottom() - 1) / tile_side * tiles_across;
    for (; row <= last; row += tiles_across)
      for (std::uint32_t *to = row + left, *const end = row + right; to <= end; ++to) *to = hashed(*to, call);
  }

 private:
  std::uint32_t* hashes_;
};

}  // namespace ink
}  // namespace seaglass
