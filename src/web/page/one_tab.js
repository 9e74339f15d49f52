// Only one tab plays at a time: two would overwrite each other's flash. The tab that plays holds a lock; another one
// may ask it to give up, which it does once all is saved.

const name = 'seaglass';
const patience_ms = 3000; // with a tab that the browser has put to sleep

/**
 * `offer(takeOver)` is called if another tab plays; `takeOver()` makes it give up. `play()` is called once this tab
 * may, and `giveUp(save)` when another takes over: what it returns is waited for. Where browsers have no locks,
 * everybody plays.
 */
export function playAlone({ offer, play, giveUp }) {
  if (!navigator.locks) return play();
  const channel = new BroadcastChannel(name);
  let release = null;

  const hold = () =>
    new Promise((released) => {
      release = released;
      play();
    });
  const stop = async (save) => {
    if (!release) return;
    const released = release;
    release = null;
    await giveUp(save);
    released();
  };
  channel.addEventListener('message', () => stop(true));
  const request = (options) => navigator.locks.request(name, options, hold);
  /** Who has stolen the lock has the flash, too. */
  const stolen = () => stop(false);

  const takeOver = () => {
    channel.postMessage('give up');
    request({ signal: AbortSignal.timeout(patience_ms) }).catch(() =>
      release ? stolen() : request({ steal: true }).catch(stolen),
    );
  };
  const others = (lock) => (lock ? hold() : offer(takeOver));
  navigator.locks.request(name, { ifAvailable: true }, others).catch(stolen);
}
