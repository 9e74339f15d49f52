// run.mjs FOLDER WORKFLOW... : says what actionlint, which was brought into FOLDER, has against these workflows.
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [, , folder, ...files] = process.argv;
const brought = join(folder, 'node_modules', '@tktco', 'node-actionlint');
globalThis.crypto ??= webcrypto; // a global since Node 19
globalThis.throwError = (message) => {
  throw new Error(message);
};
createRequire(import.meta.url)(join(brought, 'wasm_exec.js'));
const go = new globalThis.Go();
const { instance } = await WebAssembly.instantiate(readFileSync(join(brought, 'main.wasm')), go.importObject);
go.run(instance); // it ends with this process: until then it answers

let faults = 0;
for (const file of files) {
  for (const { line, column, message, kind } of await globalThis.runActionlint(readFileSync(file, 'utf8'), file)) {
    if (!message) continue;
    ++faults;
    console.log(`${file}:${line}:${column}: ${message} [${kind}]`);
  }
}
process.exit(faults > 0 ? 1 : 0);
