// Reads flash in stretches of half a kilobyte, for walking through it: a read of a few bytes takes an ESP32
// as long as one of the whole stretch.
#pragma once

#include "device.h"

namespace seaglass {

class ReadAhead final : public Flash {
 public:
  explicit ReadAhead(Flash& flash) : flash_(flash) {}
  ~ReadAhead();
  ReadAhead(const ReadAhead&) = delete;
  ReadAhead& operator=(const ReadAhead&) = delete;

  int sectors() override { return flash_.sectors(); }
  void read(int address, MutableBytes to) override;
  bool write(int address, Bytes from) override;
  bool erase(int sector) override;

 private:
  static constexpr int window_bytes = 512;

  bool holds(int address, int bytes) const { return address >= from_ && address + bytes <= from_ + size_; }

  Flash& flash_;
  int from_ = 0;
  int size_ = 0;
  std::uint8_t window_[window_bytes];
};

}  // namespace seaglass
