// What a person may type on the serial console, one word a line.
#pragma once

#include <cstdint>

namespace seaglass {
namespace peripherals {

enum class Command : std::uint8_t {
  nothing,
  unknown,
  help,
  status,
  radio,
  crash,
  test_buttons,
  test_panel,
  test_buzzer,
  test_flash,
  test_radio,
  test_sealing,
  proof,
  restart,
};

struct CommandWord {
  const char* word;
  Command command;
  const char* does;
};

/// Every command, for `help`.
constexpr CommandWord command_words[] = {
    {"help", Command::help, "this list"},
    {"status", Command::status, "version, board, memory, stack, frame times, battery"},
    {"radio", Command::radio, "what went through the air"},
    {"crash", Command::crash, "writes a crash note and restarts, to see that it is shown"},
    {"buttons", Command::test_buttons, "names every button that you press, until all were"},
    {"panel", Command::test_panel, "colours and edges, one after the other"},
    {"buzzer", Command::test_buzzer, "a scale"},
    {"flash", Command::test_flash, "erases, writes and reads the spare sector"},
    {"air", Command::test_radio, "sends ten frames and counts what is heard"},
    {"sealing", Command::test_sealing, "the cryptography against the examples of its standards"},
    {"proof", Command::proof, "all that needs no hands, as one block for an issue: about a minute"},
    {"restart", Command::restart, "restarts the unit"},
};

/// Letters typed one by one become commands. Anything longer than a command can be is read to its end and is
/// unknown.
class CommandReader {
 public:
  /// `nothing` until a line has ended.
  Command read(char character);

 private:
  static constexpr int word_size_max = 15;

  Command end_of_line();

  char word_[word_size_max + 1] = {};
  int size_ = 0;
};

}  // namespace peripherals
}  // namespace seaglass
