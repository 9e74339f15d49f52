#include "ink/painter.h"

#include "core/check.h"

namespace seaglass {
namespace ink {

Painter::Painter(Pixel* pixels, Rect strip, Coverage& coverage, bool large_text)
    : pixels_(pixels), strip_top_(strip.y), clip_(strip), coverage_(coverage), large_text_(large_text) {
  CHECK(strip.x == 0 && strip.width == screen_width);
}

void Painter::show_words(Text words, const Paint& paint, Rect area) const {
  const Rect seen = on_screen(area).common_with(clip_);
  if (seen.width > 0 && seen.height > 0)
    watch_->words(words, paint.top(), paint.opacity(), seen, row(seen.y) + seen.x);
}

void Painter::upright(Rect on_screen, Brush& brush) {
  const Rect area = on_screen.common_with(clip_);
  if (area.empty() || brush.invisible()) return;
  for (int y = area.y; y < area.bottom(); ++y) {
    brush.enter_row(y);
    brush.span(row(y), area.x, area.right());
  }
}

void Painter::fill(const Paint& paint) {
  Brush brush = this->brush(paint);
  upright(clip_, brush);
}

void Painter::rectangle(Rect area, const Paint& paint) {
  Brush brush = this->brush(paint);
  upright(on_screen(area), brush);
}

void Painter::outline(Rect area, int thickness, const Paint& paint) {
  const int t = smaller(thickness, (smaller(area.width, area.height) + 1) / 2);
  rectangle({area.x, area.y, area.width, t}, paint);
  rectangle({area.x, area.bottom() - t, area.width, t}, paint);
  rectangle({area.x, area.y + t, t, area.height - 2 * t}, paint);
  rectangle({area.right() - t, area.y + t, t, area.height - 2 * t}, paint);
}

void Painter::stencil(const std::uint8_t* codes, Rect area, const Paint& paint) {
  const Rect to = on_screen(area), part = to.common_with(clip_);
  if (part.empty()) return;
  Brush brush = this->brush(paint);
  brush.stencil(row(part.y) + to.x, to, part, codes);
}

}  // namespace ink
}  // namespace seaglass
