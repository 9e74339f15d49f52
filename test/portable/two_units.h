// Two handhelds on one air, by their buttons alone. Cryptography stands in, so that the air is the same
// everywhere.
#pragma once

#include <optional>

#include "console/app/handheld.h"
#include "core/fixed_queue.h"
#include "core/random.h"
#include "portable/deep_cryptography.h"
#include "portable/memory_device.h"

namespace seaglass {

/// One of two on the air: what it sends is there for the other one at once.
class PairedRadio final : public Radio {
 public:
  explicit PairedRadio(int number) : number_(number) {}
  void set_other(PairedRadio& other) { other_ = &other; }

  void set_on(bool on) override;
  RadioAddress address() override { return {{2, 0, 0, 0, 0, static_cast<std::uint8_t>(number_ + 1)}}; }
  bool send(Bytes frame) override;
  bool receive(RadioFrame& frame) override;

 private:
  int number_;
  PairedRadio* other_ = nullptr;
  bool is_on_ = false;
  FixedQueue<RadioFrame, 8> come_;  // what comes on top is lost
};

class SeededEntropy final : public Entropy {
 public:
  explicit SeededEntropy(int seed) : random_(static_cast<std::uint64_t>(seed)) {}
  void fill(MutableBytes bytes) override;

 private:
  Random random_;
};

/// A handheld and all below it.
class UnitOnAir {
 public:
  explicit UnitOnAir(int number);
  UnitOnAir(const UnitOnAir&) = delete;
  UnitOnAir& operator=(const UnitOnAir&) = delete;

  /// Its battery comes out; and in again, over the flash as it is.
  void switch_off();
  void switch_on();
  bool is_on() const { return handheld_.has_value(); }

  PairedRadio radio;
  MemoryDevice memory;
  Handheld& handheld() { return *handheld_; }

 private:
  Device device();

  SeededEntropy entropy_;
  DeepCryptography cryptography_;
  std::optional<Handheld> handheld_;
};

/// Their time goes on by a frame at each step of both.
class TwoUnits {
 public:
  static constexpr int host = 0, guest = 1, count = 2;
  static constexpr Milliseconds frame_ms =
      16;  // as on the boards, where a step that draws takes about this long

  /// Freshly made, in the launcher.
  TwoUnits();
  TwoUnits(const TwoUnits&) = delete;
  TwoUnits& operator=(const TwoUnits&) = delete;

  UnitOnAir& operator[](int unit);
  ScreenName showing(int unit) { return (*this)[unit].handheld().showing(); }
  void run(Milliseconds duration_ms);
  /// Until the finger is up again and that has been seen.
  void tap(int unit, Button button, Milliseconds hold_ms = frame_ms);

  /// The host opens a table for a person at either unit, and a bot; the guest finds it.
  void meet_at(GameName game);
  /// Both say that the pictures are the same.
  void pair();
  void deal();
  bool at_table(int unit);
  /// Whoever holds this unit presses something that leads on, mostly A.
  void press_something(int unit);
  /// In the table's menu: every page of what lies there, unless the game is over.
  void look_around(int unit);
  Random& random() { return random_; }

 private:
  void step();
  void open_menu(int unit);

  Random random_{1};
  Milliseconds now_ = 0;
};

}  // namespace seaglass
