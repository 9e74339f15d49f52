// Somebody with one radio who knows the protocol, hears every frame and writes under any address, but has no
// key: says frames again, changes them, forges what can be forged, and tries to be kept in a guest's place.
#pragma once

#include <vector>

#include "content/fingerprint.h"
#include "radio/pairing/pairing.h"
#include "sealing/sodium_cryptography.h"
#include "simulator/air.h"
#include "simulator/entropy.h"

namespace seaglass::siege {

class Mallory final : public Radio {
 public:
  Mallory(simulator::SimulatedAir& air, std::uint64_t seed)
      : air_(air), ear_(air, own_address()), mouth_(air.join()), random_(seed), entropy_(seed ^ 0xE1) {
    ear_.set_on(true);
  }

  /// How often it does something by itself, in a thousand steps; never: nor does it plan anything.
  int deeds_permille = 40;

  // One deed, when it is told to. False: it has not heard yet what that takes.
  /// Another try under the guest's address, and the key that belongs to it.
  bool ask_anew() {
    if (asker_ == RadioAddress()) return false;
    begin_place();
    radio::Ask ask = asked_;
    ask.attempt = transcript_.attempt;
    send(written(ask).bytes());
    return true;
  }
  bool show_key() {
    if (transcript_.host == RadioAddress()) return false;
    radio::GuestKey key;
    key.to = transcript_.host;
    key.attempt = transcript_.attempt;
    key.key = transcript_.guest_key;
    key.role = transcript_.role;
    key.guest = transcript_.guest_name;
    send(written(key).bytes());
    return true;
  }
  /// Of the try, or the session, that was begun last.
  bool refuse(radio::Reason reason, bool as_host) {
    const bool is_of_hello = hello_at_ > asked_at_;
    const RadioAddress& guest = is_of_hello ? greeter_ : asker_;
    const RadioAddress& host = is_of_hello ? hello_.to : asked_.to;
    if (guest == RadioAddress()) return false;
    radio::Refusal refusal;
    refusal.reason = reason;
    refusal.attempt = is_of_hello ? hello_.attempt : asked_.attempt;
    refusal.to = as_host ? guest : host;
    say(as_host ? host : guest, written(refusal).bytes());
    return true;
  }
  /// The last frame of this kind, as it was; or in words of another version.
  bool say_again(radio::FrameKind kind, bool in_another_version = false) {
    for (std::size_t i = heard_.size(); i-- > 0;) {
      RadioFrame frame = heard_[i];
      radio::FrameReader reader({frame.bytes, frame.size});
      if (reader.verdict() != radio::FrameReader::Verdict::ours || reader.kind() != kind) continue;
      if (in_another_version) frame.bytes[1] = static_cast<std::uint8_t>(frame.bytes[1] ^ 0x10);
      say(frame.from, {frame.bytes, frame.size});
      return true;
    }
    return false;
  }
  /// The last table that was heard of, at a later host term or after a restart, under this address.
  bool show_table(const RadioAddress& at, int host_terms_later, int boots_later) {
    for (std::size_t i = heard_.size(); i-- > 0;) {
      radio::FrameReader reader({heard_[i].bytes, heard_[i].size});
      radio::Beacon beacon;
      if (reader.verdict() != radio::FrameReader::Verdict::ours ||
          reader.kind() != radio::FrameKind::beacon || !read(reader, beacon))
        continue;
      beacon.host_term = static_cast<std::uint8_t>(beacon.host_term + host_terms_later);
      beacon.boot = static_cast<std::uint8_t>(beacon.boot + boots_later);
      say(at, written(beacon).bytes());
      return true;
    }
    return false;
  }
  /// As if that unit had forgotten the session of the last sealed frame that came to it.
  bool say_lost(const RadioAddress& by) {
    for (std::size_t i = heard_.size(); i-- > 0;) {
      const RadioFrame& sealed = heard_[i];
      radio::FrameReader reader({sealed.bytes, sealed.size});
      if (reader.verdict() != radio::FrameReader::Verdict::ours || sealed.from == by ||
          reader.kind() != radio::FrameKind::message)
        continue;
      radio::Lost lost;
      lost.to = sealed.from;
      for (int byte = 0; byte < 4; ++byte)
        lost.session |= static_cast<std::uint32_t>(sealed.bytes[2 + byte]) << 8 * byte;
      say(by, written(lost).bytes());
      return true;
    }
    return false;
  }
  /// Its own try, if it has one under way.
  const radio::Attempt& attempt() const { return transcript_.attempt; }

