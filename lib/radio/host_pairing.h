// The host's end of pairing, with one guest at a time.
#pragma once

#include "radio/pairing.h"

namespace seaglass {
namespace radio {

class HostPairing {
 public:
  enum class State : std::uint8_t {
    idle,
    committed,  // the guest's key is still to come
    comparing,  // the pictures are on the screen
    done,       // both said yes; the key is there to be kept
  };
  State state() const { return state_; }
  bool is_under_way() const { return state_ == State::committed || state_ == State::comparing; }
  const RadioAddress& guest() const { return transcript_.guest; }
  const UnitName& guest_name() const { return transcript_.guest_name; }
  Role role() const { return transcript_.role; }
  /// While comparing, and after.
  const Pictures& pictures() const { return confirming_.pictures(); }
  const Key& key() const { return confirming_.key(); }
  bool said_yes() const { return confirming_.own_word(); }

  /// Somebody who may pair asks. False: somebody else is at it, or was just now.
  bool on_ask(const LinkParts& parts, const RadioAddress& from, const Ask& ask, const UnitName& own_name,
              Milliseconds now);
  void on_guest_key(const LinkParts& parts, const RadioAddress& from, const GuestKey& key, Milliseconds now);
  void on_confirmation(const LinkParts& parts, const RadioAddress& from, const Confirmation& confirmation);
  /// Why the guest ended it; none: it did not.
  Reason on_refusal(const LinkParts& parts, const RadioAddress& from, const Refusal& refusal);

  void say_yes(Milliseconds now);
  /// Done, and the key has been put where it stays.
  bool key_is_kept() const { return kept_; }
  void note_kept(Milliseconds now) {
    kept_ = true;
    ends_at_ = now + answering_ms;
  }
  /// Tells the guest why, as well as one frame can.
  void refuse(const LinkParts& parts, Reason reason);
  /// Forgets all of it.
  void end(const LinkParts& parts);

  /// What ended by itself: no answer, or nobody pressed anything; none: nothing did.
  Reason step(const LinkParts& parts, Milliseconds now);
  Milliseconds wait_ms(Milliseconds now) const;

 private:
  static constexpr Milliseconds guest_key_ms_max = 3000;
  /// For a guest that does not know yet that both said yes: no guest asks for it any longer.
  static constexpr Milliseconds answering_ms = comparing_ms_max;
  /// Between pictures that come up: whoever tries again and again has 30 tries a minute, before everybody's
  /// eyes.
  static constexpr Milliseconds next_pictures_ms = 2000;
  /// Between tries, since each costs a key of our own: a board needs some 30 ms for one, and an ask in the
  /// open costs nothing.
  static constexpr Milliseconds next_try_ms = 300;

  bool is_from(const RadioAddress& from, const Attempt& attempt) const {
    return state_ != State::idle && from == transcript_.guest && attempt == transcript_.attempt;
  }
  /// By itself, unless something comes.
  bool ends() const { return is_under_way() || kept_; }
  void commit(const LinkParts& parts);
  void show_key(const LinkParts& parts);

  State state_ = State::idle;
  bool kept_ = false;
  Transcript transcript_;
  Key secret_;
  Confirming confirming_;
  Milliseconds ends_at_ = 0;
  bool has_tried_ = false;
  Milliseconds tried_at_ = 0;
  bool has_shown_ = false;
  Milliseconds shown_at_ = 0;
};

}  // namespace radio
}  // namespace seaglass
