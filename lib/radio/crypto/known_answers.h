// Whether the cryptography of this place gives the answers that its standards print: RFC 7748 for X25519
// (sections 5.2 and 6.1), RFC 8439 for ChaCha20-Poly1305 (section 2.8.2; nor is it opened where one bit of
// anything is another); of BLAKE2b, whose form of 32 bytes RFC 7693 has no example of, what two other
// programs make of "abc".
#pragma once

#include "radio/crypto/cryptography.h"

namespace seaglass {

/// Null: all are right. Otherwise the name of one that is wrong.
const char* wrong_answer(Cryptography& cryptography);

}  // namespace seaglass