  /// With every key that it could make of what it said and heard.
  const std::vector<Key>& keys() const { return keys_; }
  int deeds() const { return deeds_; }

  /// Hears nothing any more either.
  void fall_silent() { ear_.set_on(false); }

  void step(Milliseconds now) {
    now_ = now;
    for (RadioFrame frame; ear_.receive(frame);) hear(frame);
    for (Planned& planned : planned_)
      if (!planned.done && has_come(planned.at, now)) {
        planned.done = true;
        take_place();
      }
    if (is_confirming_) confirming_.step(parts(), now);
    if (random_.below(1000) < deeds_permille) do_something();
  }

  // As the pairing's own half uses it: under the address of whom it pretends to be.
  void set_on(bool) override {}
  RadioAddress address() override { return transcript_.guest; }
  bool send(Bytes frame) override {
    say(transcript_.guest, frame);
    return true;
  }
  bool receive(RadioFrame&) override { return false; }

 private:
  struct Planned {
    Milliseconds at = 0;
    bool done = false;
  };
  class NoKeys final : public radio::KeyStore {
   public:
    bool find(const RadioAddress&, radio::Pairing&) override { return false; }
    bool keep(const radio::Pairing&, const radio::Present&) override { return false; }
  };

  static RadioAddress own_address() {
    RadioAddress address;
    address.bytes[0] = 0x02;
    address.bytes[5] = 0x66;
    return address;
  }
  radio::LinkParts parts() { return {*this, cryptography_, entropy_, no_keys_}; }
  void say(const RadioAddress& from, Bytes frame) {
    air_.send(mouth_, from, frame);
    ++deeds_;
  }

  void hear(const RadioFrame& frame) {
    if (deeds_permille == 0 && heard_.size() == heard_max) heard_.erase(heard_.begin());
    if (heard_.size() < heard_max)
      heard_.push_back(frame);
    else
      heard_[static_cast<std::size_t>(random_.below(heard_max))] = frame;
    radio::FrameReader reader({frame.bytes, frame.size});
    if (reader.verdict() != radio::FrameReader::Verdict::ours) return;
    radio::Ask ask;
    radio::HostKey key;
    switch (reader.kind()) {
      case radio::FrameKind::ask:
        if (!read(reader, ask) || ask.attempt == transcript_.attempt) break;
        asked_ = ask;
        asker_ = frame.from;
        asked_at_ = ++order_;
        break;
      case radio::FrameKind::hello:
        if (!read(reader, hello_)) break;
        greeter_ = frame.from;
        hello_at_ = ++order_;
        break;
      case radio::FrameKind::host_key:
        if (!read(reader, key)) break;
        if (key.attempt == transcript_.attempt && !is_confirming_)
          hear_key(key);
        else if (key.attempt == asked_.attempt)
          plan_taking_place();
        break;
      default: break;
    }
  }

  // --------------------------------------------------------------------------------- in somebody's place
  /// The guest and the host have their pictures by now: at some moments while they are compared.
  void plan_taking_place() {
    if (deeds_permille == 0 || random_.below(2) == 0) return;
    planned_.clear();
    for (int i = 0; i < 3; ++i)
      planned_.push_back({now_ + 1 + static_cast<Milliseconds>(random_.below(6000)), false});
  }
  /// An ask, and at once a key, which needs to wait for no answer.
  void take_place() {
    if (ask_anew()) show_key();
  }
  void begin_place() {
    is_confirming_ = false;
    transcript_ = {};
    transcript_.host = asked_.to;
    transcript_.guest = asker_;
    transcript_.role = asked_.role;
    transcript_.guest_name = asked_.guest;
    secret_ = radio::drawn<Key>(entropy_);
    cryptography_.public_key(secret_, transcript_.guest_key);
    transcript_.attempt = radio::attempt_with(cryptography_, transcript_.guest_key);
  }
  void hear_key(const radio::HostKey& key) {
    Key shared;
    if (!cryptography_.shared_secret(secret_, key.key, shared)) return;
    transcript_.host_key = key.key;
    transcript_.host_name = key.host;
    const radio::Agreement agreement = agreement_on(cryptography_, shared, transcript_);
    keys_.push_back(agreement.key);
    confirming_.begin(agreement, transcript_.attempt, false, now_);
    confirming_.say_yes(transcript_.attempt, now_);
    is_confirming_ = true;
  }

