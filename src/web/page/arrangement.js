// How large the handhelds are and how they lie: as large as the window allows, with every pixel of their
// screens a whole number of the window's own, or half of one more. Wide windows get the wide case, with its buttons
// beside the screen, narrow ones the tall; a long one has larger buttons still.

// In screen pixels, with the sand around them: what handheld.css draws. A single one that stands may lose the rim of
// its glass at the window's sides, but nothing of its screen.
const cases = {
  wide: { width: 588, height: 284 },
  tall: { width: 348, height: 516 },
  long: { width: 348, height: 596 },
};

const rimless_width = 320;
const enough = 2; // of the window's pixels for one of theirs: then what stands below has its place, too

const halves = (scale) => Math.floor(scale * 2) / 2;

/** The scale (in pixels of the window's device, whole or half) and the case for `count` handhelds in this space. */
export function arrange(count, width, height, ratio) {
  let best = { scale: 0 };
  for (const [shape, size] of Object.entries(cases)) {
    for (let columns = 1; columns <= count; ++columns) {
      const rows = Math.ceil(count / columns);
      const needed = shape !== 'wide' && columns === 1 ? rimless_width : columns * size.width;
      const fit = Math.min(width / needed, height / (rows * size.height));
      const scale = halves(fit * ratio);
      if (scale > best.scale || (scale === best.scale && shape === 'long')) best = { scale, shape };
    }
  }
  const readable = Math.ceil(ratio * 0.8 * 2) / 2;
  if (best.scale >= readable) return best;
  // Too many for one look: as wide as the window, and the page scrolls.
  const shape = width < cases.wide.width ? 'tall' : 'wide';
  const widest = halves((width / (shape === 'tall' ? rimless_width : cases.wide.width)) * ratio);
  return { scale: Math.max(1, Math.min(readable, widest)), shape };
}

/** Lays `count` handhelds out on the beach, whose window also shows what is above it and, with room enough, below. */
export function applyArrangement(beach, count) {
  const ratio = window.devicePixelRatio || 1;
  const [above, below] = [beach.previousElementSibling.offsetHeight, beach.nextElementSibling.offsetHeight];
  const height = window.innerHeight - above - parseFloat(getComputedStyle(beach).paddingTop);
  let best = arrange(count, beach.clientWidth, height - below, ratio);
  if (best.scale < enough * ratio) best = arrange(count, beach.clientWidth, height, ratio);
  beach.dataset.shape = best.shape;
  beach.style.setProperty('--pixel', `${best.scale / ratio}px`);
}
