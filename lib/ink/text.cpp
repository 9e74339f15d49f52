#include "ink/text.h"

#include "content/font.h"
#include "core/check.h"

namespace seaglass {
namespace ink {

namespace {

using content::Character;
using content::Font;
using content::Glyph;

constexpr Text ellipsis = "…";
constexpr CodePoint first_ascii = 32, last_ascii = 126;
constexpr int overhang = 8;  // no glyph reaches so far to the left of where its letter begins

const Font& font_of(TextSize size) {
  return content::fonts[static_cast<int>(size)];
}

const Character* find(CodePoint code) {
  if (code >= first_ascii && code <= last_ascii) return &content::characters[code - first_ascii];
  int low = 0, high = content::character_count;
  while (low < high) {
    const int middle = (low + high) / 2;
    const CodePoint there = content::characters[middle].code;
    if (there == code) return &content::characters[middle];
    if (there < code)
      low = middle + 1;
    else
      high = middle;
  }
  return nullptr;
}

/// Sets one character after the other: which glyph, and how far right of where the text began.
class Setter {
 public:
  explicit Setter(const Font& font) : font_(font) {}

  void next(CodePoint code) {
    const Character* const character = find(code);
    const int base = character != nullptr ? character->base : content::unknown_glyph;
    const int kerning_class = content::kerning_class[base];
    glyph_ = &font_.glyphs[base];
    mark_ = character != nullptr && character->mark != content::no_mark ? &font_.glyphs[character->mark]
                                                                        : nullptr;
    x_ = end_ + font_.kerning[last_class_ >> 4][kerning_class & 15];
    end_ = x_ + glyph_->advance;
    last_class_ = kerning_class;
  }
  const Glyph& glyph() const { return *glyph_; }
  /// Or nullptr.
  const Glyph* mark() const { return mark_; }
  int x() const { return x_; }
  int end() const { return end_; }

