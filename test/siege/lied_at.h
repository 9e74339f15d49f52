// An honest table with a guest that lies, and another one; the table may be handed over, to either of them,
// or its host dies, for a while, and either claims it. In the end the one that lies falls silent, a bot plays
// for it, and the game goes on, unless people gave the table into its hands: then everybody finds the way
// out.
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
    // Who lies while the cards are dealt keeps all waiting, until it is sent away.
    const bool lies_at_once = chance(25);
    guile_.percent = lies_at_once ? 40 : 0;
    for (int waits = 0; waits < 200 && hosting() == nobody; ++waits) pass(1000);
    guile_.percent = 20 + random_.below(80);
    let_lie(10 + random_.below(20));
    if (chance(60) && hosting() != nobody) let_table_go();
    calm_down();
    guile_.fall_silent();
    const bool never_came = lies_at_once && !has_dealt();
    if (is_over_ || never_came) return leave_all();
    end_in_peace();
  }

 private:
  static constexpr Milliseconds peace_ms_max = 8 * 60000;
  static constexpr Milliseconds gone_ms = 60000;
  static constexpr int more_choices = 6;

  bool may_stop(int i) override { return i != hosting(); }
  void pass(Milliseconds ms) override {
    for (const Milliseconds until = room_.now() + ms; !has_come(until, room_.now());) {
      room_.run(step_ms);
      guile_.step(room_.now());
      let_people_act();
      bring_back(false);
      is_over_ = is_over_ || (hosting() != nobody && room_[hosting()].handheld().table().over());
    }
  }
  /// Or is about to: once people are asked for their shuffle, nobody keeps the others from playing.
  bool has_dealt() { return hosting() != nobody || people_[0]->words().find("huffl") != std::string::npos; }
  void let_lie(int turns) {
    for (; turns > 0; --turns) {
      pass(500 + static_cast<Milliseconds>(random_.below(3000)));
      if (chance(10)) make_trouble();
    }
  }

  void let_table_go() {
    guile_.percent = random_.below(70);
    if (chance(50)) {
      const int guest = random_.below(2);
      may_be_guiles_ = true;  // by its buttons people may come to either
      hand_over(hosting(), guest);
      return let_lie(12);
    }
    for (auto& person : people_) person->claims_percent = 70;
    guile_.claims = chance(50);
    may_be_guiles_ = guile_.claims;
    pass(8000);  // until all hold what it takes
    const int host = hosting();
    if (host == nobody) return;
    room_[host].stop();
    back_at_[host] = room_.now() + static_cast<Milliseconds>(15000 + random_.below(30000));
    let_lie(20);
  }

  /// Somebody hosts it, and everybody who is there plays on.
  void end_in_peace() {
    int played_before = -1;
    Milliseconds seen_at = room_.now();
    for (const Milliseconds until = room_.now() + peace_ms_max; !has_come(until, room_.now());) {
      room_.run(step_ms);
      let_people_act();
      const int host = hosting();
      if (host != nobody) seen_at = room_.now();
      if (may_be_guiles_ && has_come(seen_at + gone_ms, room_.now())) return leave_all();
      if (host == nobody) continue;
      const Table& table = room_[host].handheld().table();
      const int played = table.sitting().journal().size();
      if (played_before < 0 || played < played_before) played_before = played;
      if (table.over() || played >= played_before + more_choices) return;
    }
    say_screens();
    fail(hosting() == nobody ? "the cards are never dealt" : "somebody waits for ever");
  }

  LyingGuest guile_;
  bool may_be_guiles_ = false;
  bool is_over_ = false;  // before the end: then nobody has to play on
};

}  // namespace seaglass::siege
