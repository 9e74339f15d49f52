// A handheld made of memory alone, the same on every processor. Its panel keeps the picture and counts the
// bytes that it was sent; nothing else of it does more than it must.
#pragma once

#include "device.h"

namespace seaglass {

class MemoryPanel final : public Panel {
 public:
  void send(int x, int y, int width, int height, const std::uint16_t* pixels) override;
  void wait() override {}
  void set_brightness(int) override {}

  /// Off while instructions are counted: on a device the transfer costs the processor nothing.
  void keep_pictures(bool keep) { keep_ = keep; }
  std::uint32_t bytes_sent() const { return bytes_sent_; }

  /// The first pixel sent that shows something new: when it was on its way, and how many bytes before it.
  /// Where it was sent within a rectangle, that was handed over whole.
  struct Change {
    bool came = false;
    std::uint64_t instructions = 0;
    std::uint32_t bytes_before = 0;
  };
  /// From now on, where pictures are kept.
  void await_change() { change_ = Change(); }
  const Change& change() const { return change_; }
  /// CRC-32 of the whole picture, row by row, each pixel with its high byte first.
  std::uint32_t picture_hash() const;

 private:
  void look_for_change(int x, int y, int width, int height, const std::uint16_t* pixels);

  bool keep_ = true;
  std::uint32_t bytes_sent_ = 0;
  Change change_;
  std::uint16_t picture_[screen_width * screen_height] = {};
};

class MemoryButtons final : public Buttons {
 public:
  ButtonSet held() override { return held_; }
  void press(Button button) { held_.insert(button); }
  void release() { held_ = ButtonSet(); }

 private:
  ButtonSet held_;
};

class SilentRadio final : public Radio {
 public:
  void set_on(bool) override {}
  RadioAddress address() override { return RadioAddress{{2, 0, 0, 0, 0, 1}}; }
  bool send(Bytes) override { return true; }
  bool receive(RadioFrame&) override { return false; }
};

class MemoryFlash final : public Flash {
 public:
  MemoryFlash();
  int sectors() override { return sector_count; }
  void read(int address, MutableBytes to) override;
  bool write(int address, Bytes from) override;
  bool erase(int sector) override;

  std::uint32_t reads() const { return reads_; }
  /// Every sector was erased at least once, and the log writes where it wrote before.
  bool has_gone_round() const { return erases_ > sector_count; }

 private:
  static constexpr int sector_count = 63;  // as on the boards
  std::uint32_t reads_ = 0;
  int erases_ = 0;
  std::uint8_t memory_[sector_count * sector_bytes];
};

class Silence final : public Speaker {
 public:
  void play(int, int) override {}
};

class FixedEntropy final : public Entropy {
 public:
  void fill(MutableBytes bytes) override;
};

class EndlessPower final : public Power {
 public:
  BatteryLevel battery() override { return BatteryLevel::measured(100); }
  void rest(std::uint32_t) override {}
  void off() override {}
};

struct MemoryDevice {
  MemoryPanel panel;
  MemoryButtons buttons;
  SilentRadio radio;
  MemoryFlash flash;
  Silence speaker;
  FixedEntropy entropy;
  EndlessPower power;

  Device device() {
    Device device{panel, buttons, radio, flash, speaker, entropy, power};
    device.language = "en";
    return device;
  }
};

}  // namespace seaglass
