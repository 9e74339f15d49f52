// The guest's end of pairing. It asks again whatever was not answered; the host answers. Where another
// guest's key has come before its own, it makes another try, with another key.
#pragma once

#include "radio/pairing/pairing.h"
#include "radio/resend.h"

namespace seaglass {
namespace radio {

class GuestPairing {
 public:
  enum class State : std::uint8_t {
    idle,
    asking,
    keyed,      // our key is shown, the host's is still to come
    comparing,  // the pictures are on the screen
    done,       // both said yes; the key is there to be kept
    refusing,   // and tells the host
  };
  State state() const { return state_; }
  const UnitName& host_name() const { return transcript_.host_name; }
  /// While comparing, and after: which try it is, and what is to be compared.
  const Attempt& attempt() const { return confirming_.attempt(); }
  const Pictures& pictures() const { return confirming_.pictures(); }
  const Key& key() const { return confirming_.key(); }
  bool said_yes() const { return confirming_.own_word(); }
  /// What somebody said before there was a key, perhaps the host: why it would rather not. None: nothing yet.
  Reason hint() const { return hint_; }

  void ask(const LinkParts& parts, const RadioAddress& host, const UnitName& own_name, Role role,
           std::uint32_t fingerprint, Milliseconds now);

  void on_commitment(const LinkParts& parts, const RadioAddress& from, const Commitment& commitment,
                     Milliseconds now);
  void on_host_key(const LinkParts& parts, const RadioAddress& from, const HostKey& key, Milliseconds now);
  void on_confirmation(const LinkParts& parts, const RadioAddress& from, const Confirmation& confirmation);
  /// Why the host ended it; none: it did not.
  Reason on_refusal(const LinkParts& parts, const RadioAddress& from, const Refusal& refusal,
                    Milliseconds now);
  /// The host seems to have another protocol version.
  void on_other_version(const RadioAddress& from) {
    if (state_ == State::asking && from == transcript_.host) hint_ = Reason::other_version;
  }

  /// Answers only for the pictures of this attempt; any other is ignored.
  void say_yes(const Attempt& attempt, Milliseconds now);
  void refuse(const LinkParts& parts, Reason reason, Milliseconds now);
  void end(const LinkParts& parts);

  /// What ended by itself: no answer, or what was said instead, which is not proven; none: nothing did.
  Reason step(const LinkParts& parts, Milliseconds now);
  Milliseconds wait_ms(Milliseconds now) const;

 private:
  static constexpr Milliseconds answer_ms_max = 5000;
  /// So long the host's key is still waited for where somebody has said that the host is busy: in that time
  /// ours is shown five times. Without that it is waited for to the end, since the host may have our key, and
  /// compares nobody else's.
  static constexpr Milliseconds key_ms_max = 1500;
  static constexpr Milliseconds first_ms = 120;  // a host takes up to 60 ms for two X25519
  static constexpr Milliseconds longest_ms = 1000;

  bool is_from(const RadioAddress& from, const Attempt& attempt) const {
    return state_ != State::idle && state_ != State::refusing && from == transcript_.host &&
           attempt == transcript_.attempt;
  }
  void begin_try(const LinkParts& parts, Milliseconds now);
  /// Our key was shown, and the host is said to be busy with another guest.
  bool is_passed_over() const { return state_ == State::keyed && hint_ == Reason::busy; }
  bool send(const LinkParts& parts);

  State state_ = State::idle;
  Reason hint_ = Reason::none;
  std::uint32_t fingerprint_ = 0;
  Transcript transcript_;
  Key secret_;
  Key commitment_;
  Confirming confirming_;
  Farewell farewell_;
  Resend resend_{first_ms, longest_ms};
  Milliseconds ends_at_ = 0;
  Milliseconds tries_again_at_ = 0;
};

}  // namespace radio
}  // namespace seaglass
