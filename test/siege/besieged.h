// An honest table among strangers: somebody attacks, and everything goes wrong; then it is calm, and the game
// goes on.
#pragma once

#include "siege/handheld_room.h"
#include "siege/mallory.h"

namespace seaglass::siege {

class Besieged final : public HandheldRoom {
 public:
  explicit Besieged(std::uint64_t seed)
      : HandheldRoom(seed, 3, static_cast<GameName>(seed % game_count)),
        mallory_(room_.air(), seed ^ 0xA77AC4) {}

  void run() {
    open_table(1, 2);
    for (int i = 0; i < room_.size(); ++i) add_person(i, i == 0);
    people_[0]->seats_bots = false;  // all are to be at the table in the end
    mallory_.deeds_permille = random_.below(3) == 0 ? 0 : 2 + random_.below(60);
    attack(static_cast<Milliseconds>(20000 + random_.below(60000)));
    check_keys();
    mallory_.fall_silent();
    calm_down();
    end_in_peace();
    check_keys();
  }

 private:
  static constexpr Milliseconds peace_ms_max = 8 * 60000;

  bool may_stop(int i) override {
    const Table& table = room_[i].handheld().table();
    return i != 0 || (table.is_set() && table.is_hosted());
  }

  void pass(Milliseconds ms) override {
    for (const Milliseconds until = room_.now() + ms; !has_come(until, room_.now());) {
      room_.run(step_ms);
      mallory_.step(room_.now());
      let_people_act();
      bring_back(false);
    }
  }
  void attack(Milliseconds duration_ms) {
    const Milliseconds until = room_.now() + duration_ms;
    const bool is_rough = chance(60);
    Milliseconds trouble_at = room_.now() + 3000;
    while (!has_come(until, room_.now())) {
      pass(step_ms);
      if (!is_rough || !has_come(trouble_at, room_.now())) continue;
      make_trouble();
      trouble_at = room_.now() + 500 + static_cast<Milliseconds>(random_.below(6000));
    }
  }
  /// Until everybody is at the table, and some more has been played there.
  void end_in_peace() {
    const Milliseconds until = room_.now() + peace_ms_max;
    int all_here_at = -1;
    while (!has_come(until, room_.now())) {
      room_.run(step_ms);
      let_people_act();
      if (is_over()) return;
      const int played = choices_played();
      if (!all_are_at_table() || played < 0) continue;
      if (all_here_at < 0 || played < all_here_at) all_here_at = played;
      if (played >= all_here_at + more_choices) return;
    }
    say_screens();
    fail("somebody waits for ever");
  }
  static constexpr int more_choices = 6;
  /// For somebody: a host that restarts after the end comes back to no table.
  bool is_over() {
    for (int i = 0; i < room_.size(); ++i) {
      const Table& table = room_[i].handheld().table();
      if (room_[i].is_running() && table.is_set() && table.over()) return true;
    }
    return false;
  }
  bool all_are_at_table() {
    for (auto& person : people_)
      if (!person->is_at_table() || !person->handheld().handheld().table().on_air()) return false;
    return true;
  }
  int choices_played() {
    const Table& table = room_[0].handheld().table();
    return table.is_set() && table.is_hosted() ? table.sitting().journal().size() : -1;
  }

  /// Nobody but two units that are here has the key that one of them keeps of the other.
  void check_keys() {
    for (int unit = 0; unit < room_.size(); ++unit)
      for (int other = 0; other < room_.size(); ++other) {
        Key key;
        if (unit == other || !find_key(unit, room_[other].radio.address(), key)) continue;
        for (const Key& forged : mallory_.keys())
          if (same_bytes(forged.bytes, key.bytes, Key::size)) fail("a unit keeps the key of who attacks");
      }
  }

  Mallory mallory_;
};

}  // namespace seaglass::siege
