// Finding a table, comparing pictures, coming back, and every way not to be at it.
#include "suites.h"
#include "world.h"

using namespace world;

namespace {

const GuestNews& last_news(Unit& host) {
  TEST_ASSERT_FALSE_MESSAGE(host.news.empty(), "no news");
  return host.news.back();
}

void assert_reason(Reason wanted, Reason is) {
  TEST_ASSERT_EQUAL_STRING(name_of(wanted), name_of(is));
}

/// To what that side shows just now.
template <typename Link>
void say_yes(Room& room, Link& link) {
  link.say_yes(link.pairing().attempt(), room.clock.now);
}
template <typename Link>
void say_no(Link& link, Reason reason = Reason::wrong_pictures) {
  link.say_no(link.pairing().attempt(), reason);
}

/// The guest asked and both show pictures.
void come_to_pictures(Room& room) {
  room[0].host("Coral");
  room[1].guest("Whale");
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  TEST_ASSERT_TRUE(room.run_until([&] {
    return room[0].host_link->pairing().state() == HostPairing::State::comparing &&
           room[1].guest_link->pairing().state() == GuestPairing::State::comparing;
  }));
}

void test_an_open_table_is_seen_with_its_host_and_free_seats() {
  Room room(2);
  room[0].host("Corália", 3);
  room[1].guest("Whale");
  room.run(1500);
  const Nearby& nearby = room[1].guest_link->nearby();
  TEST_ASSERT_EQUAL_INT(1, nearby.size());
  TEST_ASSERT_TRUE(nearby[0].host == room[0].radio.address());
  TEST_ASSERT_TRUE(nearby[0].name == UnitName::from("Corália"));
  TEST_ASSERT_EQUAL_INT(3, nearby[0].free_seats);
  TEST_ASSERT_TRUE(nearby[0].fit == NearbyTable::Fit::same);
}

RadioFrame frame_from(int number, int dbm) {
  RadioFrame frame;
  frame.from.bytes[0] = 0x02;
  frame.from.bytes[5] = static_cast<std::uint8_t>(number);
  frame.signal_dbm = static_cast<std::int8_t>(dbm);
  return frame;
}

void test_of_many_tables_those_that_can_be_joined_are_seen() {
  Nearby nearby;
  Beacon beacon;
  beacon.fingerprint = rules;
  for (int i = 0; i < Nearby::tables_max; ++i) nearby.hear_other_version(frame_from(i, -20), 0);
  nearby.hear(frame_from(100, -30), beacon, rules + 1, 0);
  TEST_ASSERT_NOT_NULL(nearby.find(frame_from(100, 0).from));
  for (int i = 0; i < Nearby::tables_max; ++i) nearby.hear(frame_from(50 + i, -80 - i), beacon, rules, 0);
  for (int i = 0; i < Nearby::tables_max; ++i) TEST_ASSERT_TRUE(nearby[i].host == frame_from(50 + i, 0).from);
  nearby.hear_other_version(frame_from(0, -20), 0);
  TEST_ASSERT_NULL(nearby.find(frame_from(0, 0).from));
}

void test_louder_tables_that_come_later_hide_none() {
  Nearby nearby;
  Beacon beacon;
  beacon.fingerprint = rules;
  nearby.hear(frame_from(100, -90), beacon, rules, 0);
  for (int i = 0; i < 50; ++i) nearby.hear(frame_from(i, -20), beacon, rules, 1);
  TEST_ASSERT_TRUE(nearby[0].host == frame_from(100, 0).from);
}

void test_tables_of_known_units_come_first_whoever_was_heard_before() {
  Nearby nearby;
  KnownUnits known;
  known.push_back(frame_from(100, 0).from);
  nearby.note_known(known);
  Beacon beacon;
  beacon.fingerprint = rules;
  for (int i = 0; i < Nearby::tables_max; ++i) nearby.hear(frame_from(i, -20), beacon, rules, 0);
  nearby.hear(frame_from(100, -90), beacon, rules, 1);
  TEST_ASSERT_EQUAL_INT(Nearby::tables_max, nearby.size());
  TEST_ASSERT_TRUE(nearby[0].host == frame_from(100, 0).from);
  TEST_ASSERT_NULL(nearby.find(frame_from(Nearby::tables_max - 1, 0).from));  // it was heard last
}

/// Forged beacons under the host's address say something else each time.
void test_what_a_table_says_changes_no_more_often_than_people_can_read() {
  Nearby nearby;
  Beacon beacon;
  beacon.fingerprint = rules;
  int changes = 0;
  for (Milliseconds now = 0; now < 10000; now += 50) {
    const int before = nearby.size() > 0 ? nearby[0].free_seats : -1;
    beacon.free_seats = static_cast<std::uint8_t>(now / 50 % 5);
    nearby.hear(frame_from(1, -50), beacon, rules, now);
    nearby.step(now);
    if (nearby[0].free_seats != before) ++changes;
  }
  TEST_ASSERT_LESS_OR_EQUAL(6, changes);
  TEST_ASSERT_TRUE(changes > 2);
}

void test_a_host_that_is_known_is_listed_first_though_six_are_louder() {
  Room room(3);
  seat_guests(room, 1);
  room[1].guest("Whale");
  for (int i = 0; i < 2 * Nearby::tables_max; ++i) {
    Beacon beacon;
    beacon.fingerprint = rules;
    beacon.host = UnitName::from("Gull");
    room.air.send(SimulatedAir::members_max - 1, frame_from(50 + i, 0).from, written(beacon).bytes());
  }
  room.run(1500);
  TEST_ASSERT_TRUE(room[1].guest_link->nearby()[0].host == room[0].radio.address());
}

void test_a_table_that_fell_silent_is_forgotten() {
  Room room(2);
  room[0].host("Coral");
  room[1].guest("Whale");
  room.run(1500);
  room[0].stop();
  room.run(7000);
  TEST_ASSERT_EQUAL_INT(0, room[1].guest_link->nearby().size());
}

void test_two_people_who_say_yes_are_linked() {
  Room room(2);
  seat_guests(room, 1);
  TEST_ASSERT_TRUE(last_news(room[0]).kind == GuestNews::Kind::joined);
  TEST_ASSERT_TRUE(say(room[0], 0, "to the guest"));
  TEST_ASSERT_TRUE(say(room[1], 0, "to the host"));
  room.run(20);
  TEST_ASSERT_EQUAL_STRING("to the host", room[0].messages.at(0).second.c_str());
  TEST_ASSERT_EQUAL_STRING("to the guest", room[1].messages.at(0).second.c_str());
}

void test_one_yes_is_not_enough() {
  Room room(2);
  come_to_pictures(room);
  say_yes(room, *room[1].guest_link);
  room.run(20000);
  TEST_ASSERT_FALSE(linked(room[1]));
  TEST_ASSERT_EQUAL_INT(-1, room[0].host_link->peer_of(room[1].radio.address()));
}

/// The guest's battery comes out between its yes and the host's.
void test_a_host_does_not_go_on_for_ever_telling_a_guest_that_is_gone() {
  Room room(3);
  come_to_pictures(room);
  say_yes(room, *room[1].guest_link);
  room.run(50);
  room[1].stop();
  say_yes(room, *room[0].host_link);
  room.run(1000);
  TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::done);
  room.run(60000);
  TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::idle);
  room[1].guest("Whale");  // which does not know that both said yes
  pair(room, 0, 1);
}

