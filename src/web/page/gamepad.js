// A gamepad plays the handheld that was chosen last. Only while one is there does anybody look at it.

// Where its buttons lie, by the standard mapping: the lower one of the four is A, whatever is printed on it.
const buttonAt = {
  0: 'a', 1: 'b', 2: 'b', 3: 'menu', 8: 'menu', 9: 'menu', 12: 'up', 13: 'down', 14: 'left', 15: 'right',
};
const pushed = 0.5; // of the way that a stick can go

/** The buttons that are held down on it. */
function held({ buttons, axes }) {
  const all = Object.keys(buttonAt).filter((place) => buttons[place]?.pressed).map((place) => buttonAt[place]);
  const [x = 0, y = 0] = axes;
  if (x < -pushed) all.push('left');
  if (x > pushed) all.push('right');
  if (y < -pushed) all.push('up');
  if (y > pushed) all.push('down');
  return new Set(all);
}

/** `chosen()` is the handheld that plays. */
export function listenToGamepads(chosen) {
  const down = new Map(); // gamepad and button -> the handheld on which it is held down
  let looks = false;

  const look = () => {
    const pads = navigator.getGamepads().filter((pad) => pad?.connected);
    const now = new Map();
    for (const pad of pads) for (const button of held(pad)) now.set(`gamepad ${pad.index} ${button}`, button);
    for (const [finger, handheld] of down) {
      if (now.has(finger)) continue;
      handheld.letGo(finger);
      down.delete(finger);
    }
    for (const [finger, button] of now) {
      if (down.has(finger) || document.querySelector('dialog[open]')) continue;
      down.set(finger, chosen());
      chosen().hold(finger, button);
    }
    looks = pads.length > 0;
    if (looks) requestAnimationFrame(look);
  };
  window.addEventListener('gamepadconnected', () => {
    if (!looks) look();
  });
}
