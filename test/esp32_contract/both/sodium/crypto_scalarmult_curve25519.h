#pragma once

extern "C" int crypto_scalarmult_curve25519(unsigned char* to, const unsigned char* secret,
                                            const unsigned char* point);
extern "C" int crypto_scalarmult_curve25519_base(unsigned char* to, const unsigned char* secret);
