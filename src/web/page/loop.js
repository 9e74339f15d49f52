// Steps every handheld when it is due and sleeps in between: while nothing moves, nothing runs.

const frame_ms = 34; // a wait up to two frames long is waited for frame by frame

export class Loop {
  #frame = 0;
  #timer = 0;
  #hidden_ms = 0; // time stands still for the handhelds while nobody sees the page
  #hiddenSince = null;
  #stopped = false;

  /** `handhelds` is a live list; whatever `onFailure` is called with has stopped everything for good. */
  constructor(machine, handhelds, onFailure) {
    this.machine = machine;
    this.handhelds = handhelds;
    this.onFailure = onFailure;
    document.addEventListener('visibilitychange', () => (document.hidden ? this.#pause() : this.#resume()));
    if (document.hidden) this.#pause();
  }

  /** Something happened that a handheld may want to see: a press, a start. */
  wake() {
    if (this.#stopped || this.#hiddenSince !== null || this.#frame) return;
    clearTimeout(this.#timer);
    this.#frame = requestAnimationFrame(() => this.#pass());
  }

  /** For good. */
  stop() {
    this.#stopped = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }

  #pass() {
    this.#frame = 0;
    const now = Math.floor(performance.now() - this.#hidden_ms);
    try {
      let wait_ms = Infinity;
      for (const handheld of this.handhelds) {
        if (this.machine.step(handheld.slot, now)) handheld.refresh();
      }
      for (const handheld of this.handhelds) wait_ms = Math.min(wait_ms, this.machine.waitMs(handheld.slot));
      if (wait_ms <= frame_ms) this.wake();
      else if (wait_ms < 0x7fffffff) this.#timer = setTimeout(() => this.wake(), wait_ms);
    } catch (failure) {
      this.#stopped = true;
      for (const handheld of this.handhelds) handheld.voice.silence();
      this.onFailure(failure);
    }
  }

  #pause() {
    this.#hiddenSince = performance.now();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
    for (const handheld of this.handhelds) handheld.rest();
  }

  #resume() {
    if (this.#hiddenSince === null) return;
    this.#hidden_ms += performance.now() - this.#hiddenSince;
    this.#hiddenSince = null;
    this.wake();
  }
}
