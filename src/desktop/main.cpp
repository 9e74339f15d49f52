// desktop [UNITS] [udp] : so many handhelds (1 if nobody says) in a window, on one simulated air. Their flash
// is kept in files in the user's data folder. With udp, the handhelds of several such windows hear each
// other.
#include <SDL.h>

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>
#include <string>

#include "core/check.h"
#include "flash_file.h"
#include "loopback/bridge.h"
#include "sealing/sodium_cryptography.h"
#include "simulator/room.h"
#include "voices.h"
#include "window.h"
#include "words/words.h"

namespace seaglass {

void check_failed(const char* claim, const char* file, int line) {
  char text[512];
  std::snprintf(text, sizeof text, "%s:%d: does not hold: %s", file, line, claim);
  std::fprintf(stderr, "%s\n", text);
  SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "The handhelds have stopped", text, nullptr);
  std::abort();
}

namespace desktop {
namespace {

using simulator::SimulatedRoom;

class ComputerEntropy : public Entropy {
 public:
  void fill(MutableBytes bytes) override {
    for (int i = 0; i < bytes.size; ++i) bytes.data[i] = static_cast<std::uint8_t>(source_());
  }

 private:
  std::random_device source_;
};

// How long a frame from another window may have to wait.
constexpr Milliseconds air_every_ms = 10;

/// False where SDL found no display and took a driver that shows nothing. Whoever names a driver gets it.
bool has_display() {
  const char* const driver = SDL_GetCurrentVideoDriver();
  if (SDL_getenv("SDL_VIDEODRIVER") != nullptr || driver == nullptr) return true;
  for (const char* without : {"dummy", "offscreen", "evdev"})
    if (std::strcmp(driver, without) == 0) return false;
  return true;
}

/// From 1 to as many as a room holds; 0 if it is not that.
int units_of(const char* word) {
  int number = 0;
  const char* end = word + std::strlen(word);
  const auto result = std::from_chars(word, end, number);
  const bool good =
      result.ec == std::errc() && result.ptr == end && number >= 1 && number <= SimulatedRoom::handhelds_max;
  return good ? number : 0;
}

/// Ends with a slash; empty if there is no place for data.
std::string data_folder() {
  char* path = SDL_GetPrefPath("", "seaglass");
  const std::string folder = path != nullptr ? path : "";
  SDL_free(path);
  return folder;
}

/// Handhelds that no other window plays with; with one window alone, the first ones and no others.
constexpr int numbers_max = 24;

/// The first of this computer's languages that the handhelds speak; null: it has others, and they ask.
const char* language_here() {
  const std::unique_ptr<SDL_Locale, decltype(&SDL_free)> locales(SDL_GetPreferredLocales(), SDL_free);
  bool has_others = false;
  for (const SDL_Locale* at = locales.get(); at != nullptr && at->language != nullptr; ++at) {
    Language language;
    if (find_language(at->language, language)) return code_of(language);
    has_others = has_others || std::strlen(at->language) == 2;  // and not "C"
  }
  return has_others ? nullptr : code_of(Language::english);
}

/// Puts unit `i` on the flash of a handheld. Returns its number, or 0 after it has said what is wrong.
int take_handheld(SimulatedRoom& room, int i, int number, bool others_may_play, FlashFile& file) {
  const std::string folder = data_folder();
  for (;; ++number) {
    const std::string path = folder + "handheld" + std::to_string(number) + ".flash";
    const std::string problem = file.open(path, room[i].flash);
    if (problem.empty()) return number;
    if (others_may_play && file.is_locked() && number < numbers_max) continue;
    std::fprintf(stderr, "%s\n", problem.c_str());
    return 0;
  }
}

/// Brings the room up to the present, and what hands do with it. False: enough. A button goes down when the
/// room is there; while one is held, a computer that was busy must not take the time for a long press.
template <class BehindMs>
bool catch_up(SimulatedRoom& room, Window& window, BehindMs behind_ms) {
  constexpr Milliseconds frame_ms = simulator::SimulatedHandheld::frame_ms;
  Milliseconds missing_ms;
  do {
    missing_ms = behind_ms();
    room.run(window.is_held() ? sooner(missing_ms, frame_ms) : missing_ms);
    if (!window.listen(room)) return false;
  } while (window.is_held() && missing_ms > frame_ms);
  return true;
}

int play(int units, bool udp) {
  ComputerEntropy entropy;
  SodiumCryptography cryptography;
  const auto room = std::make_unique<SimulatedRoom>(units, 0, false, &entropy);
  const auto files = std::make_unique<FlashFile[]>(SimulatedRoom::handhelds_max);
  for (int i = 0, number = 0; i < units; ++i) {
    number = take_handheld(*room, i, number + 1, udp, files[static_cast<std::size_t>(i)]);
    if (number == 0) return 2;
    (*room)[i].set_number(number - 1);
    (*room)[i].set_cryptography(&cryptography);
    (*room)[i].set_language(language_here());
    (*room)[i].set_stays_lit(true);
    (*room)[i].start();
  }
  loopback::Bridge bridge(room->air());
  const char* no_bridge = udp ? bridge.open() : nullptr;
  if (no_bridge != nullptr) {
    std::fprintf(stderr, "%s\n", no_bridge);
    return 2;
  }
  Window window(units);
  if (window.problem() != nullptr) {
    std::fprintf(stderr, "no window: %s\n", window.problem());
    return 2;
  }
  Voices voices;
  const Milliseconds began_at = SDL_GetTicks();
  const auto behind_ms = [&] { return SDL_GetTicks() - began_at - room->now(); };
  do {
    bridge.carry();
    if (!catch_up(*room, window, behind_ms)) return 0;
    for (int i = 0; i < units; ++i) {
      files[static_cast<std::size_t>(i)].keep();
      voices.play(i, (*room)[i].speaker.now());
    }
    window.show(*room);
    bridge.carry();
    window.wait(udp ? sooner(room->wait_ms(), air_every_ms) : room->wait_ms());
  } while (true);
}

}  // namespace
}  // namespace desktop
}  // namespace seaglass

int main(int count, char** words) {
  const int units = count <= 1 ? 1 : seaglass::desktop::units_of(words[1]);
  const bool udp = count == 3 && std::strcmp(words[2], "udp") == 0;
  if (units == 0 || (count > 2 && !udp)) {
    std::fprintf(stderr,
                 "1 to %d handhelds, RADIO=udp if other windows are to hear them: make desktop UNITS=3\n",
                 seaglass::simulator::SimulatedRoom::handhelds_max);
    return 2;
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    std::fprintf(stderr, "no window: %s\n", SDL_GetError());
    return 2;
  }
  if (!seaglass::desktop::has_display()) {
    std::fprintf(stderr,
                 "no window: there is no display here; make play serves the handhelds to a browser\n");
    SDL_Quit();
    return 2;
  }
  const int code = seaglass::desktop::play(units, udp);
  SDL_Quit();
  return code;
}
