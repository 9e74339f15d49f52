// A host whose people paired with everybody like any others, and whose firmware was changed: what it says it
// seals like any host, but it need not be true. Under it is the real link and the real table; between the two
// every message can be exchanged for another.
#pragma once

#include <functional>
#include <vector>

#include "content/fingerprint.h"
#include "games/games.h"
#include "radio/host_link.h"
#include "radio/table_host.h"
#include "sealing/sodium_cryptography.h"
#include "simulator/air.h"
#include "simulator/entropy.h"
#include "storm/units.h"
#include "tabletop/random_player.h"

namespace seaglass::siege {

using Said = std::vector<std::uint8_t>;

/// Says what `lie` makes of what it is given.
class LyingChannel final : public Channel {
 public:
  explicit LyingChannel(Channel& truth) : truth_(truth) {}

  std::function<void(int peer, Said& message)> lie;

  bool send(int peer, Bytes bytes) override {
    Said message(bytes.data, bytes.data + bytes.size);
    if (lie) lie(peer, message);
    return truth_.send(peer, {message.data(), static_cast<int>(message.size())});
  }
  bool receive(Channel::Message& message) override { return truth_.receive(message); }
  bool linked(int peer) const override { return truth_.linked(peer); }
  std::uint32_t session(int peer) const override { return truth_.session(peer); }
  int signal_dbm(int peer) const override { return truth_.signal_dbm(peer); }

 private:
  Channel& truth_;
};

class KnownUnits final : public radio::KeyStore {
 public:
  bool find(const RadioAddress& unit, radio::Pairing& pairing) override {
    for (const radio::Pairing& known : known_)
      if (known.unit == unit) {
        pairing = known;
        return true;
      }
    return false;
  }
  bool keep(const radio::Pairing& pairing, const radio::Present&) override {
    for (radio::Pairing& known : known_)
      if (known.unit == pairing.unit) {
        known = pairing;
        return true;
      }
    known_.push_back(pairing);
    return true;
  }

 private:
  std::vector<radio::Pairing> known_;
};

class LyingHost {
 public:
  LyingHost(simulator::SimulatedAir& air, std::uint64_t seed)
      : radio_(air, address()),
        entropy_(seed),
        link_(radio::LinkParts{radio_, cryptography_, entropy_, keys_}),
        channel_(link_),
        table_(channel_, cryptography_, entropy_, store_, scratch_),
        random_(seed) {}

  /// One person here, and places for so many others.
  void open(GameName game, int others, Milliseconds now) {
    game_ = number_of(game);
    sitting_.emplace(game_at(game_), state_, journal_);
    Roster roster;
    roster.players = static_cast<std::uint8_t>(others + 1);
    const GameFacts& facts = game_at(game_).facts();
    for (int i = 0; i < facts.option_count; ++i) roster.options.values[i] = facts.options[i].standard;
    roster.seats[Seat(0)].holder = Holder::host;
    members_.table = radio::drawn<radio::TableId>(entropy_);
    members_.acquaintance = radio::drawn<radio::Acquaintance>(entropy_);
    link_.open({members_.table,
                members_.acquaintance,
                {},
                0,
                static_cast<std::uint8_t>(game_),
                content::fingerprint,
                radio::UnitName::from("Liar")},
               now);
    table_.open(game_, *sitting_, roster);
  }
  void step(Milliseconds now) {
    link_.step(now);
    if (yes_is_due()) link_.say_yes(link_.pairing().attempt(), now);
    if (table_.can_deal()) deal();
    static_cast<void>(table_.step(now));
    const bool waits = table_.stage() == Stage::waiting;
    link_.set_places(waits ? table_.roster().held_by(Holder::nobody).count() : 0,
                     radio::HostLink::spectators_max, !waits);
  }
  /// Its own person decides, or a bot in its place.
  void decide_something() {
    if (!table_.takes_decisions() || !game().to_act(state_).contains(Seat(0))) return;
    static_cast<void>(table_.decide(
        Seat(0), any_choice(random_, [&](auto visit) { game().choices(state_, Seat(0), visit); })));
  }
  /// To the waiting room, with whoever is there.
  void open_again() {
    const Roster roster = table_.roster();
    sitting_.emplace(game_at(game_), state_, journal_);
    table_.open(game_, *sitting_, roster, table_.epoch());
  }

  /// Its person never looks.
  bool yes_is_due() const {
    return link_.pairing().state() == radio::HostPairing::State::comparing && !link_.pairing().said_yes();
  }

  const Game& game() const { return game_at(game_); }
  const Sitting& sitting() const { return *sitting_; }
  int game_number() const { return game_; }
  TableHost& table() { return table_; }
  LyingChannel& channel() { return channel_; }

 private:
  static RadioAddress address() {
    RadioAddress address;
    address.bytes[0] = 0x02;
    address.bytes[5] = 0x77;
    return address;
  }
  void deal() {
    for (int unit = 0; unit < units_max; ++unit)
      members_.units[unit] = table_.roster().of_unit(unit).empty() ? RadioAddress() : link_.unit(unit);
    table_.deal(members_);
  }

  simulator::SimulatedRadio radio_;
  SodiumCryptography cryptography_;
  simulator::SimulatedEntropy entropy_;
  KnownUnits keys_;
  MemoryDealStore store_;
  AnyState state_, scratch_;
  MemoryJournal<decisions_max> journal_;
  std::optional<Sitting> sitting_;
  radio::HostLink link_;
  LyingChannel channel_;
  TableHost table_;
  TableMembers members_;
  int game_ = 0;
  Random random_;
};

}  // namespace seaglass::siege
