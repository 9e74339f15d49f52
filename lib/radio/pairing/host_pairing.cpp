#include "radio/pairing/host_pairing.h"

namespace seaglass {
namespace radio {

bool HostPairing::on_ask(const LinkParts& parts, const RadioAddress& from, const Ask& ask,
                         const UnitName& own_name, Milliseconds now) {
  if (is_from(from, ask.attempt)) return true;  // it came late
  turns_.hear(from, now);
  if (is_under_way() || !turns_.is_turn_of(from, now)) return false;
  if (!has_next_key_) draw_key(parts);
  Commitment commitment;
  commitment.attempt = ask.attempt;
  commitment.hash = commitment_to(parts.cryptography, ask.attempt, next_key_, own_name);
  parts.radio.send(written(commitment).bytes());  // if it gets lost, the guest asks again
  return true;
}

void HostPairing::draw_key(const LinkParts& parts) {
  next_secret_ = drawn<Key>(parts.entropy);
  parts.cryptography.public_key(next_secret_, next_key_);
  has_next_key_ = true;
}

bool HostPairing::on_guest_key(const LinkParts& parts, const RadioAddress& from, const GuestKey& key,
                               const UnitName& own_name, Milliseconds now) {
  if (!is_from(from, key.attempt)) return compare(parts, from, key, own_name, now);
  // The first key counts: whoever could change it now would know what it comes to.
  if (same_bytes(key.key.bytes, transcript_.guest_key.bytes, Key::size)) show_key(parts);
  return true;
}

bool HostPairing::compare(const LinkParts& parts, const RadioAddress& from, const GuestKey& key,
                          const UnitName& own_name, Milliseconds now) {
  if (key.attempt != attempt_with(parts.cryptography, key.key)) return true;  // the true one may still come
  turns_.hear(from, now);
  if (is_under_way() || !has_next_key_ || !turns_.is_turn_of(from, now)) return false;
  if (has_tried_ && now - tried_at_ < next_try_ms) return false;
  has_tried_ = true;
  tried_at_ = now;
  Key shared;
  if (!parts.cryptography.shared_secret(next_secret_, key.key, shared)) return false;
  parts.cryptography.wipe(next_secret_);
  has_next_key_ = false;
  end(parts);
  transcript_ = {parts.radio.address(), from, key.attempt, key.role, own_name, key.guest, next_key_, key.key};
  Agreement agreement = agreement_on(parts.cryptography, shared, transcript_);
  confirming_.begin(agreement, transcript_.attempt, true, now);
  parts.cryptography.wipe(shared);
  parts.cryptography.wipe(agreement.key);
  state_ = State::comparing;
  ends_at_ = now + comparing_ms_max;
  show_key(parts);
  return true;
}

void HostPairing::show_key(const LinkParts& parts) {
  HostKey key;
  key.attempt = transcript_.attempt;
  key.key = transcript_.host_key;
  key.host = transcript_.host_name;
  parts.radio.send(written(key).bytes());
}

void HostPairing::on_confirmation(const LinkParts& parts, const RadioAddress& from,
                                  const Confirmation& confirmation, Milliseconds now) {
  if (!is_from(from, confirmation.attempt)) return;
  confirming_.hear(parts, confirmation);
  note_if_done(now);
}

Reason HostPairing::on_refusal(const LinkParts& parts, const RadioAddress& from, const Refusal& refusal,
                               Milliseconds now) {
  if (state_ != State::comparing || !is_from(from, refusal.attempt)) return Reason::none;
  if (!confirming_.proves(parts, from, refusal)) return Reason::none;
  turns_.fail(from, now);
  end(parts);
  return refusal.reason;
}

void HostPairing::say_yes(const Attempt& attempt, Milliseconds now) {
  if (state_ == State::comparing && confirming_.say_yes(attempt, now)) note_if_done(now);
}

void HostPairing::note_if_done(Milliseconds now) {
  if (state_ != State::comparing || !confirming_.done()) return;
  state_ = State::done;
  turns_.succeed(transcript_.guest, now);
}

void HostPairing::refuse(const LinkParts& parts, Reason reason, Milliseconds now) {
  if (!is_agreed()) return;
  turns_.fail(transcript_.guest, now);
  state_ = State::refusing;
  kept_ = false;
  farewell_.begin(reason, now);
  farewell_.step(parts, transcript_.guest, confirming_, now);  // the radio may be switched off at once
}

void HostPairing::end(const LinkParts& parts) {
  confirming_.end(parts.cryptography);
  transcript_ = Transcript();
  state_ = State::idle;
  kept_ = false;
}

void HostPairing::begin_anew(const LinkParts& parts) {
  confirming_.end(parts.cryptography);
  parts.cryptography.wipe(next_secret_);
  *this = HostPairing();
}

Reason HostPairing::step(const LinkParts& parts, Milliseconds now) {
  turns_.step(now);
  if (state_ == State::refusing) {
    farewell_.step(parts, transcript_.guest, confirming_, now);
    if (farewell_.is_over()) end(parts);
  }
  if (is_agreed()) confirming_.step(parts, now);
  if (!ends() || !has_come(ends_at_, now)) return Reason::none;
  if (!is_under_way()) {
    end(parts);
    return Reason::none;
  }
  refuse(parts, Reason::no_answer, now);
  return Reason::no_answer;
}

Milliseconds HostPairing::wait_ms(Milliseconds now) const {
  if (state_ == State::idle) return forever_ms;
  if (state_ == State::refusing) return farewell_.wait_ms(now);
  const Milliseconds end_ms = ends() ? left_until(ends_at_, now) : forever_ms;
  return sooner(end_ms, confirming_.wait_ms(now));
}

}  // namespace radio
}  // namespace seaglass
