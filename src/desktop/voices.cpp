#include "voices.h"

namespace seaglass {
namespace desktop {

Voices::Voices() {
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
  SDL_AudioSpec wanted{};
  wanted.freq = samples_per_second;
  wanted.format = AUDIO_F32SYS;
  wanted.channels = 1;
  wanted.samples = 512;
  wanted.callback = fill;
  wanted.userdata = this;
  device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
  if (device_ != 0) SDL_PauseAudioDevice(device_, 0);
}

Voices::~Voices() {
  if (device_ != 0) SDL_CloseAudioDevice(device_);
}

void Voices::play(int handheld, const simulator::Note& note) {
  voices_[handheld].volume_percent = note.silent() ? 0 : note.volume_percent;
  if (!note.silent()) voices_[handheld].hertz = note.hertz;
}

float Voices::next_sample(Voice& voice) {
  constexpr float loudest = 0.1f, following = 0.004f;
  const float wanted = loudest * static_cast<float>(voice.volume_percent) / 100;
  voice.loudness += (wanted - voice.loudness) * following;
  voice.phase += static_cast<float>(voice.hertz) / samples_per_second;
  if (voice.phase >= 1) voice.phase -= 1;
  return voice.phase < 0.5f ? voice.loudness : -voice.loudness;
}

void Voices::fill(void* voices, Uint8* bytes, int size) {
  auto* self = static_cast<Voices*>(voices);
  auto* samples = reinterpret_cast<float*>(bytes);
  for (int i = 0; i < size / static_cast<int>(sizeof(float)); ++i) {
    samples[i] = 0;
    for (Voice& voice : self->voices_) samples[i] += self->next_sample(voice);
  }
}

}  // namespace desktop
}  // namespace seaglass
