// What outlives the page: each handheld's flash, and which handhelds lie on the sand. Where the browser keeps
// nothing, everything still runs; it is only forgotten.

const handheldsKey = 'seaglass.handhelds';
const mutedKey = 'seaglass.muted';
const keysKey = 'seaglass.keys';

/** Of what the page itself remembers; null where the browser keeps nothing. */
function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing.
  }
}

function finished(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Storage {
  #database = null;

  async open() {
    try {
      const opening = indexedDB.open('seaglass', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('flash');
      this.#database = await finished(opening);
    } catch {
      this.#database = null;
    }
  }

  async flash(slot) {
    if (!this.#database) return undefined;
    return finished(this.#database.transaction('flash').objectStore('flash').get(slot));
  }

  async saveFlash(slot, bytes) {
    if (!this.#database) return;
    await finished(this.#database.transaction('flash', 'readwrite').objectStore('flash').put(bytes, slot));
  }

  async forgetFlash() {
    if (!this.#database) return;
    await finished(this.#database.transaction('flash', 'readwrite').objectStore('flash').clear());
  }

  /** The slots in use when the page was last open. */
  handhelds(slots) {
    const list = kept(handheldsKey);
    const is_slot = (slot) => Number.isInteger(slot) && slot >= 0 && slot < slots;
    const valid = Array.isArray(list) ? [...new Set(list)].filter(is_slot) : [];
    return valid.length > 0 ? valid : [0];
  }
  saveHandhelds(slots) {
    keep(handheldsKey, slots);
  }

  isMuted() {
    return kept(mutedKey) === true;
  }
  saveMuted(muted) {
    keep(mutedKey, muted);
  }

  /** Which key means which button, as key_map.js has it; null: as it comes. */
  keys() {
    return kept(keysKey);
  }
  saveKeys(keys) {
    keep(keysKey, keys);
  }
}
