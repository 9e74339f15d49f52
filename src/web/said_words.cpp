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

/// A line that lies in two strips comes twice, the lower part next to the upper.
void SaidWords::words(ink::Text words, ink::Color, int, ink::Rect area, const ink::Pixel* ground) {
  if (line_count_ == lines_max) return;
  Line line{area, letter_count_, letter_count_, is_under_cursor(*ground)};
  for (TextRuns runs(words); !runs.done(); runs.next())
    for (const char* at = runs.begin(); at < runs.end() && line.end < letters_max; ++at)
      letters_[line.end++] = *at == '\n' ? ' ' : *at;
  for (int i = 0; i < line_count_; ++i)
    if (goes_on(lines_[i], area, line)) {
      lines_[i].area.height += area.height;
      return;
    }
  letter_count_ = line.end;
  lines_[line_count_++] = line;
}

bool SaidWords::goes_on(const Line& line, ink::Rect area, const Line& lower) const {
  if (line.area.x != area.x || line.area.width != area.width || line.area.bottom() != area.y) return false;
  if (line.end - line.begin != lower.end - lower.begin) return false;
  for (int i = 0; i < line.end - line.begin; ++i)
    if (letters_[line.begin + i] != letters_[lower.begin + i]) return false;
  return true;
}

const char* SaidWords::text() {
  char* at = text_;
  for (int i = 0; i < line_count_; ++i) {
    const Line& line = lines_[i];
    for (const int number :
         {line.area.x, line.area.y, line.area.width, line.area.height, line.chosen ? 1 : 0})
      at = write_number(at, number);
    for (int letter = line.begin; letter < line.end; ++letter) *at++ = letters_[letter];
    *at++ = '\n';
  }
  *at = 0;
  return text_;
}

}  // namespace web
}  // namespace seaglass
