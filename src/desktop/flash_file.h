// One handheld's flash, kept in a file. Whatever was written is in the file when `keep` returns, so that even
// a killed window loses nothing that its handheld had written.
#pragma once

#include <string>

#include "simulator/flash.h"

namespace seaglass {
namespace desktop {

class FlashFile {
 public:
  FlashFile() = default;
  FlashFile(const FlashFile&) = delete;
  FlashFile& operator=(const FlashFile&) = delete;
  ~FlashFile();

  /// Reads the file into the flash; a new file is erased flash. Empty, or why it cannot be.
  std::string open(const std::string& path, simulator::SimulatedFlash& flash);
  /// Why it could not be opened: another process has it.
  bool is_locked() const { return locked_; }
  /// Writes the sectors that changed.
  void keep();

 private:
  simulator::SimulatedFlash* flash_ = nullptr;
  std::uint32_t generation_ = 0;
  int file_ = -1;
  bool locked_ = false;
  std::string kept_;  // what the file holds
};

}  // namespace desktop
}  // namespace seaglass
