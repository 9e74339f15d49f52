// Plays motifs on the one voice of a handheld, note by note as time passes: nothing waits for it. A motif
// that begins cuts off the one before.
#pragma once

#include "moments.h"
#include "stage/motif.h"

namespace seaglass {

class Sound {
 public:
  /// From the next step on.
  void play(Motif motif) {
    if (motif != Motif::none) wanted_ = motif;
  }
  /// Tells the speaker what to sound. Returns how long that stays so.
  Milliseconds step(Speaker& speaker, int volume_percent, Milliseconds now);

 private:
  void sound(Speaker& speaker, int volume_percent, Milliseconds now);

  Motif wanted_ = Motif::none;
  Motif playing_ = Motif::none;
  int note_ = 0;
  Milliseconds ends_at_ = 0;
};

}  // namespace seaglass
