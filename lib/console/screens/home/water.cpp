#include "console/screens/home/water.h"

#include "ink/turn.h"

namespace seaglass {

using ink::fine;
using ink::FinePoint;

namespace {

/// Two sines of different length, running apart.
struct Wave {
  int height;      // of its middle, in sixteenths of a row
  int long_swell;  // how far it goes up and down, likewise
  int short_swell;
  int long_pixels;
  int short_pixels;
  int turns_per_ms;  // in 65,536ths
};

// Crests stay within Water::rows: middle ± both swells, and the line of foam below.
constexpr Wave far_wave{fine(179) + 8, 36, 18, 190, 83, -13};
constexpr Wave near_wave{fine(183), 34, 16, 233, 97, 17};
constexpr int foam_thickness = 26;
static_assert(far_wave.height - far_wave.long_swell - far_wave.short_swell >= fine(Water::rows.top));
static_assert(near_wave.height + near_wave.long_swell + near_wave.short_swell + foam_thickness <=
              fine(Water::rows.bottom));

constexpr int step_pixels = 8;
constexpr int crest_points = screen_width / step_pixels + 1;
constexpr int corner_count = crest_points + 2;

struct Crest {
  FinePoint corners[corner_count];
};

Crest crest_of(const Wave& wave, Milliseconds flow_ms, int drift) {
  Crest crest;
  const auto flow = static_cast<int>(flow_ms % (1u << 16)) * wave.turns_per_ms;
  for (int i = 0; i < crest_points; ++i) {
    const int x = i * step_pixels;
    const auto slow = static_cast<ink::Turn>((x + drift) * (65536 / wave.long_pixels) + flow);
    const auto quick = static_cast<ink::Turn>((x + drift) * (65536 / wave.short_pixels) - 2 * flow);
    const int swell = ink::sine(slow) * wave.long_swell + ink::sine(quick) * wave.short_swell;
    crest.corners[i] = {fine(x), wave.height + swell / ink::sine_one};
  }
  crest.corners[crest_points] = {fine(screen_width), fine(Water::rows.bottom)};
  crest.corners[crest_points + 1] = {0, fine(Water::rows.bottom)};
  return crest;
}

void lower(Crest& crest, int by) {
  for (int i = 0; i < crest_points; ++i) crest.corners[i].y += by;
}

}  // namespace

void Water::stir(Milliseconds now) {
  flow_before_ms_ = stirred_ ? flow_before_ms_ + flowed_ms(now - stirred_at_) : 0;
  if (!stirred_) draws_at_ = now;
  stirred_at_ = now;
  stirred_ = true;
}

bool Water::tick(Milliseconds now) {
  if (!stirred_) return false;
  if (wait_ms(now) > 0) return false;
  draws_at_ = now + frame_ms;
  const Milliseconds before_ms = flow_ms_;
  flow_ms_ = flow_before_ms_ + flowed_ms(now - stirred_at_);
  if (now - stirred_at_ >= moves_for_ms) {
    flow_before_ms_ = flow_ms_;
    stirred_ = false;
  }
  return flow_ms_ != before_ms;
}

Milliseconds Water::wait_ms(Milliseconds now) const {
  return stirred_ ? left_until(draws_at_, now) : forever_ms;
}

/// At full speed at first, then slower and slower: the speed falls evenly to nothing.
Milliseconds Water::flowed_ms(Milliseconds elapsed_ms) {
  constexpr Milliseconds full_ms = moves_for_ms - slows_for_ms;
  if (elapsed_ms <= full_ms) return elapsed_ms;
  const Milliseconds slow_ms = elapsed_ms < moves_for_ms ? elapsed_ms - full_ms : slows_for_ms;
  return full_ms + slow_ms - slow_ms * slow_ms / (2 * slows_for_ms);
}

void Water::draw(ink::Painter& painter, const WaterColors& colors, int drift, int rise) const {
  const ink::Shifted shifted(painter, {0, -rise});
  painter.rectangle({0, rows.bottom, screen_width, screen_height - rows.bottom + rise}, colors.deep);
  if (!painter.shows({0, rows.top, screen_width, rows.bottom - rows.top})) return;
  constexpr int shallow_opacity = 200;
  const Crest far_crest = crest_of(far_wave, flow_ms_, drift / 2);
  painter.polygon(far_crest.corners, corner_count, ink::Paint(colors.shallow, shallow_opacity));
  Crest near_crest = crest_of(near_wave, flow_ms_, drift);
  painter.polygon(near_crest.corners, corner_count, colors.crest);
  lower(near_crest, foam_thickness);
  painter.polygon(near_crest.corners, corner_count, colors.deep);
}

}  // namespace seaglass
