// An air with somebody on it who hears everything, keeps it, and writes what they like.
#include <algorithm>
#include <map>

#include "radio/link_times.h"
#include "radio/session/session.h"
#include "suites.h"
#include "world.h"

using namespace world;

namespace {

/// Hears every frame and sends some again later, as they were or changed, under the address of whoever it
/// likes.
class Stranger {
 public:
  Stranger(Room& room, int unit)
      : air_(room.air), radio_(room[unit].radio), number_(unit), random_(room.random.next()) {
    radio_.set_on(true);
  }
  void hear() {
    RadioFrame frame;
    while (radio_.receive(frame)) heard_.push_back(frame);
  }
  void replay() {
    if (!heard_.empty()) replay(heard_[pick(heard_.size())]);
  }
  void replay(const RadioFrame& frame) { air_.send(number_, frame.from, {frame.bytes, frame.size}); }
  void forge() {
    if (heard_.empty()) return;
    RadioFrame frame = heard_[pick(heard_.size())];
    for (int changes = 1 + random_.below(3); changes > 0; --changes)
      frame.bytes[pick(frame.size)] = static_cast<std::uint8_t>(random_.below(256));
    replay(frame);
  }
  void invent() {
    if (heard_.empty()) return;
    RadioFrame frame = heard_[pick(heard_.size())];
    frame.size = static_cast<std::uint8_t>(2 + random_.below(radio_frame_bytes_max - 1));
    for (int i = 2; i < frame.size; ++i) frame.bytes[i] = static_cast<std::uint8_t>(random_.below(256));
    frame.bytes[1] = static_cast<std::uint8_t>(link_version << 4 | random_.below(16));
    replay(frame);
  }
  const std::vector<RadioFrame>& heard() const { return heard_; }

 private:
  std::size_t pick(std::size_t count) {
    return static_cast<std::size_t>(random_.below(static_cast<int>(count)));
  }

  SimulatedAir& air_;
  SimulatedRadio& radio_;
  int number_;
  Random random_;
  std::vector<RadioFrame> heard_;
};

void set_bad_air(Room& room) {
  simulator::AirFaults faults;
  faults.loss_percent = 20;
  faults.duplicate_percent = 20;
  faults.delay_percent = 30;
  faults.delay_ms_max = 150;
  room.air.set_faults(faults);
}

/// Everything that came was said, by whom it came from, and came once.
void assert_true_and_once(Unit& unit, const std::set<std::string>& said) {
  std::set<std::string> came;
  for (const auto& [peer, text] : unit.messages) {
    TEST_ASSERT_TRUE_MESSAGE(said.count(text) == 1, "nobody said that");
    TEST_ASSERT_TRUE_MESSAGE(came.insert(text).second, "came twice");
  }
}

/// Units that switch off at any moment, on a bad air, under somebody who replays and forges.
void storm(std::uint64_t seed) {
  constexpr int guests = 2, stranger_number = 3;
  Room room(4, seed);
  seat_guests(room, guests);
  Stranger stranger(room, stranger_number);
  set_bad_air(room);
  std::map<int, std::set<std::string>> said;  // to whom: what
  int number = 0;
  for (int round = 0; round < 400; ++round) {
    room.run(5 * static_cast<Milliseconds>(1 + room.random.below(12)));
    stranger.hear();
    switch (room.random.below(8)) {
      case 0: stranger.replay(); break;
      case 1: stranger.forge(); break;
      case 2: stranger.invent(); break;
      case 3:
        if (room.random.below(12) != 0) break;
        room[0].host("Coral", 0);
        for (int i = 1; i <= guests; ++i) room[0].host_link->admit(room[i].radio.address(), Role::player);
        break;
      case 4:
        if (room.random.below(8) != 0) break;
        {
          const int who = 1 + room.random.below(guests);
          room[who].guest("Whale");
          room[who].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
        }
        break;
      default: break;
    }
    for (int i = 0; i <= guests; ++i) {
      const int peer = i == 0 ? room.random.below(guests) : 0;
      const int to = i == 0 ? peer + 1 : 0;
      const std::string text = std::to_string(i) + " says " + std::to_string(++number);
      if (say(room[i], peer, text)) said[to].insert(text);
    }
  }
  room.air.set_faults({});
  TEST_ASSERT_TRUE_MESSAGE(room.run_until([&] {
    for (int i = 1; i <= guests; ++i)
      if (!linked(room[i]) || !room[0].host_link->linked(room[0].host_link->peer_of(room[i].radio.address())))
        return false;
    return true;
  }),
                           "not healed");
  for (int i = 0; i <= guests; ++i) assert_true_and_once(room[i], said[i]);
  TEST_ASSERT_EQUAL_INT_MESSAGE(0, room.cryptography.repeats(), "a key met a nonce twice");
}

void test_nothing_untrue_or_twice_and_no_key_and_nonce_again() {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) storm(seed);
}

