// A host whose people paired with everybody like any others, and whose firmware was changed: what it says it
// seals like any host, but it need not be true. Under it is the real link and the real table; between the two
// every message can be exchanged for another.
#pragma once

#include <functional>

#include "content/fingerprint.h"
#include "games/games.h"
#include "on_air/table_host.h"
#include "radio/host_link.h"
#include "siege/forger.h"
#include "simulator/entropy.h"
#include "storm/units.h"
#include "tabletop/random_player.h"

namespace seaglass::siege {

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
    if (known_.full()) return false;
    known_.push_back(pairing);
    return true;
  }

 private:
  FixedVector<radio::Pairing, radio::known_units_max> known_;
};

class LyingHost {
 public:
  LyingHost(simulator::SimulatedAir& air, std::uint64_t seed) : LyingHost(air, seed, own_address(), {}) {}
  /// Who was a guest before, and knows those units.
  LyingHost(simulator::SimulatedAir& air, std::uint64_t seed, const RadioAddress& address,
            const KnownUnits& known)
      : radio_(air, address, cryptography_),
        entropy_(seed),
        keys_(known),
        link_(radio::LinkParts{radio_, cryptography_, entropy_, keys_}),
        channel_(link_),
        table_(channel_, cryptography_, entropy_, store_, scratch_),
        random_(seed) {}

  bool deals = true;

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
    members_.key_seed = radio::drawn<radio::KeySeed>(entropy_);
    open_link(now);
    table_.open(*sitting_, roster);
  }
  /// Its link has forgotten all sessions.
  void start_anew(Milliseconds now) {
    RadioAddress units[units_max];
    for (int i = 0; i < units_max; ++i)
      if (link_.is_member(i)) units[i] = link_.unit(i);
    open_link(now);
    for (int i = 0; i < units_max; ++i)
      if (units[i] != RadioAddress()) CHECK(link_.admit_as(i, units[i]));
  }
  /// Goes on at a table whose host has died, if the others agree.
  void claim(const ClaimState& claim_state, Milliseconds now) {
    game_ = number_of(name_by_id(claim_state.roster.game));
    sitting_.emplace(game_at(game_), state_, journal_);
    table_.claim(*sitting_, claim_state);
    members_ = claim_state.snapshots.whole(0, game())->members();
    members_.units[claim_state.unit] = claim_state.host;
    members_.key_seed = table_.members().key_seed;
    link_.open({members_.table, members_.key_seed, table_.former_key_seed(), table_.host_term(),
                game().facts().id, content::fingerprint, radio::UnitName::from("Liar")},
               now);
    for (int unit = 0; unit < units_max; ++unit)
      if (members_.units[unit] != RadioAddress())
        static_cast<void>(link_.admit_as(unit, members_.units[unit]));
  }
  /// To one of the units that play, if it can be.
  bool hand_over(int unit) { return link_.is_member(unit) && table_.hand_over(unit, link_.unit(unit)); }
  void set_silent(bool silent) { radio_.set_on(!silent); }
  bool has_a_game() const { return sitting_.has_value() && sitting_->has_begun(); }

  void step(Milliseconds now) {
    link_.step(now);
    if (yes_is_due()) link_.say_yes(link_.pairing().attempt(), now);
    if (deals && table_.can_deal()) deal();
    static_cast<void>(table_.step(now));
    const bool waits = table_.stage() == Stage::waiting;
    link_.set_places(waits ? table_.roster().held_by(Holder::nobody).count() : 0,
                     radio::HostLink::spectators_max, !waits);
  }
  /// Its own person decides, or a bot in its place.
  void decide_something() {
    if (!table_.takes_decisions()) return;
    for (Seat seat : all_seats(table_.roster().players)) {
      if (table_.roster().seats[seat].holder != Holder::host || !game().to_act(state_).contains(seat))
        continue;
      static_cast<void>(
          table_.decide(seat, any_choice(random_, [&](auto visit) { game().choices(state_, seat, visit); })));
      return;
    }
  }
  /// To the waiting room, with whoever is there.
  void open_again() {
    const Roster roster = table_.roster();
    sitting_.emplace(game_at(game_), state_, journal_);
    table_.open(*sitting_, roster, table_.host_term());
  }

  /// Its person never looks.
  bool yes_is_due() const {
    return link_.pairing().state() == radio::HostPairing::State::comparing && !link_.pairing().said_yes();
  }

  const Game& game() const { return game_at(game_); }
  const Sitting& sitting() const { return *sitting_; }
  Sitting& sitting() { return *sitting_; }
  const TableMembers& members() const { return members_; }
  int game_number() const { return game_; }
  radio::HostLink& link() { return link_; }
  ForgingRadio& radio() { return radio_; }
  TableHost& table() { return table_; }
  LyingChannel& channel() { return channel_; }

 private:
  static RadioAddress own_address() {
    RadioAddress address;
    address.bytes[0] = 0x02;
    address.bytes[5] = 0x77;
    return address;
  }
  void open_link(Milliseconds now) {
    link_.open({members_.table,
                members_.key_seed,
                {},
                0,
                game().facts().id,
                content::fingerprint,
                radio::UnitName::from("Liar")},
               now);
  }
  void deal() {
    for (int unit = 0; unit < units_max; ++unit)
      members_.units[unit] = table_.roster().of_unit(unit).empty() ? RadioAddress() : link_.unit(unit);
    table_.deal(members_);
  }

  ForgingRadio radio_;
  OpenCryptography cryptography_;
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
