// The world: some boards, the people who hold them, the air between them, and time, which passes only here.
// Each board's firmware is a process of its own, forked when it starts, so that every start is a fresh one;
// it runs when its turn comes and nobody else does, so that the same seed gives the same run.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "core/random.h"
#include "esp32_model/board.h"
#include "esp32_model/boards.h"

namespace seaglass {
namespace model {

struct AirTroubles {
  int loss_percent = 0;
  int duplicate_percent = 0;
  int delay_percent = 0;
  int delay_ms_max = 0;
};

class Director {
 public:
  /// All of them off, with empty flash. `firmware` never returns; `look` tells of it (board.h, over its
  /// shoulder).
  Director(int units, std::uint64_t seed, void (*firmware)(), void (*look)(Board&));
  ~Director();
  Director(const Director&) = delete;
  Director& operator=(const Director&) = delete;

  int size() const { return static_cast<int>(units_.size()); }
  Board& board(int i) { return *units_[static_cast<std::size_t>(i)].board; }
  Moment now() const { return now_; }
  Random& random() { return random_; }

  void power_on(int i);
  /// As the chip does after it was stopped for this reason, an esp_reset_reason_t.
  void start_after(int i, int reset_reason);
  void power_off(int i);
  bool is_running(int i) const { return units_[static_cast<std::size_t>(i)].process != 0; }
  bool is_off_by_itself(int i) const { return units_[static_cast<std::size_t>(i)].sleeps_deeply; }
  /// Of the starts so far: how many a chip or the model stopped, and why the last one was.
  int failures() const { return failures_; }
  const std::string& failure() const { return failure_; }
  void forget_failures() { failures_ = 0; }
  int starts(int i) const { return units_[static_cast<std::size_t>(i)].starts; }

  void run(Milliseconds duration_ms);

  void press(int i, Button button) { move(i, button, true); }
  void release(int i, Button button) { move(i, button, false); }
  /// Down for `hold_ms`, then up for a moment. Where two buttons together mean a third, fingers are slower.
  static constexpr Milliseconds quick_ms = board::three_buttons ? 120 : 60;
  void tap(int i, Button button, Milliseconds hold_ms = quick_ms);
  /// The one that brings a unit back that is off.
  static Button wake_button();
  void type(int i, const std::string& words);
  std::string said(int i);

  /// What its cell has, as the board measures it, or as a power chip tells it.
  void set_cell(int i, int millivolts);
  /// The board has a panel of the other kind, which shows negatives unless told to invert; where the board
  /// can tell them apart.
  void build_in_other_panel(int i);

  void set_air(const AirTroubles& troubles) { troubles_ = troubles; }
  /// Out of everybody's reach, or back.
  void set_reach(int i, bool in_reach) { units_[static_cast<std::size_t>(i)].in_reach = in_reach; }

  /// Where the picture that a person sees differs from the one that the firmware sent. Empty if nowhere.
  std::string difference(int i);
  /// The picture that a person sees.
  std::vector<std::uint16_t> seen(int i);

 private:
  struct Unit {
    Board* board = nullptr;
    pid_t process = 0;
    int starts = 0;
    bool in_reach = true;
    bool sleeps_deeply = false;
    bool moved = false;  // something on its pins or its cable is new to a sleeper
    Moment starts_at = never;
    std::uint8_t held = 0;
  };
  struct Flight {
    int to = 0;
    Moment lands_at = 0;
    AirFrame frame;
  };

  static constexpr Moment boots_us = 300000;  // the chip's own loaders
  // A turn that takes so much of this computer's CPU time never ends.
  static constexpr std::int64_t turn_cpu_ms_max = 60000;

  void wire_up(int i);
  void move(int i, Button button, bool down);
  void apply_buttons(Unit& unit);
  void wake_if_pressed(Unit& unit);
  void start(Unit& unit);
  void turn(Unit& unit);
  bool take_turn(Unit& unit);
  void end(Unit& unit);
  void fail(const Unit& unit, const std::string& why);
  void stop_process(Unit& unit);
  void collect(int i);
  void land(const Flight& flight);
  Moment due(const Unit& unit) const;
  Moment horizon(const Unit& of) const;
  bool has_reason_to_wake(const Unit& unit) const;

  void (*firmware_)();
  void (*look_)(Board&);
  Random random_;
  Moment now_ = 1000000;
  Moment until_ = 0;
  AirTroubles troubles_;
  std::vector<Unit> units_;
  std::vector<Flight> flights_;
  int failures_ = 0;
  std::string failure_;
};

}  // namespace model
}  // namespace seaglass