/// The whole of an evening, told again to the host and the guest after both have started anew.
void test_what_was_recorded_earlier_means_nothing_later() {
  Room room(3);
  Stranger stranger(room, 2);
  seat_guests(room, 1);
  for (int i = 0; i < 20; ++i) {
    say(room[0], 0, "down " + std::to_string(i));
    say(room[1], 0, "up " + std::to_string(i));
    room.run(20);
    stranger.hear();
  }
  room[0].host("Coral", 5);
  room[1].guest("Whale");
  room[1].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
  TEST_ASSERT_TRUE(room.run_until([&] { return linked(room[1]); }, 3000));
  room.run(100);
  room[0].messages.clear();
  room[1].messages.clear();
  const std::uint32_t sessions = room[0].host_link->session(0);
  for (const RadioFrame& frame : stranger.heard()) {
    stranger.replay(frame);
    room.run(20);
  }
  TEST_ASSERT_TRUE(room[0].messages.empty() && room[1].messages.empty());
  TEST_ASSERT_TRUE(linked(room[1]) && room[0].host_link->linked(0));
  TEST_ASSERT_EQUAL_UINT32(sessions, room[0].host_link->session(0));
}

void test_whoever_left_is_not_brought_back_by_what_it_said() {
  Room room(3);
  Stranger stranger(room, 2);
  seat_guests(room, 1);
  stranger.hear();
  room[1].guest_link->leave(room.clock.now);
  room.run(1000);
  TEST_ASSERT_EQUAL_INT(-1, room[0].host_link->peer_of(room[1].radio.address()));
  room[1].stop();
  for (const RadioFrame& frame : stranger.heard()) {
    stranger.replay(frame);
    room.run(20);
    TEST_ASSERT_EQUAL_INT(-1, room[0].host_link->peer_of(room[1].radio.address()));
  }
  TEST_ASSERT_EQUAL_INT(0, room.cryptography.repeats());
}

void test_an_earlier_welcome_does_not_answer_a_later_hello() {
  Room room(3);
  Stranger stranger(room, 2);
  seat_guests(room, 1);
  stranger.hear();
  room[0].stop();
  room.run(9000);  // the guest says hello again, and only the stranger is there
  const std::size_t sealed = room.cryptography.seals();
  for (const RadioFrame& frame : stranger.heard()) {
    stranger.replay(frame);
    room.run(20);
  }
  TEST_ASSERT_FALSE(linked(room[1]));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(sealed), static_cast<int>(room.cryptography.seals()));
}

/// A frame as somebody sends it who says to be another unit.
void send_as(Room& room, int claimed, const FrameWriter& frame) {
  room.air.send(SimulatedAir::members_max - 1, room[claimed].radio.address(), frame.bytes());
}

/// What comes next of this kind to the radio of the unit in whose place somebody answers.
template <typename Frame>
Frame heard_by(Room& room, int unit) {
  RadioFrame heard;
  Frame frame;
  while (room[unit].radio.receive(heard)) {
    FrameReader reader({heard.bytes, heard.size});
    if (read(reader, frame)) return frame;
  }
  TEST_FAIL_MESSAGE("no such frame came");
  return frame;
}

