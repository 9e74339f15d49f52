// sealing.mjs : libsodium inside the page's WebAssembly, against the examples of its standards.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { startMachine } from '../../src/web/page/machine.js';

const module = await WebAssembly.compile(readFileSync(new URL('../../build/web/seaglass.wasm', import.meta.url)));
const machine = await startMachine(module);
assert.ok(machine.hasRadio(), 'the page was built without libsodium');
assert.equal(machine.wrongAnswer(), null);
