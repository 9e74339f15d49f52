// What is heard: on the simulated speaker, which remembers every note.
#include "console/app/sound.h"

#include "console/screens/table/curtain.h"
#include "suite.h"

namespace seaglass {

static simulator::SimulatedClock hearing;

/// Everything that a speaker is told until nothing more is to come.
struct Heard {
  int notes = 0;
  Milliseconds length_ms = 0;
  bool ends_in_silence = false;
};

static Heard listen(Sound& sound, simulator::SimulatedSpeaker& speaker, int volume_percent) {
  constexpr int steps_max = 20;
  const int before = speaker.log().size();
  const Milliseconds began = hearing.now;
  for (int step = 0; step < steps_max; ++step) {
    const Milliseconds wait_ms = sound.step(speaker, volume_percent, hearing.now);
    if (wait_ms == forever_ms) break;
    hearing.now += wait_ms;
  }
  Heard heard;
  for (int i = before; i < speaker.log().size(); ++i) heard.notes += speaker.log()[i].silent() ? 0 : 1;
  heard.length_ms = hearing.now - began;
  heard.ends_in_silence = speaker.now().silent();
  return heard;
}

static void test_each_motif_is_two_to_four_notes_and_then_silence() {
  for (int i = 1; i < motif_count; ++i) {
    simulator::SimulatedSpeaker speaker(hearing);
    Sound sound;
    sound.play(static_cast<Motif>(i));
    const Heard heard = listen(sound, speaker, 50);
    TEST_ASSERT_TRUE(heard.notes >= 2 && heard.notes <= 4);
    TEST_ASSERT_TRUE(heard.length_ms >= 100 && heard.length_ms <= 1000);
    TEST_ASSERT_TRUE(heard.ends_in_silence);
  }
}

static void test_motifs_differ_from_one_another() {
  int first_notes[motif_count] = {};
  for (int i = 1; i < motif_count; ++i) {
    simulator::SimulatedSpeaker speaker(hearing);
    Sound sound;
    sound.play(static_cast<Motif>(i));
    listen(sound, speaker, 50);
    first_notes[i] = speaker.log()[0].hertz * 2000 + speaker.log()[1].hertz;
    for (int other = 1; other < i; ++other) TEST_ASSERT_TRUE(first_notes[other] != first_notes[i]);
  }
}

static void test_at_the_lowest_volume_nothing_sounds() {
  simulator::SimulatedSpeaker speaker(hearing);
  Sound sound;
  sound.play(Motif::win);
  TEST_ASSERT_EQUAL(0, listen(sound, speaker, 0).notes);
}

static void test_a_new_motif_cuts_off_the_one_before() {
  simulator::SimulatedSpeaker speaker(hearing);
  Sound sound;
  sound.play(Motif::win);
  sound.step(speaker, 50, hearing.now);
  sound.play(Motif::refuse);
  TEST_ASSERT_EQUAL(2, listen(sound, speaker, 50).notes);
}

static void test_where_nothing_sounds_the_speaker_is_left_alone() {
  simulator::SimulatedSpeaker speaker(hearing);
  Sound sound;
  for (int step = 0; step < 10; ++step) sound.step(speaker, 50, hearing.now += 16);
  TEST_ASSERT_EQUAL(0, speaker.log().size());
}

static void test_the_volume_is_the_one_that_was_set() {
  Preferences preferences;
  int before = -1;
  for (int level = 0; level < Preferences::volume_levels; ++level) {
    preferences.volume = static_cast<std::uint8_t>(level);
    TEST_ASSERT_GREATER_THAN(before, preferences.volume_percent());
    before = preferences.volume_percent();
  }
  TEST_ASSERT_EQUAL(100, before);
}

/// Notes since the desk was asked last, by their volume.
static int notes_since(Desk& desk, int& listened) {
  int notes = 0;
  const auto& log = desk.unit().speaker.log();
  for (; listened < log.size(); ++listened) notes += log[listened].silent() ? 0 : 1;
  return notes;
}

static void test_changing_the_volume_lets_hear_it() {
  Desk desk;
  desk.tap(Button::menu);
  desk.tap(Button::down);
  int listened = desk.unit().speaker.log().size();
  desk.tap_and_rest(Button::right);
  TEST_ASSERT_EQUAL(2, notes_since(desk, listened));
}

static void test_a_curtain_calls_the_next_person() {
  Desk desk;
  desk.begin(GameName::mermaid_beach, 2, 0);
  int listened = 0;
  desk.wait(1000);
  TEST_ASSERT_TRUE(notes_since(desk, listened) >= 2);
  TEST_ASSERT_TRUE(desk.unit().speaker.now().silent());
}

void test_sound() {
  RUN_TEST(test_each_motif_is_two_to_four_notes_and_then_silence);
  RUN_TEST(test_motifs_differ_from_one_another);
  RUN_TEST(test_at_the_lowest_volume_nothing_sounds);
  RUN_TEST(test_a_new_motif_cuts_off_the_one_before);
  RUN_TEST(test_where_nothing_sounds_the_speaker_is_left_alone);
  RUN_TEST(test_the_volume_is_the_one_that_was_set);
  RUN_TEST(test_changing_the_volume_lets_hear_it);
  RUN_TEST(test_a_curtain_calls_the_next_person);
}

}  // namespace seaglass
