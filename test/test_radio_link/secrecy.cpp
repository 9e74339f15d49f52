// What the keys open that are found later, and what it takes to make a host multiply.
#include "radio/crypto/derivation.h"
#include "suites.h"
#include "world.h"

using namespace world;

namespace {

/// Somebody who writes down all that is on the air.
struct Ear {
  explicit Ear(Room& in) : room(in), radio(in.air, RadioAddress{{9}}) { radio.set_on(true); }

  void listen(Milliseconds duration_ms) {
    for (Milliseconds passed = 0; passed < duration_ms; passed += step_ms) {
      room.run(step_ms);
      for (RadioFrame frame; radio.receive(frame);) heard.push_back(frame);
    }
  }
  int sealed() const {
    int count = 0;
    for (const RadioFrame& frame : heard) count += is_sealed(frame) ? 1 : 0;
    return count;
  }
  static bool is_sealed(const RadioFrame& frame) {
    const FrameKind kind = FrameReader({frame.bytes, frame.size}).kind();
    return kind == FrameKind::message || kind == FrameKind::control;
  }

  Room& room;
  SimulatedRadio radio;
  std::vector<RadioFrame> heard;
};

/// How many of the sealed frames open to who has the pairing's key of these two, and what the guest drew for
/// each session, or not even that.
int opened(const Ear& ear, int host, int guest, const Key& pairing_key, bool has_fresh_keys) {
  Room& room = ear.room;
  WatchedCryptography& cryptography = room.cryptography;
  std::set<const RadioFrame*> open_now;
  for (const RadioFrame& a : ear.heard)
    for (const RadioFrame& b : ear.heard) {
      FrameReader welcomed({a.bytes, a.size}), answered({b.bytes, b.size});
      Welcome welcome;
      Here here;
      if (welcomed.kind() != FrameKind::welcome || !read(welcomed, welcome)) continue;
      if (answered.kind() != FrameKind::here || !read(answered, here) || here.attempt != welcome.attempt)
        continue;
      const std::uint8_t prologue[] = {frame_mark, link_version};
      NoiseHandshake handshake(cryptography, {prologue, sizeof prologue},
                               Derivation(Purpose::session)
                                   .put(room[host].radio.address())
                                   .put(room[guest].radio.address())
                                   .put(here.attempt)
                                   .keyed(cryptography, pairing_key));
      std::uint8_t boot = 0, role = 0;
      handshake.mix_fresh(welcome.host);
      if (!handshake.open(welcome.boot, {&boot, 1})) continue;  // of two others
      handshake.mix_fresh(here.guest);
      if (has_fresh_keys) {
        TEST_ASSERT_TRUE(handshake.mix_both(cryptography.secret_of(here.guest), welcome.host));
        TEST_ASSERT_TRUE(handshake.open(here.role, {&role, 1}));
      }
      Key keys[2];
      handshake.split(keys[0], keys[1]);
      for (const RadioFrame& frame : ear.heard) {
        FrameReader reader({frame.bytes, frame.size});
        SealedHeader header;
        if (!Ear::is_sealed(frame) || !read(reader, header)) continue;
        const Bytes body = reader.rest(), associated = {frame.bytes, sealed_header_bytes};
        std::vector<std::uint8_t> text(static_cast<std::size_t>(body.size - Cryptography::tag_bytes));
        for (const Key& key : keys)
          if (cryptography.open(key, noise_nonce(header.sequence), associated, body,
                                {text.data(), static_cast<int>(text.size())}))
            open_now.insert(&frame);
      }
    }
  return static_cast<int>(open_now.size());
}

Key key_kept(Room& room, int by, int of) {
  Pairing pairing;
  TEST_ASSERT_TRUE(room[by].keys->find(room[of].radio.address(), pairing));
  return pairing.key;
}

void test_a_key_found_later_opens_nothing_that_was_said_before() {
  Room room(2);
  Ear ear(room);
  seat_guests(room, 1);
  room[1].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
  ear.listen(200);
  for (int i = 0; i < 10; ++i) {
    TEST_ASSERT_TRUE(say(room[0], 0, "five of shells") && say(room[1], 0, "pass"));
    ear.listen(20);
  }
  const Key key = key_kept(room, 1, 0);
  TEST_ASSERT_GREATER_THAN(20, ear.sealed());
  TEST_ASSERT_EQUAL(ear.sealed(), opened(ear, 0, 1, key, true));
  TEST_ASSERT_EQUAL(0, opened(ear, 0, 1, key, false));
}

/// It gave both of them the key that they have in common.
void test_a_former_host_reads_nothing_of_what_the_others_say_without_it() {
  Room room(3);
  seat_guests(room, 2);
  room.run(3000);
  const Key introduced = key_kept(room, 1, 2);
  room[0].stop();
  room[1].host("Whale");
  TEST_ASSERT_TRUE(room[1].host_link->admit(room[2].radio.address(), Role::player) >= 0);
  Ear ear(room);
  room[2].guest_link->rejoin(room[1].radio.address(), Role::player, room.clock.now);
  ear.listen(300);
  TEST_ASSERT_TRUE(room[2].guest_link->linked());
  const int peer = room[1].host_link->peer_of(room[2].radio.address());
  for (int i = 0; i < 10; ++i) {
    TEST_ASSERT_TRUE(say(room[1], peer, "five of shells") && say(room[2], 0, "pass"));
    ear.listen(20);
  }
  TEST_ASSERT_GREATER_THAN(20, ear.sealed());
  TEST_ASSERT_EQUAL(ear.sealed(), opened(ear, 1, 2, introduced, true));
  TEST_ASSERT_EQUAL(0, opened(ear, 1, 2, introduced, false));
}

/// A table that went from number 0 to number 1, with two guests that are there again.
struct Moved {
  Moved() {
    seat_guests(room, 3);
    room.run(3000);
    for (const int unit : {2, 3}) former[unit] = key_kept(room, unit, 1);
    between = key_kept(room, 2, 3);
    room[0].stop();
    host_again();
    room.run(5000);
  }
  void host_again() {
    room[1].host("Whale");
    for (const int unit : {2, 3}) {
      TEST_ASSERT_TRUE(room[1].host_link->admit(room[unit].radio.address(), Role::player) >= 0);
      room[unit].guest_link->rejoin(room[1].radio.address(), Role::player, room.clock.now);
    }
  }
  bool all_linked() {
    return room.run_until([&] { return room[2].guest_link->linked() && room[3].guest_link->linked(); }, 3000);
  }
  void set_key(int by, int of, const Key& key) {
    Pairing pairing;
    TEST_ASSERT_TRUE(room[by].keys->find(room[of].radio.address(), pairing));
    pairing.key = key;
    TEST_ASSERT_TRUE(room[by].keys->keep(pairing, {}));
  }