/// A guest, number 1, asks a host, in whose place somebody commits to that key under the name Coral.
Ask ask_of_a_guest_that_heard_a_commitment(Room& room, const Key& key) {
  room[1].guest("Whale");
  room[0].radio.set_on(true);
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  room.run(20);
  const Ask ask = heard_by<Ask>(room, 0);
  Commitment commitment;
  commitment.attempt = ask.attempt;
  commitment.hash = commitment_to(room.cryptography, ask.attempt, key, UnitName::from("Coral"));
  send_as(room, 0, written(commitment));
  room.run(20);
  return ask;
}

GuestPairing::State state_after_host_key(Room& room, const Ask& ask, const Key& key, const UnitName& name) {
  HostKey shown;
  shown.attempt = ask.attempt;
  shown.key = key;
  shown.host = name;
  send_as(room, 0, written(shown));
  room.run(20);
  return room[1].guest_link->pairing().state();
}

void test_a_key_or_a_name_other_than_the_one_committed_to_is_not_taken() {
  Room room(2);
  Key committed, other;
  committed.bytes[0] = 9;
  other.bytes[0] = 10;
  const UnitName coral = UnitName::from("Coral"), pearl = UnitName::from("Pearl");
  const Ask ask = ask_of_a_guest_that_heard_a_commitment(room, committed);
  TEST_ASSERT_TRUE(state_after_host_key(room, ask, other, coral) == GuestPairing::State::keyed);
  TEST_ASSERT_TRUE(state_after_host_key(room, ask, committed, pearl) == GuestPairing::State::keyed);
  // The true one still can come.
  TEST_ASSERT_TRUE(state_after_host_key(room, ask, committed, coral) == GuestPairing::State::comparing);
}

/// Somebody in between knows the pictures on the host before the guest shows any, and looks for a name with
/// which the guest's begin alike (one picture of the four is soon found; all four take a second).
void test_a_man_in_the_middle_cannot_search_a_name_for_equal_pictures() {
  Room near_host(2, 1), room(2, 2);
  near_host[0].host("Coral");
  near_host[1].guest("Whale");
  near_host[1].guest_link->join(near_host[0].radio.address(), Role::player, near_host.clock.now);
  near_host.run(1000);
  const Pictures wanted = near_host[0].host_link->pairing().pictures();
  Key secret, shared;
  secret.bytes[0] = 9;
  Transcript transcript;
  room.cryptography.public_key(secret, transcript.host_key);
  const Ask ask = ask_of_a_guest_that_heard_a_commitment(room, transcript.host_key);
  transcript.guest_key = heard_by<GuestKey>(room, 0).key;
  TEST_ASSERT_TRUE(room.cryptography.shared_secret(secret, transcript.guest_key, shared));
  transcript.host = ask.to;
  transcript.guest = room[1].radio.address();
  transcript.attempt = ask.attempt;
  transcript.guest_name = ask.guest;
  for (int tries = 0;; ++tries) {
    transcript.host_name = UnitName::from(std::string(1, static_cast<char>('A' + tries % 26))
                                              .append(static_cast<std::size_t>(tries / 26), 'a')
                                              .c_str());
    TEST_ASSERT_TRUE_MESSAGE(tries < 26 * UnitName::characters_max, "no name does");
    if (agreement_on(room.cryptography, shared, transcript).pictures.kind[0] == wanted.kind[0]) break;
  }
  TEST_ASSERT_TRUE(state_after_host_key(room, ask, transcript.host_key, transcript.host_name) ==
                   GuestPairing::State::keyed);
}

