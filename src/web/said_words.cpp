#include "said_words.h"

#include <initializer_list>

#include "content/text.h"

namespace seaglass {
namespace web {

namespace {

/// In lists a chosen line lies on the lagoon, a chosen button or key is sunny.
bool is_under_cursor(ink::Pixel ground) {
  return ground == ink::pixel_of(ink::palette::lagoon) || ground == ink::pixel_of(ink::palette::sun);
}

char* write_number(char* at, int number) {
  char digits[8];
  int count = 0;
  do digits[count++] = static_cast<char>('0' + number % 10);
  while ((number /= 10) > 0);
  while (count > 0) *at++ = digits[--count];
  *at++ = ' ';
  return at;
}

}  // namespace

void SaidWords::words(ink::Text words, ink::Color, int, ink::Rect area, const ink::Pixel* ground) {
  add(words, area, true, is_under_cursor(*ground));
}

void SaidWords::meaning(ink::Text words, ink::Rect area) {
  add(words, area, false, false);
}

/// What lies in two strips comes twice: words in two parts, the lower next to the upper, a picture as it is.
void SaidWords::add(ink::Text words, ink::Rect area, bool is_words, bool chosen) {
  if (line_count_ == lines_max) return;
  Line line{area, letter_count_, letter_count_, is_words, chosen};
  for (TextRuns runs(words); !runs.done(); runs.next())
    for (const char* at = runs.begin(); at < runs.end() && line.end < letters_max; ++at)
      letters_[line.end++] = *at == '\n' ? ' ' : *at;
  for (int i = 0; i < line_count_; ++i) {
    if (!says_the_same(lines_[i], line)) continue;
    if (lines_[i].area.y == area.y && lines_[i].area.x == area.x) return;
    if (!goes_on(lines_[i], line)) continue;
    lines_[i].area.height += area.height;
    return;
  }
  letter_count_ = line.end;
  lines_[line_count_++] = line;
}

bool SaidWords::goes_on(const Line& line, const Line& lower) const {
  return line.area.x == lower.area.x && line.area.width == lower.area.width &&
         line.area.bottom() == lower.area.y;
}

bool SaidWords::says_the_same(const Line& line, const Line& other) const {
  if (line.end - line.begin != other.end - other.begin) return false;
  for (int i = 0; i < line.end - line.begin; ++i)
    if (letters_[line.begin + i] != letters_[other.begin + i]) return false;
  return true;
}

/// What is chosen is a row: a picture in it belongs to the words that lie on the colour of the cursor.
bool SaidWords::is_chosen(const Line& line) const {
  if (line.chosen || line.is_words) return line.chosen;
  for (int i = 0; i < line_count_; ++i) {
    const ink::Rect& beside = lines_[i].area;
    if (lines_[i].chosen && beside.y < line.area.bottom() && line.area.y < beside.bottom()) return true;
  }
  return false;
}

const char* SaidWords::text() {
  char* at = text_;
  for (int i = 0; i < line_count_; ++i) {
    const Line& line = lines_[i];
    for (const int number :
         {line.area.x, line.area.y, line.area.width, line.area.height, is_chosen(line) ? 1 : 0})
      at = write_number(at, number);
    for (int letter = line.begin; letter < line.end; ++letter) *at++ = letters_[letter];
    *at++ = '\n';
  }
  *at = 0;
  return text_;
}

}  // namespace web
}  // namespace seaglass
