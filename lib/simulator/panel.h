// A panel whose picture can be looked at, saved and compared, and which counts what it was sent. It keeps
// the promise that a real one relies on: pixels that were handed over must not change until the next `send`
// or `wait` — if they do, a CHECK fails.
#pragma once

#include <cstdint>

#include "device.h"

namespace seaglass {
namespace simulator {

class SimulatedPanel final : public Panel {
 public:
  void send(int x, int y, int width, int height, const std::uint16_t* pixels) override;
  void wait() override;
  void set_brightness(int percent) override { brightness_percent_ = percent; }

  /// What a person sees there: RGB565 in the machine's own byte order.
  std::uint16_t pixel(int x, int y) const;
  const std::uint16_t* pixels() const { return picture_; }
  int brightness_percent() const { return brightness_percent_; }

  int sends() const { return sends_; }
  int bytes_sent() const { return bytes_sent_; }
  void forget_counts() { sends_ = bytes_sent_ = 0; }
  /// CRC-32 of the whole picture, each pixel with its high byte first.
  std::uint32_t picture_hash() const;
  /// To tell pictures apart within one run: another number on machines with another order of bytes.
  std::uint64_t quick_hash() const;

 private:
  void check_pending_unchanged() const;

  std::uint16_t picture_[screen_width * screen_height] = {};
  int sends_ = 0;
  int bytes_sent_ = 0;
  int brightness_percent_ = 100;
  struct Sent {
    const std::uint16_t* pixels = nullptr;
    int x = 0, y = 0, width = 0, height = 0;
  };
  Sent pending_;
};

}  // namespace simulator
}  // namespace seaglass
