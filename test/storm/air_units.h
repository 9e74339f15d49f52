// Whole units around the real HostedTable and JoinedTable: a radio on the shared medium, flash that stays
// over a restart, a clock of their own that runs a little fast or slow, and a loop that steps them as the
// boards' does. Their people decide by chance, and remember what they were told is played.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "on_air/hosted_table.h"
#include "on_air/joined_table.h"
#include "save/records/saved_deal.h"
#include "save/records/saved_journal.h"
#include "simulator/entropy.h"
#include "simulator/flash.h"
#include "simulator/medium.h"
#include "storm/metered_cryptography.h"
#include "storm/watched_cryptography.h"
#include "tabletop/random_player.h"

namespace seaglass::storm {

using simulator::MediumRadio;
using simulator::Microseconds;
using simulator::SharedMedium;

constexpr std::uint32_t rules = 0x5EA61A55;
inline const Fingerprints* rules_of(GameId) {
  static constexpr Fingerprints all(rules);
  return &all;
}

RadioAddress address_of(int number);
Person person_named(char letter);

class MemoryKeys final : public radio::KeyStore {
 public:
  bool find(const RadioAddress& unit, radio::Pairing& pairing) override;
  bool keep(const radio::Pairing& pairing, const radio::Present& present) override;

 private:
  std::map<std::array<std::uint8_t, 6>, radio::Pairing> kept_;
};

/// A radio that falls silent with the power. What its unit sends after it has worked for a while in the same
/// step is on the air that much later.
class PoweredRadio final : public Radio {
 public:
  PoweredRadio(SharedMedium& medium, const RadioAddress& address, const MeteredCryptography& work)
      : medium_(medium), radio_(medium, address), work_(work) {}

  void set_on(bool on) override {
    radio_.set_on(on);
    if (!on) held_.clear();
  }
  RadioAddress address() override { return radio_.address(); }
  bool send(Bytes frame) override {
    if ((flash != nullptr && !flash->has_power()) || !held_.empty()) return false;
    if (work_.worked_us == 0) return radio_.send(frame);
    held_.assign(frame.data, frame.data + frame.size);
    goes_at_ = medium_.now() + work_.worked_us;
    return true;
  }
  /// When what is held back goes out.
  Microseconds goes_at() const { return held_.empty() ? ~Microseconds{0} : goes_at_; }
  void let_go() {
    if (goes_at() > medium_.now()) return;
    const bool is_out = radio_.send({held_.data(), static_cast<int>(held_.size())});
    if (is_out) held_.clear();
    goes_at_ = medium_.now() + busy_us;
  }
  bool receive(RadioFrame& frame) override { return radio_.receive(frame); }
  bool has_frame() const { return radio_.has_frame(); }
  int member() const { return radio_.member(); }

  simulator::SimulatedFlash* flash = nullptr;

 private:
  static constexpr Microseconds busy_us = 500;  // the frame before is not out yet: a little later

  SharedMedium& medium_;
  MediumRadio radio_;
  const MeteredCryptography& work_;
  std::vector<std::uint8_t> held_;
  Microseconds goes_at_ = 0;
};

/// Somebody's decision, by the number that it has among those of its seat.
struct Decision {
  Seat seat;
  int number = 0;
  Choice choice;
  int host_term = 0;  // of the table at which it was
};

/// What all units have in common.
class AirUnit {
 public:
  AirUnit(SharedMedium& medium, Cryptography& cryptography, int number, std::uint64_t seed);
  AirUnit(const AirUnit&) = delete;
  AirUnit& operator=(const AirUnit&) = delete;
  virtual ~AirUnit() = default;

  /// How long a step takes, drawn or not: the unit is not stepped more often.
  Microseconds step_us = 3000;
  Microseconds drawing_us = 3000;
  /// While it rests it looks only so often whether a frame came or a button was pressed.
  Microseconds doze_us = 1000;
  /// Its people take what a bot advises, not anything.
  bool greedy = false;
  /// This unit's clock: so many millionths too fast.
  int drift_ppm = 0;
  Milliseconds clock_begins = 0;

  virtual bool is_up() const = 0;
  Milliseconds now_ms() const;
  /// When it wants to be stepped, if nothing comes before.
  Microseconds due() const;
  void step_if_due();
  void start_later(Microseconds at) { starts_at_ = at; }
  bool will_start() const { return starts_at_ != ~Microseconds{0}; }
  virtual void start() = 0;
  virtual void stop() = 0;

