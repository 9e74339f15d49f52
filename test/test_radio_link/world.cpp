#include "world.h"

namespace world {

namespace {

RadioAddress address_of(int number) {
  RadioAddress address;
  address.bytes[0] = 0x02;
  address.bytes[5] = static_cast<std::uint8_t>(number + 1);
  return address;
}

}  // namespace

Unit::Unit(Room& in, int number)
    : room(in), radio(in.air, address_of(number)), entropy(in.random.next() + std::uint64_t{number == 0}) {
  table.bytes[0] = static_cast<std::uint8_t>(number + 1);
}

LinkParts Unit::parts() {
  return {radio, room.cryptography, entropy, *keys};
}

void Unit::stop() {
  host_link.reset();
  guest_link.reset();
  radio.set_on(false);
  flash.restore_power();
  log.emplace(flash);
  log->mount();
  keys.emplace(*log, room.cryptography);
}

void Unit::host(const char* name, int seats, int places, std::uint32_t fingerprint) {
  stop();
  host_link.emplace(parts());
  OpenTable open;
  open.id = table;
  open.game = GameId{1};
  open.fingerprint = fingerprint;
  open.host = UnitName::from(name);
  open.key_seed.bytes[0] = static_cast<std::uint8_t>(radio.address().bytes[5] + key_seed);
  open.former_key_seed.bytes[0] = former_key_seed;
  host_link->open(open, room.clock.now);
  host_link->set_places(seats, places, false);
}

void Unit::guest(const char* name, std::uint32_t fingerprint) {
  stop();
  guest_link.emplace(parts(), UnitName::from(name), fingerprint);
  guest_link->look(room.clock.now);
}

Channel* Unit::channel() {
  if (host_link) return &*host_link;
  return guest_link ? &*guest_link : nullptr;
}

void Unit::step() {
  if (channel() == nullptr) return;
  if (host_link) host_link->step(room.clock.now);
  if (guest_link) guest_link->step(room.clock.now);
  Channel::Message message;
  while (channel()->receive(message))
    messages.emplace_back(message.peer, std::string(reinterpret_cast<const char*>(message.bytes),
                                                    static_cast<std::size_t>(message.size)));
  GuestNews next;
  while (host_link && host_link->take_news(next)) news.push_back(next);
}

void pair(Room& room, int host, int guest, Role role) {
  HostLink& h = *room[host].host_link;
  GuestLink& g = *room[guest].guest_link;
  g.join(room[host].radio.address(), role, room.clock.now);
  TEST_ASSERT_TRUE_MESSAGE(room.run_until([&] {
    return h.pairing().state() == HostPairing::State::comparing &&
           g.pairing().state() == GuestPairing::State::comparing;
  }),
                           "no pictures");
  TEST_ASSERT_TRUE(h.pairing().pictures() == g.pairing().pictures());
  g.say_yes(g.pairing().attempt(), room.clock.now);
  room.run(50);
  h.say_yes(h.pairing().attempt(), room.clock.now);
  TEST_ASSERT_TRUE_MESSAGE(room.run_until([&] {
    const int peer = h.peer_of(room[guest].radio.address());
    return g.linked() && peer >= 0 && h.linked(peer);
  }),
                           "not linked");
}

void seat_guests(Room& room, int guests) {
  room[0].host("Coral");
  for (int i = 1; i <= guests; ++i) {
    room[i].guest("Starfish");
    pair(room, 0, i);
  }
}

bool say(Unit& unit, int peer, const std::string& text) {
  return unit.channel()->send(
      peer, {reinterpret_cast<const std::uint8_t*>(text.data()), static_cast<int>(text.size())});
}

}  // namespace world
