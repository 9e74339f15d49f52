// The browser edition's WebAssembly in Node, 18 or newer.
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
globalThis.crypto ??= webcrypto; // a global since Node 19
export const module = await WebAssembly.compile(readFileSync(`${root}build/web/seaglass.wasm`));