void test_pairing_succeeds_on_a_bad_air() {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Room room(2, seed);
    simulator::AirFaults faults;
    faults.loss_percent = 30;
    faults.duplicate_percent = 20;
    faults.delay_percent = 30;
    faults.delay_ms_max = 200;
    room.air.set_faults(faults);
    seat_guests(room, 1);
  }
}

void test_pictures_that_differ_are_told_to_both() {
  Room room(2);
  come_to_pictures(room);
  say_no(*room[0].host_link);
  room.run(100);
  TEST_ASSERT_TRUE(room[1].guest_link->state() == GuestLink::State::ended);
  assert_reason(Reason::wrong_pictures, room[1].guest_link->reason());
  assert_reason(Reason::wrong_pictures, last_news(room[0]).reason);
}

void test_a_guest_that_says_no_is_told_to_the_host() {
  Room room(2);
  come_to_pictures(room);
  say_no(*room[1].guest_link, Reason::declined);
  room.run(100);
  assert_reason(Reason::declined, last_news(room[0]).reason);
  assert_reason(Reason::declined, room[1].guest_link->reason());
  TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::idle);
}

void test_a_full_table_says_so() {
  Room room(2);
  room[0].host("Coral", 0, 0);
  room[1].guest("Whale");
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  room.run(300);
  assert_reason(Reason::table_full, room[1].guest_link->reason());
  assert_reason(Reason::table_full, last_news(room[0]).reason);
  TEST_ASSERT_TRUE(last_news(room[0]).name == UnitName::from("Whale"));
}

