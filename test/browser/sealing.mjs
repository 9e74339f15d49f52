// sealing.mjs : libsodium inside the page's WebAssembly, against the examples of its standards.
import assert from 'node:assert/strict';
import { startMachine } from '../../src/web/page/machine.js';
import { module } from './in_node.mjs';

const machine = await startMachine(module);
assert.ok(machine.hasRadio(), 'the page was built without libsodium');
assert.equal(machine.wrongAnswer(), null);
