#include "esp32_model/director.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

#include "esp32/pins.h"
#include "esp32_model/processor.h"
#include "esp_system.h"

namespace seaglass {
namespace model {

namespace {

Board* shared_board() {
  void* memory = mmap(nullptr, sizeof(Board), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    std::perror("mmap");
    std::exit(2);
  }
  return new (memory) Board;
}

constexpr int cell_millivolts = 3900;  // without a charger
constexpr int supply_millivolts = 3300;

}  // namespace

Director::Director(int units, std::uint64_t seed, void (*firmware)(), void (*look)(Board&))
    : firmware_(firmware), look_(look), random_(seed), units_(static_cast<std::size_t>(units)) {
  int number = 0;
  for (Unit& unit : units_) {
    unit.board = shared_board();
    unit.board->noise = random_.next() * 2u + 1u;
    unit.board->fate = random_.next();
    const std::uint8_t address[6] = {0x24, 0x0A, 0xC4, 0, 0, static_cast<std::uint8_t>(++number)};
    std::memcpy(unit.board->address, address, sizeof address);
    std::memset(unit.board->flash, 0xFF, sizeof unit.board->flash);
    wire_up(number - 1);
  }
}

Director::~Director() {
  for (Unit& unit : units_) {
    stop_process(unit);
    munmap(unit.board, sizeof(Board));
  }
}

void Director::wire_up(int i) {
  board(i).panel.build(this_board.panel, false);
  board(i).panel.power_on();
  if (board::charging_pin != board::none) board(i).wires[board::charging_pin] = Drive::high;
  if (board::cable_pin != board::none) board(i).wires[board::cable_pin] = Drive::low;
  set_cell(i, cell_millivolts);
}

void Director::set_cell(int i, int millivolts) {
  // The power chip's register: a bit of the upper half for each quarter that is gone.
  constexpr int level_register = 0x78;
  constexpr std::uint8_t by_quarters[] = {0xF0, 0xE0, 0xC0, 0x80, 0x00};
  const int quarters = millivolts < 3400   ? 0
                       : millivolts < 3700 ? 1
                       : millivolts < 3800 ? 2
                       : millivolts < 3900 ? 3
                                           : 4;
  board(i).power_chip[level_register] = by_quarters[quarters];
  if (board::battery_pin != board::none)
    board(i).millivolts[board::battery_pin] = millivolts / board::battery_divider;
}

void Director::build_in_other_panel(int i) {
  if (!this_board.has_other_panel || TFT_RST < 0) return;
  board(i).panel.build(this_board.panel, true);
  board(i).wires[TFT_RST < 0 ? 0 : TFT_RST] = Drive::high;  // by a weak resistor
}

void Director::power_on(int i) {
  Unit& unit = units_[static_cast<std::size_t>(i)];
  Board& board = *unit.board;
  for (std::uint8_t& byte : board.rtc) byte = static_cast<std::uint8_t>(random_.next());
  for (bool& held : board.held) held = false;
  board.panel.power_on();
  board.reset_reason = ESP_RST_POWERON;
  unit.sleeps_deeply = false;
  apply_buttons(unit);
  unit.starts_at = now_ + boots_us;
}

void Director::start_after(int i, int reset_reason) {
  power_off(i);
  power_on(i);
  board(i).reset_reason = reset_reason;
}

void Director::power_off(int i) {
  Unit& unit = units_[static_cast<std::size_t>(i)];
  stop_process(unit);
  unit.starts_at = never;
  unit.sleeps_deeply = false;
  unit.board->backlight_permille = 0;
  unit.board->tone_hertz = 0;
  unit.board->listens = false;
}

void Director::stop_process(Unit& unit) {
  if (unit.process == 0) return;
  kill(unit.process, SIGKILL);
  waitpid(unit.process, nullptr, 0);
  unit.process = 0;
}

void Director::start(Unit& unit) {
  Board& board = *unit.board;
  unit.starts_at = never;
  board.started_at = board.due = board.now = now_;
  board.asleep = board.listens = board.has_handheld = false;
  board.ending = Ending::none;
  board.why[0] = '\0';
  board.inbox_size = board.outbox_size = board.typed_size = 0;
  board.tone_hertz = 0;
  board.showing = -1;
  board.silence = 1;
  ++unit.starts;
  board.turns = Turns();
  std::fflush(nullptr);
  unit.process = fork();
  if (unit.process != 0) return;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  run_unit(board, firmware_, look_);
}

/// What this process has computed so far. 0: it has died.
static std::int64_t cpu_ms_of(pid_t process) {
  clockid_t clock;
  timespec used = {};
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &used) != 0) return 0;
  return static_cast<std::int64_t>(used.tv_sec) * 1000 + used.tv_nsec / 1000000;
}

