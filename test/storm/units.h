// A host's and a guest's memory around the real TableHost and TableGuest, and people without a thought.
#pragma once

#include <memory>
#include <optional>

#include "on_air/table_guest.h"
#include "on_air/table_host.h"
#include "simulator/entropy.h"
#include "storm/counted_cryptography.h"
#include "storm/message_air.h"
#include "tabletop/random_player.h"

namespace seaglass {

class MemoryDealStore final : public DealStore {
 public:
  bool keep(const PackedDeal& record) override {
    ++writes;
    kept_ = record;
    return true;
  }
  bool recall(PackedDeal& record) override {
    if (kept_) record = *kept_;
    return kept_.has_value();
  }

  int writes = 0;

 private:
  std::optional<PackedDeal> kept_;
};

/// Keeps choices until it is told to fail.
class FailingJournal final : public Journal {
 public:
  bool fails = false;

  int size() const override { return memory_.size(); }
  JournalEntry at(int i) const override { return memory_.at(i); }
  bool append(const JournalEntry& entry) override { return !fails && memory_.append(entry); }
  bool drop_last() override { return !fails && memory_.drop_last(); }
  bool begin(const Setup& setup, Bytes opening) override {
    if (when_it_begins) when_it_begins();
    return memory_.begin(setup, opening);
  }
  Opening opening() const override { return memory_.opening(); }

  std::function<void()> when_it_begins;

 private:
  MemoryJournal<decisions_max> memory_;
};

inline Person person(char letter) {
  Person someone;
  someone.name.add(letter);
  return someone;
}

/// What stays when the unit loses power: the journal and the record. The rest is built anew by `start`.
class HostUnit {
 public:
  HostUnit(MessageAir& air, std::uint64_t seed)
      : air_(air), channel_(air), entropy_(seed), people_(seed ^ 7) {}

  void open(int game, const Roster& roster) {
    power(true);
    table_.emplace(channel_, cryptography_, entropy_, store_, scratch_);
    sitting_.emplace(game_at(game), state_, journal_);
    table_->open(*sitting_, roster);
  }
  void stop() {
    power(false);
    sitting_before_ = sitting_->setup();
    table_.reset();
    sitting_.reset();
  }
  /// As after the battery was out.
  bool resume() {
    power(true);
    PackedDeal packed;
    DealRecord record;
    if (!store_.recall(packed) || !unpack(packed, record)) return false;
    const Setup setup = sitting_before_;
    sitting_.emplace(game_by_id(record.game), state_, journal_);
    if (!sitting_->resume(setup)) return false;
    table_.emplace(channel_, cryptography_, entropy_, store_, scratch_);
    return table_->resume(*sitting_);
  }

  TableHost& table() { return *table_; }
  FailingJournal& journal() { return journal_; }
  MemoryDealStore& store() { return store_; }
  const CountedCryptography& cryptography() const { return cryptography_; }
  bool is_up() const { return table_.has_value(); }
  const Sitting& sitting() const { return *sitting_; }
  /// The truth itself, to be spoilt by tests.
  AnyState& truth() { return state_; }

  Milliseconds step() { return table_->step(air_.now); }
  /// A person here, or a bot, decides something if it is their turn.
  bool decide_something() {
    if (!table_->takes_decisions()) return false;
    const SeatSet deciding = sitting_->game().to_act(state_);
    const SeatSet bots = table_->waits_for_bots();
    const SeatSet here = table_->roster().held_by(Holder::host);
    for (Seat seat : all_seats(sitting_->setup().players)) {
      if (!deciding.contains(seat) || !(bots.contains(seat) || here.contains(seat))) continue;
      const Choice choice = any_choice(
          people_, [&](auto visit) { sitting_->game().choices(state_, seat, VisitChoice(visit)); });
      return static_cast<bool>(table_->decide(seat, choice));
    }
    return false;
  }

 private:
  void power(bool on) {
    for (MessageAir::Link& link : air_.links) {
      link.host_is_up = on;
      if (on) ++link.boot;
      ++link.session;
    }
  }

  MessageAir& air_;
  HostChannel channel_;
  CountedCryptography cryptography_;
  simulator::SimulatedEntropy entropy_;
  MemoryDealStore store_;
  AnyState state_, scratch_;
  FailingJournal journal_;
  std::optional<Sitting> sitting_;
  std::optional<TableHost> table_;
  Setup sitting_before_;  // a journal in flash would have it
  Random people_;
};

class GuestUnit {
 public:
  GuestUnit(MessageAir& air, int number, std::uint64_t seed)
      : air_(air), number_(number), channel_(air, number), entropy_(seed), mind_(seed ^ 9) {}

  void start(const People& people) {
    names_ = people;
    power(true);
    table_.emplace(channel_, cryptography_, entropy_, one_, other_);
    table_->join(people);
  }
  void stop() {
    power(false);
    table_.reset();
  }
  void restart() {
    stop();
    start(names_);
  }
  bool is_up() const { return table_.has_value(); }
  TableGuest& table() { return *table_; }
  const CountedCryptography& cryptography() const { return cryptography_; }
  Milliseconds step() { return table_->step(air_.now); }

  bool decide_something() {
    for (Seat seat : all_seats(seats_max)) {
      if (!table_->may_decide(seat)) continue;
      const Choice choice = any_choice(
          mind_, [&](auto visit) { table_->game().choices(table_->state(), seat, VisitChoice(visit)); });
      table_->decide(seat, choice);
      return true;
    }
    return false;
  }

 private:
  void power(bool on) {
    air_.links[number_].guest_is_up = on;
    ++air_.links[number_].session;
  }

  MessageAir& air_;
  int number_;
  GuestChannel channel_;
  CountedCryptography cryptography_;
  simulator::SimulatedEntropy entropy_;
  AnyState one_, other_;
  std::optional<TableGuest> table_;
  People names_;
  Random mind_;
};

}  // namespace seaglass
