// A host and a guest, from the first ask to a session, with every way to put two faults into it, or three
// when they know each other: any frame may be lost, doubled, late, or overtaken by the newest one, and either
// side may start anew at any moment. Whatever happens, both end with a session in the same keys, in which
// what one says the other hears, once.
#include <algorithm>
#include <cstdio>
#include <optional>
#include <unordered_set>
#include <vector>

#include "radio/guest_link.h"
#include "radio/host_link.h"
#include "stand_in_cryptography.h"
#include "suites.h"

using namespace seaglass;
using namespace seaglass::radio;

namespace {

constexpr int steps_max = 400;  // a quiet end from anywhere takes far fewer
constexpr std::uint32_t rules = 7;
constexpr RadioAddress addresses[2] = {{{2, 0, 0, 0, 0, 1}}, {{2, 0, 0, 0, 0, 2}}};
constexpr int host_side = 0, guest_side = 1;

/// All that there is, so that it can be copied: the links speak through the ports below, which look here.
struct World {
  Milliseconds now = 0;
  std::optional<HostLink> host;
  std::optional<GuestLink> guest;
  std::vector<RadioFrame> under_way[2];  // to whom
  std::optional<Pairing> kept[2];
  std::uint64_t drawn = 0;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> sealed;  // keys with nonces, and what
  std::vector<std::uint64_t> heard[2];
  std::uint64_t said = 0;
  Milliseconds speaks_at[2] = {};
  Milliseconds says_no_at = 0;  // the host's person, to pictures that the guest does not show
  bool was_member = false;
};
World* here = nullptr;

class Port final : public Radio {
 public:
  explicit Port(int side) : side_(side) {}
  void set_on(bool) override {}
  RadioAddress address() override { return addresses[side_]; }
  bool send(Bytes frame) override {
    RadioFrame sent;
    sent.from = addresses[side_];
    sent.size = static_cast<std::uint8_t>(frame.size);
    for (int i = 0; i < frame.size; ++i) sent.bytes[i] = frame.data[i];
    here->under_way[1 - side_].push_back(sent);
    return true;
  }
  bool receive(RadioFrame& frame) override {
    if (!arrived) return false;
    frame = *arrived;
    arrived.reset();
    return true;
  }
  std::optional<RadioFrame> arrived;

 private:
  int side_;
};

class Shelf final : public KeyStore {
 public:
  explicit Shelf(int side) : side_(side) {}
  bool find(const RadioAddress& unit, Pairing& pairing) override {
    if (!here->kept[side_] || here->kept[side_]->unit != unit) return false;
    pairing = *here->kept[side_];
    return true;
  }
  bool keep(const Pairing& pairing, const Present&) override {
    here->kept[side_] = pairing;
    return true;
  }

