// What a screen says, for people who hear it: each line of words with the place where it stands.
#pragma once

#include "ink/text_watch.h"

namespace seaglass {
namespace web {

class SaidWords final : public ink::TextWatch {
 public:
  void words(ink::Text words, ink::Color color, int opacity, ink::Rect area,
             const ink::Pixel* ground) override;
  void meaning(ink::Text words, ink::Rect area) override;

  /// For each line "X Y WIDTH HEIGHT CHOSEN WORDS\n", CHOSEN being 1 where a cursor lies.
  const char* text();

 private:
  // Letters of body size are some 5 pixels wide and 16 high: fewer lines and letters than these fit a screen.
  static constexpr int lines_max = 160, letters_max = 4096, text_max = letters_max + lines_max * 24;

  struct Line {
    ink::Rect area;
    int begin = 0, end = 0;  // of its letters
    bool is_words = true;    // or what a picture means
    bool chosen = false;     // a cursor lies under it
  };

  void add(ink::Text words, ink::Rect area, bool is_words, bool chosen);
  bool goes_on(const Line& line, const Line& lower) const;
  bool says_the_same(const Line& line, const Line& other) const;
  bool is_chosen(const Line& line) const;

  Line lines_[lines_max];
  int line_count_ = 0;
  char letters_[letters_max];
  int letter_count_ = 0;
  char text_[text_max];
};

}  // namespace web
}  // namespace seaglass
