// The radio's cryptography for seaglass.wasm (src/web/cryptography.cpp): libsodium, which a page has as another
// WebAssembly. Everything comes and goes through the memory of ours.

/** The imports of a machine whose memory `bytes(address, size)` shows; `sodium` is ready, or null: no radio. */
export function sealing(sodium, bytes) {
  const copy = (address, size) => bytes(address, size).slice();
  /** What libsodium refuses it throws. */
  const tried = (attempt) => {
    try {
      attempt();
      return 1;
    } catch {
      return 0;
    }
  };
  return {
    public_key: (secret, open) => {
      bytes(open, 32).set(sodium.crypto_scalarmult_base(copy(secret, 32)));
    },
    shared_secret: (secret, theirs, shared) =>
      tried(() => bytes(shared, 32).set(sodium.crypto_scalarmult(copy(secret, 32), copy(theirs, 32)))),
    hash: (message, size, key, keySize, hash, hashSize) => {
      const keyed = keySize > 0 ? copy(key, keySize) : null;
      bytes(hash, hashSize).set(sodium.crypto_generichash(hashSize, copy(message, size), keyed));
    },
    seal: (key, nonce, beside, besideSize, message, size, sealed) => {
      const box = sodium.crypto_aead_chacha20poly1305_ietf_encrypt(
        copy(message, size), copy(beside, besideSize), null, copy(nonce, 12), copy(key, 32));
      bytes(sealed, box.length).set(box);
    },
    open: (key, nonce, beside, besideSize, sealed, size, message) =>
      tried(() => {
        const opened = sodium.crypto_aead_chacha20poly1305_ietf_decrypt(
          null, copy(sealed, size), copy(beside, besideSize), copy(nonce, 12), copy(key, 32));
        bytes(message, opened.length).set(opened);
      }),
  };
}