/// False: its process died, or its turn never ended.
bool Director::take_turn(Unit& unit) {
  Turns& turns = unit.board->turns;
  const std::int64_t began_at_ms = cpu_ms_of(unit.process);
  give_turn(turns, Turns::unit);
  constexpr int look_ms = 1000;
  while (!await_turn(turns, Turns::director, look_ms)) {
    if (waitpid(unit.process, nullptr, WNOHANG) == unit.process) return false;
    if (cpu_ms_of(unit.process) - began_at_ms > turn_cpu_ms_max) return false;
  }
  return true;
}

void Director::turn(Unit& unit) {
  Board& board = *unit.board;
  board.now = now_;
  board.horizon = horizon(unit);
  unit.moved = false;
  const bool took_turn = take_turn(unit);
  collect(static_cast<int>(&unit - units_.data()));
  if (board.now > now_) now_ = board.now;
  if (took_turn && board.ending == Ending::none) return;
  if (!took_turn) {
    board.ending = Ending::panic;
    board.reset_reason = ESP_RST_TASK_WDT;
    std::snprintf(board.why, sizeof board.why, "its process died, or its turn never ended");
  }
  end(unit);
}

void Director::end(Unit& unit) {
  Board& board = *unit.board;
  stop_process(unit);
  board.listens = false;
  board.tone_hertz = 0;
  const bool dark = board.held[board::backlight_pin];
  switch (board.ending) {
    case Ending::deep_sleep:
      board.backlight_permille = dark ? 0 : 1000;  // a pin that floats glows
      unit.sleeps_deeply = true;
      wake_if_pressed(unit);  // at once, where the level is there already
      return;
    case Ending::restart: unit.starts_at = now_ + boots_us; break;
    case Ending::panic:
      fail(unit, board.why);
      unit.starts_at = now_ + boots_us;
      break;
    case Ending::misuse:
    case Ending::none: fail(unit, board.why); break;
  }
  board.backlight_permille = 0;
}

void Director::fail(const Unit& unit, const std::string& why) {
  ++failures_;
  failure_ = "unit " + std::to_string(&unit - units_.data()) + ": " + why;
}

void Director::collect(int i) {
  Unit& unit = units_[static_cast<std::size_t>(i)];
  Board& board = *unit.board;
  for (int n = 0; n < board.outbox_size; ++n) {
    const AirFrame& frame = board.outbox[n];
    for (int to = 0; to < size(); ++to) {
      if (to == i) continue;
      const auto lost = [this](int percent) { return percent > 0 && random_.below(100) < percent; };
      const int copies = lost(troubles_.loss_percent) ? 0 : lost(troubles_.duplicate_percent) ? 2 : 1;
      for (int copy = 0; copy < copies; ++copy) {
        Moment lands_at = frame.lands_at + static_cast<Moment>(copy) * 500;
        if (lost(troubles_.delay_percent))
          lands_at += static_cast<Moment>(random_.below(troubles_.delay_ms_max + 1)) * 1000;
        if (unit.in_reach) flights_.push_back({to, lands_at, frame});
      }
    }
  }
  board.outbox_size = 0;
}

void Director::land(const Flight& flight) {
  Unit& unit = units_[static_cast<std::size_t>(flight.to)];
  Board& board = *unit.board;
  const bool hears = unit.process != 0 && unit.in_reach && board.listens && !board.asleep &&
                     !board.radio_stuck && board.channel == flight.frame.channel;
  if (!hears || board.inbox_size == Board::inbox_frames) return;
  constexpr int missed_percent = 70;  // by a receiver that wakes for beacons alone
  if (board.dozes && random_.below(100) < missed_percent) return;
  board.inbox[board.inbox_size++] = flight.frame;
  turn(unit);
}

bool Director::has_reason_to_wake(const Unit& unit) const {
  return unit.process != 0 && unit.board->asleep && unit.moved;
}

Moment Director::due(const Unit& unit) const {
  if (unit.process == 0) return unit.starts_at;
  if (has_reason_to_wake(unit)) return now_;
  return unit.board->due;
}

/// What anybody else does, and what is under way.
Moment Director::horizon(const Unit& of) const {
  Moment first = until_;
  for (const Unit& unit : units_)
    if (&unit != &of && due(unit) < first) first = due(unit);
  for (const Flight& flight : flights_)
    if (flight.lands_at < first) first = flight.lands_at;
  return first;
}