/// Somebody in between has a pairing of their own with each side: the people see different pictures.
void test_somebody_in_between_is_seen() {
  int alike = 0;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    Room near_host(2, seed), near_guest(2, seed + 1000);
    for (Room* room : {&near_host, &near_guest}) {
      (*room)[0].host("Coral");
      (*room)[1].guest("Whale");
      (*room)[1].guest_link->join((*room)[0].radio.address(), Role::player, room->clock.now);
      room->run(1000);
    }
    const Pictures on_host = near_host[0].host_link->pairing().pictures();
    if (on_host == near_guest[1].guest_link->pairing().pictures()) ++alike;
  }
  TEST_ASSERT_EQUAL_INT(0, alike);
}

RadioAddress unit_number(int number) {
  return {{2, 7, 0, 0, static_cast<std::uint8_t>(number >> 8), static_cast<std::uint8_t>(number)}};
}

void test_after_a_failed_comparison_units_that_waited_come_first() {
  PairingTurns turns;
  const RadioAddress guest = unit_number(1);
  for (Milliseconds now = 0; now <= 3000; now += 1000) turns.hear(guest, now);
  for (int i = 0; i < 1000; ++i) turns.hear(unit_number(100 + i), 3000);
  turns.fail(unit_number(99), 3000);
  TEST_ASSERT_FALSE(turns.is_turn_of(guest, 3000 + PairingTurns::pause_ms_min - 1));
  for (Milliseconds now = 3000; now <= 5000; now += 1000) turns.hear(guest, now);
  const Milliseconds free_at = 3000 + PairingTurns::pause_ms_min;
  turns.hear(unit_number(9000), free_at);
  TEST_ASSERT_FALSE(turns.is_turn_of(unit_number(9000), free_at));
  TEST_ASSERT_TRUE(turns.is_turn_of(guest, free_at));
}

void test_addresses_that_ask_once_keep_no_place() {
  PairingTurns turns;
  int others = 100;
  const RadioAddress guest = unit_number(1);
  Milliseconds now = 0;
  for (; now < 30000; now += 50) {  // 20 a second
    turns.hear(unit_number(others++), now);
    if (now % 1000 == 0) turns.hear(guest, now);
  }
  turns.fail(unit_number(99), now);
  for (const Milliseconds end = now + PairingTurns::pause_ms_min; now < end; now += 50) {
    turns.hear(unit_number(others++), now);
    if (now % 1000 == 0) turns.hear(guest, now);
  }
  TEST_ASSERT_TRUE(turns.is_turn_of(guest, now));
  TEST_ASSERT_FALSE(turns.is_turn_of(unit_number(others), now));
}

void test_the_pause_grows_to_its_bound_and_is_forgotten() {
  PairingTurns turns;
  Milliseconds now = 0;
  const auto pause_after_failing = [&](int unit) {
    turns.fail(unit_number(unit), now);
    Milliseconds waited = 0;
    for (; !turns.is_turn_of(unit_number(7), now); now += 100) waited += 100;
    return waited;
  };
  TEST_ASSERT_EQUAL(2000, pause_after_failing(1));
  TEST_ASSERT_EQUAL(4000, pause_after_failing(2));
  for (int i = 3; i < 300; ++i) TEST_ASSERT_EQUAL(PairingTurns::pause_ms_max, pause_after_failing(i));
  for (const Milliseconds end = now + PairingTurns::forgive_ms; now <= end; now += 100) turns.step(now);
  TEST_ASSERT_EQUAL(2000, pause_after_failing(1));
}

void test_an_address_that_fails_again_and_again_waits_longer_than_others() {
  PairingTurns turns;
  Milliseconds now = 0;
  for (int i = 0; i < 6; ++i) {
    turns.fail(unit_number(1), now);
    now += PairingTurns::own_pause_ms_max;
  }
  turns.fail(unit_number(1), now);
  now += PairingTurns::pause_ms_max;
  TEST_ASSERT_TRUE(turns.is_turn_of(unit_number(2), now));
  TEST_ASSERT_FALSE(turns.is_turn_of(unit_number(1), now));
  TEST_ASSERT_TRUE(turns.is_turn_of(unit_number(1), now + PairingTurns::own_pause_ms_max));
}

