// node run.mjs PROGRAM.wasm : prints what the portable checks say.
import { readFileSync } from 'node:fs';

const bytes = readFileSync(process.argv[2]);
let memory;

function say(address) {
  const text = new Uint8Array(memory.buffer, address);
  process.stdout.write(Buffer.from(text.subarray(0, text.indexOf(0))).toString('latin1'));
}

const { instance } = await WebAssembly.instantiate(bytes, { place: { say } });
memory = instance.exports.memory;
instance.exports.run();
