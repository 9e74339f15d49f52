// The keyboard of whoever has no fingers on the glass: it plays the handheld that was chosen last.

/** Where letters are typed: what ends it, and what takes one back. */
const typing = { Enter: 'menu', Escape: 'menu', Backspace: 'b' };

/** `chosen()` is the handheld that plays, `choose(number)` picks another by its place, from 1. */
export function listenToKeys(map, chosen, choose) {
  const down = new Map(); // a key's place on the keyboard -> the handheld on which it holds something down

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
    const { key, code } = event;
    const onControl = event.target.closest?.('button, a, summary') && !event.target.closest('.handheld');
    if (onControl && (key === 'Enter' || key === ' ')) return;
    if (key.startsWith('Arrow') && event.target.matches?.('input')) return; // the slider's, as long as it has the focus
    const handheld = chosen();
    if (handheld.takesLetters() && key.length === 1) {
      event.preventDefault();
      handheld.type(key);
      return;
    }
    if (key >= '1' && key <= '6' && key.length === 1) {
      choose(Number(key));
      return;
    }
    const button = (handheld.takesLetters() && typing[key]) || map.buttonOf(event);
    if (!button) return;
    event.preventDefault();
    if (event.repeat || down.has(code)) return;
    down.set(code, handheld);
    handheld.hold(code, button);
  });

  const letGo = (code) => {
    down.get(code)?.letGo(code);
    down.delete(code);
  };
  document.addEventListener('keyup', (event) => letGo(event.code));
  window.addEventListener('blur', () => [...down.keys()].forEach(letGo));
}
