#include "simulator/handheld.h"

namespace seaglass {
namespace simulator {

static_assert(SimulatedFlash::sector_count >= RecordLog::sectors_min);

namespace {

RadioAddress address_of(int number) {
  RadioAddress address;
  address.bytes[0] = 0x02;  // locally administered: nobody's real hardware
  address.bytes[5] = static_cast<std::uint8_t>(number + 1);
  return address;
}

}  // namespace

SimulatedHandheld::SimulatedHandheld(const SimulatedClock& clock, SimulatedAir& air, int number,
                                     std::uint64_t seed, Entropy* entropy)
    : radio(air, address_of(number)),
      speaker(clock),
      power(clock),
      clock_(clock),
      simulated_entropy_(seed),
      entropy_(entropy != nullptr ? entropy : &simulated_entropy_) {}

void SimulatedHandheld::set_number(int number) {
  radio.set_address(address_of(number));
}

void SimulatedHandheld::start() {
  stop();
  power.switch_on();
  buttons.step_is_over();     // the press that woke it is not the new start's
  panel.set_brightness(100);  // as the boards light it
  handheld_.emplace(device());
  started_at_ = ready_at_ = rested_at_ = clock_.now;
}

void SimulatedHandheld::stop() {
  panel.wait();  // the strips go with the Handheld
  handheld_.reset();
  radio.set_on(false);
  speaker.play(0, 0);
  panel.set_brightness(0);
}

void SimulatedHandheld::type(int letter) {
  if (!is_running()) return;
  handheld_->type(letter);
  rested_at_ = clock_.now;  // it is to be seen
}

bool SimulatedHandheld::step_if_due() {
  if (wait_ms() > 0) return false;
  if (power.is_off()) start();
  const Milliseconds rest_ms = handheld_->step(clock_.now - started_at_);
  ++steps_;
  buttons.step_is_over();
  ready_at_ = clock_.now + frame_ms;
  rested_at_ = clock_.now + (rest_ms < forever_ms ? rest_ms : forever_ms);
  if (!flash.has_power()) stop();
  if (power.is_off()) {
    radio.set_on(false);
    speaker.play(0, 0);
    panel.set_brightness(0);
  }
  return true;
}

Milliseconds SimulatedHandheld::wait_ms() const {
  if (!is_running()) return forever_ms;
  const Milliseconds ready_ms = left_until(ready_at_, clock_.now);
  if (power.is_off()) return buttons.pressed() ? ready_ms : forever_ms;
  if (buttons.changed()) return ready_ms;
  const Milliseconds rest_ms = left_until(rested_at_, clock_.now);
  const Milliseconds radio_ms = radio.wait_ms();
  const Milliseconds wait_ms = rest_ms < radio_ms ? rest_ms : radio_ms;
  return wait_ms > ready_ms ? wait_ms : ready_ms;
}

Device SimulatedHandheld::device() {
  Device device{panel, buttons, radio, flash, speaker, *entropy_, power, calm_};
  device.cryptography = cryptography_;
  device.language = language_;
  device.stays_lit = stays_lit_;
  return device;
}

}  // namespace simulator
}  // namespace seaglass
