// Puts shapes on one strip of the screen. A screen's drawing runs once per strip with the same calls; what
// falls outside the strip or the clip costs little and draws nothing. Whole pixels for what stands upright,
// sixteenths for what has soft edges (geometry.h). A screen must cover every pixel: strips are not cleared.
// Before, the same drawing runs once for the whole screen, and its calls are only noted (call_notes.h).
#pragma once

#include <cstdint>

#include "ink/brush.h"
#include "ink/call_notes.h"
#include "ink/geometry.h"
#include "ink/image.h"
#include "ink/once_a_frame.h"
#include "ink/paint.h"
#include "ink/shapes/coverage.h"
#include "ink/sprite.h"
#include "ink/text_watch.h"
#include "ink/turn.h"

namespace seaglass {
namespace ink {

/// A polygon's corners in turn, the last joined to the first.
struct Contour {
  const FinePoint* corners = nullptr;
  int count = 0;
};

/// What a sprite's roles are drawn with, and how see-through all of it is.
struct Tint {
  Color roles[content::sprite_roles] = {};
  int opacity = 255;

  constexpr Tint() = default;
  constexpr Tint(Color first, int opacity_of_all = 255) : opacity(opacity_of_all) { roles[0] = first; }
  constexpr Tint(Color first, Color second, int opacity_of_all = 255) : opacity(opacity_of_all) {
    roles[0] = first;
    roles[1] = second;
  }
};

/// All of it: its bytes are the colours', without gaps.
inline CallHash& operator<<(CallHash& call, const Tint& tint) {
  constexpr int words = content::sprite_roles * sizeof(Color) / sizeof(PixelPair);
  static_assert(sizeof tint.roles == words * sizeof(PixelPair) && alignof(Tint) == alignof(PixelPair));
  const auto* const roles = reinterpret_cast<const PixelPair*>(tint.roles);
  for (int i = 0; i < words; ++i) call << roles[i];
  return call << tint.opacity;
}

class Disc;

class Painter {
 public:
  /// `pixels` are those of `strip`, which spans the screen's width, in rows without gaps; aligned to 4 bytes.
  /// Only what lies inside `part` of it is drawn.
  Painter(Pixel* pixels, Rect strip, Rect part, Coverage& coverage, FrameMemory& memory, bool large_text);
  /// Draws nothing: notes what is called.
  Painter(CallNotes& notes, Coverage& coverage, FrameMemory& memory, bool large_text);
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;

  /// What can be drawn on at the moment, in the coordinates that the caller draws in. It does not say which
  /// part of a strip is drawn again: the calls are the same as for all of it.
  Rect visible() const { return seen_.moved({-origin_.x, -origin_.y}); }
  /// That part. Where it is empty nothing will be drawn, whatever is called.
  Rect drawn() const { return clip_.moved({-origin_.x, -origin_.y}); }
  /// Whether drawing inside `area` shows at all in this strip: ask before going to any length.
  bool shows(Rect area) const;

  void fill(const Paint& paint);
  void rectangle(Rect area, const Paint& paint);
  /// A border inside `area`.
  void outline(Rect area, int thickness, const Paint& paint);
  void rounded(Rect area, int radius, const Paint& paint);
  void rounded_outline(Rect area, int radius, int thickness, const Paint& paint);

  void circle(FinePoint centre, int fine_radius, const Paint& paint);
  /// `fine_radius` is the outer one.
  void ring(FinePoint centre, int fine_radius, int fine_thickness, const Paint& paint);
  /// A piece of a ring, clockwise from `from` on, 0 being the top; a whole turn is `ring`.
  void arc(FinePoint centre, int fine_radius, int fine_thickness, Turn from, Turn length, const Paint& paint);
  /// With round ends.
  void line(FinePoint from, FinePoint to, int fine_thickness, const Paint& paint);
  /// Convex or not, but without crossing itself; at most 48 of its edges in one strip. A polygon of 35 pixels
  /// costs some 600 instructions a row, a sprite of the same shape a third: what stands on a screen dozens of
  /// times, always the same size, is better drawn in data/art.
  void polygon(const FinePoint* corners, int count, const Paint& paint);
  /// Several contours at once; one that turns the other way round inside another is a hole.
  void contours(const Contour* first, int count, const Paint& paint);
  /// Pointed at the top and the bottom; `fine_radius` reaches to the corners. A hexagon with a rim is
  /// cheapest as two, the smaller on top.
  void hexagon(FinePoint centre, int fine_radius, const Paint& paint);
  void hexagon_outline(FinePoint centre, int fine_radius, int fine_thickness, const Paint& paint);