void test_whose_turn_it_is_is_known_after_weeks() {
  PairingTurns turns;
  Milliseconds now = 0;
  turns.fail(unit_number(1), now);
  for (int hour = 0; hour < 24 * 60; ++hour) {
    now += 60 * 60 * 1000;
    turns.step(now);
    TEST_ASSERT_TRUE(turns.is_turn_of(unit_number(1), now) && turns.is_turn_of(unit_number(2), now));
  }
}

/// Whoever asks again and again, to try which pictures come up, while the host's person says no to all.
void test_new_pictures_come_up_ever_more_rarely() {
  Room room(2);
  room[0].host("Coral");
  HostLink& host = *room[0].host_link;
  constexpr Milliseconds minute_ms = 60000;
  int shown = 0;
  for (Milliseconds passed = 0; passed < minute_ms; passed += 250) {
    room[1].guest("Whale");
    room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
    room.run(250);
    if (host.pairing().state() != HostPairing::State::comparing) continue;
    host.say_no(host.pairing().attempt());
    ++shown;
  }
  TEST_ASSERT_TRUE(shown >= 3 && shown <= 7);
}

/// A host, number 0, and a guest, number 1, whose people compare.
Attempt come_to_pictures(Room& room) {
  room[0].host("Coral");
  room[1].guest("Whale");
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  room.run(500);
  TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::comparing);
  TEST_ASSERT_TRUE(room[1].guest_link->pairing().state() == GuestPairing::State::comparing);
  return room[0].host_link->pairing().attempt();
}

void send_a_try_as(Room& room, int claimed, std::uint8_t number) {
  GuestKey key;
  key.to = room[0].radio.address();
  key.key.bytes[0] = static_cast<std::uint8_t>(9 + number);
  key.attempt = attempt_with(room.cryptography, key.key);
  key.guest = UnitName::from("Whale");
  Ask ask;
  ask.to = key.to;
  ask.attempt = key.attempt;
  ask.fingerprint = rules;
  ask.guest = key.guest;
  send_as(room, claimed, written(ask));
  send_as(room, claimed, written(key));
}

/// Under the guest's address, for the try that it has asked with.
void test_another_key_is_not_taken_for_the_one_that_the_try_is_called_by() {
  Room room(3);
  room[0].host("Coral");
  room[2].radio.set_on(true);
  room[1].guest("Whale");
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  room[1].step();
  const Ask ask = heard_by<Ask>(room, 2);
  room[0].step();
  GuestKey key;
  key.to = room[0].radio.address();
  key.attempt = ask.attempt;
  key.key.bytes[0] = 9;
  key.guest = ask.guest;
  send_as(room, 1, written(key));
  room[0].step();
  TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::idle);
  TEST_ASSERT_TRUE(room.run_until(
      [&] { return room[1].guest_link->pairing().state() == GuestPairing::State::comparing; }));
  TEST_ASSERT_TRUE(room[0].host_link->pairing().pictures() == room[1].guest_link->pairing().pictures());
}

void test_no_other_try_gets_under_way_while_somebody_compares() {
  for (const int claimed : {1, 2}) {  // under the guest's address, and under another one
    Room room(3);
    const Attempt attempt = come_to_pictures(room);
    const Pictures pictures = room[0].host_link->pairing().pictures();
    for (int i = 0; i < 80; ++i) {
      send_a_try_as(room, claimed, static_cast<std::uint8_t>(i));
      room.run(250);
      const HostPairing& pairing = room[0].host_link->pairing();
      TEST_ASSERT_TRUE(pairing.attempt() == attempt && pairing.pictures() == pictures);
      TEST_ASSERT_TRUE(room[1].guest_link->pairing().state() == GuestPairing::State::comparing);
    }
  }
}

