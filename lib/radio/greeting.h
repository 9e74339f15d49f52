// How a session begins between two units that have a pairing's key: the guest says hello with 16 fresh bytes,
// the host's welcome brings 16 of its own, and the first frame that the guest seals with what follows from
// both proves that it is here now. Only then the host lets an earlier session go, so that no replayed hello
// ends one.
#pragma once

#include "radio/session.h"

namespace seaglass {
namespace radio {

Proof proof_of(Cryptography& cryptography, const Key& key, const Hello& hello, const RadioAddress& from);
Proof proof_of(Cryptography& cryptography, const Key& key, const Welcome& welcome, const Freshness& guest,
               const RadioAddress& from);
Proof proof_of(Cryptography& cryptography, const Key& key, const Refusal& refusal, const RadioAddress& from);

}  // namespace radio
}  // namespace seaglass