 private:
  int side_;
};

class Chance final : public Entropy {
 public:
  void fill(MutableBytes bytes) override {
    for (int i = 0; i < bytes.size; ++i)
      bytes.data[i] = static_cast<std::uint8_t>(StandInCryptography::mix(++here->drawn));
  }
};

class Watched final : public StandInCryptography {
 public:
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override {
    here->sealed.emplace_back(mixed(mixed(0, key), {nonce.bytes, Nonce::size}),
                              mixed(mixed(0, associated), message));
    StandInCryptography::seal(key, nonce, associated, message, sealed);
  }
};

Port ports[2] = {Port(host_side), Port(guest_side)};
Shelf shelves[2] = {Shelf(host_side), Shelf(guest_side)};
Chance chance;
Watched cryptography;

LinkParts parts_of(int side) {
  return {ports[side], cryptography, chance, shelves[side]};
}

void start_host(World& world) {
  world.host.emplace(parts_of(host_side));
  OpenTable table;
  table.fingerprint = rules;
  table.host = UnitName::from("Coral");
  world.host->open(table, world.now);
  world.host->set_places(1, 0, false);
  if (world.was_member) world.host->admit(addresses[guest_side], Role::player);
}

void start_guest(World& world) {
  world.guest.emplace(parts_of(guest_side), UnitName::from("Whale"), rules);
  world.guest->join(addresses[host_side], Role::player, world.now);
}

Channel& link(World& world, int side) {
  if (side == host_side) return *world.host;
  return *world.guest;
}

bool both_linked(World& world) {
  return world.guest->linked() && world.host->peer_of(addresses[guest_side]) >= 0 && world.host->linked(0);
}

/// Until the other has heard something: every time what was never said before.
void speak(World& world, int side) {
  constexpr Milliseconds again_ms = 200;
  Channel& channel = link(world, side);
  if (!channel.linked(0) || !world.heard[1 - side].empty() || !has_come(world.speaks_at[side], world.now))
    return;
  const std::uint64_t text = world.said + 1;
  if (!channel.send(0, {reinterpret_cast<const std::uint8_t*>(&text), sizeof text})) return;
  world.speaks_at[side] = world.now + again_ms;
  world.said = text;
}

void listen(World& world, int side) {
  Channel::Message message;
  while (link(world, side).receive(message)) {
    std::uint64_t text = 0;
    TEST_ASSERT_EQUAL_INT_MESSAGE(sizeof text, message.size, "another length than was said");
    std::copy(message.bytes, message.bytes + sizeof text, reinterpret_cast<std::uint8_t*>(&text));
    world.heard[side].push_back(text);
  }
}

/// The host's person sees pictures that the guest does not show (any more), and looks again before they say
/// so.
void watch_for_strangers(World& world) {
  const HostPairing& host = world.host->pairing();
  constexpr Milliseconds looks_ms = 3000;
  if (host.state() != HostPairing::State::comparing || host.attempt() == world.guest->pairing().attempt())
    world.says_no_at = world.now + looks_ms;
  if (has_come(world.says_no_at, world.now)) world.host->say_no(host.attempt());
}

/// Both do what is due; both people say yes as soon as they see the same.
void step(World& world) {
  here = &world;
  for (const int side : {host_side, guest_side}) listen(world, side);
  world.host->step(world.now);
  world.guest->step(world.now);
  const bool host_compares = world.host->pairing().state() == HostPairing::State::comparing;
  const bool guest_compares = world.guest->pairing().state() == GuestPairing::State::comparing;
  if (host_compares && guest_compares &&
      world.host->pairing().pictures() == world.guest->pairing().pictures()) {
    world.host->say_yes(world.host->pairing().attempt(), world.now);
    world.guest->say_yes(world.guest->pairing().attempt(), world.now);
  }
  watch_for_strangers(world);
  if (world.host->peer_of(addresses[guest_side]) >= 0) world.was_member = true;
  // Who gave up is asked again by its person; who is not known there, it seems, compares anew.
  if (world.guest->may_compare_anew()) world.guest->compare_anew(world.now);
  if (world.guest->state() == GuestLink::State::ended) start_guest(world);
  for (const int side : {host_side, guest_side}) speak(world, side);
}

bool is_beacon(const RadioFrame& frame) {
  return (frame.bytes[1] & 0xF) == static_cast<int>(FrameKind::beacon);
}

/// To whom the next frame is under way; −1: to nobody.
int next_side(const World& world) {
  if (!world.under_way[host_side].empty()) return host_side;
  return world.under_way[guest_side].empty() ? -1 : guest_side;
}

enum class Fault { lose, twice, newest_first, late, host_starts_anew, guest_starts_anew };
constexpr int fault_count = 6;

void deliver(World& world, int side, std::size_t which, bool stays) {
  ports[side].arrived = world.under_way[side][which];
  if (!stays) world.under_way[side].erase(world.under_way[side].begin() + static_cast<std::ptrdiff_t>(which));
  step(world);
}

/// Until somebody is due.
void let_time_pass(World& world) {
  const Milliseconds wait_ms = sooner(world.host->wait_ms(world.now), world.guest->wait_ms(world.now));
  world.now += wait_ms > 0 && wait_ms < forever_ms ? wait_ms : 5;
  step(world);
}

/// What happens when nothing goes wrong.
void go_on(World& world) {
  here = &world;
  const int side = next_side(world);
  if (side >= 0) return deliver(world, side, 0, false);
  let_time_pass(world);
}

/// False: there is nothing that this could befall.
bool go_wrong(World& world, Fault fault) {
  here = &world;
  const int side = next_side(world);
  const bool frame = side >= 0 && !is_beacon(world.under_way[side][0]);
  switch (fault) {
    case Fault::lose:
      if (!frame) return false;
      world.under_way[side].erase(world.under_way[side].begin());
      step(world);
      return true;
    case Fault::twice:
      if (!frame) return false;
      world.under_way[side].push_back(world.under_way[side][0]);
      deliver(world, side, 0, false);
      return true;
    case Fault::newest_first:
      if (!frame || world.under_way[side].size() < 2) return false;
      deliver(world, side, world.under_way[side].size() - 1, false);
      return true;
    case Fault::late:
      if (!frame) return false;
      let_time_pass(world);
      return true;
    case Fault::host_starts_anew: start_host(world); break;
    case Fault::guest_starts_anew: start_guest(world); break;
  }
  step(world);
  return true;
}

/// States are told apart by what they would do next: what is under way, kept and said, and how far the links
/// are.
std::uint64_t fingerprint_of(const World& world) {
  const auto of = [](std::uint64_t state, std::uint64_t number) {
    return StandInCryptography::mix(state ^ number) + 1;
  };
  std::uint64_t state = of(world.now, world.drawn);
  for (const auto& frames : world.under_way)
    for (const RadioFrame& frame : frames)
      state = StandInCryptography::mixed(state, {frame.bytes, frame.size});
  for (const auto& kept : world.kept)
    if (kept) state = StandInCryptography::mixed(state, kept->key);
  state = of(state, static_cast<std::uint64_t>(world.guest->state()));
  state = of(state, static_cast<std::uint64_t>(world.host->pairing().state()));
  state = of(state, static_cast<std::uint64_t>(world.guest->pairing().state()));
  return of(of(state, world.host->session(0)), world.guest->session());
}

struct Exploration {
  std::unordered_set<std::uint64_t> states;
  int ends = 0;
};

void check_end(World& world) {
  TEST_ASSERT_TRUE_MESSAGE(both_linked(world), "no session in the end");
  TEST_ASSERT_EQUAL_MEMORY(world.kept[host_side]->key.bytes, world.kept[guest_side]->key.bytes, Key::size);
  for (auto& heard : world.heard) {
    std::sort(heard.begin(), heard.end());
    TEST_ASSERT_TRUE_MESSAGE(std::adjacent_find(heard.begin(), heard.end()) == heard.end(), "heard twice");
    TEST_ASSERT_FALSE_MESSAGE(heard.empty(), "nothing was heard");
  }
  // A welcome that is given again is the very same.
  std::sort(world.sealed.begin(), world.sealed.end());
  world.sealed.erase(std::unique(world.sealed.begin(), world.sealed.end()), world.sealed.end());
  for (std::size_t i = 1; i < world.sealed.size(); ++i)
    TEST_ASSERT_TRUE_MESSAGE(world.sealed[i - 1].first != world.sealed[i].first, "a key met a nonce twice");
}

bool is_quiet(World& world) {
  return both_linked(world) && next_side(world) < 0 && !world.heard[0].empty() && !world.heard[1].empty();
}

void explore(World& world, int faults_left, Exploration& exploration) {
  for (int steps = 0; steps < steps_max && !is_quiet(world); ++steps) {
    exploration.states.insert(fingerprint_of(world));
    for (int i = 0; faults_left > 0 && i < fault_count; ++i) {
      World other = world;
      if (go_wrong(other, static_cast<Fault>(i))) explore(other, faults_left - 1, exploration);
    }
    go_on(world);
  }
  check_end(world);
  ++exploration.ends;
}

void test_every_two_faults_between_asking_and_a_session_heal() {
  World world;
  here = &world;
  start_host(world);
  start_guest(world);
  Exploration exploration;
  explore(world, 2, exploration);
  std::printf("pairing: %d courses, %d states\n", exploration.ends,
              static_cast<int>(exploration.states.size()));
  TEST_ASSERT_TRUE(exploration.ends > 1000);
}

void test_every_three_faults_after_either_starts_anew_heal() {
  for (const Fault first : {Fault::host_starts_anew, Fault::guest_starts_anew}) {
    World world;
    here = &world;
    start_host(world);
    start_guest(world);
    while (!is_quiet(world)) go_on(world);
    TEST_ASSERT_TRUE(go_wrong(world, first));
    Exploration exploration;
    if (first == Fault::host_starts_anew)
      for (auto& heard : world.heard) heard.clear();  // and what is said now is heard again
    explore(world, 3, exploration);
    std::printf("rejoining: %d courses, %d states\n", exploration.ends,
                static_cast<int>(exploration.states.size()));
    TEST_ASSERT_TRUE(exploration.ends > 100);
  }
}

}  // namespace

void test_exploring() {
  RUN_TEST(test_every_two_faults_between_asking_and_a_session_heal);
  RUN_TEST(test_every_three_faults_after_either_starts_anew_heal);
}
