// A guest that paired with the host like any other, and whose firmware was changed: its reports are sealed
// like all, and say anything.
#pragma once

#include "radio/guest_link.h"
#include "radio/table_guest.h"
#include "siege/lying_host.h"

namespace seaglass::siege {

class LyingGuest {
 public:
  LyingGuest(simulator::SimulatedAir& air, std::uint64_t seed)
      : radio_(air, address()),
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

  int percent = 0;  // of what it says, that is changed
  int lies = 0;

  void step(Milliseconds now) {
    link_.step(now);
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
    decide_something();
  }
  void fall_silent() { radio_.set_on(false); }

 private:
  static RadioAddress address() {
    RadioAddress address;
    address.bytes[0] = 0x02;
    address.bytes[5] = 0x78;
    return address;
  }
  std::uint8_t byte() { return static_cast<std::uint8_t>(random_.next()); }

  void decide_something() {
    if (random_.below(50) != 0) return;
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
  void change(Report& report) {
    switch (random_.below(10)) {
      case 0: report.epoch = byte(); break;
      case 1: report.room_stamp = static_cast<std::uint16_t>(random_.next()); break;
      case 2: report.state_stamp = static_cast<std::uint16_t>(random_.next()); break;
      case 3: report.revision = static_cast<std::uint16_t>(random_.below(1 << decision_bits)); break;
      case 4:
        report.introduces = true;
        while (!report.people.full()) report.people.push_back(person('z'));
        break;
      case 5:
        report.gives = static_cast<Report::Gives>(random_.below(Report::gives_count));
        report.pinch.bytes[0] = byte();
        break;
      case 6:
      case 7: change_intents(report); break;
      case 8:
        report.wants = static_cast<Parcel>(random_.below(parcel_count));
        report.wants_from = static_cast<std::uint16_t>(random_.below(1 << place_bits));
        break;
      default:
        report.holds_table = random_.below(2) == 0;
        report.vault = random_.next();
        report.consent = static_cast<Consent>(random_.below(consent_count));
        report.shares[0].any = true;
        break;
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

  simulator::SimulatedRadio radio_;
  SodiumCryptography cryptography_;
  simulator::SimulatedEntropy entropy_;
  KnownUnits keys_;
  AnyState one_, other_;
  radio::GuestLink link_;
  LyingChannel channel_;
  TableGuest table_;
  People people_;
  bool looks_ = false;
  Random random_;
};

}  // namespace seaglass::siege
