// How two units come to share a key that nobody else has, on an air that anybody writes on. The guest asks;
// the host sends the hash of a fresh X25519 key and its name; the guest shows a key of its own; only then the
// host shows the key and the name that it had committed to. Both derive four pictures from all of this, two
// people compare them, and when both have said that they are the same, both units keep the key.
//
// Whoever sits in between has fixed a key, and all else that goes into the pictures, for each side before
// knowing what the pictures will be, so that one try succeeds once in 2^20. The host commits, not the guest,
// because a host answers whoever asks: who tries it again and again must let every try's pictures come up on
// the host's screen to learn what they are (pairing_turns.h: seven a minute at most), and a guest makes a try
// only when its person wants to.
//
// While somebody compares, nothing but their own answer, a refusal that is proven by the key that the
// pictures stand for, or time ends it: no other try takes its place. A yes names the try whose pictures were
// on the screen. What is not proven, a refusal before there are pictures, ends nothing and is told as a hint.
//
// What this does not protect from: somebody who disturbs (SECURITY.md), and two people who say yes without
// looking.
#pragma once

#include "radio/link_parts.h"
#include "radio/pairing/pictures.h"
#include "radio/resend.h"

namespace seaglass {
namespace radio {

constexpr Milliseconds comparing_ms_max = 60000;

/// All that both sides must see alike.
struct Transcript {
  RadioAddress host;
  RadioAddress guest;
  Attempt attempt;
  Role role = Role::player;
  UnitName host_name;
  UnitName guest_name;
  Key host_key;
  Key guest_key;
};

struct Agreement {
  Key key;  // the pairing's
  Pictures pictures;
};

/// By which a try is called: of the key that its guest will show, so that nobody else's is taken for it.
Attempt attempt_with(Cryptography& cryptography, const Key& guest_key);
Key commitment_to(Cryptography& cryptography, const Attempt& attempt, const Key& host_key,
                  const UnitName& host_name);
Agreement agreement_on(Cryptography& cryptography, const Key& shared, const Transcript& transcript);

/// Either end's half of what follows once both have the key: each person's word, sent until it is known to
/// have come. Whoever is done still answers one who is not.
class Confirming {
 public:
  void begin(const Agreement& agreement, const Attempt& attempt, bool host, Milliseconds now);
  void end(Cryptography& cryptography);

  const Pictures& pictures() const { return pictures_; }
  const Attempt& attempt() const { return attempt_; }
  const Key& key() const { return key_; }
  bool own_word() const { return own_; }
  bool done() const { return own_ && theirs_; }

  /// For the pictures of this try. False: it is another one's that are compared.
  bool say_yes(const Attempt& attempt, Milliseconds now);
  void hear(const LinkParts& parts, const Confirmation& confirmation);
  /// Written by whoever has the key that the pictures stand for.
  bool proves(const LinkParts& parts, const RadioAddress& from, const Refusal& refusal) const;
  void step(const LinkParts& parts, Milliseconds now);
  Milliseconds wait_ms(Milliseconds now) const { return own_ && !heard_ ? resend_.wait_ms(now) : forever_ms; }

 private:
  Proof proof(Cryptography& cryptography, bool by_host, Confirmation::Knows knows) const;
  bool send(const LinkParts& parts);

  Key key_;
  Pictures pictures_;
  Attempt attempt_;
  bool host_ = false;
  bool own_ = false;
  bool theirs_ = false;
  bool heard_ = false;  // they have ours
  Resend resend_{150, 1000};
};

/// The end of a try, told a few times, since nobody answers it: whoever misses it compares for a minute.
/// Proven by the key that the pictures stand for.
class Farewell {
 public:
  void begin(Reason reason, Milliseconds now) {
    reason_ = reason;
    left_ = times;
    at_ = now;
  }
  bool is_over() const { return left_ == 0; }
  void step(const LinkParts& parts, const RadioAddress& to, const Confirming& confirming, Milliseconds now);
  Milliseconds wait_ms(Milliseconds now) const { return left_until(at_, now); }

 private:
  // Where every fifth frame is lost, one in 600 ends is not heard.
  static constexpr int times = 4;
  static constexpr Milliseconds every_ms = 120;

  Reason reason_ = Reason::none;
  std::uint8_t left_ = 0;
  Milliseconds at_ = 0;
};

}  // namespace radio
}  // namespace seaglass
