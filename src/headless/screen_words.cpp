#include "screen_words.h"

#include <algorithm>

#include "picture/plain_text.h"

namespace seaglass {
namespace headless {

void ScreenWords::words(ink::Text words, ink::Color, int, ink::Rect, const ink::Pixel*) {
  const std::string line = simulator::plain(words);  // each strip that it reaches into says it again
  if (std::find(lines_.begin(), lines_.end(), line) == lines_.end()) lines_.push_back(line);
}

bool ScreenWords::say(Word word, Language language) const {
  std::string all;
  for (const std::string& line : lines_) all += line + " ";
  const std::string wanted = simulator::plain(seaglass::word(word, language));
  std::size_t found = 0;
  for (std::size_t begin = 0; begin <= wanted.size();) {
    const std::size_t place = std::min(wanted.find('{', begin), wanted.size());
    const std::string part = wanted.substr(begin, place - begin);
    found = all.find(part, found);
    if (found == std::string::npos) return false;
    found += part.size();
    begin = place + 3;  // {0}
  }
  return true;
}

}  // namespace headless
}  // namespace seaglass
