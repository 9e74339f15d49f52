// libstdc++'s own asks <stdlib.h> for these.
#pragma once

namespace std {

constexpr int abs(int value) {
  return value < 0 ? -value : value;
}
constexpr long abs(long value) {
  return value < 0 ? -value : value;
}
constexpr long long abs(long long value) {
  return value < 0 ? -value : value;
}

}  // namespace std
