// What all games under siege have in common: handhelds in a room, a person at each, and trouble with the air
// and the batteries.
#pragma once

#include <cstdio>
#include <memory>
#include <vector>

#include "save/records/pairing_shelf.h"
#include "sealing/sodium_cryptography.h"
#include "siege/person.h"
#include "siege/way_out.h"
#include "sitting_down.h"

namespace seaglass::siege {

/// Something that must hold does not: says so, with the seed, and ends this game.
[[noreturn]] void fail(const char* what);

using simulator::SimulatedHandheld;
using simulator::SimulatedRoom;

class HandheldRoom {
 public:
  virtual ~HandheldRoom() = default;
  HandheldRoom(std::uint64_t seed, int handhelds, GameName name)
      : random_(seed * 0x9E3779B97F4A7C15u + 7),
        room_(handhelds, seed, random_.below(2) == 0, nullptr, &cryptography_),
        name_(name) {
    room_.run(1500);
  }
  HandheldRoom(std::uint64_t seed, int handhelds, GameName name, bool calm)
      : random_(seed), room_(handhelds, seed, calm, nullptr, &cryptography_), name_(name) {
    room_.run(1500);
  }

 protected:
  static constexpr Milliseconds step_ms = 8;

  bool chance(int percent) { return random_.below(100) < percent; }
  void tap(int i, Button button) { room_.tap(i, button, 40); }

  /// So long everybody who is no handheld of the room goes on, too.
  virtual void pass(Milliseconds ms) { room_.run(ms); }
  void press(int i, Button button, Milliseconds then_ms) {
    if (!room_[i].is_running()) return;
    room_[i].press(button);
    pass(60);
    room_[i].release(button);
    pass(then_ms);
  }
  /// Who hosts a game that is dealt.
  static constexpr int nobody = -1;
  int hosting() {
    for (int i = 0; i < room_.size(); ++i) {
      if (!room_[i].is_running()) continue;
      const Table& table = room_[i].handheld().table();
      if (table.is_set() && table.is_hosted()) return i;
    }
    return nobody;
  }
  /// By its buttons, as far as it gets: to the guest who comes so many places after the first one.
  void hand_over(int host, int guest) {
    Person& person = *people_[static_cast<std::size_t>(host)];
    person.rests = true;
    pass(200);
    room_[host].buttons.release_all();
    const auto shows = [&](ScreenName screen) {
      return room_[host].is_running() && room_[host].handheld().showing() == screen;
    };
    for (int taps = 0; taps < 12 && !shows(ScreenName::table_menu); ++taps) press(host, Button::menu, 300);
    for (int ups = chance(50) ? 4 : 3; ups > 0; --ups) press(host, Button::up, 100);
    press(host, Button::a, 700);
    for (; guest > 0; --guest) press(host, Button::right, 100);
    for (int taps = 0; taps < 2 && shows(ScreenName::waiting_room); ++taps) press(host, Button::a, 100);
    person.rests = false;
  }
  /// Whatever came of it: by B and the menu everybody finds the way out.
  void leave_all() {
    for (auto& person : people_) person->rests = true;
    for (int i = 0; i < room_.size(); ++i) {
      room_[i].buttons.release_all();
      WayOut way_out;
      while (!way_out.is_found(room_[i]) && way_out.goes_on()) press(i, way_out.next(room_[i]), 560);
      if (!way_out.is_found(room_[i])) fail("somebody finds no way out");
    }
  }

  /// As many of the table's places for others as asked for.
  void open_table(int here, int elsewhere) {
    using Place = Seating::Place;
    for (int taps = 0; taps < game_count && room_[0].handheld().preferences().game != name_; ++taps)
      tap(0, Button::right);
    tap(0, Button::a);
    SittingDown sitting(room_[0].handheld().log(), name_, PlayMode::on_air,
                        room_[0].radio.address().bytes[5] % emblem_count,
                        [this](Button button) { tap(0, button); });
    const int fewest = game_of(name_).facts().players_min, players = here + elsewhere;
    Place places[seats_max];
    for (Place& place : places) place = Place::person;
    for (int i = here; i < players; ++i) places[i] = Place::elsewhere;
    sitting.choose_mode();
    sitting.sit(places, players < fewest ? fewest : players);
    sitting.begin();
    CHECK(room_[0].handheld().showing() == ScreenName::waiting_room);
  }

  /// What every screen says, for whoever looks into a failure.
  void say_screens() {
    for (int i = 0; i < room_.size(); ++i)
      std::printf("  unit %d %s shows screen %d: %s\n", i, room_[i].is_running() ? "runs," : "is off,",
                  static_cast<int>(people_[static_cast<std::size_t>(i)]->showing()),
                  people_[static_cast<std::size_t>(i)]->words().c_str());
  }

  void add_person(int i, bool hosts) {
    people_.push_back(std::make_unique<Person>(room_, i, name_, hosts, random_.next()));
  }
  void let_people_act() {
    for (auto& person : people_) person->look();
    for (auto& person : people_) {
      bool same = false, others = false;
      for (auto& other : people_) {
        if (other == person || other->pictures().empty()) continue;
        same = same || other->pictures() == person->pictures();
        others = others || other->pictures() != person->pictures();
      }
      person->act(room_.now(), same, others);
    }
  }

  /// A table that was never dealt is gone with its host.
  virtual bool may_stop(int) { return true; }

  /// Batteries and the air.
  void make_trouble() {
    const int i = random_.below(room_.size());
    switch (random_.below(6)) {
      case 0:
        if (!room_[i].is_running() || !may_stop(i)) break;
        room_[i].stop();
        back_at_[i] = room_.now() + static_cast<Milliseconds>(300 + random_.below(12000));
        break;
      case 1: {
        simulator::AirFaults faults;
        faults.loss_percent = chance(20) ? 100 : random_.below(40);
        faults.duplicate_percent = random_.below(30);
        faults.delay_percent = random_.below(40);
        faults.delay_ms_max = 1 + random_.below(300);
        room_.air().set_faults(faults);
        break;
      }
      case 2:
      case 3: {
        const int other = random_.below(room_.size());
        if (other == i) break;
        room_.air().set_reach(room_[i].radio.member(), room_[other].radio.member(), chance(50));
        if (chance(70))
          room_.air().set_reach(room_[other].radio.member(), room_[i].radio.member(), chance(50));
        break;
      }
      default: room_.air().set_faults({}); break;
    }
  }
  void bring_back(bool all) {
    for (int i = 0; i < room_.size(); ++i)
      if (!room_[i].is_running() && (all || has_come(back_at_[i], room_.now()))) room_[i].start();
  }
  void calm_down() {
    room_.air().set_faults({});
    for (int i = 0; i < room_.size(); ++i)
      for (int other = 0; other < room_.size(); ++other)
        if (other != i) room_.air().set_reach(room_[i].radio.member(), room_[other].radio.member(), true);
    bring_back(true);
  }

  /// What this unit keeps of another one. False: nothing that two people compared.
  bool find_key(int unit, const RadioAddress& other, Key& key) {
    RecordLog log(room_[unit].flash);
    log.mount();
    radio::Pairing pairing;
    if (!radio::PairingShelf(log, cryptography_).find(other, pairing)) return false;
    key = pairing.key;
    return true;
  }

  SodiumCryptography cryptography_;
  Random random_;
  SimulatedRoom room_;
  GameName name_;
  std::vector<std::unique_ptr<Person>> people_;
  Milliseconds back_at_[SimulatedRoom::handhelds_max] = {};
};

}  // namespace seaglass::siege
