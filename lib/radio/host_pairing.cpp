#include "radio/host_pairing.h"

namespace seaglass {
namespace radio {

bool HostPairing::on_ask(const LinkParts& parts, const RadioAddress& from, const Ask& ask,
                         const UnitName& own_name, Milliseconds now) {
  if (is_under_way() && from != transcript_.guest) return false;
  if (is_from(from, ask.attempt)) {
    if (state_ == State::committed) commit(parts);
    return true;
  }
  if (has_shown_ && now - shown_at_ < next_pictures_ms) return false;
  if (has_tried_ && now - tried_at_ < next_try_ms) return false;
  end(parts);  // whoever asks anew has forgotten the last try
  transcript_.host = parts.radio.address();
  transcript_.guest = from;
  transcript_.attempt = ask.attempt;
  transcript_.role = ask.role;
  transcript_.host_name = own_name;
  transcript_.guest_name = ask.guest;
  secret_ = drawn<Key>(parts.entropy);
  parts.cryptography.public_key(secret_, transcript_.host_key);
  has_tried_ = true;
  tried_at_ = now;
  state_ = State::committed;
  ends_at_ = now + guest_key_ms_max;
  commit(parts);
  return true;
}

void HostPairing::commit(const LinkParts& parts) {
  Commitment commitment;
  commitment.attempt = transcript_.attempt;
  commitment.hash =
      commitment_to(parts.cryptography, transcript_.attempt, transcript_.host_key, transcript_.host_name);
  parts.radio.send(written(commitment).bytes());  // if it gets lost, the guest asks again
}

void HostPairing::on_guest_key(const LinkParts& parts, const RadioAddress& from, const GuestKey& key,
                               Milliseconds now) {
  if (!is_from(from, key.attempt)) return;
  if (state_ == State::committed) {
    Key shared;
    if (!parts.cryptography.shared_secret(secret_, key.key, shared)) return;
    transcript_.guest_key = key.key;
    Agreement agreement = agreement_on(parts.cryptography, shared, transcript_);
    confirming_.begin(agreement, transcript_.attempt, true, now);
    parts.cryptography.wipe(shared);
    parts.cryptography.wipe(secret_);
    parts.cryptography.wipe(agreement.key);
    state_ = State::comparing;
    has_shown_ = true;
    shown_at_ = now;
    ends_at_ = now + comparing_ms_max;
  }
  // The first key counts: whoever could change it now would know what it comes to.
  if (same_bytes(key.key.bytes, transcript_.guest_key.bytes, Key::size)) show_key(parts);
}

void HostPairing::show_key(const LinkParts& parts) {
  HostKey key;
  key.attempt = transcript_.attempt;
  key.key = transcript_.host_key;
  key.host = transcript_.host_name;
  parts.radio.send(written(key).bytes());
}

void HostPairing::on_confirmation(const LinkParts& parts, const RadioAddress& from,
                                  const Confirmation& confirmation) {
  if (!is_from(from, confirmation.attempt) || state_ == State::committed) return;
  confirming_.hear(parts, confirmation);
  if (confirming_.done()) state_ = State::done;
}

Reason HostPairing::on_refusal(const LinkParts& parts, const RadioAddress& from, const Refusal& refusal) {
  if (!is_from(from, refusal.attempt) || !is_under_way()) return Reason::none;
  end(parts);
  return refusal.reason;
}

void HostPairing::say_yes(Milliseconds now) {
  if (state_ != State::comparing) return;
  confirming_.say_yes(now);
  if (confirming_.done()) state_ = State::done;
}

void HostPairing::refuse(const LinkParts& parts, Reason reason) {
  if (state_ == State::idle) return;
  Refusal refusal;
  refusal.to = transcript_.guest;
  refusal.attempt = transcript_.attempt;
  refusal.reason = reason;
  parts.radio.send(written(refusal).bytes());
  end(parts);
}

void HostPairing::end(const LinkParts& parts) {
  parts.cryptography.wipe(secret_);
  confirming_.end(parts.cryptography);
  // Who asks next has to wait as long, whatever became of this one.
  HostPairing next;
  next.has_tried_ = has_tried_;
  next.tried_at_ = tried_at_;
  next.has_shown_ = has_shown_;
  next.shown_at_ = shown_at_;
  *this = next;
}

Reason HostPairing::step(const LinkParts& parts, Milliseconds now) {
  if (state_ == State::comparing || state_ == State::done) confirming_.step(parts, now);
  if (!ends() || !has_come(ends_at_, now)) return Reason::none;
  const bool seen = state_ == State::comparing;
  if (is_under_way())
    refuse(parts, Reason::no_answer);
  else
    end(parts);
  return seen ? Reason::no_answer : Reason::none;  // nobody was shown what ended before the pictures
}

Milliseconds HostPairing::wait_ms(Milliseconds now) const {
  if (state_ == State::idle) return forever_ms;
  const Milliseconds end_ms = ends() ? left_until(ends_at_, now) : forever_ms;
  return sooner(end_ms, confirming_.wait_ms(now));
}

}  // namespace radio
}  // namespace seaglass