  void image(const Image& image, Point top_left);
  void sprite(const Sprite& sprite, Point top_left, const Tint& tint = {});

  /// Whether calls are only noted; then a line of words is one call, for the area that it may reach.
  bool only_notes() const { return notes_ != nullptr; }
  void note_words(Text words, int size, Rect area, const Paint& paint);
  /// For what a screen draws very often with many calls: notes them as this one. They must draw inside
  /// `area`, and depend on nothing but it and what was hashed. Returns whether no more is to be done.
  bool noted_as_one(CallHash call, Rect area) {
    if (only_notes()) note(call << on_screen(area), on_screen(area));
    return only_notes();
  }

  /// The rows of a glyph (content/font.h), which fill `area`.
  void stencil(const std::uint8_t* codes, Rect area, const Paint& paint);

  /// See once_a_frame.h. What `make` does must not depend on the strip.
  template <typename T, typename Make>
  const T& once_a_frame(const Make& make) {
    return memory_.once<T>(make);
  }

  /// Words are wanted larger, where there is room for them (text.h).
  bool large_text() const { return large_text_; }
  /// See text_watch.h; nullptr ends it.
  void let_watch(TextWatch* watch) { watch_ = watch; }
  bool is_watched() const { return watch_ != nullptr; }
  void show_words(Text words, const Paint& paint, Rect area) const;
  void show_meaning(Text words, Rect area) const {
    if (watch_ != nullptr) watch_->meaning(words, on_screen(area));
  }
  /// Words that did not fit and were cut (text.h): the display counts them.
  void note_cut_text() { ++cut_texts_; }
  int cut_texts() const { return cut_texts_; }

 private:
  friend class Clipped;
  friend class Shifted;

  Rect on_screen(Rect area) const { return area.moved(origin_); }
  FinePoint on_screen(FinePoint p) const { return p + fine(origin_); }
  Brush brush(const Paint& paint) const { return Brush(paint, origin_.y); }
  Pixel* row(int screen_y) const { return pixels_ + (screen_y - strip_top_) * screen_width; }
  void span(const Brush& brush, int screen_y, int left, int right, int coverage = full_alpha) {
    left = larger(left, clip_.x);
    right = smaller(right, clip_.right());
    if (left < right) brush.span(row(screen_y), left, right, coverage);
  }
  void dot(const Brush& brush, int screen_y, int x, int coverage) {
    if (x >= clip_.x && x < clip_.right()) brush.dot(row(screen_y), x, coverage);
  }
  void note(CallHash call, Rect on_screen);
  void note(CallHash call, const Paint& paint, Rect on_screen);
  void upright(Rect on_screen, Brush& brush);
  struct Rounded;
  int corner_row(const Brush& brush, const Rounded& shape, int y, int from_edge);
  void rounded_row(const Brush& brush, const Rounded& shape, int y);
  void disc_row(const Brush& brush, FinePoint centre, const Disc& disc, Rect area, int y);
  void ring_row(const Brush& brush, FinePoint centre, const Disc& rim, const Disc& hole, Rect area, int y);

  Pixel* pixels_;
  int strip_top_;
  Rect seen_;  // on the screen, inside the strip: where the caller may draw
  Rect clip_;  // and what of that is drawn
  CallNotes* notes_ = nullptr;
  Point origin_;  // where the caller's (0, 0) lies on the screen
  Coverage& coverage_;
  FrameMemory& memory_;
  bool large_text_;
  TextWatch* watch_ = nullptr;
  int cut_texts_ = 0;
};

/// While it lives, nothing is drawn outside `area` (nor outside what was the clip before).
class Clipped {
 public:
  Clipped(Painter& painter, Rect area);
  ~Clipped();
  Clipped(const Clipped&) = delete;
  Clipped& operator=(const Clipped&) = delete;

 private:
  Painter& painter_;
  Rect seen_;  // before
  Rect clip_;
};

/// While it lives, everything is drawn moved by so much: a picture that slides, a card in its own
/// coordinates.
class Shifted {
 public:
  Shifted(Painter& painter, Point by) : painter_(painter), before_(painter.origin_) {
    painter.origin_ = before_ + by;
  }
  ~Shifted() { painter_.origin_ = before_; }
  Shifted(const Shifted&) = delete;
  Shifted& operator=(const Shifted&) = delete;

 private:
  Painter& painter_;
  Point before_;
};

}  // namespace ink
}  // namespace seaglass
