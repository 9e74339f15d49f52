#include "console/app/sound.h"

namespace seaglass {

namespace {

struct Note {
  std::uint16_t hertz = 0;  // 0: there is no such note
  std::uint16_t length_ms = 0;
};

constexpr int notes_max = 4;

/// In the order of Motif. No two notes in a row are the same: a voice that goes on would make them one.
constexpr Note motifs[motif_count][notes_max] = {
    {},
    {{784, 90}, {1047, 160}},
    {{1047, 70}, {1319, 70}, {1568, 150}},
    {{659, 110}, {523, 110}, {440, 200}},
    {{523, 120}, {659, 120}, {784, 120}, {1047, 320}},
    {{330, 60}, {294, 110}},
    // The animals': no two are the same, and each rises or falls in its own way.
    {{698, 90}, {880, 150}},    // axolotl
    {{880, 90}, {1175, 150}},   // seahorse
    {{587, 90}, {440, 150}},    // seal
    {{262, 140}, {392, 220}},   // whale
    {{988, 60}, {784, 90}},     // crab
    {{659, 80}, {988, 120}},    // penguin
    {{523, 110}, {349, 180}},   // pelican
    {{784, 70}, {587, 110}},    // lobster
    {{440, 110}, {1319, 150}},  // narwhal
    {{294, 140}, {247, 220}},   // walrus
    {{740, 90}, {1109, 140}},   // flamingo
    {{1319, 60}, {1568, 90}},   // shrimp
    // The bots' levels: the larger, the lower.
    {{1760, 50}, {1397, 70}},  // minnow
    {{831, 60}, {1245, 80}},   // otter
    {{466, 120}, {622, 180}},  // heron
    {{196, 160}, {147, 260}},  // orca
};

constexpr bool are_all_of_two_to_four_notes() {
  for (int i = 1; i < motif_count; ++i)
    if (motifs[i][0].hertz == 0 || motifs[i][1].hertz == 0) return false;
  return true;
}
static_assert(are_all_of_two_to_four_notes());

const Note* note_of(Motif motif, int note) {
  const Note* notes = motifs[static_cast<int>(motif)];
  return note < notes_max && notes[note].hertz > 0 ? &notes[note] : nullptr;
}

}  // namespace

Milliseconds Sound::step(Speaker& speaker, int volume_percent, Milliseconds now) {
  if (wanted_ != Motif::none) {
    playing_ = wanted_;
    wanted_ = Motif::none;
    note_ = 0;
    sound(speaker, volume_percent, now);
  } else if (playing_ != Motif::none && has_come(ends_at_, now)) {
    ++note_;
    sound(speaker, volume_percent, now);
  }
  return playing_ == Motif::none ? forever_ms : left_until(ends_at_, now);
}

/// The note that is due, or silence after the last one. What cannot be heard is not waited for.
void Sound::sound(Speaker& speaker, int volume_percent, Milliseconds now) {
  const Note* note = volume_percent > 0 ? note_of(playing_, note_) : nullptr;
  if (note == nullptr) {
    playing_ = Motif::none;
    speaker.play(0, 0);
    return;
  }
  speaker.play(note->hertz, volume_percent);
  ends_at_ = now + note->length_ms;
}

}  // namespace seaglass
