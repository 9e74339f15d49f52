// The page: starts the machine, lays handhelds on the sand, and says so when something fails.

import { applyArrangement } from './arrangement.js';
import { listenToGamepads } from './gamepad.js';
import { Handheld } from './handheld.js';
import { KeyMap } from './key_map.js';
import { listenToKeys } from './keys.js';
import { KeysDialog } from './keys_dialog.js';
import { Loop } from './loop.js';
import { slots, startMachine } from './machine.js';
import { playAlone } from './one_tab.js';
import { Storage } from './storage.js';
import { allowSound, mute } from './voice.js';
import { speak, speakLikeBrowser } from './words.js';

const beach = document.getElementById('beach');
const addButton = document.getElementById('add');
const muteButton = document.getElementById('mute');
const fullscreenButton = document.getElementById('fullscreen');
const elsewhere = document.getElementById('elsewhere');
const takingOverKey = 'seaglass.taking over'; // this tab was given up, and is loaded anew to play again
const handhelds = [];
const storage = new Storage();
const keys = new KeyMap(storage, () => keysDialog.show());
let machine;
let loop;
let chosen = null;
let begun;

function showFailure(failure) {
  console.error(failure);
  document.getElementById('failure-reason').textContent = failure.message;
  document.getElementById('failure').showModal();
}

function layOut() {
  handhelds.forEach((handheld, i) => handheld.setNumber(i + 1));
  beach.dataset.count = handhelds.length;
  addButton.disabled = handhelds.length === slots;
  applyArrangement(beach, handhelds.length);
}

function choose(handheld) {
  chosen = handheld;
  for (const each of handhelds) {
    each.element.classList.toggle('chosen', each === handheld);
    each.setHeard(each === handheld);
  }
}

async function add(slot) {
  const handheld = new Handheld(machine, storage, slot, { onInput: () => loop.wake(), onRemove: remove, onSpeak: follow });
  handheld.element.addEventListener('focusin', () => choose(handheld));
  await handheld.start();
  handhelds.push(handheld);
  beach.append(handheld.element);
  layOut();
  loop.wake();
  return handheld;
}

/** The page speaks what the handheld speaks that was chosen. */
function follow(handheld, language) {
  if (handheld !== (chosen ?? handheld) || !speak(language)) return;
  layOut();
  keysDialog.show();
}

function remove(handheld) {
  handheld.stop();
  handhelds.splice(handhelds.indexOf(handheld), 1);
  handheld.element.remove();
  if (chosen === handheld) choose(handhelds[0]);
  layOut();
  storage.saveHandhelds(handhelds.map((each) => each.slot));
}

async function addNext() {
  const free = [...Array(slots).keys()].find((slot) => handhelds.every((handheld) => handheld.slot !== slot));
  if (free === undefined || addButton.disabled) return;
  addButton.disabled = true; // until this one lies there
  const handheld = await add(free);
  storage.saveHandhelds(handhelds.map((each) => each.slot));
  handheld.element.focus({ preventScroll: true });
  handheld.element.scrollIntoView({ block: 'nearest' });
}

/** How many of a hundred frames between the handhelds get lost, as people in a train would have it. */
function listenToAir() {
  const loss = document.getElementById('loss');
  const listen = () => {
    machine.setLoss(loss.valueAsNumber);
    document.querySelector('#air output').textContent = `${loss.value} %`;
  };
  document.getElementById('air').hidden = false;
  layOut();
  loss.addEventListener('input', listen);
  loss.addEventListener('pointerup', () => chosen?.element.focus({ preventScroll: true }));
  listen(); // browsers put back what stood there before a reload
}

async function begin() {
  const [module] = await Promise.all([
    WebAssembly.compileStreaming(fetch('seaglass.wasm')),
    storage.open(),
  ]);
  machine = await startMachine(module);
  navigator.languages.some((code) => machine.setLanguage(code));
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  machine.setCalm(calm.matches);
  calm.addEventListener('change', () => machine.setCalm(calm.matches));
  loop = new Loop(machine, handhelds, showFailure);
  for (const slot of storage.handhelds(slots)) await add(slot);
  choose(handhelds[0]);
  listenToKeys(
    keys,
    () => chosen,
    (number) => handhelds[number - 1]?.element.focus({ preventScroll: true }),
  );
  listenToGamepads(() => chosen);
  addButton.addEventListener('click', addNext);
  if (machine.hasRadio()) listenToAir();
  window.addEventListener('resize', layOut);
  for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, allowSound, true);
}

function showMuted(muted) {
  muteButton.setAttribute('aria-pressed', String(muted));
  mute(muted);
}

/** Another tab plays; `takeOver` makes this one play instead. */
function offerToTakeOver(takeOver) {
  document.getElementById('take-over').onclick = takeOver;
  elsewhere.showModal();
}

/** What is saved now is what the other tab begins with. */
async function giveUp(save) {
  await begun;
  loop?.stop();
  if (!save) for (const handheld of handhelds) handheld.disown();
  await Promise.all(handhelds.map((handheld) => handheld.rest()));
  offerToTakeOver(() => {
    sessionStorage.setItem(takingOverKey, 'yes');
    location.reload();
  });
}

speakLikeBrowser();
const keysDialog = new KeysDialog(keys);
showMuted(storage.isMuted());
muteButton.addEventListener('click', () => {
  showMuted(!storage.isMuted());
  storage.saveMuted(!storage.isMuted());
});
fullscreenButton.hidden = !document.fullscreenEnabled;
fullscreenButton.addEventListener('click', () => document.documentElement.requestFullscreen().catch(() => {}));
document.addEventListener('fullscreenchange', () => chosen?.element.focus({ preventScroll: true }));
elsewhere.addEventListener('cancel', (event) => event.preventDefault());
// Who goes from one thing to the next by keys has to see where that is.
document.addEventListener('keydown', ({ key }) => document.body.toggleAttribute('data-tabs', key === 'Tab'), true);
document.addEventListener('pointerdown', () => document.body.removeAttribute('data-tabs'), true);
document.getElementById('again').addEventListener('click', () => location.reload());
document.getElementById('forget').addEventListener('click', async () => {
  await storage.forgetFlash();
  location.reload();
});
// Where it cannot be kept, the page opens only with a network.
if ('serviceWorker' in navigator) navigator.serviceWorker.register('service_worker.js').catch(() => {});
const takesOver = sessionStorage.getItem(takingOverKey) !== null;
sessionStorage.removeItem(takingOverKey);
playAlone({
  offer: (takeOver) => (takesOver ? takeOver() : offerToTakeOver(takeOver)),
  play: () => {
    elsewhere.close();
    begun = begin().catch(showFailure);
  },
  giveUp,
});
