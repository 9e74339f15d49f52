// A board as the world around it knows it: its wires, its panel, its flash, what it says on the air and on
// the cable. It lives in memory that the process which is the chip shares with the director (director.h), so
// it outlives every start of the firmware, as solder does. What only the chip's own programs know is in the
// model's sources, and begins anew with each process.
#pragma once

#include <cstdint>

#include "device.h"
#include "esp32_model/ili9341.h"
#include "esp32_model/turns.h"

namespace seaglass {
namespace model {

/// Microseconds since the world began.
using Moment = std::uint64_t;
constexpr Moment never = ~Moment{0};

/// How a start of the firmware ended.
enum class Ending : std::uint8_t {
  none,        // it runs
  restart,     // as it wanted
  deep_sleep,  // until its wake-up pin goes low
  panic,       // the chip stopped it
  misuse,      // a board would go on, wrongly or by luck; here that is a failure
};

/// What drives a pin from outside.
enum class Drive : std::uint8_t { floating, low, high };

struct AirFrame {
  std::uint8_t from[6] = {};
  std::uint8_t channel = 0;
  std::uint8_t size = 0;
  std::uint8_t bytes[radio_frame_bytes_max] = {};
  Moment lands_at = 0;
};

struct Board {
  static constexpr int pins = 40;
  static constexpr int flash_bytes = 64 * Flash::sector_bytes;
  static constexpr int rtc_bytes = 512;
  static constexpr int inbox_frames = 16;
  static constexpr int outbox_frames = 32;
  static constexpr int typed_bytes = 256;  // as the serial port's own buffer
  static constexpr int said_bytes = 16384;
  static constexpr int words_bytes = 200;

  Turns turns;

  // The world, as the director moves it.
  Moment now = 0;
  Moment horizon = 0;  // nothing of the world reaches this unit before: so far it may go on by itself
  std::uint8_t address[6] = {};
  Drive wires[pins] = {};
  int millivolts[pins] = {};
  bool is_calibrated = true;  // its converter, in the factory
  bool has_partition = true;
  std::uint8_t power_chip[256] = {};
  bool power_chip_answers = true;
  int power_chip_deaf_writes = 0;  // of the next ones
  std::uint32_t pad_looks = 0;     // how often somebody has looked at a d-pad by voltage
  bool has_bus_memory = true;

  // The run: why it began, when, until when it waits, how it ended.
  int reset_reason = 0;  // an esp_reset_reason_t
  Moment started_at = 0;
  Moment due = 0;
  bool asleep = false;  // light sleep
  Ending ending = Ending::none;
  char why[words_bytes] = {};

  // What outlives a run.
  std::uint8_t flash[flash_bytes] = {};
  std::uint8_t rtc[rtc_bytes] = {};
  bool held[pins] = {};
  bool deep_sleep_hold = false;
  int wake_pin = -1;
  Ili9341 panel;
  std::uint16_t intended[screen_width * screen_height] = {};  // what the firmware asked the panel to show

  // Chance, so that each run of the same seed is the same.
  std::uint64_t noise = 1;    // what the chip's generator takes from its noise source
  std::uint64_t silence = 1;  // what it gives without one: the same at every start
  std::uint64_t fate = 1;     // what happens on the way
  int report_loss_percent = 0;
  int early_report_percent = 30;

  // Light and sound.
  std::uint32_t backlight_permille = 0;
  int tone_hertz = 0;

  // The air. A frame that has come makes the director resume the unit at once.
  bool listens = false;
  bool dozes = false;            // modem sleep: most of what comes is missed
  bool radio_stuck = false;      // takes frames, sends and reports none, until it is started anew
  int radio_start_failures = 0;  // of the next starts
  std::uint8_t channel = 0;
  AirFrame inbox[inbox_frames];
  int inbox_size = 0;
  AirFrame outbox[outbox_frames];
  int outbox_size = 0;
  std::uint32_t radio_starts = 0;
  std::uint32_t frames_sent = 0;
  std::uint32_t sent_too_soon = 0;  // frames given to the driver before it was done with the last

  // The cable.
  char typed[typed_bytes] = {};
  int typed_size = 0;
  char said[said_bytes] = {};
  int said_size = 0;

  // Over its shoulder: what the handheld says of itself.
  static constexpr int nothing = -1;
  bool has_handheld = false;
  int showing = nothing;  // a ScreenName
  int game = nothing;     // a GameName: the card that the launcher shows
  int players = 0;
  int totals[6] = {};
  std::uint32_t steps = 0;
};

}  // namespace model
}  // namespace seaglass
