// The guest's end of pairing. It asks again whatever was not answered; the host answers.
#pragma once

#include "radio/pairing.h"

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
  };
  State state() const { return state_; }
  const UnitName& host_name() const { return transcript_.host_name; }
  /// While comparing, and after.
  const Pictures& pictures() const { return confirming_.pictures(); }
  const Key& key() const { return confirming_.key(); }
  bool said_yes() const { return confirming_.own_word(); }
  /// The host's person is comparing with somebody else.
  bool host_is_busy() const { return busy_; }

  void ask(const LinkParts& parts, const RadioAddress& host, const UnitName& own_name, Role role,
           std::uint32_t fingerprint, Milliseconds now);

  void on_commitment(const LinkParts& parts, const RadioAddress& from, const Commitment& commitment,
                     Milliseconds now);
  void on_host_key(const LinkParts& parts, const RadioAddress& from, const HostKey& key, Milliseconds now);
  void on_confirmation(const LinkParts& parts, const RadioAddress& from, const Confirmation& confirmation);
  /// Why the host ended it; none: it did not.
  Reason on_refusal(const LinkParts& parts, const RadioAddress& from, const Refusal& refusal,
                    Milliseconds now);
  /// The host answers in another version's words.
  bool is_asking(const RadioAddress& host) const {
    return state_ == State::asking && host == transcript_.host;
  }

  void say_yes(Milliseconds now);
  void refuse(const LinkParts& parts, Reason reason);
  void end(const LinkParts& parts);

  /// What ended by itself; none: nothing did.
  Reason step(const LinkParts& parts, Milliseconds now);
  Milliseconds wait_ms(Milliseconds now) const;

 private:
  static constexpr Milliseconds answer_ms_max = 5000;
  static constexpr Milliseconds first_ms = 120;  // a host takes up to 60 ms for two X25519
  static constexpr Milliseconds longest_ms = 1000;

  bool is_from(const RadioAddress& from, const Attempt& attempt) const {
    return state_ != State::idle && from == transcript_.host && attempt == transcript_.attempt;
  }
  bool send(const LinkParts& parts);

  State state_ = State::idle;
  bool busy_ = false;
  std::uint32_t fingerprint_ = 0;
  Transcript transcript_;
  Key secret_;
  Key commitment_;
  Confirming confirming_;
  Resend resend_{first_ms, longest_ms};
  Milliseconds ends_at_ = 0;
};

}  // namespace radio
}  // namespace seaglass
