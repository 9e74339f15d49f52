#include "peripherals/proof.h"

namespace seaglass {
namespace peripherals {

Line Proof::begin(bool passes, const char* what) {
  ++made_;
  passed_ += passes ? 1 : 0;
  Line line;
  line.text(passes ? "PASS " : "FAIL ").text(what);
  return line;
}

Line Proof::within(const char* what, std::int64_t value, const char* unit, std::int64_t low,
                   std::int64_t high) {
  const bool passes = value >= low && value <= high;
  Line line = begin(passes, what);
  line.text(" ").number(value).text(" ").text(unit);
  if (!passes) line.text(", not ").number(low).text(" to ").number(high);
  return line;
}

Line Proof::right(const char* what, const char* wrong) {
  Line line = begin(wrong == nullptr, what);
  if (wrong != nullptr) line.text(": ").text(wrong);
  return line;
}

Line Proof::verdict() const {
  return Line()
      .text("proof: ")
      .text(passed_ == made_ ? "PASS " : "FAIL ")
      .number(passed_)
      .text(" of ")
      .number(made_);
}

const char* wrong_chance(Bytes bytes) {
  constexpr int deviations = 6;  // of a fair coin's: one in 500 million throws
  std::uint8_t changed = 0;
  int ones = 0;
  for (int i = 0; i < bytes.size; ++i) {
    changed = static_cast<std::uint8_t>(changed | (bytes.data[i] ^ bytes.data[0]));
    for (int bit = 0; bit < 8; ++bit) ones += bytes.data[i] >> bit & 1;
  }
  if (changed == 0) return "all bytes are alike";
  if (changed != 0xFF) return "some bits never change";
  const int bits = 8 * bytes.size, off = 2 * ones - bits;
  if (off * off > deviations * deviations * bits) return "more of one kind than chance makes";
  return nullptr;
}

const char* wrong_level(CellMeter meter, const BatteryLevel& level) {
  constexpr int highest_millivolts = 4300;
  const bool nothing = level.measure == BatteryLevel::Measure::nothing;
  switch (meter) {
    case CellMeter::none: return nothing ? nullptr : "a level that nothing measures";
    case CellMeter::power_chip: return nothing ? "the power chip does not answer" : nullptr;
    case CellMeter::voltage: break;
  }
  if (nothing) return nullptr;  // no cell, and a cable
  if (level.millivolts > highest_millivolts) return "more than any cell has: the divider";
  if (level.empty) return "empty: charge it, or the divider";
  return nullptr;
}

}  // namespace peripherals
}  // namespace seaglass
