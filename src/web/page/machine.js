// The handhelds inside seaglass.wasm (src/web/exports.cpp). Runs in a page and in node alike.

export const buttons = ['up', 'down', 'left', 'right', 'a', 'b', 'menu'];
export const screen = { width: 320, height: 240 };
export const slots = 6;

/** Something that must hold did not: the program stopped itself, and nothing of this machine runs again. */
export class CheckFailed extends Error {}

/** Takes a WebAssembly.Module. */
export async function startMachine(module) {
  let memory;
  const text = (address) => textAt(memory, address);
  const bytes = (address, size) => new Uint8Array(memory.buffer, address, size);
  const instance = await WebAssembly.instantiate(module, {
    page: {
      fill_with_entropy: (address, size) => {
        crypto.getRandomValues(bytes(address, size));
      },
      check_failed: (claim, file, line) => {
        throw new CheckFailed(`${text(file)}:${line}: does not hold: ${text(claim)}`);
      },
    },
  });
  memory = instance.exports.memory;
  instance.exports._initialize();
  return new Machine(instance.exports);
}

function textAt(memory, address) {
  const bytes = new Uint8Array(memory.buffer, address);
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
}

class Machine {
  constructor(exports) {
    this.exports = exports;
  }
  start(slot) {
    this.exports.start(slot);
  }
  stop(slot) {
    this.exports.stop(slot);
  }
  press(slot, button) {
    this.exports.press(slot, buttons.indexOf(button));
  }
  release(slot, button) {
    this.exports.release(slot, buttons.indexOf(button));
  }
  /** Whether letters can be typed there now. */
  takesLetters(slot) {
    return this.exports.takes_letters(slot) !== 0;
  }
  /** One letter. */
  type(slot, letter) {
    this.exports.type(slot, letter.codePointAt(0));
  }
  /** Steps the handheld if it is time to, and says whether it was. `now` is in whole milliseconds. */
  step(slot, now) {
    return this.exports.step(slot, now) !== 0;
  }
  /** How long until it will step, if nothing happens before. */
  waitMs(slot) {
    return this.exports.wait_ms(slot);
  }
  /** For tests, before anything else: all chance comes from this seed, and none from the browser. */
  setSeed(seed) {
    this.exports.set_seed(seed);
  }
  /** Whoever reads `motion: reduce` out of a browser says it here; it holds from the next start on. */
  setCalm(calm) {
    this.exports.set_calm(calm ? 1 : 0);
  }
  /** `code` is how browsers name a language ("de-AT"); whether the handhelds speak it. From the next start on. */
  setLanguage(code) {
    const [first, second, ...more] = code.split('-')[0].toLowerCase();
    if (!second || more.length > 0) return false;
    return this.exports.set_language(first.charCodeAt(0), second.charCodeAt(0)) !== 0;
  }
  /** The two letters of the language that it speaks. */
  language(slot) {
    return this.#text(this.exports.language(slot));
  }
  /** False in a page that was built without libsodium: its handhelds cannot hear each other. */
  hasRadio() {
    return this.exports.has_radio() !== 0;
  }
  /** Null, or the name of the primitive that libsodium answers differently from its standard. */
  wrongAnswer() {
    const address = this.exports.wrong_answer();
    if (address === 0) return null;
    return this.#text(address);
  }
  #text(address) {
    return textAt(this.exports.memory, address);
  }
  /** So many of a hundred frames between the handhelds get lost. */
  setLoss(percent) {
    this.exports.set_loss(percent);
  }
  framesSent() {
    return this.exports.frames_sent();
  }
  /** RGBA. A view into the machine: copy or draw it before the next call. */
  picture(slot) {
    const bytes = screen.width * screen.height * 4;
    return new Uint8ClampedArray(this.exports.memory.buffer, this.exports.picture(slot), bytes);
  }
  /** The lines that can be read there, in the order in which they were drawn: { x, y, width, height, chosen, words }. */
  words(slot) {
    const lines = this.#text(this.exports.words(slot)).split('\n').slice(0, -1);
    return lines.map((line) => {
      const [, x, y, width, height, chosen, words] = /^(\d+) (\d+) (\d+) (\d+) ([01]) (.*)$/.exec(line);
      const place = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
      return { ...place, chosen: chosen === '1', words };
    });
  }
  picturesSent(slot) {
    return this.exports.pictures_sent(slot);
  }
  pictureHash(slot) {
    return this.exports.picture_hash(slot) >>> 0;
  }
  /** Whether it is held the other way round, for the left hand: its picture lies upside down. */
  isTurned(slot) {
    return this.exports.is_turned(slot) !== 0;
  }
  brightness(slot) {
    return this.exports.brightness_percent(slot) / 100;
  }
  sound(slot) {
    return { hertz: this.exports.hertz(slot), volume: this.exports.volume_percent(slot) / 100 };
  }
  /** The flash memory itself: write to it before `start`, read it whenever its generation has grown. */
  flash(slot) {
    return new Uint8Array(this.exports.memory.buffer, this.exports.flash(slot), this.exports.flash_bytes());
  }
  flashGeneration(slot) {
    return this.exports.flash_generation(slot);
  }
}
