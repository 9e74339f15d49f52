// desktop [UNITS] : so many handhelds (1 if nobody says) in a window, on one simulated air. Their flash is
// kept in files in the user's data folder.
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
#include "simulator/room.h"
#include "voices.h"
#include "window.h"

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

int play(int units) {
  ComputerEntropy entropy;
  const auto room = std::make_unique<SimulatedRoom>(units, 0, false, &entropy);
  const auto files = std::make_unique<FlashFile[]>(SimulatedRoom::handhelds_max);
  const std::string folder = data_folder();
  for (int i = 0; i < units; ++i) {
    const std::string path = folder + "handheld" + std::to_string(i + 1) + ".flash";
    const std::string problem = files[static_cast<std::size_t>(i)].open(path, (*room)[i].flash);
    if (!problem.empty()) {
      std::fprintf(stderr, "%s\n", problem.c_str());
      return 2;
    }
    (*room)[i].start();
  }
  Window window(units);
  if (window.problem() != nullptr) {
    std::fprintf(stderr, "no window: %s\n", window.problem());
    return 2;
  }
  Voices voices;
  const Milliseconds began_at = SDL_GetTicks();
  do {
    room->run(SDL_GetTicks() - began_at - room->now());
    for (int i = 0; i < units; ++i) {
      files[static_cast<std::size_t>(i)].keep();
      voices.play(i, (*room)[i].speaker.now());
    }
    window.show(*room);
  } while (window.listen(room->wait_ms(), *room));
  return 0;
}

}  // namespace
}  // namespace desktop
}  // namespace seaglass

int main(int count, char** words) {
  const int units = count <= 1 ? 1 : seaglass::desktop::units_of(words[1]);
  if (units == 0 || count > 2) {
    std::fprintf(stderr, "1 to %d handhelds: make desktop UNITS=3\n",
                 seaglass::simulator::SimulatedRoom::handhelds_max);
    return 2;
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    std::fprintf(stderr, "no window: %s\n", SDL_GetError());
    return 2;
  }
  const int code = seaglass::desktop::play(units);
  SDL_Quit();
  return code;
}
