// headless SCRIPT PREFIX [en|fr|es|de] [strong] [large] [left] [three] [learned] [window] [check] [spell]:
// plays a script (script.h) on handhelds that nobody sees, as somebody has set them, or in a computer's
// window. Each shot becomes a file PREFIXNAME.png, and a line "NAME HASH" says what it shows, the same in
// every place that Seaglass runs on. With `check`, words that are cut in a shot, or stand out too little, and
// a shot like an earlier one are errors. A script with anything wrong in it is refused before anything is
// done. `spell` prints each line that is played before that, `until` as the presses that it takes, for who
// plays the same elsewhere.
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>

#include "contrast.h"
#include "core/check.h"
#include "core/random.h"
#include "picture/picture.h"
#include "picture/plain_text.h"
#include "save/records/preference_store.h"
#include "screen_words.h"
#include "script.h"
#include "sealing/sodium_cryptography.h"
#include "simulator/room.h"

namespace seaglass {

void check_failed(const char* claim, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, claim);
  std::abort();
}

namespace headless {
namespace {

using simulator::SimulatedRoom;

/// What follows the script on the command line.
struct Wanted {
  Preferences preferences;
  bool window = false;
  bool check = false;
  bool spell = false;
};

/// Plays it; false if a picture could not be kept.
class Player {
 public:
  Player(const Script& script, const std::string& prefix, const Wanted& wanted)
      : prefix_(prefix),
        checks_(wanted.check),
        spells_(wanted.spell),
        language_(wanted.preferences.language),
        three_buttons_(wanted.preferences.three_buttons) {
    int handhelds = 1;
    bool calm = false, asks = false;
    for (const Line& line : script.lines) {
      if (line.verb == Verb::handhelds) handhelds = line.number;
      if (line.verb == Verb::calm) calm = true;
      if (line.verb == Verb::asks) asks = true;
    }
    room_ = std::make_unique<SimulatedRoom>(handhelds, 1, calm, nullptr, &cryptography_);
    for (int i = 0; i < handhelds; ++i) asks ? forget_language((*room_)[i]) : set((*room_)[i], wanted);
  }

  bool play(const Line& line) {
    simulator::SimulatedHandheld& handheld = (*room_)[current_];
    if (spells_ && line.verb != Verb::until)
      std::printf("%s%c", spelled(line).c_str(), line.verb == Verb::shot ? ' ' : '\n');
    switch (line.verb) {
      case Verb::handhelds:
      case Verb::calm:
      case Verb::asks: return true;
      case Verb::use: current_ = line.number; return true;
      case Verb::press: press(line.button, press_ms); return true;
      case Verb::hold: press(line.button, static_cast<Milliseconds>(line.number)); return true;
      case Verb::wait: room_->run(static_cast<Milliseconds>(line.number)); return true;
      case Verb::film: return film(line.number);
      case Verb::until: return go_on_until(line.word);
      case Verb::shot:
        return keep(line.name, handheld.panel) && (!checks_ || is_readable(line.name, handheld.handheld()));
      case Verb::cell: handheld.power.set_cell(line.number); return true;
      case Verb::off: handheld.stop(); return true;
      case Verb::restart: handheld.start(); return true;
    }
    return false;
  }

 private:
  static constexpr Milliseconds press_ms = 60;
  static constexpr int open_ms = 700, rest_ms = 50;
  static constexpr int presses_max = 3000;  // a few games; then the words do not come

  bool says(Word word) const {
    ScreenWords words;
    (*room_)[current_].handheld().show_words(words);
    return words.say(word, language_);
  }

  /// As somebody plays who looks around, and decides without a thought.
  bool go_on_until(Word word) {
    static constexpr Button looks[] = {Button::right, Button::down, Button::left, Button::up};
    for (int presses = 0; presses < presses_max; ++presses) {
      if (says(word)) return true;
      if (says(Word::hold_to_look))
        play({Verb::hold, open_ms, Button::a});
      else
        play({Verb::press, 0, random_.below(6) == 0 ? Button::a : looks[random_.below(4)]});
      play({Verb::wait, rest_ms});
    }
    std::fprintf(stderr, "%s: never says '%s'\n", prefix_.c_str(),
                 simulator::plain(seaglass::word(word, Language::english)).c_str());
    return false;
  }

  /// On three buttons those that mean it: an outer one walks, two together are the rest.
  void press(Button button, Milliseconds hold_ms) {
    if (three_buttons_ && button == Button::up) button = Button::left;
    if (three_buttons_ && button == Button::down) button = Button::right;
    if (!three_buttons_ || (button != Button::b && button != Button::menu))
      return room_->tap(current_, button, hold_ms);
    const Button first = button == Button::b ? Button::a : Button::left;
    (*room_)[current_].press(first);
    room_->tap(current_, Button::right, hold_ms);
    (*room_)[current_].release(first);
    room_->run(2 * simulator::SimulatedHandheld::frame_ms);
  }