void test_other_rules_are_named_before_and_when_joining() {
  Room room(2);
  room[0].host("Coral", 5, 2, rules + 1);
  room[1].guest("Whale");
  room.run(1500);
  TEST_ASSERT_TRUE(room[1].guest_link->nearby()[0].fit == NearbyTable::Fit::other_rules);
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  room.run(300);
  assert_reason(Reason::other_rules, room[1].guest_link->reason());
  assert_reason(Reason::other_rules, last_news(room[0]).reason);
}

void test_another_version_is_named_on_both_sides() {
  Room room(3);
  room[0].host("Coral");
  room[1].guest("Whale");
  room.run(10);
  // What a unit of another version would send: whatever it means, only this much of it is known.
  SimulatedRadio& stranger = room[2].radio;
  stranger.set_on(true);
  const RadioAddress to = room[0].radio.address();
  std::uint8_t ask[12] = {
      frame_mark, static_cast<std::uint8_t>((link_version + 1) << 4 | static_cast<int>(FrameKind::ask))};
  std::copy(to.bytes, to.bytes + 6, ask + 2);
  TEST_ASSERT_TRUE(stranger.send({ask, sizeof ask}));
  room.run(100);
  assert_reason(Reason::other_version, last_news(room[0]).reason);
  RadioFrame frame;
  bool told = false;
  while (stranger.receive(frame))
    told = told || (frame.bytes[1] & 0xF) == static_cast<int>(FrameKind::refusal);
  TEST_ASSERT_TRUE_MESSAGE(told, "the stranger got no answer");
  const NearbyTable* seen = room[1].guest_link->nearby().find(stranger.address());
  TEST_ASSERT_NOT_NULL(seen);
  TEST_ASSERT_TRUE(seen->fit == NearbyTable::Fit::other_version);
}

void test_asking_a_host_of_another_version_says_so() {
  Room room(2);
  room[1].guest("Whale");
  room[0].radio.set_on(true);
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  room.run(20);
  const std::uint8_t answer[] = {frame_mark, static_cast<std::uint8_t>((link_version + 1) << 4), 0, 0};
  TEST_ASSERT_TRUE(room[0].radio.send({answer, sizeof answer}));
  room.run(20);
  assert_reason(Reason::other_version, room[1].guest_link->reason());
}

void test_a_host_that_is_not_there_gives_no_answer() {
  Room room(2);
  room[1].guest("Whale");
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  room.run(7000);
  assert_reason(Reason::no_answer, room[1].guest_link->reason());
}

void test_whoever_asks_while_others_compare_comes_next() {
  Room room(3);
  come_to_pictures(room);
  room[2].guest("Turtle");
  room[2].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  room.run(4000);
  TEST_ASSERT_TRUE(room[2].guest_link->pairing().hint() == Reason::busy);
  say_yes(room, *room[0].host_link);
  say_yes(room, *room[1].guest_link);
  TEST_ASSERT_TRUE(room.run_until([&] {
    return linked(room[1]) && room[2].guest_link->pairing().state() == GuestPairing::State::comparing;
  }));
}

void test_a_guest_that_starts_anew_needs_no_pictures() {
  Room room(2);
  seat_guests(room, 1);
  room[1].guest("Whale");
  room[1].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
  TEST_ASSERT_TRUE(room.run_until([&] { return linked(room[1]); }, 200));
  TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::idle);
  TEST_ASSERT_EQUAL_UINT32(2, room[0].host_link->session(0));
}

void test_guests_find_a_host_that_starts_anew_by_themselves() {
  Room room(4);
  seat_guests(room, 3);
  room[0].stop();
  room.run(3000);
  room[0].host("Coral", 0);
  for (int i = 1; i <= 3; ++i) room[0].host_link->admit(room[i].radio.address(), Role::player);
  TEST_ASSERT_TRUE(room.run_until(
      [&] {
        for (int peer = 0; peer < 3; ++peer)
          if (!room[0].host_link->linked(peer)) return false;
        return true;
      },
      1500));
  TEST_ASSERT_EQUAL_INT(0, room.cryptography.repeats());
}

