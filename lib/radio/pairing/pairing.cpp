#include "radio/pairing/pairing.h"

#include "core/wipe.h"
#include "radio/crypto/derivation.h"
#include "radio/session/greeting.h"

namespace seaglass {
namespace radio {

namespace {

Derivation all_of(Purpose purpose, const Transcript& transcript) {
  Derivation derivation(purpose);
  derivation.put(transcript.host).put(transcript.guest).put(transcript.attempt);
  derivation.put(static_cast<std::uint8_t>(transcript.role));
  derivation.put(transcript.host_name).put(transcript.guest_name);
  derivation.put(transcript.host_key).put(transcript.guest_key);
  return derivation;
}

}  // namespace

Attempt attempt_with(Cryptography& cryptography, const Key& guest_key) {
  const Key hash = commitment_to(cryptography, Attempt(), guest_key, UnitName());
  Attempt attempt;
  for (int i = 0; i < Attempt::size; ++i) attempt.bytes[i] = hash.bytes[i];
  return attempt;
}

Key commitment_to(Cryptography& cryptography, const Attempt& attempt, const Key& host_key,
                  const UnitName& host_name) {
  return Derivation(Purpose::commitment).put(attempt).put(host_key).put(host_name).plain(cryptography);
}

Agreement agreement_on(Cryptography& cryptography, const Key& shared, const Transcript& transcript) {
  Agreement agreement;
  agreement.key = all_of(Purpose::pairing_key, transcript).keyed(cryptography, shared);
  Key seen = all_of(Purpose::pictures, transcript).keyed(cryptography, shared);
  for (int i = 0; i < Pictures::count; ++i)
    agreement.pictures.kind[i] = static_cast<std::uint8_t>(seen.bytes[i] % Pictures::kinds);
  wipe(seen);
  return agreement;
}

void Confirming::begin(const Agreement& agreement, const Attempt& attempt, bool host, Milliseconds now) {
  *this = Confirming();
  key_ = agreement.key;
  pictures_ = agreement.pictures;
  attempt_ = attempt;
  host_ = host;
  resend_.begin(now);
}

void Confirming::end(Cryptography& cryptography) {
  cryptography.wipe(key_);
  *this = Confirming();
}

bool Confirming::say_yes(const Attempt& attempt, Milliseconds now) {
  if (attempt != attempt_) return false;
  if (own_) return true;
  own_ = true;
  resend_.begin(now);
  return true;
}

bool Confirming::proves(const LinkParts& parts, const RadioAddress& from, const Refusal& refusal) const {
  return refusal.attempt == attempt_ && refusal.proof == proof_of(parts.cryptography, key_, refusal, from);
}

void Confirming::hear(const LinkParts& parts, const Confirmation& confirmation) {
  if (confirmation.attempt != attempt_) return;
  if (confirmation.proof != proof(parts.cryptography, !host_, confirmation.knows)) return;
  theirs_ = true;
  if (confirmation.knows != Confirmation::Knows::nothing) heard_ = true;
  if (own_ && confirmation.knows != Confirmation::Knows::that_you_have_mine) send(parts);
}

void Confirming::step(const LinkParts& parts, Milliseconds now) {
  if (own_ && !heard_ && resend_.is_due(now) && send(parts)) resend_.sent(now);
}

Proof Confirming::proof(Cryptography& cryptography, bool by_host, Confirmation::Knows knows) const {
  return Derivation(by_host ? Purpose::host_confirms : Purpose::guest_confirms)
      .put(attempt_)
      .put(static_cast<std::uint8_t>(knows))
      .proof(cryptography, key_);
}

bool Confirming::send(const LinkParts& parts) {
  Confirmation confirmation;
  confirmation.attempt = attempt_;
  if (theirs_) confirmation.knows = Confirmation::Knows::your_word;
  if (theirs_ && heard_) confirmation.knows = Confirmation::Knows::that_you_have_mine;
  confirmation.proof = proof(parts.cryptography, host_, confirmation.knows);
  return parts.radio.send(written(confirmation).bytes());
}

void Farewell::step(const LinkParts& parts, const RadioAddress& to, const Confirming& confirming,
                    Milliseconds now) {
  if (left_ == 0 || !has_come(at_, now)) return;
  Refusal refusal;
  refusal.to = to;
  refusal.attempt = confirming.attempt();
  refusal.reason = reason_;
  refusal.proof = proof_of(parts.cryptography, confirming.key(), refusal, parts.radio.address());
  if (!parts.radio.send(written(refusal).bytes())) return;
  --left_;
  at_ = now + every_ms;
}

}  // namespace radio
}  // namespace seaglass
