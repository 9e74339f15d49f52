// How much of a pixel lies inside a circle, without a root: near the rim, radius − distance is nearly
// (radius² − distance²) / (2 × radius).
#pragma once

#include <cstdint>

#include "ink/brush.h"
#include "ink/geometry.h"

namespace seaglass {
namespace ink {

class Disc {
 public:
  explicit Disc(int fine_radius)
      : squared_(fine_radius * fine_radius),
        band_(fine_radius * fine_per_pixel),
        reciprocal_(fine_radius > 0 ? 65536 / fine_radius : 0) {}

  /// `squared_distance` from the centre to the pixel's middle. Half a pixel inside is wholly covered.
  int coverage(int squared_distance) const {
    const int inside = squared_ - squared_distance;
    if (inside >= band_) return reciprocal_ == 0 ? 0 : full_alpha;
    if (inside <= -band_) return 0;
    return full_alpha / 2 + (inside * reciprocal_ >> 16);  // |inside × reciprocal| ≤ 16 × 65536
  }

 private:
  int squared_;
  int band_;  // squared distance from the rim to half a pixel beside it
  int reciprocal_;
};

}  // namespace ink
}  // namespace seaglass
