#include "peripherals/command.h"

#include "core/same_text.h"

namespace seaglass {
namespace peripherals {

namespace {

char to_lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

Command CommandReader::read(char character) {
  if (character == '\r' || character == '\n') return end_of_line();
  constexpr char backspace = '\b';
  constexpr char rubout = '\x7f';
  if (character == backspace || character == rubout) {
    if (size_ > 0) --size_;
    return Command::nothing;
  }
  if (character == ' ') return Command::nothing;
  if (size_ <= word_size_max) word_[size_++] = to_lower(character);
  return Command::nothing;
}

Command CommandReader::end_of_line() {
  const int size = size_;
  size_ = 0;
  if (size == 0) return Command::nothing;
  if (size > word_size_max) return Command::unknown;
  word_[size] = '\0';
  for (const CommandWord& known : command_words)
    if (same_text(word_, known.word)) return known.command;
  return Command::unknown;
}

}  // namespace peripherals
}  // namespace seaglass