void Director::run(Milliseconds duration_ms) {
  until_ = now_ + Moment{duration_ms} * 1000;
  for (;;) {
    Moment next = until_;
    Unit* whose = nullptr;
    for (Unit& unit : units_)
      if (due(unit) < next) next = due(unit), whose = &unit;
    std::size_t first = flights_.size();
    for (std::size_t i = 0; i < flights_.size(); ++i)
      if (flights_[i].lands_at < next) next = flights_[i].lands_at, first = i;
    if (next > now_) now_ = next;
    if (first < flights_.size()) {
      const Flight flight = flights_[first];
      flights_.erase(flights_.begin() + static_cast<std::ptrdiff_t>(first));
      land(flight);
    } else if (whose == nullptr) {
      now_ = until_;
      return;
    } else {
      if (whose->process == 0) start(*whose);
      turn(*whose);
    }
  }
}

void Director::move(int i, Button button, bool down) {
  Unit& unit = units_[static_cast<std::size_t>(i)];
  const auto bit = static_cast<std::uint8_t>(1 << static_cast<int>(button));
  unit.held = static_cast<std::uint8_t>(down ? unit.held | bit : unit.held & ~bit);
  apply_buttons(unit);
  unit.moved = true;
  wake_if_pressed(unit);
}

void Director::wake_if_pressed(Unit& unit) {
  const int pin = unit.board->wake_pin;
  if (!unit.sleeps_deeply || pin < 0 || unit.board->wires[pin] != Drive::low) return;
  unit.sleeps_deeply = false;
  unit.board->reset_reason = ESP_RST_DEEPSLEEP;
  unit.starts_at = now_ + boots_us;
}

void Director::apply_buttons(Unit& unit) {
  Board& board = *unit.board;
  ButtonSet held{unit.held};
  if (board::three_buttons) {  // the two that are chords
    if (held.contains(Button::b)) held.insert(Button::a), held.insert(Button::right);
    if (held.contains(Button::menu)) held.insert(Button::left), held.insert(Button::right);
  }
  for (const esp32::ButtonPin& wired : esp32::button_pins)
    if (wired.pin != board::none)
      board.wires[wired.pin] = held.contains(wired.button)    ? Drive::low
                               : this_board.buttons_pulled_up ? Drive::high
                                                              : Drive::floating;
  if (board::pad_x_pin == board::none) return;
  const auto volts = [&held](Button half, Button whole) {
    return held.contains(whole) ? supply_millivolts : held.contains(half) ? supply_millivolts / 2 : 0;
  };
  board.millivolts[board::pad_x_pin] = volts(Button::right, Button::left);
  board.millivolts[board::pad_y_pin] = volts(Button::down, Button::up);
}

void Director::tap(int i, Button button, Milliseconds hold_ms) {
  press(i, button);
  run(hold_ms);
  release(i, button);
  run(quick_ms);
}

Button Director::wake_button() {
  for (const esp32::ButtonPin& wired : esp32::button_pins)
    if (wired.pin == board::wake_pin) return wired.button;
  return Button::menu;
}

void Director::type(int i, const std::string& words) {
  Unit& unit = units_[static_cast<std::size_t>(i)];
  for (const char letter : words)
    if (unit.board->typed_size < Board::typed_bytes) unit.board->typed[unit.board->typed_size++] = letter;
  unit.moved = true;
}

std::string Director::said(int i) {
  const Board& of = board(i);
  return std::string(of.said, static_cast<std::size_t>(of.said_size));
}

std::vector<std::uint16_t> Director::seen(int i) {
  std::vector<std::uint16_t> picture;
  for (int y = 0; y < screen_height; ++y)
    for (int x = 0; x < screen_width; ++x) picture.push_back(board(i).panel.seen(this_board.mounting, x, y));
  return picture;
}

std::string Director::difference(int i) {
  int wrong = 0, first = -1;
  const std::vector<std::uint16_t> picture = seen(i);
  for (int at = 0; at < screen_width * screen_height; ++at)
    if (picture[static_cast<std::size_t>(at)] != board(i).intended[at] && wrong++ == 0) first = at;
  if (wrong == 0) return "";
  return std::to_string(wrong) + " pixels differ from what was sent, the first at " +
         std::to_string(first % screen_width) + ", " + std::to_string(first / screen_width);
}

}  // namespace model
}  // namespace seaglass