void test_a_unit_that_is_known_joins_another_table_without_pictures() {
  Room room(2);
  seat_guests(room, 1);
  room[0].host("Coral");
  room[1].guest("Whale");
  room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
  TEST_ASSERT_TRUE(room.run_until([&] { return linked(room[1]); }, 500));
}

/// A guest, number 1, that its host, number 0, seems to have forgotten: after a while its person may choose.
void come_to_a_host_that_forgot(Room& room) {
  seat_guests(room, 1);
  room[0].stop();
  TEST_ASSERT_TRUE(room[0].keys->forget_all());
  room[0].host("Coral");
  room[1].guest("Whale");
  GuestLink& guest = *room[1].guest_link;
  guest.join(room[0].radio.address(), Role::player, room.clock.now);
  TEST_ASSERT_TRUE(room.run_until([&] { return guest.state() == GuestLink::State::ended; }));
  assert_reason(Reason::not_known, guest.reason());
  TEST_ASSERT_FALSE(guest.is_reason_proven());
  TEST_ASSERT_TRUE(room[0].host_link->pairing().state() == HostPairing::State::idle);
  TEST_ASSERT_TRUE(guest.may_compare_anew());
}

Key key_of(Unit& unit, Unit& other) {
  Pairing pairing;
  TEST_ASSERT_TRUE(unit.keys->find(other.radio.address(), pairing));
  return pairing.key;
}

void test_a_host_that_lost_its_keys_pairs_again_if_the_guest_wants_to() {
  Room room(2);
  come_to_a_host_that_forgot(room);
  GuestLink& guest = *room[1].guest_link;
  HostLink& host = *room[0].host_link;
  guest.compare_anew(room.clock.now);
  TEST_ASSERT_TRUE(room.run_until([&] { return guest.pairing().state() == GuestPairing::State::comparing; }));
  say_yes(room, guest);
  say_yes(room, host);
  TEST_ASSERT_TRUE(room.run_until([&] { return guest.linked(); }));
}

void test_the_old_key_stays_until_both_have_said_yes_to_the_new_one() {
  Room room(2);
  come_to_a_host_that_forgot(room);
  const Key old = key_of(room[1], room[0]);
  GuestLink& guest = *room[1].guest_link;
  guest.compare_anew(room.clock.now);
  TEST_ASSERT_TRUE(room.run_until([&] { return guest.pairing().state() == GuestPairing::State::comparing; }));
  say_yes(room, guest);
  room.run(1000);
  TEST_ASSERT_EQUAL_MEMORY(old.bytes, key_of(room[1], room[0]).bytes, Key::size);
  say_no(*room[0].host_link);
  room.run(1000);
  assert_reason(Reason::wrong_pictures, guest.reason());
  TEST_ASSERT_TRUE(guest.is_reason_proven());
  TEST_ASSERT_EQUAL_MEMORY(old.bytes, key_of(room[1], room[0]).bytes, Key::size);
}

void test_a_kicked_guest_hears_why_and_stays_out() {
  Room room(2);
  seat_guests(room, 1);
  room[0].host_link->kick(0, room.clock.now);
  room.run(300);
  assert_reason(Reason::kicked, room[1].guest_link->reason());
  assert_reason(Reason::kicked, last_news(room[0]).reason);
  TEST_ASSERT_FALSE(room[0].host_link->is_member(0));
  room[1].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
  room.run(300);
  assert_reason(Reason::kicked, room[1].guest_link->reason());
  TEST_ASSERT_FALSE(linked(room[1]));
}

void test_a_guest_kicked_while_away_hears_it_when_it_comes_back() {
  Room room(2);
  seat_guests(room, 1);
  room[1].stop();
  room[0].host_link->kick(0, room.clock.now);
  room.run(3000);
  room[1].guest("Whale");
  room[1].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
  room.run(300);
  assert_reason(Reason::kicked, room[1].guest_link->reason());
}

void send_away(Room& room) {
  room[0].host_link->kick(0, room.clock.now);
  room.run(300);
  TEST_ASSERT_FALSE(room[0].host_link->is_member(0));
}

