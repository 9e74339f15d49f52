// What a screen says.
#pragma once

#include <string>
#include <vector>

#include "content/words.h"
#include "ink/text_watch.h"
#include "words/words.h"

namespace seaglass {
namespace headless {

class ScreenWords final : public ink::TextWatch {
 public:
  void words(ink::Text words, ink::Color color, int opacity, ink::Rect area,
             const ink::Pixel* ground) override;

  /// On one line or broken into several; whatever stands where the words have a place for something.
  bool say(Word word, Language language) const;

 private:
  std::vector<std::string> lines_;
};

}  // namespace headless
}  // namespace seaglass
