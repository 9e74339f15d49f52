// An honest table with a guest that lies, and another one; in the end the one falls silent, a bot plays for
// it, and the game goes on.
#pragma once

#include "siege/handheld_room.h"
#include "siege/lying_guest.h"

namespace seaglass::siege {

class LiedAt final : public HandheldRoom {
 public:
  explicit LiedAt(std::uint64_t seed)
      : HandheldRoom(seed, 2, static_cast<GameName>(seed % game_count)), guile_(room_.air(), seed) {}

  void run() {
    open_table(1, 2);
    for (int i = 0; i < room_.size(); ++i) add_person(i, i == 0);
    people_[0]->trusts = true;
    // Who lies while the cards are dealt can keep them from being dealt at all, until it is sent away.
    const bool lies_at_once = chance(25);
    guile_.percent = lies_at_once ? 40 : 0;
    for (int waits = 0; waits < 200 && !is_dealt(); ++waits) pass(1000);
    guile_.percent = 20 + random_.below(80);
    for (int turns = 10 + random_.below(20); turns > 0; --turns) {
      pass(500 + static_cast<Milliseconds>(random_.below(3000)));
      if (chance(10)) make_trouble();
    }
    calm_down();
    if (!lies_at_once) end_in_peace();
  }

 private:
  static constexpr Milliseconds peace_ms_max = 8 * 60000;
  static constexpr int more_choices = 6;

  bool may_stop(int i) override { return i != 0; }
  void pass(Milliseconds ms) {
    for (const Milliseconds until = room_.now() + ms; !has_come(until, room_.now());) {
      room_.run(step_ms);
      guile_.step(room_.now());
      let_people_act();
      bring_back(false);
    }
  }
  bool is_dealt() {
    const Table& table = room_[0].handheld().table();
    return table.is_set() && table.is_hosted();
  }
  void end_in_peace() {
    if (!is_dealt()) {
      say_screens();
      fail("the cards are never dealt");
    }
    const Table& table = room_[0].handheld().table();
    guile_.fall_silent();
    const int played = table.sitting().journal().size();
    for (const Milliseconds until = room_.now() + peace_ms_max; !has_come(until, room_.now());) {
      room_.run(step_ms);
      let_people_act();
      if (is_dealt() && (table.over() || table.sitting().journal().size() >= played + more_choices)) return;
    }
    say_screens();
    fail("somebody waits for ever");
  }

  LyingGuest guile_;
};

}  // namespace seaglass::siege
