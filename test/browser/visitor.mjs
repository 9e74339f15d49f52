// Somebody who opens the page in a real browser, and what they see there.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { freePort, openBrowser, root, startPlay } from './play.mjs';

export const patience_ms = 300000; // bounds a hang: what works takes a hundredth of it
export const pictures = `${root}build/browser`;
mkdirSync(pictures, { recursive: true });

// Little motion, for the tests' sake: what moves by itself takes seconds to come to rest.
export const still = { reducedMotion: 'reduce' };
export const desktop = { ...still, viewport: { width: 1280, height: 800 } };
export const phone = { ...still, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

const port = await freePort();
let play = await startPlay(port);
const browser = await openBrowser();

/** A page of its own, with nothing stored, whose complaints are kept; `before` runs in it ahead of everything. */
export async function visit(options, before) {
  const context = await browser.newContext(options);
  const page = await open(context, before);
  await firstFrame(page);
  return page;
}

/** A tab, which another one may keep from playing. */
export async function open(context, before) {
  const page = await context.newPage();
  page.complaints = [];
  page.on('pageerror', (error) => page.complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') page.complaints.push(message.text());
  });
  page.setDefaultTimeout(patience_ms);
  if (before) await page.addInitScript(before);
  await page.goto(play.address);
  return page;
}

export function firstFrame(page) {
  return page.waitForFunction(() => {
    const canvas = document.querySelector('canvas');
    const pixels = canvas?.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value, i) => i % 4 !== 3 && value > 40);
  });
}

export function shown(page, number = 1) {
  return page.locator('canvas').nth(number - 1).evaluate((canvas) => canvas.toDataURL());
}

/** What the screen shows once nothing on it moves any more. */
export async function settled(page, number = 1) {
  const still_ms = 800;
  const end = Date.now() + patience_ms;
  let last = await shown(page, number);
  let since = Date.now();
  while (Date.now() - since < still_ms) {
    assert.ok(Date.now() < end, 'the screen never comes to rest');
    await page.waitForTimeout(100);
    const now = await shown(page, number);
    if (now !== last) since = Date.now();
    last = now;
  }
  return last;
}

/** What somebody hears who listens to the screen: each line or paragraph. */
export function heard(page, number = 1) {
  return page.locator('.said').nth(number - 1).locator('p').allTextContents();
}

/** In a list: the line that begins with these words, and then A. */
export async function choose(page, number, words) {
  const press = async (key) => {
    await page.keyboard.press(key, { delay: 60 });
    await page.waitForTimeout(350); // until it is said
  };
  for (let lines = 0; !(await heard(page, number)).at(-1)?.startsWith(words); ++lines) {
    assert.ok(lines < 20, `nothing begins with '${words}': ${await heard(page, number)}`);
    await press('ArrowDown');
  }
  await press('a');
}

/** Whoever serves the page stops for as long as `during` takes. */
export async function withoutNetwork(during) {
  await play.stop();
  try {
    await during();
  } finally {
    play = await startPlay(port);
  }
}

export async function leave() {
  await browser.close();
  await play.stop();
}
