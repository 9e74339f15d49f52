#include "portable/two_units.h"

#include <cstring>
#include <new>

#include "console/app/quiet_period.h"
#include "console/screens/start/boot.h"
#include "games/games.h"
#include "players_near.h"
#include "sitting_down.h"

namespace seaglass {
namespace {

alignas(UnitOnAir) unsigned char units_memory[TwoUnits::count][sizeof(UnitOnAir)];

}  // namespace

void PairedRadio::set_on(bool on) {
  is_on_ = on;
  come_.clear();
}

bool PairedRadio::send(Bytes bytes) {
  constexpr std::int8_t near_dbm = -50;
  CHECK(bytes.size > 0 && bytes.size <= radio_frame_bytes_max);
  if (!is_on_) return false;
  RadioFrame frame;
  frame.from = address();
  frame.signal_dbm = near_dbm;
  frame.size = static_cast<std::uint8_t>(bytes.size);
  std::memcpy(frame.bytes, bytes.data, static_cast<std::size_t>(bytes.size));
  if (other_->is_on_) static_cast<void>(other_->come_.push(frame));
  return true;
}

bool PairedRadio::receive(RadioFrame& frame) {
  if (!is_on_ || come_.empty()) return false;
  frame = come_.pop();
  return true;
}

void SeededEntropy::fill(MutableBytes bytes) {
  for (int i = 0; i < bytes.size; ++i) bytes.data[i] = static_cast<std::uint8_t>(random_.next() >> 24);
}

UnitOnAir::UnitOnAir(int number) : radio(number), entropy_(number + 1) {
  switch_on();
}

void UnitOnAir::switch_off() {
  handheld_.reset();
  radio.set_on(false);
}

void UnitOnAir::switch_on() {
  handheld_.emplace(device());
}

Device UnitOnAir::device() {
  Device device{memory.panel,   memory.buttons, radio,        memory.flash,
                memory.speaker, entropy_,       memory.power, true};
  device.cryptography = &cryptography_;
  device.language = "en";
  return device;
}

TwoUnits::TwoUnits() {
  for (int i = 0; i < count; ++i) new (units_memory[i]) UnitOnAir(i);
  (*this)[host].radio.set_other((*this)[guest].radio);
  (*this)[guest].radio.set_other((*this)[host].radio);
  run(Boot::mark_ms + frame_ms);
  CHECK(showing(host) == ScreenName::launcher && showing(guest) == ScreenName::launcher);
}

UnitOnAir& TwoUnits::operator[](int unit) {
  CHECK(unit >= 0 && unit < count);
  return *std::launder(reinterpret_cast<UnitOnAir*>(units_memory[unit]));
}

void TwoUnits::step() {
  for (int i = 0; i < count; ++i)
    if ((*this)[i].is_on()) (*this)[i].handheld().step(now_);
  now_ += frame_ms;
}

void TwoUnits::run(Milliseconds duration_ms) {
  for (const Milliseconds end = now_ + duration_ms; now_ < end;) step();
}

void TwoUnits::tap(int unit, Button button, Milliseconds hold_ms) {
  (*this)[unit].memory.buttons.press(button);
  run(hold_ms);
  (*this)[unit].memory.buttons.release();
  run(frame_ms);
}

void TwoUnits::meet_at(GameName game) {
  using Place = Seating::Place;
  for (int i = 0; i < number_of(game); ++i) tap(host, Button::right);
  tap(host, Button::a);
  SittingDown sitting((*this)[host].handheld().log(), game, PlayMode::on_air, host,
                      [this](Button button) { tap(host, button); });
  constexpr Place places[seats_max] = {Place::person, Place::elsewhere, Place::bot,
                                       Place::bot,    Place::bot,       Place::bot};
  sitting.choose_mode();
  CHECK(showing(host) == ScreenName::new_table);
  sitting.sit(places, players_near(3, game));
  sitting.begin();
  CHECK(showing(host) == ScreenName::waiting_room);
  tap(guest, Button::b);
  CHECK(showing(guest) == ScreenName::nearby);
  run(2000);
  tap(guest, Button::a);
  CHECK(showing(guest) == ScreenName::waiting_room);
  run(2000);
}

void TwoUnits::pair() {
  tap(guest, Button::a);
  tap(host, Button::a);
  run(3000);
}

void TwoUnits::deal() {
  constexpr Milliseconds shuffled_ms_max = 20000;
  tap(host, Button::a);
  const Milliseconds end = now_ + shuffled_ms_max;
  while (!(at_table(host) && at_table(guest))) {
    CHECK(now_ < end);
    step();
  }
}

bool TwoUnits::at_table(int unit) {
  const ScreenName screen = showing(unit);
  return screen == ScreenName::play || screen == ScreenName::curtain || screen == ScreenName::score ||
         screen == ScreenName::table_menu;
}

void TwoUnits::press_something(int unit) {
  constexpr Milliseconds curtain_ms = 700;
  switch (showing(unit)) {
    case ScreenName::score: return;
    case ScreenName::curtain: return tap(unit, Button::a, curtain_ms);
    case ScreenName::table_menu: return tap(unit, Button::b);
    default:
      tap(unit, random_.below(3) > 0 ? Button::a : random_.below(2) > 0 ? Button::left : Button::right);
  }
}

/// What is told comes first; and what comes up by itself is not answered to fingers that do not rest.
void TwoUnits::open_menu(int unit) {
  constexpr int told_first_max = 20;
  for (int i = 0; i < told_first_max && showing(unit) == ScreenName::play; ++i) {
    tap(unit, Button::menu);
    if (showing(unit) == ScreenName::play) run(QuietPeriod::rest_ms);
  }
}

void TwoUnits::look_around(int unit) {
  constexpr int pages_max = 4;
  open_menu(unit);
  if (showing(unit) != ScreenName::table_menu) return;  // the game is over
  tap(unit, Button::down);
  tap(unit, Button::a);
  for (int i = 0; i < pages_max; ++i) tap(unit, Button::a);
}

}  // namespace seaglass
