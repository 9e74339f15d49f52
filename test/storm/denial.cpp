// What somebody with one radio can keep from others: an attacker who forges frames on the shared channel, at
// ESP-NOW's airtime, while a guest that nobody knows asks for a table, and one that the host knows comes
// back. denial TRIES SEED: for each attack how many of the tries come in within a minute, how long the
// slowest of them takes, and how many strangers' pictures the host's person has to look at in a minute.
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>

#include "arguments.h"
#include "radio/guest_link.h"
#include "radio/host_link.h"
#include "sealing/sodium_cryptography.h"
#include "simulator/entropy.h"
#include "simulator/medium.h"

using namespace seaglass;
using namespace seaglass::radio;
using simulator::MediumRadio;
using simulator::Microseconds;
using simulator::SharedMedium;

namespace {

constexpr std::uint32_t rules = 7;
constexpr Milliseconds patience_ms = 60000;
constexpr Milliseconds warm_up_ms = 10000;  // that the attack has gone on when the guest comes
constexpr Milliseconds step_ms = 4;
constexpr Milliseconds look_ms = 1500;  // of a person at pictures

class MemoryKeys final : public KeyStore {
 public:
  bool find(const RadioAddress& unit, Pairing& pairing) override {
    for (const Pairing& each : kept_) {
      if (each.unit != unit) continue;
      pairing = each;
      return true;
    }
    return false;
  }
  bool keep(const Pairing& pairing, const Present&) override {
    for (Pairing& each : kept_)
      if (each.unit == pairing.unit) return each = pairing, true;
    if (!kept_.full()) kept_.push_back(pairing);
    return true;
  }

 private:
  FixedVector<Pairing, 12> kept_;
};

constexpr RadioAddress host_address{{2, 0, 0, 0, 0, 1}}, guest_address{{2, 0, 0, 0, 0, 2}};

struct Scene;
using Attack = std::function<void(Scene&)>;

struct Scene {
  explicit Scene(std::uint64_t seed)
      : medium(std::make_unique<SharedMedium>(seed)),
        random(seed),
        host_radio(*medium, host_address),
        guest_radio(*medium, guest_address),
        ear(*medium, {{2, 9, 9, 9, 9, 9}}),
        host_entropy(seed * 3),
        guest_entropy(seed * 3 + 1),
        host({host_radio, cryptography, host_entropy, host_keys}) {
    OpenTable table;
    table.id.bytes[0] = 1;
    table.fingerprint = rules;
    table.host = UnitName::from("Coral");
    host.open(table, 0);
    host.set_places(5, 2, false);
    start_guest();
    ear.set_on(true);
  }

  Milliseconds now() const { return static_cast<Milliseconds>(medium->now() / 1000); }
  void start_guest() {
    guest = std::make_unique<GuestLink>(LinkParts{guest_radio, cryptography, guest_entropy, guest_keys},
                                        UnitName::from("Whale"), rules);
    guest->look(now());
  }
  /// False: the frame before is not out yet.
  bool forge(const RadioAddress& as, const FrameWriter& frame) {
    medium->set_address(ear.member(), as);
    return ear.send(frame.bytes());
  }
  RadioAddress anybody() {
    RadioAddress address{{2, 7}};
    for (int i = 2; i < 6; ++i) address.bytes[i] = static_cast<std::uint8_t>(random.below(256));
    return address;
  }

  void step() {
    medium->advance(medium->now() + step_ms * 1000);
    Channel::Message message;
    host.step(now());
    while (host.receive(message)) continue;
    guest->step(now());
    while (guest->receive(message)) continue;
    look_at_pictures();
  }
  /// Each looks at both screens for a while; to what the guest does not show the host's person says no.
  void look_at_pictures() {
    const HostPairing& shown = host.pairing();
    if (shown.state() != HostPairing::State::comparing || shown.said_yes()) {
      looks_until = now() + look_ms;
      return;
    }
    if (!has_come(looks_until, now())) return;
    if (guest->pairing().attempt() == shown.attempt() && guest->pairing().pictures() == shown.pictures()) {
      host.say_yes(shown.attempt(), now());
      guest->say_yes(shown.attempt(), now());
    } else {
      ++strangers_shown;
      host.say_no(shown.attempt());
    }
    looks_until = now() + look_ms;
  }