void test_a_kicked_guest_that_chooses_the_table_again_compares_pictures() {
  Room room(2);
  seat_guests(room, 1);
  send_away(room);
  pair(room, 0, 1);
  TEST_ASSERT_TRUE(last_news(room[0]).kind == GuestNews::Kind::joined);
}

void test_a_kicked_guest_stays_out_if_the_host_does_not_want_it() {
  Room room(2);
  seat_guests(room, 1);
  send_away(room);
  for (int tries = 0; tries < 2; ++tries) {
    room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
    TEST_ASSERT_TRUE(room.run_until(
        [&] { return room[0].host_link->pairing().state() == HostPairing::State::comparing; }));
    say_no(*room[0].host_link, Reason::declined);
    room.run(300);
    assert_reason(Reason::declined, room[1].guest_link->reason());
  }
  TEST_ASSERT_EQUAL_INT(-1, room[0].host_link->peer_of(room[1].radio.address()));
}

void test_a_guest_that_leaves_is_gone_on_both_sides() {
  Room room(2);
  seat_guests(room, 1);
  room[1].guest_link->leave(room.clock.now);
  room.run(300);
  assert_reason(Reason::left, room[1].guest_link->reason());
  TEST_ASSERT_TRUE(last_news(room[0]).kind == GuestNews::Kind::gone);
  assert_reason(Reason::left, last_news(room[0]).reason);
}

void test_a_table_that_closes_tells_its_guests() {
  Room room(3);
  seat_guests(room, 2);
  room[0].host_link->close(room.clock.now);
  room.run(300);
  TEST_ASSERT_FALSE(room[0].host_link->is_open());
  for (int i = 1; i <= 2; ++i) assert_reason(Reason::closed, room[i].guest_link->reason());
}

void test_a_silent_guest_is_away_and_keeps_its_place() {
  Room room(2);
  seat_guests(room, 1);
  room[1].radio.set_on(false);
  room.run(9000);
  TEST_ASSERT_FALSE(room[0].host_link->linked(0));
  TEST_ASSERT_TRUE(room[0].host_link->is_member(0));
  room[1].radio.set_on(true);
  TEST_ASSERT_TRUE(room.run_until([&] { return room[0].host_link->linked(0) && linked(room[1]); }, 3000));
}

/// Longer than the clock can tell what was from what is to come, in steps of an hour.
void leave_for_weeks(Room& room, int days = 30) {
  constexpr Milliseconds hour_ms = 60 * 60 * 1000;
  for (int hour = 0; hour < 24 * days; ++hour) {
    room.clock.now += hour_ms;
    for (auto& unit : room.units) unit->step();
  }
}

void test_who_was_last_heard_weeks_ago_is_away() {
  for (int silent = 0; silent < 2; ++silent) {
    Room room(2);
    seat_guests(room, 1);
    room[silent].stop();
    Unit& other = room[1 - silent];
    for (int day = 1; day <= 60; ++day) {
      leave_for_weeks(room, 1);
      TEST_ASSERT_FALSE(other.channel()->linked(0));
    }
  }
}

void test_units_that_come_after_weeks_are_introduced() {
  Room room(3);
  room[0].host("Coral");
  leave_for_weeks(room);
  for (int i = 1; i <= 2; ++i) {
    room[i].guest("Starfish");
    pair(room, 0, i);
  }
  room.run(5000);
  Pairing pairing;
  TEST_ASSERT_TRUE(room[1].keys->find(room[2].radio.address(), pairing));
}

void test_who_comes_again_after_weeks_is_told_again_why_not() {
  Room room(2);
  room[0].host("Coral", 0, 0);
  for (std::size_t refusals = 1; refusals <= 2; ++refusals) {
    room[1].guest("Whale");
    room[1].guest_link->join(room[0].radio.address(), Role::player, room.clock.now);
    room.run(300);
    assert_reason(Reason::table_full, room[1].guest_link->reason());
    TEST_ASSERT_EQUAL(refusals, room[0].news.size());
    room.run(6000);  // it has given up asking
    leave_for_weeks(room);
  }
}

