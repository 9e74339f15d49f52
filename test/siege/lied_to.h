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
    host_.channel().lie = [this](int peer, Said& message) {
      if (lies_) liar_.tell(peer, message);
    };
    let_lie(20 + random_.below(30));
    if (chance(50)) give_table_away();
    calm_down();
    lies_ = false;
    leave_all();
  }

 private:
  void let_lie(int turns) {
    for (; turns > 0; --turns) {
      lies_ = chance(70);
      pass(500 + static_cast<Milliseconds>(random_.below(2000)));
      if (chance(10)) make_trouble();
    }
  }
  /// To one of the guests, or it dies, for a while or for good; what came of it, the guests hold from it.
  void give_table_away() {
    liar_.percent = random_.below(60);
    for (auto& person : people_) person->claims_percent = 70;
    pass(4000);
    for (int tries = 0; tries < 8 && chance(50); ++tries) {
      static_cast<void>(host_.hand_over(random_.below(room_.size())));
      let_lie(4);
    }
    host_.set_silent(true);
    let_lie(10 + random_.below(20));
    if (chance(50)) return;
    host_.set_silent(false);
    let_lie(10);
  }
  void pass(Milliseconds ms) override {
    for (const Milliseconds until = room_.now() + ms; !has_come(until, room_.now());) {
      room_.run(step_ms);
      host_.step(room_.now());
      if (random_.below(60) == 0) host_.decide_something();
      let_people_act();
      bring_back(false);
    }
  }

  LyingHost host_;
  Liar liar_;
  bool lies_ = false;
};

}  // namespace seaglass::siege