 private:
  const Font& font_;
  const Glyph* glyph_ = nullptr;
  const Glyph* mark_ = nullptr;
  int last_class_ = 0;
  int x_ = 0;
  int end_ = 0;
};

Rect area_of(const Glyph& glyph, Point pen) {
  return {pen.x + glyph.left, pen.y - glyph.top, glyph.width, glyph.height};
}

void draw_glyph(Painter& painter, const Font& font, const Glyph& glyph, Point pen, const Paint& paint) {
  if (glyph.width == 0) return;
  painter.stencil(font.codes + glyph.codes, area_of(glyph, pen), paint);
}

/// What a line of words covers.
Rect area_of(Text words, const Font& font, Point pen) {
  Rect all;
  Setter setter(font);
  for (Utf8 reader(words); !reader.done();) {
    setter.next(reader.next());
    const Point at{pen.x + setter.x(), pen.y};
    all = all.with(area_of(setter.glyph(), at));
    if (setter.mark() != nullptr) all = all.with(area_of(*setter.mark(), at));
  }
  return all;
}

bool breaks_after(CodePoint code) {
  return code == ' ' || code == '-' || code == 0x2013 || code == 0x2014;
}

/// How many bytes of the text fit into `width`, without a blank behind them.
int fitting(Text words, TextSize size, int width) {
  Setter setter(font_of(size));
  int kept = 0;
  for (Utf8 reader(words); !reader.done();) {
    const CodePoint code = reader.next();
    setter.next(code);
    if (setter.end() > width) break;
    if (code != ' ') kept = reader.position();
  }
  return kept;
}

int first_character(Text words) {
  Utf8 reader(words);
  reader.next();
  return reader.position();
}

int aligned(int x, int width, Align align) {
  if (align == Align::left) return x;
  return align == Align::right ? x - width : x - width / 2;
}

Point anchor(Rect area, int y, Align align) {
  if (align == Align::left) return {area.x, y};
  return {align == Align::right ? area.right() : area.x + area.width / 2, y};
}

void cut_text(Painter& painter, Rect area, int y, Text words, TextSize size, const Paint& paint,
              Align align) {
  const Text kept = words.first(fitting(words, size, area.width - text_width(ellipsis, size)));
  const int width = text_width(kept, size) + text_width(ellipsis, size);
  const Point at{aligned(anchor(area, y, align).x, width, align), y};
  text(painter, at, kept, size, paint);
  text(painter, {at.x + text_width(kept, size), y}, ellipsis, size, paint);
  painter.note_cut_text();
}

}  // namespace

int cap_height(TextSize size) {
  return font_of(size).cap_height;
}
int line_height(TextSize size) {
  return font_of(size).line_height;
}
int room_above(TextSize size) {
  return font_of(size).ascent - font_of(size).cap_height;
}

int text_width(Text words, TextSize size) {
  Setter setter(font_of(size));
  for (Utf8 reader(words); !reader.done();) setter.next(reader.next());
  return setter.end();
}

void text(Painter& painter, Point at, Text words, TextSize size, const Paint& paint, Align align) {
  const Font& font = font_of(size);
  const Rect drawn = painter.drawn();
  if (at.y - room_above(size) >= drawn.bottom() || at.y + font.cap_height + font.descent <= drawn.y) return;
  const int left = align == Align::left ? at.x : aligned(at.x, text_width(words, size), align);
  const int baseline = at.y + font.cap_height;
  if (painter.is_watched())
    painter.show_words(words, paint, {left, at.y, text_width(words, size), font.cap_height});
  if (painter.only_notes())
    return painter.note_words(words, static_cast<int>(size), area_of(words, font, {left, baseline}), paint);
  Setter setter(font);
  for (Utf8 reader(words); !reader.done() && left + setter.end() < drawn.right() + overhang;) {
    setter.next(reader.next());
    const Point pen{left + setter.x(), baseline};
    draw_glyph(painter, font, setter.glyph(), pen, paint);
    if (setter.mark() != nullptr) draw_glyph(painter, font, *setter.mark(), pen, paint);
  }
}

TextSize enlarged(const Painter& painter, Text words, TextSize size, int width, int height) {
  if (!painter.large_text() || size == TextSize::title) return size;
  const auto larger_size = static_cast<TextSize>(static_cast<int>(size) + 1);
  return paragraph_height(words, larger_size, width) <= height ? larger_size : size;
}

bool text_in(Painter& painter, Rect area, Text words, TextSize size, const Paint& paint, Align align) {
  // Larger words keep off the edges of the button, the box or the line that they stand in.
  constexpr int beside = 6, above_title = 4;
  const TextSize wanted = enlarged(painter, words, size, area.width, area.height);
  const bool is_airy = wanted != TextSize::title || cap_height(wanted) + 2 * above_title <= area.height;
  const int margins = align == Align::centre ? 2 * beside : beside;
  if (wanted != size && is_airy && text_width(words, wanted) + margins <= area.width) size = wanted;
  const int y = area.y + (area.height - cap_height(size)) / 2, width = text_width(words, size);
  if (width > area.width) {
    cut_text(painter, area, y, words, size, paint, align);
    return false;
  }
  text(painter, {aligned(anchor(area, y, align).x, width, align), y}, words, size, paint);
  return true;
}

Line next_line(Text words, TextSize size, int width) {
  int line_end = -1;  // where the last word that fits ends; −1: nowhere yet
  int rest = 0;       // and where the next begins
  Setter setter(font_of(size));
  for (Utf8 reader(words); !reader.done();) {
    const CodePoint code = reader.next();
    if (code == '\n') return {words.first(reader.position() - 1), words.after(reader.position())};
    setter.next(code);
    if (code == ' ') {  // a space at the end of a line takes no room
      rest = reader.position();
      line_end = rest - 1;
    } else if (setter.end() > width) {
      // A word that no line could hold is broken where the line ends; the first character always stays.
      if (line_end < 0) line_end = rest = larger(fitting(words, size, width), first_character(words));
      return {words.first(line_end), words.after(rest)};
    } else if (breaks_after(code)) {
      line_end = rest = reader.position();
    }
  }
  return {words, {}};
}

bool paragraph(Painter& painter, Rect area, Text words, TextSize size, const Paint& paint, Align align,
               int lines_max) {
  // Below the strip nothing is left to draw; how it ends need not be known where any number of lines may be.
  const int y_last =
      lines_max == any_number_of_lines ? painter.visible().bottom() + room_above(size) : 0x7FFF;
  int y = area.y;
  for (int line = 0; !words.empty() && y < y_last; ++line, y += line_height(size)) {
    const Line next = next_line(words, size, area.width);
    if (line + 1 == lines_max && !next.rest.empty()) {
      cut_text(painter, area, y, words, size, paint, align);
      return false;
    }
    text(painter, anchor(area, y, align), next.line, size, paint, align);
    words = next.rest;
  }
  return true;
}

int line_count(Text words, TextSize size, int width) {
  int lines = 0;
  for (; !words.empty(); ++lines) words = next_line(words, size, width).rest;
  return lines;
}

int paragraph_height(Text words, TextSize size, int width) {
  const int lines = line_count(words, size, width);
  return lines == 0 ? 0 : (lines - 1) * line_height(size) + cap_height(size);
}

TextSize largest_fitting(Text words, TextSize most, int width, int lines_max) {
  int size = static_cast<int>(most);
  while (size > 0 && line_count(words, static_cast<TextSize>(size), width) > lines_max) --size;
  return static_cast<TextSize>(size);
}

}  // namespace ink
}  // namespace seaglass