  Room room{4};
  Key former[4], between;
};

bool same(const Key& a, const Key& b) {
  return same_bytes(a.bytes, b.bytes, Key::size);
}

void test_a_table_that_changed_hands_gives_all_of_its_units_other_keys() {
  Moved moved;
  Room& room = moved.room;
  TEST_ASSERT_TRUE(moved.all_linked());
  for (const int unit : {2, 3}) {
    TEST_ASSERT_FALSE(same(moved.former[unit], key_kept(room, unit, 1)));
    TEST_ASSERT_TRUE(same(key_kept(room, 1, unit), key_kept(room, unit, 1)));
  }
  TEST_ASSERT_FALSE(same(moved.between, key_kept(room, 2, 3)));
  TEST_ASSERT_TRUE(same(key_kept(room, 3, 2), key_kept(room, 2, 3)));
  moved.host_again();
  TEST_ASSERT_TRUE(moved.all_linked());
}

/// The power failed after a guest had the new key in flash, and before the host had.
void test_a_guest_comes_back_by_the_new_key_that_its_host_has_not_kept() {
  Moved moved;
  moved.set_key(1, 2, moved.former[2]);
  moved.host_again();
  TEST_ASSERT_TRUE(moved.all_linked());
}

void test_who_has_the_former_key_is_not_let_in_for_a_guest_any_more() {
  Moved moved;
  moved.set_key(2, 1, moved.former[2]);
  moved.room[2].guest_link->rejoin(moved.room[1].radio.address(), Role::player, moved.room.clock.now);
  moved.room.run(5000);
  TEST_ASSERT_FALSE(moved.room[2].guest_link->linked());
  TEST_ASSERT_TRUE(moved.room[2].guest_link->reason() == Reason::not_known);
  TEST_ASSERT_TRUE(moved.room[3].guest_link->linked());
}

/// Somebody without the key writes hellos and heres as fast as they come.
void test_no_stranger_makes_a_host_multiply() {
  Room room(2);
  seat_guests(room, 1);
  room.run(100);
  const int before = room.cryptography.multiplications();
  for (int i = 0; i < 500; ++i) {
    Hello hello;
    hello.to = room[0].radio.address();
    hello.fingerprint = rules;
    room.air.send(SimulatedAir::members_max - 1, room[1].radio.address(), written(hello).bytes());
    Here here;
    here.to = room[0].radio.address();
    here.guest.bytes[0] = static_cast<std::uint8_t>(9 + i);
    room.air.send(SimulatedAir::members_max - 1, room[1].radio.address(), written(here).bytes());
    room.run(step_ms);
  }
  TEST_ASSERT_EQUAL(before, room.cryptography.multiplications());
}

/// A true hello is said again and again, under the name of who said it, with all its heres.
void test_what_is_said_again_makes_a_host_multiply_once_at_most() {
  Room room(2);
  Ear ear(room);
  seat_guests(room, 1);
  for (int sessions = 0; sessions < 5; ++sessions) {
    room[1].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
    ear.listen(1000);  // as often as its host lets it
    TEST_ASSERT_TRUE(room[1].guest_link->linked());
  }
  const int before = room.cryptography.multiplications();
  const std::vector<RadioFrame> heard = ear.heard;
  int said = 0;
  for (int times = 0; times < 20; ++times)
    for (const RadioFrame& frame : heard) {
      const FrameKind kind = FrameReader({frame.bytes, frame.size}).kind();
      if (kind != FrameKind::hello && kind != FrameKind::here) continue;
      room.air.send(SimulatedAir::members_max - 1, frame.from, {frame.bytes, frame.size});
      room.run(step_ms);
      ++said;
    }
  TEST_ASSERT_GREATER_THAN(150, said);
  TEST_ASSERT_LESS_OR_EQUAL(before + 1, room.cryptography.multiplications());  // the key for the next session
  TEST_ASSERT_TRUE(room[1].guest_link->linked());
  TEST_ASSERT_TRUE(say(room[1], 0, "still here"));
}

}  // namespace

void test_secrecy() {
  RUN_TEST(test_a_key_found_later_opens_nothing_that_was_said_before);
  RUN_TEST(test_a_former_host_reads_nothing_of_what_the_others_say_without_it);
  RUN_TEST(test_a_table_that_changed_hands_gives_all_of_its_units_other_keys);
  RUN_TEST(test_a_guest_comes_back_by_the_new_key_that_its_host_has_not_kept);
  RUN_TEST(test_who_has_the_former_key_is_not_let_in_for_a_guest_any_more);
  RUN_TEST(test_no_stranger_makes_a_host_multiply);
  RUN_TEST(test_what_is_said_again_makes_a_host_multiply_once_at_most);
}
