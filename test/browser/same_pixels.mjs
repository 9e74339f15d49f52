// same_pixels.mjs : every script in test/shots, played by the headless runner on this machine and by the browser
// edition's WebAssembly here in node. What each shot shows must be the same pixels.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { startMachine } from '../../src/web/page/machine.js';
import { module, root } from './in_node.mjs';

const press_ms = 60; // SimulatedRoom::tap
const after_press_ms = 32;

/** The browser edition, stepped as SimulatedRoom::run steps its handhelds. */
class Room {
  #now = 0;

  static async open(handhelds, calm, asks) {
    const room = new Room();
    room.machine = await startMachine(module);
    room.machine.setSeed(1);
    room.machine.setCalm(calm);
    if (!asks) room.machine.setLanguage('en');
    room.units = [...Array(handhelds).keys()];
    for (const unit of room.units) room.machine.start(unit);
    return room;
  }

  run(duration_ms) {
    const end = this.#now + duration_ms;
    for (;;) {
      while (this.units.filter((unit) => this.machine.step(unit, this.#now)).length > 0);
      if (this.#now === end) return;
      const wait_ms = Math.min(...this.units.map((unit) => this.machine.waitMs(unit)));
      this.#now += Math.min(wait_ms, end - this.#now);
    }
  }

  tap(unit, button, hold_ms) {
    this.machine.press(unit, button);
    this.run(hold_ms);
    this.machine.release(unit, button);
    this.run(after_press_ms);
  }
}

/** The shots of a script, as the headless runner has spelled it: "NAME HASH" each. */
async function shots(lines) {
  const first = (word) => lines.find(([verb]) => verb === word);
  const is = (word) => first(word) !== undefined;
  const room = await Room.open(Number(first('handhelds')?.[1] ?? 1), is('calm'), is('asks'));
  const said = [];
  let unit = 0;
  for (const [verb, word, number] of lines) {
    if (verb === 'use') unit = Number(word) - 1;
    if (verb === 'press') room.tap(unit, word, press_ms);
    if (verb === 'hold') room.tap(unit, word, Number(number));
    if (verb === 'wait') room.run(Number(word));
    if (verb === 'off') room.machine.stop(unit);
    if (verb === 'restart') room.machine.start(unit);
    if (verb === 'shot') said.push(`${word} ${room.machine.pictureHash(unit).toString(16).padStart(8, '0')}`);
  }
  return said;
}

let compared = 0;
let different = 0;
mkdirSync(`${root}build/same_pixels`, { recursive: true });
for (const name of readdirSync(`${root}test/shots`).filter((file) => file.endsWith('.txt'))) {
  const script = `${root}test/shots/${name}`;
  const command = [script, `${root}build/same_pixels/`, 'window', 'spell'];
  const spelled = execFileSync(`${root}build/host/headless`, command, { encoding: 'utf8' });
  const lines = spelled.trim().split('\n').map((line) => line.split(' '));
  if (lines.some(([verb]) => verb === 'cell')) continue; // a page has no cell that could run down
  const wasm = await shots(lines);
  lines.filter(([verb]) => verb === 'shot').forEach(([, shot, hash], i) => {
    ++compared;
    if (`${shot} ${hash}` === wasm[i]) return;
    ++different;
    console.log(`${name}: on this machine ${shot} ${hash}, in WebAssembly ${wasm[i]}`);
  });
}
console.log(`${compared} shots compared, ${different} different`);
process.exit(compared > 0 && different === 0 ? 0 : 1);
