#include "peripherals/crash_note.h"

#include "core/crc32.h"
#include "peripherals/line.h"

namespace seaglass {
namespace peripherals {

namespace {

constexpr std::uint32_t magic_word = 0x5EA61A55;

}  // namespace

void CrashNote::write(const char* claim, const char* file, int line) {
  Line note;
  note.text(claim).text(" at ").text(file).text(":").number(line);
  static_assert(text_bytes <= Line::capacity);
  int size = 0;
  while (size < text_bytes - 1 && note.characters()[size] != '\0') {
    text_[size] = note.characters()[size];
    ++size;
  }
  while (size < text_bytes) text_[size++] = '\0';
  magic_ = magic_word;
  checksum_ = checksum();
}

bool CrashNote::is_there() const {
  return magic_ == magic_word && text_[text_bytes - 1] == '\0' && checksum_ == checksum();
}

void CrashNote::forget() {
  magic_ = 0;
}

std::uint32_t CrashNote::checksum() const {
  return crc32({reinterpret_cast<const std::uint8_t*>(text_), text_bytes});
}

}  // namespace peripherals
}  // namespace seaglass