/// What all say in a minute, as somebody hears it who says nothing: in hundredths of the air.
double percent_of_the_air(Room& room, int listener) {
  SimulatedRadio& radio = room[listener].radio;
  radio.set_on(true);
  simulator::Microseconds taken_us = 0;
  constexpr Milliseconds minute_ms = 60000;
  for (Milliseconds passed_ms = 0; passed_ms < minute_ms; passed_ms += 100) {
    room.run(100);
    RadioFrame frame;
    while (radio.receive(frame)) taken_us += simulator::airtime_us(frame.size);
  }
  radio.set_on(false);
  TEST_ASSERT_TRUE(taken_us > 0);
  return static_cast<double>(taken_us) / (minute_ms * 10);
}

void test_an_idle_table_of_six_takes_less_than_a_hundredth_of_the_air() {
  Room room(7);
  seat_guests(room, 5);
  room.run(10000);  // until all are introduced
  TEST_ASSERT_TRUE(percent_of_the_air(room, 6) < 1);
}

void test_guests_whose_host_was_off_for_long_come_back_at_its_first_beacon() {
  Room room(2);
  seat_guests(room, 1);
  room[0].stop();
  room.run(60000);
  room[0].host("Coral", 0);
  room[0].host_link->admit(room[1].radio.address(), Role::player);
  TEST_ASSERT_TRUE(room.run_until([&] { return linked(room[1]); }, 300));
}

void test_five_play_and_two_watch() {
  Room room(8);
  seat_guests(room, 5);
  for (int i = 6; i <= 7; ++i) {
    room[i].guest("Gull");
    pair(room, 0, i, Role::spectator);
  }
  for (int peer = 0; peer < Channel::peers_max; ++peer) {
    TEST_ASSERT_TRUE(room[0].host_link->linked(peer));
    TEST_ASSERT_TRUE(room[0].host_link->role(peer) == (peer < 5 ? Role::player : Role::spectator));
  }
}

void assert_introduced(Room& room, int a, int b) {
  Pairing one, other;
  TEST_ASSERT_TRUE(room[a].keys->find(room[b].radio.address(), one));
  TEST_ASSERT_TRUE(room[b].keys->find(room[a].radio.address(), other));
  TEST_ASSERT_TRUE(one.standing == Pairing::Standing::introduced);
  TEST_ASSERT_TRUE(other.standing == Pairing::Standing::introduced);
  TEST_ASSERT_EQUAL_MEMORY(one.key.bytes, other.key.bytes, Key::size);
}

void test_guests_of_a_table_are_introduced_to_each_other() {
  Room room(4);
  seat_guests(room, 3);
  room.run(5000);
  assert_introduced(room, 1, 2);
  assert_introduced(room, 1, 3);
  assert_introduced(room, 2, 3);
}

void test_whoever_forgot_all_and_compares_pictures_anew_is_introduced_anew() {
  Room room(3);
  seat_guests(room, 2);
  room.run(5000);
  TEST_ASSERT_TRUE(room[2].keys->forget_all());
  room[2].guest("Crab");
  pair(room, 0, 2);
  room.run(2000);
  assert_introduced(room, 1, 2);
}

/// Its flash refuses the keys, or it likes to be a nuisance.
void test_a_guest_that_keeps_no_introductions_keeps_no_other_from_them() {
  Room room(5);
  seat_guests(room, 1);
  room[1].flash.cut_power_after(0);
  for (int i = 2; i <= 3; ++i) {
    room[i].guest("Crab");
    pair(room, 0, i);
  }
  room.run(2000);
  assert_introduced(room, 2, 3);
  room.run(10000);
  const double still_refused = percent_of_the_air(room, 4);
  room[1].flash.restore_power();
  room.run(10000);
  assert_introduced(room, 1, 2);
  TEST_ASSERT_TRUE(still_refused < percent_of_the_air(room, 4) + 0.1);
}

void test_an_introduced_unit_can_host_the_table_and_no_other() {
  Room room(4);
  seat_guests(room, 3);
  room.run(5000);
  room[0].stop();
  room[1].table = room[0].table;
  room[1].host("Whale");
  room[1].host_link->admit(room[2].radio.address(), Role::player);
  room[2].guest_link->rejoin(room[1].radio.address(), Role::player, room.clock.now);
  room[3].guest_link->rejoin(room[1].radio.address(), Role::player, room.clock.now);  // not admitted there
  room.run(1000);
  TEST_ASSERT_TRUE(linked(room[2]));
  TEST_ASSERT_FALSE(linked(room[3]));
  assert_reason(Reason::not_known, room[3].guest_link->reason());
}

