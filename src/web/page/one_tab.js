// Only one tab plays at a time: two would overwrite each other's flash. The tab that plays holds a lock; another one
// may ask it to give up, which it does once all is saved.

const name = 'seaglass';
const reload_ms = 300; // in which a page that is loaded anew has let go
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
  /** Who steals the lock from this tab has the flash, too. */
  const request = (options, otherwise) =>
    navigator.locks.request(name, options, hold).catch(() => (release ? stop(false) : otherwise?.()));
  const within = (patience) => ({ signal: AbortSignal.timeout(patience) });

  const takeOver = () => {
    channel.postMessage('give up');
    request(within(patience_ms), () => request({ steal: true }));
  };
  channel.addEventListener('message', () => stop(true));
  request(within(reload_ms), () => offer(takeOver));
}
