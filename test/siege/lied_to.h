// Guests at the table of a host that lies: whatever it says, none of them stops, and each finds the way out.
#pragma once

#include "siege/handheld_room.h"
#include "siege/liar.h"

namespace seaglass::siege {

class LiedTo final : public HandheldRoom {
 public:
  explicit LiedTo(std::uint64_t seed)
      : HandheldRoom(seed, 2, static_cast<GameName>(seed % game_count)),
        host_(room_.air(), seed),
        liar_(host_, seed) {}

  void run() {
    host_.open(name_, room_.size(), room_.now());
    for (int i = 0; i < room_.size(); ++i) {
      add_person(i, false);
      people_.back()->trusts = true;
    }
    pass(12000);
    liar_.percent = 20 + random_.below(80);
    host_.channel().lie = [this](int, Said& message) {
      if (lies_) liar_.tell(message);
    };
    for (int turns = 20 + random_.below(30); turns > 0; --turns) {
      lies_ = chance(70);
      pass(500 + static_cast<Milliseconds>(random_.below(2000)));
      if (chance(10)) make_trouble();
    }
    calm_down();
    leave_all();
  }

 private:
  void pass(Milliseconds ms) {
    for (const Milliseconds until = room_.now() + ms; !has_come(until, room_.now());) {
      room_.run(step_ms);
      host_.step(room_.now());
      if (random_.below(60) == 0) host_.decide_something();
      let_people_act();
      bring_back(false);
    }
  }
  /// Whatever the host does: by B and the menu everybody finds the way out.
  void leave_all() {
    lies_ = false;
    for (int i = 0; i < room_.size(); ++i) {
      room_[i].buttons.release_all();
      for (int presses = 0; presses < 200 && room_[i].handheld().showing() != ScreenName::launcher;
           ++presses) {
        const ScreenName screen = room_[i].handheld().showing();
        Button button = Button::b;
        if (screen == ScreenName::play || screen == ScreenName::curtain) button = Button::menu;
        if (screen == ScreenName::table_menu && presses % 4 != 3) {  // else out of what can be leafed through
          press(i, Button::up);
          button = Button::a;
        }
        if (screen == ScreenName::waiting_room && presses % 3 == 2) button = Button::a;
        press(i, button);
      }
      if (room_[i].handheld().showing() != ScreenName::launcher) fail("somebody finds no way out");
    }
  }
  void press(int i, Button button) {
    room_[i].press(button);
    room_.run(60);
    room_[i].release(button);
    for (int steps = 0; steps < 70; ++steps) {
      room_.run(step_ms);
      host_.step(room_.now());
    }
  }

  LyingHost host_;
  Liar liar_;
  bool lies_ = false;
};

}  // namespace seaglass::siege