void test_an_answer_to_another_try_than_is_shown_does_nothing() {
  Room room(2);
  Attempt other = come_to_pictures(room);
  other.bytes[0] ^= 1;
  room[0].host_link->say_yes(other, room.clock.now);
  room[1].guest_link->say_yes(other, room.clock.now);
  room[0].host_link->say_no(other);
  room[1].guest_link->say_no(other);
  room.run(500);
  TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::comparing);
  TEST_ASSERT_TRUE(room[1].guest_link->pairing().state() == GuestPairing::State::comparing);
  TEST_ASSERT_FALSE(room[0].host_link->pairing().said_yes() || room[1].guest_link->pairing().said_yes());
}

Refusal refusal_of(Room& room, int to, const Attempt& attempt, int reason) {
  Refusal refusal;
  refusal.to = room[to].radio.address();
  refusal.attempt = attempt;
  refusal.reason = static_cast<Reason>(reason);
  return refusal;
}

void test_refusals_without_a_proof_end_no_comparison() {
  Room room(2);
  const Attempt attempt = come_to_pictures(room);
  for (int reason = 1; reason < reason_count; ++reason) {
    send_as(room, 0, written(refusal_of(room, 1, attempt, reason)));
    send_as(room, 1, written(refusal_of(room, 0, attempt, reason)));
    room.run(50);
    TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::comparing);
    TEST_ASSERT_TRUE(room[1].guest_link->pairing().state() == GuestPairing::State::comparing);
  }
}

/// And a frame of another version under the host's address.
void test_refusals_without_a_proof_keep_no_guest_from_asking() {
  for (int reason = 1; reason < reason_count; ++reason) {
    Room room(2);
    room[1].guest("Whale");
    room[0].radio.set_on(true);
    room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
    room.run(20);
    const Ask ask = heard_by<Ask>(room, 0);
    send_as(room, 0, written(refusal_of(room, 1, ask.attempt, reason)));
    room.run(20);
    TEST_ASSERT_TRUE(room[1].guest_link->state() == GuestLink::State::pairing);
    TEST_ASSERT_FALSE(room[1].guest_link->is_reason_proven());
    const std::uint8_t other[] = {frame_mark, static_cast<std::uint8_t>((link_version + 1) << 4), 0, 0};
    room.air.send(SimulatedAir::members_max - 1, room[0].radio.address(), {other, sizeof other});
    room.run(20);
    room[0].host("Coral");
    TEST_ASSERT_TRUE(room.run_until(
        [&] { return room[1].guest_link->pairing().state() == GuestPairing::State::comparing; }, 3000));
    TEST_ASSERT_TRUE(room[1].guest_link->reason() == Reason::none);
  }
}

/// It has a key of the host, and its person chose the table.
void test_refusals_without_a_proof_send_no_known_guest_back_to_pictures() {
  for (int reason = 1; reason < reason_count; ++reason) {
    Room room(2);
    seat_guests(room, 1);
    room[1].guest("Whale");
    room[0].stop();
    room[0].radio.set_on(true);
    room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
    room.run(20);
    const Hello hello = heard_by<Hello>(room, 0);
    send_as(room, 0, written(refusal_of(room, 1, hello.attempt, reason)));
    room.run(20);
    TEST_ASSERT_TRUE(room[1].guest_link->state() == GuestLink::State::joining);
    TEST_ASSERT_TRUE(room[1].guest_link->pairing().state() == GuestPairing::State::idle);
    room[0].host("Coral");
    TEST_ASSERT_TRUE(room.run_until([&] { return linked(room[1]); }, 3000));
    TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::idle);
  }
}

/// Whatever the reason says, nobody takes it for the host's word when nothing else came.
void test_what_was_only_heard_is_told_as_not_proven() {
  Room room(2);
  room[1].guest("Whale");
  room[0].radio.set_on(true);
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  room.run(20);
  const Ask ask = heard_by<Ask>(room, 0);
  send_as(room, 0, written(refusal_of(room, 1, ask.attempt, static_cast<int>(Reason::declined))));
  room.run(7000);
  TEST_ASSERT_TRUE(room[1].guest_link->state() == GuestLink::State::ended);
  TEST_ASSERT_TRUE(room[1].guest_link->reason() == Reason::declined);
  TEST_ASSERT_FALSE(room[1].guest_link->is_reason_proven());
}

