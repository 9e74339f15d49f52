// The keyboard of whoever has no fingers on the glass: it plays the handheld that was chosen last.

const buttonOfKey = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  a: 'a',
  Enter: 'a',
  ' ': 'a',
  b: 'b',
  Backspace: 'b',
  Escape: 'b',
  m: 'menu',
};

/** `chosen()` is the handheld that plays, `choose(number)` picks another by its place, from 1. */
export function listenToKeys(chosen, choose) {
  const down = new Map(); // a key's place on the keyboard -> what it holds down

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const onControl = event.target.closest?.('button, a, summary') && !event.target.closest('.handheld');
    if (onControl && (key === 'Enter' || key === ' ')) return;
    if (key.startsWith('Arrow') && event.target.matches?.('input')) return; // the slider's, as long as it has the focus
    if (key >= '1' && key <= '6' && key.length === 1) {
      choose(Number(key));
      return;
    }
    const button = buttonOfKey[key];
    if (!button) return;
    event.preventDefault();
    if (event.repeat || down.has(event.code)) return;
    const handheld = chosen();
    down.set(event.code, { handheld, button });
    handheld.hold(event.code, button);
  });

  const letGo = (code) => {
    down.get(code)?.handheld.letGo(code);
    down.delete(code);
  };
  document.addEventListener('keyup', (event) => letGo(event.code));
  window.addEventListener('blur', () => [...down.keys()].forEach(letGo));
}
