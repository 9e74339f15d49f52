// One handheld as it lies on the page: its glass, its buttons under fingers and keys, its screen.

import { screen } from './machine.js';
import { Said } from './said.js';
import { Voice } from './voice.js';
import { fillIn, say } from './words.js';

const save_after_ms = 150; // writes come in bursts: one save for all of them
const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' };

export class Handheld {
  voice = new Voice();

  #machine;
  #storage;
  #pen;
  #said;
  #fingers = new Map(); // pointer or key -> the button that it holds down
  #held = new Map(); // what is down, as the eye sees it -> the button of the device
  #turned = false; // for the left hand: the device lies the other way round
  #pictures = -1;
  #flashGeneration = 0;
  #saving = 0;
  #isOurs = true;

  /** `onInput` is called whenever somebody touched it, `onRemove` when it is put away, `onSpeak` with what it speaks. */
  constructor(machine, storage, slot, { onInput, onRemove, onSpeak }) {
    this.#machine = machine;
    this.#storage = storage;
    this.slot = slot;
    this.onInput = onInput;
    this.onSpeak = onSpeak;
    this.element = document.getElementById('handheld').content.firstElementChild.cloneNode(true);
    this.element.dataset.slot = slot;
    fillIn(this.element);
    this.element.querySelector('.remove').addEventListener('click', () => onRemove(this));
    const canvas = this.element.querySelector('canvas');
    canvas.width = screen.width;
    canvas.height = screen.height;
    this.canvas = canvas;
    this.#said = new Said(this.element.querySelector('.said'));
    this.#pen = canvas.getContext('2d', { alpha: false });
    this.#listenToFingers();
  }

  /** Its number among those on the page, from 1. */
  setNumber(number) {
    this.element.setAttribute('aria-label', say('handheld_number', number));
    this.element.querySelector('.number').textContent = number;
    this.element.querySelector('.remove').setAttribute('aria-label', say('put_away', number));
    this.canvas.setAttribute('aria-label', say('screen_number', number));
  }

  /** Its battery goes in. */
  async start() {
    const memory = this.#machine.flash(this.slot);
    const kept = await this.#storage.flash(this.slot);
    if (kept?.length === memory.length) memory.set(kept);
    this.#flashGeneration = this.#machine.flashGeneration(this.slot);
    this.#machine.start(this.slot);
  }

  stop() {
    this.rest();
    this.#said.stop();
    this.#machine.stop(this.slot);
  }

  /** Everything let go, silent, saved: nobody is looking. Resolves once it is saved. */
  rest() {
    this.#fingers.clear();
    this.#press();
    this.voice.silence();
    return this.#save();
  }

  /** Never saves any more: what lies there is another tab's. */
  disown() {
    clearTimeout(this.#saving);
    this.#isOurs = false;
  }

  /** After a step: shows, sounds and keeps what is new. */
  refresh() {
    const sent = this.#machine.picturesSent(this.slot);
    if (sent !== this.#pictures) {
      this.#pictures = sent;
      this.#pen.putImageData(new ImageData(this.#machine.picture(this.slot), screen.width), 0, 0);
      this.#said.changed(() => this.#read());
    }
    this.canvas.style.opacity = this.#machine.brightness(this.slot);
    this.#turned = this.#machine.isTurned(this.slot);
    this.element.classList.toggle('turned', this.#turned);
    this.voice.play(this.#machine.sound(this.slot));
    if (this.#machine.flashGeneration(this.slot) !== this.#flashGeneration)
      this.#saving ||= setTimeout(() => this.#save(), save_after_ms);
  }

  /** `finger` is whatever holds the button: a pointer's number, a key's name. */
  hold(finger, button) {
    this.#fingers.set(finger, button);
    this.#press();
  }
  letGo(finger) {
    if (this.#fingers.delete(finger)) this.#press();
  }

  /** Whether what it says is spoken: of several, the one that plays is. */
  setHeard(heard) {
    this.element.querySelector('.said').setAttribute('aria-live', heard ? 'polite' : 'off');
  }

  #read() {
    const language = this.#machine.language(this.slot);
    this.onSpeak(this, language);
    return { lines: this.#machine.words(this.slot), language };
  }

  /** Letters are typed on it now. */
  takesLetters() {
    return this.#machine.takesLetters(this.slot);
  }
  type(letter) {
    this.#machine.type(this.slot, letter);
    this.onInput(this);
  }

  #press() {
    const held = new Set(this.#fingers.values());
    for (const button of held) {
      if (this.#held.has(button)) continue;
      const pressed = (this.#turned && opposite[button]) || button;
      this.#held.set(button, pressed);
      this.#machine.press(this.slot, pressed);
    }
    for (const [button, pressed] of this.#held) {
      if (held.has(button)) continue;
      this.#held.delete(button);
      this.#machine.release(this.slot, pressed);
    }
    for (const cap of this.element.querySelectorAll('[data-button]'))
      cap.classList.toggle('down', held.has(cap.dataset.button));
    this.element.querySelector('.pad').dataset.lean = ['up', 'down', 'left', 'right']
      .filter((button) => held.has(button))
      .join(' ');
    this.onInput(this);
  }

  #buttonUnder(event) {
    const cap = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-button]');
    return cap && this.element.contains(cap) ? cap.dataset.button : undefined;
  }

  #listenToFingers() {
    const element = this.element;
    element.addEventListener('pointerdown', (event) => {
      const button = this.#buttonUnder(event);
      if (!button || event.button !== 0) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
      this.hold(event.pointerId, button);
    });
    // A thumb that slides from one direction to the next presses that one.
    element.addEventListener('pointermove', (event) => {
      if (!this.#fingers.has(event.pointerId)) return;
      const button = this.#buttonUnder(event);
      if (button && button !== this.#fingers.get(event.pointerId)) this.hold(event.pointerId, button);
    });
    for (const end of ['pointerup', 'pointercancel'])
      element.addEventListener(end, (event) => this.letGo(event.pointerId));
    // A press without a pointer, as screen readers make it.
    element.addEventListener('click', (event) => {
      const button = event.target.closest('[data-button]')?.dataset.button;
      if (!button || event.detail !== 0) return;
      this.hold('click', button);
      this.letGo('click');
    });
    element.addEventListener('contextmenu', (event) => {
      if (event.target.closest('[data-button]')) event.preventDefault();
    });
  }

  #save() {
    clearTimeout(this.#saving);
    this.#saving = 0;
    const generation = this.#machine.flashGeneration(this.slot);
    if (!this.#isOurs || generation === this.#flashGeneration) return undefined;
    this.#flashGeneration = generation;
    return this.#storage.saveFlash(this.slot, this.#machine.flash(this.slot).slice()).catch(() => {});
  }
}
