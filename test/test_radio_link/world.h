// A room of units with links and nothing above them: a simulated air, flash that stays over a restart, and
// libsodium watched for a key and nonce that meet twice.
#pragma once

#include <unity.h>

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "radio/guest_link.h"
#include "radio/host_link.h"
#include "save/records/pairing_shelf.h"
#include "simulator/air.h"
#include "simulator/entropy.h"
#include "simulator/flash.h"
#include "simulator/medium.h"
#include "wrapped_cryptography.h"

namespace world {

using namespace seaglass;
using namespace seaglass::radio;
using simulator::SimulatedAir;
using simulator::SimulatedClock;
using simulator::SimulatedEntropy;
using simulator::SimulatedFlash;
using simulator::SimulatedRadio;

constexpr std::uint32_t rules = 0x5EA61A55;
constexpr Milliseconds step_ms = 5;

/// libsodium that remembers what it sealed with.
class WatchedCryptography final : public WrappedCryptography {
 public:
  void public_key(const Key& secret, Key& open) override {
    ++keys_made_;
    WrappedCryptography::public_key(secret, open);
    secrets_[std::string(open.bytes, open.bytes + Key::size)] = secret;
  }
  bool shared_secret(const Key& secret, const Key& their_open, Key& shared) override {
    ++keys_agreed_;
    return WrappedCryptography::shared_secret(secret, their_open, shared);
  }
  void seal(const Key& key, const Nonce& nonce, Bytes associated, Bytes message,
            MutableBytes sealed) override {
    std::array<std::uint8_t, Key::size + Nonce::size> both;
    std::copy(key.bytes, key.bytes + Key::size, both.begin());
    std::copy(nonce.bytes, nonce.bytes + Nonce::size, both.begin() + Key::size);
    WrappedCryptography::seal(key, nonce, associated, message, sealed);
    const std::string now(sealed.data, sealed.data + sealed.size);
    const auto used = used_.emplace(both, now);
    if (!used.second && used.first->second != now) ++repeats_;  // the very same is a welcome given again
  }

  int keys_made() const { return keys_made_; }
  int multiplications() const { return keys_made_ + keys_agreed_; }
  /// Of a key that was made here: for tests of what it protects.
  Key secret_of(const Key& open) const {
    return secrets_.at(std::string(open.bytes, open.bytes + Key::size));
  }
  /// Sealed with.
  std::size_t seals() const { return used_.size(); }
  int repeats() const { return repeats_; }

 private:
  std::map<std::array<std::uint8_t, Key::size + Nonce::size>, std::string> used_;
  int repeats_ = 0;
  int keys_made_ = 0;
  int keys_agreed_ = 0;
  std::map<std::string, Key> secrets_;
};

struct Room;

/// One unit: a host, a guest, or neither.
struct Unit {
  Unit(Room& room, int number);

  void host(const char* name, int seats = 5, int places = 2, std::uint32_t fingerprint = rules);
  void guest(const char* name, std::uint32_t fingerprint = rules);
  /// The battery comes out: only flash stays.
  void stop();

  LinkParts parts();
  Channel* channel();
  void step();

  Room& room;
  SimulatedRadio radio;
  SimulatedEntropy entropy;
  SimulatedFlash flash;
  std::optional<RecordLog> log;
  std::optional<PairingShelf> keys;
  std::optional<HostLink> host_link;
  std::optional<GuestLink> guest_link;
  std::vector<std::pair<int, std::string>> messages;  // that came: peer and text
  std::vector<GuestNews> news;
  TableId table;
  std::uint8_t key_seed = 0;         // added to the last byte of the address
  std::uint8_t former_key_seed = 0;  // of the host from which the table came
};

struct Room {
  explicit Room(int count, std::uint64_t seed = 1) : air(clock, seed), random(seed) {
    for (int i = 0; i < count; ++i) units.push_back(std::make_unique<Unit>(*this, i));
  }
  Unit& operator[](int i) { return *units[static_cast<std::size_t>(i)]; }

  void run(Milliseconds duration_ms) {
    for (const Milliseconds end = clock.now + duration_ms; clock.now != end; clock.now += step_ms)
      for (auto& unit : units) unit->step();
  }
  /// Until something is so; false: it was not after so long.
  template <typename Condition>
  bool run_until(Condition holds, Milliseconds patience_ms = 10000) {
    for (const Milliseconds end = clock.now + patience_ms; clock.now != end; run(step_ms))
      if (holds()) return true;
    return holds();
  }

  SimulatedClock clock;
  SimulatedAir air;
  WatchedCryptography cryptography;
  Random random;
  std::vector<std::unique_ptr<Unit>> units;
};

/// Asks, compares, and both say yes.
void pair(Room& room, int host, int guest, Role role = Role::player);
/// A host, number 0, and so many guests, all linked.
void seat_guests(Room& room, int guests);
bool say(Unit& unit, int peer, const std::string& text);
inline bool linked(Unit& guest) {
  return guest.guest_link->linked();
}

}  // namespace world
