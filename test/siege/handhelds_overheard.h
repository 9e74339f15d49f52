// What three whole handhelds at one table let others around perceive: when each of them speaks and how long
// its frames are, what it sounds, how bright it is, and when it writes or erases how much of its flash, and
// where. That can be heard, seen, or measured by whoever holds one of them, or shares its charger. In three
// games of four one of them is looked at, too: what its own people know is the same in both rooms then, and
// so are its pixels, and when each frame was drawn.
#pragma once

#include "games/subjects.h"
#include "siege/handheld_room.h"
#include "siege/other_truth.h"
#include "tabletop/random_player.h"

namespace seaglass::siege {

struct Perceived {
  enum class What : std::uint8_t { frame, sound, light, flash, pixels };

  Milliseconds at = 0;
  What what = What::frame;
  int of = 0;
  std::uint64_t how = 0;
  std::uint32_t how_much = 0;

  friend bool operator==(const Perceived& a, const Perceived& b) {
    return a.at == b.at && a.what == b.what && a.of == b.of && a.how == b.how && a.how_much == b.how_much;
  }
  friend bool operator!=(const Perceived& a, const Perceived& b) { return !(a == b); }
};

class PerceivedRoom final : public HandheldRoom {
 public:
  static constexpr int handhelds = 3;

  PerceivedRoom(GameName name, std::uint64_t seed)
      : HandheldRoom(seed, handhelds, name), ear_(room_.air(), RadioAddress{{2, 0, 0, 0, 0, 99}}) {
    open_table(1, handhelds - 1);
    for (int i = 0; i < handhelds; ++i) add_person(i, i == 0);
    for (int steps = 0; steps < 30000 && !all_play(); ++steps) {
      room_.run(step_ms);
      let_people_act();
    }
    CHECK(all_play());
    for (int i = 0; i < handhelds; ++i) room_[i].buttons.release_all();
    ear_.set_on(true);
    pass(2000);
  }

  std::vector<Perceived> perceived;
  /// The handheld whose screen is looked at, or nobody's.
  void look_at_screen_of(int i) {
    looked_at_ = i;
    if (i != nobody) seen_[i].sends = room_[i].panel.sends();
  }
  SeatSet people_of(int i) { return i == nobody ? SeatSet() : table(i).people(); }

  void pass(Milliseconds ms) {
    constexpr Milliseconds look_every_ms = 4;
    for (const Milliseconds until = room_.now() + ms; !has_come(until, room_.now());) {
      room_.run(look_every_ms);
      for (RadioFrame frame; ear_.receive(frame);) note(What::frame, frame.from.bytes[5], 0, frame.size);
      for (int i = 0; i < handhelds; ++i) look_at(i);
    }
  }
  /// Of this seat's handheld; −1: a bot's.
  int unit_of(Seat seat) {
    for (int i = 0; i < handhelds; ++i)
      if (table(i).people().contains(seat)) return i;
    return -1;
  }
  bool may_decide(int i) { return table(i).may_decide() && !table(i).has_caption(); }
  std::vector<std::pair<std::uint64_t, std::uint32_t>> writes_of(int i) const {
    std::vector<std::pair<std::uint64_t, std::uint32_t>> writes;
    for (const Perceived& each : perceived)
      if (each.what == What::flash && each.of == i) writes.push_back({each.how, each.how_much});
    return writes;
  }
  bool tells_something() {
    for (int i = 0; i < handhelds; ++i)
      if (table(i).has_caption()) return true;
    return false;
  }
  /// And presses a button, by which the unit wakes.
  void decide(int i, Choice choice) {
    constexpr Milliseconds hold_ms = 24;
    table(i).decide(choice);
    room_[i].press(Button::left);
    pass(hold_ms);
    room_[i].release(Button::left);
  }
  int decisions() { return table(0).sitting().journal().size(); }
  AnyState& truth() { return table(0).truth(); }
  /// The others lose their host out of earshot, and keep what they hold of its table.
  void set_reach_of_host(bool reaches) {
    for (int i = 1; i < handhelds; ++i) {
      room_.air().set_reach(room_[0].radio.member(), room_[i].radio.member(), reaches);
      room_.air().set_reach(room_[i].radio.member(), room_[0].radio.member(), reaches);
    }
  }

 private:
  using What = Perceived::What;

  Table& table(int i) { return const_cast<Table&>(room_[i].handheld().table()); }
  bool all_play() {
    for (auto& person : people_)
      if (!person->is_at_table() || !person->handheld().handheld().table().is_set()) return false;
    return true;
  }
  void note(What what, int of, std::uint64_t how, std::uint32_t how_much) {
    perceived.push_back({room_.now(), what, of, how, how_much});
  }
  void look_at(int i) {
    simulator::SimulatedHandheld& unit = room_[i];
    Seen& seen = seen_[i];
    const simulator::Note& sound = unit.speaker.now();
    if (sound.at != seen.sound.at || sound.hertz != seen.sound.hertz)
      note(What::sound, i, sound.hertz, sound.volume_percent);
    seen.sound = sound;
    const int light = unit.panel.brightness_percent();
    if (light != seen.light) note(What::light, i, static_cast<std::uint32_t>(light), 0);
    seen.light = light;
    const int sends = unit.panel.sends();
    if (i == looked_at_ && sends != seen.sends)
      note(What::pixels, i, unit.panel.quick_hash(), static_cast<std::uint32_t>(sends - seen.sends));
    seen.sends = sends;
    const simulator::SimulatedFlash& flash = unit.flash;
    if (flash.generation() == seen.generation) return;
    std::uint32_t sectors = 0;
    for (int sector = 0; sector < simulator::SimulatedFlash::sector_count; ++sector)
      if (flash.changed_in(sector) > seen.generation)
        sectors = sectors * simulator::SimulatedFlash::sector_count + static_cast<std::uint32_t>(sector) + 1;
    note(What::flash, i, sectors, flash.spent_bytes());
    seen.generation = flash.generation();
  }

