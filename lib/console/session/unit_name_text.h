// What a unit on the air is called, as text.
#pragma once

#include "radio/frames/unit_name.h"

namespace seaglass {

class UnitNameText {
 public:
  /// Who has no name yet is "?".
  explicit UnitNameText(const radio::UnitName& name) {
    const Bytes bytes = name.text();
    for (int i = 0; i < bytes.size; ++i) text_[i] = static_cast<char>(bytes.data[i]);
    if (name.empty()) text_[0] = '?';
  }
  const char* text() const { return text_; }

 private:
  char text_[radio::UnitName::bytes_max + 1] = {};
};

}  // namespace seaglass