/// And that one knows it without being told, if it has it from the host as one of the table.
void test_a_watcher_knows_only_the_next_host_and_finds_the_table_there() {
  Room room(5);
  seat_guests(room, 2);
  for (int i = 3; i <= 4; ++i) {
    room[i].guest("Gull");
    pair(room, 0, i, Role::spectator);
  }
  room.run(5000);
  HostLink& link = *room[0].host_link;
  const auto knows = [&](int i, int other) {
    Pairing pairing;
    return room[i].keys->find(room[other].radio.address(), pairing);
  };
  TEST_ASSERT_FALSE(knows(3, 1) || knows(3, 2) || link.owes_next_host());
  link.set_next_host(link.peer_of(room[1].radio.address()));
  TEST_ASSERT_TRUE(link.owes_next_host());
  room.run(2000);
  TEST_ASSERT_FALSE(link.owes_next_host());
  TEST_ASSERT_TRUE(knows(3, 1) && knows(4, 1));
  TEST_ASSERT_FALSE(knows(3, 2) || knows(3, 4) || knows(1, 3) || knows(1, 4) || knows(2, 3));
  const int peer = link.peer_of(room[3].radio.address());
  room[0].stop();
  room[1].table = room[0].table;
  room[1].former_key_seed = room[0].radio.address().bytes[5];
  room[1].host("Whale");
  TEST_ASSERT_TRUE(room[1].host_link->admit_as(peer, room[3].radio.address()));
  for (int i = 3; i <= 4; ++i)
    room[i].guest_link->rejoin(room[1].radio.address(), Role::spectator, room.clock.now);
  room.run(1000);
  TEST_ASSERT_TRUE(linked(room[3]) && room[1].host_link->role(peer) == Role::spectator);
  TEST_ASSERT_FALSE(linked(room[4]));  // the new host has not heard of it
  assert_reason(Reason::not_known, room[4].guest_link->reason());
}

/// So many that this unit met on other days, by comparing pictures.
void meet_others(Unit& unit, int count) {
  for (int i = 0; i < count; ++i) {
    Pairing other;
    other.unit.bytes[3] = 9;
    other.unit.bytes[5] = static_cast<std::uint8_t>(i);
    other.name = UnitName::from("Whale");
    TEST_ASSERT_TRUE(unit.keys->keep(other, {}));
  }
}

void test_introduced_units_compare_pictures_for_a_table_of_their_own() {
  Room room(3);
  seat_guests(room, 2);
  room.run(5000);
  room[1].host("Whale");
  room[2].guest("Crab");
  pair(room, 1, 2);
  Pairing pairing;
  TEST_ASSERT_TRUE(room[2].keys->find(room[1].radio.address(), pairing));
  TEST_ASSERT_TRUE(pairing.standing == Pairing::Standing::compared);
}

void test_a_guest_with_a_full_shelf_keeps_its_host_on_an_introduction() {
  Room room(3);
  seat_guests(room, 1);
  meet_others(room[1], PairingShelf::units_max - 1);
  room[2].guest("Crab");
  pair(room, 0, 2);
  room.run(5000);
  Pairing introduced;
  TEST_ASSERT_TRUE(room[1].keys->find(room[2].radio.address(), introduced));
  room[1].guest("Whale");
  room[1].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
  TEST_ASSERT_TRUE(room.run_until([&] { return linked(room[1]); }));
}

void test_a_host_that_knows_many_does_not_forget_its_guest_for_another() {
  Room room(3);
  seat_guests(room, 1);
  meet_others(room[0], PairingShelf::units_max - 1);
  room[2].guest("Crab");
  pair(room, 0, 2);
  room[1].guest("Whale");
  room[1].guest_link->rejoin(room[0].radio.address(), Role::player, room.clock.now);
  TEST_ASSERT_TRUE(room.run_until([&] { return linked(room[1]); }));
}

