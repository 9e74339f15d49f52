// What a script for the headless runner says: one thing to do in each line, `;` begins a remark.
//
//   handhelds 3        how many there are (1 if nobody says), before anything else
//   calm               the place asks for little motion, before anything else
//   asks               nobody has set anything: they ask for the language, before anything else
//   use 2              the following lines are about this handheld, from 1
//   press right        down and up again
//   hold a 700         down for so many milliseconds
//   wait 500           let so many milliseconds pass
//   film 500           the same, and keep pictures of it: 0001.png, 0002.png, …, one for each 80 ms
//   until Turn the coast
//                      open curtains, look around and decide until the screen says these words of
//                      data/words; here in English, whatever language the handheld speaks
//   shot NAME          keep a picture of the screen
//   cell 3400          its cell has so many millivolts, and no charger
//   off                the battery goes out
//   restart            it goes out and in again
#pragma once

#include <string>
#include <vector>

#include "content/words.h"
#include "device.h"

namespace seaglass {
namespace headless {

enum class Verb { handhelds, calm, asks, use, press, hold, wait, film, until, shot, cell, off, restart };

struct Line {
  Verb verb;
  int number = 0;  // handhelds, which handheld from 0, milliseconds, or millivolts
  Button button = Button::a;
  Word word = Word();
  std::string name{};
};

/// A script that cannot be read has a reason, "file:line: …", and no lines.
struct Script {
  std::vector<Line> lines;
  std::string reason;
};

/// As it stands in a script, but for the name of a shot.
std::string spelled(const Line& line);

Script read_script(const std::string& path);

}  // namespace headless
}  // namespace seaglass