  struct Seen {
    simulator::Note sound;
    int light = 0;
    int sends = 0;
    std::uint32_t generation = 0;
  };

  simulator::SimulatedRadio ear_;
  Seen seen_[handhelds];
  int looked_at_ = nobody;
};

/// Two such rooms, which differ only in what nobody around may know.
class Overhearing {
 public:
  struct Counts {
    long pairs = 0;
    long perceived = 0;
    long flash = 0;      // of these, writes to flash
    long pictures = 0;   // and pictures on the screen that was looked at
    long writes = 0;     // pairs in which a unit wrote elsewhere, more, or in another order
    long different = 0;  // in which anything was perceived at another moment, or not at all
    std::uint64_t first_seed = 0;
  };

  Overhearing(GameName name, std::uint64_t seed)
      : subject_(conformance::subject(number_of(name))),
        game_(game_of(name)),
        one_(name, seed),
        other_(name, seed),
        random_(seed) {}

  /// A pair at every choice of one game.
  void listen(std::uint64_t seed, Counts& counts, long pairs_max) {
    CHECK(one_.perceived == other_.perceived);
    const int looked_at = static_cast<int>(seed % (PerceivedRoom::handhelds + 1)) - 1;
    for (PerceivedRoom* room : {&one_, &other_}) room->look_at_screen_of(looked_at);
    const SeatSet viewers = one_.people_of(looked_at);
    for (int tries = 0; tries < tries_max && counts.pairs < pairs_max; ++tries) {
      const AnyState truth = one_.truth();
      if (game_.over(truth)) return;
      const Seat seat = any_seat(random_, game_.to_act(truth));
      const Choice choice = any_choice(random_, [&](auto visit) { game_.choices(truth, seat, visit); });
      const int unit = one_.unit_of(seat);
      if (unit < 0 || !wait_for(unit)) return;
      AnyState other;
      const bool is_pair = OtherTruth(subject_, game_, random_, viewers).find(truth, seat, choice, other);
      if (is_pair) other_.truth() = other;
      one_.perceived.clear();
      other_.perceived.clear();
      const int decisions = one_.decisions();
      one_.decide(unit, choice);
      other_.decide(unit, choice);
      pass(600 + static_cast<Milliseconds>(random_.below(800)));
      CHECK(other_.decisions() == one_.decisions());
      if (one_.decisions() == decisions) {  // something else was just being told
        other_.truth() = one_.truth();
        continue;
      }
      if (is_pair && random_.below(alone_once_in) == 0) leave_guests_alone();
      if (!hear_out()) return;
      if (is_pair) compare(seed, counts);
      if (one_.perceived != other_.perceived) return;  // from here on they need not be at the same moment
      other_.truth() = one_.truth();
    }
  }

 private:
  static constexpr Milliseconds patience_ms = 60000;
  static constexpr int alone_once_in = 12;
  static constexpr int tries_max = 5000;

  void pass(Milliseconds ms) {
    one_.pass(ms);
    other_.pass(ms);
  }
  /// Until all that happened has been told everywhere: before that the truth must not become another one.
  bool hear_out() {
    constexpr Milliseconds step_ms = 200;
    for (Milliseconds waited = 0; one_.tells_something() || other_.tells_something(); waited += step_ms) {
      if (waited > patience_ms) return false;
      pass(step_ms);
    }
    pass(step_ms);
    return true;
  }
  /// Until all that happened has been told there.
  bool wait_for(int unit) {
    constexpr Milliseconds step_ms = 40;
    for (Milliseconds waited = 0; !one_.may_decide(unit); waited += step_ms) {
      if (waited > patience_ms) return false;
      pass(step_ms);
    }
    return other_.may_decide(unit);
  }
  void leave_guests_alone() {
    for (PerceivedRoom* room : {&one_, &other_}) room->set_reach_of_host(false);
    pass(10000);
    for (PerceivedRoom* room : {&one_, &other_}) room->set_reach_of_host(true);
    pass(4000);
  }
  void compare(std::uint64_t seed, Counts& counts) {
    ++counts.pairs;
    counts.perceived += static_cast<long>(one_.perceived.size());
    for (const Perceived& each : one_.perceived) {
      counts.flash += each.what == Perceived::What::flash ? 1 : 0;
      counts.pictures += each.what == Perceived::What::pixels ? 1 : 0;
    }
    if (one_.perceived == other_.perceived) return;
    if (counts.different++ == 0) counts.first_seed = seed;
    bool same_writes = true;
    for (int i = 0; i < PerceivedRoom::handhelds; ++i)
      same_writes = same_writes && one_.writes_of(i) == other_.writes_of(i);
    counts.writes += same_writes ? 0 : 1;
  }

  conformance::Subject subject_;
  const Game& game_;
  PerceivedRoom one_, other_;
  Random random_;
};

}  // namespace seaglass::siege
