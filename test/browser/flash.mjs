#!/usr/bin/env node
// The flashing page in a real browser, with the real esptool-js, and a board that is played. Prints as Unity does.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { plugInBoard } from './board.mjs';
import { freePort, openBrowser, root, startPlay } from './play.mjs';
import { runAll } from './suite.mjs';

const patience_ms = 300000; // bounds a hang: what works takes a hundredth of it
const pictures = `${root}build/browser`;
mkdirSync(pictures, { recursive: true });
const esptool = readFileSync(`${root}build/deps/esptool-js/node_modules/esptool-js/bundle.js`);
const esp32 = { chip_magic: 0x00f01d83 };
const esp32_s2 = { chip_magic: 0x000007c6 };

// Not one byte like the next, and some of it empty, as in a real image.
const image = Uint8Array.from({ length: 150000 }, (_, i) => (i < 4096 ? 0xff : (i * i) >> 7));
const sha256 = createHash('sha256').update(image).digest('hex');
const images = [
  { board: 'devkit', version: 'abc1234', file: 'devkit.bin', bytes: image.length, sha256 },
  { board: 'odroid_go', version: 'abc1234', file: 'odroid_go.bin', bytes: image.length, sha256 },
];

const play = await startPlay(await freePort());
const browser = await openBrowser();

async function visit({ bundled = images, serial = esp32 } = {}) {
  const context = await browser.newContext({ viewport: { width: 900, height: 700 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience_ms);
  await page.route('**/firmware/images.json', (route) =>
    bundled ? route.fulfill({ json: bundled }) : route.fulfill({ status: 404 }));
  await page.route('**/firmware/*.bin', (route) => route.fulfill({ body: Buffer.from(image) }));
  await page.route('**/firmware/esptool.js', (route) =>
    route.fulfill({ body: esptool, contentType: 'text/javascript' }));
  if (serial) await page.addInitScript(plugInBoard, serial);
  else await page.addInitScript(() => { delete Navigator.prototype.serial; });
  await page.goto(`${play.address}/flash.html`);
  return page;
}

const problem = (page) => page.locator('#problem').filter({ visible: true }).textContent();

async function test_without_an_image_it_says_so() {
  const page = await visit({ bundled: null });
  assert.match(await page.locator('#none').innerText(), /No firmware is bundled/);
  assert.equal(await page.locator('#write').isVisible(), false);
  await page.screenshot({ path: `${pictures}/flash_none.png` });
  await page.context().close();
}

async function test_without_web_serial_it_says_which_browsers_have_it() {
  const page = await visit({ serial: null });
  assert.match(await problem(page), /cannot reach a serial port/);
  assert.equal(await page.locator('#write').isVisible(), false);
  await page.context().close();
}

async function test_every_bundled_board_is_offered() {
  const page = await visit();
  await page.locator('#write').waitFor({ state: 'visible' });
  assert.deepEqual(await page.locator('label b').allTextContents(), ['ODROID-GO', 'ESP32-DevKitC']);
  await page.screenshot({ path: `${pictures}/flash.png` });
  await page.context().close();
}

async function test_the_whole_image_arrives() {
  const page = await visit();
  await page.locator('label', { hasText: 'DevKitC' }).click();
  await page.locator('#write').click();
  await page.locator('#state', { hasText: 'Done' }).waitFor();
  const board = await page.evaluate(() => window.board);
  assert.deepEqual(board.begun, { bytes: image.length, address: 0 });
  const written = inflateSync(Buffer.concat(board.blocks.map((block) => Buffer.from(block))));
  assert.equal(Buffer.compare(written, Buffer.from(image)), 0);
  assert.equal(board.is_open, false);
  assert.ok(board.resets > 0, 'the board was not restarted');
  await page.screenshot({ path: `${pictures}/flash_done.png` });
  await page.context().close();
}

async function test_another_chip_is_not_written() {
  const page = await visit({ serial: esp32_s2 });
  await page.locator('#write').click();
  assert.match(await problem(page), /ESP32-S2/);
  const board = await page.evaluate(() => window.board);
  assert.equal(board.begun, null);
  assert.equal(board.is_open, false);
  await page.context().close();
}

async function test_a_torn_image_is_not_written() {
  const page = await visit({ bundled: [{ ...images[0], bytes: image.length + 1 }] });
  await page.locator('#write').click();
  assert.match(await problem(page), /not whole/);
  assert.deepEqual(await page.evaluate(() => window.board.opened_at), []);
  await page.context().close();
}

/** As long as the right one, and another. */
async function test_a_damaged_image_is_not_written() {
  const damaged = Uint8Array.from(image);
  damaged[70000] ^= 1;
  const page = await visit();
  await page.route('**/firmware/*.bin', (route) => route.fulfill({ body: Buffer.from(damaged) }));
  await page.locator('#write').click();
  assert.match(await problem(page), /damaged/);
  assert.deepEqual(await page.evaluate(() => window.board.opened_at), []);
  await page.context().close();
}

/** A script that came in with something else is not run. */
async function test_nothing_that_is_written_into_the_page_is_run() {
  const page = await visit();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    return window.ran === true;
  });
  assert.equal(ran, false);
  await page.context().close();
}

const failures = await runAll([
  test_without_an_image_it_says_so,
  test_without_web_serial_it_says_which_browsers_have_it,
  test_every_bundled_board_is_offered,
  test_the_whole_image_arrives,
  test_another_chip_is_not_written,
  test_a_torn_image_is_not_written,
  test_a_damaged_image_is_not_written,
  test_nothing_that_is_written_into_the_page_is_run,
]);
await browser.close();
await play.stop();
process.exit(failures > 0 ? 1 : 0);
