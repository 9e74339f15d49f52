// Two whole handhelds, with their screens and whoever presses, at one table with a unit that the fuzzer
// speaks for: it was let in, so all that it says is sealed as it should be. An input is a list of acts, each
// a byte that says which, and what that takes.
#pragma once

#include <cstdio>
#include <cstdlib>

#include "input.h"
#include "siege/handheld_room.h"
#include "siege/lying_host.h"
#include "siege/way_out.h"

namespace seaglass::siege {

inline void fail(const char* what) {
  std::printf("%s\n", what);
  std::fflush(stdout);
  std::abort();
}

}  // namespace seaglass::siege

namespace fuzz {

using namespace seaglass;
using siege::Said;

/// How far a table is when the fuzzer begins.
enum class Depth { waiting, dealt, in_the_middle, near_the_end };
constexpr int depth_count = 4;

class ConsoleRoom : public siege::HandheldRoom {
 public:
  explicit ConsoleRoom(GameName name) : HandheldRoom(1 + static_cast<std::uint64_t>(name), handhelds, name) {}

  void play(Input& input, bool leaves) {
    constexpr int acts_max = 40;
    for (int acts = 0; acts < acts_max && !input.empty(); ++acts) {
      act(input);
      check();
    }
    if (leaves) leave_all();
  }

 protected:
  static constexpr int handhelds = 2;
  static constexpr int steps_max = 30000;

  virtual void step_own(Milliseconds now) = 0;
  virtual siege::ForgingRadio& own_radio() = 0;
  /// Something sealed, in place of a message.
  virtual void forge(int peer, radio::FrameKind kind, const Said& body) = 0;
  /// What it would do if it were sound, or a lie that others would believe.
  virtual void act_own(int what, Input& input) = 0;
  virtual void lie(Said& message) = 0;
  virtual void check() = 0;

  [[noreturn]] void fail(const char* what) {
    say_screens();
    siege::fail(what);
  }
  void pass(Milliseconds ms) {
    for (const Milliseconds until = room_.now() + ms; !has_come(until, room_.now());) {
      room_.run(step_ms);
      step_own(room_.now());
    }
  }
  void press(int i, Button button, Milliseconds hold_ms) {
    room_[i].press(button);
    pass(hold_ms);
    room_[i].release(button);
    pass(2 * step_ms);
    ++presses_[i];
  }
  template <typename IsSo>
  void wait_until(const IsSo& is_so) {
    for (int steps = 0; !is_so(); ++steps) {
      if (steps == steps_max) fail("a table does not come to be");
      pass(step_ms);
      let_people_act();
    }
  }
  /// Nobody presses any more on whose behalf this was begun: people hold memory of their own.
  void send_people_home() { std::vector<std::unique_ptr<siege::Person>>().swap(people_); }
  /// Further choices by chance, as if they had been made at the table, until so many or so few are left.
  void play_on(Sitting& sitting, Depth depth) {
    constexpr int in_the_middle = 20, near_the_end = 3;
    if (depth < Depth::in_the_middle) return;
    const AnyState begun = sitting.state();
    const Random chance = random_;
    int all = 0;
    for (AnyState state = begun; !sitting.game().over(state); ++all) decide(sitting.game(), state);
    random_ = chance;
    const int some = depth == Depth::in_the_middle ? in_the_middle : all - near_the_end;
    for (int i = 0; i < some && i < all - near_the_end; ++i) {
      const Decision decision = pick(sitting.game(), sitting.state());
      CHECK(sitting.play(decision.seat, decision.choice, no_events));
    }
  }
  /// To every message from now on, until so many have gone.
  void change(Said& message) {
    if (lies_ > 0) {
      --lies_;
      lie(message);
    }
    if (bits_ != 0 && !message.empty()) message[place_ % message.size()] ^= bits_;
    bits_ = 0;
  }

  int lies_ = 0;
  int presses_[handhelds] = {};

 private:
  struct Decision {
    Seat seat;
    Choice choice;
  };

  Decision pick(const Game& game, const AnyState& state) {
    const Seat seat = any_seat(random_, game.to_act(state));
    return {seat, any_choice(random_, [&](auto visit) { game.choices(state, seat, visit); })};
  }
  void decide(const Game& game, AnyState& state) {
    const Decision decision = pick(game, state);
    CHECK(!game.play(state, decision.seat, decision.choice, no_events));
  }

  void act(Input& input) {
    const int what = input.take();
    switch (what % 4) {
      case 0: return pass(step_ms << (what / 4 % 8));  // up to a second
      case 1: return press_something(what / 4);
      case 2: return act_own(what / 4, input);
      default: return say_something(what / 4, input);
    }
  }
  void press_something(int what) {
    const auto button = static_cast<Button>(what / 2 % button_count);
    constexpr Milliseconds tap_ms = 24, opens_curtain_ms = 700;
    press(what % 2, button, what / 2 / button_count % 4 == 3 ? opens_curtain_ms : tap_ms);
  }
  void say_something(int what, Input& input) {
    switch (what % 6) {
      case 0: {
        const int number = input.take(), place = input.take();
        own_radio().say_again(number, place, input.take());
        break;
      }
      case 1:
        place_ = input.take();
        bits_ = input.take();
        break;
      case 2: {
        Said body(static_cast<std::size_t>(input.take() % (Channel::message_bytes_max + 1)));
        for (std::uint8_t& byte : body) byte = input.take();
        forge(what / 6 % handhelds, radio::FrameKind::message, body);
        break;
      }
      case 3: say_control(what / 6 % handhelds, input); break;
      case 4: own_radio().set_mute(what / 6 % 2 != 0); break;
      default: {
        simulator::AirFaults faults;
        faults.loss_percent = input.take() % 128;
        room_.air().set_faults(faults);
        break;
      }
    }
    pass(2 * step_ms);
  }
  void say_control(int peer, Input& input) {
    radio::Control control;
    const int what = input.take();
    control.kind = static_cast<radio::ControlKind>(what % radio::control_kind_count);
    control.reason = static_cast<radio::Reason>(input.take() % radio::reason_count);
    const int unit = input.take();
    control.unit = unit < handhelds    ? room_[unit].radio.address()
                   : unit == handhelds ? own_radio().address()
                                       : RadioAddress{{2, 0, 0, 0, 1, static_cast<std::uint8_t>(unit)}};
    control.name = radio::UnitName::from("Somebody");
    control.key.bytes[0] = static_cast<std::uint8_t>(unit + what / radio::control_kind_count);
    const radio::ControlBody body(control);
    forge(peer, radio::FrameKind::control, Said(body.bytes().data, body.bytes().data + body.bytes().size));
  }

  /// Both at once.
  void leave_all() {
    siege::WayOut ways_out[handhelds];
    for (int i = 0; i < handhelds; ++i) room_[i].buttons.release_all();
    const auto is_found = [&](int i) { return ways_out[i].is_found(room_[i]); };
    while (!(is_found(0) && is_found(1))) {
      Button buttons[handhelds] = {};
      for (int i = 0; i < handhelds; ++i) {
        if (is_found(i)) continue;
        if (!ways_out[i].goes_on()) fail("somebody finds no way out");
        buttons[i] = ways_out[i].next(room_[i]);
        room_[i].press(buttons[i]);
      }
      pass(56);
      for (int i = 0; i < handhelds; ++i) room_[i].buttons.release_all();
      pass(560);
    }
  }

  int place_ = 0;
  std::uint8_t bits_ = 0;
};

}  // namespace fuzz
