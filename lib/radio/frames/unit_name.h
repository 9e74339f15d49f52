// What a unit is called: one to eleven characters of the four languages' letters, in UTF-8.
#pragma once

#include "core/bytes.h"

namespace seaglass {
namespace radio {

class UnitName {
 public:
  static constexpr int characters_max = 11;             // "Schildkröte"
  static constexpr int bytes_max = 2 * characters_max;  // none of these letters takes more than two

  constexpr UnitName() = default;
  /// False, and unchanged: this is no name.
  bool set(Bytes text);
  /// As much of a text as fits and is made of such letters; "?" if there is nothing of it.
  static UnitName from(const char* text);

  bool empty() const { return size_ == 0; }
  Bytes text() const { return {text_, size_}; }

  friend bool operator==(const UnitName& a, const UnitName& b);
  friend bool operator!=(const UnitName& a, const UnitName& b) { return !(a == b); }

 private:
  std::uint8_t size_ = 0;
  std::uint8_t text_[bytes_max] = {};
};

}  // namespace radio
}  // namespace seaglass
