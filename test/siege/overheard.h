// What the frames of a table tell whoever hears them all and can open none: two rooms with the same units,
// the same chance and the same choices, which differ only in what nobody around may know; and of every frame
// who sent it, when, and how long it is.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "games/games.h"
#include "games/subjects.h"
#include "sealing/sodium_cryptography.h"
#include "siege/other_truth.h"
#include "storm/air_units.h"

namespace seaglass::siege {

using simulator::Microseconds;

struct Overheard {
  Microseconds at = 0;
  std::uint8_t from = 0;
  int bytes = 0;

  friend bool operator==(const Overheard& a, const Overheard& b) {
    return a.at == b.at && a.from == b.from && a.bytes == b.bytes;
  }
  friend bool operator!=(const Overheard& a, const Overheard& b) { return !(a == b); }
};

/// A host, its guests, and somebody who listens.
class ListenedRoom {
 public:
  ListenedRoom(GameName game, std::uint64_t seed)
      : medium_(std::make_unique<simulator::SharedMedium>(seed)),
        room_(*medium_),
        host_(std::make_unique<storm::HostingUnit>(*medium_, cryptography_, 0, seed + 1)) {
    Random random(seed);
    const GameFacts& facts = game_of(game).facts();
    const int players = facts.players_min + random.below(facts.players_max - facts.players_min + 1);
    host_->game = number_of(game);
    host_->decides_by_itself = false;
    host_->roster.players = static_cast<std::uint8_t>(players);
    host_->roster.options = conformance::option_combination(game_of(game), players, random.next());
    host_->roster.seats[Seat(0)].holder = Holder::host;
    room_.add(*host_);
    host_->start_later(0);
    for (int free = players - 1; free > 0;) {
      const int people = free > 1 && random.below(4) == 0 ? 2 : 1;
      free -= people;
      add_guest(people, random);
    }
    if (random.below(4) == 0) add_guest(0, random);
    ear_ = medium_->join(storm::address_of(99));
    medium_->set_on(ear_, true);
  }

  void pass(Microseconds time_us) {
    for (const Microseconds until = medium_->now() + time_us; medium_->now() < until;) {
      room_.pass(until);
      for (RadioFrame frame; medium_->receive(ear_, frame);)
        heard.push_back({medium_->now(), frame.from.bytes[5], frame.size});
    }
  }
  bool is_playing() { return host_->is_up() && host_->hosted().table().stage() == Stage::playing; }
  AnyState& truth() { return host_->truth(); }
  const Game& game() { return game_at(host_->game); }
  /// Every guest has read the newest position and said so.
  bool is_quiet() {
    bool quiet = true;
    for (const auto& guest : guests_)
      quiet = quiet && guest->is_up() && guest->table().has_state() &&
              guest->table().revision() == host_->hosted().table().revision();
    return quiet;
  }
  /// On the unit that has this seat. False: that unit does not know yet that it is to decide.
  bool decide(Seat seat, Choice choice) {
    if (host_->hosted().table().roster().seats[seat].holder == Holder::host)
      return host_->decide(seat, choice);
    for (const auto& guest : guests_) {
      if (!guest->table().seats().contains(seat)) continue;
      if (!guest->table().may_decide(seat)) return false;
      guest->decide(seat, choice);
      return true;
    }
    return false;
  }

  std::vector<Overheard> heard;

 private:
  void add_guest(int people, Random& random) {
    const int number = 1 + static_cast<int>(guests_.size());
    guests_.push_back(std::make_unique<storm::GuestUnit>(*medium_, cryptography_, number, random.next()));
    storm::GuestUnit& guest = *guests_.back();
    for (int i = 0; i < people; ++i)
      guest.people.push_back(storm::person_named(static_cast<char>('a' + number)));
    guest.host = host_->radio.address();
    guest.decides_by_itself = false;
    acquaint(*host_, guest, random);
    room_.add(guest);
    guest.start_later(1000 * static_cast<Microseconds>(number));
  }

  SodiumCryptography cryptography_;
  std::unique_ptr<simulator::SharedMedium> medium_;
  storm::Room room_;
  std::unique_ptr<storm::HostingUnit> host_;
  std::vector<std::unique_ptr<storm::GuestUnit>> guests_;
  int ear_ = 0;
};

class Eavesdropper {
 public:
  struct Counts {
    long pairs = 0;
    long frames = 0;
    long lengths = 0;  // pairs that differ in a frame's length
    long times = 0;    // or in who sent one, and when
    std::uint64_t first_seed = 0;
  };

  Eavesdropper(GameName name, std::uint64_t seed)
      : subject_(conformance::subject(number_of(name))),
        one_(name, seed),
        other_(name, seed),
        random_(seed) {}

  /// A pair at every choice of one game.
  void listen(std::uint64_t seed, Counts& counts, long pairs_max) {
    for (int waits = 0; waits < 100 && !(one_.is_playing() && one_.is_quiet()); ++waits) pass(100000);
    CHECK(one_.is_playing() && one_.is_quiet() && one_.heard == other_.heard);
    while (one_.is_playing() && counts.pairs < pairs_max) {
      const AnyState truth = one_.truth();
      const Game& game = one_.game();
      const Seat seat = any_seat(random_, game.to_act(truth));
      const Choice choice = any_choice(random_, [&](auto visit) { game.choices(truth, seat, visit); });
      AnyState other;
      const bool is_pair = OtherTruth(subject_, game, random_).find(truth, seat, choice, other);
      if (is_pair) other_.truth() = other;
      one_.heard.clear();
      other_.heard.clear();
      const bool decided = one_.decide(seat, choice);
      CHECK(other_.decide(seat, choice) == decided);
      if (!decided) return;  // a unit is away, or the flash is full
      for (int waits = 0; waits < 400 && !(one_.is_quiet() && other_.is_quiet()); ++waits) pass(10000);
      pass(60000 + static_cast<Microseconds>(random_.below(400000)));
      if (is_pair) compare(seed, counts);
      if (!(one_.heard == other_.heard)) return;  // from here on they need not be at the same moment
      copy(one_.truth(), other_.truth());
    }
  }

 private:
  void pass(Microseconds time_us) {
    one_.pass(time_us);
    other_.pass(time_us);
  }
  void copy(const AnyState& from, AnyState& to) { to = from; }

  void compare(std::uint64_t seed, Counts& counts) {
    ++counts.pairs;
    counts.frames += static_cast<long>(one_.heard.size());
    if (one_.heard == other_.heard) return;
    bool same_lengths = one_.heard.size() == other_.heard.size();
    for (std::size_t i = 0; same_lengths && i < one_.heard.size(); ++i)
      same_lengths = one_.heard[i].bytes == other_.heard[i].bytes;
    if (counts.lengths + counts.times == 0) counts.first_seed = seed;
    ++(same_lengths ? counts.times : counts.lengths);
  }

  conformance::Subject subject_;
  ListenedRoom one_, other_;
  Random random_;
};

}  // namespace seaglass::siege
