#include "save/log/read_ahead.h"

#include <cstring>

#include "core/wipe.h"

namespace seaglass {

/// Some records hold keys.
ReadAhead::~ReadAhead() {
  wipe({window_, window_bytes});
}

/// The window never reaches into the next sector: a walk may go on elsewhere.
void ReadAhead::read(int address, MutableBytes to) {
  const int left = sector_bytes - address % sector_bytes;
  const int stretch = left < window_bytes ? left : window_bytes;
  if (to.size > stretch) return flash_.read(address, to);
  if (!holds(address, to.size)) {
    flash_.read(address, {window_, stretch});
    from_ = address;
    size_ = stretch;
  }
  std::memcpy(to.data, window_ + (address - from_), static_cast<std::size_t>(to.size));
}

bool ReadAhead::write(int address, Bytes from) {
  size_ = 0;
  return flash_.write(address, from);
}

bool ReadAhead::erase(int sector) {
  size_ = 0;
  return flash_.erase(sector);
}

}  // namespace seaglass