  std::unique_ptr<SharedMedium> medium;
  Random random;
  SodiumCryptography cryptography;
  MediumRadio host_radio, guest_radio, ear;
  simulator::SimulatedEntropy host_entropy, guest_entropy;
  MemoryKeys host_keys, guest_keys;
  HostLink host;
  std::unique_ptr<GuestLink> guest;
  Milliseconds looks_until = 0;
  int strangers_shown = 0;
  Milliseconds attacks_at = 0;
  Attempt heard_attempt;
  bool has_heard_ask = false;
  int beat = 0;
};

/// What the attacker hears, and does.
void attack_once(Scene& scene, const Attack& attack) {
  RadioFrame frame;
  while (scene.ear.receive(frame)) {
    FrameReader reader({frame.bytes, frame.size});
    Ask ask;
    if (frame.from != guest_address || reader.kind() != FrameKind::ask || !read(reader, ask)) continue;
    scene.has_heard_ask = true;
    scene.heard_attempt = ask.attempt;
  }
  attack(scene);
}

/// Until the guest is at the table, its person choosing it again whenever it ended; −1: not within a minute.
int join(Scene& scene, const Attack& attack) {
  for (const Milliseconds end = scene.now() + warm_up_ms; !has_come(end, scene.now()); scene.step())
    attack_once(scene, attack);
  const Milliseconds began = scene.now();
  scene.guest->join(host_address, Role::player, began);
  while (scene.now() - began < patience_ms) {
    attack_once(scene, attack);
    scene.step();
    if (scene.guest->linked()) return static_cast<int>(scene.now() - began);
    if (scene.guest->may_compare_anew())
      scene.guest->compare_anew(scene.now());
    else if (scene.guest->state() == GuestLink::State::ended)
      scene.guest->join(host_address, Role::player, scene.now());
  }
  return -1;
}

/// So often; 0: as often as the air lets it.
Attack every(Milliseconds each_ms, const std::function<void(Scene&)>& deed) {
  return [=](Scene& scene) {
    if (!has_come(scene.attacks_at, scene.now())) return;
    scene.attacks_at = scene.now() + each_ms;
    deed(scene);
  };
}

FrameWriter ask_of(Scene& scene) {
  Ask ask;
  ask.to = host_address;
  ask.attempt = drawn<Attempt>(scene.guest_entropy);
  ask.fingerprint = rules;
  ask.guest = UnitName::from("Gull");
  return written(ask);
}

/// Of a try of its own, unless another one is named.
FrameWriter key_of(Scene& scene, const Attempt& attempt = Attempt()) {
  GuestKey key;
  key.to = host_address;
  key.key = drawn<Key>(scene.guest_entropy);
  key.attempt = attempt != Attempt() ? attempt : attempt_with(scene.cryptography, key.key);
  key.guest = UnitName::from("Gull");
  return written(key);
}

FrameWriter refusal_of(Scene& scene, Reason reason) {
  Refusal refusal;
  refusal.to = guest_address;
  refusal.attempt = scene.heard_attempt;
  refusal.reason = reason;
  return written(refusal);
}

FrameWriter beacon_of(Scene& scene) {
  Beacon beacon;
  beacon.fingerprint = rules;
  beacon.table.bytes[0] = static_cast<std::uint8_t>(scene.random.below(256));
  beacon.free_seats = 1;
  beacon.host = UnitName::from("Gull");
  return written(beacon);
}

FrameWriter nonsense(Scene& scene, FrameKind kind) {
  FrameWriter writer(kind);
  for (int i = scene.random.below(100); i >= 0; --i)
    writer.put(static_cast<std::uint8_t>(scene.random.below(256)));
  return writer;
}

FrameWriter commitment_of(Scene& scene) {
  Commitment commitment;
  commitment.attempt = scene.heard_attempt;
  return written(commitment);
}

/// Under an address of its own each time.
void ask_or_show_key(Scene& scene) {
  const bool key = ++scene.beat % 2 == 0;
  scene.forge(scene.anybody(), key ? key_of(scene) : ask_of(scene));
}

/// As soon as the guest has asked: one frame for each ask.
Attack at_each_ask(const std::function<void(Scene&)>& deed) {
  return [=](Scene& scene) {
    if (scene.has_heard_ask) deed(scene);
    scene.has_heard_ask = false;
  };
}

struct Row {
  const char* name;
  Attack attack;
};

const Row rows[] = {
    {"nobody", [](Scene&) {}},
    {"asks.random.21", every(48, [](Scene& s) { s.forge(s.anybody(), ask_of(s)); })},
    {"asks.random.3", every(333, [](Scene& s) { s.forge(s.anybody(), ask_of(s)); })},
    {"asks.random.all", every(0, [](Scene& s) { s.forge(s.anybody(), ask_of(s)); })},
    {"asks.as_guest.1", every(1000, [](Scene& s) { s.forge(guest_address, ask_of(s)); })},
    {"keys.random.1", every(500, ask_or_show_key)},
    {"keys.random.3", every(167, ask_or_show_key)},
    {"keys.random.21", every(24, ask_or_show_key)},
    {"keys.random.all", every(0, ask_or_show_key)},
    {"keys.as_guest.1", every(1000, [](Scene& s) { s.forge(guest_address, key_of(s)); })},
    {"keys.as_guest.own_race", at_each_ask([](Scene& s) { s.forge(guest_address, key_of(s)); })},
    {"keys.as_guest.race", at_each_ask([](Scene& s) { s.forge(guest_address, key_of(s, s.heard_attempt)); })},
    {"commitments.as_host.race", at_each_ask([](Scene& s) { s.forge(host_address, commitment_of(s)); })},
    {"refusals.as_host",
     every(20,
           [](Scene& s) {
             s.forge(host_address, refusal_of(s, static_cast<Reason>(1 + s.random.below(reason_count - 1))));
           })},
    {"other_version.as_host",
     every(20,
           [](Scene& s) {
             s.medium->set_address(s.ear.member(), host_address);
             const std::uint8_t other[] = {frame_mark, static_cast<std::uint8_t>((link_version + 1) << 4), 0};
             static_cast<void>(s.ear.send({other, sizeof other}));
           })},
    {"hellos.random.all", every(0, [](Scene& s) { s.forge(s.anybody(), nonsense(s, FrameKind::hello)); })},
    {"nonsense.as_guest.all", every(0,
                                    [](Scene& s) {
                                      const int kind = s.random.below(frame_kind_count);
                                      s.forge(guest_address, nonsense(s, static_cast<FrameKind>(kind)));
                                    })},
    {"beacons.random.all", every(0, [](Scene& s) { s.forge(s.anybody(), beacon_of(s)); })},
};

void measure(const Row& row, int tries, std::uint64_t seed) {
  int in = 0, slowest = 0, back = 0, slowest_back = 0, shown = 0;
  Milliseconds attacked_ms = 0;
  for (int i = 0; i < tries; ++i) {
    Scene scene(seed + static_cast<std::uint64_t>(i));
    const Milliseconds began = scene.now();
    const int took = join(scene, row.attack);
    attacked_ms += scene.now() - began;
    shown += scene.strangers_shown;
    if (took >= 0) ++in;
    if (took > slowest) slowest = took;
    Scene known(seed + static_cast<std::uint64_t>(i) + 1000);
    if (join(known, [](Scene&) {}) < 0) std::abort();
    known.start_guest();
    const int rejoined = join(known, row.attack);
    if (rejoined >= 0) ++back;
    if (rejoined > slowest_back) slowest_back = rejoined;
  }
  std::printf("denial.%s strangers %d of %d (%d ms), known %d of %d (%d ms), %.1f wrong pictures a minute\n",
              row.name, in, tries, slowest, back, tries, slowest_back,
              60000.0 * shown / static_cast<double>(attacked_ms));
}

}  // namespace

int main(int argc, char** argv) {
  expect_arguments(argc, 2, 2, "denial TRIES SEED");
  const auto tries = static_cast<int>(counted("TRIES", argv[1]));
  const std::uint64_t seed = seed_of(argv[2]);
  for (const Row& row : rows) measure(row, tries, seed);
  return 0;
}
