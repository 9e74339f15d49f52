// What outlives the page: each handheld's flash, and which handhelds lie on the sand. Where the browser keeps
// nothing, everything still runs; it is only forgotten.

const handheldsKey = 'seaglass.handhelds';

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
    try {
      const kept = JSON.parse(localStorage.getItem(handheldsKey));
      const valid = [...new Set(kept)].filter((slot) => Number.isInteger(slot) && slot >= 0 && slot < slots);
      return valid.length > 0 ? valid : [0];
    } catch {
      return [0];
    }
  }

  saveHandhelds(slots) {
    try {
      localStorage.setItem(handheldsKey, JSON.stringify(slots));
    } catch {
      // A browser that keeps nothing.
    }
  }
}
