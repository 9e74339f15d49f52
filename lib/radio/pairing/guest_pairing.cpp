#include "radio/pairing/guest_pairing.h"

namespace seaglass {
namespace radio {

void GuestPairing::ask(const LinkParts& parts, const RadioAddress& host, const UnitName& own_name, Role role,
                       std::uint32_t fingerprint, Milliseconds now) {
  end(parts);
  transcript_.host = host;
  transcript_.guest = parts.radio.address();
  transcript_.role = role;
  transcript_.guest_name = own_name;
  fingerprint_ = fingerprint;
  ends_at_ = now + answer_ms_max;
  begin_try(parts, now);
}

/// Whatever was shown in the last one counts for nothing in this.
void GuestPairing::begin_try(const LinkParts& parts, Milliseconds now) {
  secret_ = drawn<Key>(parts.entropy);
  parts.cryptography.public_key(secret_, transcript_.guest_key);
  transcript_.attempt = attempt_with(parts.cryptography, transcript_.guest_key);
  state_ = State::asking;
  resend_.begin(now);
}

void GuestPairing::on_commitment(const LinkParts& parts, const RadioAddress& from,
                                 const Commitment& commitment, Milliseconds now) {
  if (state_ != State::asking || !is_from(from, commitment.attempt)) return;
  commitment_ = commitment.hash;
  state_ = State::keyed;
  hint_ = Reason::none;
  ends_at_ = now + answer_ms_max;
  tries_again_at_ = now + key_ms_max;
  resend_.begin(now);
  if (send(parts)) resend_.sent(now);
}

void GuestPairing::on_host_key(const LinkParts& parts, const RadioAddress& from, const HostKey& key,
                               Milliseconds now) {
  if (state_ != State::keyed || !is_from(from, key.attempt)) return;
  const Key hash = commitment_to(parts.cryptography, key.attempt, key.key, key.host);
  Key shared;
  // Somebody else's frame, whatever it says: the true one may still come.
  if (!same_bytes(hash.bytes, commitment_.bytes, Key::size)) return;
  if (!parts.cryptography.shared_secret(secret_, key.key, shared)) return;
  transcript_.host_key = key.key;
  transcript_.host_name = key.host;
  Agreement agreement = agreement_on(parts.cryptography, shared, transcript_);
  confirming_.begin(agreement, transcript_.attempt, false, now);
  parts.cryptography.wipe(shared);
  parts.cryptography.wipe(secret_);
  parts.cryptography.wipe(agreement.key);
  state_ = State::comparing;
  hint_ = Reason::none;
  ends_at_ = now + comparing_ms_max;
}

void GuestPairing::on_confirmation(const LinkParts& parts, const RadioAddress& from,
                                   const Confirmation& confirmation) {
  if (!is_from(from, confirmation.attempt)) return;
  if (state_ != State::comparing && state_ != State::done) return;
  confirming_.hear(parts, confirmation);
  if (confirming_.done()) state_ = State::done;
}

Reason GuestPairing::on_refusal(const LinkParts& parts, const RadioAddress& from, const Refusal& refusal,
                                Milliseconds now) {
  if (!is_from(from, refusal.attempt) || state_ == State::done) return Reason::none;
  if (state_ == State::comparing) {
    if (!confirming_.proves(parts, from, refusal)) return Reason::none;
    end(parts);
    return refusal.reason;
  }
  hint_ = refusal.reason;
  if (hint_ == Reason::busy && state_ == State::asking) ends_at_ = now + answer_ms_max;
  return Reason::none;
}

void GuestPairing::say_yes(const Attempt& attempt, Milliseconds now) {
  if (state_ == State::comparing && confirming_.say_yes(attempt, now) && confirming_.done())
    state_ = State::done;
}

void GuestPairing::refuse(const LinkParts& parts, Reason reason, Milliseconds now) {
  // Before there is a key, the host remembers nothing that could end.
  if (state_ != State::comparing && state_ != State::done) return end(parts);
  state_ = State::refusing;
  farewell_.begin(reason, now);
  farewell_.step(parts, transcript_.host, confirming_, now);  // the radio may be switched off at once
}

void GuestPairing::end(const LinkParts& parts) {
  parts.cryptography.wipe(secret_);
  confirming_.end(parts.cryptography);
  *this = GuestPairing();
}

bool GuestPairing::send(const LinkParts& parts) {
  if (state_ == State::keyed) {
    GuestKey key;
    key.to = transcript_.host;
    key.attempt = transcript_.attempt;
    key.key = transcript_.guest_key;
    key.role = transcript_.role;
    key.guest = transcript_.guest_name;
    return parts.radio.send(written(key).bytes());
  }
  Ask ask;
  ask.to = transcript_.host;
  ask.attempt = transcript_.attempt;
  ask.fingerprint = fingerprint_;
  ask.role = transcript_.role;
  ask.guest = transcript_.guest_name;
  return parts.radio.send(written(ask).bytes());
}

Reason GuestPairing::step(const LinkParts& parts, Milliseconds now) {
  if (state_ == State::idle) return Reason::none;
  if (state_ == State::refusing) {
    farewell_.step(parts, transcript_.host, confirming_, now);
    if (farewell_.is_over()) end(parts);
    return Reason::none;
  }
  if (is_passed_over() && has_come(tries_again_at_, now)) begin_try(parts, now);
  if (state_ == State::comparing || state_ == State::done) {
    confirming_.step(parts, now);
  } else if (resend_.is_due(now) && send(parts)) {
    resend_.sent(now);
  }
  if (state_ == State::done || !has_come(ends_at_, now)) return Reason::none;
  const Reason ended = hint_ != Reason::none ? hint_ : Reason::no_answer;
  refuse(parts, Reason::no_answer, now);
  return ended;
}

Milliseconds GuestPairing::wait_ms(Milliseconds now) const {
  if (state_ == State::idle) return forever_ms;
  if (state_ == State::refusing) return farewell_.wait_ms(now);
  const bool agreed = state_ == State::comparing || state_ == State::done;
  Milliseconds wait_ms = agreed ? confirming_.wait_ms(now) : resend_.wait_ms(now);
  if (is_passed_over()) wait_ms = sooner(wait_ms, left_until(tries_again_at_, now));
  return state_ == State::done ? wait_ms : sooner(wait_ms, left_until(ends_at_, now));
}

}  // namespace radio
}  // namespace seaglass
