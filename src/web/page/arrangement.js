// How large the handhelds are and how they lie: as large as the window allows, with every pixel of their
// screens a whole number of the window's own. Wide windows get the wide case, narrow ones the tall.

// In screen pixels, with the sand around them: what handheld.css draws. A single tall one may lose the rim of its
// glass at the window's sides, but nothing of its screen.
const cases = {
  wide: { width: 596, height: 318 },
  tall: { width: 348, height: 524 },
};

const rimless_width = 320;

/** The scale (a whole number of the window's pixels) and the case for `count` handhelds in this space. */
export function arrange(count, width, height, ratio) {
  let best = { scale: 0 };
  for (const [shape, size] of Object.entries(cases)) {
    for (let columns = 1; columns <= count; ++columns) {
      const rows = Math.ceil(count / columns);
      const needed = shape === 'tall' && columns === 1 ? rimless_width : columns * size.width;
      const fit = Math.min(width / needed, height / (rows * size.height));
      const scale = Math.floor(fit * ratio);
      if (scale > best.scale) best = { scale, shape };
    }
  }
  const readable = Math.ceil(ratio * 0.8);
  if (best.scale >= readable) return best;
  // Too many for one look: as wide as the window, and the page scrolls.
  const shape = width < cases.wide.width ? 'tall' : 'wide';
  const widest = Math.floor((width / (shape === 'tall' ? rimless_width : cases.wide.width)) * ratio);
  return { scale: Math.max(1, Math.min(readable, widest)), shape };
}

/** Lays `count` handhelds out on the beach, whose window also shows what is above and below it. */
export function applyArrangement(beach, count) {
  const ratio = window.devicePixelRatio || 1;
  const padding = parseFloat(getComputedStyle(beach).paddingTop);
  const low = window.innerHeight <= 480; // a telephone on its side: what is below may be scrolled to
  const others = low ? [beach.previousElementSibling] : [beach.previousElementSibling, beach.nextElementSibling];
  const taken = others.reduce((sum, element) => sum + element.offsetHeight, padding);
  const { scale, shape } = arrange(count, beach.clientWidth, window.innerHeight - taken, ratio);
  beach.dataset.shape = shape;
  beach.style.setProperty('--pixel', `${scale / ratio}px`);
}
