// The tiles: survey tiles with a land face and a water face, and coast tiles that are half of each. How many
// there are and how they are toned is data (data/mirage/tiles.txt).
#pragma once

#include <cstdint>

#include "content/games/mirage.h"
#include "games/mirage/rules/map/geometry.h"

namespace seaglass::mirage {

enum class Terrain : std::uint8_t { land, water };
enum class Tone : std::uint8_t { light, dark };

constexpr int index(Terrain terrain) {
  return static_cast<int>(terrain);
}
constexpr Terrain other(Terrain terrain) {
  return terrain == Terrain::land ? Terrain::water : Terrain::land;
}
constexpr Tone tone_of(bool dark) {
  return dark ? Tone::dark : Tone::light;
}

enum class SurveyType : std::uint8_t {
  // 0 … survey_type_count − 1: the rows of the table
  none = content::survey_type_count,
  unknown,  // a tile in the bag, for everybody
};
using content::survey_type_count;

constexpr int index(SurveyType type) {
  return static_cast<int>(type);
}
constexpr SurveyType survey_type(int index) {
  return static_cast<SurveyType>(index);
}
constexpr bool is_tile(SurveyType type) {
  return index(type) < survey_type_count;
}
constexpr int tiles_of(SurveyType type) {
  return content::survey_rows[index(type)].tiles;
}

/// A square has the same tone on both faces; turning the tile over swaps the arms.
constexpr Tone tone_of(SurveyType type, Terrain face, int square) {
  const int on_land = face == Terrain::land || square == 0 ? square : elbow_squares - square;
  return tone_of(content::survey_rows[index(type)].dark[on_land]);
}
/// All light or all dark: such a tile brings a coast.
constexpr bool is_uniform(SurveyType type) {
  return tone_of(type, Terrain::land, 0) == tone_of(type, Terrain::land, 1) &&
         tone_of(type, Terrain::land, 0) == tone_of(type, Terrain::land, 2);
}

enum class CoastPattern : std::uint8_t { a, b };
using content::coast_pattern_count;
constexpr int face_count = 2;

constexpr int index(CoastPattern pattern) {
  return static_cast<int>(pattern);
}
constexpr int tiles_of(CoastPattern pattern) {
  return content::coast_rows[index(pattern)].tiles;
}
constexpr Tone tone_of(CoastPattern pattern, int face, Terrain half) {
  return tone_of(content::coast_rows[index(pattern)].dark[face][index(half)]);
}

/// What one square of a tile shows: which of its edges are land (the others are water) and its tones. All
/// four edges of a survey square are alike; a coast has two of each, and its halves are never of one region.
class Ground {
 public:
  constexpr Ground() = default;
  static constexpr Ground survey(Terrain terrain, Tone tone) {
    return Ground(terrain == Terrain::land ? all_edges : 0u, tone, tone);
  }
  /// Edges `rotation` and the next one clockwise are land.
  static constexpr Ground coast(int rotation, Tone land, Tone water) {
    return Ground((1u << rotation) | (1u << ((rotation + 1) % direction_count)), land, water);
  }

  /// Bit d: the edge towards direction d is land.
  constexpr unsigned land_edges() const { return bits_ & all_edges; }
  constexpr Terrain edge(Direction direction) const {
    return ((bits_ >> index(direction)) & 1u) != 0 ? Terrain::land : Terrain::water;
  }
  constexpr bool is_coast() const { return land_edges() != 0 && land_edges() != all_edges; }
  /// Whether some of the square is of this terrain.
  constexpr bool has(Terrain terrain) const {
    return land_edges() != (terrain == Terrain::land ? 0u : all_edges);
  }
  constexpr Tone tone(Terrain half) const { return tone_of((bits_ & dark_bit(half)) != 0); }

  /// All of it, as a number.
  constexpr unsigned bits() const { return bits_; }

  friend constexpr bool operator==(Ground a, Ground b) { return a.bits_ == b.bits_; }

  static constexpr unsigned all_edges = 15;

 private:
  static constexpr unsigned dark_bit(Terrain half) { return half == Terrain::land ? 16u : 32u; }
  constexpr Ground(unsigned land_edges, Tone land, Tone water)
      : bits_(static_cast<std::uint8_t>(land_edges | (land == Tone::dark ? dark_bit(Terrain::land) : 0u) |
                                        (water == Tone::dark ? dark_bit(Terrain::water) : 0u))) {}

  std::uint8_t bits_ = 0;
};

}  // namespace seaglass::mirage