  static void set(simulator::SimulatedHandheld& handheld, const Wanted& wanted) {
    if (wanted.preferences == Preferences() && !wanted.window) return;
    handheld.stop();
    handheld.set_stays_lit(wanted.window);
    RecordLog log(handheld.flash);
    log.mount();
    if (wanted.preferences != Preferences()) CHECK(PreferenceStore(log).save(wanted.preferences));
    handheld.start();
  }

  static void forget_language(simulator::SimulatedHandheld& handheld) {
    handheld.stop();
    handheld.set_language(nullptr);
    handheld.start();
  }

  bool is_readable(const std::string& name, Handheld& handheld) const {
    if (handheld.cut_words()) std::fprintf(stderr, "%s%s: words are cut\n", prefix_.c_str(), name.c_str());
    ContrastWatch watch;
    handheld.show_words(watch);
    if (!watch.complaints().empty())
      std::fprintf(stderr, "%s%s: %s", prefix_.c_str(), name.c_str(), watch.complaints().c_str());
    return !handheld.cut_words() && watch.complaints().empty();
  }

  bool film(int duration_ms) {
    constexpr int frame_ms = 80;
    bool all_are_kept = true;
    for (int left_ms = duration_ms; left_ms > 0; left_ms -= frame_ms) {
      room_->run(static_cast<Milliseconds>(std::min(left_ms, frame_ms)));
      char name[16];
      std::snprintf(name, sizeof name, "%04d", ++frames_);
      all_are_kept = write(name, (*room_)[current_].panel) && all_are_kept;
    }
    return all_are_kept;
  }

  /// A picture, and what it shows.
  bool write(const std::string& name, const simulator::SimulatedPanel& panel) {
    const std::string path = prefix_ + name + ".png";
    if (!simulator::save_png(path.c_str(), panel)) {
      std::fprintf(stderr, "%s: cannot be written\n", path.c_str());
      return false;
    }
    std::printf("%s %08" PRIx32 "\n", name.c_str(), panel.picture_hash());
    return true;
  }

  bool keep(const std::string& name, const simulator::SimulatedPanel& panel) {
    if (!write(name, panel)) return false;
    const auto earlier = shots_.emplace(panel.picture_hash(), name);
    // Three buttons walk otherwise, and a script for seven comes elsewhere with them.
    if (!checks_ || three_buttons_ || earlier.second) return true;
    std::fprintf(stderr, "%s%s: shows what %s does\n", prefix_.c_str(), name.c_str(),
                 earlier.first->second.c_str());
    return false;
  }

  SodiumCryptography cryptography_;
  std::string prefix_;
  bool checks_;
  bool spells_;
  Language language_;
  bool three_buttons_;
  std::unique_ptr<SimulatedRoom> room_;
  std::map<std::uint32_t, std::string> shots_;
  Random random_{1};  // of who only looks and decides
  int current_ = 0;
  int frames_ = 0;  // of the film
};

/// False: it is no such word.
bool want(Wanted& wanted, const std::string& word) {
  Preferences& preferences = wanted.preferences;
  if (find_language(word.c_str(), preferences.language)) return true;
  if (word == "strong") return preferences.strong_colors = true;
  if (word == "large") return preferences.large_text = true;
  if (word == "left") return preferences.left_handed = true;
  if (word == "three") return preferences.three_buttons = true;
  if (word == "learned") {
    preferences.learn_every_game();
    return true;
  }
  if (word == "window") return wanted.window = true;
  if (word == "spell") return wanted.spell = true;
  return word == "check" && (wanted.check = true);
}

int run(const std::string& path, const std::string& prefix, const Wanted& wanted) {
  const Script script = read_script(path);
  if (!script.reason.empty()) {
    std::fprintf(stderr, "%s\n", script.reason.c_str());
    return 2;
  }
  Player player(script, prefix, wanted);
  bool all_is_well = true;
  for (const Line& line : script.lines) all_is_well = player.play(line) && all_is_well;
  return all_is_well ? 0 : 1;
}

}  // namespace
}  // namespace headless
}  // namespace seaglass

int main(int count, char** words) {
  seaglass::headless::Wanted wanted;
  bool understood = count >= 3;
  for (int i = 3; i < count; ++i) understood = seaglass::headless::want(wanted, words[i]) && understood;
  if (!understood) {
    std::fprintf(
        stderr,
        "headless SCRIPT PREFIX [en|fr|es|de] [strong] [large] [left] [three] [window] [check] [spell]\n");
    return 2;
  }
  return seaglass::headless::run(words[1], words[2], wanted);
}
