// Which key means which button, by the key's place on the keyboard (`event.code`): under any layout the same finger.

const usual = {
  up: ['ArrowUp'],
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  down: ['ArrowDown'],
  a: ['KeyA', 'Enter', 'NumpadEnter', 'Space'],
  b: ['KeyB', 'Escape', 'Backspace'],
  menu: ['KeyM'],
};
const letters = { a: 'a', b: 'b', m: 'menu' }; // as they are printed, while the usual keys hold
const signs = { ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→', ArrowDown: '↓', Escape: 'Esc' };

/** What the page or the browser needs itself. */
const refused = /^(Digit[1-6]|Numpad[1-6]|Tab|F\d+|(Control|Alt|Shift|Meta|OS)(Left|Right)?|CapsLock|ContextMenu)$/;

function is_map(map) {
  const is_code = (code) => typeof code === 'string';
  const is_list = (codes) => Array.isArray(codes) && codes.length > 0 && codes.every(is_code);
  return map !== null && typeof map === 'object' && Object.keys(usual).every((button) => is_list(map[button]));
}

export class KeyMap {
  #codes = structuredClone(usual);
  #is_usual = true;
  #layout = null; // what is printed on each key, where the browser tells

  #storage;

  /** `onChange` is called whenever another key means something, or has another name. */
  constructor(storage, onChange) {
    this.#storage = storage;
    this.onChange = onChange;
    const kept = storage.keys();
    if (is_map(kept)) [this.#codes, this.#is_usual] = [kept, false];
    navigator.keyboard?.getLayoutMap?.().then((layout) => {
      this.#layout = layout;
      this.onChange();
    }, () => {});
  }

  get buttons() {
    return Object.keys(usual);
  }

  /** The button that a keyboard event means, if any. */
  buttonOf({ code, key }) {
    const placed = this.buttons.find((button) => this.#codes[button].includes(code));
    return placed ?? (this.#is_usual ? letters[key.toLowerCase()] : undefined);
  }

  /** What is printed on its keys. */
  names(button) {
    return [...new Set(this.#codes[button].map((code) => this.#name(code)))];
  }

  #name(code) {
    const printed = /^(Key|Digit)/.test(code) ? code.replace(/^(Key|Digit)/, '') : code.replace('NumpadEnter', 'Enter');
    return signs[code] ?? this.#layout?.get(code)?.toUpperCase() ?? printed;
  }

  /** From now on this key alone means it. False: the page needs that key, or it is the only one of another button. */
  change(button, code) {
    if (refused.test(code) || code === '') return false;
    const other = this.buttons.find((each) => each !== button && this.#codes[each].includes(code));
    if (other && this.#codes[other].length === 1) return false;
    if (other) this.#codes[other] = this.#codes[other].filter((each) => each !== code);
    this.#codes[button] = [code];
    this.#is_usual = false;
    this.#storage.saveKeys(this.#codes);
    this.onChange();
    return true;
  }

  reset() {
    this.#codes = structuredClone(usual);
    this.#is_usual = true;
    this.#storage.saveKeys(null);
    this.onChange();
  }
}
