// A guest that paired with the host like any other, and whose firmware was changed: its reports are sealed
// like all, and say anything.
#pragma once

#include "on_air/table_guest.h"
#include "radio/guest_link.h"
#include "siege/liar.h"
#include "siege/lying_host.h"

namespace seaglass::siege {

class LyingGuest {
 public:
  LyingGuest(simulator::SimulatedAir& air, std::uint64_t seed)
      : air_(air),
        radio_(air, address(), cryptography_),
        entropy_(seed),
        link_(radio::LinkParts{radio_, cryptography_, entropy_, keys_}, radio::UnitName::from("Guile"),
              content::fingerprint),
        channel_(link_),
        table_(channel_, cryptography_, entropy_, one_, other_),
        random_(seed) {
    people_.push_back(person('g'));
    channel_.lie = [this](int, Said& report) {
      if (random_.below(100) < percent) change(report);
    };
  }

  /// Now and then it claims the table of a host that it does not hear, instead of a person.
  bool claims = false;
  /// It hosts by now, or asks whether it may.
  LyingHost* claimant() { return claimant_.get(); }

  int percent = 0;  // of what it says, that is changed
  int lies = 0;

  void step(Milliseconds now) {
    if (claimant_ != nullptr) return step_claimant(now);
    link_.step(now);
    table_.note_host(link_.host());
    using State = radio::GuestLink::State;
    if (!looks_ || link_.state() == State::ended) {
      looks_ = true;
      link_.look(now);
    }
    if (link_.state() == State::looking && link_.nearby().size() > 0) {
      table_.join(people_);
      link_.join(link_.nearby()[0].host, radio::Role::player, now);
    }
    const radio::GuestPairing& pairing = link_.pairing();
    if (link_.state() == State::pairing && pairing.state() == radio::GuestPairing::State::comparing &&
        !pairing.said_yes())
      link_.say_yes(pairing.attempt(), now);
    static_cast<void>(table_.step(now));
    follow_table(now);
    if (claims && link_.state() == State::seated && table_.can_claim()) return claim(now);
    if (random_.below(50) == 0) decide_something();
  }
  void fall_silent() {
    radio_.set_on(false);
    if (claimant_ != nullptr) claimant_->set_silent(true);
  }

  void decide_something() {
    for (Seat seat : all_seats(seats_max)) {
      if (!table_.may_decide(seat)) continue;
      const Game& game = table_.game();
      return table_.decide(
          seat, any_choice(random_, [&](auto visit) { game.choices(table_.state(), seat, visit); }));
    }
  }

  void change(Said& said) {
    Report report;
    BitReader reader({said.data(), static_cast<int>(said.size())});
    if (!read(report, reader)) return;
    for (int n = 1 + random_.below(2); n > 0; --n) change(report);
    std::uint8_t memory[2 * Channel::message_bytes_max];
    BitWriter writer({memory, sizeof memory});
    write(report, writer);
    if (writer.bytes() > Channel::message_bytes_max) return;
    said.assign(memory, memory + writer.bytes());
    ++lies;
  }
  /// What it does by chance follows from this now.
  void roll(std::uint64_t seed) { random_ = Random(seed); }

  const TableGuest& table() const { return table_; }
  radio::GuestLink& link() { return link_; }
  LyingChannel& channel() { return channel_; }
  ForgingRadio& radio() { return radio_; }

 private:
  static constexpr Milliseconds looks_every_ms = 3000;

  /// Where its host has said that it goes, or to any that is around.
  void follow_table(Milliseconds now) {
    RadioAddress to;
    if (table_.has_moved(to)) {
      table_.follow();
      return link_.rejoin(to, radio::Role::player, now);
    }
    if (link_.linked() || link_.state() != radio::GuestLink::State::seated || !has_come(looks_at_, now))
      return;
    looks_at_ = now + looks_every_ms;
    if (link_.nearby().size() > 0)
      link_.rejoin(link_.nearby()[random_.below(link_.nearby().size())].host, radio::Role::player, now);
  }
  void claim(Milliseconds now) {
    ClaimState claim_state = table_.claim_state();
    claim_state.host = link_.host();
    radio_.set_on(false);
    claimant_ = std::make_unique<LyingHost>(air_, random_.next(), address(), keys_);
    claimant_->claim(claim_state, now);
    liar_ = std::make_unique<Liar>(*claimant_, random_.next());
    liar_->percent = percent;
    claimant_->channel().lie = [this](int peer, Said& message) { liar_->tell(peer, message); };
  }
  void step_claimant(Milliseconds now) {
    claimant_->step(now);
    if (random_.below(60) == 0 && claimant_->has_a_game()) claimant_->decide_something();
  }

  static RadioAddress address() {
    RadioAddress address;
    address.bytes[0] = 0x02;
    address.bytes[5] = 0x78;
    return address;
  }
  std::uint8_t byte() { return static_cast<std::uint8_t>(random_.next()); }

  void change(Report& report) {
    switch (random_.below(13)) {
      case 0: report.host_term = byte(); break;
      case 1: report.room_stamp = static_cast<std::uint16_t>(random_.next()); break;
      case 2: report.state_stamp = static_cast<std::uint16_t>(random_.next()); break;
      case 3: report.revision = static_cast<std::uint16_t>(random_.below(1 << decision_bits)); break;
      case 4:
        report.introduces = true;
        while (!report.people.full()) report.people.push_back(person('z'));
        break;
      case 5:
        report.gives = static_cast<Report::Gives>(random_.below(Report::gives_count));
        report.entropy_share.bytes[0] = byte();
        break;
      case 6:
      case 7: change_intents(report); break;
      case 8:
        report.wants = static_cast<Blob>(random_.below(blob_count));
        report.wants_from = static_cast<std::uint16_t>(random_.below(1 << place_bits));
        break;
      case 9: report.holds_table = !report.holds_table; break;
      case 10: report.is_low = !report.is_low; break;
      case 11: report.consent = static_cast<Consent>(random_.below(consent_count)); break;
      default: change_shares(report); break;
    }
  }
  /// Of the key to what all hold together.
  void change_shares(Report& report) {
    report.snapshot = random_.below(2) == 0 ? random_.next() : report.snapshot + 1;
    for (Report::Share& share : report.shares) {
      share.any = random_.below(2) == 0;
      share.key.bytes[random_.below(Key::size)] = byte();
    }
  }
  /// Choices of anybody's, legal ones among them.
  void change_intents(Report& report) {
    Intent intent;
    intent.seat = Seat(random_.below(seats_max));
    intent.number = static_cast<std::uint16_t>(random_.below(40));
    intent.attempt = byte();
    intent.choice = {
        static_cast<std::uint8_t>(random_.below(12)), static_cast<std::uint8_t>(random_.below(32)),
        static_cast<std::uint8_t>(random_.below(32)), static_cast<std::uint8_t>(random_.below(32))};
    if (report.intents.full()) report.intents.pop_back();
    report.intents.push_back(intent);
  }

  simulator::SimulatedAir& air_;
  ForgingRadio radio_;
  OpenCryptography cryptography_;
  simulator::SimulatedEntropy entropy_;
  KnownUnits keys_;
  AnyState one_, other_;
  radio::GuestLink link_;
  LyingChannel channel_;
  TableGuest table_;
  People people_;
  bool looks_ = false;
  Milliseconds looks_at_ = 0;
  std::unique_ptr<LyingHost> claimant_;
  std::unique_ptr<Liar> liar_;
  Random random_;
};

}  // namespace seaglass::siege