/// It says no four times: three of them can get lost.
void test_a_no_is_heard_where_the_air_is_bad() {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Room room(2, seed);
    const Attempt attempt = come_to_pictures(room);
    simulator::AirFaults faults;
    faults.loss_percent = 20;
    room.air.set_faults(faults);
    room[1].guest_link->say_no(attempt);
    room.run(1000);
    TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::idle);
  }
}

void test_a_second_guest_key_does_not_change_the_pictures() {
  Room room(3);
  Stranger stranger(room, 2);
  room[0].host("Coral");
  room[1].guest("Whale");
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  room.run(500);
  stranger.hear();
  Attempt attempt;
  for (const RadioFrame& frame : stranger.heard()) {
    FrameReader reader({frame.bytes, frame.size});
    GuestKey key;
    if (reader.kind() == FrameKind::guest_key && read(reader, key)) attempt = key.attempt;
  }
  TEST_ASSERT_TRUE_MESSAGE(attempt != Attempt(), "no guest key was heard");
  const Pictures before = room[0].host_link->pairing().pictures();
  TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::comparing);
  for (int i = 0; i < 50; ++i) {
    GuestKey key;
    key.attempt = attempt;
    key.key.bytes[0] = static_cast<std::uint8_t>(9 + i);
    send_as(room, 1, written(key));
    room.run(5);
  }
  TEST_ASSERT_TRUE(before == room[0].host_link->pairing().pictures());
}

void test_refusals_without_a_proof_do_not_unseat_a_guest() {
  Room room(2);
  seat_guests(room, 1);
  room[1].guest("Whale");
  room[1].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
  room[0].radio.set_on(false);  // the host is slow to answer
  room[1].step();
  for (int reason = 1; reason < reason_count; ++reason) {
    Refusal refusal;
    refusal.to = room[1].radio.address();
    refusal.reason = static_cast<Reason>(reason);
    send_as(room, 0, written(refusal));
    room.run(50);
    TEST_ASSERT_TRUE(room[1].guest_link->state() == GuestLink::State::seated);
  }
  room[0].radio.set_on(true);
  TEST_ASSERT_TRUE(room.run_until([&] { return linked(room[1]); }, 3000));
}

/// A beacon that is not the host's says that it has started anew: a short frame, for which every guest would
/// begin a session.
void test_forged_beacons_do_not_make_the_guests_flood_the_air() {
  Room room(3);
  seat_guests(room, 2);
  room.run(5000);
  const std::uint32_t before = room[0].host_link->session(0);
  for (int i = 0; i < 120; ++i) {
    Beacon beacon;
    beacon.fingerprint = rules;
    beacon.table = room[0].table;
    beacon.boot = static_cast<std::uint8_t>(i);
    beacon.host = UnitName::from("Coral");
    send_as(room, 0, written(beacon));
    room.run(500);
  }
  TEST_ASSERT_LESS_OR_EQUAL(12, room[0].host_link->session(0) - before);
  room[0].host("Coral", 0);  // and now it does
  for (int i = 1; i <= 2; ++i) room[0].host_link->admit(room[i].radio.address(), Role::player);
  TEST_ASSERT_TRUE(room.run_until(
      [&] { return room[0].host_link->linked(0) && room[0].host_link->linked(1); }, away_after_ms));
}

void test_a_pairing_and_a_session_use_every_kind_of_frame_but_refusals() {
  Room room(3);
  Stranger stranger(room, 2);
  seat_guests(room, 1);
  room.run(3000);
  stranger.hear();
  std::set<int> kinds;
  for (const RadioFrame& frame : stranger.heard()) kinds.insert(frame.bytes[1] & 0xF);
  TEST_ASSERT_EQUAL_INT(frame_kind_count - 3,
                        static_cast<int>(kinds.size()));  // no refusal, message, or lost
}

