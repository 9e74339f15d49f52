// One handheld that is passed around, twice: the two differ only in what nobody around may know.
#pragma once

#include <cstring>

#include "games/subjects.h"
#include "siege/handheld_room.h"

namespace seaglass::siege {

class PassedAround final : public HandheldRoom {
 public:
  explicit PassedAround(std::uint64_t seed)
      : HandheldRoom(seed, 1, static_cast<GameName>(seed % game_count)),
        other_(1, seed, room_is_calm(seed), nullptr, &cryptography_) {
    other_.run(1500);
  }

  void run() {
    for (SimulatedRoom* room : {&room_, &other_}) deal(*room);
    const conformance::Subject subject = conformance::subject(number_of(name_));
    for (int visits = 0; visits < visits_max && is_at_curtain(); ++visits) {
      truth(other_) = truth(room_);
      subject.scramble(truth(other_), SeatSet(), random_);
      if (!visit()) return;  // somebody decided: that is seen by all
      truth(other_) = truth(room_);
      close();
      both_run(500);
      if (!is_at_curtain()) return;  // a hint swallowed a press of one of them: each person sees that
      compare_pixels();
      decide();
    }
  }

 private:
  static bool room_is_calm(std::uint64_t seed) {
    return Random(seed * 0x9E3779B97F4A7C15u + 7).below(2) == 0;
  }
  static const Table& table(SimulatedRoom& room) { return room[0].handheld().table(); }
  static AnyState& truth(SimulatedRoom& room) { return const_cast<Table&>(table(room)).truth(); }

  void deal(SimulatedRoom& room) {
    const auto tap = [&room](Button button) { room.tap(0, button, 40); };
    for (int taps = 0; taps < game_count && room[0].handheld().preferences().game != name_; ++taps)
      tap(Button::right);
    tap(Button::a);
    tap(Button::a);
    tap(Button::a);
    for (int waits = 0; waits < 50 && room[0].handheld().showing() != ScreenName::curtain; ++waits)
      room.run(100);
  }
  bool is_at_curtain() {
    return room_[0].handheld().showing() == ScreenName::curtain &&
           other_[0].handheld().showing() == ScreenName::curtain;
  }
  /// The same presses at both. False: somebody decided.
  bool visit() {
    const auto bytes = static_cast<std::size_t>(game_of(name_).state_bytes());
    const AnyState one_before = truth(room_), other_before = truth(other_);
    const int sounds[2] = {room_[0].speaker.log().size(), other_[0].speaker.log().size()};
    press(Button::a, 750);
    for (int presses = 1 + random_.below(10); presses > 0; --presses) {
      constexpr Button walks[] = {Button::left, Button::right, Button::up, Button::down};
      press(random_.below(12) == 0 ? Button::a : walks[random_.below(4)],
            40 + static_cast<Milliseconds>(random_.below(100)));
      both_run(static_cast<Milliseconds>(random_.below(600)));
      const bool decided = std::memcmp(&one_before, &truth(room_), bytes) != 0 ||
                           std::memcmp(&other_before, &truth(other_), bytes) != 0;
      if (decided) return false;
      compare(sounds);
    }
    return true;
  }
  void compare(const int (&sounds)[2]) {
    const auto& one = room_[0].speaker.log();
    const auto& other = other_[0].speaker.log();
    if (one.size() - sounds[0] != other.size() - sounds[1]) fail("sounds betray a hidden hand");
    for (int i = 0; i < one.size() - sounds[0]; ++i) {
      const auto &a = one[sounds[0] + i], &b = other[sounds[1] + i];
      if (a.at != b.at || a.hertz != b.hertz || a.volume_percent != b.volume_percent)
        fail("sounds betray a hidden hand");
    }
    if (room_[0].panel.brightness_percent() != other_[0].panel.brightness_percent())
      fail("the light betrays a hidden hand");
  }
  void close() {
    for (int presses = 0; presses < presses_max && !is_at_curtain(); ++presses) press(Button::b, 40);
  }
  void compare_pixels() {
    if (room_[0].panel.quick_hash() != other_[0].panel.quick_hash()) fail("pixels betray a hidden hand");
  }
  /// Both the same, on to the next curtain.
  void decide() {
    press(Button::a, 750);
    for (int presses = 0; presses < presses_max && !is_at_curtain(); ++presses) press(Button::a, 40);
    both_run(500);
  }
  void press(Button button, Milliseconds hold_ms) {
    for (SimulatedRoom* room : {&room_, &other_}) room->tap(0, button, hold_ms);
  }
  void both_run(Milliseconds ms) {
    room_.run(ms);
    other_.run(ms);
  }

  static constexpr int visits_max = 16;
  static constexpr int presses_max = 20;

  SimulatedRoom other_;
};

}  // namespace seaglass::siege
