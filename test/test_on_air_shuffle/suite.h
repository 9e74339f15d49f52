// A host's half of a shuffle and those of its guests, without a channel between them.
#pragma once

#include <unity.h>

#include "on_air/shuffle/guest_shuffle.h"
#include "on_air/shuffle/host_shuffle.h"
#include "sealing/sodium_cryptography.h"  // PlatformIO looks only here which libraries are needed
#include "simulator/entropy.h"

void host_tests();
void guest_tests();
void check_tests();

namespace seaglass {

/// The host sits at seat 0, guest number i at seat i + 1.
struct Deal {
  SodiumCryptography cryptography;
  simulator::SimulatedEntropy entropy{3};
  Roster roster;
  DealRecord record;
  HostShuffle host;
  std::uint16_t stamp = 1;
  Milliseconds now = 0;

  explicit Deal(int guests = 2) {
    roster.stage = Stage::dealing;
    roster.players = static_cast<std::uint8_t>(guests + 1);
    roster.seats[Seat(0)].holder = Holder::host;
    for (int i = 0; i < guests; ++i) {
      roster.seats[Seat(i + 1)].holder = Holder::another;
      roster.seats[Seat(i + 1)].unit = static_cast<std::uint8_t>(i);
    }
  }
  Dealing table() { return {cryptography, entropy, roster, record, now}; }
  HostShuffle::Turn begin() { return asked(host.begin(table())); }
  HostShuffle::Turn hear(int unit, const Report& report) { return asked(host.hear(unit, report, table())); }
  HostShuffle::Turn asked(HostShuffle::Turn turn) {
    if (turn == HostShuffle::Turn::asks) host.note_asked(++stamp);
    return turn;
  }
  /// What unit `i` is told.
  RoomMessage room(int i) {
    RoomMessage room;
    room.stamp = stamp;
    room.unit = static_cast<std::uint8_t>(i);
    room.roster = roster;
    host.report(room);
    return room;
  }
  SeatSet late_after(Milliseconds ms) {
    now += ms;
    return host.late(roster, now);
  }
  bool is_committed() { return !same_bytes(room(0).commitment.bytes, Key().bytes, Key::size); }
  Report said(const GuestShuffle& guest) {
    Report report;
    report.room_stamp = stamp;
    guest.report(report, cryptography);
    return report;
  }
  GuestShuffle::Heard tell(GuestShuffle& guest, int unit, bool was_judged = false) {
    return guest.hear(room(unit), 0, was_judged, entropy);
  }
  /// From the beginning to the deal.
  void make(GuestShuffle* guests, int count) {
    TEST_ASSERT_TRUE(begin() == HostShuffle::Turn::asks);
    for (int round = 0; round < 2; ++round) {
      for (int i = 0; i < count; ++i) tell(guests[i], i);
      const std::uint16_t asked_with = stamp;
      for (int i = 0; i < count; ++i) {
        Report report = said(guests[i]);
        report.room_stamp = asked_with;
        const HostShuffle::Turn turn = hear(i, report);
        const HostShuffle::Turn last = round == 0 ? HostShuffle::Turn::asks : HostShuffle::Turn::deals;
        TEST_ASSERT_TRUE(turn == (i == count - 1 ? last : HostShuffle::Turn::waits));
      }
    }
  }
};

}  // namespace seaglass
