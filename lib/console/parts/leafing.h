// Pages that a person leafs through: which one a button leads to, and the number that each shows.
#pragma once

#include "device.h"
#include "words/phrase.h"

namespace seaglass {

/// From this page. `count` or more: the pages are closed, by B, or by going on after the last one.
constexpr int page_after(Button button, int page, int count) {
  switch (button) {
    case Button::up:
    case Button::left: return page > 0 ? page - 1 : 0;
    case Button::down:
    case Button::right:
    case Button::a: return page + 1;
    case Button::b:
    case Button::menu: break;
  }
  return count;
}

inline Phrase page_number(int page, int count) {
  return Phrase().add(page + 1).add(" / ").add(count);
}

}  // namespace seaglass
