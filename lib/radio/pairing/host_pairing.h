// The host's end of pairing, with one guest at a time. Until somebody shows a key it remembers nothing of who
// asked: the same fresh key stands behind the commitments to all who ask, and is shown to the first whose key
// comes in their turn; the next who ask get another one's.
#pragma once

#include "radio/pairing/pairing.h"
#include "radio/pairing/pairing_turns.h"

namespace seaglass {
namespace radio {

class HostPairing {
 public:
  enum class State : std::uint8_t {
    idle,
    comparing,  // the pictures are on the screen
    done,       // both said yes; the key is there to be kept
    refusing,   // and tells the guest
  };
  State state() const { return state_; }
  /// No other attempt replaces it.
  bool is_under_way() const { return state_ == State::comparing || (state_ == State::done && !kept_); }
  const RadioAddress& guest() const { return transcript_.guest; }
  const UnitName& guest_name() const { return transcript_.guest_name; }
  Role role() const { return transcript_.role; }
  /// While comparing, and after: which try it is, and what is to be compared.
  const Attempt& attempt() const { return confirming_.attempt(); }
  const Pictures& pictures() const { return confirming_.pictures(); }
  const Key& key() const { return confirming_.key(); }
  bool said_yes() const { return confirming_.own_word(); }

  /// Somebody who may pair asks. False: it is somebody else's turn.
  bool on_ask(const LinkParts& parts, const RadioAddress& from, const Ask& ask, const UnitName& own_name,
              Milliseconds now);
  /// The same of its key.
  bool on_guest_key(const LinkParts& parts, const RadioAddress& from, const GuestKey& key,
                    const UnitName& own_name, Milliseconds now);
  void on_confirmation(const LinkParts& parts, const RadioAddress& from, const Confirmation& confirmation,
                       Milliseconds now);
  /// Why the guest ended it; none: it did not.
  Reason on_refusal(const LinkParts& parts, const RadioAddress& from, const Refusal& refusal,
                    Milliseconds now);

  /// Answers only for the pictures of this attempt; any other is ignored.
  void say_yes(const Attempt& attempt, Milliseconds now);
  /// Done, and the key has been put where it stays.
  bool key_is_kept() const { return kept_; }
  void note_kept(Milliseconds now) {
    kept_ = true;
    ends_at_ = now + answering_ms;
  }
  /// Tells the guest why.
  void refuse(const LinkParts& parts, Reason reason, Milliseconds now);
  /// Resets everything except the turns.
  void end(const LinkParts& parts);
  /// Resets the turns, too: a table is opened.
  void begin_anew(const LinkParts& parts);

  /// What ended by itself: nobody pressed anything; none: nothing did.
  Reason step(const LinkParts& parts, Milliseconds now);
  Milliseconds wait_ms(Milliseconds now) const;

 private:
  /// For a guest that does not know yet that both said yes: no guest asks for it any longer.
  static constexpr Milliseconds answering_ms = comparing_ms_max;
  /// Between keys that are multiplied with: a board needs some 30 ms for it, and a key in the open, good or
  /// not, costs nothing.
  static constexpr Milliseconds next_try_ms = 300;

  bool is_from(const RadioAddress& from, const Attempt& attempt) const {
    return is_agreed() && from == transcript_.guest && attempt == transcript_.attempt;
  }
  bool is_agreed() const { return state_ == State::comparing || state_ == State::done; }
  /// By itself, unless something comes.
  bool ends() const { return is_under_way() || kept_; }
  void draw_key(const LinkParts& parts);
  bool compare(const LinkParts& parts, const RadioAddress& from, const GuestKey& key,
               const UnitName& own_name, Milliseconds now);
  void show_key(const LinkParts& parts);
  void note_if_done(Milliseconds now);

  State state_ = State::idle;
  bool kept_ = false;
  bool has_next_key_ = false;
  bool has_tried_ = false;
  Transcript transcript_;
  Key next_secret_;  // behind the commitments to all who ask now
  Key next_key_;
  Confirming confirming_;
  Farewell farewell_;
  PairingTurns turns_;
  Milliseconds ends_at_ = 0;
  Milliseconds tried_at_ = 0;
};

}  // namespace radio
}  // namespace seaglass