  // ------------------------------------------------------------------------------------------- disturbing
  const RadioFrame& some_frame() { return heard_[static_cast<std::size_t>(random_.below(size()))]; }
  int size() const { return static_cast<int>(heard_.size()); }
  RadioAddress some_address() {
    if (random_.below(4) != 0) return some_frame().from;
    RadioAddress address;
    for (std::uint8_t& byte : address.bytes) byte = static_cast<std::uint8_t>(random_.next());
    return address;
  }

  void do_something() {
    if (heard_.empty()) return;
    switch (random_.below(8)) {
      case 0:
      case 1: return say_again();
      case 2: return say_changed();
      case 3: return refuse();
      case 4: return say_in_another_version();
      case 5: return show_a_table();
      case 6: return say_lost();
      default: return take_place();
    }
  }
  void say_again() {
    for (int n = 1 + random_.below(4); n > 0; --n) {
      const RadioFrame frame = some_frame();
      say(random_.below(4) == 0 ? some_address() : frame.from, {frame.bytes, frame.size});
    }
  }
  void say_changed() {
    RadioFrame frame = some_frame();
    for (int n = 1 + random_.below(3); n > 0; --n)
      frame.bytes[random_.below(frame.size)] = static_cast<std::uint8_t>(random_.next());
    say(random_.below(4) == 0 ? some_address() : frame.from, {frame.bytes, frame.size});
  }
  /// Of whatever is under way, without a proof.
  void refuse() {
    const RadioFrame frame = some_frame();
    radio::FrameReader reader({frame.bytes, frame.size});
    radio::Refusal refusal;
    radio::Hello hello;
    RadioAddress by;
    if (reader.verdict() != radio::FrameReader::Verdict::ours) return;
    refusal.reason = static_cast<radio::Reason>(1 + random_.below(radio::reason_count - 1));
    if (reader.kind() == radio::FrameKind::hello && read(reader, hello)) {
      refusal.attempt = hello.attempt;
      refusal.to = frame.from;
      by = hello.to;
    } else {
      refusal.attempt = asked_.attempt;
      const bool as_host = random_.below(2) == 0;
      refusal.to = as_host ? asker_ : asked_.to;
      by = as_host ? asked_.to : asker_;
    }
    say(by, written(refusal).bytes());
  }
  void say_in_another_version() {
    RadioFrame frame = some_frame();
    frame.bytes[1] = static_cast<std::uint8_t>((frame.bytes[1] & 0x0F) | (1 + random_.below(14)) << 4);
    say(frame.from, {frame.bytes, frame.size});
  }
  /// One that was heard, under another address or at a later host term.
  void show_a_table() {
    for (int tries = 0; tries < 20; ++tries) {
      const RadioFrame frame = some_frame();
      radio::FrameReader reader({frame.bytes, frame.size});
      radio::Beacon beacon;
      if (reader.verdict() != radio::FrameReader::Verdict::ours ||
          reader.kind() != radio::FrameKind::beacon || !read(reader, beacon))
        continue;
      beacon.host_term = static_cast<std::uint8_t>(beacon.host_term + random_.below(3));
      beacon.boot = static_cast<std::uint8_t>(beacon.boot + random_.below(2));
      return say(some_address(), written(beacon).bytes());
    }
  }
  void say_lost() {
    const RadioFrame sealed = some_frame();
    radio::Lost lost;
    lost.to = sealed.from;
    for (int i = 0; i < 4; ++i) lost.session |= static_cast<std::uint32_t>(sealed.bytes[2 + i]) << 8 * i;
    say(some_address(), written(lost).bytes());
  }

  static constexpr int heard_max = 200;

  simulator::SimulatedAir& air_;
  simulator::SimulatedRadio ear_;
  int mouth_;
  Random random_;
  simulator::SimulatedEntropy entropy_;
  SodiumCryptography cryptography_;
  NoKeys no_keys_;
  Milliseconds now_ = 0;
  std::vector<RadioFrame> heard_;
  std::vector<Planned> planned_;
  std::vector<Key> keys_;
  int deeds_ = 0;
  radio::Ask asked_;  // the last honest one
  RadioAddress asker_;
  radio::Hello hello_;
  RadioAddress greeter_;
  int order_ = 0;
  int asked_at_ = 0;
  int hello_at_ = 0;
  radio::Transcript transcript_;
  Key secret_;
  radio::Confirming confirming_;
  bool is_confirming_ = false;
};

}  // namespace seaglass::siege