void test_a_key_that_the_flash_refuses_is_no_pairing() {
  Room room(2);
  come_to_pictures(room);
  room[0].flash.cut_power_after(0);
  say_yes(room, *room[0].host_link);
  say_yes(room, *room[1].guest_link);
  room.run(500);
  assert_reason(Reason::not_kept, last_news(room[0]).reason);
  TEST_ASSERT_FALSE(linked(room[1]));
}

}  // namespace

void test_joining() {
  RUN_TEST(test_an_open_table_is_seen_with_its_host_and_free_seats);
  RUN_TEST(test_of_many_tables_those_that_can_be_joined_are_seen);
  RUN_TEST(test_louder_tables_that_come_later_hide_none);
  RUN_TEST(test_tables_of_known_units_come_first_whoever_was_heard_before);
  RUN_TEST(test_what_a_table_says_changes_no_more_often_than_people_can_read);
  RUN_TEST(test_a_host_that_is_known_is_listed_first_though_six_are_louder);
  RUN_TEST(test_a_table_that_fell_silent_is_forgotten);
  RUN_TEST(test_two_people_who_say_yes_are_linked);
  RUN_TEST(test_one_yes_is_not_enough);
  RUN_TEST(test_a_host_does_not_go_on_for_ever_telling_a_guest_that_is_gone);
  RUN_TEST(test_pairing_succeeds_on_a_bad_air);
  RUN_TEST(test_pictures_that_differ_are_told_to_both);
  RUN_TEST(test_a_guest_that_says_no_is_told_to_the_host);
  RUN_TEST(test_a_full_table_says_so);
  RUN_TEST(test_other_rules_are_named_before_and_when_joining);
  RUN_TEST(test_another_version_is_named_on_both_sides);
  RUN_TEST(test_asking_a_host_of_another_version_says_so);
  RUN_TEST(test_a_host_that_is_not_there_gives_no_answer);
  RUN_TEST(test_whoever_asks_while_others_compare_comes_next);
  RUN_TEST(test_a_guest_that_starts_anew_needs_no_pictures);
  RUN_TEST(test_guests_find_a_host_that_starts_anew_by_themselves);
  RUN_TEST(test_a_unit_that_is_known_joins_another_table_without_pictures);
  RUN_TEST(test_a_host_that_lost_its_keys_pairs_again_if_the_guest_wants_to);
  RUN_TEST(test_the_old_key_stays_until_both_have_said_yes_to_the_new_one);
  RUN_TEST(test_a_kicked_guest_hears_why_and_stays_out);
  RUN_TEST(test_a_guest_kicked_while_away_hears_it_when_it_comes_back);
  RUN_TEST(test_a_kicked_guest_that_chooses_the_table_again_compares_pictures);
  RUN_TEST(test_a_kicked_guest_stays_out_if_the_host_does_not_want_it);
  RUN_TEST(test_a_guest_that_leaves_is_gone_on_both_sides);
  RUN_TEST(test_a_table_that_closes_tells_its_guests);
  RUN_TEST(test_a_silent_guest_is_away_and_keeps_its_place);
  RUN_TEST(test_who_was_last_heard_weeks_ago_is_away);
  RUN_TEST(test_units_that_come_after_weeks_are_introduced);
  RUN_TEST(test_who_comes_again_after_weeks_is_told_again_why_not);
  RUN_TEST(test_an_idle_table_of_six_takes_less_than_a_hundredth_of_the_air);
  RUN_TEST(test_guests_whose_host_was_off_for_long_come_back_at_its_first_beacon);
  RUN_TEST(test_five_play_and_two_watch);
  RUN_TEST(test_guests_of_a_table_are_introduced_to_each_other);
  RUN_TEST(test_whoever_forgot_all_and_compares_pictures_anew_is_introduced_anew);
  RUN_TEST(test_a_guest_that_keeps_no_introductions_keeps_no_other_from_them);
  RUN_TEST(test_an_introduced_unit_can_host_the_table_and_no_other);
  RUN_TEST(test_a_watcher_knows_only_the_next_host_and_finds_the_table_there);
  RUN_TEST(test_introduced_units_compare_pictures_for_a_table_of_their_own);
  RUN_TEST(test_a_guest_with_a_full_shelf_keeps_its_host_on_an_introduction);
  RUN_TEST(test_a_host_that_knows_many_does_not_forget_its_guest_for_another);
  RUN_TEST(test_a_key_that_the_flash_refuses_is_no_pairing);
}
