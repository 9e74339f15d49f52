#include "flash_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <vector>

namespace seaglass {
namespace desktop {

namespace {

constexpr std::size_t size_bytes = simulator::SimulatedFlash::size_bytes;
constexpr std::size_t sector_bytes = Flash::sector_bytes;

}  // namespace

FlashFile::~FlashFile() {
  if (file_ >= 0) ::close(file_);
}

std::string FlashFile::open(const std::string& path, simulator::SimulatedFlash& flash) {
  if (file_ >= 0) ::close(file_);  // of another handheld, which was locked
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) return path + ": " + std::strerror(errno);
  locked_ = ::flock(file_, LOCK_EX | LOCK_NB) != 0;
  if (locked_) return path + ": another window plays with this handheld";
  flash_ = &flash;
  const MutableBytes memory = flash.contents();
  const ssize_t read = ::pread(file_, memory.data, size_bytes, 0);
  if (read < 0) return path + ": " + std::strerror(errno);
  kept_.assign(reinterpret_cast<const char*>(memory.data), static_cast<std::size_t>(read));
  kept_.resize(size_bytes, '\0');
  generation_ = flash.generation() - 1;
  keep();
  return "";
}

void FlashFile::keep() {
  if (flash_ == nullptr || flash_->generation() == generation_) return;
  generation_ = flash_->generation();
  const std::uint8_t* memory = flash_->contents().data;
  // In the order in which they changed: a window that is killed in between leaves what a power cut leaves.
  std::vector<int> changed;
  for (int sector = 0; sector < simulator::SimulatedFlash::sector_count; ++sector) {
    const std::size_t at = static_cast<std::size_t>(sector) * sector_bytes;
    if (std::memcmp(memory + at, kept_.data() + at, sector_bytes) != 0) changed.push_back(sector);
  }
  std::sort(changed.begin(), changed.end(),
            [this](int a, int b) { return flash_->changed_in(a) < flash_->changed_in(b); });
  for (const int sector : changed) {
    const std::size_t at = static_cast<std::size_t>(sector) * sector_bytes;
    std::memcpy(&kept_[at], memory + at, sector_bytes);
    // A full disk is found out at the next start: the records there have checksums.
    const ssize_t written = ::pwrite(file_, memory + at, sector_bytes, static_cast<off_t>(at));
    static_cast<void>(written);
  }
}

}  // namespace desktop
}  // namespace seaglass
