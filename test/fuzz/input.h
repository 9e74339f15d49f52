// What the fuzzer wrote, byte by byte; zeros when it is used up.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fuzz {

class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
  bool empty() const { return left_ == 0; }
  std::uint8_t take() {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

}  // namespace fuzz
