#pragma once

extern "C" int crypto_aead_chacha20poly1305_ietf_encrypt(
    unsigned char* to, unsigned long long* to_size, const unsigned char* from, unsigned long long from_size,
    const unsigned char* associated, unsigned long long associated_size, const unsigned char* unused,
    const unsigned char* nonce, const unsigned char* key);
extern "C" int crypto_aead_chacha20poly1305_ietf_decrypt(
    unsigned char* to, unsigned long long* to_size, unsigned char* unused, const unsigned char* from,
    unsigned long long from_size, const unsigned char* associated, unsigned long long associated_size,
    const unsigned char* nonce, const unsigned char* key);