/// An ask costs nothing; an answer costs a key.
void test_a_flood_of_asks_keeps_the_host_from_nothing() {
  Room room(2);
  room[0].host("Coral");
  SimulatedRadio& stranger = room[1].radio;
  stranger.set_on(true);
  Ask ask;
  ask.to = room[0].radio.address();
  ask.fingerprint = rules;
  ask.guest = UnitName::from("Whale");
  const int before = room.cryptography.keys_made();
  constexpr int seconds = 2;
  for (int i = 0; i < seconds * 1000 / static_cast<int>(step_ms); ++i) {
    ask.attempt.bytes[0] = static_cast<std::uint8_t>(i);
    ask.attempt.bytes[1] = static_cast<std::uint8_t>(i >> 8);
    TEST_ASSERT_TRUE(stranger.send(written(ask).bytes()));
    room.run(step_ms);
  }
  TEST_ASSERT_LESS_OR_EQUAL(4 * seconds, room.cryptography.keys_made() - before);
}

/// Whose firmware was changed: session after session, as fast as its host answers.
void test_repeated_greetings_cost_their_host_no_multiplication() {
  Room room(2);
  seat_guests(room, 1);
  const auto sessions = [&] { return static_cast<int>(room[0].host_link->session(0)); };
  const int before = sessions();
  constexpr int seconds = 20;
  for (const Milliseconds end = room.clock.now + seconds * 1000; !has_come(end, room.clock.now);) {
    room[1].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
    room.run_until([&] { return linked(room[1]); }, 500);
  }
  TEST_ASSERT_INT_WITHIN(3, seconds + 3, sessions() - before);
}

}  // namespace

void test_hostility() {
  RUN_TEST(test_nothing_untrue_or_twice_and_no_key_and_nonce_again);
  RUN_TEST(test_what_was_recorded_earlier_means_nothing_later);
  RUN_TEST(test_whoever_left_is_not_brought_back_by_what_it_said);
  RUN_TEST(test_an_earlier_welcome_does_not_answer_a_later_hello);
  RUN_TEST(test_a_key_or_a_name_other_than_the_one_committed_to_is_not_taken);
  RUN_TEST(test_somebody_in_between_is_seen);
  RUN_TEST(test_a_man_in_the_middle_cannot_search_a_name_for_equal_pictures);
  RUN_TEST(test_a_flood_of_asks_keeps_the_host_from_nothing);
  RUN_TEST(test_repeated_greetings_cost_their_host_no_multiplication);
  RUN_TEST(test_forged_beacons_do_not_make_the_guests_flood_the_air);
  RUN_TEST(test_after_a_failed_comparison_units_that_waited_come_first);
  RUN_TEST(test_addresses_that_ask_once_keep_no_place);
  RUN_TEST(test_the_pause_grows_to_its_bound_and_is_forgotten);
  RUN_TEST(test_an_address_that_fails_again_and_again_waits_longer_than_others);
  RUN_TEST(test_whose_turn_it_is_is_known_after_weeks);
  RUN_TEST(test_new_pictures_come_up_ever_more_rarely);
  RUN_TEST(test_another_key_is_not_taken_for_the_one_that_the_try_is_called_by);
  RUN_TEST(test_no_other_try_gets_under_way_while_somebody_compares);
  RUN_TEST(test_an_answer_to_another_try_than_is_shown_does_nothing);
  RUN_TEST(test_refusals_without_a_proof_end_no_comparison);
  RUN_TEST(test_refusals_without_a_proof_keep_no_guest_from_asking);
  RUN_TEST(test_refusals_without_a_proof_send_no_known_guest_back_to_pictures);
  RUN_TEST(test_what_was_only_heard_is_told_as_not_proven);
  RUN_TEST(test_a_no_is_heard_where_the_air_is_bad);
  RUN_TEST(test_a_second_guest_key_does_not_change_the_pictures);
  RUN_TEST(test_refusals_without_a_proof_do_not_unseat_a_guest);
  RUN_TEST(test_a_pairing_and_a_session_use_every_kind_of_frame_but_refusals);
}
