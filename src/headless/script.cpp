#include "script.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <optional>
#include <sstream>

#include "picture/plain_text.h"
#include "simulator/room.h"
#include "words/words.h"

namespace seaglass {
namespace headless {

namespace {

constexpr int handhelds_max = simulator::SimulatedRoom::handhelds_max;
constexpr int milliseconds_max = 3'600'000;  // an hour: more is a slip of the finger

using Words = std::vector<std::string>;

/// What is wrong with a line; thrown up to the line's number.
struct Refusal {
  std::string reason;
};

Words words_of(const std::string& text) {
  std::istringstream stream(text.substr(0, text.find(';')));
  Words words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

int number_of(const std::string& word, int low, int high) {
  int number = 0;
  const char* end = word.data() + word.size();
  const auto result = std::from_chars(word.data(), end, number);
  if (result.ec != std::errc() || result.ptr != end || number < low || number > high)
    throw Refusal{"'" + word + "' is not a whole number from " + std::to_string(low) + " to " +
                  std::to_string(high)};
  return number;
}

constexpr const char* button_names[button_count] = {"up", "down", "left", "right", "a", "b", "menu"};

Button button_of(const std::string& word) {
  for (int i = 0; i < button_count; ++i)
    if (word == button_names[i]) return static_cast<Button>(i);
  throw Refusal{"'" + word + "' is not a button: up down left right a b menu"};
}

std::string name_of(const std::string& word) {
  const auto allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  if (!std::all_of(word.begin(), word.end(), allowed))
    throw Refusal{"'" + word + "' is not a name: small letters, digits, _ and -"};
  return word;
}

/// The one that says this in English.
Word word_of(const Words& words) {
  std::string text = words[1];
  for (std::size_t i = 2; i < words.size(); ++i) text += " " + words[i];
  for (int i = 0; i < word_count; ++i)
    if (simulator::plain(word(static_cast<Word>(i), Language::english)) == text) return static_cast<Word>(i);
  throw Refusal{"no word says '" + text + "' in English"};
}

constexpr std::size_t any_more = 0;  // at least one

struct Form {
  const char* word;
  Verb verb;
  std::size_t words;
  const char* example;
};

constexpr Form forms[] = {
    {"handhelds", Verb::handhelds, 2, "handhelds 3"},
    {"calm", Verb::calm, 1, "calm"},
    {"asks", Verb::asks, 1, "asks"},
    {"use", Verb::use, 2, "use 2"},
    {"press", Verb::press, 2, "press right"},
    {"hold", Verb::hold, 3, "hold a 700"},
    {"wait", Verb::wait, 2, "wait 500"},
    {"film", Verb::film, 2, "film 500"},
    {"until", Verb::until, any_more, "until Lay the tile here"},
    {"shot", Verb::shot, 2, "shot first"},
    {"cell", Verb::cell, 2, "cell 3400"},
    {"off", Verb::off, 1, "off"},
    {"restart", Verb::restart, 1, "restart"},
};

const Form& form_of(const Words& words) {
  for (const Form& form : forms) {
    if (words[0] != form.word) continue;
    if (form.words == any_more ? words.size() < 2 : words.size() != form.words)
      throw Refusal{std::string("it is written so: ") + form.example};
    return form;
  }
  throw Refusal{"'" + words[0] +
                "' is not known: handhelds calm asks use press hold wait film until shot cell off restart"};
}

class Reader {
 public:
  void read(const Words& words) {
    const Form& form = form_of(words);
    Line line;
    line.verb = form.verb;
    switch (form.verb) {
      case Verb::handhelds:
        must_be_first(form);
        line.number = handhelds_ = number_of(words[1], 1, handhelds_max);
        break;
      case Verb::calm:
      case Verb::asks: must_be_first(form); break;
      case Verb::use: line.number = number_of(words[1], 1, handhelds_) - 1; break;
      case Verb::press: line.button = button_of(words[1]); break;
      case Verb::hold:
        line.button = button_of(words[1]);
        line.number = number_of(words[2], 1, milliseconds_max);
        break;
      case Verb::wait:
      case Verb::film: line.number = number_of(words[1], 0, milliseconds_max); break;
      case Verb::until: line.word = word_of(words); break;
      case Verb::cell: line.number = number_of(words[1], 2600, 4300); break;
      case Verb::shot:
        line.name = name_of(words[1]);
        if (std::find(shots_.begin(), shots_.end(), line.name) != shots_.end())
          throw Refusal{"there is a shot '" + line.name + "' already"};
        shots_.push_back(line.name);
        break;
      case Verb::off:
      case Verb::restart: break;
    }
    if (form.verb != Verb::handhelds && form.verb != Verb::calm && form.verb != Verb::asks) begun_ = true;
    lines.push_back(line);
  }

  std::vector<Line> lines;

 private:
  void must_be_first(const Form& form) const {
    if (begun_) throw Refusal{std::string("'") + form.word + "' comes before anything else"};
  }

  int handhelds_ = 1;
  bool begun_ = false;
  Words shots_;
};

}  // namespace

std::string spelled(const Line& line) {
  std::string verb;
  for (const Form& form : forms)
    if (form.verb == line.verb) verb = form.word;
  const std::string button = std::string(" ") + button_names[static_cast<int>(line.button)];
  const std::string number = " " + std::to_string(line.number);
  switch (line.verb) {
    case Verb::press: return verb + button;
    case Verb::hold: return verb + button + number;
    case Verb::use: return verb + " " + std::to_string(line.number + 1);
    case Verb::handhelds:
    case Verb::wait:
    case Verb::film:
    case Verb::cell: return verb + number;
    default: return verb;
  }
}

Script read_script(const std::string& path) {
  std::ifstream file(path);
  if (!file) return {{}, path + ": cannot be read"};
  Reader reader;
  int number = 0;
  for (std::string text; std::getline(file, text);) {
    ++number;
    const Words words = words_of(text);
    if (words.empty()) continue;
    try {
      reader.read(words);
    } catch (const Refusal& refusal) {
      return {{}, path + ":" + std::to_string(number) + ": " + refusal.reason};
    }
  }
  return {reader.lines, ""};
}

}  // namespace headless
}  // namespace seaglass
