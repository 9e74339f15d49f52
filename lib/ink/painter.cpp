#include "ink/painter.h"

#include "core/check.h"

namespace seaglass {
namespace ink {

namespace {

constexpr Rect whole_screen{0, 0, screen_width, screen_height};

std::uint32_t packed(Color color) {
  return static_cast<std::uint32_t>(color.red << 16 | color.green << 8 | color.blue);
}

}  // namespace

Painter::Painter(Pixel* pixels, Rect strip, Rect part, Coverage& coverage, FrameMemory& memory,
                 bool large_text)
    : pixels_(pixels),
      strip_top_(strip.y),
      seen_(strip),
      clip_(part.common_with(strip)),
      coverage_(coverage),
      memory_(memory),
      large_text_(large_text) {
  CHECK(strip.x == 0 && strip.width == screen_width);
}

Painter::Painter(CallNotes& notes, Coverage& coverage, FrameMemory& memory, bool large_text)
    : pixels_(nullptr),
      strip_top_(0),
      seen_(whole_screen),
      clip_(whole_screen),
      notes_(&notes),
      coverage_(coverage),
      memory_(memory),
      large_text_(large_text) {}

Clipped::Clipped(Painter& painter, Rect area)
    : painter_(painter), seen_(painter.seen_), clip_(painter.clip_) {
  painter.seen_ = seen_.common_with(painter.on_screen(area));
  painter.clip_ = clip_.common_with(painter.seen_);
}

Clipped::~Clipped() {
  painter_.seen_ = seen_;
  painter_.clip_ = clip_;
}

bool Painter::shows(Rect area) const {
  return seen_.meets(on_screen(area));
}

/// `on_screen` holds all that the call could draw; what a clip leaves of it is another picture.
void Painter::note(CallHash call, Rect on_screen) {
  if (clip_.holds(on_screen)) return notes_->add(call.value(), on_screen);
  const Rect seen = on_screen.common_with(clip_);
  if (!seen.empty()) notes_->add((call << seen).value(), seen);
}

void Painter::note(CallHash call, const Paint& paint, Rect on_screen) {
  if (paint.opacity() <= 0) return;
  call << (packed(paint.top()) | static_cast<std::uint32_t>(paint.opacity()) << 24);
  if (!paint.plain())
    call << packed(paint.bottom()) << origin_.y + paint.y_top() << origin_.y + paint.y_bottom();
  note(call, on_screen);
}

void Painter::note_words(Text words, int size, Rect area, const Paint& paint) {
  const Rect to = on_screen(area);
  CallHash call(Call::words);
  call << size << to;
  for (TextRuns runs(words); !runs.done(); runs.next())
    for (const char* at = runs.begin(); at < runs.end(); ++at) call << static_cast<std::uint8_t>(*at);
  note(call, paint, to);
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
  if (only_notes()) return note(CallHash(Call::fill) << clip_, paint, clip_);
  Brush brush = this->brush(paint);
  upright(clip_, brush);
}

void Painter::rectangle(Rect area, const Paint& paint) {
  const Rect to = on_screen(area);
  if (only_notes()) return note(CallHash(Call::rectangle) << to, paint, to);
  if (!to.meets(clip_)) return;
  Brush brush = this->brush(paint);
  upright(to, brush);
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
  if (only_notes()) return note(CallHash(Call::stencil) << codes << to, paint, to);
  Brush brush = this->brush(paint);
  brush.stencil(row(part.y) + to.x, to, part, codes);
}

}  // namespace ink
}  // namespace seaglass