  SharedMedium& medium;
  MeteredCryptography cryptography;
  PoweredRadio radio;
  simulator::SimulatedEntropy entropy;
  MemoryKeys keys;
  int number;
  /// All that its people, or bots that it plays, ever wanted to do.
  std::vector<Decision> wanted;
  /// Of that, what they were told is played.
  std::vector<Decision> acknowledged;

 protected:
  radio::LinkParts parts() { return {radio, cryptography, entropy, keys}; }
  /// Somebody pressed a button.
  void wake() { rests_until_ = next_look(); }
  Choice pick(int game_number, const AnyState& state, Seat seat);
  /// One step; returns how long there is nothing to do, and whether something was drawn.
  virtual Milliseconds step(Milliseconds now, bool& drew) = 0;

  Random mind_;

 private:
  Microseconds next_look() const;
  Microseconds next_step() const;

  bots::Bot bot_;
  Microseconds ready_at_ = 0;
  Microseconds rests_until_ = 0;
  Microseconds starts_at_ = ~Microseconds{0};
};

class HostingUnit final : public AirUnit {
 public:
  HostingUnit(SharedMedium& medium, Cryptography& cryptography, int number, std::uint64_t seed);

  /// How its table is set up, before it is first started.
  int game = 0;
  Roster roster;
  bool decides_by_itself = true;
  bool lets_bots_play = false;

  bool is_up() const override { return table_.has_value(); }
  void start() override;
  void stop() override;
  HostedTable& hosted() { return *table_; }
  Sitting& sitting() { return *sitting_; }
  const Journal& journal() const { return *journal_; }
  AnyState& truth() { return state_; }
  bool decide(Seat seat, Choice choice);
  int decisions_of(Seat seat) const;

  int lost_deals = 0;
  std::unique_ptr<simulator::SimulatedFlash> flash;

 private:
  Milliseconds step(Milliseconds now, bool& drew) override;
  void open_anew();
  void act();

  std::optional<RecordLog> log_;
  std::optional<SavedDeal> deal_;
  std::optional<SavedJournal> journal_;
  std::optional<Sitting> sitting_;
  std::optional<HostedTable> table_;
  AnyState state_, scratch_;
  int drawn_revision_ = -1;
};

class GuestUnit final : public AirUnit {
 public:
  GuestUnit(SharedMedium& on, Cryptography& by, int unit_number, std::uint64_t seed)
      : AirUnit(on, by, unit_number, seed) {}

  People people;
  RadioAddress host;
  bool decides_by_itself = true;
  int nonsense_percent = 0;

  bool is_up() const override { return table_.has_value(); }
  void start() override;
  void stop() override;
  JoinedTable& joined() { return *table_; }
  TableGuest& table() { return table_->table(); }
  void decide(Seat seat, Choice choice);

  /// It was at the table of this host before.
  void sit_at(const RadioAddress& at) {
    host = at;
    was_seated_ = true;
  }
  /// Where a table is kept that is handed over to it.
  std::unique_ptr<simulator::SimulatedFlash> flash;
  int game = 0;

  /// When each revision was first shown.
  std::vector<Microseconds> shown_at;
  int restarts_since_deal = 0;
  bool has_left = false;

 private:
  Milliseconds step(Milliseconds now, bool& drew) override;
  void act();

  std::optional<RecordLog> log_;
  std::optional<SavedDeal> deal_;
  std::optional<SavedJournal> journal_;
  std::optional<JoinedTable> table_;
  AnyState one_, other_;
  PerSeat<Decision> asked_;
  bool was_seated_ = false;
  int drawn_revision_ = -1;
};

/// As if their people had compared pictures before.
void acquaint(AirUnit& one, AirUnit& other, Random& random);

/// Lets time pass for the medium and all units.
class Room {
 public:
  explicit Room(SharedMedium& medium) : medium_(medium) {}
  void add(AirUnit& unit) { units_.push_back(&unit); }
  /// To the next thing that happens, or to `until` if that is sooner.
  void pass(Microseconds until);

 private:
  SharedMedium& medium_;
  std::vector<AirUnit*> units_;
};

}  // namespace seaglass::storm
