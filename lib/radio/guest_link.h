// A guest's end of the air: hears which tables there are, pairs with a host where it has not met it before,
// and holds a session with it. Whatever happens to either side, it finds the session again by itself until
// the guest leaves or the host says why not. The host is its one peer, number 0.
//
// At every step: `step`, then `receive` until it says that there is nothing.
#pragma once

#include "radio/channel.h"
#include "radio/frames/control.h"
#include "radio/link_times.h"
#include "radio/nearby.h"
#include "radio/pairing/guest_pairing.h"
#include "radio/resend.h"
#include "radio/session/greeting.h"

namespace seaglass {
namespace radio {

class GuestLink final : public Channel {
 public:
  enum class State : std::uint8_t {
    looking,  // at no table
    pairing,  // asks, or shows pictures
    joining,  // knows the host; the first session is on its way
    seated,   // has had a session; `linked` tells whether it has one now
    leaving,
    ended,  // at no table any more; `reason` says why
  };

  GuestLink(const LinkParts& parts, const UnitName& own_name, std::uint32_t fingerprint)
      : parts_(parts), own_name_(own_name), fingerprint_(fingerprint) {}

  /// Switches the radio on and forgets which table it was at.
  void look(Milliseconds now);
  const Nearby& nearby() const { return nearby_; }
  /// The table that this unit is at stays in the list of those nearby.
  void note_own_table(const TableId& table) { nearby_.note_own_table(table); }

  /// Somebody chose this table: pairs first, if the host is not known, or proves that the key which both have
  /// does not let this unit in.
  void join(const RadioAddress& host, Role role, Milliseconds now);
  /// Back to a table where this unit was: asks nobody anything, and does not give up.
  void rejoin(const RadioAddress& host, Role role, Milliseconds now);
  /// A person chose to compare pictures once more with a host that seems to have forgotten this unit. The key
  /// that is kept stays until both have said yes to another.
  void compare_anew(Milliseconds now);
  bool may_compare_anew() const {
    return state_ == State::ended && reason_ == Reason::not_known && !is_reason_proven_;
  }
  void leave(Milliseconds now);

  const GuestPairing& pairing() const { return pairing_; }
  /// To the pictures of this try, and no other.
  void say_yes(const Attempt& attempt, Milliseconds now) { pairing_.say_yes(attempt, now); }
  void say_no(const Attempt& attempt, Reason reason = Reason::wrong_pictures);

  State state() const { return state_; }
  /// Why it ended; before that, what was heard last that stands in the way.
  Reason reason() const { return state_ == State::pairing ? pairing_.hint() : reason_; }
  /// The reason is proven: this unit found it itself, or the host sealed it. Otherwise anybody can have sent
  /// it.
  bool is_reason_proven() const { return state_ != State::pairing && is_reason_proven_; }
  const RadioAddress& host() const { return host_; }
  Role role() const { return role_; }

  void step(Milliseconds now);
  /// How long until `step` has something to do, if no frame comes.
  Milliseconds wait_ms(Milliseconds now) const;

  bool send(int peer, Bytes message) override;
  bool receive(Message& message) override;
  bool linked(int peer = 0) const override;
  std::uint32_t session(int peer = 0) const override;
  std::uint8_t boot(int) const override { return boot_; }
  int signal_dbm(int peer = 0) const override;

 private:
  /// The state of a new handshake. The old session goes on until the new one is there.
  enum class Greeting : std::uint8_t { none, hello, here };

  static constexpr int frames_per_call_max = 32;
  static constexpr Milliseconds join_ms_max = 6000;
  static constexpr int heres_max = 5;  // then the host has forgotten what it welcomed
  /// Between sessions that are begun because of what is said in the open: at first, and when it was not true.
  static constexpr Milliseconds hint_ms_min = 500;
  static constexpr Milliseconds hint_ms_max = away_after_ms;  // by then nobody needs a hint

  bool handle(const RadioFrame& frame, Message& message);
  void hear_other_version(const RadioFrame& frame);
  void on_beacon(const RadioFrame& frame, FrameReader& reader);
  void on_pairing(const RadioFrame& frame, FrameReader& reader);
  void on_refusal(const RadioFrame& frame, FrameReader& reader);
  void on_welcome(const RadioFrame& frame, FrameReader& reader);
  void on_lost(const RadioFrame& frame, FrameReader& reader);
  bool on_sealed(const RadioFrame& frame, FrameReader& reader, Message& message);
  void on_control(Bytes body);
  void on_introduction(const Control& control);
  void on_settlement(const Control& control);
  void on_oblivion(const Control& control);
  bool keep(const Pairing& pairing);
  void answer_control(ControlKind kind, const RadioAddress& unit);

  void sit_down(const RadioAddress& host, Role role, Milliseconds now);
  bool load_key();
  bool is_hosts(const Refusal& refusal);
  Present present() const;
  void ask();
  void greet();
  void greet_on_hint();
  void step_pairing();
  void step_greeting();
  void step_session();
  bool send_hello();
  bool send_here();
  SessionOrigin origin(const Key& key) const { return {key, host_, parts_.radio.address(), attempt_}; }
  void promote();
  /// The host sealed it, or this unit found it itself.
  void end(Reason reason, bool proven = true);
  void note_hint(Reason reason);
  bool send_control(const Control& control);
  bool send_sealed(FrameKind kind, Bytes body);

  LinkParts parts_;
  UnitName own_name_;
  std::uint32_t fingerprint_;
  Nearby nearby_;
  State state_ = State::looking;
  Reason reason_ = Reason::none;
  bool is_reason_proven_ = false;
  bool may_pair_ = false;
  Role role_ = Role::player;
  RadioAddress host_;
  Key key_;
  Key other_key_;
  bool has_other_key_ = false;
  bool says_other_ = false;  // by which of them it says hello: by turns, where there are two
  GuestPairing pairing_;
  Greeting greeting_ = Greeting::none;
  std::uint8_t heres_ = 0;
  std::uint8_t leavings_ = 0;
  std::uint8_t boot_ = 0;
  std::int8_t signal_dbm_ = 0;
  Attempt attempt_;  // to begin a session
  FreshKey fresh_;
  Here here_;
  Session session_;
  Session next_;
  std::uint32_t sessions_ = 0;
  Resend resend_{60, 2000};
  Milliseconds now_ = 0;
  Milliseconds away_at_ = 0;  // unless the host is heard until then
  Milliseconds speak_at_ = 0;
  Milliseconds gives_up_at_ = 0;
  Milliseconds greets_on_hint_at_ = 0;
  Milliseconds hint_ms_ = hint_ms_min;
  Random random_;
};

}  // namespace radio
}  // namespace seaglass
