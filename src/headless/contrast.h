// Whether words can be read: how much lighter or darker they are than what lies under them.
#pragma once

#include <string>
#include <vector>

#include "ink/text_watch.h"

namespace seaglass {
namespace headless {

/// Collects the words that stand out too little.
class ContrastWatch final : public ink::TextWatch {
 public:
  /// By the Web Content Accessibility Guidelines' formula: from 1 (the same) to 21 (black on white). What is
  /// half see-through cannot be chosen just now, and need not stand out.
  static constexpr double contrast_min = 4.5;

  void words(ink::Text words, ink::Color color, int opacity, ink::Rect area,
             const ink::Pixel* ground) override;

  std::string complaints() const;

 private:
  /// A line of words; what lies under it comes strip by strip.
  struct Line {
    std::string words;
    ink::Rect area;
    int weak = 0;
    double worst = 21;
  };

  Line& line_of(const std::string& words, ink::Rect area);

  std::vector<Line> lines_;
};

}  // namespace headless
}  // namespace seaglass
