// All the words that stand on a screen, line by line.
#pragma once

#include <string>

#include "ink/text_watch.h"
#include "picture/plain_text.h"

namespace seaglass {

class WordsSeen final : public ink::TextWatch {
 public:
  void words(ink::Text words, ink::Color, int, ink::Rect, const ink::Pixel*) override {
    const std::string line = simulator::plain(words);
    if (line == last_) return;  // it goes on in the next strip
    last_ = line;
    all += line + " ";
  }
  bool contains(const std::string& words) const { return all.find(words) != std::string::npos; }

  std::string all;

 private:
  std::string last_;
};

}  // namespace seaglass
