// The keys of the page of letters: where each lies, and how the cursor goes from one to the next.
#pragma once

#include <cstdint>

#include "ink/geometry.h"

namespace seaglass {
namespace letter_keys {

/// Small letters of Latin-1, as far as English, French, Spanish and German have them.
inline constexpr std::uint8_t letters[] = {
    'a',  'b',  'c',  'd',  'e',  'f',  'g',  'h',  'i',  'j',  'k',  'l',  'm',  'n',  'o',  'p',  'q',
    'r',  's',  't',  'u',  'v',  'w',  'x',  'y',  'z',  0xE0, 0xE1, 0xE2, 0xE4, 0xE7, 0xE8, 0xE9, 0xEA,
    0xEB, 0xED, 0xEE, 0xEF, 0xF1, 0xF3, 0xF4, 0xF6, 0xF9, 0xFA, 0xFB, 0xFC, 0xDF, '-',  ' '};
constexpr int letter_count = sizeof letters;
constexpr int erase_key = letter_count;
constexpr int done_key = letter_count + 1;
constexpr int key_count = letter_count + 2;

constexpr int columns = 11, rows = 5;
constexpr int erase_columns = 2;  // in the last row, behind the letters; the rest of it is `done`
constexpr int last_row_first = (rows - 1) * columns;
constexpr int last_row_letters = letter_count - last_row_first;
static_assert(last_row_letters > 0 && last_row_letters + erase_columns < columns);

constexpr int column_of(int key) {
  if (key == erase_key) return last_row_letters;
  if (key == done_key) return last_row_letters + erase_columns;
  return key % columns;
}
constexpr int row_of(int key) {
  return key < letter_count ? key / columns : rows - 1;
}
constexpr int key_at(int row, int column) {
  if (row < rows - 1 || column < last_row_letters) return row * columns + column;
  return column < last_row_letters + erase_columns ? erase_key : done_key;
}
/// Up (−1) or down (1), round and round.
constexpr int key_beyond(int key, int by) {
  return key_at((row_of(key) + by + rows) % rows, column_of(key));
}

constexpr ink::Rect area_of(int key) {
  constexpr int left = 11, top = 62, width = 27, height = 29;
  const int column = column_of(key);
  int wide = 1;
  if (key == erase_key) wide = erase_columns;
  if (key == done_key) wide = columns - column;
  return {left + column * width, top + row_of(key) * height, wide * width - 2, height - 2};
}

/// The capital, if there is one.
constexpr int capital(int letter) {
  const bool ascii = letter >= 'a' && letter <= 'z',
             latin = letter >= 0xE0 && letter <= 0xFE && letter != 0xF7;
  return ascii || latin ? letter - 0x20 : letter;
}

}  // namespace letter_keys
}  // namespace seaglass
