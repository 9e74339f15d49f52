// A radio that says something else than its unit seals, under the same seal: for units that were let in like
// any other, and whose firmware was changed.
#pragma once

#include <optional>
#include <vector>

#include "radio/session/session.h"
#include "simulator/air.h"
#include "wrapped_cryptography.h"

namespace seaglass::siege {

using Said = std::vector<std::uint8_t>;

/// libsodium, and what was sealed with last.
class OpenCryptography final : public WrappedCryptography {
 public:
  Key key;
  Nonce nonce;

  void seal(const Key& by, const Nonce& with, Bytes associated, Bytes message, MutableBytes sealed) override {
    key = by;
    nonce = with;
    WrappedCryptography::seal(by, with, associated, message, sealed);
  }
};

class ForgingRadio final : public Radio {
 public:
  ForgingRadio(simulator::SimulatedAir& air, const RadioAddress& address, OpenCryptography& cryptography)
      : radio_(air, address), cryptography_(cryptography) {}

  /// Whatever `speak` has sealed and sent is said like this instead.
  template <typename Speak>
  void say_instead(radio::FrameKind kind, const Said& body, const Speak& speak) {
    instead_ = {kind, {body.data(), static_cast<int>(body.size())}};
    speak();
    instead_.reset();
  }
  /// Of the last frames one, the newest being the first, with these bits of a byte changed.
  void say_again(int number, int place, std::uint8_t bits) {
    if (said_.empty()) return;
    RadioFrame frame = said_[number % said_.size()];
    frame.bytes[place % frame.size] ^= bits;
    static_cast<void>(radio_.send({frame.bytes, frame.size}));
  }
  /// What its unit says is not heard.
  void set_mute(bool is_mute) { is_mute_ = is_mute; }

  void set_on(bool on) override { radio_.set_on(on); }
  RadioAddress address() override { return radio_.address(); }
  bool receive(RadioFrame& frame) override { return radio_.receive(frame); }
  bool send(Bytes frame) override {
    const bool is_sealed = frame.size >= radio::sealed_header_bytes &&
                           radio::FrameReader(frame).kind() >= radio::FrameKind::message &&
                           radio::FrameReader(frame).kind() <= radio::FrameKind::control;
    if (!instead_ || !is_sealed) return say(frame);
    radio::FrameWriter writer(instead_->kind);
    writer.put({frame.data + 2, radio::sealed_header_bytes - 2});
    const Bytes header = writer.bytes();
    const MutableBytes sealed = writer.grow(instead_->body.size + Cryptography::tag_bytes);
    cryptography_.seal(cryptography_.key, cryptography_.nonce, header, instead_->body, sealed);
    return say(writer.bytes());
  }

 private:
  static constexpr int said_max = 8;

  struct Instead {
    radio::FrameKind kind;
    Bytes body;
  };

  bool say(Bytes bytes) {
    RadioFrame frame;
    frame.size = static_cast<std::uint8_t>(bytes.size);
    for (int i = 0; i < bytes.size; ++i) frame.bytes[i] = bytes.data[i];
    if (said_.full()) said_.pop_back();
    said_.insert(0, frame);
    return is_mute_ || radio_.send(bytes);
  }

  simulator::SimulatedRadio radio_;
  OpenCryptography& cryptography_;
  std::optional<Instead> instead_;
  FixedVector<RadioFrame, said_max> said_;
  bool is_mute_ = false;
};

}  // namespace seaglass::siege
