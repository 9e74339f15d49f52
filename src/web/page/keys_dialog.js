// Which key does what: as the foot of the page says it, and as a person changes it.

import { say } from './words.js';

const names = { a: 'button_a', b: 'button_b', menu: 'button_menu' };

/** What a button is called. */
const called = (button) => say(names[button] ?? button);

function drawn(names) {
  return names.map((name) => {
    const key = document.createElement('kbd');
    key.textContent = name;
    return key;
  });
}

export class KeysDialog {
  #dialog = document.getElementById('keys');
  #said = document.getElementById('keys-said');
  #waiting = null; // the button whose key is asked for

  constructor(map) {
    this.map = map;
    document.getElementById('change-keys').addEventListener('click', () => this.#open());
    document.getElementById('keys-done').addEventListener('click', () => this.#dialog.close());
    document.getElementById('keys-reset').addEventListener('click', () => this.map.reset());
    this.#dialog.addEventListener('keydown', (event) => this.#press(event));
    this.#dialog.addEventListener('close', () => this.#wait(null));
    for (const button of map.buttons) this.#addRow(button);
    this.show();
  }

  /** What holds now. */
  show() {
    for (const row of this.#dialog.querySelectorAll('tr')) {
      const button = row.dataset.keys;
      row.cells[0].textContent = called(button);
      row.cells[1].replaceChildren(...drawn(this.map.names(button)));
      row.querySelector('button').setAttribute('aria-label', say('change_key', called(button)));
    }
    const firstNames = (button) => this.map.names(button).slice(0, 2);
    for (const place of document.querySelectorAll('.keys [data-keys]'))
      place.replaceChildren(...drawn(place.dataset.keys.split(' ').flatMap(firstNames)));
  }

  #addRow(button) {
    const row = document.getElementById('key-row').content.firstElementChild.cloneNode(true);
    row.dataset.keys = button;
    row.querySelector('button').addEventListener('click', () => this.#wait(button));
    this.#dialog.querySelector('tbody').append(row);
  }

  #open() {
    this.#wait(null);
    this.#dialog.showModal();
  }

  #wait(button) {
    this.#waiting = button;
    this.#said.textContent = button ? say('press_key', called(button)) : '';
  }

  #press(event) {
    if (!this.#waiting) return;
    event.preventDefault();
    if (event.repeat) return;
    const changed = this.map.change(this.#waiting, event.code);
    this.#wait(changed ? null : this.#waiting);
    if (!changed) this.#said.textContent = say('key_needed');
  }
}
