// headless SCRIPT PREFIX : plays a script (script.h) on handhelds that nobody sees. Each shot becomes a file
// PREFIXNAME.png, and a line "NAME HASH" says what it shows, the same in every place that Seaglass runs on.
// A script with anything wrong in it is refused before anything is done.
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "core/check.h"
#include "picture/picture.h"
#include "script.h"
#include "simulator/room.h"

namespace seaglass {

void check_failed(const char* claim, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, claim);
  std::abort();
}

namespace headless {
namespace {

using simulator::SimulatedRoom;

/// Plays it; false if a picture could not be kept.
class Player {
 public:
  Player(const Script& script, const std::string& prefix) : prefix_(prefix) {
    int handhelds = 1;
    bool calm = false;
    for (const Line& line : script.lines) {
      if (line.verb == Verb::handhelds) handhelds = line.number;
      if (line.verb == Verb::calm) calm = true;
    }
    room_ = std::make_unique<SimulatedRoom>(handhelds, 1, calm);
  }

  bool play(const Line& line) {
    simulator::SimulatedHandheld& handheld = (*room_)[current_];
    switch (line.verb) {
      case Verb::handhelds:
      case Verb::calm: return true;
      case Verb::use: current_ = line.number; return true;
      case Verb::press: room_->tap(current_, line.button); return true;
      case Verb::hold: room_->tap(current_, line.button, static_cast<Milliseconds>(line.number)); return true;
      case Verb::wait: room_->run(static_cast<Milliseconds>(line.number)); return true;
      case Verb::shot: return keep(line.name, handheld.panel);
      case Verb::restart: handheld.start(); return true;
    }
    return false;
  }

 private:
  bool keep(const std::string& name, const simulator::SimulatedPanel& panel) const {
    const std::string path = prefix_ + name + ".png";
    if (!simulator::save_png(path.c_str(), panel)) {
      std::fprintf(stderr, "%s: cannot be written\n", path.c_str());
      return false;
    }
    std::printf("%s %08" PRIx32 "\n", name.c_str(), panel.picture_hash());
    return true;
  }

  std::string prefix_;
  std::unique_ptr<SimulatedRoom> room_;
  int current_ = 0;
};

int run(const std::string& path, const std::string& prefix) {
  const Script script = read_script(path);
  if (!script.reason.empty()) {
    std::fprintf(stderr, "%s\n", script.reason.c_str());
    return 2;
  }
  Player player(script, prefix);
  for (const Line& line : script.lines)
    if (!player.play(line)) return 1;
  return 0;
}

}  // namespace
}  // namespace headless
}  // namespace seaglass

int main(int count, char** words) {
  if (count != 3) {
    std::fprintf(stderr, "headless SCRIPT PREFIX\n");
    return 2;
  }
  return seaglass::headless::run(words[1], words[2]);
}
