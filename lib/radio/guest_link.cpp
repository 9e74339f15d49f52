#include "radio/guest_link.h"

#include "core/check.h"
#include "radio/host_link.h"

namespace seaglass {
namespace radio {

// Both on one unit; ten pointers may be larger than a board's.
static_assert(sizeof(HostLink) + sizeof(GuestLink) <= 3488 + 10 * (sizeof(void*) - 4));

void GuestLink::look(Milliseconds now) {
  now_ = now;
  parts_.radio.set_on(true);
  nearby_.note_known(parts_.keys.known());
  random_ = Random(drawn<Chance<1>>(parts_.entropy).bytes[0]);
  pairing_.end(parts_);
  end(Reason::none);
  state_ = State::looking;
}

void GuestLink::sit_down(const RadioAddress& host, Role role, Milliseconds now) {
  look(now);
  host_ = host;
  nearby_.note_own_host(host);
  role_ = role;
  hint_ms_ = hint_ms_min;
  gives_up_at_ = now + join_ms_max;
}

void GuestLink::join(const RadioAddress& host, Role role, Milliseconds now) {
  sit_down(host, role, now);
  may_pair_ = true;
  if (!load_key()) return ask();
  state_ = State::joining;
  greet();
}

void GuestLink::rejoin(const RadioAddress& host, Role role, Milliseconds now) {
  sit_down(host, role, now);
  if (!load_key()) return end(Reason::not_known);
  state_ = State::seated;
  greet();
}

void GuestLink::compare_anew(Milliseconds now) {
  CHECK(may_compare_anew());
  const RadioAddress host = host_;
  sit_down(host, role_, now);
  ask();
}

bool GuestLink::load_key() {
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  const bool known = parts_.keys.find(host_, pairing) && pairing.standing != Pairing::Standing::kicked;
  if (!known) return false;
  key_ = pairing.key;
  other_key_ = pairing.other_key;
  has_other_key_ = pairing.other != Pairing::Other::none;
  return true;
}

Present GuestLink::present() const {
  Present present;
  present.push_back(host_);
  return present;
}

void GuestLink::ask() {
  greeting_ = Greeting::none;
  may_pair_ = false;
  state_ = State::pairing;
  pairing_.ask(parts_, host_, own_name_, role_, fingerprint_, now_);
}

void GuestLink::leave(Milliseconds now) {
  now_ = now;
  if (state_ == State::looking || state_ == State::ended || state_ == State::leaving) return;
  pairing_.refuse(parts_, Reason::left, now);
  if (!session_.can_seal()) return end(Reason::left);
  state_ = State::leaving;
  greeting_ = Greeting::none;
  leavings_ = 0;
  speak_at_ = now;
}

void GuestLink::say_no(const Attempt& attempt, Reason reason) {
  if (state_ != State::pairing || pairing_.attempt() != attempt) return;
  pairing_.refuse(parts_, reason, now_);
  end(reason);
}

/// Anybody can send it: people are told that it was heard, and nothing else happens.
void GuestLink::note_hint(Reason reason) {
  reason_ = reason;
  is_reason_proven_ = false;
}

void GuestLink::end(Reason reason, bool proven) {
  state_ = State::ended;
  reason_ = reason;
  is_reason_proven_ = proven;
  may_pair_ = false;
  greeting_ = Greeting::none;
  session_.end(parts_.cryptography);
  next_.end(parts_.cryptography);
  parts_.cryptography.wipe(key_);
  parts_.cryptography.wipe(other_key_);
  has_other_key_ = false;
  fresh_.forget();
}

/// A new session, whatever there is.
void GuestLink::greet() {
  next_.end(parts_.cryptography);
  attempt_ = drawn<Attempt>(parts_.entropy);
  greeting_ = Greeting::hello;
  says_other_ = true;  // first comes the one in flash
  greets_on_hint_at_ = now_ + hint_ms_;
  resend_.begin(now_);
}

/// Something in the open says that the host has lost our session: true or not, a new one does no harm. But it
/// takes ten times the air, so each further one has to wait longer, until a host has truly started anew.
void GuestLink::greet_on_hint() {
  if (state_ != State::seated || greeting_ != Greeting::none || !has_come(greets_on_hint_at_, now_)) return;
  hint_ms_ = sooner(2 * hint_ms_, hint_ms_max);
  greet();
}

void GuestLink::step(Milliseconds now) {
  now_ = now;
  keep_up(away_at_, now);
  keep_up(greets_on_hint_at_, now);
  nearby_.step(now);
  step_pairing();
  step_greeting();
  step_session();
}

void GuestLink::step_pairing() {
  const Reason ended = pairing_.step(parts_, now_);
  if (ended != Reason::none) return end(ended, ended == Reason::no_answer);
  if (state_ != State::pairing || pairing_.state() != GuestPairing::State::done) return;
  Pairing pairing;
  const WipeAtEnd pairing_goes(pairing);
  pairing.unit = host_;
  pairing.name = pairing_.host_name();
  pairing.key = key_ = pairing_.key();
  has_other_key_ = false;
  const bool kept = parts_.keys.keep(pairing, present());
  if (!kept) {
    pairing_.refuse(parts_, Reason::not_kept, now_);
    return end(Reason::not_kept);
  }
  state_ = State::joining;
  reason_ = Reason::none;
  gives_up_at_ = now_ + join_ms_max;
  greet();
}

void GuestLink::step_greeting() {
  if (state_ == State::seated && greeting_ == Greeting::none && !linked()) greet();
  if (greeting_ == Greeting::none) return;
  if (state_ == State::joining && has_come(gives_up_at_, now_)) {
    pairing_.end(parts_);
    return reason_ != Reason::none ? end(reason_, false) : end(Reason::no_answer);
  }
  if (!resend_.is_due(now_)) return;
  if (greeting_ == Greeting::here && heres_ == heres_max) greet();
  if (greeting_ == Greeting::hello ? send_hello() : send_here()) resend_.sent(now_);
}

void GuestLink::step_session() {
  if (!session_.can_seal() || !has_come(speak_at_, now_)) return;
  Control control;
  if (state_ == State::leaving) {
    if (leavings_ == endings_max) return end(Reason::left);
    control.kind = ControlKind::leaving;
    if (!send_control(control)) return;
    ++leavings_;
    speak_at_ = now_ + ending_every_ms;
  } else {
    send_control(control);
  }
}

bool GuestLink::send_hello() {
  Hello hello;
  hello.to = host_;
  hello.attempt = attempt_;
  hello.fingerprint = fingerprint_;
  hello.role = role_;
  says_other_ = has_other_key_ && !says_other_;
  const Key& key = says_other_ ? other_key_ : key_;
  hello.proof = proof_of(parts_.cryptography, key, hello, parts_.radio.address());
  if (!parts_.radio.send(written(hello).bytes())) return false;
  fresh_.make(parts_.cryptography, parts_.entropy);  // while the host answers
  return true;
}

bool GuestLink::send_here() {
  if (!parts_.radio.send(written(here_).bytes())) return false;
  ++heres_;
  return true;
}

void GuestLink::promote() {
  session_.end(parts_.cryptography);
  session_ = next_;
  next_.end(parts_.cryptography);
  greeting_ = Greeting::none;
  reason_ = Reason::none;
  may_pair_ = false;  // the host has the key: who says in the open that it has not does not make us ask again
  state_ = State::seated;
  ++sessions_;
  speak_at_ = at_air(now_ + alive_every_ms);
  pairing_.end(parts_);
}

Milliseconds GuestLink::wait_ms(Milliseconds now) const {
  Milliseconds wait_ms = sooner(pairing_.wait_ms(now), nearby_.wait_ms(now));
  if (greeting_ != Greeting::none) wait_ms = sooner(wait_ms, resend_.wait_ms(now));
  if (greeting_ != Greeting::none && state_ == State::joining)
    wait_ms = sooner(wait_ms, left_until(gives_up_at_, now));
  if (session_.can_seal()) wait_ms = sooner(wait_ms, left_until(speak_at_, now));
  if (state_ == State::seated && greeting_ == Greeting::none)
    wait_ms = sooner(wait_ms, left_until(away_at_, now));
  return wait_ms;
}

bool GuestLink::linked(int) const {
  return session_.is_open() && !has_come(away_at_, now_);
}

std::uint32_t GuestLink::session(int) const {
  return sessions_;
}

int GuestLink::signal_dbm(int) const {
  return signal_dbm_;
}

bool GuestLink::send(int peer, Bytes message) {
  CHECK(peer == 0 && message.size <= message_bytes_max);
  return state_ == State::seated && linked() && send_sealed(FrameKind::message, message);
}

bool GuestLink::send_control(const Control& control) {
  return send_sealed(FrameKind::control, ControlBody(control).bytes());
}

bool GuestLink::send_sealed(FrameKind kind, Bytes body) {
  if (!session_.can_seal()) return false;
  if (!parts_.radio.send(session_.seal(parts_.cryptography, kind, body).bytes())) return false;
  speak_at_ = at_air(now_ + jittered(random_, alive_every_ms));
  return true;
}

}  // namespace radio
}  // namespace seaglass
