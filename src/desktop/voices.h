// The handhelds' buzzers, mixed: one square voice each. A computer without sound stays silent.
#pragma once

#include <SDL.h>

#include <atomic>

#include "simulator/room.h"

namespace seaglass {
namespace desktop {

class Voices {
 public:
  Voices();
  ~Voices();
  Voices(const Voices&) = delete;
  Voices& operator=(const Voices&) = delete;

  void play(int handheld, const simulator::Note& note);

 private:
  static constexpr int count = simulator::SimulatedRoom::handhelds_max;
  static constexpr int samples_per_second = 44100;

  struct Voice {
    std::atomic<int> hertz{0};
    std::atomic<int> volume_percent{0};
    float phase = 0;     // 0 … 1
    float loudness = 0;  // follows the volume, so that nothing clicks
  };

  static void fill(void* voices, Uint8* bytes, int size);
  float next_sample(Voice& voice);

  SDL_AudioDeviceID device_ = 0;
  Voice voices_[count];
};

}  // namespace desktop
}  // namespace seaglass
