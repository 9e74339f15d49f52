// A host and a guest that hear whatever the fuzzer writes. Byte by byte of the input: what to do, and with a
// frame its length and its bytes behind mark, version and kind. All addresses but the strangers' begin with
// zeros, so that frames come far without luck.
#pragma once

#include <cstdlib>
#include <memory>
#include <optional>

#include "input.h"
#include "radio/guest_link.h"
#include "radio/host_link.h"

namespace fuzz {

using namespace seaglass;
using namespace seaglass::radio;

constexpr RadioAddress host_address = {{0, 0, 0, 0, 0, 0}};
constexpr RadioAddress guest_address = {{0, 0, 0, 0, 0, 1}};
constexpr RadioAddress stranger_address = {{7, 7, 7, 7, 7, 7}};

/// Holds one frame to be heard, and checks what is said.
class FuzzedRadio final : public Radio {
 public:
  explicit FuzzedRadio(const RadioAddress& own) : address_(own) {}

  void set_on(bool) override {}
  RadioAddress address() override { return address_; }
  bool send(Bytes frame) override {
    if (frame.size < 2 || frame.size > radio_frame_bytes_max || frame.data[0] != frame_mark) std::abort();
    said = {};
    said.size = static_cast<std::uint8_t>(frame.size);
    for (int i = 0; i < frame.size; ++i) said.bytes[i] = frame.data[i];
    said.from = address_;
    return !jammed;
  }
  bool receive(RadioFrame& frame) override {
    if (!heard) return false;
    frame = *heard;
    heard.reset();
    return true;
  }

  std::optional<RadioFrame> heard;
  RadioFrame said;
  bool jammed = false;

 private:
  RadioAddress address_;
};

class FuzzedEntropy final : public Entropy {
 public:
  void fill(MutableBytes bytes) override {
    for (int i = 0; i < bytes.size; ++i) bytes.data[i] = ++next_;
  }

 private:
  std::uint8_t next_ = 0;
};

class FuzzedKeys final : public KeyStore {
 public:
  static constexpr int count = 4;

  bool find(const RadioAddress& unit, Pairing& pairing) override {
    for (const auto& each : pairings_)
      if (each && each->unit == unit) {
        pairing = *each;
        return true;
      }
    return false;
  }
  bool keep(const Pairing& pairing, const Present&) override {
    if (pairing.name.empty()) std::abort();
    for (auto& each : pairings_)
      if (!each || each->unit == pairing.unit) {
        each = pairing;
        return true;
      }
    return false;
  }

 private:
  std::optional<Pairing> pairings_[count];
};

template <typename Link>
void hear(Link& link) {
  Channel::Message message;
  while (link.receive(message))
    if (message.size < 0 || message.size > Channel::message_bytes_max || message.peer < 0 ||
        message.peer >= Channel::peers_max)
      std::abort();
}

inline RadioFrame frame_of(Input& input, int what) {
  RadioFrame frame;
  frame.from = (what & 0x20) != 0 ? stranger_address : (what & 0x10) != 0 ? guest_address : host_address;
  const int size = input.take() % (radio_frame_bytes_max + 1);
  frame.size = static_cast<std::uint8_t>(size < 2 ? 2 : size);
  frame.bytes[0] = frame_mark;
  frame.bytes[1] = static_cast<std::uint8_t>(link_version << 4 | (what & 0xF));
  for (int i = 2; i < frame.size; ++i) frame.bytes[i] = input.take();
  if ((what & 0xF) == 0xF) frame.bytes[1] = frame.bytes[2];  // another version, or nonsense
  return frame;
}

inline void play(Cryptography& cryptography, const std::uint8_t* data, std::size_t size) {
  Input input(data, size);
  FuzzedRadio host_radio(host_address), guest_radio(guest_address);
  FuzzedEntropy entropy;
  FuzzedKeys host_keys, guest_keys;
  HostLink host({host_radio, cryptography, entropy, host_keys});
  GuestLink guest({guest_radio, cryptography, entropy, guest_keys}, UnitName::from("Guest"), 0);
  Milliseconds now = 0;
  OpenTable table;
  table.host = UnitName::from("Host");
  host.open(table, now);
  host.set_places(1, 1, false);
  guest.look(now);
  while (!input.empty()) {
    const int what = input.take();
    if (what < 0x80) {
      // 0x40: to the guest.
      const bool to_guest = (what & 0x40) != 0;
      (to_guest ? guest_radio : host_radio).heard = frame_of(input, what);
    } else if (what < 0xC0) {
      now += static_cast<Milliseconds>(what & 0x3F) * 16;
    } else {
      switch (what & 0xF) {
        case 0: host_radio.heard = guest_radio.said; break;  // as it was said
        case 1: guest_radio.heard = host_radio.said; break;
        case 2: host.say_yes(host.pairing().attempt(), now); break;
        case 3: guest.say_yes(guest.pairing().attempt(), now); break;
        case 4: host.say_no(host.pairing().attempt()); break;
        case 5: guest.say_no(guest.pairing().attempt()); break;
        case 6: guest.join(host_address, Role::player, now); break;
        case 7: guest.rejoin(host_address, Role::spectator, now); break;
        case 8: guest.leave(now); break;
        case 9: host.kick(input.take() % Channel::peers_max, now); break;
        case 10: host.close(now); break;
        case 11: host.admit(guest_address, Role::player); break;
        case 12: host_radio.jammed = guest_radio.jammed = (what & 0x10) != 0; break;
        case 13: host.set_places(what >> 4 & 1, what >> 5 & 1, true); break;
        case 14: host.open(table, now); break;
        default: guest.look(now); break;
      }
    }
    hear(host);
    hear(guest);
    host.step(now);
    guest.step(now);
    static_cast<void>(host.wait_ms(now));
    static_cast<void>(guest.wait_ms(now));
    const std::uint8_t text[] = {'x'};
    if (host.linked(0)) static_cast<void>(host.send(0, {text, 1}));
    if (guest.linked()) static_cast<void>(guest.send(0, {text, 1}));
  }
}

}  // namespace fuzz
