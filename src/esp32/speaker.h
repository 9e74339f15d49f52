// A square wave on one pin, made by the LEDC timers: no interrupt, no buffer.
#pragma once

#include "device.h"

namespace seaglass {
namespace esp32 {

class LedcSpeaker : public Speaker {
 public:
  void begin();

  void play(int hertz, int volume_percent) override;

  bool is_sounding() const { return hertz_ != 0; }

 private:
  int hertz_ = 0;
};

}  // namespace esp32
}  // namespace seaglass
