// sealing.mjs : libsodium as the page has it, behind the machine's cryptography, against the examples of its standards;
// and the same with one bit of an answer wrong, to see that it would be noticed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startMachine } from '../../src/web/page/machine.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = `${root}build/deps/libsodium-js/node_modules`;
const { default: sodium } = await import(`${packages}/libsodium-wrappers/dist/modules-esm/libsodium-wrappers.mjs`);
await sodium.ready;
const module = await WebAssembly.compile(readFileSync(`${root}build/web/seaglass.wasm`));

assert.equal((await startMachine(module, sodium)).wrongAnswer(), null);

const wrong = (name) => ({
  ...sodium,
  [name]: (...given) => {
    const answer = sodium[name](...given);
    answer[0] ^= 1;
    return answer;
  },
});
for (const [name, primitive] of [
  ['crypto_scalarmult_base', 'X25519'],
  ['crypto_aead_chacha20poly1305_ietf_encrypt', 'ChaCha20-Poly1305'],
  ['crypto_generichash', 'BLAKE2b'],
])
  assert.equal((await startMachine(module, wrong(name))).wrongAnswer(), primitive);
